import Documents
import Fronthaul

/// Cells, and what stands at the top for all of them.
extension ScenarioShape {
  /// What stands at the top for all cells, or in a cell for it alone.
  static let shared: [Shape.Key] = [
    .init("compression", compression, required: true, "How the U-plane is compressed"),
    .init("iq", samples, "What the samples are"),
    .init("mtu", .integer(64...9600), required: true, "Bytes of an Ethernet payload"),
    .init(
      "fragmentation", .choice(Scenario.Packing.Fragmentation.allCases.map(\.rawValue)),
      "How a symbol that does not fit the MTU is split: into messages (`application`, unless given), or by the radio transport layer (`radio`)"
    ),
    .init(
      "sections_per_message",
      .mapping([
        .init("c", .integer(1...64), "In a C-plane message, 1 unless given"),
        .init("u", .integer(1...64), "In a U-plane message, 1 unless given"),
      ]), "At most so many sections"),
    .init("concatenation", .integer(1...16), "At most so many eCPRI messages in a frame, 1 unless given"),
    .init(
      "sequence", .choice(["per-direction", "shared"]),
      "Whether the C-plane of an eAxC counts each direction for itself (unless given) or both together"),
    .init("vlan", vlan, "The tag of all frames; none unless given"),
    .init("du", endpoint, required: true, "The DU"),
    .init("ru", endpoint, required: true, "The RU"),
    .init("timing", timing, required: true, "When messages pass the DU, microseconds"),
    .init("prach", prach, "Random access occasions; none unless given"),
    .init("beams", beams, "Beams of the traffic; beamId 0 unless given"),
    .init("extensions", .list(sectionExtension), "Section extensions of the traffic's C-plane"),
    .init(
      "idle", .oneOrMore(.choice(Scenario.IdlePeriod.allCases.map(\.rawValue))),
      "Unused symbols that section type 0 announces: of special slots between both directions (`guard`), of slots without traffic (`dl`, `ul`)"
    ),
    .init("traffic", traffic, required: true, "How busy the cell is"),
  ]

  static let cell = Shape.mapping(ofCell + shared.map(\.optional))

  /// What stands in a cell alone.
  static let ofCell: [Shape.Key] = [
    .init("name", .text, "By which faults name it"),
    .init("scs", .choice(["15", "30", "60", "120"]), required: true, "Subcarrier spacing, kHz"),
    .init("bandwidth", .integer(1...400), "MHz; instead of `prbs`"),
    .init("prbs", .integer(1...275), "PRBs of the carrier; instead of `bandwidth`"),
    .init(
      "tdd", .text, required: true, "One letter a slot: D, U or S (special), again and again; or FDD"),
    .init(
      "special",
      .mapping([
        .init("dl", .integer(0...14), required: true, "Downlink symbols at the beginning"),
        .init("ul", .integer(0...14), required: true, "Uplink symbols at the end"),
      ]), "Symbols of a special slot, 6 and 4 unless given"),
    .init(
      "eaxc",
      .mapping([
        .init("dl", antennas, required: true, "eAxC IDs of the downlink, one for each antenna"),
        .init("ul", antennas, required: true, "eAxC IDs of the uplink"),
        .init("prach", antennas, "eAxC IDs of PRACH"),
      ]), required: true, "Antennas"),
  ]

  static let eAxC = Shape.oneOrMore(.integer(0...0xFFFF))

  private static let antennas = Shape.either(
    eAxC,
    .mapping([
      .init("first", .integer(0...0xFFFF), required: true, "The first eAxC ID"),
      .init("count", .integer(1...64), required: true, "Consecutive eAxC IDs"),
    ]))

  /// The compression of a kind of traffic.
  static let flow = Shape.mapping([
    .init("method", .choice(CompressionMethod.known.map(\.scenarioName)), required: true, "udCompMeth"),
    .init("width", .integer(1...16), required: true, "Bits of I and of Q"),
    .init("header", .choice(["static", "dynamic"]), required: true, "Whether sections have udCompHdr"),
    .init(
      "masks", .oneOrMore(.integer(1...0xFFF)),
      "Selective methods: the REs that are sent, bit 0 = lowest; of one PRB after the other (`…-selective`), or sReSMask1 and 2 (`…-section-masks`); all unless given"
    ),
    .init("length", .flag, "Selective methods: whether sections have udCompLen"),
  ])

  private static let compression = Shape.mapping([
    .init("dl", flow, required: true, "Downlink"),
    .init("ul", flow, required: true, "Uplink"),
    .init("prach", flow, "PRACH; as the uplink unless given"),
  ])

