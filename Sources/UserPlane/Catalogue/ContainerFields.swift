internal import Events

/// What fields of all containers of NR-U have in common (TS 38.425, 5.5.3).
enum ContainerFields {
  /// Bits behind the begin of the container.
  static func location(_ bit: Int, _ width: Int) -> FieldLocation {
    FieldLocation(anchor: MessageSlot.containerOffset, bitOffset: bit, bitWidth: width)
  }

  static func flag(
    _ name: String, _ slot: FieldSlot, _ bit: Int, _ wireshark: String, _ summary: String
  ) -> FieldDefinition {
    FieldDefinition(
      name, slot, .boolean, clause: "TS 38.425 5.5.3", wireshark: "nrup." + wireshark,
      location: location(bit, 1), summary)
  }

  /// The place of an item in its list and in the frame.
  static let item: [FieldDefinition] = [
    FieldDefinition("itemIndex", MessageSlot.itemIndex, "Position in the list, from 0"),
    FieldDefinition(
      "itemOffset", MessageSlot.itemOffset, unit: .bytes, optional: true,
      "Where the item begins in the frame"),
  ]
}
