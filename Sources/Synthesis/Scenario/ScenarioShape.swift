public import Documents

/// The scenario language: what may stand in a scenario file.
public enum ScenarioShape {
  /// The table that checking, the JSON Schema and the reference read.
  public static let root = Shape.mapping([
    .init("title", .text, required: true, "What the capture shows"),
    .init("seed", .integer(0...Int64.max), required: true, "Where all chance comes from"),
    .init("start", .text, required: true, "UTC, `YYYY-MM-DDThh:mm:ssZ`"),
    .init("duration", .integer(1...60_000), required: true, "Milliseconds of radio time"),
    .init("cell", cell, required: true, "The carrier and its antennas"),
    .init("compression", compression, required: true, "How the U-plane is compressed"),
    .init("mtu", .integer(128...9600), required: true, "Bytes of an Ethernet payload"),
    .init(
      "vlan",
      .mapping([
        .init("id", .integer(1...4094), required: true, "VLAN ID"),
        .init("priority", .integer(0...7), "PCP, 7 unless given"),
      ]), "The tag of all frames; none unless given"),
    .init("du", endpoint, required: true, "The DU"),
    .init("ru", endpoint, required: true, "The RU"),
    .init("timing", timing, required: true, "When messages pass the place of the capture, microseconds"),
    .init("prach", prach, "Random access occasions, short format B4; none unless given"),
    .init(
      "traffic",
      .mapping([
        .init("dl", .integer(0...100), required: true, "Percent of the downlink slots that carry data"),
        .init("ul", .integer(0...100), required: true, "Percent of the uplink slots that carry data"),
        .init("smallest_allocation", .integer(1...275), "The fewest PRBs of an allocation, 1 unless given"),
        .init("largest_allocation", .integer(1...275), "The most PRBs of an allocation"),
      ]), required: true, "How busy the cell is"),
    .init("faults", .list(fault), "Faults by name, and where"),
  ])

  private static let eAxC = Shape.oneOrMore(.integer(0...0xFFFF))

  private static let cell = Shape.mapping([
    .init("scs", .choice(["15", "30", "60", "120"]), required: true, "Subcarrier spacing, kHz"),
    .init("bandwidth", .integer(1...400), "MHz; instead of `prbs`"),
    .init("prbs", .integer(1...275), "PRBs of the carrier; instead of `bandwidth`"),
    .init("tdd", .text, required: true, "One letter a slot: D, U, S (special), or F for FDD"),
    .init(
      "special",
      .mapping([
        .init("dl", .integer(0...14), required: true, "Downlink symbols at the beginning"),
        .init("ul", .integer(0...14), required: true, "Uplink symbols at the end"),
      ]), "Symbols of a special slot, 6 and 4 unless given"),
    .init(
      "eaxc",
      .mapping([
        .init("dl", eAxC, required: true, "eAxC IDs of the downlink, one for each antenna"),
        .init("ul", eAxC, required: true, "eAxC IDs of the uplink"),
        .init("prach", eAxC, "eAxC IDs of PRACH"),
      ]), required: true, "Antennas"),
  ])

  private static let flow = Shape.mapping([
    .init("method", .choice(["none", "bfp"]), required: true, "udCompMeth"),
    .init("width", .integer(1...16), required: true, "Bits of I and of Q"),
    .init("header", .choice(["static", "dynamic"]), required: true, "Whether sections have udCompHdr"),
  ])

  private static let compression = Shape.mapping([
    .init("dl", flow, required: true, "Downlink"),
    .init("ul", flow, required: true, "Uplink"),
    .init("prach", flow, "PRACH; as the uplink unless given"),
  ])

  private static let endpoint = Shape.mapping([
    .init("name", .text, required: true, "What reports call it"),
    .init("mac", .text, required: true, "MAC address, quoted"),
  ])

  private static func moment(_ key: String, _ summary: String, largest: Int64) -> Shape {
    .mapping([
      .init(key, .integer(0...largest), required: true, summary),
      .init("jitter", .integer(0...2_000), "At most so far from that, either way"),
    ])
  }

  private static let timing = Shape.mapping([
    .init(
      "t1a_cp_dl", moment("advance", "Before the first symbol", largest: 10_000), required: true, "C-plane DL"
    ),
    .init(
      "t1a_cp_ul", moment("advance", "Before the first symbol", largest: 10_000), required: true, "C-plane UL"
    ),
    .init("t1a_up", moment("advance", "Before the symbol", largest: 10_000), required: true, "U-plane DL"),
    .init(
      "ta4", moment("delay", "Behind the start of the symbol", largest: 10_000), required: true, "U-plane UL"),
  ])

  private static let prach = Shape.mapping([
    .init("slots", .oneOrMore(.integer(0...159)), required: true, "Slots of a frame"),
    .init("period", .integer(1...256), "Every so many frames, each unless given"),
    .init("start_symbol", .integer(0...13), required: true, "First symbol"),
    .init("symbols", .integer(1...14), required: true, "Repetitions, one symbol each"),
    .init("start_prb", .integer(0...274), required: true, "First PRB of the carrier"),
    .init("filter_index", .integer(0...15), "3 unless given"),
  ])

  static let fault = Shape.mapping([
    .init("fault", .choice(Fault.all.map(\.name)), required: true, "Its name"),
    .init("plane", .choice(["C", "U"]), "Only in this plane"),
    .init("direction", .choice(["DL", "UL"]), "Only in this direction"),
    .init("eaxc", .integer(0...0xFFFF), "Only on this eAxC"),
    .init("section_type", .integer(0...255), "Only in C-plane messages of this type"),
    .init(
      "at",
      .mapping([
        .init("frame", .integer(0...Int64(Int32.max)), "Radio frame, 0 = the first one of the capture"),
        .init("subframe", .integer(0...9), "Subframe"),
        .init("slot", .integer(0...15), "Slot of the subframe"),
        .init("symbol", .integer(0...13), "First symbol of the message"),
      ]), "Only at this radio time"),
    .init("every", .integer(1...1_000_000), "Of the messages that match, each so many-th"),
    .init("count", .integer(1...1_000_000), "At most so many, 1 unless given"),
  ])
}
