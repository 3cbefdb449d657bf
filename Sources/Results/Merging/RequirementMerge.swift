internal import Events

extension RequirementRecord {
  /// Adds what another record found of the requirement. Units and captures have the same places in both.
  mutating func add(_ other: RequirementRecord) {
    for line in other.lines {
      let place = place(of: line.member)
      for entry in line.units { lines[place].add(entry) }
    }
    for entry in other.reasons {
      if let place = reasons.firstIndex(where: { $0.reason == entry.reason }) {
        reasons[place].count += entry.count
      } else {
        reasons.append(entry)
      }
    }
    var places = Dictionary(
      findings.enumerated().map { (FindingKey($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for finding in other.findings {
      if let place = places[FindingKey(finding)] {
        findings[place].add(finding)
      } else {
        places[FindingKey(finding)] = findings.count
        findings.append(finding)
      }
    }
    for measurement in other.measurements {
      if let place = measurements.firstIndex(where: { $0.isOfSameNumbers(as: measurement) }) {
        measurements[place].add(measurement)
      } else {
        measurements.append(measurement)
      }
    }
    if let more = other.cover {
      cover?.seen += more.seen
      cover?.doubtful += more.doubtful
    }
    for entry in other.unkeptFindings {
      leaveOut(entry.findings, about: entry.failures, of: entry.unit)
    }
    unkeptWitnesses += other.unkeptWitnesses
  }

  private mutating func place(of member: TallyLine.Member?) -> Int {
    if let known = lines.firstIndex(where: { $0.member?.value == member?.value }) { return known }
    lines.append(TallyLine(member: member, units: []))
    return lines.count - 1
  }

  /// The first measurement that can't be judged piece by piece: numbers without a common zero that are farther apart
  /// than the window allows.
  var spreadTooWide: Measurement? {
    measurements.first { measurement in
      guard measurement.isRelative, let room = measurement.room else { return false }
      let (spread, overflow) = measurement.maximum.subtractingReportingOverflow(measurement.minimum)
      return overflow || spread > room
    }
  }
}

/// What failures of a requirement have in common that are one finding.
private struct FindingKey: Hashable {
  var unit: UnitID?
  var member: String?
  var cause: String
  var consequenceOf: String?
  var causeUnit: UnitID?
  var isCauseUnresolved: Bool

  init(_ finding: Finding) {
    (unit, member) = (finding.unit, finding.member)
    (cause, consequenceOf) = (finding.cause, finding.consequenceOf)
    (causeUnit, isCauseUnresolved) = (finding.causeUnit, finding.isCauseUnresolved)
  }
}

extension TallyLine {
  fileprivate mutating func add(_ entry: UnitTally) {
    if let place = units.firstIndex(where: { $0.unit == entry.unit && $0.unmet == entry.unmet }) {
      units[place].tally += entry.tally
    } else {
      units.append(entry)
    }
  }
}

extension Finding {
  /// Witnesses that are kept beside the last and the worst.
  private static let keptWitnesses = 8

  fileprivate mutating func add(_ other: Finding) {
    count += other.count
    // It is of the first witness, and goes with it.
    if let start = other.first.first?.order, first.first.map({ start < $0.order }) ?? true {
      look = other.look
    }
    var all = first + other.first
    all += [last, other.last].compactMap { $0 }
    // Witnesses of one frame are all of one record, in their order.
    all = all.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(
      \.element)
    first = Array(all.prefix(Self.keptWitnesses))
    last = all.count > Self.keptWitnesses ? all.last : nil
    worst = [worst, other.worst].compactMap { $0 }.min { $0.isWorse(than: $1) }
  }
}

extension Witness {
  fileprivate func isWorse(than other: Witness) -> Bool {
    let (mine, others) = (excess ?? .min, other.excess ?? .min)
    return mine != others ? mine > others : order < other.order
  }
}

extension Measurement {
  fileprivate func isOfSameNumbers(as other: Measurement) -> Bool {
    unit == other.unit && event == other.event && key == other.key && capture == other.capture
      && numberUnit == other.numberUnit
  }
}
