internal import Events

/// Section extension 21: size of the PRB groups of channel information (CUS 7.7.21).
///
///     | ciPrbGroupSize 8 | res 6 | prgSize 2 |
extension ExtensionType {
  static let extension21 = ExtensionType(
    21, "Variable PRB group size for channel information", on: [5, 6],
    [
      .field(
        "ciPrbGroupSize", 8, unit: .prbs, clause: "CUS 7.7.21.2", wireshark: "ciPrbGroupSize",
        "Resource blocks in a group, 2 to 254"),
      .reserved(6),
      .field("prgSize", 2, clause: "CUS 7.7.21.3", wireshark: "prgSize", "Code of the precoding group"),
    ])
}
