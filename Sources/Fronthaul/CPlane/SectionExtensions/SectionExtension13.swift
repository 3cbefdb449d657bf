internal import Events

/// Section extension 13: frequency hopping (CUS 7.7.13).
///
///     | res 2 | nextSymbolId 4 | nextStartPrbc 10 | × hops, the last one repeated as filler
extension ExtensionType {
  static let extension13 = ExtensionType(
    13, "PRB allocation with frequency hopping", on: [1, 3, 5],
    [
      .group(
        "hop", .untilEnd(.repetition), event: .cusCExtensionItem(13), "A change of the resource blocks",
        [
          .reserved(2),
          .field(
            "nextSymbolId", 4, clause: "CUS 7.7.13.2", wireshark: "nextSymbolId", "First symbol of the hop"),
          .field(
            "nextStartPrbc", 10, unit: .prbs, clause: "CUS 7.7.13.3", wireshark: "nextStartPrbc",
            "First resource block of the hop"),
        ]),
      .derived(
        "hopsInOrder", .boolean, optional: true, clause: "CUS 7.7.13.2",
        "Whether no hop begins ahead of the one before it"),
      .derived(
        "hasEqualFirstGroups", .boolean, optional: true, clause: "CUS 7.7.6.3",
        "Whether the first resource block group of the section has as many resource blocks in each hop; absent without "
          + "section extension 6"),
    ])
}
