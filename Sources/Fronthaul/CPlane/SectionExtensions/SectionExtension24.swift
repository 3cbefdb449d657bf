internal import Events

/// Section extension 24: DMRS of the PUSCH (CUS 7.7.24).
///
///     | alpnPerSym 1 | antDmrsSnr 1 | res 1 | userGroupSize 5 | userGroupId 8 | then for each ueId
///     | entryType 3 | dmrsPortNumber 5 |
///     entryType 2, 3: | ueIdReset 1 | posMeas 1 | dmrsSymbolMask 14 | scrambling 16 | nscid 1 |
///     2: | dType 1 | cdmWithoutData 2 | lambda 2 |      3: | res 1 | lowPaprType 2 | hoppingMode 2 |
///     | firstPrb 9 | lastPrb 9 | res 16 |
extension ExtensionType {
  static let extension24 = ExtensionType(
    24, "PUSCH DMRS configuration", on: [5],
    [
      .flag("alpnPerSym", clause: "CUS 7.7.24.4", wireshark: "alpnPerSym", "Report noise for each symbol"),
      .flag("antDmrsSnr", clause: "CUS 7.7.24.5", wireshark: "antDmrsSnr", "Report DMRS SNR"),
      .reserved(1),
      .field("userGroupSize", 5, clause: "CUS 7.7.24.6", wireshark: "userGroupSize", "0 = not used, 1 to 12"),
      .field("userGroupId", 8, clause: "CUS 7.7.24.7", wireshark: "userGroupId", "User group; 255 reserved"),
      .group(
        "entry", .timesIfKnown(.parameter(.portCount), .zeros), event: .cusCExtensionItem(24),
        "The configuration of a ueId",
        [
          .field(
            "entryType", 3,
            .enumeration([
              CodePoint(0, "inherit"), CodePoint(1, "inheritAndReset"), CodePoint(2, "noTransformPrecoding"),
              CodePoint(3, "transformPrecoding"),
            ]), clause: "CUS 7.7.24.8", wireshark: "entryType", "What the entry gives"),
          .field(
            "dmrsPortNumber", 5, clause: "CUS 7.7.24.9", wireshark: "dmrsPortNumber", "DMRS port, 0 to 11"),
          .when(
            .isOne(.field("entryType"), of: [2, 3]),
            [
              .flag("ueIdReset", clause: "CUS 7.7.24.10", wireshark: "ueidReset", "Whether the UE is new"),
              .flag(
                "posMeas", clause: "CUS 7.7.24.21", wireshark: "posMeas", "Whether the position is wanted"),
              .field(
                "dmrsSymbolMask", 14, .mask(14), clause: "CUS 7.7.24.11", wireshark: "dmrsSymbolMask",
                "Symbols with DMRS"),
              .field(
                "scrambling", 16, clause: "CUS 7.7.24.12", wireshark: "scrambling", "Scrambling identity"),
              .flag("nscid", clause: "CUS 7.7.24.13", wireshark: "nscid", "Scrambling initialisation"),
            ]),
          .when(
            .equal("entryType", 2),
            [
              .flag("dType", clause: "CUS 7.7.24.14", wireshark: "dType", "DMRS type 2 rather than 1"),
              .field(
                "cdmWithoutData", 2, clause: "CUS 7.7.24.15", wireshark: "cmdWithoutData",
                "CDM groups without data"),
              .field("lambda", 2, clause: "CUS 7.7.24.16", wireshark: "lambda", "CDM group"),
            ]),
          .when(
            .equal("entryType", 3),
            [
              .reserved(1),
              .field("lowPaprType", 2, clause: "CUS 7.7.24.17", wireshark: "lowPaprType", "Low PAPR type"),
              .field("hoppingMode", 2, clause: "CUS 7.7.24.18", wireshark: "hoppingMode", "Hopping mode"),
            ]),
          .when(
            .isOne(.field("entryType"), of: [2, 3]),
            [
              .field(
                "firstPrb", 9, unit: .prbs, clause: "CUS 7.7.24.19", wireshark: "firstPrb",
                "First resource block"),
              .field(
                "lastPrb", 9, unit: .prbs, clause: "CUS 7.7.24.20", wireshark: "lastPrb",
                "Last resource block"),
              .reserved(16),
            ]),
        ]),
    ])
}
