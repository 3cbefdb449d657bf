public import Events
public import Results
internal import Expressions

/// Where verdicts are counted and evidence is kept: per requirement, unit and cause.
public struct Ledger: ~Copyable {
  /// Reasons that are kept of a requirement.
  static let keptReasons = 8
  /// Stands for a frame behind the last one: what the whole run came to is no consequence of a frame.
  static let behindLastFrame: Int64 = -2
  let requirements: [Requirement]
  let catalogue: Catalogue
  /// Whether a requirement charges the receiver, by number.
  private let chargesReceiver: [Bool]
  /// Whether failures of a requirement rest on what the other side of a conversation did, by number.
  private let needsBothSides: [Bool]
  /// A line for each requirement, then one for each member of a family that turned up.
  private(set) var tallies: TallyTable
  /// The family of each requirement, by number; -1 = none.
  private let familyOf: [Int]
  private(set) var families: [MemberTable] = []
  /// Which time the capture shows, and which units.
  var observation = Observation()
  /// The events of which instances count; `nil` = all.
  private var range: JudgedSpan?
  /// Whether the event at hand is one of these.
  private(set) var isInside = true
  private(set) var reasons: [[ReasonCount]]
  private var causes: FailureCauses
  private var latestSnapshot: RowSnapshot?
  /// Whether failures of a requirement are noted as causes before they are certain: see ``suspect(_:_:)``.
  private var suspects: [Bool]
  /// The frame that is being judged, told by the engine: evidence may be of an earlier one.
  var frame: Int64 = 0

  init(_ program: RuleProgram) {
    requirements = program.requirements
    catalogue = program.catalogue
    let needsBothSides = program.needsCompleteCapture
    self.needsBothSides = requirements.indices.map { needsBothSides.contains($0) }
    tallies = TallyTable(lines: requirements.count)
    reasons = Array(repeating: [], count: requirements.count)
    suspects = Array(repeating: false, count: requirements.count)
    causes = FailureCauses(program.causes)
    var familyOf: [Int] = []
    for requirement in requirements {
      familyOf.append(requirement.family == nil ? -1 : families.count)
      if let family = requirement.family { families.append(MemberTable(family)) }
    }
    self.familyOf = familyOf
    chargesReceiver = requirements.map { $0.attribution == .receiver }
  }

  var findings: [FindingRecord] { causes.findings.records }

  // MARK: What is judged

  /// The capture begins.
  mutating func begin(at time: Int64, judging range: JudgedRange) {
    observation.begin(at: time)
    if range != JudgedRange() { self.range = JudgedSpan(range, start: time) }
  }

  /// Whether the instance that an event makes counts.
  @inline(__always)
  func counts(_ row: borrowing EventRow) -> Bool {
    guard let range else { return true }
    return range.contains(frame: row[FrameSlot.frameNumber], time: row[FrameSlot.captureTime])
  }

  @inline(__always)
  func counts(_ instance: Instance) -> Bool {
    guard let range else { return true }
    return range.contains(frame: Int64(instance.frame), time: instance.time)
  }

  /// Whether only a part of the events is judged.
  var isRanged: Bool { range != nil }

  /// Notes whether the event at hand is judged.
  mutating func enter(_ isInside: Bool) { self.isInside = isInside }

  // MARK: Counting

  /// The unit that a requirement charges for an event.
  func unit(_ rule: Int, _ row: borrowing EventRow) -> UnitID? {
    chargesReceiver[rule] ? row.receiver : row.sender
  }

  func unit(_ rule: Int, _ sender: UnitID?, _ receiver: UnitID?) -> UnitID? {
    chargesReceiver[rule] ? receiver : sender
  }

  /// The line in which an event counts: that of the requirement, or of a member of its family.
  @inline(__always)
  mutating func line(_ rule: Int, _ row: borrowing EventRow) -> Int {
    let family = familyOf[rule]
    guard family >= 0, let value = families[family].value(row) else { return rule }
    return families[family].line(of: value) ?? addMember(rule, family, value)
  }

  /// The member of a requirement's family that an event belongs to; nil: the event does not say it, or there is no
  /// family.
  @inline(__always)
  func member(_ rule: Int, _ row: borrowing EventRow) -> Int64? {
    let family = familyOf[rule]
    return family < 0 ? nil : families[family].value(row)
  }

