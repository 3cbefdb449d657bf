import Documents

/// Entries of `messages`.
extension ScenarioShape {
  static let message = Shape.mapping([
    .init("name", .text, "By which faults name it"),
    .init("cell", .text, "The cell that it belongs to; the first one unless given"),
    .init(
      "at",
      .mapping([
        .init("frame", .integer(0...8_640_000), "Radio frame, 0 = the first one"),
        .init("subframe", .integer(0...9), "Subframe"),
        .init("slot", .integer(0...15), "Slot of the subframe"),
        .init("symbol", .integer(0...13), "First symbol"),
      ]), required: true, "Radio time"),
    .init("period", .integer(1...8_640_000), "Again after so many radio frames; once unless given"),
    .init(
      "offset", .integer(-10_000...10_000), "Microseconds from the symbol; as `timing` says unless given"),
    .init("from", .choice(["DU", "RU"]), "Who sends it; as its kind says unless given"),
    .init("eaxc", .integer(0...0xFFFF), "eAxC ID, 0 unless given"),
    .init("direction", .choice(["DL", "UL"]), "dataDirection, DL unless given"),
    .init(
      "c_plane",
      .mapping([
        .init("section_type", .integer(0...255), required: true, "sectionType"),
        .init("fields", .dictionary(.integer(Int64.min...Int64.max)), "Fields of the header by name"),
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
