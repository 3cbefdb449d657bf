internal import Events

/// Section extension 18: uplink transmission management (CUS 7.7.18).
///
///     | transmissionWindowOffset 16 | res 2 | transmissionWindowSize 14 | res 6 | toT 2 | res 8 |
extension ExtensionType {
  static let extension18 = ExtensionType(
    18, "Uplink transmission management", on: [1, 3, 5],
    [
      .field(
        "transmissionWindowOffset", 16, clause: "CUS 7.7.18.2", wireshark: "transmissionWindowOffset",
        "Offset from the default window in microseconds"),
      .reserved(2),
      .field(
        "transmissionWindowSize", 14, clause: "CUS 7.7.18.3", wireshark: "transmissionWindowSize",
        "Size of the window in microseconds"),
      .reserved(6),
      .field(
        "toT", 2, .enumeration([CodePoint(0, "normal"), CodePoint(1, "uniform")]), clause: "CUS 7.7.18.4",
        wireshark: "toT", "Type of transmission"),
      .reserved(8),
    ])
}