  func hasFamily(_ rule: Int) -> Bool { familyOf[rule] >= 0 }

  /// Whether all events are for two requirements members of the same family.
  func hasFamily(_ rule: Int, of other: Int) -> Bool {
    func slots(_ rule: Int) -> [EventTypeID: FieldSlot]? {
      requirements[rule].family?.fields.mapValues(\.slot)
    }
    return rule == other || slots(rule) == slots(other)
  }

  @inline(never)
  private mutating func addMember(_ rule: Int, _ family: Int, _ value: Int64) -> Int {
    guard families[family].members.count < MemberTable.capacity else {
      tally(line: rule, unit: nil) { $0.notJudged += 1 }
      reason(rule, Reason(.tooManyMembers, "\(MemberTable.capacity)"))
      return rule
    }
    let line = tallies.addLine()
    families[family].add(value, line: line)
    return line
  }

  /// The members of a requirement's family that turned up.
  func members(_ rule: Int) -> [(value: Int64, line: Int)] {
    familyOf[rule] < 0 ? [] : families[familyOf[rule]].members
  }

  /// Counts events that went by, as the event at hand counts.
  mutating func add(_ rule: Int, unit: UnitID?, _ change: (inout Tally) -> Void) {
    add(line: rule, unit: unit, change)
  }

  @inline(__always)
  mutating func add(line: Int, unit: UnitID?, _ change: (inout Tally) -> Void) {
    if isInside { tally(line: line, unit: unit, change) }
  }

  private mutating func add(_ rule: Int, _ row: borrowing EventRow, _ change: (inout Tally) -> Void) {
    if counts(row) { tally(line: line(rule, row), unit: unit(rule, row), change) }
  }

  @inline(__always)
  mutating func tally(line: Int, unit: UnitID?, _ change: (inout Tally) -> Void) {
    tallies.change(line, unit, change)
  }

  /// - Parameter reads: the fields that the pass rests on, to tell criteria that were inferred.
  @inline(__always)
  public mutating func pass(_ rule: Int, _ row: borrowing EventRow, reads: FieldSet = FieldSet()) {
    guard counts(row) else { return }
    let inferred = reads.intersects(row.inferred) ? 1 : 0
    let slot = chargesReceiver[rule] ? FrameSlot.receiver : FrameSlot.sender
    let unit = row.present.contains(slot) ? UnitID(rawValue: Int(row[slot])) : nil
    tally(line: line(rule, row), unit: unit) {
      $0.passed &+= 1
      $0.passedOnInference &+= inferred
    }
  }

  public mutating func inconclusive(_ rule: Int, _ row: borrowing EventRow, reason why: Reason) {
    guard counts(row) else { return }
    tally(line: line(rule, row), unit: unit(rule, row)) { $0.inconclusive += 1 }
    reason(rule, row.isUnreadable ? why.ofUnreadable : why, times: 1)
  }

  public mutating func notJudged(_ rule: Int, _ row: borrowing EventRow, reason why: Reason) {
    guard counts(row) else { return }
    tally(line: line(rule, row), unit: unit(rule, row)) { $0.notJudged += 1 }
    reason(rule, why, times: 1)
  }

  /// What came before the observation decides.
  mutating func outside(_ rule: Int, _ row: borrowing EventRow, reason why: Reason) {
    guard counts(row) else { return }
    tally(line: line(rule, row), unit: unit(rule, row)) { $0.outside += 1 }
    reason(rule, why, times: 1)
  }

  /// Something is missing that the observation may have missed.
  ///
  /// - Returns: whether it is so; if not, the absence is certain.
  mutating func excuse(_ rule: Int, _ row: borrowing EventRow, _ sight: Sight) -> Bool {
    guard let excuse = Excuse(sight) else { return false }
    if counts(row) {
      tally(line: line(rule, row), unit: unit(rule, row)) { $0[keyPath: excuse.count] += 1 }
      reason(rule, excuse.reason, times: 1)
    }
    return true
  }

