/// Section extension 17: user port groups (CUS 7.7.17).
///
///     | numUeID 4 | × groups, zeros to the word |
extension ExtensionType {
  static let extension17 = ExtensionType(
    17, "Indication of user port group", on: [5],
    [
      .group(
        "user", .untilEnd(.zeros), event: .cusCExtensionItem(17), "A user",
        [.field("numUeID", 4, clause: "CUS 7.7.17.2", wireshark: "numUeID", "UE identifiers of the user")])
    ])
}
