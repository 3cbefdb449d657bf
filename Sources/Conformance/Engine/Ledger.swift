public import Events
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
  /// For each requirement the requirements that explain it, by number.
  private let causes: [[Int]]

  /// `stride` entries for each requirement: the unknown unit first, then the units by number.
  private(set) var tallies: [Tally]
  private(set) var stride = 9
  private var filed = FindingTable()
  private(set) var reasons: [[String]]

  /// Failures on the frame at hand that wait for its end to learn whether another one explains them.
  private var waiting = FindingTable()
  private var currentFrame: Int64 = -1
  /// The frame that is being judged, told by the engine: evidence may be of an earlier one.
  var frame: Int64 = 0
  /// The frames with failures, counted, and for each requirement the one in which it failed last.
  private var round = 0
  private var failedIn: [Int]

  init(_ requirements: [Requirement], catalogue: Catalogue) {
    self.requirements = requirements
    self.catalogue = catalogue
    tallies = Array(repeating: Tally(), count: requirements.count * stride)
    reasons = Array(repeating: [], count: requirements.count)
    failedIn = Array(repeating: -1, count: requirements.count)
    chargesReceiver = requirements.map { $0.attribution == .receiver }
    causes = requirements.map { requirement in
      requirements.indices.filter { other in
        requirement.consequenceOf.contains { requirements[other].id.isAddressed(by: $0) }
          && requirements[other].id != requirement.id
      }
    }
  }

  var findings: [FindingRecord] { filed.records }

  // MARK: Counting

  /// The unit that a requirement charges for an event.
  func unit(_ rule: Int, _ row: borrowing EventRow) -> UnitID? {
    chargesReceiver[rule] ? row.receiver : row.sender
  }

  func unit(_ rule: Int, _ sender: UnitID?, _ receiver: UnitID?) -> UnitID? {
    chargesReceiver[rule] ? receiver : sender
  }

  mutating func add(_ rule: Int, unit: UnitID?, _ change: (inout Tally) -> Void) {
    let place = (unit?.rawValue ?? -1) + 1
    if place >= stride { widen(to: place + 1) }
    change(&tallies[rule * stride + place])
  }

  private mutating func widen(to needed: Int) {
    let wider = max(needed, stride * 2)
    var all = Array(repeating: Tally(), count: requirements.count * wider)
    for rule in requirements.indices {
      for place in 0..<stride { all[rule * wider + place] = tallies[rule * stride + place] }
    }
    tallies = all
    stride = wider
  }

  /// - Parameter reads: the fields that the pass rests on, to tell criteria that were inferred.
  public mutating func pass(_ rule: Int, _ row: borrowing EventRow, reads: FieldSet = FieldSet()) {
    if reads.intersects(row.inferred) { add(rule, unit: unit(rule, row)) { $0.passedOnInference += 1 } }
    let slot = chargesReceiver[rule] ? FrameSlot.receiver : FrameSlot.sender
    pass(rule, unit: row.present.contains(slot) ? UnitID(rawValue: Int(row[slot])) : nil)
  }

  public mutating func pass(_ rule: Int, unit: UnitID?) { add(rule, unit: unit) { $0.passed += 1 } }

  public mutating func inconclusive(_ rule: Int, _ row: borrowing EventRow, reason text: String) {
    add(rule, unit: unit(rule, row)) { $0.inconclusive += 1 }
    reason(rule, text)
  }

  public mutating func inconclusive(_ rule: Int, unit: UnitID?, reason text: String) {
    add(rule, unit: unit) { $0.inconclusive += 1 }
    reason(rule, text)
  }

  public mutating func notJudged(_ rule: Int, _ row: borrowing EventRow, reason text: String) {
    add(rule, unit: unit(rule, row)) { $0.notJudged += 1 }
    reason(rule, text)
  }

  /// Notes why a verdict is not more than it is.
  public mutating func reason(_ rule: Int, _ text: String) {
    if reasons[rule].count < Self.keptReasons, !reasons[rule].contains(text) { reasons[rule].append(text) }
  }

  // MARK: Failing

  /// A condition that an event does not fulfil. Its texts are made at the end, of a copy of the event.
  mutating func fail(_ rule: Int, _ row: borrowing EventRow, _ program: Program) {
    record(rule, row, cause: "violated", .row(RowSnapshot(row), program))
  }

  /// A deviation that a keyed rule found. `fields` are shown; `partner` is the other frame.
  public mutating func fail(
    _ rule: Int, _ row: borrowing EventRow, cause: String, fields: [FieldDefinition], partner: Int? = nil,
    expected: String, observed: String
  ) {
    var shown: [WitnessField] = []
    for field in fields { shown.append(row.show(field)) }
    let witness = Witness(
      capture: Int(row[FrameSlot.capture]), frame: Int(row[FrameSlot.frameNumber]),
      time: row[FrameSlot.captureTime], event: catalogue.event(row.type)?.name ?? "", fields: shown,
      expected: expected, observed: observed, partnerFrame: partner)
    record(rule, row, cause: cause, .witness(witness))
  }

  private mutating func record(
    _ rule: Int, _ row: borrowing EventRow, cause: String, _ evidence: Evidence
  ) {
    let unit = unit(rule, row)
    add(rule, unit: unit) { $0.failed += 1 }
    if frame != currentFrame {
      settle()
      currentFrame = frame
    }
    failedIn[rule] = round
    let key = FindingRecord.Key(rule: rule, unit: unit, cause: cause, consequenceOf: nil)
    if causes[rule].isEmpty { filed.add(evidence, to: key) } else { waiting.add(evidence, to: key) }
  }

  /// Files what waits, now that all failures of its frame are known.
  mutating func settle() {
    for record in waiting.records {
      var key = record.key
      key.consequenceOf = causes[key.rule].first { failedIn[$0] == round }
      filed.add(record, to: key)
    }
    waiting.removeAll()
    round &+= 1
  }
}

extension String {
  /// Whether `prefix` selects the requirement with this id: the id itself or a whole part of its path.
  public func isAddressed(by prefix: String) -> Bool {
    self == prefix || (hasPrefix(prefix) && (prefix.hasSuffix("/") || dropFirst(prefix.count).hasPrefix("/")))
  }
}
