/// Section extension 8: regularization factor (CUS 7.7.8).
///
///     | regularizationFactor 16 |
extension ExtensionType {
  static let extension8 = ExtensionType(
    8, "Regularization factor", on: [5],
    [
      .field(
        "regularizationFactor", 16, signed: true, clause: "CUS 7.7.8.2", wireshark: "regularizationFactor",
        "Factor of the matrix inversion")
    ])
}
