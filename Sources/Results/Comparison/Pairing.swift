internal import Events

/// The requirements and units of two runs, side by side.
struct Pairing {
  private let old: ComparedRun
  private let new: ComparedRun
  private let units: UnitMatch
  private let failOn: Level
  private let standings: FailureStandings
  private let standingsBefore: FailureStandings
  private(set) var entries: [RunComparison.Entry] = []
  private(set) var shifts: [RunComparison.Shift] = []

  init(_ old: ComparedRun, _ new: ComparedRun, _ units: UnitMatch, _ failOn: Level) {
    (self.old, self.new, self.units, self.failOn) = (old, new, units, failOn)
    standings = FailureStandings(new.requirements, units: new.units, failOn: failOn)
    standingsBefore = FailureStandings(old.requirements, units: old.units, failOn: failOn)
    var earlier = Dictionary(
      old.requirements.map { ($0.requirement.id, $0) }, uniquingKeysWith: { first, _ in first })
    var renamed: [String: String] = [:]
    for after in new.requirements {
      let names = [after.requirement.id] + after.requirement.formerly
      let before = names.lazy.compactMap { earlier[$0] }.first
      if let before {
        earlier[before.requirement.id] = nil
        renamed[before.requirement.id] = after.requirement.id
      }
      add(before, after)
    }
    addShifts(renamed)
    for before in old.requirements where earlier[before.requirement.id] != nil { add(before, nil) }
  }

  private mutating func add(_ before: RequirementResult?, _ after: RequirementResult?) {
    let (earlier, later) = (Side(before), Side(after))
    var seen: Set<UnitID?> = []
    for unit in after?.units ?? [] {
      // What is charged to nobody is compared with what was charged to nobody.
      let partner = unit.unit == nil ? Optional(UnitID?.none) : units.old(of: unit.unit).map(Optional.some)
      let known = partner.flatMap { earlier.units[$0] }
      if let known { seen.insert(known.unit) }
      add(earlier, known, later, unit)
    }
    for unit in before?.units ?? [] where !seen.contains(unit.unit) { add(earlier, unit, later, nil) }
    if (before?.units ?? []).isEmpty, (after?.units ?? []).isEmpty { add(earlier, nil, later, nil) }
  }

  private mutating func add(
    _ before: Side, _ unitBefore: UnitResult?, _ after: Side, _ unitAfter: UnitResult?
  ) {
    guard let requirement = after.result?.requirement ?? before.result?.requirement else { return }
    let (was, isNow) = (before.verdict(unitBefore), after.verdict(unitAfter))
    let causesBefore = unitBefore.flatMap { before.causes[$0.unit] } ?? [:]
    let causesAfter = unitAfter.flatMap { after.causes[$0.unit] } ?? [:]
    let hasUnkept =
      unitBefore.map { before.unkept.contains($0.unit) } ?? false
      || unitAfter.map { after.unkept.contains($0.unit) } ?? false
    let new = causesAfter.keys.filter { causesBefore[$0] == nil }.sorted()
    let gone = causesBefore.keys.filter { causesAfter[$0] == nil }.sorted()
    // Of causes that are counted and not kept nobody knows whether they are others.
    var change = Self.change(was, isNow, isOther: !new.isEmpty && !hasUnkept)
    let wasAccepted = was == .fail && isAccepted(requirement, unitBefore, before: true)
    let isAccepted = isNow == .fail && isAccepted(requirement, unitAfter, before: false)
    if isAccepted, [.fails, .otherCause].contains(change) { change = .failsAccepted }
    if wasAccepted, !isAccepted, change == .stillFails { change = .notAcceptedAnyMore }
    let counts = [.fails, .otherCause, .notAcceptedAnyMore, .notJudgedAnyMore, .gone].contains(change)
    entries.append(
      RunComparison.Entry(
        requirement: requirement, unit: name(unitBefore?.unit, unitAfter?.unit), before: was, after: isNow,
        change: change, tallyBefore: unitBefore?.tally ?? Tally(), tallyAfter: unitAfter?.tally ?? Tally(),
        newCauses: new, goneCauses: gone, wasAccepted: wasAccepted, hasUnkeptCauses: hasUnkept,
        hasOtherFirstCause: causesAfter.contains { name, causes in
          causesBefore[name].map { $0 != causes } ?? false
        },
        isWorse: counts && !isSoft(requirement, unitBefore, unitAfter)))
  }

  /// Whether a waiver accepts a failure, or that of its cause.
  private func isAccepted(_ requirement: RequirementDescription, _ unit: UnitResult?, before: Bool) -> Bool {
    unit?.disposition != nil || (before ? standingsBefore : standings)[requirement.id] == .accepted
  }

