/// Section extension 1: beamforming weights (CUS 7.7.1).
///
///     | bfwCompHdr 8 | bfwCompParam | bfwI, bfwQ for K weights |
///
/// Where K is not known the padding can't be told from weights: the rest is kept as it is.
extension ExtensionType {
  static let extension1 = ExtensionType(
    1, "Beamforming weights", on: [1, 3],
    BeamformingWeights.header + [
      .when(.parameter(.weightCount), BeamformingWeights.parametersAndWeights),
      .when(
        .not(.parameter(.weightCount)),
        [.bytes("weights", "bfwCompParam and weights, whose number is unknown")]),
    ])
}
