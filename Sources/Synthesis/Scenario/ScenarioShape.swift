public import Documents

/// The scenario language: what may stand in a scenario file.
public enum ScenarioShape {
  /// The table that checking, the JSON Schema and the reference read.
  public static let root = Shape.mapping(
    [
      .init("title", .text, required: true, "What the capture shows"),
      .init("seed", .integer(0...Int64.max), required: true, "Where all chance comes from"),
      .init("start", .text, required: true, "UTC, `YYYY-MM-DDThh:mm:ssZ`"),
      .init("duration", .integer(1...60_000), required: true, "Milliseconds of radio time"),
      .init("cell", cell, "The carrier and its antennas; instead of `cells`"),
      .init("cells", .list(cell), "Several carriers, each with what differs from the top"),
      .init("messages", .list(message), "Messages beside the traffic, field by field"),
      .init("faults", faults, "Faults by name, and where"),
    ] + shared.map(\.optional))

  /// What stands at the top for all cells, or in a cell for it alone.
  static let shared: [Shape.Key] = [
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
  ]

  private static let eAxC = Shape.oneOrMore(.integer(0...0xFFFF))

  private static let cell = Shape.mapping(
    [
      .init("name", .text, "By which faults name it"),
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
    ] + shared.map(\.optional))

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

  /// A list of faults.
  public static let faults = Shape.list(fault)

  private static let fault = Shape.mapping([
    .init("fault", .choice(Fault.all.map(\.name)), required: true, "Its name"),
    .init("value", .integer(Int64(Int32.min)...Int64(Int32.max)), "Its strength"),
    .init("cell", .text, "Only in this cell"),
    .init("unit", .choice(["DU", "RU"]), "Only in messages of this unit"),
    .init("message", .text, "Only in the message of the scenario that has this name"),
    .init("plane", .choice(["C", "U"]), "Only in this plane"),
    .init("direction", .choice(["DL", "UL"]), "Only in this direction"),
    .init("eaxc", eAxC, "Only on these eAxC"),
    .init("section_type", .integer(0...255), "Only in C-plane messages of this type"),
    .init(
      "at",
      .mapping([
        .init("frame", .oneOrMore(.integer(0...Int64(Int32.max))), "Radio frames, 0 = the first one"),
        .init("subframe", .oneOrMore(.integer(0...9)), "Subframes"),
        .init("slot", .oneOrMore(.integer(0...15)), "Slots of the subframe"),
        .init("slot_of_frame", .oneOrMore(.integer(0...159)), "Slots of the radio frame"),
        .init("symbol", .oneOrMore(.integer(0...13)), "First symbols of messages"),
      ]), "Only at this radio time"),
    .init("between", .range(.integer(0...60_000)), "Only in these milliseconds of radio time"),
    .init("every", .integer(1...1_000_000), "Of the messages that match, each so many-th"),
    .init("count", .integer(1...1_000_000), "At most so many, 1 unless given"),
  ])

  // MARK: Messages

  private static let message = Shape.mapping([
    .init("name", .text, "By which faults name it"),
    .init("cell", .text, "The cell that it belongs to; the first one unless given"),
    .init(
      "at",
      .mapping([
        .init("frame", .integer(0...6_000), "Radio frame, 0 = the first one"),
        .init("subframe", .integer(0...9), "Subframe"),
        .init("slot", .integer(0...15), "Slot of the subframe"),
        .init("symbol", .integer(0...13), "First symbol"),
      ]), required: true, "Radio time"),
    .init("period", .integer(1...6_000), "Again after so many radio frames; once unless given"),
    .init(
      "offset", .integer(-10_000...10_000), "Microseconds from the symbol; as `timing` says unless given"),
    .init("from", .choice(["DU", "RU"]), "Who sends it; as its kind says unless given"),
    .init("eaxc", .integer(0...0xFFFF), "eAxC ID, 0 unless given"),
    .init("direction", .choice(["DL", "UL"]), "dataDirection, DL unless given"),
    .init(
      "c_plane",
      .mapping([
        .init("section_type", .integer(0...255), required: true, "sectionType"),
        .init("fields", .dictionary(.any), "Fields of the header by name"),
        .init(
          "sections", .list(.dictionary(.any)),
          "Fields by name; besides `extensions` with their `type`, `parts` and `samples`"),
      ]), "A C-plane message; what is not given is 0"),
    .init(
      "u_plane",
      .mapping([
        .init("filterIndex", .integer(0...15), "0 unless given"),
        .init("sections", .list(uSection), required: true, "Sections"),
      ]), "A U-plane message"),
    .init(
      "ecpri",
      .mapping([
        .init("type", .integer(1...255), required: true, "eCPRI message type"),
        .init("fields", .dictionary(.any), required: true, "Fields by name"),
      ]), "Another eCPRI message"),
  ])

  private static let uSection = Shape.mapping([
    .init("sectionId", .integer(0...4095), required: true, "Section identifier"),
    .init("rb", .flag, "Every other resource block"),
    .init("symInc", .flag, "Next symbol"),
    .init("startPrbu", .integer(0...1023), "First resource block, 0 unless given"),
    .init("prbs", .integer(0...275), "Resource blocks that are sent, all unless given"),
    .init("numPrbu", .integer(0...255), "What the header says of them; the truth unless given"),
    .init("compression", flow, "As the cell's unless given"),
    .init("masks", .oneOrMore(.integer(0...0xFFF)), "Masks of the REs that are sent"),
    .init("length", .flag, "Whether there is udCompLen"),
  ])
}

extension Shape.Key {
  /// The same key where it may be left out.
  fileprivate var optional: Shape.Key { Shape.Key(name, shape, summary) }
}
