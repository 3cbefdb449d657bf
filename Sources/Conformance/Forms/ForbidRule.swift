internal import Events
internal import Expressions

/// Something must not occur in messages: each message without it passes.
public struct ForbidRule: RuleForm {
  public static let name = "forbid"
  public static let summary = "Each selected event is a failure; each message without one passes"
  public static let usesSelect = true
  public static let keys = [
    FormKey(
      "forbid",
      .mapping([
        FormKey("in", .selector, required: true, "The messages that must be without a selected event"),
        FormKey(
          "message", .fieldOf(["select", "in"]),
          "What tells the messages of one frame apart; without it a frame has one message"),
        FormKey("show", .fieldsOf(["select"]), "What a finding shows; the fields of the condition"),
      ]), required: true, "The selected events must not occur")
  ]

  static let message = 1

  public let selections: [Selection]
  let identity: [EventTypeID: FieldDefinition]
  let shown: [EventTypeID: [FieldDefinition]]

  public init(_ values: FormValues) throws(FormError) {
    let inner = values.mapping("forbid")
    guard let messages = inner.events("in") else { throw FormError(key: "forbid.in", "is missing") }
    selections = messages.selections.map {
      Selection(event: $0.event, condition: $0.condition, role: Self.message)
    }
    identity = inner.field("message") ?? [:]
    shown = inner.fields("show") ?? [:]
  }

  public var horizon: Horizon { .event }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    .tracking(ForbidPlan(self, selections, rule: rule))
  }
}