  private static let source = Shape.mapping([
    .init(
      "source", .choice(Scenario.SignalSource.Kind.allCases.map(\.rawValue)), required: true,
      "What is sent or received"),
    .init(
      "level", .integer(-90...0),
      "dBFS: mean power of I² + Q² against a sample of magnitude 2^15; -15 (dl) or -20 unless given"),
    .init("snr", .integer(-20...60), "dB from QPSK to the noise under it; no noise unless given"),
  ])

  private static let samples = Shape.mapping([
    .init("dl", source, "Downlink; QPSK unless given"),
    .init("ul", source, "Uplink; QPSK, 15 dB over the noise, unless given"),
    .init("prach", source, "PRACH; noise unless given"),
  ])

  private static let endpoint = Shape.mapping([
    .init("name", .text, required: true, "What reports call it"),
    .init("mac", .text, required: true, "MAC address, quoted"),
    .init("ip", .text, "IPv4 or IPv6 address, quoted: eCPRI over UDP"),
    .init("port", .integer(1...65_535), "UDP port, with `ip`"),
  ])

  private static func moment(_ key: String, _ summary: String) -> Shape {
    .mapping([
      .init(key, .integer(0...10_000), required: true, summary),
      .init("jitter", .integer(0...2_000), "At most so far from that, either way"),
    ])
  }

  private static let timing = Shape.mapping([
    .init("t1a_cp_dl", moment("advance", "Before the first symbol"), required: true, "C-plane DL"),
    .init("t1a_cp_ul", moment("advance", "Before the first symbol"), required: true, "C-plane UL"),
    .init("t1a_up", moment("advance", "Before the symbol"), required: true, "U-plane DL"),
    .init("ta4", moment("delay", "Behind the start of the symbol"), required: true, "U-plane UL"),
  ])

  private static let traffic = Shape.mapping([
    .init("dl", .integer(0...100), required: true, "Percent of the downlink slots that carry data"),
    .init("ul", .integer(0...100), required: true, "Percent of the uplink slots that carry data"),
    .init("users", .integer(1...64), "Allocations of a slot, if there is room; 1 unless given"),
    .init("smallest_allocation", .integer(1...275), "The fewest PRBs of an allocation, 1 unless given"),
    .init("largest_allocation", .integer(1...275), "The most PRBs of an allocation"),
    .init(
      "control",
      .mapping([
        .init("symbols", .integer(0...3), required: true, "Symbols; 0: there is none"),
        .init("prbs", .integer(1...275), required: true, "PRBs, from the lowest one on"),
      ]), "The first symbols of downlink slots, 2 symbols of 24 PRBs unless given"),
  ])

  private static let prach = Shape.mapping([
    .init(
      "format", .choice(PreambleFormat.all.map(\.name)), "Preamble format (TS 38.211, 6.3.3), B4 unless given"
    ),
    .init(
      "slots", .oneOrMore(.integer(0...159)), required: true,
      "Slots of a frame; subframes for the long formats 0 to 3"),
    .init("period", .integer(1...256), "Every so many frames, each unless given"),
    .init("start_symbol", .integer(0...13), "First symbol of a short preamble, 0 unless given"),
    .init("symbols", .integer(1...14), "Repetitions, a message each; as the format says unless given"),
    .init("start_prb", .integer(0...274), required: true, "First PRB of the carrier"),
    .init("filter_index", .integer(0...15), "As the format says unless given"),
    .init("time_offset", .integer(0...65_535), "timeOffset, Ts; the cyclic prefix unless given"),
    .init(
      "frequency_offset", .integer(-0x80_0000...0x7F_FFFF), "freqOffset; as `start_prb` says unless given"),
  ])

  private static let beam = Shape.mapping([
    .init("ids", .oneOrMore(.integer(0...0x7FFF)), required: true, "beamId, one or several"),
    .init(
      "by", .choice(Scenario.Beams.Order.allCases.map(\.rawValue)),
      "What takes the next one: each antenna (unless given), each slot, or each section one by chance"),
  ])

  private static let beams = Shape.mapping([
    .init("dl", beam, "Downlink"), .init("ul", beam, "Uplink"),
  ])

  private static let sectionExtension = Shape.mapping([
    .init("direction", .choice(["DL", "UL"]), "Of the sections, DL unless given"),
    .init(
      "channel", .choice(ExtensionRequest.Channel.allCases.map(\.rawValue)),
      "Which sections have it, those of data unless given"),
    .init("every", .integer(1...1_000), "In each so many-th slot, each unless given"),
    .init("type", .integer(1...127), required: true, "extType"),
    .init(
      "fields", .dictionary(.any),
      "Fields by name as `tekigo fields` lists them; what is not given is 0, repeated parts are lists"),
  ])
}
