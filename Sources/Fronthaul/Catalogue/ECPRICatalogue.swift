internal import Events

/// The events of eCPRI messages that are neither U- nor C-plane.
enum ECPRICatalogue {
  static let events: [EventDefinition] = ECPRILayouts.all.flatMap { type in
    let own = EventDefinition(
      type.event, type.name, parent: .ecpri, clause: type.layout.clause, summary: type.layout.summary,
      fields: type.layout.definitions(anchor: HeaderSlot.messageOffset, at: 32) + common
        + (type.event == .ecpriDelay ? measured : []))
    return [own] + type.layout.itemEvents(parent: type.event, named: type.name)
  }

  /// What follows from the messages of a delay measurement together.
  private static let measured: [FieldDefinition] = [
    FieldDefinition(
      "transportDelay", ECPRILayouts.transportDelay, unit: .nanoseconds, optional: true,
      clause: "eCPRI 3.2.4.6",
      "In a response: the transport delay to its sender, by the clocks of both units, compensated"),
    FieldDefinition(
      "senderRole", HeaderSlot.senderRole, .enumeration(ApplicationFields.roles), "What the sender is"),
  ]

  private static let common: [FieldDefinition] = [
    FieldDefinition(
      "bytesBehind", ECPRILayouts.bytesBehind, .integer, unit: .bytes, optional: true,
      "Bytes after the fields: the message's data, or, where its type has none, bytes too many"),
    FieldDefinition(
      "wellFormed", HeaderSlot.wellFormed, .boolean, "Whether the message could be read to its end"),
    FieldDefinition(
      "defect", HeaderSlot.defect, .enumeration(ApplicationFields.defects),
      "What kept the message from being read"),
    FieldDefinition(
      "defectOffset", HeaderSlot.defectOffset, .integer, unit: .bytes, optional: true,
      "Byte of the frame at which reading stopped"),
  ]
}
