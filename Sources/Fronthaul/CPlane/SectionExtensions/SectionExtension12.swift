internal import Events

/// Section extension 12: frequency ranges besides the section's own (CUS 7.7.12).
///
///     | priority 2 | symbolMask 14 | then | offStartPrb 8 | numPrb 8 | × ranges, a last 0, 0 is filler
extension ExtensionType {
  static let extension12 = ExtensionType(
    12, "Non-contiguous PRB allocation with frequency ranges", on: [1, 3, 5, 10, 11],
    [
      ExtensionFields.priority(clause: "CUS 7.7.12.2"),
      ExtensionFields.symbolMask(clause: "CUS 7.7.12.3"),
      SymbolMasks.beforeStart(clause: "CUS 7.7.12.1"),
      .group(
        "range", .untilEnd(.zeros), event: .cusCExtensionItem(12), clause: "CUS 7.7.12.5", "A range",
        [
          .field(
            "offStartPrb", 8, unit: .prbs, clause: "CUS 7.7.12.3", wireshark: "offStartPrb",
            "Resource blocks between the end of the previous range and this one"),
          .field(
            "numPrb", 8, unit: .prbs, clause: "CUS 7.7.12.4", wireshark: "numPrb",
            "Resource blocks of the range"),
        ]),
      .derived(
        "endsWithGap", .boolean, optional: true, clause: "CUS 7.7.12.1",
        "Whether the last range has an offset and no resource blocks"),
    ])
}
