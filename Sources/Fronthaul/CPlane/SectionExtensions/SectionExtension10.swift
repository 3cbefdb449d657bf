internal import Events

/// Section extension 10: several ports by one section (CUS 7.7.10).
///
///     | beamGroupType 2 | numPortc 6 |
///     type 0, 1: | reserved 8 |      type 2: | res 1 | id 15 | × numPortc
///     type 3: | portListIndex 8 | then | res 1 | id 15 | portListIndex 8 | × (numPortc − 1)
extension ExtensionType {
  static let extension10 = ExtensionType(
    10, "Section description for group configuration of multiple ports", on: [1, 3, 5],
    [
      .field(
        "beamGroupType", 2,
        .enumeration([
          CodePoint(0, "common"), CodePoint(1, "matrix"), CodePoint(2, "list"), CodePoint(3, "portList"),
        ]), clause: "CUS 7.7.10.2", wireshark: "beamGroupType", "How the beams of the ports are given"),
      .field(
        "numPortc", 6, clause: "CUS 7.7.10.3", wireshark: "numPortc",
        "Ports besides the one that the message is for"),
      .when(.isOne(.field("beamGroupType"), of: [0, 1]), [.reserved(8)]),
      .when(
        .equal("beamGroupType", 2),
        [
          .group(
            "port", .times(.field("numPortc")), event: .cusCExtensionItem(10, 0), "A port",
            [
              .reserved(1),
              .field("portBeamOrUeId", 15, clause: "CUS 7.7.10.2", "beamId or ueId of the port"),
            ])
        ]),
      .when(
        .equal("beamGroupType", 3),
        [
          .field(
            "portListIndex", 8, clause: "CUS 7.7.10.3a", wireshark: "portListIndex",
            "Port of the message in the port list; 0 reserved"),
          .group(
            "listedPort", .times(.larger(.sum(.field("numPortc"), .constant(-1)), 0)),
            event: .cusCExtensionItem(10, 1), "A port of the port list",
            [
              .reserved(1),
              .field("portBeamOrUeId", 15, clause: "CUS 7.7.10.2", "beamId or ueId of the port"),
              .field("listIndex", 8, clause: "CUS 7.7.10.3a", wireshark: "portListIndex", "Port in the list"),
            ]),
        ]),
    ])
}
