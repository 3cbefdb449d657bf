internal import Events
internal import Expressions
internal import Results

/// Follows the state of each key.
///
/// A key whose state is not known for certain is in several states at a time, a bit for each: after an event that
/// could not be read, where its life began before the capture, or where the capture did not show what the other side
/// sent. What all of them allow passes, what none of them allows fails, and the rest is not certain. After a failure the event counts as what it would be in a state
/// that allows it, so that one deviation is one finding.
struct MachineTracker {
  /// Keys that are alive, that is not in the initial state, at a time.
  static let capacity = 65_536

  private struct State {
    /// A bit for each state in which the key may be.
    var states: UInt64
    /// The last event.
    var instance: Instance
    /// Why there are several.
    var doubt = Doubt.unreadable
  }

  /// Why the state of a key is not known for certain.
  private enum Doubt {
    /// An event could not be read.
    case unreadable
    /// The life of the key began before the capture.
    case beganBefore
    /// Messages of the other side may have led elsewhere.
    case oneSided
  }

  private struct Step {
    let role: UInt64
    let target: UInt64
  }

  /// What an event comes to.
  private struct Outcome {
    var next: UInt64 = 0
    /// States that allow the event for certain, that may allow it, and that do not.
    var allows = false
    var mayAllow = false
    var denies = false
    /// Whether a transition was taken, so that there is an instance.
    var moves = false
  }

  private let rule: Int
  private let form: MachineRule
  private let keys: RoleFields
  private let resetFields: [RoleFields]
  private let stateCount: Int
  private let initial: UInt64
  private let all: UInt64
  private let steps: [Step]
  /// Where the steps of an event type and state begin, and the end.
  private let bounds: [Int]
  private let ignored: [UInt64]
  private let resets: [[(role: Int, reset: Int)]]
  private let resetRoles: [UInt64]
  private let transitionRoles: [UInt64]
  /// By state: where events may lead from it, one after the other, itself included.
  private let reachable: [UInt64]
  /// By event type: whether the life of its key may have begun before the capture.
  private let mayBeginInMiddle: [Bool]
  private var store: KeyStore
  private var memory: [State] = []
  private var key: [Int64]
  /// The part of a key that a reset has.
  private var part: [Int64]
  private var lostKey = false

  init(_ form: MachineRule, rule: Int, events: [EventTypeID]) {
    self.rule = rule
    self.form = form
    let stateCount = form.names.count
    keys = RoleFields(form.key, events: events)
    resetFields = form.resets.map { RoleFields($0.fields, events: events) }
    self.stateCount = stateCount
    initial = 1 << UInt64(form.initial)
    all = stateCount == 64 ? .max : 1 << UInt64(stateCount) - 1
    var steps: [Step] = []
    var bounds = [0]
    for event in events {
      for state in 0..<stateCount {
        steps += (form.transitions[event]?[state] ?? []).map {
          Step(role: 1 << UInt64($0.role), target: 1 << UInt64($0.target))
        }
        bounds.append(steps.count)
      }
    }
    self.steps = steps
    self.bounds = bounds
    ignored = events.map { form.ignored[$0] ?? 0 }
    resets = events.map { form.resetRoles[$0] ?? [] }
    resetRoles = resets.map { $0.reduce(0) { $0 | 1 << UInt64($1.role) } }
    transitionRoles = events.map { event in
      (form.transitions[event] ?? []).joined().reduce(0) { $0 | 1 << UInt64($1.role) }
    }
    reachable = Self.reachable(form)
    mayBeginInMiddle = events.map { form.middle[$0] != nil }
    let width = form.key.values.map(\.count).max() ?? 0
    store = KeyStore(width: width, parts: form.resets.map(\.cells))
    key = Array(repeating: .min, count: width)
    part = key
  }

