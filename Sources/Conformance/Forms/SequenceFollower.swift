internal import Events
internal import Platform
internal import Results

/// Follows the counter of each key, for all requirements that look for something in the same counters.
///
/// Almost every message has the number behind the last one, and content of its own: then there is nothing to detect,
/// and all requirements have the same to remember. Their ways part where a message is out of line.
struct SequenceFollower: ~Copyable {
  let detectors: [SequenceDetector]
  private let fieldSlots: SlotTable
  private let clockSlots: SlotTable
  private let identitySlots: SlotTable
  /// Numbers in a cycle, in steps.
  let cycle: Int64
  /// Where the fields of the last event's type are: mostly all events have one.
  private var places: Places?
  let step: Int64
  /// Whether one of the requirements looks for duplicates.
  private let remembersContent: Bool
  /// Whether passes are counted for the requirement as a whole, and not for members of a family.
  private let countsAtOnce: Bool
  var memory: SequenceMemory
  var strays = StrayMessages()

  /// - Parameter detectors: at least one; they go with each other.
  init(_ detectors: [SequenceDetector], countsAtOnce: Bool) {
    self.detectors = detectors
    self.countsAtOnce = countsAtOnce
    let forms = detectors.map(\.form)
    remembersContent = forms.contains { $0.detection == .duplicate }
    fieldSlots = SlotTable(forms.first?.field ?? [:])
    clockSlots = SlotTable(forms.first { !$0.clock.isEmpty }?.clock ?? [:])
    identitySlots = SlotTable(forms.first { $0.detection == .duplicate }?.identity ?? [:])
    step = forms.first?.step ?? 1
    cycle = max(2, (forms.first?.modulo ?? 2) / step)
    memory = SequenceMemory(detectors: detectors.count)
  }

  var bytes: Int { memory.bytes }

  /// Whether a number is missing at a time that may have been sent later than one above it.
  func isInDisorder(at time: Int64) -> Bool {
    memory.hasMissing(since: time.advancedSafely(by: -Self.disorder))
  }

  private struct Places {
    let event: EventTypeID
    let field: FieldSlot
    let clock: FieldSlot?
    /// In ``identitySlots``.
    let identity: Range<Int>
    let identityFields: FieldSet
  }

  /// `nil` for an event type without a counter.
  @inline(__always)
  private mutating func places(of event: EventTypeID) -> Places? {
    if let places, places.event == event { return places }
    places = fieldSlots.first(event).map {
      let identity = identitySlots.range(event)
      return Places(
        event: event, field: $0, clock: clockSlots.first(event), identity: identity,
        identityFields: FieldSet(identity.map { identitySlots[$0] }))
    }
    return places
  }

