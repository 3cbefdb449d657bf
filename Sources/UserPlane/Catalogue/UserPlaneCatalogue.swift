public import Events

/// All event types of F1-U.
public enum UserPlaneCatalogue {
  public static let events: [EventDefinition] =
    [
      EventDefinition(
        .f1uGTP, "f1u.gtp", clause: "TS 29.281 5.1",
        summary: "A GTP-U message without an NR RAN container of a known PDU type",
        fields: MessageFields.definitions)
    ] + DLUserDataFields.events + DeliveryStatusFields.events + AssistanceFields.events + [
      EventDefinition(
        .f1uMalformed, "f1u.malformed", parent: .f1uGTP, clause: "TS 29.281 5.1",
        summary: "Bytes that should be a GTP-U message and could not be read to their end", fields: [])
    ]
}
