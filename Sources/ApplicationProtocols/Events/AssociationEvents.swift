public import Events
internal import Transport

/// The events of SCTP associations: changes in their life, and what is wrong with them or their capture.
public enum AssociationEvents {
  static let associationType = EventTypeID(rawValue: 400)
  static let defectType = EventTypeID(rawValue: 401)

  /// Slots that only these events have; those of the transport are those of messages.
  enum Slot {
    static var application: FieldSlot { FieldSlot(51) }
    static var change: FieldSlot { FieldSlot(52) }
    static var side: FieldSlot { FieldSlot(53) }
    static var initiator: FieldSlot { FieldSlot(54) }
    static var cause: FieldSlot { FieldSlot(55) }
    static var startCaptured: FieldSlot { FieldSlot(56) }
    static var kind: FieldSlot { FieldSlot(57) }
    static var firstTSN: FieldSlot { FieldSlot(58) }
    static var lastTSN: FieldSlot { FieldSlot(59) }
    static var reason: FieldSlot { FieldSlot(60) }
    static var stream: FieldSlot { FieldSlot(61) }
    static var number: FieldSlot { FieldSlot(62) }
    static var isOver: FieldSlot { FieldSlot(63) }
  }

  /// What is wrong, in the order of the code points of `kind`.
  enum Defect: Int, CaseIterable {
    case checksum, gap, incompleteMessage, messageTooLong, streamSequence, dataAfterShutdown, verificationTag
    case unknownChunk, malformed, tooManyAssociations
  }

  private static let common: [FieldDefinition] =
    FrameSlot.definitions + [
      FieldDefinition(
        "association", MessageSlot.association, optional: true, "Number of the SCTP association, from 0"),
      FieldDefinition(
        "transport", MessageSlot.transport, ApplicationFields.transports, optional: true,
        "What messages of the association come in"),
      FieldDefinition(
        "sourcePort", MessageSlot.sourcePort, optional: true, range: 0...65535, "Port of the sender"),
      FieldDefinition(
        "destinationPort", MessageSlot.destinationPort, optional: true, range: 0...65535,
        "Port of the receiver"),
      FieldDefinition(
        "side", Slot.side, optional: true, range: 0...1,
        "0: sent by the side that sent INIT or was seen first; 1: by the other"),
      FieldDefinition(
        "initiator", Slot.initiator, optional: true, range: 0...1,
        "Side that set the association up, where that was captured"),
      FieldDefinition(
        "startCaptured", Slot.startCaptured, .boolean, optional: true,
        "Whether the set-up of the association was captured"),
      FieldDefinition(
        "application", Slot.application, ApplicationFields.points(UpperLayer.allCases.map(\.rawValue)),
        optional: true, "The protocol that a port of the association is registered for"),
    ]

  /// The event types, for the catalogue.
  public static let definitions: [EventDefinition] = [
    EventDefinition(
      associationType, "sctp.association", clause: "RFC 9260 4",
      summary: "A change in the life of an association",
      fields: common + [
        FieldDefinition(
          "change", Slot.change, ApplicationFields.points(AssociationChange.Kind.allCases.map(\.rawValue)),
          clause: "RFC 9260 4", "What has changed"),
        FieldDefinition(
          "isOver", Slot.isOver, .boolean, clause: "RFC 9260 4",
          "Whether nothing that was open on the association can be answered any more: it was restarted, shut down, aborted or lost"
        ),
        FieldDefinition(
          "cause", Slot.cause, optional: true, clause: "RFC 9260 3.3.10", range: 0...65535,
          "First error cause of an ABORT"),
      ]),
    EventDefinition(
      defectType, "sctp.defect", clause: "RFC 9260 6",
      summary: "Something that is wrong with an association or its capture",
      fields: common + [
        FieldDefinition(
          "kind", Slot.kind, ApplicationFields.points(Defect.allCases.map { String(describing: $0) }),
          "What is wrong"),
        FieldDefinition(
          "firstTSN", Slot.firstTSN, optional: true, range: 0...0xFFFF_FFFF, "First TSN of the data"),
        FieldDefinition(
          "lastTSN", Slot.lastTSN, optional: true, range: 0...0xFFFF_FFFF, "Last TSN of the data"),
        FieldDefinition(
          "reason", Slot.reason, ApplicationFields.points(AssociationDefect.Reason.allCases.map(\.rawValue)),
          optional: true, "Why data are not waited for any more"),
        FieldDefinition("stream", Slot.stream, optional: true, range: 0...65535, "Stream of the data"),
        FieldDefinition(
          "number", Slot.number, optional: true,
          "Octets of a message, sequence number that was found, tag, or type of chunk"),
      ]),
  ]
}
