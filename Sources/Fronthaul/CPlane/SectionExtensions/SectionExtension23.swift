internal import Events

/// Section extension 23: modulation compression by symbols and blocks (CUS 7.7.23).
///
///     | numSymPrbPattern 4 | res 3 | prbMode 1 | res 8 | then for each pattern
///     | res 2 | symMask 14 | numMcScaleOffset 4 |
///     prbMode 0: | prbPattern 4 | res 8 | res 4 |      prbMode 1: | prbBlkOffset 8 | prbBlkSize 8 |
///     | mcScaleReMask 12 | csf 1 | mcScaleOffset 15 |, further ones behind | res 4 |
extension ExtensionType {
  static let extension23 = ExtensionType(
    23, "Arbitrary symbol pattern modulation compression parameters", on: [1, 3, 5],
    [
      .field(
        "numSymPrbPattern", 4, clause: "CUS 7.7.23.2", wireshark: "numSymPrbPattern", "Number of patterns"),
      .reserved(3),
      .flag(
        "prbMode", clause: "CUS 7.7.23.11", wireshark: "prbMode", "Whether patterns name a block of PRBs"),
      .reserved(8),
      .group(
        "pattern", .times(.field("numSymPrbPattern")), event: .cusCExtensionItem(23, 0), "A pattern",
        [
          .reserved(2),
          .field("symMask", 14, .mask(14), clause: "CUS 7.7.23.3", wireshark: "symMask", "Its symbols"),
          .field(
            "numMcScaleOffset", 4, clause: "CUS 7.7.23.5", wireshark: "numMcScaleOffset",
            "Number of scalers"),
          .when(
            .not(.field("prbMode")),
            [
              .field(
                "prbPattern", 4, .mask(4), clause: "CUS 7.7.23.4", wireshark: "prbPattern",
                "Its resource blocks"),
              .reserved(8), .reserved(4),
            ]),
          .when(
            .field("prbMode"),
            [
              .field("prbBlkOffset", 8, unit: .prbs, clause: "CUS 7.7.23.9", "First block of resources"),
              .field("prbBlkSize", 8, unit: .prbs, clause: "CUS 7.7.23.10", "Number of resource blocks"),
            ]),
          .group(
            "scale", .times(.field("numMcScaleOffset")), event: .cusCExtensionItem(23, 1), "A scaler",
            [
              .when(.itemIndex, [.reserved(4)]),
              ExtensionFields.mcScaleReMask,
              ExtensionFields.csf(clause: "CUS 7.7.23.7"),
              ExtensionFields.scaler("mcScaleOffset", clause: "CUS 7.7.23.8", wireshark: "mcscaleoffset"),
            ]),
          .align(32),
        ]),
    ])
}
