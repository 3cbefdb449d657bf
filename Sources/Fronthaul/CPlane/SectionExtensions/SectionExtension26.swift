/// Section extension 26: frequency offset feedback (CUS 7.7.26).
///
///     | res 8 | res 1 | numFoFb 7 | then | freqOffsetFb 16 | × numFoFb
extension ExtensionType {
  static let extension26 = ExtensionType(
    26, "Frequency offset feedback", on: [5],
    [
      .reserved(8), .reserved(1),
      .field("numFoFb", 7, clause: "CUS 7.7.26.2", wireshark: "numFoFb", "Number of offsets"),
      .group(
        "offset", .times(.field("numFoFb")), event: .cusCExtensionItem(26), "An offset",
        [
          .field(
            "freqOffsetFb", 16, signed: true, clause: "CUS 7.7.26.3", wireshark: "freqOffsetFb",
            "Frequency offset; -32768 = not provided")
        ]),
    ])
}
