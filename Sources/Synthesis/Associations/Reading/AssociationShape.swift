import Documents

/// Entries of `associations`.
extension ScenarioShape {
  static let association = Shape.mapping([
    .init("name", .text, "By which faults name it; its protocol unless given"),
    .init("protocol", .choice(["f1ap", "e1ap"]), required: true, "What its ends speak"),
    .init("du", associationEnd, "F1: the gNB-DU"),
    .init("cu", associationEnd, "F1: the gNB-CU"),
    .init("cp", associationEnd, "E1: the gNB-CU-CP"),
    .init("up", associationEnd, "E1: the gNB-CU-UP"),
    .init(
      "initiator", .choice(["CU", "DU", "CP", "UP"]),
      "Which end opens it, DU or UP unless given; all times are as seen there"),
    .init("start", .integer(0...longest), "Milliseconds until its first packet, 0 unless given"),
    .init("vlan", vlan, "The tag of its frames; none unless given"),
    .init("mtu", .integer(576...9600), "Bytes of an Ethernet payload, 1500 unless given"),
    .init(
      "transit", .integer(0...1_000_000),
      "Microseconds from one end to the other, 100 unless given"),
    .init(
      "answer",
      .mapping([
        .init("delay", .integer(0...10_000_000), required: true, "From a message to what is said to it"),
        .init("jitter", .integer(0...10_000_000), "At most so far from that, either way"),
      ]), "Microseconds, 1000 with a jitter of 300 unless given"),
    .init("sctp", transport, "How it uses SCTP"),
    .init(
      "setup", interfaceSetup, "What the two ends are, and the set-up of the interface; none unless given"),
    .init("ues", .list(ues), "Groups of UEs and what happens to them"),
    .init("same_ues_as", .text, "An association above: its groups of UEs are here as well"),
    .init("exchanges", .list(exchange), "Messages spelt out, IE by IE"),
  ])

  static let vlan = Shape.mapping([
    .init("id", .integer(1...4094), required: true, "VLAN ID"),
    .init("priority", .integer(0...7), "PCP, 7 unless given"),
  ])

  private static let associationEnd = Shape.mapping([
    .init("name", .text, required: true, "What reports call it"),
    .init("mac", .text, required: true, "MAC address, quoted"),
    .init("ip", .text, required: true, "IPv4 or IPv6 address, quoted"),
    .init("second_ip", .text, "Another address that it has"),
    .init("port", .integer(1...65_535), "SCTP port, the registered one unless given"),
  ])

  private static let transport = Shape.mapping([
    .init("streams", .integer(1...65_535), "Of each direction, 2 unless given; the first is for no UE"),
    .init("handshake", .flag, "Whether the capture shows how it is opened; true unless given"),
    .init(
      "sacks", .choice(AssociationTransport.Acknowledgement.allCases.map(\.rawValue)),
      "When data is acknowledged: each second packet or after 200 ms (`delayed`, unless given), each packet, never"
    ),
    .init("heartbeats", .integer(10...600_000), "Milliseconds between those of an end; none unless given"),
    .init("i_data", .flag, "Whether messages go in I-DATA chunks"),
    .init("udp_port", .integer(1...65_535), "SCTP over UDP with this port at both ends"),
    .init(
      "bundling", .integer(0...100_000),
      "Microseconds that a message waits for others of its packet, 0 unless given"),
    .init(
      "retransmissions", .integer(0...1000),
      "Of a thousand packets with data, those that are sent again because the SACK is lost"),
    .init("failover", .integer(1...longest), "Milliseconds until it changes to the second addresses"),
    .init("end", .integer(1...longest), "Milliseconds until it is ended; it lives on unless given"),
    .init(
      "ends_by", .choice(AssociationTransport.Ending.allCases.map(\.rawValue)), "How; shutdown unless given"),
    .init(
      "ended_by", .choice(["CU", "DU", "CP", "UP"]), "Which end ends it; the one that opened it unless given"),
  ])

  private static let servedCell = Shape.mapping([
    .init("name", .text, "By which UEs name it"),
    .init("plmn", .text, "MCC and MNC, five or six quoted digits; as the interface's unless given"),
    .init("nci", .integer(0...0xF_FFFF_FFFF), "NR Cell Identity, 36 bits; counted from 1 unless given"),
    .init("pci", .integer(0...1007), "Physical cell id; counted from 1 unless given"),
    .init("tac", .integer(0...0xFF_FFFF), "Tracking area code, 1 unless given"),
    .init("arfcn", .integer(0...3_279_165), "NR-ARFCN, 640000 unless given"),
    .init("band", .integer(1...1024), "NR band, 78 unless given"),
    .init("scs", .choice(["15", "30", "60", "120"]), "Subcarrier spacing, kHz; 30 unless given"),
    .init("prbs", .integer(11...275), "Transmission bandwidth, 51 unless given"),
  ])

