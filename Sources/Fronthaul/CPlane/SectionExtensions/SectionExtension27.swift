internal import Events

/// Section extension 27: O-DU controlled dimensionality reduction (CUS 7.7.27).
///
///     | beamType 2 | res 6 | numElements 8, 0 = 256 | then beamType 0: | res 1 | beamId 15 | × numElements;
///     beamType 1: | res 1 | beamId 15 | once
extension ExtensionType {
  static let extension27 = ExtensionType(
    27, "O-DU controlled dimensionality reduction", on: [5],
    [
      .field(
        "beamType", 2, .enumeration([CodePoint(0, "list"), CodePoint(1, "range")]), clause: "CUS 7.7.27.2",
        wireshark: "beamType", "How the beams are given"),
      .reserved(6),
      .field(
        "numElements", 8, clause: "CUS 7.7.27.3", wireshark: "numElements", "Number of beams, 0 = 256"),
      .when(
        .equal("beamType", 0),
        [
          .group(
            "element", .times(.field("numElements", zeroMeans: 256)), event: .cusCExtensionItem(27), "A beam",
            [
              .reserved(1),
              .field("elementBeamId", 15, clause: "CUS 7.5.3.9", wireshark: "beamId", "The beam"),
            ])
        ]),
      .when(
        .equal("beamType", 1),
        [
          .reserved(1),
          .field("firstBeamId", 15, clause: "CUS 7.5.3.9", wireshark: "beamId", "The first beam"),
        ]),
      .when(
        .isOne(.field("beamType"), of: [2, 3]), [.bytes("content", "What follows a reserved beam type")]),
    ])
}
