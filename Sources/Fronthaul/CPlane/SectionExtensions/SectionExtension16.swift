internal import Events

/// Section extension 16: antenna mapping for uplink beamforming (CUS 7.7.16).
///
///     | antMask 64 | × UEs
extension ExtensionType {
  static let extension16 = ExtensionType(
    16, "Antenna mapping in UE-channel-information-based UL beamforming", on: [5],
    [
      .group(
        "antennas", .untilEnd(.none), event: .cusCExtensionItem(16), "Antennas of a UE",
        [
          .field(
            "antMask", 64, .mask(64), clause: "CUS 7.7.16.2", wireshark: "antMask", "Antennas that are used")
        ])
    ])
}