  private static func reachable(_ form: MachineRule) -> [UInt64] {
    var steps: [UInt64] = form.names.indices.map { 1 << UInt64($0) }
    for transitions in form.transitions.values {
      for (state, leads) in transitions.enumerated() {
        for lead in leads { steps[state] |= 1 << UInt64(lead.target) }
      }
    }
    for reset in form.resets {
      for state in steps.indices where reset.source ?? state == state {
        steps[state] |= 1 << UInt64(reset.target)
      }
    }
    // What can be reached through one state more, in each round.
    for through in steps.indices {
      for state in steps.indices where steps[state] & 1 << UInt64(through) != 0 {
        steps[state] |= steps[through]
      }
    }
    return steps
  }

  mutating func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    let any = roles.certain | roles.doubtful
    if any & resetRoles[event] != 0 { reset(row, event, roles, &ledger) }
    guard any & transitionRoles[event] != 0 else { return }
    guard keys.read(row, event: event, into: &key) else {
      lose(row, &ledger)
      return
    }
    let place = store.first(key)
    guard place >= 0 else {
      begin(row, event, roles, &ledger)
      return
    }
    move(place, from: memory[place].states, row, event, roles, &ledger)
  }

  // MARK: Moving

  /// The first event of a key, or of one that was back in the initial state.
  @inline(__always)
  private mutating func begin(
    _ row: borrowing EventRow, _ event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    if lostKey || mayBeginInMiddle[event], beginsInMiddle(row, event, roles, &ledger) { return }
    move(-1, from: initial, row, event, roles, &ledger)
  }

  /// Begins a key whose life may have begun earlier.
  @inline(never)
  private mutating func beginsInMiddle(
    _ row: borrowing EventRow, _ event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) -> Bool {
    if !lostKey, case .known(0)? = form.middle[row.type]?.evaluate(row) { return false }
    let outcome = outcome(all, event, roles)
    guard outcome.moves else { return true }
    // An event that begins a life needs no excuse, and may stand in the middle of one all the same.
    let first = self.outcome(initial, event, roles)
    if first.allows || !outcome.denies && !outcome.mayAllow {
      if first.moves || !first.allows { ledger.pass(rule, row) }
    } else if lostKey {
      ledger.notJudged(rule, row, reason: Self.tooManyKeys)
    } else {
      ledger.outside(rule, row, reason: Reason(.lifeBeforeCapture))
    }
    keep(-1, outcome.next, row, because: .beganBefore, &ledger)
    return true
  }

  @inline(__always)
  private mutating func move(
    _ place: Int, from states: UInt64, _ row: borrowing EventRow, _ event: Int, _ roles: RoleSet,
    _ ledger: inout Ledger
  ) {
    let outcome = outcome(states, event, roles)
    if !outcome.denies, !outcome.mayAllow {
      if outcome.moves { ledger.pass(rule, row) }
      keep(place, outcome.next, row, &ledger)
    } else {
      moveDoubtfully(place, states, outcome, row, event, roles, &ledger)
    }
  }

  /// What an event comes to in some states.
  @inline(__always)
  private func outcome(_ states: UInt64, _ event: Int, _ roles: RoleSet) -> Outcome {
    var outcome = Outcome()
    var rest = states
    while rest != 0 {
      let state = rest.trailingZeroBitCount
      rest &= rest &- 1
      follow(state, event, roles, &outcome)
    }
    return outcome
  }

  /// The first transition that fits counts; one of which nobody can tell may count.
  @inline(__always)
  private func follow(_ state: Int, _ event: Int, _ roles: RoleSet, _ outcome: inout Outcome) {
    var mayMove = false
    let place = event &* stateCount &+ state
    for index in bounds[place]..<bounds[place &+ 1] {
      let step = steps[index]
      if roles.certain & step.role != 0 {
        outcome.next |= step.target
        outcome.moves = true
        outcome.allows = true
        return
      }
      if roles.doubtful & step.role != 0 {
        outcome.next |= step.target
        mayMove = true
      }
    }
    if roles.certain & ignored[event] != 0 || (!form.isStrict && roles.certain & transitionRoles[event] != 0)
    {
      outcome.allows = true
    } else if mayMove || roles.doubtful & ignored[event] != 0 || roles.certain & transitionRoles[event] == 0 {
      // Without a role for certain the event may be none of the machine's.
      outcome.mayAllow = true
    } else {
      // A state that denies the event is not the state of the key.
      outcome.denies = true
      return
    }
    outcome.next |= 1 &<< UInt64(state)
    if mayMove { outcome.mayAllow = true }
  }

  @inline(never)
  private mutating func moveDoubtfully(
    _ place: Int, _ states: UInt64, _ outcome: Outcome, _ row: borrowing EventRow, _ event: Int,
    _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    guard !outcome.allows, !outcome.mayAllow else {
      if roles.doubtful != 0 {
        ledger.inconclusive(rule, row, reason: Reason(.roleNotCaptured))
      } else {
        judge(place >= 0 ? memory[place].doubt : .unreadable, row, &ledger)
      }
      keep(place, outcome.next, row, &ledger)
      return
    }
    fail(place, states, row, event, &ledger)
    // What follows belongs to what the event would have led to; if it leads nowhere, nothing has changed.
    let elsewhere = targets(event, roles)
    keep(place, elsewhere == 0 ? states : elsewhere, row, &ledger)
  }

  /// An event that some of the states allow.
  private func judge(_ doubt: Doubt, _ row: borrowing EventRow, _ ledger: inout Ledger) {
    switch doubt {
    case .unreadable: ledger.inconclusive(rule, row, reason: Reason(.stateUncertain))
    case .beganBefore: ledger.outside(rule, row, reason: Reason(.lifeBeforeCapture))
    case .oneSided: ledger.unseen(rule, row)
    }
  }

  /// Where an event leads from the states that it leaves.
  private func targets(_ event: Int, _ roles: RoleSet) -> UInt64 {
    var next: UInt64 = 0
    for state in 0..<stateCount {
      let own: UInt64 = 1 << UInt64(state)
      let outcome = outcome(own, event, roles)
      if outcome.moves, outcome.next != own { next |= outcome.next }
    }
    return next
  }

  // MARK: Keeping

  /// Notes the states of a key. One that is back in the initial state is forgotten.
  ///
  /// - Parameter doubt: why a new key has several states.
  @inline(__always)
  private mutating func keep(
    _ place: Int, _ states: UInt64, _ row: borrowing EventRow, because doubt: Doubt = .unreadable,
    _ ledger: inout Ledger
  ) {
    if states == initial {
      if place >= 0 { store.remove(place) }
      return
    }
    var state = State(
      states: states, instance: ledger.instance(rule, row), doubt: place >= 0 ? memory[place].doubt : doubt)
    // Once the state is known, why it was not is of no matter.
    if states.nonzeroBitCount == 1 { state.doubt = .unreadable }
    if row.isOneSided { spread(&state) }
    if place >= 0 {
      memory[place] = state
      return
    }
    guard store.count < Self.capacity else {
      lostKey = true
      ledger.notJudged(rule, row, reason: Self.tooManyKeys)
      return
    }
    let new = store.insert(key)
    if new < memory.count { memory[new] = state } else { memory.append(state) }
  }

  /// The other side, of which nothing is seen, may have led a key on.
  @inline(never)
  private func spread(_ state: inout State) {
    var (rest, states) = (state.states, state.states)
    while rest != 0 {
      states |= reachable[rest.trailingZeroBitCount]
      rest &= rest &- 1
    }
    if states != state.states { (state.states, state.doubt) = (states, .oneSided) }
  }

  var memoryUse: MemoryUse {
    MemoryUse(
      form: MachineRule.name, what: "keys that are alive", most: store.capacity, limit: Self.capacity,
      bytes: store.bytes + memory.storageBytes)
  }

  private static let tooManyKeys = Reason(.tooManyOpenKeys, "\(capacity)")

  /// An event of which nobody can tell whose it is: every key may be where it leads.
  @inline(never)
  private mutating func lose(_ row: borrowing EventRow, _ ledger: inout Ledger) {
    ledger.inconclusive(rule, row, reason: Reason(.keyNotCaptured))
    for place in store.places {
      memory[place].states = all
      memory[place].doubt = .unreadable
    }
  }

  // MARK: Resets

  @inline(never)
  private mutating func reset(
    _ row: borrowing EventRow, _ event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    for (role, reset) in resets[event] {
      let bit: UInt64 = 1 << UInt64(role)
      guard (roles.certain | roles.doubtful) & bit != 0 else { continue }
      let target: UInt64 = 1 << UInt64(form.resets[reset].target)
      guard resetFields[reset].read(row, event: event, into: &part) else {
        for place in store.places { memory[place].states |= target }
        continue
      }
      let source = form.resets[reset].source.map { 1 << UInt64($0) } ?? all
      var next = store.first(part: reset, part)
      while next >= 0 {
        let place = next
        next = store.next(place, part: reset, part)
        guard memory[place].states & source != 0 else { continue }
        let kept = roles.certain & bit != 0 ? memory[place].states & ~source : memory[place].states
        let states = kept | target
        guard states != initial else {
          store.remove(place)
          continue
        }
        memory[place].states = states
        if row.isOneSided { spread(&memory[place]) }
      }
    }
  }

  // MARK: Judging

  @inline(never)
  private func fail(
    _ place: Int, _ states: UInt64, _ row: borrowing EventRow, _ event: Int, _ ledger: inout Ledger
  ) {
    let name = ledger.catalogue.event(row.type)?.name ?? ""
    let expected = numbers(states).map { state in
      form.allowed[state].isEmpty
        ? Statement(.nothingAllowedIn, form.names[state])
        : Statement(.allowedIn, form.names[state], form.allowed[state])
    }
    ledger.fail(
      rule, row, cause: "\(name) in \(text(states))", fields: form.key[row.type] ?? [],
      partner: place >= 0 ? memory[place].instance.frame : nil,
      expected: expected, observed: [Statement(.inState, [name] + names(states))])
  }

  /// The numbers of the states in a set.
  private func numbers(_ states: UInt64) -> [Int] {
    form.names.indices.filter { states & 1 << UInt64($0) != 0 }
  }

  private func names(_ states: UInt64) -> [String] { numbers(states).map { form.names[$0] } }

  /// A part of the name of a cause: `pending`, or `pending or active`.
  private func text(_ states: UInt64) -> String { names(states).joined(separator: " or ") }

  func finish(at end: Int64, _ ledger: inout Ledger) {
    guard form.atEnd.contains(where: { $0 != nil }) else { return }
    let alive = store.places.sorted {
      (memory[$0].instance.capture, memory[$0].instance.frame, $0)
        < (memory[$1].instance.capture, memory[$1].instance.frame, $1)
    }
    for place in alive { judgeEnd(place, end, &ledger) }
  }

  private func judgeEnd(_ place: Int, _ end: Int64, _ ledger: inout Ledger) {
    let state = memory[place]
    let words = numbers(state.states).map { form.atEnd[$0] }
    guard let first = words.first, words.contains(where: { $0 != nil }) else { return }
    guard words.allSatisfy({ $0 == first }) else {
      ledger.inconclusive(rule, state.instance, reason: Reason(.stateUncertain))
      return
    }
    switch first {
    case .pass?: ledger.pass(rule, state.instance)
    case .fail?:
      let fields = (form.key[state.instance.event] ?? []).enumerated().map { index, field in
        field.witness(store.cell(place, index))
      }
      ledger.fail(
        rule, state.instance, cause: "left in \(text(state.states))", fields: fields,
        expected: [Statement(.otherStateAtEnd, names(state.states))],
        observed: [
          Statement(
            .stateKept, "\(end.subtractingWithSaturation(state.instance.time) / 1_000_000)",
            "\(state.instance.frame)")
        ])
    default:
      // What leads out of the state may still come.
      _ = ledger.excuse(rule, state.instance, .behindEnd)
    }
  }
}
