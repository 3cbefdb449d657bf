internal import Events

/// Section extension 5: additional scaling of modulation compression (CUS 7.7.5).
///
///     | mcScaleReMask 12 | csf 1 | mcScaleOffset 15 | … without gaps, zeros to the word |
extension ExtensionType {
  static let extension5 = ExtensionType(
    5, "Modulation compression additional scaling parameters", on: [1, 3, 5],
    [
      .group(
        "scale", .untilEnd(.zeros), event: .cusCExtensionItem(5), "Scaling of some resource elements",
        [
          ExtensionFields.mcScaleReMask,
          ExtensionFields.csf(clause: "CUS 7.7.5.3"),
          ExtensionFields.scaler("mcScaleOffset", clause: "CUS 7.7.5.4", wireshark: "mcscaleoffset"),
        ]),
      .derived(
        "scaledElements", .mask(12), optional: true, clause: "CUS 7.7.5.2",
        "Resource elements that have a scaling"),
      .derived(
        "scaledTwice", .mask(12), optional: true, clause: "CUS 7.7.5.2",
        "Resource elements that have more than one"),
    ])
}
