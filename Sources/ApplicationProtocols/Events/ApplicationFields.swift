internal import Events
internal import PackedEncoding
internal import Transport

/// The fields that all messages of a protocol have, those of violations, remarks and what can't be read.
struct ApplicationFields {
  private let schema: ProtocolSchema
  /// `TS 38.473`.
  let document: String
  let message: [FieldDefinition]
  let violation: [FieldDefinition]
  let remark: [FieldDefinition]
  let malformed: [FieldDefinition]

  /// Code points for what a PDU does not name.
  static let unknownMessageType = 3

  init(_ schema: ProtocolSchema, _ wireshark: WiresharkNames) {
    self.schema = schema
    document = schema.specification.split(separator: " ").suffix(2).joined(separator: " ")
    message =
      FrameSlot.definitions + Self.transportFields + Self.headerFields(schema, document, wireshark)
      + Self.trackedFields(schema) + Self.identifierFields(schema, wireshark) + Self.judgedFields
    let names = schema.knownElements.map { CodePoint(Int64($0.id), $0.name) }
    violation = Self.violationFields(names, wireshark)
    remark = Self.remarkFields(names, wireshark)
    malformed = Self.malformedFields(names, wireshark)
  }

  static func points(_ names: [String]) -> FieldKind {
    .enumeration(names.enumerated().map { CodePoint(Int64($0), $1) })
  }

  static let criticalities = points(Criticality.allCases.map(\.spelling))
  static let transports = points(["sctp", "exported", "bare"])
  static let reactions = points(OwedReaction.allCases.map(\.spelling))
  static let defects = points(["none", "notCaptured"] + PackedError.Code.allCases.map(\.rawValue))

  /// What Wireshark shows of the transport only where it has dissected it.
  private static let overSCTP = FilterCondition(MessageSlot.transport, in: [0])

  private static let transportFields: [FieldDefinition] = [
    FieldDefinition(
      "association", MessageSlot.association, isContext: true, "Number of the SCTP association, from 0"),
    FieldDefinition(
      "transport", MessageSlot.transport, transports,
      "What the PDU came in; streams and sequence numbers mean something only in sctp"),
    FieldDefinition(
      "sourcePort", MessageSlot.sourcePort, wireshark: "sctp.srcport", when: overSCTP, range: 0...65535,
      "SCTP port of the sender"),
    FieldDefinition(
      "destinationPort", MessageSlot.destinationPort, wireshark: "sctp.dstport", when: overSCTP,
      range: 0...65535, "SCTP port of the receiver"),
    FieldDefinition(
      "verificationTag", MessageSlot.verificationTag, .mask(32), clause: "RFC 9260 3.1",
      wireshark: "sctp.verification_tag", when: overSCTP, range: 0...0xFFFF_FFFF,
      "Tag of the receiver, by which it knows the association"),
    FieldDefinition(
      "stream", MessageSlot.stream, clause: "RFC 9260 3.3.1", wireshark: "sctp.data_sid", when: overSCTP,
      isContext: true, range: 0...65535, "Stream of the association"),
    FieldDefinition(
      "streamSequence", MessageSlot.streamSequence, clause: "RFC 9260 3.3.1", wireshark: "sctp.data_ssn",
      when: overSCTP, range: 0...0xFFFF_FFFF,
      "Sequence number of the message in its stream; in I-DATA the message identifier"),
    FieldDefinition(
      "payloadProtocol", MessageSlot.payloadProtocol, clause: "RFC 9260 3.3.1",
      wireshark: "sctp.data_payload_proto_id", when: overSCTP, range: 0...0xFFFF_FFFF,
      "Payload protocol identifier as sent, in network order"),
    FieldDefinition(
      "tsn", MessageSlot.tsn, clause: "RFC 9260 3.3.1", wireshark: "sctp.data_tsn_raw", when: overSCTP,
      range: 0...0xFFFF_FFFF, "Transmission sequence number of the first fragment"),
    FieldDefinition(
      "isUnordered", MessageSlot.isUnordered, .boolean, clause: "RFC 9260 6.6",
      wireshark: "sctp.data_u_bit", when: overSCTP,
      "Whether the message is delivered outside the order of its stream"),
    FieldDefinition(
      "afterGap", MessageSlot.afterGap, .boolean,
      "Whether messages of the same stream that came before may be missing in the capture"),
    FieldDefinition(
      "startCaptured", MessageSlot.startCaptured, .boolean,
      "Whether the set-up of the association was captured"),
    FieldDefinition("octets", MessageSlot.octets, unit: .bytes, "Octets of the PDU as sent"),
  ]

