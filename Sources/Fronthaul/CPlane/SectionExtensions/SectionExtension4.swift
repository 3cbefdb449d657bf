/// Section extension 4: modulation compression parameters (CUS 7.7.4).
///
///     | csf 1 | modCompScaler 15 |
extension ExtensionType {
  static let extension4 = ExtensionType(
    4, "Modulation compression parameters", on: [1, 3, 5],
    [
      ExtensionFields.csf(clause: "CUS 7.7.4.2"),
      ExtensionFields.scaler("modCompScaler", clause: "CUS 7.7.4.3", wireshark: "modcompscaler"),
    ])
}
