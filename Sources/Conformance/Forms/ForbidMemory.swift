internal import Events
internal import Expressions

/// Waits for the end of a message, since what is forbidden comes behind the event of the message itself.
final class ForbidMemory: TrackingMemory {
  private let plan: ForbidPlan
  private var messages: ForbiddenMessages
  /// Who takes the messages for this rule, and the number that this rule has there.
  private let leader: ForbidMemory?
  private let number: Int

  init(_ plan: ForbidPlan, number: Int, leader: ForbidMemory?) {
    self.plan = plan
    self.number = number
    self.leader = leader
    messages = ForbiddenMessages(plan.rulesOfMessages)
    super.init(rule: plan.rule)
  }

  override func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    let identity = MessageIdentity(row, plan.identity.first(event: event))
    if roles.certain & 1 << ForbidRule.message != 0 { messages.begin(identity, row, event, &ledger) }
    if roles.certain & 1 != 0 { fail(identity, row, event, &ledger) }
    if roles.doubtful & 1 != 0 { doubt(identity, row, &ledger) }
  }

  override func breakOff(at end: Int64, _ ledger: inout Ledger) { messages.finish(&ledger) }

  override func countPasses(_ ledger: inout Ledger) { messages.finish(&ledger) }

  override func finish(at end: Int64, _ ledger: inout Ledger) { messages.finish(&ledger) }

  @inline(never)
  private func fail(
    _ identity: MessageIdentity, _ row: borrowing EventRow, _ event: Int, _ ledger: inout Ledger
  ) {
    ledger.fail(rule, row, cause: "forbidden", fields: plan.shown[event], expected: plan.expected[event])
    _ = (leader ?? self).messages.note(failureOf: number, in: identity)
  }

  @inline(never)
  private func doubt(_ identity: MessageIdentity, _ row: borrowing EventRow, _ ledger: inout Ledger) {
    if !(leader ?? self).messages.note(doubtOf: number, in: identity) {
      ledger.inconclusive(rule, row, reason: ForbiddenMessages.notCaptured)
    }
  }
}
