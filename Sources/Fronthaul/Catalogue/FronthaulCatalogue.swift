public import Events

/// All event types of the fronthaul.
public enum FronthaulCatalogue {
  public static let events: [EventDefinition] =
    common + UPlaneFields.events + [SampleFields.event] + CPlaneCatalogue.events
    + ECPRICatalogue.events

  private static let common: [EventDefinition] = [
    EventDefinition(
      .ecpri, "ecpri", clause: "eCPRI 3.1.3",
      summary: "An eCPRI message of a type without an event of its own",
      fields: FrameFields.definitions),
    EventDefinition(
      .cusMalformed, "cus.malformed", parent: .ecpri, clause: "CUS 5.1.3.2",
      summary: "Bytes that should be a fronthaul message and are too short to be read as one",
      fields: [
        FieldDefinition(
          "wellFormed", HeaderSlot.wellFormed, .boolean, "False: the message could not be read"),
        FieldDefinition(
          "defect", HeaderSlot.defect, .enumeration(ApplicationFields.defects),
          "What kept the message from being read"),
        FieldDefinition(
          "defectOffset", HeaderSlot.defectOffset, unit: .bytes, "Byte of the frame at which reading stopped"),
      ]),
    EventDefinition(
      .cusConfiguration, "cus.configuration", parent: .ecpri, clause: "CUS 8.3.3.13",
      summary: "The U-plane format of a flow changed in mid-stream",
      fields: ApplicationFields.definitions(symbol: "symbolId", symbolClause: "8.3.3.7")),
  ]
}
