internal import Events

/// Section extension 19: compact beamforming for several ports (CUS 7.7.19); extLen has 16 bits.
///
///     | disableBFWs 1 | repetition 1 | numPortc 6 | priority 2 | symbolMask 14 | bfwCompHdr 8 with weights |
///     unless repeated, for each port:
///     | res 4 | portReMask 12 | res 2 | portSymbolMask 14 | res 1 | beamId 15 | bfwCompParam | weights |
extension ExtensionType {
  private static let port: [LayoutElement] = [
    .reserved(4),
    .field(
      "portReMask", 12, .mask(12), clause: "CUS 7.7.19.8", wireshark: "portReMask", "Its resource elements"),
    .reserved(2),
    .field(
      "portSymbolMask", 14, .mask(14), clause: "CUS 7.7.19.9", wireshark: "portSymbolMask", "Its symbols"),
    .reserved(1),
    .field("portBeamId", 15, clause: "CUS 7.5.3.9", wireshark: "beamId", "Its beam"),
  ]

  static let extension19 = ExtensionType(
    19, "Compact beamforming information for multiple ports", on: [1, 3], wide: true,
    [
      .flag("disableBFWs", clause: "CUS 7.7.19.3", wireshark: "disableBFWs", "Whether no weights are sent"),
      .flag("repetition", clause: "CUS 7.7.19.4", wireshark: "repetition", "Whether the ports are as before"),
      .field("numPortc", 6, clause: "CUS 7.7.19.5", wireshark: "numPortc", "Number of ports"),
      ExtensionFields.priority(clause: "CUS 7.7.19.5"),
      ExtensionFields.symbolMask(clause: "CUS 7.7.19.6"),
      .when(
        .given(.not(.field("repetition")), .not(.field("disableBFWs"))),
        BeamformingWeights.header + [
          .when(
            .parameter(.weightCount),
            [
              .group(
                "weightedPort", .times(.field("numPortc")), event: .cusCExtensionItem(19, 0),
                "A port with its weights", port + BeamformingWeights.parametersAndWeights + [.align(8)])
            ]),
          .when(
            .not(.parameter(.weightCount)), [.bytes("weights", "Ports with weights, whose number is unknown")]
          ),
        ]),
      .when(
        .given(.not(.field("repetition")), .field("disableBFWs")),
        [.group("port", .times(.field("numPortc")), event: .cusCExtensionItem(19, 1), "A port", port)]),
    ])
}
