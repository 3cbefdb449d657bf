/// Section extension 29: cyclic delay adjustment (CUS 7.7.29).
///
///     | res 4 | cdScgSize 4 | cdScgPhaseStep 8 |
extension ExtensionType {
  static let extension29 = ExtensionType(
    29, "Cyclic delay adjustment", on: [1, 3, 5],
    [
      .reserved(4),
      .field("cdScgSize", 4, clause: "CUS 7.7.29.3", wireshark: "cdScgSize", "Size of a subcarrier group"),
      .field(
        "cdScgPhaseStep", 8, signed: true, clause: "CUS 7.7.29.4", wireshark: "cdScgPhaseStep",
        "Phase from one group to the next"),
    ])
}
