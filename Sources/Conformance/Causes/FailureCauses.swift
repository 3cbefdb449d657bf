internal import Events

/// Files failures under what explains them: on their own frame at once, on other frames when all that may explain them is
/// known.
///
/// A failure waits for a second of capture time from when it was found out, the farthest that a cause may reach, or for
/// the end of the observation.
struct FailureCauses {
  /// Failures that wait for a second; beyond, those wait for a tenth of it, and no more of 10 ms than fit.
  private static let most = 16_384
  private static let wait: Int64 = 1_000_000_000
  private static let shortWait: Int64 = 100_000_000
  /// Pieces of evidence that wait with them. Beyond, each finding keeps its first eight, its worst and its last.
  private static let mostEvidence = 8_192

  let table: CauseTable
  private(set) var findings = FindingTable()
  private var onFrame: FrameFailures
  private var log = FailureLog()
  private var resolver: CauseResolver
  private var open: [OpenFailure] = []
  private var evidence = WaitingEvidence()
  /// How many of the last ones were found out in the same 10 ms.
  private var crowd: (interval: Int64, count: Int) = (.min, 0)
  private var slots: [EventTypeID: FlowSlots] = [:]

  /// Where an event type has the fields that tell causes apart.
  struct FlowSlots {
    let flow: FieldSlot?
    let counted: FieldSlot?
    let since: FieldSlot?
  }

  init(_ table: CauseTable) {
    self.table = table
    onFrame = FrameFailures(requirements: table.onMessage.count)
    resolver = CauseResolver(table)
  }

  // MARK: Taking failures

  /// Takes a failure of the frame at hand.
  ///
  /// - Parameters:
  ///   - isNoted: whether it was noted as a cause before.
  ///   - now: the latest time of the capture.
  mutating func add(
    _ failure: OpenFailure, _ row: borrowing EventRow, on frame: Int64, isNoted: Bool, now: Int64,
    _ catalogue: Catalogue
  ) {
    if frame != onFrame.frame { settleFrame(now: now, next: frame) }
    let rule = failure.record.key.rule
    onFrame.note(rule)
    if table.isNamed[rule], !isNoted { onFrame.note(rule, entry(failure, row, catalogue)) }
    guard table.hasCauses(rule) else {
      file(failure, .nothing)
      return
    }
    var failure = failure
    for (number, link) in table.onFrame[rule].enumerated()
    where link.kind == nil || link.kind == failure.record.key.cause {
      guard let target = link.target(row) else { continue }
      let frame = Ledger.frame(target.frame, of: row[FrameSlot.capture])
      failure.targets.append((number, frame, target.fields))
    }
    onFrame.wait(failure, isAlone: !failure.targets.isEmpty || !failure.ties.isEmpty)
  }

  /// Takes a failure of an event that is over.
  mutating func add(over failure: OpenFailure, _ entry: LoggedFailure?, now: Int64) {
    let rule = failure.record.key.rule
    if let entry, table.isNamed[rule] {
      log.add(entry, now: now, explainsAbsence: table.explainsAbsence[rule])
    }
    if table.hasCauses(rule) { wait(failure, now: now) } else { file(failure, .nothing) }
  }

  /// Notes a deviation that may still turn out to be none.
  mutating func suspect(_ entry: LoggedFailure, now: Int64) {
    let rule = Int(entry.rule)
    if table.isNamed[rule] { log.add(entry, now: now, explainsAbsence: table.explainsAbsence[rule]) }
  }

  mutating func acquit(_ entry: LoggedFailure) {
    if table.isNamed[Int(entry.rule)] { log.takeBack(entry) }
  }

  /// Whether something failed on a frame, as far as is known, that may explain a failure of a requirement.
  func isSpoilt(_ rule: Int, on frame: Int64) -> Bool {
    frame == onFrame.frame && table.onMessage[rule].contains { onFrame.hasFailed($0) }
  }

  // MARK: What a cause shows

  mutating func entry(
    _ failure: OpenFailure, _ row: borrowing EventRow, _ catalogue: Catalogue
  ) -> LoggedFailure {
    entry(failure.record.key.rule, failure.record.key.cause, failure.frame, row, catalogue)
  }

