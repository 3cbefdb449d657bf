public import Documents

/// Entries of `faults`.
extension ScenarioShape {
  /// A list of faults.
  public static let faults = Shape.list(fault)

  private static let fault = Shape.mapping([
    .init("fault", .choice(Fault.all.map(\.name)), required: true, "Its name; `--list-faults` tells them"),
    .init("value", .integer(Int64(Int32.min)...Int64(Int32.max)), "Its strength"),
    .init("cell", .text, "Only in this cell"),
    .init("association", .text, "Only in this association"),
    .init("unit", .choice(["DU", "RU", "CU", "CP", "UP"]), "Only in messages of this unit"),
    .init(
      "message", .text,
      "Only in the message of the scenario that has this name, or in messages of this type (`F1SetupRequest`)"
    ),
    .init("procedure", .text, "Only in messages of this procedure (`f1Setup`)"),
    .init("script", .text, "Only in messages of the `ues` or `exchanges` of this name, or of the `setup`"),
    .init("plane", .choice(["C", "U"]), "Only in this plane"),
    .init("direction", .choice(["DL", "UL"]), "Only in this direction"),
    .init("eaxc", eAxC, "Only on these eAxC"),
    .init(
      "f1u", .choice(PlannedUserPlaneMessage.Kind.allCases.map(\.rawValue)),
      "Only in messages of F1-U of this kind"),
    .init("bearer", .text, "Only on the bearer of F1-U that has this name"),
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
    .init("between", .range(.integer(0...longest)), "Only in these milliseconds of radio time"),
    .init("every", .integer(1...1_000_000), "Of the messages that match, each so many-th"),
    .init("count", .integer(1...1_000_000), "At most so many, 1 unless given"),
  ])
}