  /// Whether a change does not count: what is below the threshold, information only, or of test equipment.
  private func isSoft(
    _ requirement: RequirementDescription, _ before: UnitResult?, _ after: UnitResult?
  ) -> Bool {
    if requirement.status != .validated || requirement.level < failOn { return true }
    return after.map { new.units.isTester($0.unit) } ?? before.map { old.units.isTester($0.unit) } ?? false
  }

  private func name(_ before: UnitID?, _ after: UnitID?) -> String? {
    if let after { return new.units.name(after) }
    return before.map { old.units.name($0) }
  }

  private static func change(_ before: Verdict?, _ after: Verdict?, isOther: Bool) -> RunComparison.Change {
    let wasDecided = before == .pass || before == .fail
    switch (before, after) {
    case (nil, .fail): return .fails
    case (nil, _): return .new
    case (_, nil): return wasDecided ? .gone : .same
    case (.fail, .fail): return isOther ? .otherCause : .stillFails
    case (_, .fail): return .fails
    case (.fail, .pass): return .passes
    case (.pass, .pass): return .same
    case (_, .pass): return .judgedNow
    default: return wasDecided ? .notJudgedAnyMore : .same
    }
  }

  // MARK: Numbers

  private struct Flow: Hashable {
    let requirement: String
    let unit: UnitID?
    let event: String
    let key: [String]
    let isRelative: Bool

    init(_ numbers: ComparedRun.Numbers, of requirement: String, unit: UnitID?) {
      self.requirement = requirement
      self.unit = unit
      event = numbers.event
      key = numbers.key.flatMap { [$0.name, $0.text] }
      isRelative = numbers.isRelative
    }
  }

  /// - Parameter renamed: the requirements of the old run by their ids there, and what the new one calls them.
  private mutating func addShifts(_ renamed: [String: String]) {
    let earlier = Dictionary(
      old.numbers.compactMap { numbers in
        renamed[numbers.requirement].map {
          (Flow(numbers, of: $0, unit: units.new(of: numbers.unit)), numbers)
        }
      }, uniquingKeysWith: { first, _ in first })
    for now in new.numbers {
      guard let earlier = earlier[Flow(now, of: now.requirement, unit: now.unit)], Self.hasMoved(earlier, now)
      else {
        continue
      }
      let flow = ([now.event] + now.key.map { "\($0.name) \($0.text)" }).joined(separator: ", ")
      shifts.append(
        RunComparison.Shift(
          requirement: now.requirement, unit: new.units.name(now.unit), flow: flow, before: earlier,
          after: now))
    }
  }

  private static func hasMoved(_ a: ComparedRun.Numbers, _ b: ComparedRun.Numbers) -> Bool {
    // Of times, less than a microsecond is chance.
    let least: UInt64 = a.numberUnit == .nanoseconds ? 1_000 : 0
    func distance(_ path: KeyPath<ComparedRun.Numbers, Int64>) -> UInt64 {
      a[keyPath: path].subtractingWithSaturation(b[keyPath: path]).magnitude
    }
    // The ends are exact; the middle is known to 1.6 %.
    if distance(\.minimum) > least || distance(\.maximum) > least { return true }
    return distance(\.median) > max(least, max(a.median.magnitude, b.median.magnitude) / 60)
  }
}

/// A requirement in one of the runs.
private struct Side {
  /// `nil` = the run does not have it.
  let result: RequirementResult?
  let units: [UnitID?: UnitResult]
  /// The causes of each unit's failures, each with the requirements that explain it.
  let causes: [UnitID?: [String: Set<String>]]
  /// Units with findings that are counted and not kept.
  let unkept: Set<UnitID?>

  init(_ result: RequirementResult?) {
    self.result = result
    units = Dictionary(
      (result?.units ?? []).map { ($0.unit, $0) }, uniquingKeysWith: { first, _ in first })
    var causes: [UnitID?: [String: Set<String>]] = [:]
    for finding in result?.findings ?? [] {
      let name = [finding.member, finding.cause].compactMap(\.self).joined(separator: ", ")
      causes[finding.unit, default: [:]][name, default: []].insert(finding.consequenceOf ?? "")
    }
    self.causes = causes
    unkept = Set(result?.unkeptUnits ?? [])
  }

  /// The verdict of a unit. One without an instance has that of the requirement only where this has no instance at all.
  func verdict(_ unit: UnitResult?) -> Verdict? {
    unit?.verdict ?? result.map { $0.units.isEmpty ? $0.verdict : .notExercised }
  }
}
