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

  public func makeRuntime(rule: Int, selections: [Selection]) -> RuleRuntime {
    .tracking(ForbidEvaluator(self, selections, rule: rule))
  }
}

/// Waits for the end of a message, since what is forbidden comes behind the event of the message itself.
private final class ForbidEvaluator: TrackingEvaluator {
  private struct Message {
    let identity: MessageIdentity
    let instance: Instance
    var failed = false
    var doubtful = false
  }

  private let identity: RoleFields
  private let shown: [[FieldDefinition]]
  private let expected: [String]
  private var message: Message?

  init(_ form: ForbidRule, _ selections: [Selection], rule: Int) {
    let events = TrackingEvaluator.events(of: selections)
    identity = RoleFields(form.identity.mapValues { [$0] }, events: events)
    let forbidden = events.map { id in selections.first { $0.event.id == id && $0.role == 0 } }
    shown = zip(events, forbidden).map { form.shown[$0] ?? $1?.condition?.fields ?? [] }
    expected = forbidden.map { selection in
      guard let selection else { return "" }
      return "no \(selection.event.name)" + (selection.condition.map { "[\($0.text)]" } ?? "")
    }
    super.init(rule: rule, selections: selections, needsCompleteCapture: false)
  }

  override func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    let identity = MessageIdentity(row, identity.first(event: event))
    if roles.certain & 1 << ForbidRule.message != 0 { begin(identity, row, &ledger) }
    if roles.certain & 1 != 0 { fail(identity, row, event, &ledger) }
    if roles.doubtful & 1 != 0 { doubt(identity, row, &ledger) }
  }

  override func finish(at end: Int64, _ ledger: inout Ledger) { close(&ledger) }

  /// An event of another type in the same message is a part of it.
  @inline(__always)
  private func begin(_ identity: MessageIdentity, _ row: borrowing EventRow, _ ledger: inout Ledger) {
    if let message, message.identity == identity, message.instance.event != row.type { return }
    close(&ledger)
    message = Message(identity: identity, instance: ledger.instance(rule, row))
  }

  @inline(__always)
  private func close(_ ledger: inout Ledger) {
    guard let message else { return }
    if message.doubtful, !message.failed {
      ledger.inconclusive(rule, message.instance, reason: Self.notCaptured)
    } else if !message.failed {
      ledger.pass(rule, message.instance)
    }
    self.message = nil
  }

  @inline(never)
  private func fail(
    _ identity: MessageIdentity, _ row: borrowing EventRow, _ event: Int, _ ledger: inout Ledger
  ) {
    ledger.fail(rule, row, cause: "forbidden", fields: shown[event], expected: expected[event])
    if message?.identity == identity { message?.failed = true }
  }

  @inline(never)
  private func doubt(_ identity: MessageIdentity, _ row: borrowing EventRow, _ ledger: inout Ledger) {
    if message?.identity == identity {
      message?.doubtful = true
    } else {
      ledger.inconclusive(rule, row, reason: Self.notCaptured)
    }
  }

  private static let notCaptured = "whether an event is a forbidden one was not captured"
}
