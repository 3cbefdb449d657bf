internal import Events

/// Section extension 2: beamforming attributes (CUS 7.7.2).
///
///     | res 2 | bfAzPtWidth 3 | bfZePtWidth 3 | res 2 | bfAz3ddWidth 3 | bfZe3ddWidth 3 |
///     | bfAzPt | bfZePt | bfAz3dd | bfZe3dd | zeros to a byte | res 2 | bfAzSI 3 | bfZeSI 3 |
///
/// A width code of 0 means that the field is absent, n that it has n + 1 bits.
extension ExtensionType {
  static let extension2 = ExtensionType(
    2, "Beamforming attributes", on: [1, 3],
    [
      .reserved(2),
      .field("bfAzPtWidth", 3, clause: "CUS 7.7.2.2", "Width code of bfAzPt"),
      .field("bfZePtWidth", 3, clause: "CUS 7.7.2.2", "Width code of bfZePt"),
      .reserved(2),
      .field("bfAz3ddWidth", 3, clause: "CUS 7.7.2.2", "Width code of bfAz3dd"),
      .field("bfZe3ddWidth", 3, clause: "CUS 7.7.2.2", "Width code of bfZe3dd"),
      .field(
        "bfAzPt", .widthCode("bfAzPtWidth"), clause: "CUS 7.7.2.3", wireshark: "bfAzPt", "Azimuth of the beam"
      ),
      .field(
        "bfZePt", .widthCode("bfZePtWidth"), clause: "CUS 7.7.2.4", wireshark: "bfZePt", "Zenith of the beam"),
      .field(
        "bfAz3dd", .widthCode("bfAz3ddWidth"), clause: "CUS 7.7.2.5", wireshark: "bfAz3dd",
        "Azimuth width of the beam"),
      .field(
        "bfZe3dd", .widthCode("bfZe3ddWidth"), clause: "CUS 7.7.2.6", wireshark: "bfZe3dd",
        "Zenith width of the beam"),
      .align(8),
      .reserved(2),
      .field(
        "bfAzSI", 3, .enumeration(suppression), clause: "CUS 7.7.2.7", wireshark: "bfAzSl",
        "Suppression of azimuth side lobes"),
      .field(
        "bfZeSI", 3, .enumeration(suppression), clause: "CUS 7.7.2.8", wireshark: "bfZeSl",
        "Suppression of zenith side lobes"),
    ])

  private static let suppression = (0...7).map { CodePoint(Int64($0), "\(10 + 5 * $0) dB") }
}
