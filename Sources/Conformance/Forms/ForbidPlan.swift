internal import Events
internal import Expressions
internal import Results

/// What is forbidden in which messages.
///
/// Rules that look at the same messages leave these to the first of them, which counts for all: nearly every message
/// is without anything that is forbidden.
struct ForbidPlan: TrackingPlan {
  let rule: Int
  let events: [EventTypeID]
  let identity: RoleFields
  /// What a finding shows, and what it expects, by the number of the event type.
  let shown: [[FieldDefinition]]
  let expected: [[Statement]]
  /// What tells messages apart, by the event types of all messages; nil: some messages have a condition.
  private let watched: [EventTypeID: FieldSlot?]?
  /// The rules whose messages it takes.
  private(set) var rulesOfMessages: [Int]
  /// The number of this rule among those whose messages another plan takes; nil: it takes its own.
  private var number: Int?

  init(_ form: ForbidRule, _ selections: [Selection], rule: Int) {
    let events = selections.eventTypes
    identity = RoleFields(form.identity.mapValues { [$0] }, events: events)
    let forbiddenOf = Dictionary(
      selections.filter { $0.role == 0 }.map { ($0.event.id, $0) }, uniquingKeysWith: { first, _ in first })
    let forbidden = events.map { forbiddenOf[$0] }
    shown = zip(events, forbidden).map { form.shown[$0] ?? $1?.condition?.fields ?? [] }
    expected = forbidden.map { selection in
      guard let selection else { return [] }
      let condition = selection.condition.map { "[\($0.text)]" } ?? ""
      return [Statement(.noEvent, selection.event.name + condition)]
    }
    let messages = selections.filter { $0.role == ForbidRule.message }
    watched =
      messages.contains { $0.condition != nil }
      ? nil
      : Dictionary(
        messages.map { ($0.event.id, form.identity[$0.event.id]?.slot) },
        uniquingKeysWith: { first, _ in first })
    self.rule = rule
    self.events = events
    rulesOfMessages = [rule]
  }

  mutating func leaveRoles(to other: inout any TrackingPlan) -> UInt64 {
    guard var leader = other as? ForbidPlan, leader.number == nil, let watched, watched == leader.watched,
      leader.rulesOfMessages.count < ForbiddenMessages.mostRules
    else { return 0 }
    number = leader.rulesOfMessages.count
    leader.rulesOfMessages.append(rule)
    other = leader
    return 1 << ForbidRule.message
  }

  func makeMemory(leader: TrackingMemory?) -> TrackingMemory {
    ForbidMemory(self, number: number ?? 0, leader: leader as? ForbidMemory)
  }
}
