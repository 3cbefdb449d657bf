import Documents

/// F1-U in the scenario language.
extension ScenarioShape {
  static let userPlane = Shape.mapping([
    .init("cu", node, required: true, "The CU, or its CU-UP"),
    .init("du", node, required: true, "The DU"),
    .init("vlan", userPlaneVLAN, "The tag of all frames; none unless given"),
    .init("bearers", .list(bearer), required: true, "Data radio bearers"),
    .init(
      "echo_interval", .integer(1...longest),
      "Milliseconds between echo requests of the CU; none unless given"),
    .init(
      "error_indications", .oneOrMore(.integer(0...longest)),
      "Milliseconds at which the DU sends an error indication for a tunnel that it does not have; after the last one it tells the extension headers that it supports"
    ),
  ])

  private static let node = Shape.mapping([
    .init("name", .text, required: true, "What reports call it"),
    .init("mac", .text, required: true, "MAC address, quoted"),
    .init("ip", .text, required: true, "IPv4 or IPv6 address, quoted"),
  ])

  private static let userPlaneVLAN = Shape.mapping([
    .init("id", .integer(1...4094), required: true, "VLAN ID"),
    .init("priority", .integer(0...7), "PCP, 7 unless given"),
  ])

  private static let load = Shape.mapping([
    .init("rate", .integer(0...100_000), required: true, "Packets in a second, evenly spaced; 0: none"),
    .init("octets", .integer(4...9_000), "Of a PDCP PDU, 100 unless given"),
  ])

  private static let bearer = Shape.mapping([
    .init("name", .text, required: true, "By which faults name it"),
    .init("dl_teid", .integer(1...0xFFFF_FFFF), required: true, "Endpoint of the DU"),
    .init("ul_teid", .integer(1...0xFFFF_FFFF), required: true, "Endpoint of the CU"),
    .init(
      "between", .range(.integer(0...longest)), "Milliseconds in which it carries data; all unless given"),
    .init("dl", load, "Downlink: DL USER DATA; none unless given"),
    .init("ul", load, "Uplink: G-PDUs without a container; none unless given"),
    .init("pdcp_sn_bits", .choice(["12", "18"]), "Bits of PDCP sequence numbers, 18 unless given"),
    .init("first_pdcp_sn", .integer(0...0x3_FFFF), "The first PDCP sequence number, 0 unless given"),
    .init("first_nru_sn", .integer(0...0xFF_FFFF), "The first NR-U sequence number, 0 unless given"),
    .init(
      "status_interval", .integer(1...longest),
      "Milliseconds between delivery status; none but those that polls ask for unless given"),
    .init("waiting", .integer(0...1_000), "PDCP PDUs that wait in the DU for the radio, 2 unless given"),
    .init(
      "unacknowledged", .integer(0...1_000),
      "PDCP PDUs after them that wait for the acknowledgement of the UE, 20 unless given"),
    .init(
      "cause", .integer(0...255), "What delivery status give as their cause; 0 with a loss unless given"),
    .init("poll_every", .integer(1...1_000_000), "Each so-many-th downlink message polls; none unless given"),
    .init(
      "lose_every", .integer(1...1_000_000),
      "Each so-many-th downlink message is lost downstream of the capture, reported and sent again; none unless given"
    ),
    .init(
      "discard_every", .integer(1...1_000_000),
      "Each so-many-th downlink message discards PDCP PDUs, by flush and by blocks; none unless given"),
    .init(
      "assistance_interval", .integer(1...longest),
      "Milliseconds between assistance information; none unless given"),
    .init("final_frame", .flag, "Whether a status with the final frame indication follows the data"),
    .init("end_marker", .flag, "Whether an end marker follows the data"),
  ])
}
