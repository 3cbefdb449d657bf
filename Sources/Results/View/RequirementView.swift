internal import Events

extension RequirementResult {
  /// The verdict on what was found.
  ///
  /// - Parameters:
  ///   - caps: what the capture does not allow to be judged.
  ///   - waivers: those that hold on the day in question.
  public init(
    _ record: RequirementRecord, caps: VerdictCaps, waivers: [Waiver], units: [UnitDescription]
  ) {
    self.init(record, caps: caps, causes: CappedCauses([record]), waivers: waivers, units: units)
  }

  /// - Parameter causes: failures of all requirements that are not certain.
  init(
    _ record: RequirementRecord, caps: VerdictCaps, causes: CappedCauses, waivers: [Waiver],
    units: [UnitDescription]
  ) {
    let requirement = record.requirement
    let waivers = waivers.filter { requirement.id.isAddressed(by: $0.requirement) }
    var lines = record.lines
    var reasons = record.reasons.map(\.reason.text) + record.remarks.map(\.text)
    if let line = record.cover?.line { lines.append(line) }
    for need in CaptureNeed.allCases where requirement.needs.contains(need) {
      guard lines.cap(need) else { continue }
      reasons.append(Phrase.capped(caps.cause(need) ?? Phrase.unmet(need)))
    }
    for cause in lines.cap(record.findings, by: causes) {
      reasons.append(Phrase.cappedWith(cause))
    }
    let isHidden = caps.direction != nil && lines.leaveOutUnseen()
    let results = UnitResult.results(lines, waivers, units)
    let total = results.reduce(into: Tally()) { $0 += $1.tally }
    let failing = results.filter { $0.verdict == .fail }
    let isAccepted = !failing.isEmpty && failing.allSatisfy { $0.disposition != nil }
    let isShown = !(isHidden && total == Tally())
    let verdict: Verdict = requirement.applicable && isShown ? total.verdict : .notApplicable
    if !isShown, let direction = caps.direction {
      reasons = [Phrase.oneDirection(direction)]
    }
    if !requirement.applicable, let condition = requirement.appliesIf {
      reasons = [Phrase.appliesIf(condition)]
    }
    self.init(
      requirement: requirement, verdict: verdict, basis: total.basis, tally: total, units: results,
      members: requirement.family == nil
        ? [] : lines.compactMap { MemberResult($0, waivers: waivers, units: units) },
      findings: record.findings, reasons: reasons + record.unkept(units),
      disposition: isAccepted ? failing[0].disposition : nil)
    measurements = record.joinedMeasurements
    unkeptUnits = record.unkeptFindings.map(\.unit)
  }
}

extension CoverCount {
  /// The instance that the run makes; `nil` = it shows too little to say anything.
  fileprivate var line: TallyLine? {
    var tally = Tally()
    if Int64(seen) >= minimum {
      tally.passed = 1
    } else if Int64(seen + doubtful) >= minimum {
      tally.inconclusive = 1
    } else {
      return nil
    }
    return TallyLine(units: [UnitTally(unit: nil, tally: tally)])
  }

  fileprivate var remark: Reason? {
    if Int64(seen) >= minimum { return nil }
    return Int64(seen + doubtful) >= minimum
      ? Reason(.tooFewCertain, "\(seen)", "\(minimum)", "\(doubtful)")
      : Reason(.tooFewSeen, "\(seen)", "\(minimum)")
  }
}

extension RequirementRecord {
  /// The measurements, those of several captures added where their numbers have a common zero.
  fileprivate var joinedMeasurements: [Measurement] {
    var joined: [Measurement] = []
    for measurement in measurements {
      let place = joined.firstIndex {
        !$0.isRelative && !measurement.isRelative && $0.unit == measurement.unit
          && $0.event == measurement.event && $0.key == measurement.key
      }
      if let place { joined[place].add(measurement) } else { joined.append(measurement) }
    }
    return joined
  }

  /// What its counts say beside the reasons of instances.
  fileprivate var remarks: [Reason] {
    let acausal = measurements.reduce(0) { $0 + $1.acausal }
    return (acausal > 0 ? [Reason(.acausal, "\(acausal)")] : []) + (cover?.remark.map { [$0] } ?? [])
  }

  /// What the bounds of a record left out, in words.
  fileprivate func unkept(_ units: [UnitDescription]) -> [LocalizedText] {
    unkeptFindings.map { Phrase.unkept($0, of: units.name($0.unit)) }
      + (unkeptWitnesses > 0 ? [Phrase.unkept(witnesses: unkeptWitnesses)] : [])
  }
}

extension [TallyLine] {
  /// Leaves out the instances of which the captures can't show what they rest on.
  ///
  /// - Returns: whether there were any.
  fileprivate mutating func leaveOutUnseen() -> Bool {
    var hasUnseen = false
    for line in indices {
      for unit in self[line].units.indices where self[line].units[unit].tally.unseen > 0 {
        self[line].units[unit].tally.unseen = 0
        hasUnseen = true
      }
    }
    return hasUnseen
  }

  /// Turns failures into inconclusive instances where the captures do not meet a need (design §5, rule 7).
  ///
  /// - Returns: whether there were any.
  fileprivate mutating func cap(_ need: CaptureNeed) -> Bool {
    var capped = false
    for line in indices {
      for unit in self[line].units.indices
      where self[line].units[unit].tally.failed > 0 && self[line].units[unit].unmet.contains(need) {
        let failed = self[line].units[unit].tally.failed
        self[line].units[unit].tally.inconclusive += failed
        self[line].units[unit].tally.failed = 0
        capped = true
      }
    }
    return capped
  }
}

extension UnitResult {
  /// What some lines come to for each unit that has an instance in them: the unknown unit first, then by number.
  fileprivate static func results(
    _ lines: [TallyLine], _ waivers: [Waiver], _ units: [UnitDescription]
  ) -> [UnitResult] {
    var tallies: [Int: Tally] = [:]
    for line in lines {
      for entry in line.units { tallies[entry.unit?.rawValue ?? -1, default: Tally()] += entry.tally }
    }
    return tallies.sorted { $0.key < $1.key }.compactMap { number, tally in
      guard tally != Tally() else { return nil }
      let unit = number < 0 ? nil : UnitID(rawValue: number)
      let name = units.unit(unit)?.name
      let waiver = tally.verdict == .fail ? waivers.first { $0.unit == nil || $0.unit == name } : nil
      return UnitResult(unit: unit, verdict: tally.verdict, tally: tally, disposition: waiver)
    }
  }
}

extension MemberResult {
  /// `nil` for what belongs to no member, and for one of which no instance counts.
  fileprivate init?(_ line: TallyLine, waivers: [Waiver], units: [UnitDescription]) {
    guard let member = line.member else { return nil }
    let results = UnitResult.results([line], waivers, units)
    let tally = results.reduce(into: Tally()) { $0 += $1.tally }
    guard tally.instances > 0 else { return nil }
    self.init(
      name: member.name, value: member.value, verdict: tally.verdict, tally: tally, units: results)
  }
}
