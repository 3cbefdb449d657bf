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
  /// For each requirement the requirements that explain it, by number.
  private let causes: [[Int]]
  /// For each requirement those that explain that something is missing, by number.
  private let nearCauses: [[Int]]
  /// Whether a requirement is among them, and has not been foreseen, by number.
  private var explainsAbsence: [Bool]
  /// For each requirement those that explain it on other frames, in the order of the profile, and when.
  private let remoteCauses: [[(cause: Int, condition: [EventTypeID: Program])]]

  /// A line for each requirement, then one for each member of a family that turned up: `stride` entries, the
  /// unknown unit first, then the units by number.
  private(set) var tallies: [Tally]
  private(set) var stride = 9
  /// The family of each requirement, by number; -1 = none.
  private let familyOf: [Int]
  private(set) var families: [MemberTable] = []
  /// Which time the capture shows, and which units.
  var observation = Observation()
  /// The events of which instances count; `nil` = all.
  private var range: JudgedSpan?
  /// Whether the event at hand is one of these.
  private(set) var isInside = true
  private var suspicions = Suspicions()
  private var filed = FindingTable()
  private(set) var reasons: [[ReasonCount]]

  /// Failures on the frame at hand that wait for its end to learn whether another one explains them.
  private var waiting = FindingTable()
  private var currentFrame: Int64 = -1
  /// The frame that is being judged, told by the engine: evidence may be of an earlier one.
  var frame: Int64 = 0
  /// The frames with failures, counted, and for each requirement the one in which it failed last.
  private var round = 0
  private var failedIn: [Int]
  /// Whether a requirement has failed so far.
  private var hasFailed: [Bool]
  /// For each requirement what explains its failure in that round, if that was found on another frame; -1 = nothing.
  private var explainedBy: [Int]

  /// - Parameter needsBothSides: the numbers of the requirements whose failures rest on what the other side did.
  init(_ requirements: [Requirement], catalogue: Catalogue, needsBothSides: Set<Int> = []) {
    self.requirements = requirements
    self.needsBothSides = requirements.indices.map { needsBothSides.contains($0) }
    self.catalogue = catalogue
    tallies = Array(repeating: Tally(), count: requirements.count * stride)
    reasons = Array(repeating: [], count: requirements.count)
    failedIn = Array(repeating: -1, count: requirements.count)
    explainedBy = Array(repeating: -1, count: requirements.count)
    hasFailed = Array(repeating: false, count: requirements.count)
    var familyOf: [Int] = []
    for requirement in requirements {
      familyOf.append(requirement.family == nil ? -1 : families.count)
      if let family = requirement.family { families.append(MemberTable(family)) }
    }
    self.familyOf = familyOf
    chargesReceiver = requirements.map { $0.attribution == .receiver }
    // Many requirements name the same ones.
    var addressed: [String: [Int]] = [:]
    func numbers(_ requirement: Int, _ prefixes: [String]) -> [Int] {
      var found: Set<Int> = []
      for prefix in prefixes {
        let known =
          addressed[prefix] ?? requirements.indices.filter { requirements[$0].id.isAddressed(by: prefix) }
        addressed[prefix] = known
        found.formUnion(known)
      }
      return found.sorted().filter { requirements[$0].id != requirements[requirement].id }
    }
    causes = requirements.indices.map { numbers($0, requirements[$0].consequenceOf) }
    let nearCauses = requirements.indices.map { numbers($0, requirements[$0].consequenceNear) }
    let explaining = Set(nearCauses.joined())
    self.nearCauses = nearCauses
    explainsAbsence = requirements.indices.map { explaining.contains($0) }
    remoteCauses = requirements.map { requirement in
      requirement.consequenceWhen.compactMap { entry in
        requirements.firstIndex { $0.id == entry.cause && $0.id != requirement.id }.map {
          ($0, entry.condition)
        }
      }
    }
  }

  var findings: [FindingRecord] { filed.records }

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
    let line = tallies.count / stride
    tallies.append(contentsOf: repeatElement(Tally(), count: stride))
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
    let place = (unit?.rawValue ?? -1) &+ 1
    if place >= stride { widen(to: place + 1) }
    change(&tallies[line &* stride &+ place])
  }

  @inline(never)
  private mutating func widen(to needed: Int) {
    let wider = max(needed, stride * 2)
    let lines = tallies.count / stride
    var all = Array(repeating: Tally(), count: lines * wider)
    for line in 0..<lines {
      for place in 0..<stride { all[line * wider + place] = tallies[line * stride + place] }
    }
    tallies = all
    stride = wider
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

  /// What the whole run came to.
  public mutating func pass(_ rule: Int, unit: UnitID?) { tally(line: rule, unit: unit) { $0.passed += 1 } }

  /// The same where it can't be told.
  public mutating func inconclusive(_ rule: Int, unit: UnitID?, reason why: Reason) {
    tally(line: rule, unit: unit) { $0.inconclusive += 1 }
    reason(rule, why, times: 1)
  }

  public mutating func inconclusive(_ rule: Int, _ row: borrowing EventRow, reason why: Reason) {
    guard counts(row) else { return }
    tally(line: line(rule, row), unit: unit(rule, row)) { $0.inconclusive += 1 }
    reason(rule, why, times: 1)
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
    for index in reasons[rule].indices where reasons[rule][index].reason == reason {
      reasons[rule][index].count += times
      return
    }
    guard reasons[rule].count < Self.keptReasons else { return }
    reasons[rule].append(ReasonCount(reason: reason, count: times))
  }

  // MARK: Failing

  /// A condition that an event does not fulfil. Its texts are made at the end, of a copy of the event.
  mutating func fail(_ rule: Int, _ row: borrowing EventRow, _ program: Program) {
    record(rule, row, cause: "violated", .row(RowSnapshot(row), program))
  }

  /// A deviation that a keyed rule found. `fields` are shown; `partner` is the other frame; `consequenceOf` is the
  /// number of what explains it, where that is known and not of the same frame.
  public mutating func fail(
    _ rule: Int, _ row: borrowing EventRow, cause: String, fields: [FieldDefinition], partner: Int? = nil,
    expected: String, observed: String, consequenceOf: Int? = nil
  ) {
    let evidence = Evidence.shown(
      RowSnapshot(row), fields, partner: partner, expected: expected, observed: observed)
    record(rule, row, cause: cause, evidence, consequenceOf: consequenceOf)
  }

  /// A deviation that a copy of the event shows, of which texts are made at the end.
  public mutating func fail(
    _ rule: Int, _ row: borrowing EventRow, cause: String, fields: [FieldDefinition], expected: String
  ) {
    record(rule, row, cause: cause, .shown(RowSnapshot(row), fields, expected: expected))
  }

  /// A deviation by some measure: of all of them the one that is farthest off is kept too.
  ///
  /// - Parameter excess: how far off it is.
  public mutating func fail(
    _ rule: Int, _ row: borrowing EventRow, cause: String, fields: [FieldDefinition], expected: String,
    observed: String, excess: Int64
  ) {
    record(
      rule, row, cause: cause,
      .shown(RowSnapshot(row), fields, expected: expected, observed: observed), excess: excess)
  }

  private mutating func record(
    _ rule: Int, _ row: borrowing EventRow, cause: String, _ evidence: Evidence, excess: Int64? = nil,
    consequenceOf known: Int? = nil
  ) {
    guard !(row.isOneSided && needsBothSides[rule]) else {
      unseen(rule, row)
      return
    }
    let unit = unit(rule, row)
    let line = line(rule, row)
    let isJudged = counts(row)
    if isJudged { tally(line: line, unit: unit) { $0.failed += 1 } }
    if frame != currentFrame {
      settle()
      currentFrame = frame
    }
    failedIn[rule] = round
    let entry = remoteCauses[rule].first { hasFailed[$0.cause] && Self.holds($0.condition, row) }
    let remote = entry?.cause ?? known
    explainedBy[rule] = remote ?? -1
    let evidence = entry?.condition[row.type].map { evidence.showing($0.fields) } ?? evidence
    hasFailed[rule] = true
    if explainsAbsence[rule] { noteSuspicion(rule, row) }
    guard isJudged else { return }
    let key = FindingRecord.Key(rule: rule, line: line, unit: unit, cause: cause, consequenceOf: remote)
    if causes[rule].isEmpty || remote != nil {
      filed.add(evidence, to: key, excess: excess)
    } else {
      waiting.add(evidence, to: key, excess: excess)
    }
  }

  /// Notes that a requirement has failed, for what follows from that.
  mutating func noteFailure(of rule: Int) { hasFailed[rule] = true }

  /// A failure that rests on what the other side did, of which nothing had been captured.
  private mutating func unseen(_ rule: Int, _ row: borrowing EventRow) {
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
    _ rule: Int, line: Int, unit: UnitID?, cause: String, _ witness: Witness, consequenceOf: Int?
  ) {
    tally(line: line, unit: unit) { $0.failed += 1 }
    filed.add(
      .witness(witness),
      to: FindingRecord.Key(
        rule: rule, line: line, unit: unit, cause: cause, consequenceOf: consequenceOf))
  }

  /// The same of one of which a copy was kept.
  mutating func fail(
    _ rule: Int, over snapshot: RowSnapshot, cause: String, fields: [FieldDefinition], partner: Int? = nil,
    expected: String, observed: String, consequenceOf: Int?
  ) {
    guard !(snapshot.row.isOneSided && needsBothSides[rule]) else {
      unseen(rule, snapshot.row)
      return
    }
    hasFailed[rule] = true
    guard counts(snapshot.row) else { return }
    let (unit, line) = (unit(rule, snapshot.row), line(rule, snapshot.row))
    tally(line: line, unit: unit) { $0.failed += 1 }
    filed.add(
      .shown(snapshot, fields, partner: partner, expected: expected, observed: observed),
      to: FindingRecord.Key(rule: rule, line: line, unit: unit, cause: cause, consequenceOf: consequenceOf))
  }

  // MARK: What explains a failure

  private static func holds(_ condition: [EventTypeID: Program], _ row: borrowing EventRow) -> Bool {
    if case .known(let truth)? = condition[row.type]?.evaluate(row) { return truth != 0 }
    return false
  }

  /// What explains the failure of a requirement on the frame at hand: the first link of the chain, since what follows
  /// from a consequence follows from its cause.
  private func origin(of rule: Int) -> Int? {
    var origin: Int?
    var passed: Set<Int> = [rule]
    var next = rule
    while let cause = causes[next].first(where: { failedIn[$0] == round && !passed.contains($0) }) {
      passed.insert(cause)
      origin = cause
      guard explainedBy[cause] < 0 else { return explainedBy[cause] == rule ? cause : explainedBy[cause] }
      next = cause
    }
    return origin
  }

  /// What would explain a failure of a requirement for an event of the frame that is being judged, as far as is known
  /// now.
  ///
  /// - Returns: the number of a requirement.
  func cause(of rule: Int) -> Int? {
    guard frame == currentFrame else { return nil }
    return origin(of: rule)
  }

  /// Whether a failure of a requirement on the same frame explains one of another requirement.
  func explains(_ cause: Int, _ rule: Int) -> Bool { causes[rule].contains(cause) }

  /// Notes a deviation that may still turn out to be none; its failure, if it comes to that, is not noted again.
  mutating func suspect(_ rule: Int, _ row: borrowing EventRow) {
    explainsAbsence[rule] = false
    noteSuspicion(rule, row)
  }

  private mutating func noteSuspicion(_ rule: Int, _ row: borrowing EventRow) {
    suspicions.add(
      .init(rule: rule, sender: row.sender, receiver: row.receiver, time: row[FrameSlot.captureTime]))
  }

  /// Takes back a deviation that turned out to be none.
  mutating func acquit(_ rule: Int, _ row: borrowing EventRow) {
    suspicions.remove(rule, from: row.sender, to: row.receiver)
  }

  /// What explains that something is missing between two units: a message that went unrecognised, or was lost.
  ///
  /// - Parameters:
  ///   - place: where in its exchange it is missing: see `Suspicions`.
  ///   - culprit: the unit that must have sent what explains it; `nil` = either of the two.
  /// - Returns: the number of a requirement.
  mutating func takeSuspicion(
    explaining rule: Int, at place: [Int64], _ one: UnitID?, _ other: UnitID?, in time: ClosedRange<Int64>,
    sentBy culprit: UnitID? = nil
  ) -> Int? {
    guard !nearCauses[rule].isEmpty else { return nil }
    traceSuspicions()
    return suspicions.take(explaining: rule, at: place, nearCauses[rule], in: time) {
      ($0.sender == one && $0.receiver == other || $0.sender == other && $0.receiver == one)
        && (culprit == nil || $0.sender == culprit)
    }
  }

  /// Looks up what the suspicions of the frame at hand follow from, while that is known.
  private mutating func traceSuspicions() {
    let rules = suspicions.untraced
    guard !rules.isEmpty else { return }
    // What is seen coming is of another frame than the one by which it is seen.
    suspicions.trace(rules.map { explainsAbsence[$0] ? origin(of: $0) ?? $0 : $0 })
  }

  /// Files what waits, now that all failures of its frame are known.
  mutating func settle() {
    for record in waiting.records {
      var key = record.key
      key.consequenceOf = origin(of: key.rule)
      filed.add(record, to: key)
    }
    waiting.removeAll()
    traceSuspicions()
    round &+= 1
  }
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
