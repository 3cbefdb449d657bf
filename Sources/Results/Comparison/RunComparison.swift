internal import Events

/// What changed from one run to another: requirement by requirement, unit by unit, cause by cause, never by totals.
public struct RunComparison: Sendable {
  public enum Change: String, Sendable, CaseIterable {
    /// It passed and fails now, or was not decided and fails now.
    case fails
    /// It failed and fails, for another cause.
    case otherCause = "other-cause"
    /// It failed, accepted by a waiver, and nothing accepts it any more.
    case notAcceptedAnyMore = "not-accepted-any-more"
    /// It was decided and is not any more: never an improvement.
    case notJudgedAnyMore = "not-judged-any-more"
    /// The profile or the unit is gone, which was judged before.
    case gone
    /// It fails now, or for another cause, and a waiver accepts it.
    case failsAccepted = "fails-accepted"
    /// It failed and fails, for the same causes.
    case stillFails = "still-fails"
    /// It failed and passes.
    case passes
    /// It was not decided and passes.
    case judgedNow = "judged-now"
    /// A requirement or a unit that the old run does not have.
    case new
    /// Nothing changed.
    case same
  }

  /// A requirement for one unit.
  public struct Entry: Sendable {
    public var requirement: RequirementDescription
    /// Name of the unit in the new run, else in the old one; `nil` = the requirement charges none.
    public var unit: String?
    /// `nil` = the run does not have it.
    public var before: Verdict?
    public var after: Verdict?
    public var change: Change
    public var tallyBefore: Tally
    public var tallyAfter: Tally
    /// Causes that only one of the runs has: coded, with the member of the family that failed, without frames and values.
    public var newCauses: [String]
    public var goneCauses: [String]
    /// Whether a waiver accepted the failure of the old run.
    public var wasAccepted: Bool
    /// Whether findings of the unit are counted and not kept, so that not all causes are known.
    public var hasUnkeptCauses: Bool
    /// Another requirement explains it now. That alone is not worse.
    public var hasOtherFirstCause: Bool
    /// Whether it counts against the new run: an observation and an accepted failure do not.
    public var isWorse: Bool

    /// Failed of judged, in parts of a million; `nil` where nothing was judged.
    public static func rate(_ tally: Tally) -> Int? {
      tally.judged == 0
        ? nil : tally.failed.multipliedReportingOverflow(by: 1_000_000).partialValue / tally.judged
    }
  }

  /// A setting, a parameter or a count that changed.
  public struct Difference: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable { case profile, parameter, configuration, coverage }
    public var kind: Kind
    public var name: String
    /// `nil` = it was not there.
    public var before: String?
    public var after: String?
  }

  /// The numbers of a flow that moved.
  public struct Shift: Sendable {
    public var requirement: String
    public var unit: String
    public var flow: String
    public var before: ComparedRun.Numbers
    public var after: ComparedRun.Numbers
  }

  public var units: UnitMatch
  /// All, in the order of the new profile; those of the old one alone behind them.
  public var entries: [Entry]
  public var differences: [Difference]
  public var shifts: [Shift]

  public var isWorse: Bool { entries.contains(where: \.isWorse) }

  /// - Parameter map: units that the user pairs.
  /// - Throws: ``ComparisonError`` where it can't be told which unit is which.
  public init(
    _ old: ComparedRun, _ new: ComparedRun, failOn: Level = .shall, map: [(old: String, new: String)] = []
  ) throws(ComparisonError) {
    units = try UnitMatch(old.units, new.units, map: map)
    let pairing = Pairing(old, new, units, failOn)
    entries = pairing.entries
    differences = RunComparison.differences(old, new, units)
    shifts = pairing.shifts
  }

  /// The failed requirements of the new run that the old one has with the same causes, for all units. What a waiver
  /// accepted in the old one is not known by that: the waiver may have expired.
  public var known: Set<String> {
    var ids: Set<String> = []
    var unknown: Set<String> = []
    for entry in entries where entry.after == .fail {
      if entry.before == .fail && entry.newCauses.isEmpty && !entry.hasUnkeptCauses
        && !entry.wasAccepted
      {
        ids.insert(entry.requirement.id)
      } else {
        unknown.insert(entry.requirement.id)
      }
    }
    return ids.subtracting(unknown)
  }

  /// Requirements that the old run decided for a unit and the new one does not, in the order of the profile.
  public var lost: [String] {
    var ids: [String] = []
    for entry in entries where entry.isWorse && [.notJudgedAnyMore, .gone].contains(entry.change) {
      if ids.last != entry.requirement.id { ids.append(entry.requirement.id) }
    }
    return ids
  }

  // MARK: Settings

  private static func differences(_ old: ComparedRun, _ new: ComparedRun, _ units: UnitMatch) -> [Difference]
  {
    var found: [Difference] = []
    func compare(_ kind: Difference.Kind, _ before: [(String, String)], _ after: [(String, String)]) {
      let (a, b) = (values(before), values(after))
      for name in Set(a.keys).union(b.keys).sorted() where a[name] != b[name] {
        found.append(Difference(kind: kind, name: name, before: a[name], after: b[name]))
      }
    }
    compare(
      .profile, [(old.profile.name, old.profile.digest)], [(new.profile.name, new.profile.digest)])
    compare(
      .parameter, old.profile.parameters.map { ($0.name, $0.value) },
      new.profile.parameters.map { ($0.name, $0.value) })
    compare(
      .configuration,
      old.settings.map { setting in
        (
          setting.title { unit in units.new(of: unit).map { new.units.name($0) } ?? old.units.name(unit) },
          setting.value
        )
      }, new.settings.map { setting in (setting.title { new.units.name($0) }, setting.value) })
    // How often something was seen changes from run to run; whether it was seen does not.
    compare(.coverage, old.events.map { ($0, "seen") }, new.events.map { ($0, "seen") })
    return found
  }

  /// Values by name. Several of a name are told together: two associations of the same units.
  private static func values(_ pairs: [(String, String)]) -> [String: String] {
    Dictionary(grouping: pairs, by: \.0).mapValues { Set($0.map(\.1)).sorted().joined(separator: "; ") }
  }
}

extension ComparedRun.Setting {
  /// The setting by a name that is the same in each run.
  fileprivate func title(_ name: (UnitID) -> String) -> String {
    let ends = [sender, receiver].compactMap { $0.map(name) }.joined(separator: " – ")
    return "\(flow)\(ends.isEmpty ? "" : ", \(ends)"): \(self.name)"
  }
}
