internal import Events
internal import Expressions
internal import Results

/// What is kept of a failure until the run is over.
enum Evidence {
  case row(RowSnapshot, Program)
  /// An event, what is shown of it, what was expected, and what was observed where that is not what is shown.
  case shown(
    RowSnapshot, [FieldDefinition], partner: Int? = nil, expected: [Statement], observed: [Statement] = [])
  /// An event that skips numbers of a counter.
  case skipped(RowSnapshot, SkippedNumbers)
  case witness(Witness)

  /// The same with more fields of the event: those by which it follows from another failure.
  func showing(_ more: [FieldDefinition]) -> Evidence {
    func joined(_ fields: [FieldDefinition]) -> [FieldDefinition] {
      fields + more.filter { field in !fields.contains { $0.slot == field.slot } }
    }
    switch self {
    case .row(let row, let program):
      return .shown(row, joined(program.fields), expected: [Statement(.expression, program.text)])
    case .shown(let row, let fields, let partner, let expected, let observed):
      return .shown(row, joined(fields), partner: partner, expected: expected, observed: observed)
    case .skipped(let row, let numbers):
      return .shown(
        row, joined([numbers.field]), partner: numbers.frameBefore, expected: numbers.expected,
        observed: numbers.observed(row))
    case .witness: return self
    }
  }
}

/// A finding in the making.
struct FindingRecord {
  /// Witnesses that are kept of a finding beside the last.
  static let keptWitnesses = 8

  struct Key: Hashable {
    var rule: Int
    /// The line of the ledger, which tells members of a family apart.
    var line: Int
    var unit: UnitID?
    var cause: String
    /// What explains it.
    var consequenceOf: Cause?
    /// Whether too many failures came at the same time to tell what explains it.
    var isUnresolved = false
  }
  let key: Key
  private(set) var count = 0
  /// The first ones by time, capture and frame, in that order; what comes from one frame in the order of arrival.
  private(set) var first: [Evidence] = []
  private(set) var last: Evidence?
  /// The one that is farthest off, the earliest of several, and how far; where there is a measure for that.
  private(set) var worst: Evidence?
  private(set) var excess: Int64 = .min

  init(key: Key) { self.key = key }

  init(_ key: Key, _ evidence: Evidence, excess: Int64? = nil) {
    self.key = key
    add(evidence, excess: excess)
  }

  mutating func add(_ evidence: Evidence, excess: Int64? = nil) {
    count += 1
    keep(evidence)
    if let excess { weigh(evidence, excess) }
  }

  /// Pieces of evidence.
  var evidenceCount: Int { first.count + (last == nil ? 0 : 1) + (worst == nil ? 0 : 1) }

  /// Keeps the counts alone.
  ///
  /// - Returns: how many pieces of evidence there were.
  mutating func dropEvidence() -> Int {
    defer { (first, last, worst) = ([], nil, nil) }
    return evidenceCount
  }

  /// Shows more fields: those by which the failures follow from another one.
  mutating func show(_ fields: [FieldDefinition]) {
    first = first.map { $0.showing(fields) }
    last = last?.showing(fields)
    worst = worst?.showing(fields)
  }

  /// Counts failures without evidence.
  mutating func count(_ times: Int) { count += times }

  /// Adds what another record counts.
  mutating func add(_ other: FindingRecord) {
    count += other.count
    for evidence in other.first { keep(evidence) }
    if let last = other.last { keep(last) }
    if let worst = other.worst { weigh(worst, other.excess) }
  }

  /// What is found out late may be of an early frame.
  private mutating func keep(_ evidence: Evidence) {
    if case .skipped = evidence {
      for place in first.indices where first[place].take(evidence) { return }
      if last?.take(evidence) ?? false { return }
    }
    let order = evidence.order
    if let end = first.last, end.order > order {
      let place = first.firstIndex { $0.order > order } ?? first.count
      first.insert(evidence, at: place)
    } else {
      first.append(evidence)
    }
    guard first.count > Self.keptWitnesses else { return }
    let next = first.removeLast()
    if last.map({ $0.order <= next.order }) ?? true { last = next }
  }

  private mutating func weigh(_ evidence: Evidence, _ excess: Int64) {
    let isFarther = worst.map { excess == self.excess ? evidence.order < $0.order : excess > self.excess }
    if isFarther ?? true { (worst, self.excess) = (evidence, excess) }
  }
}

extension Evidence {
  /// Where the event stands among those of the run.
  var order: WitnessOrder {
    switch self {
    case .row(let snapshot, _), .shown(let snapshot, _, _, _, _), .skipped(let snapshot, _):
      WitnessOrder(
        time: snapshot.time, capture: snapshot.capture, frame: snapshot.frame)
    case .witness(let witness): witness.order
    }
  }
}

/// Numbers that an event skips, all by one jump of its counter.
struct SkippedNumbers {
  let field: FieldDefinition
  /// The first and the last of them that are missing, counted on beyond the cycle, and how many are.
  var first: Int64
  var last: Int64
  var count = 1
  /// Numbers in a cycle, in steps, and what a step is.
  let cycle: Int64
  let step: Int64
  /// The frame with the number before.
  let frameBefore: Int

  private func value(_ number: Int64) -> Int64 { number % cycle * step }

  private var ends: [String] { ["\(value(first))", "\(value(last))"] }

  var expected: [Statement] {
    first == last
      ? [Statement(.numberBetween, field.name, ends[0], "\(frameBefore)")]
      : [Statement(.numbersBetween, field.name, ends[0], ends[1], "\(frameBefore)")]
  }

  func observed(_ snapshot: RowSnapshot) -> [Statement] {
    let missing =
      count == 1
      ? Statement(.numberMissing, ends[0])
      : count == last - first + 1
        ? Statement(.numbersMissing, ends) : Statement(.someNumbersMissing, ["\(count)"] + ends)
    return [Statement(.continues, field.name, "\(snapshot.row[field.slot])"), missing]
  }
}

extension Evidence {
  /// Takes in another number that the same event skips.
  ///
  /// - Returns: whether it is one.
  fileprivate mutating func take(_ other: Evidence) -> Bool {
    guard case .skipped(let row, var numbers) = self, case .skipped(_, let more) = other,
      order == other.order, numbers.field.slot == more.field.slot, numbers.frameBefore == more.frameBefore
    else { return false }
    numbers.first = min(numbers.first, more.first)
    numbers.last = max(numbers.last, more.last)
    numbers.count += more.count
    self = .skipped(row, numbers)
    return true
  }
}

/// Findings by their keys, in the order in which they turned up.
struct FindingTable {
  private(set) var records: [FindingRecord] = []
  private var numbers: [FindingRecord.Key: Int] = [:]

  mutating func add(_ evidence: Evidence, to key: FindingRecord.Key, excess: Int64? = nil) {
    let number = number(of: key)
    records[number].add(evidence, excess: excess)
  }

  mutating func add(_ record: FindingRecord, to key: FindingRecord.Key) {
    let number = number(of: key)
    records[number].add(record)
  }

  mutating func count(_ times: Int, for key: FindingRecord.Key) {
    let number = number(of: key)
    records[number].count(times)
  }

  mutating func removeAll() {
    guard !records.isEmpty else { return }
    records.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  private mutating func number(of key: FindingRecord.Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = records.count
    records.append(FindingRecord(key: key))
    return records.count - 1
  }
}
