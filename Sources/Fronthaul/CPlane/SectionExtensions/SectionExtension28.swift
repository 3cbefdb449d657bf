/// Section extension 28: frequency resolution of SINR reports (CUS 7.7.28).
///
///     | res 3 | numUeSinrRpt 5 | then | res 1 | numSinrPerPrb 3 | × numUeSinrRpt
extension ExtensionType {
  static let extension28 = ExtensionType(
    28, "O-DU controlled frequency resolution for SINR reporting", on: [5],
    [
      .reserved(3),
      .field("numUeSinrRpt", 5, clause: "CUS 7.7.28.2", wireshark: "numUeSinrRpt", "Number of UEs"),
      .group(
        "report", .times(.field("numUeSinrRpt")), event: .cusCExtensionItem(28), "The reports of a UE",
        [
          .reserved(1),
          .field(
            "ueNumSinrPerPrb", 3, clause: "CUS 7.5.2.19", wireshark: "numSinrPerPrb",
            "SINR values for each resource block"),
        ]),
      .align(8),
    ])
}