  mutating func entry(
    _ rule: Int, _ kind: String, _ frame: Int64, _ row: borrowing EventRow, _ catalogue: Catalogue
  ) -> LoggedFailure {
    let slots = flowSlots(row.type, catalogue)
    return LoggedFailure(
      frame: frame, time: row[FrameSlot.captureTime], flow: slots.flow.flatMap { row.value($0) }, rule: rule,
      sender: row.sender, receiver: row.receiver, kind: number(of: kind),
      isCounted: slots.counted.map { row.value($0) != nil } ?? false,
      since: slots.since.flatMap { row.value($0) })
  }

  /// The number of a finding's name among those that links ask for; -1 = none of them.
  func number(of kind: String) -> Int { table.kinds.firstIndex(of: kind) ?? -1 }

  mutating func flowSlots(_ event: EventTypeID, _ catalogue: Catalogue) -> FlowSlots {
    if let known = slots[event] { return known }
    func slot(_ name: String?) -> FieldSlot? { name.flatMap { catalogue.field(named: $0, of: event)?.slot } }
    let found = FlowSlots(
      flow: slot(table.flowField), counted: slot(table.countedField), since: slot(table.sinceField))
    slots[event] = found
    return found
  }

  // MARK: Settling

  /// Files what waits for the end of its frame.
  private mutating func settleFrame(now: Int64, next: Int64) {
    for cause in onFrame.causes {
      var entry = cause.entry
      // What an origin follows from that reaches beyond the frame is known later.
      if let origin = onFrame.origin(of: cause.rule, table), !table.reachesBeyondFrame(origin) {
        entry.cause = entry.of(origin).asCause(table)
      }
      log.add(entry, now: now, explainsAbsence: table.explainsAbsence[cause.rule])
    }
    for failure in onFrame.waiting {
      let rule = failure.record.key.rule
      let origin = failure.ties.includesOwnFrame ? onFrame.origin(of: rule, table) : nil
      if failure.targets.isEmpty, let origin, !table.reachesBeyondFrame(origin) {
        let unit = table.unit(origin, failure.sender, failure.receiver)
        file(failure, .cause(Cause(rule: origin, unit: unit)))
      } else if origin != nil || !failure.targets.isEmpty || !failure.ties.isEmpty {
        wait(failure, now: now)
      } else {
        file(failure, .nothing)
      }
    }
    onFrame.begin(next)
  }

  /// Explains all that waits: the observation breaks off, or ends.
  mutating func settle(now: Int64) {
    settleFrame(now: now, next: -1)
    explain(open.count)
  }

  private mutating func wait(_ failure: OpenFailure, now: Int64) {
    let interval = failure.decided / FailureLog.interval
    crowd = crowd.interval == interval ? (interval, crowd.count + 1) : (interval, 1)
    guard crowd.count <= Self.most else {
      file(failure, .unresolved)
      return
    }
    evidence.add(failure, to: &open, most: Self.mostEvidence)
    guard let first = open.first else { return }
    let age = now.subtractingWithSaturation(first.decided)
    let limit = open.count > Self.most ? Self.shortWait : Self.wait
    // Half of the waiting time more, so that many are explained at once.
    guard age > limit.advancedSafely(by: limit / 2) else { return }
    let due = now.advancedSafely(by: -limit)
    explain(open.firstIndex { $0.decided > due } ?? open.count)
  }

  private mutating func explain(_ number: Int) {
    guard number > 0 else { return }
    var due: [OpenFailure] = []
    if number == open.count {
      swap(&due, &open)
    } else {
      due = Array(open[..<number])
      open.removeFirst(number)
    }
    evidence.restart(with: open)
    for (failure, explanation) in zip(due, resolver.explain(due, &log)) { file(failure, explanation) }
  }

  private mutating func file(_ failure: OpenFailure, _ explanation: Explanation) {
    guard failure.isJudged else { return }
    var key = failure.record.key
    var record = failure.record
    switch explanation {
    case .nothing: break
    case .unresolved: key.isUnresolved = true
    case .cause(let cause): key.consequenceOf = cause
    }
    if case .cause = explanation, let target = failure.targets.first { record.show(target.fields) }
    findings.add(record, to: key)
  }
}
