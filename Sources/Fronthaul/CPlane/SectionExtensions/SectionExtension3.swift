internal import Events

/// Section extension 3: DL precoding of LTE transmission modes 2 to 4 (CUS 7.7.3).
///
///     | codebookIndex 8 | layerID 4 | numLayers 4 |
///     first layer and transmit diversity only:
///     | txScheme 4 | crsReMask 12 | crsShift 1 | res 3 | crsSymNum 4 | res 8 |
///     | res 1 | beamIdAP1 15 | res 1 | beamIdAP2 15 | res 1 | beamIdAP3 15 |
extension ExtensionType {
  static let extension3 = ExtensionType(
    3, "DL precoding configuration and indications", on: [1, 3],
    [
      .field(
        "codebookIndex", 8, clause: "CUS 7.7.3.2", wireshark: "codebookIndex", "Precoder of the codebook"),
      .field(
        "layerID", 4, clause: "CUS 7.7.3.3", wireshark: "layerID", "Layer; 15 = transmit diversity"),
      .field("numLayers", 4, clause: "CUS 7.7.3.5", wireshark: "numLayers", "Number of layers as sent"),
      .when(
        .isOne(.field("layerID"), of: [0, 15]),
        [
          .field(
            "txScheme", 4,
            .enumeration([
              CodePoint(0, "spatialMultiplexingCDD"), CodePoint(1, "spatialMultiplexing"),
              CodePoint(2, "transmitDiversity"),
            ]), clause: "CUS 7.7.3.4", wireshark: "txScheme", "Transmission scheme"),
          .field(
            "crsReMask", 12, .mask(12), clause: "CUS 7.7.3.6", wireshark: "crsReMask",
            "Resource elements of the reference signals"),
          .flag("crsShift", clause: "CUS 7.7.3.8", wireshark: "crsShift", "Shift of the reference signals"),
          .reserved(3),
          .field(
            "crsSymNum", 4, clause: "CUS 7.7.3.7", wireshark: "crsSymNum", "Symbol of the reference signals"),
          .reserved(8),
          .reserved(1),
          .field("beamIdAP1", 15, clause: "CUS 7.7.3.9", wireshark: "beamIdAP1", "Beam of port 1"),
          .reserved(1),
          .field("beamIdAP2", 15, clause: "CUS 7.7.3.10", wireshark: "beamIdAP2", "Beam of port 2"),
          .reserved(1),
          .field("beamIdAP3", 15, clause: "CUS 7.7.3.11", wireshark: "beamIdAP3", "Beam of port 3"),
        ]),
    ])
}