  private static func headerFields(
    _ schema: ProtocolSchema, _ document: String, _ wireshark: WiresharkNames
  ) -> [FieldDefinition] {
    let procedures = schema.procedures.map { CodePoint(Int64($0.code), $0.name) }
    let types = points(MessageRole.allCases.map(\.spelling) + ["unknown"])
    return [
      FieldDefinition(
        "procedureCode", MessageSlot.procedureCode, clause: "\(document) 9.4",
        wireshark: wireshark.name("procedureCode"), range: -1...255,
        "Code of the procedure; -1 where it can't be read"),
      FieldDefinition(
        "procedure", MessageSlot.procedure, .enumeration(procedures), clause: "\(document) 8.1",
        "Name of the procedure; its code where it has none"),
      FieldDefinition(
        "message", MessageSlot.message, points(schema.messages.map(\.name)), clause: "\(document) 9.2",
        filter: .names(wireshark.messages), isContext: true, "Name of the message; -1 where it has none"),
      FieldDefinition(
        "messageType", MessageSlot.messageType, types, clause: "\(document) 9.4",
        "What the message is in its procedure"),
      FieldDefinition(
        "procedureClass", MessageSlot.procedureClass, clause: "\(document) 8.1", range: 0...2,
        "1: answered by an outcome; 2: not answered; 0: no procedure has the code"),
      FieldDefinition(
        "isUEAssociated", MessageSlot.isUEAssociated, .boolean,
        "Whether the message has an id of a UE connection"),
      FieldDefinition(
        "criticality", MessageSlot.criticality, criticalities, optional: true, clause: "\(document) 9.4",
        wireshark: wireshark.name("criticality"), "Criticality of the procedure, as sent"),
      FieldDefinition(
        "specifiedCriticality", MessageSlot.specifiedCriticality, criticalities, optional: true,
        clause: "\(document) 9.4", "Criticality that the procedure has"),
    ]
  }

  private static func trackedFields(_ schema: ProtocolSchema) -> [FieldDefinition] {
    let central = schema.name(of: .central) ?? "central"
    return [
      FieldDefinition(
        "from\(central)", MessageSlot.fromCentral, .boolean,
        "Whether the \(central) sent the message; unknown as long as nothing tells the ends apart"),
      FieldDefinition(
        "isFromAllowedSide", MessageSlot.isFromAllowedSide, .boolean, optional: true,
        "Whether the sender is an end that may send this message; absent where either is not known for sure"),
      FieldDefinition(
        "interface", MessageSlot.interface,
        "Number of the interface between two units, whose associations may be several"),
      FieldDefinition(
        "startSeen", MessageSlot.startSeen, .boolean,
        "Whether the begin of the association, or a set-up of the interface, was captured"),
      FieldDefinition(
        "isSetUp", MessageSlot.isSetUp, .boolean, isHistory: true,
        "Whether a set-up of the interface was answered successfully before"),
      FieldDefinition(
        "transaction", MessageSlot.transaction, optional: true,
        "What a request and its outcome have in common: transaction id, UE connection, or MBS context"),
      FieldDefinition(
        "ue", MessageSlot.ue, optional: true,
        "Number of the UE connection, from 1, the same while its ids change"),
      FieldDefinition(
        "ueRelation", MessageSlot.ueRelation, points(UERelation.allCases.map(\.spelling)),
        clause: "TS 38.413 10.6", isHistory: true, "What the ids of the UE are to those that came before"),
      FieldDefinition(
        "isUEFollowed", MessageSlot.isUEFollowed, .boolean,
        "False where too many UE connections are alive to follow that of the message"),
      FieldDefinition(
        "ueStream", MessageSlot.ueStream, optional: true,
        "Stream of the message before it of the same UE connection, sender and association"),
      FieldDefinition(
        "commonStream", MessageSlot.commonStream, optional: true,
        "Stream on which the sender took part in the set-up of the interface"),
      FieldDefinition(
        "earliestRetry", MessageSlot.earliestRetry, .time, unit: .nanoseconds, optional: true,
        isHistory: true,
        "Before this the same request must not come again, by the TimeToWait of its failure"),
      FieldDefinition(
        "isRepeated", MessageSlot.isRepeated, .boolean,
        "Whether the sender's message before it on the association has the same octets"),
    ]
  }

  /// The ids that correlate messages, under their names.
  private static func identifierFields(
    _ schema: ProtocolSchema, _ wireshark: WiresharkNames
  ) -> [FieldDefinition] {
    let slots: [(Int?, FieldSlot)] = [
      (schema.identifiers.transaction, MessageSlot.transactionID),
      (schema.identifiers.ue?.central, MessageSlot.centralUE),
      (schema.identifiers.ue?.peripheral, MessageSlot.peripheralUE),
      (schema.identifiers.mbs?.central, MessageSlot.centralMBS),
      (schema.identifiers.mbs?.peripheral, MessageSlot.peripheralMBS),
    ]
    return slots.compactMap { id, slot in
      guard let id, let name = schema.ieName(id) else { return nil }
      let type = schema.elementSets.lazy.flatMap(\.entries).first { $0.id == id }?.type
      let shown = type.flatMap { wireshark.part(nil, [.element(id)], $0) }
      return FieldDefinition(
        name, slot, optional: true, wireshark: shown?.name, isContext: true, "Value of the IE \(name)")
    }
  }

  private static let judgedFields: [FieldDefinition] = [
    FieldDefinition(
      "decoded", MessageSlot.decoded, .boolean, "Whether the message could be read to its end"),
    FieldDefinition("defect", MessageSlot.defect, defects, "What kept the message from being read"),
    FieldDefinition("violations", MessageSlot.violations, "Violations of the schema in the message"),
    FieldDefinition(
      "remarks", MessageSlot.remarks, "Encodings in the message that a canonical encoder does not make"),
    FieldDefinition(
      "owedReaction", MessageSlot.owedReaction, reactions, clause: "TS 38.413 10",
      "What the receiver owes for the violations"),
  ]
}
