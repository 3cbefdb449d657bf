internal import Events

/// The requirements and units of two runs, side by side.
struct Pairing {
  private let old: RunResult
  private let new: RunResult
  private let units: UnitMatch
  private let standings: FailureStandings
  private(set) var entries: [RunComparison.Entry] = []
  private(set) var shifts: [RunComparison.Shift] = []

  init(_ old: RunResult, _ new: RunResult, _ units: UnitMatch, _ failOn: Level) {
    (self.old, self.new, self.units) = (old, new, units)
    standings = FailureStandings(new, failOn: failOn)
    var earlier = Dictionary(
      old.requirements.map { ($0.requirement.id, $0) }, uniquingKeysWith: { first, _ in first })
    for after in new.requirements {
      let names = [after.requirement.id] + after.requirement.formerly
      let before = names.lazy.compactMap { earlier[$0] }.first
      if let before { earlier[before.requirement.id] = nil }
      add(before, after)
    }
    for before in old.requirements where earlier[before.requirement.id] != nil { add(before, nil) }
  }

  private mutating func add(_ before: RequirementResult?, _ after: RequirementResult?) {
    var seen: Set<Int> = []
    for unit in after?.units ?? [] {
      let earlier = before?.units.first {
        units.new(of: $0.unit) == unit.unit && ($0.unit == nil) == (unit.unit == nil)
      }
      if let earlier { seen.insert(earlier.unit?.rawValue ?? -1) }
      add(before, earlier, after, unit)
    }
    for unit in before?.units ?? [] where !seen.contains(unit.unit?.rawValue ?? -1) {
      add(before, unit, after, nil)
    }
    if (before?.units ?? []).isEmpty, (after?.units ?? []).isEmpty { add(before, nil, after, nil) }
    if let before, let after { addShifts(before, after) }
  }

  private mutating func add(
    _ before: RequirementResult?, _ unitBefore: UnitResult?, _ after: RequirementResult?,
    _ unitAfter: UnitResult?
  ) {
    guard let requirement = after?.requirement ?? before?.requirement else { return }
    // A unit without an instance has the requirement's verdict only where the requirement has no instance at all.
    let was = unitBefore?.verdict ?? before.map { $0.units.isEmpty ? $0.verdict : .notExercised }
    let isNow = unitAfter?.verdict ?? after.map { $0.units.isEmpty ? $0.verdict : .notExercised }
    let causesBefore = before?.causes(of: unitBefore?.unit) ?? [:]
    let causesAfter = after?.causes(of: unitAfter?.unit) ?? [:]
    let new = causesAfter.keys.filter { causesBefore[$0] == nil }.sorted()
    let gone = causesBefore.keys.filter { causesAfter[$0] == nil }.sorted()
    let change = Self.change(was, isNow, isOther: !new.isEmpty)
    let counts = [.fails, .otherCause, .notJudgedAnyMore, .gone].contains(change)
    let isSoft =
      requirement.status != .validated
      || isNow == .fail && (unitAfter?.disposition != nil || standings[requirement.id] == .accepted)
    entries.append(
      RunComparison.Entry(
        requirement: requirement, unit: name(unitBefore?.unit, unitAfter?.unit), before: was, after: isNow,
        change: change,
        tallyBefore: unitBefore?.tally ?? Tally(), tallyAfter: unitAfter?.tally ?? Tally(), newCauses: new,
        goneCauses: gone,
        hasOtherFirstCause: causesAfter.contains { key, causes in
          causesBefore[key].map { $0 != causes } ?? false
        },
        isWorse: counts && !isSoft))
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

  /// Below this a distribution is told by chance and by the width of its classes.
  private static let least: Int64 = 1_000

  private mutating func addShifts(_ before: RequirementResult, _ after: RequirementResult) {
    for now in after.measurements {
      let earlier = before.measurements.first {
        $0.event == now.event && $0.key == now.key && $0.isRelative == now.isRelative
          && units.new(of: $0.unit) == now.unit
      }
      guard let earlier, hasMoved(earlier, now) else { continue }
      let flow = ([now.event] + now.key.map { "\($0.name) \($0.text)" }).joined(separator: ", ")
      shifts.append(
        RunComparison.Shift(
          requirement: after.requirement.id, unit: new.units.name(now.unit), flow: flow, before: earlier,
          after: now))
    }
  }

  private func hasMoved(_ a: Measurement, _ b: Measurement) -> Bool {
    [(a.minimum, b.minimum), (a.median, b.median), (a.maximum, b.maximum)].contains { before, after in
      let distance = before.subtractingWithSaturation(after).magnitude
      // The middle is known to 1.6 %.
      return distance > max(Self.least.magnitude, max(before.magnitude, after.magnitude) / 50)
    }
  }
}

extension RequirementResult {
  /// The causes of a unit's failures, each with the requirements that explain it.
  fileprivate func causes(of unit: UnitID?) -> [RunComparison.Cause: Set<String>] {
    var causes: [RunComparison.Cause: Set<String>] = [:]
    for finding in findings where finding.unit == unit {
      let name = [finding.member, finding.cause].compactMap(\.self).joined(separator: ", ")
      let direction =
        finding.first.first?.fields.first { $0.name == "dataDirection" }.map { " \($0.text)" } ?? ""
      let flow = (finding.first.first?.event ?? "") + direction
      causes[RunComparison.Cause(name: name, flow: flow), default: []].insert(finding.consequenceOf ?? "")
    }
    return causes
  }
}

extension RunComparison.Cause: Comparable {
  public static func < (a: Self, b: Self) -> Bool { (a.name, a.flow) < (b.name, b.flow) }
}
