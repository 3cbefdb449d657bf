internal import Events
internal import Expressions

/// Waits for the end of a message, since what is forbidden comes behind the event of the message itself.
///
/// Rules that look at the same messages leave these to the first of them, which counts for all: nearly every message
/// is without anything that is forbidden.
final class ForbidEvaluator: TrackingEvaluator {
  private let identity: RoleFields
  private let shown: [[FieldDefinition]]
  private let expected: [String]
  /// What tells messages apart, by the event types of all messages; nil: some messages have a condition.
  private let watched: [EventTypeID: FieldSlot?]?
  private var messages: ForbiddenMessages
  /// Who takes the messages for this rule, and the number that this rule has there.
  private var leader: ForbidEvaluator?
  private var number = 0

  init(_ form: ForbidRule, _ selections: [Selection], rule: Int) {
    let events = TrackingEvaluator.events(of: selections)
    identity = RoleFields(form.identity.mapValues { [$0] }, events: events)
    let forbiddenOf = Dictionary(
      selections.filter { $0.role == 0 }.map { ($0.event.id, $0) }, uniquingKeysWith: { first, _ in first })
    let forbidden = events.map { forbiddenOf[$0] }
    shown = zip(events, forbidden).map { form.shown[$0] ?? $1?.condition?.fields ?? [] }
    expected = forbidden.map { selection in
      guard let selection else { return "" }
      return "no \(selection.event.name)" + (selection.condition.map { "[\($0.text)]" } ?? "")
    }
    let messages = selections.filter { $0.role == ForbidRule.message }
    watched =
      messages.contains { $0.condition != nil }
      ? nil
      : Dictionary(
        messages.map { ($0.event.id, form.identity[$0.event.id]?.slot) },
        uniquingKeysWith: { first, _ in first })
    self.messages = ForbiddenMessages(rule)
    super.init(rule: rule, selections: selections, needsCompleteCapture: false)
  }

  override func leaveRoles(to other: TrackingEvaluator) -> UInt64 {
    guard let other = other as? ForbidEvaluator, other.leader == nil, let watched, watched == other.watched,
      let number = other.messages.add(rule)
    else { return 0 }
    leader = other
    self.number = number
    return 1 << ForbidRule.message
  }

  override func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    let identity = MessageIdentity(row, identity.first(event: event))
    if roles.certain & 1 << ForbidRule.message != 0 { messages.begin(identity, row, event, &ledger) }
    if roles.certain & 1 != 0 { fail(identity, row, event, &ledger) }
    if roles.doubtful & 1 != 0 { doubt(identity, row, &ledger) }
  }

  override func countPasses(_ ledger: inout Ledger) { messages.finish(&ledger) }

  override func finish(at end: Int64, _ ledger: inout Ledger) { messages.finish(&ledger) }

  @inline(never)
  private func fail(
    _ identity: MessageIdentity, _ row: borrowing EventRow, _ event: Int, _ ledger: inout Ledger
  ) {
    ledger.fail(rule, row, cause: "forbidden", fields: shown[event], expected: expected[event])
    _ = (leader ?? self).messages.note(failureOf: number, in: identity)
  }

  @inline(never)
  private func doubt(_ identity: MessageIdentity, _ row: borrowing EventRow, _ ledger: inout Ledger) {
    if !(leader ?? self).messages.note(doubtOf: number, in: identity) {
      ledger.inconclusive(rule, row, reason: ForbiddenMessages.notCaptured)
    }
  }
}