  /// Notes why a verdict is not more than it is.
  ///
  /// - Parameter times: how many instances it was given for; 0 for a remark on the whole.
  public mutating func reason(_ rule: Int, _ reason: Reason, times: Int = 0) {
    let reason = observation.isBehindBreak ? reason.behindBreak : reason
    for index in reasons[rule].indices where reasons[rule][index].reason == reason {
      reasons[rule][index].count += times
      return
    }
    guard reasons[rule].count < Self.keptReasons else { return }
    reasons[rule].append(ReasonCount(reason: reason, count: times))
  }

  // MARK: Failing

  /// A copy of an event for evidence; the same one for all that fail on the event.
  private mutating func snapshot(_ row: borrowing EventRow) -> RowSnapshot {
    if let latest = latestSnapshot, latest.isCopy(of: row) { return latest }
    let snapshot = RowSnapshot(row)
    latestSnapshot = snapshot
    return snapshot
  }

  /// A condition that an event does not fulfil. Its texts are made at the end, of a copy of the event.
  mutating func fail(_ rule: Int, _ row: borrowing EventRow, _ program: Program) {
    record(rule, row, cause: "violated", .row(snapshot(row), program))
  }

  /// A deviation that a keyed rule found. `fields` are shown; `partner` is the other frame; `ties` say where besides its
  /// own frame a cause may be.
  mutating func fail(
    _ rule: Int, _ row: borrowing EventRow, cause: String, fields: [FieldDefinition], partner: Int? = nil,
    expected: [Statement], observed: [Statement], ties: FailureTies = FailureTies()
  ) {
    let evidence = Evidence.shown(
      snapshot(row), fields, partner: partner, expected: expected, observed: observed)
    record(rule, row, cause: cause, evidence, ties: ties)
  }

  /// A deviation that a copy of the event shows, of which texts are made at the end.
  public mutating func fail(
    _ rule: Int, _ row: borrowing EventRow, cause: String, fields: [FieldDefinition], expected: [Statement]
  ) {
    record(rule, row, cause: cause, .shown(snapshot(row), fields, expected: expected))
  }

  /// A deviation by some measure: of all of them the one that is farthest off is kept too.
  ///
  /// - Parameter excess: how far off it is.
  public mutating func fail(
    _ rule: Int, _ row: borrowing EventRow, cause: String, fields: [FieldDefinition], expected: [Statement],
    observed: [Statement], excess: Int64
  ) {
    record(
      rule, row, cause: cause,
      .shown(snapshot(row), fields, expected: expected, observed: observed), excess: excess)
  }

  private mutating func record(
    _ rule: Int, _ row: borrowing EventRow, cause: String, _ evidence: Evidence, excess: Int64? = nil,
    ties: FailureTies = FailureTies()
  ) {
    guard !(row.isOneSided && needsBothSides[rule]) else {
      unseen(rule, row)
      return
    }
    let isJudged = counts(row)
    let (unit, line) = (unit(rule, row), line(rule, row))
    if isJudged { tally(line: line, unit: unit) { $0.failed += 1 } }
    let failure = open(
      .init(rule: rule, line: line, unit: unit, cause: cause), evidence, excess: excess, row, ties,
      isJudged: isJudged)
    causes.add(
      failure, row, on: frame, isNoted: suspects[rule], now: observation.last, catalogue)
  }

  private func open(
    _ key: FindingRecord.Key, _ evidence: Evidence, excess: Int64? = nil, _ row: borrowing EventRow,
    _ ties: FailureTies, isJudged: Bool
  ) -> OpenFailure {
    OpenFailure(
      record: FindingRecord(key, evidence, excess: excess), frame: Self.frame(row), sender: row.sender,
      receiver: row.receiver,
      time: row[FrameSlot.captureTime], decided: observation.last, ties: ties, isJudged: isJudged)
  }

  /// The frame of an event, as the engine numbers frames.
  @inline(__always)
  static func frame(_ row: borrowing EventRow) -> Int64 {
    frame(row[FrameSlot.frameNumber], of: row[FrameSlot.capture])
  }

  /// A frame of a capture, as the engine numbers frames.
  @inline(__always)
  static func frame(_ number: Int64, of capture: Int64) -> Int64 { number &<< 16 | capture }

  /// What rests on what the other side did, of which nothing had been captured.
  mutating func unseen(_ rule: Int, _ row: borrowing EventRow) {
    guard counts(row) else { return }
    add(rule, row) { $0.unseen += 1 }
    reason(rule, Reason(.oneSided), times: 1)
  }

