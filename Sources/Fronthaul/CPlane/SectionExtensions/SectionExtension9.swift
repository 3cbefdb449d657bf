internal import Events

/// Section extension 9: dynamic spectrum sharing (CUS 7.7.9).
///
///     | technology 8 | reserved 8 |
extension ExtensionType {
  static let extension9 = ExtensionType(
    9, "Dynamic spectrum sharing", on: [],
    [
      .field(
        "technology", 8, .enumeration([CodePoint(0, "LTE"), CodePoint(1, "NR")]), clause: "CUS 7.7.9.2",
        wireshark: "technology", "Radio access technology of the section"),
      .reserved(8),
    ])
}
