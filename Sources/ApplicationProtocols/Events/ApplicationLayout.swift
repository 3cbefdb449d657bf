internal import Events
internal import PackedEncoding

/// What a decoder needs to know of a protocol and of the fields that somebody asked for: a snapshot that does not
/// change.
public final class ApplicationLayout: Sendable {
  public let schema: ProtocolSchema
  let tables: SchemaTables
  let interface: InterfaceTable
  let plan: ExtractionPlan
  let pdu: EventTypeID
  let violation: EventTypeID
  let remark: EventTypeID
  let malformed: EventTypeID
  /// The event types of the messages, by their numbers in the schema.
  let messages: [EventTypeID]

  init(_ vocabulary: EventVocabulary) {
    schema = vocabulary.schema
    let rules = InterfaceRules.rules(of: vocabulary.schema.name) ?? .none
    tables = SchemaTables(vocabulary.schema, rules)
    interface = InterfaceTable(vocabulary.schema, rules)
    plan = ExtractionPlan(vocabulary)
    pdu = vocabulary.pdu
    violation = vocabulary.violation
    remark = vocabulary.remark
    malformed = vocabulary.malformed
    messages = vocabulary.schema.messages.indices.map(vocabulary.message)
  }
}