  /// Whether a failure of a requirement would charge somebody for what the capture does not show.
  func isUnobservable(_ rule: Int, _ instance: Instance) -> Bool {
    instance.isOneSided && needsBothSides[rule]
  }

  /// A deviation of an event that is over.
  mutating func fail(
    _ rule: Int, line: Int, unit: UnitID?, cause: String, _ witness: Witness, over instance: Instance,
    ties: FailureTies
  ) {
    let isJudged = counts(instance)
    if isJudged { tally(line: line, unit: unit) { $0.failed += 1 } }
    let key = FindingRecord.Key(rule: rule, line: line, unit: unit, cause: cause)
    let entry = LoggedFailure(
      frame: instance.number, time: instance.time, flow: ties.absence?.flow, rule: rule,
      sender: instance.sender, receiver: instance.receiver, kind: causes.number(of: cause), isCounted: true)
    causes.add(
      over: OpenFailure(
        record: FindingRecord(key, .witness(witness)), frame: instance.number, sender: instance.sender,
        receiver: instance.receiver, time: instance.time,
        decided: observation.last, ties: ties, isJudged: isJudged),
      entry, now: observation.last)
  }

  /// The same of an event that skips a number, of which a copy was kept.
  mutating func fail(
    _ rule: Int, over snapshot: RowSnapshot, cause: String, _ skipped: SkippedNumbers, ties: FailureTies
  ) {
    let row = snapshot.row
    guard !(row.isOneSided && needsBothSides[rule]) else {
      unseen(rule, row)
      return
    }
    let isJudged = counts(row)
    let (unit, line) = (unit(rule, row), line(rule, row))
    if isJudged { tally(line: line, unit: unit) { $0.failed += 1 } }
    let failure = open(
      .init(rule: rule, line: line, unit: unit, cause: cause),
      .skipped(snapshot, skipped), row, ties, isJudged: isJudged)
    let entry = suspects[rule] ? nil : causes.entry(failure, row, catalogue)
    causes.add(over: failure, entry, now: observation.last)
  }

  // MARK: What explains a failure

  /// Whether something failed on the frame at hand so far that may explain a failure of a requirement.
  mutating func isSpoilt(_ rule: Int) -> Bool { causes.isSpoilt(rule, on: frame) }

  /// Notes a deviation that may still turn out to be none; its failure, if it comes to that, is not noted again.
  mutating func suspect(_ rule: Int, _ row: borrowing EventRow, cause: String) {
    suspects[rule] = true
    causes.suspect(causes.entry(rule, cause, Self.frame(row), row, catalogue), now: observation.last)
  }

  /// Takes back a deviation that turned out to be none.
  mutating func acquit(_ rule: Int, _ row: borrowing EventRow, cause: String) {
    causes.acquit(causes.entry(rule, cause, Self.frame(row), row, catalogue))
  }

  /// The value of the field that tells the flows of a pair of units apart, of an event that is over.
  mutating func flow(_ row: borrowing EventRow) -> Int64? {
    causes.flowSlots(row.type, catalogue).flow.flatMap { row.value($0) }
  }

  /// The place of that field among those of a key.
  mutating func flowPlace(_ fields: [FieldDefinition], of event: EventTypeID) -> Int? {
    guard let slot = causes.flowSlots(event, catalogue).flow else { return nil }
    return fields.firstIndex { $0.slot == slot }
  }

  /// Files all failures that wait for their causes: the observation breaks off, or ends.
  mutating func settle() { causes.settle(now: observation.last) }
}

/// How an absence counts that the observation may have missed.
struct Excuse {
  let count: WritableKeyPath<Tally, Int>
  let reason: Reason

  /// `nil` where the absence is certain.
  init?(_ sight: Sight) {
    switch sight {
    case .observed: return nil
    case .brief: (count, reason) = (\.inconclusive, Reason(.briefObservation))
    case .beforeStart: (count, reason) = (\.outside, Reason(.startOfObservation))
    case .behindEnd: (count, reason) = (\.outside, Reason(.endOfObservation))
    case .hole: (count, reason) = (\.outside, Reason(.hole))
    case .unseen: (count, reason) = (\.unseen, Reason(.senderNotObserved))
    }
  }
}
