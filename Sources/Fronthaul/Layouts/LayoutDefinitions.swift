internal import Events

extension Layout {
  /// The catalogue's view of the structure's own fields.
  /// - Parameters:
  ///   - anchor: the field that holds the byte where the structure begins.
  ///   - bit: where it begins, counted from the anchor.
  func definitions(anchor: FieldSlot, at bit: Int = 0) -> [FieldDefinition] {
    definitions(ofGroup: -1) { field in
      guard let offset = field.bitOffset, let width = field.bitWidth, width > 0 else { return nil }
      return FieldLocation(
        anchor: anchor, bitOffset: bit + offset, bitWidth: width, isSigned: field.field.signed)
    }
  }

  /// The events that the items of the groups become.
  func itemEvents(parent: EventTypeID, named name: String) -> [EventDefinition] {
    program.groups.enumerated().compactMap { number, group in
      guard let event = group.group.event else { return nil }
      let path = self.path(ofGroup: number)
      let above = group.parent >= 0 ? program.groups[group.parent].group.event : nil
      let index = group.indexSlot.map {
        FieldDefinition(
          "\(group.group.name)Index", $0, .integer, clause: clause,
          "Position of the \(group.group.name), from 0")
      }
      return EventDefinition(
        event, name + "." + path, parent: above ?? parent,
        clause: group.group.clause.isEmpty ? clause : group.group.clause, summary: group.group.summary,
        fields: [index].compactMap { $0 } + definitions(ofGroup: number) { _ in nil })
    }
  }

  private func path(ofGroup number: Int) -> String {
    let group = program.groups[number]
    return (group.parent >= 0 ? path(ofGroup: group.parent) + "." : "") + group.group.name
  }

  private func definitions(
    ofGroup group: Int, located location: (LayoutProgram.Field) -> FieldLocation?
  ) -> [FieldDefinition] {
    program.fields.filter { $0.group == group }.compactMap { field in
      guard let slot = field.slot else { return nil }
      return FieldDefinition(
        field.field.name, slot, field.field.kind, unit: field.field.unit, optional: field.optional,
        clause: field.field.clause.isEmpty ? clause : field.field.clause, wireshark: field.field.wireshark,
        location: location(field),
        range: field.bitWidth.flatMap { FieldLocation.range(bitWidth: $0, isSigned: field.field.signed) },
        field.field.summary)
    }
  }
}
