internal import Events

/// Section extension 15: mixed numerology with ueId-based beamforming (CUS 7.7.15).
///
///     | frameStructure 8 | freqOffset 24 | cpLength 16 |
extension ExtensionType {
  static let extension15 = ExtensionType(
    15, "Mixed-numerology information for ueId-based beamforming", on: [5, 6],
    [
      .field(
        "sectionFft", 4, .enumeration(ApplicationHeader.fftSizes), clause: "CUS 7.5.2.13",
        wireshark: "frameStructure.fft", "Size of the FFT or iFFT"),
      .field(
        "sectionScs", 4, .enumeration(ApplicationHeader.spacings), clause: "CUS 7.5.2.13",
        wireshark: "frameStructure.spacing", "Subcarrier spacing"),
      .field(
        "sectionFreqOffset", 24, signed: true, clause: "CUS 7.5.3.11", wireshark: "freqOffset",
        "From the carrier's centre, in halves of the subcarrier spacing"),
      .field(
        "sectionCpLength", 16, clause: "CUS 7.5.2.14", wireshark: "cpLength", "Length of the cyclic prefix"),
    ])
}
