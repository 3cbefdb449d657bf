internal import Events

/// Section extension 20: puncturing (CUS 7.7.20); extLen has 16 bits.
///
///     | numPuncPatterns 8 | then for each
///     | symbolMask 14 | startPuncPrb 10 | numPuncPrb 8 | puncReMask 12 | rb 1 | res 1 | multiSDScope 1 | rbgIncl 1 |
///     with rbgIncl: | res 1 | rbgSize 3 | rbgMask 28 |
extension ExtensionType {
  static let extension20 = ExtensionType(
    20, "Puncturing extension", on: [0, 1, 3, 5, 6, 10, 11], wide: true,
    [
      .field(
        "numPuncPatterns", 8, clause: "CUS 7.7.20.2", wireshark: "numPuncPatterns", "Number of patterns"),
      .group(
        "pattern", .times(.field("numPuncPatterns")), event: .cusCExtensionItem(20), "A pattern",
        [
          .field("symbolMask", 14, .mask(14), clause: "CUS 7.7.20.3", "Punctured symbols"),
          .field(
            "startPuncPrb", 10, unit: .prbs, clause: "CUS 7.7.20.4", wireshark: "startPuncPrb",
            "First punctured resource block"),
          .field(
            "numPuncPrb", 8, unit: .prbs, clause: "CUS 7.7.20.5", wireshark: "numPuncPrb",
            "Number of punctured resource blocks"),
          .field(
            "puncReMask", 12, .mask(12), clause: "CUS 7.7.20.6", wireshark: "puncReMask",
            "Punctured resource elements"),
          .flag("puncRb", clause: "CUS 7.7.20.7", wireshark: "rb", "Every other resource block only"),
          .reserved(1),
          .flag(
            "multiSDScope", clause: "CUS 7.7.20.8", wireshark: "multiSDScope",
            "Whether other sections are punctured too"),
          .flag(
            "rbgIncl", clause: "CUS 7.7.20.9", wireshark: "rbgIncl", "Whether a mask of groups follows"),
          .when(
            .field("rbgIncl"),
            [
              .reserved(1), ExtensionFields.rbgSize(clause: "CUS 7.7.20.9"),
              ExtensionFields.rbgMask(clause: "CUS 7.7.20.10"),
            ]),
        ]),
    ])
}
