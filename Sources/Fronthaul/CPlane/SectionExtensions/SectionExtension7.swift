internal import Events

/// Section extension 7: which other eAxCs the section is for (CUS 7.7.7).
///
///     | eAxCmask 16 |
extension ExtensionType {
  static let extension7 = ExtensionType(
    7, "eAxC mask", on: [0, 1, 3],
    [
      .field(
        "eAxCmask", 16, .mask(16), clause: "CUS 7.7.7.2", wireshark: "eaxcmask",
        "Bits of the eAxC identifier that count")
    ])
}
