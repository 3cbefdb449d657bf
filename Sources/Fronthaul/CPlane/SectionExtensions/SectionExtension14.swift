internal import Events

/// Section extension 14: nulling layers (CUS 7.7.14).
///
///     | nullLayerInd 8 | × ports of the section, zeros to the word |
extension ExtensionType {
  static let extension14 = ExtensionType(
    14, "Nulling-layer information for ueId-based beamforming", on: [5],
    [
      .group(
        "layers", .timesIfKnown(.parameter(.portCount), .zeros), event: .cusCExtensionItem(14),
        "Nulling layers of a port",
        [
          .field(
            "nullLayerInd", 8, .mask(8), clause: "CUS 7.7.14.2", wireshark: "nulllayerind", "Nulling layers")
        ])
    ])
}
