extension RunRecord {
  /// Drops what lies beyond the bounds of a record, and counts it.
  ///
  /// Findings are kept in the order of their first witnesses: time, capture, frame, requirement. Each keeps its first
  /// witness before any of them keeps a second one, and so on; the last and the worst come behind the first eight.
  public mutating func bound(findings: Int = mostFindings, witnesses: Int = mostWitnesses) {
    dropFindings(beyond: findings)
    dropWitnesses(beyond: witnesses)
  }

  private mutating func dropFindings(beyond limit: Int) {
    var places: [(order: (Int64, Int, Int), requirement: Int, finding: Int)] = []
    for (number, record) in requirements.enumerated() {
      for (place, finding) in record.findings.enumerated() {
        let witness = finding.first.first ?? finding.last
        places.append(
          (witness.map { ($0.time, $0.capture, $0.frame) } ?? (.max, .max, .max), number, place))
      }
    }
    guard places.count > limit else { return }
    places.sort { a, b in
      a.order != b.order ? a.order < b.order : (a.requirement, a.finding) < (b.requirement, b.finding)
    }
    var dropped: [Int: Set<Int>] = [:]
    for place in places[limit...] { dropped[place.requirement, default: []].insert(place.finding) }
    for (number, unkept) in dropped { requirements[number].drop(unkept) }
  }

  private mutating func dropWitnesses(beyond limit: Int) {
    let all = requirements.reduce(0) { $0 + $1.findings.reduce(0) { $0 + $1.witnessCount } }
    guard all > limit else { return }
    var rest = limit
    // How many of a finding's places for witnesses all findings fill, and how many fill one more.
    var kept: [Int: Int] = [:]
    var (number, round) = (0, 0)
    let counts = requirements.flatMap { $0.findings.map(\.witnessCount) }
    while rest > 0 {
      if number == counts.count { (number, round) = (0, round + 1) }
      if counts[number] > round {
        kept[number] = round + 1
        rest -= 1
      }
      number += 1
    }
    number = 0
    for requirement in requirements.indices {
      for place in requirements[requirement].findings.indices {
        let dropped = requirements[requirement].findings[place].keepWitnesses(kept[number] ?? 0)
        requirements[requirement].unkeptWitnesses += dropped
        number += 1
      }
    }
  }
}

extension RequirementRecord {
  fileprivate mutating func drop(_ unkept: Set<Int>) {
    // What was left out before is of later ones.
    let later = unkeptFindings
    unkeptFindings = []
    for place in unkept.sorted() { leaveOut(1, about: findings[place].count, of: findings[place].unit) }
    for entry in later { leaveOut(entry.findings, about: entry.failures, of: entry.unit) }
    findings = findings.enumerated().filter { !unkept.contains($0.offset) }.map(\.element)
  }
}

extension Finding {
  fileprivate var witnessCount: Int { first.count + (last == nil ? 0 : 1) + (worst == nil ? 0 : 1) }

  /// - Returns: how many were dropped.
  fileprivate mutating func keepWitnesses(_ number: Int) -> Int {
    let before = witnessCount
    first = Array(first.prefix(number))
    if first.isEmpty { look = nil }
    var rest = number - first.count
    if last != nil, rest > 0 { rest -= 1 } else { last = nil }
    if rest <= 0 { worst = nil }
    return before - witnessCount
  }
}