  private static let interfaceSetup = Shape.mapping([
    .init("captured", .flag, "Whether the messages of the set-up are in the capture; true unless given"),
    .init(
      "by", .choice(["CP", "UP"]), "E1: who asks for it; the one that opens the association unless given"),
    .init("answer", .choice(InterfaceSetupReader.answers), "What the other end says; accept unless given"),
    .init(
      "time_to_wait", .choice(InterfaceSetupReader.waits.map(\.name)),
      "Of a refusal; the request comes again after it"),
    .init("id", .integer(0...0xF_FFFF_FFFF), "gNB-DU ID or gNB-CU-UP ID, 1 unless given"),
    .init("plmn", .text, "MCC and MNC, five or six quoted digits; \"00101\" unless given"),
    .init("cells", .list(servedCell), "Cells of the gNB-DU; one unless given"),
    .init("activate", .choice(["all", "none"]), "Which cells the answer activates, all unless given"),
    .init("request", .dictionary(.any), "IEs of the request, beside or instead of the usual ones"),
    .init("response", .dictionary(.any), "IEs of the response likewise"),
  ])

  private static let group: [Shape.Key] = [
    .init("name", .text, "By which faults name it"),
    .init("first", .integer(0...longest), "Milliseconds from the start of the association, 10 unless given"),
    .init("every", .integer(0...longest), "Milliseconds from one to the next, 10 unless given"),
    .init("every_us", .integer(1...longest), "Microseconds; instead of `every`"),
    .init("count", .integer(1...100_000_000), "How many, 1 unless given"),
  ]

  private static let ues = Shape.mapping(
    group + [
      .init("life", .choice(DialogueLibrary.lives), "What happens to each; instead of `steps`"),
      .init("cell", .text, "The cell of `setup` that they are in, the first one unless given"),
      .init("bearers", .integer(0...8), "DRBs of each, 1 unless given"),
      .init("transfers", .integer(0...1_000_000), "RRC messages each way, 2 unless given"),
      .init("interval", .integer(0...1_000_000), "Milliseconds before each of these, 5 unless given"),
      .init("modifications", .integer(0...1000), "Changes of the context, 0 unless given"),
      .init("inactivity", .flag, "Whether inactivity is told"),
      .init("hold", .integer(0...longest), "Milliseconds before the release, 20 unless given"),
      .init("steps", .list(stepOrBlock), "Messages, one after the other"),
    ])

  private static let exchange = Shape.mapping(
    group + [
      .init("at", .integer(0...longest), "As `first`"),
      .init("ue", .text, "The name of `ues` or `exchanges` above: the messages are of their last UE"),
      .init("steps", .list(stepOrBlock), "Messages, one after the other; or a single one in their place:"),
    ] + message(reply: message(reply: nil)).filter { $0.name != "name" && $0.name != "after" })

  /// A step is a message, the name of a part that is one (`$access`), or a block of such steps.
  private static let stepOrBlock = Shape.either(
    .text,
    .mapping(
      step + [
        .init(
          "steps", .list(.either(.text, .mapping(step))),
          "Instead of a message: steps that are repeated together")
      ]))

  private static let step =
    message(reply: message(reply: nil)) + [
      .init("times", .either(.integer(0...1_000_000), .text), "How often, once unless given")
    ]

  private static func message(reply: [Shape.Key]?) -> [Shape.Key] {
    [
      .init("message", .text, "Its type as the specification spells it: `F1SetupRequest`"),
      .init("name", .text, "By which faults name it"),
      .init(
        "from", .choice(["CU", "DU", "CP", "UP"]), "Who sends it; as the specification says unless given"),
      .init(
        "after", .either(.integer(0...longest), .text),
        "Milliseconds after the message before it; as `answer` says unless given"),
      .init("stream", .integer(0...65_534), "Stream identifier; as its kind says unless given"),
      .init("ies", .dictionary(.any), "IEs by name; a value of `~` leaves out what would be there"),
      .init("renews", .oneOrMore(.text), "Ends that give the UE another id with it"),
      .init(
        "spare", .flag, "Whether it is sent only if the fault `spare-message` hits it: what a proof needs"),
      .init(
        "ends", .choice(SignalTemplate.Ending.allCases.map(\.rawValue)),
        "What is over after it: the UE of the script, or all of the association"),
    ] + (reply.map { [.init("reply", .mapping($0), "The message that answers it")] } ?? [])
  }
}
