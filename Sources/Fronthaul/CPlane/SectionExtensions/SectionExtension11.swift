internal import Events

/// Section extension 11: flexible beamforming weights (CUS 7.7.11); extLen has 16 bits.
///
///     | disableBFWs 1 | RAD 1 | bundleOffset 6 | numBundPrb 8 |
///     weights: | bfwCompHdr 8 | then | bfwCompParam | contInd 1 | beamId 15 | weights | × bundles
///     no weights: | contInd 1 | beamId 15 | × bundles
///
/// The message does not say how many bundles there are; they follow from the section's resource blocks.
/// Where these are not known the extension's length decides, and zeros in its last word are padding.
extension ExtensionType {
  private static let bundles = LayoutGroup.Count.timesIfKnown(.parameter(.bundleCount), .zeros)

  private static let beam: [LayoutElement] = [
    .flag(
      "contInd", clause: "CUS 7.7.11.9", wireshark: "contInd", "Whether the bundle continues the one before"),
    .field("bundleBeamId", 15, clause: "CUS 7.7.11.9", wireshark: "beamId", "Beam of the bundle"),
  ]

  static let extension11 = ExtensionType(
    11, "Flexible beamforming weights", on: [1, 3], wide: true,
    [
      .flag("disableBFWs", clause: "CUS 7.7.11.6", wireshark: "disableBFWs", "Whether no weights are sent"),
      .flag("RAD", clause: "CUS 7.7.11.8", wireshark: "rad", "Whether bundles restart after a discontinuity"),
      .field(
        "bundleOffset", 6, clause: "CUS 7.7.11.11", wireshark: "bundleOffset", "Offset of the first bundle"),
      .field(
        "numBundPrb", 8, unit: .prbs, clause: "CUS 7.7.11.4", wireshark: "numBundPrbs",
        "Resource blocks in a bundle; 0 reserved"),
      .when(
        .not(.field("disableBFWs")),
        BeamformingWeights.header + [
          .when(
            .parameter(.weightCount),
            [
              .group(
                "weightedBundle", bundles, event: .cusCExtensionItem(11, 0), "A bundle with its weights",
                BeamformingWeights.parameters + beam + BeamformingWeights.weights + [.align(8)])
            ]),
          .when(
            .not(.parameter(.weightCount)),
            [.bytes("weights", "Bundles with weights, whose number is unknown")]),
        ]),
      .when(
        .field("disableBFWs"),
        [.group("bundle", bundles, event: .cusCExtensionItem(11, 1), "A bundle", beam)]),
      .derived(
        "lastContInd", .boolean, optional: true, clause: "CUS 7.7.11.9",
        "contInd of the last bundle; absent where the bundles could not be told apart"),
    ])
}