  /// Takes a message of a key.
  mutating func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) {
    guard let places = places(of: row.type) else { return }
    guard let value = row.value(places.field) else {
      for detector in detectors {
        ledger.inconclusive(detector.rule, row, reason: Reason(.counterNotCaptured))
      }
      return
    }
    let message = SequenceMessage(
      number: number(value), radioTime: places.clock.flatMap { row.value($0) } ?? 0,
      time: row[FrameSlot.captureTime], frame: Int(row[FrameSlot.frameNumber]),
      digest: remembersContent ? identity(row, places) : 0)
    memory.makeRoom(for: state)
    guard memory.isNext(message, state, cycle),
      !remembersContent || memory.isNew(message, state, cycle)
    else {
      judge(message, row, state, &ledger)
      return
    }
    memory.advance(message, state)
    if memory.passes[state].add(row) { return }
    countPasses(state, &ledger)
    memory.passes[state] = PassRun(row)
  }

  /// A value in steps, from 0 to below the cycle. Most are so as they come, and need no division.
  @inline(__always)
  private func number(_ value: Int64) -> Int64 {
    if step == 1, value >= 0, value < cycle { return value }
    let number = (value / step) % cycle
    return number < 0 ? number &+ cycle : number
  }

  /// A digest of the identity fields; two messages with different ones collide once in 2^63.
  ///
  /// Mutating, since the compiler copies the whole for a call that only borrows it.
  @inline(__always)
  private mutating func identity(_ row: borrowing EventRow, _ places: Places) -> Int64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    let hasAll = places.identityFields.subtracting(row.present).isEmpty
    for index in places.identity {
      let slot = identitySlots[index]
      let cell = hasAll || row.present.contains(slot) ? row[slot] : .min
      digest = (digest ^ UInt64(bitPattern: cell)) &* 0x9E37_79B9_7F4A_7C15
      digest ^= digest >> 29
    }
    return Int64(digest >> 1)
  }

  /// Counts the messages of all keys that passed.
  mutating func countPasses(_ ledger: inout Ledger) {
    for state in memory.passes.indices {
      countPasses(state, &ledger)
      memory.passes[state] = PassRun()
    }
  }

  /// Counts the messages of a key that passed.
  @inline(never)
  private func countPasses(_ state: Int, _ ledger: inout Ledger) {
    let passes = memory.passes[state]
    guard passes.times > 0 else { return }
    for detector in detectors {
      let unit = ledger.unit(detector.rule, passes.sender, passes.receiver)
      ledger.add(detector.rule, unit: unit) { $0.passed += passes.times }
    }
  }

  /// - Parameter end: up to when the traffic was observed, nanoseconds since 1970.
  mutating func finish(at end: Int64, _ ledger: inout Ledger) {
    countPasses(&ledger)
    for (number, detector) in detectors.enumerated() {
      for state in memory.passes.indices {
        let place = Place(state: state, number: number)
        for missing in memory.missing(place) { judgeAtEnd(missing, end, place, detector, &ledger) }
      }
    }
  }

  // MARK: Out of line

  /// Looks at a message that is not simply the next one, requirement by requirement.
  @inline(never)
  private mutating func judge(
    _ message: SequenceMessage, _ row: borrowing EventRow, _ state: Int, _ ledger: inout Ledger
  ) {
    memory.part(state, detectors)
    for (number, detector) in detectors.enumerated() {
      var message = message
      if !detector.hasClock { message.radioTime = 0 }
      judge(message, row, Place(state: state, number: number), detector, &ledger)
    }
    if countsAtOnce { memory.join(state, detectors) }
  }

  /// A counter of a key: that of one of the requirements.
  typealias Place = SequenceMemory.Place

  private mutating func judge(
    _ message: SequenceMessage, _ row: borrowing EventRow, _ place: Place, _ detector: SequenceDetector,
    _ ledger: inout Ledger
  ) {
    let rule = detector.rule
    if let last = memory.lastTime(place), message.time.advancedSafely(by: -Self.longSilence) > last,
      ledger.observation.hasSilence(from: last, to: message.time, of: Self.longSilence)
    {
      restart(message, row, place, detector, &ledger)
    }
    var step = memory.follow(message, place, cycle, goesOn: mayHaveGoneRound(message, place, ledger))
    if detector.form.detection == .duplicate {
      guard memory.remember(message, place.state, cycle, &step) else {
        ledger.notJudged(
          rule, row, reason: Reason(.tooManyKeys, "\(SequenceMemory.contentLimit / Int(cycle))"))
        return
      }
    }
    let isInLine = !step.isFirst && step.delta == 1
    if detector.form.detection == .loss, !isInLine, ledger.isSpoilt(rule) { strays.add(message, row) }
    if step.isFirst {
      if detector.form.detection == .standstill { _ = memory.begin(message, place, cycle) }
      return
    }
    switch detector.form.detection {
    case .duplicate where step.sameBefore > 0: failDuplicate(row, step.sameBefore, detector, &ledger)
    case .order where step.advance == 0 && step.delta != 0:
      let before = memory.noteLate(message, Ledger.frame(row), place, cycle)
      failOrder(row, step, behind: before, detector, &ledger)
    case .loss:
      if step.hasMissing { settle(message, step.advance, row, place, detector, &ledger) }
      if step.advance > 1 { open(message, step, row, place, detector, &ledger) }
      if step.advance > 0 { ledger.pass(rule, row) }
    case .standstill:
      let repetitions = memory.begin(message, place, cycle)
      if repetitions < Self.leastRepetitions {
        ledger.pass(rule, row)
      } else {
        failStandstill(row, repetitions, detector, &ledger)
      }
    default: ledger.pass(rule, row)
    }
  }

  /// Slots that must have begun with a number before, so that chance, loss and disorder are out of the question.
  private static let leastRepetitions = 3

  private func failStandstill(
    _ row: borrowing EventRow, _ repetitions: Int, _ detector: SequenceDetector, _ ledger: inout Ledger
  ) {
    guard let field = detector.form.field[row.type], let clock = detector.form.clock[row.type] else { return }
    ledger.fail(
      detector.rule, row, cause: "standstill", fields: [field, clock],
      expected: [Statement(.advance, field.name)],
      observed: [Statement(.valueOfSlotsBefore, field.name, "\(row[field.slot])", "\(repetitions)")])
  }

  private func failDuplicate(
    _ row: borrowing EventRow, _ before: Int, _ detector: SequenceDetector, _ ledger: inout Ledger
  ) {
    guard let field = detector.form.field[row.type] else { return }
    ledger.fail(
      detector.rule, row, cause: "duplicate", fields: [field] + (detector.form.identity[row.type] ?? []),
      partner: before, expected: [Statement(.valueOnce, field.name)],
      observed: [Statement(.valueAgain, field.name, "\(row[field.slot])", "\(before)")])
  }

  private func failOrder(
    _ row: borrowing EventRow, _ step: SequenceMemory.Step, behind before: Int64?,
    _ detector: SequenceDetector,
    _ ledger: inout Ledger
  ) {
    guard let field = detector.form.field[row.type] else { return }
    ledger.observation.count(\.late, from: row.sender, to: row.receiver)
    ledger.fail(
      detector.rule, row, cause: "out-of-order", fields: [field], partner: step.frameBefore,
      expected: [Statement(.above, field.name, "\(step.highestBefore % cycle * self.step)")],
      observed: [Statement(.value, field.name, "\(row[field.slot])")],
      // What held back the message with the number before held back this one too.
      ties: FailureTies(frames: before.map { [$0] } ?? []))
  }

  /// Numbers of a counter that goes round so fast that it may do so unseen while the capture is silent.
  private static let shortCycle: Int64 = 1_024

  /// Whether all units have been silent for so long that a lower number may be one of the next cycle.
  private func mayHaveGoneRound(
    _ message: SequenceMessage, _ place: Place, _ ledger: borrowing Ledger
  ) -> Bool {
    guard cycle <= Self.shortCycle, let last = memory.lastTime(place) else { return false }
    return ledger.observation.hasSilence(from: last, to: message.time, of: Observation.hold)
  }

  /// A silence of all units after which a counter begins anew, nanoseconds.
  private static let longSilence: Int64 = 1_000_000_000

  /// Begins anew behind a long silence of the whole capture: what was sent in it is not known.
  private mutating func restart(
    _ message: SequenceMessage, _ row: borrowing EventRow, _ place: Place, _ detector: SequenceDetector,
    _ ledger: inout Ledger
  ) {
    guard !memory.isNext(message, place, cycle), let last = memory.lastTime(place) else { return }
    ledger.observation.noteJump(of: row.sender, over: row.receiver, from: last, to: message.time)
    if detector.form.detection == .loss {
      // What is missing could still have come when the silence began.
      for missing in memory.missing(place) where !missing.isExcused {
        ledger.acquit(detector.rule, missing.snapshot.row, cause: Self.loss)
        ledger.outside(detector.rule, missing.snapshot.row, reason: Reason(.silence))
      }
      ledger.outside(detector.rule, row, reason: Reason(.silence))
    }
    memory.restart(place)
  }
}
