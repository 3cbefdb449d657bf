public import Events

/// The instances of a unit, counted before any cap.
public struct UnitTally: Sendable, Equatable, Codable {
  /// Its place in the units of the record; `nil` = not known.
  public var unit: UnitID?
  public var tally: Tally
  /// The needs that the captures of these instances do not meet, in the order of their declaration: failures of rules
  /// with such a need are not certain.
  public var unmet: [CaptureNeed] = []
  public init(unit: UnitID?, tally: Tally) {
    self.unit = unit
    self.tally = tally
  }
}

/// How often a run must show something, and how often it does.
public struct CoverCount: Sendable, Equatable, Codable {
  public var minimum: Int64
  public var seen: Int
  /// Events that may be such, and were not captured whole.
  public var doubtful: Int
  public init(minimum: Int64, seen: Int, doubtful: Int) {
    self.minimum = minimum
    self.seen = seen
    self.doubtful = doubtful
  }
}

/// What a requirement counts together: all of it, or a member of its family.
public struct TallyLine: Sendable, Equatable, Codable {
  /// The member of the family; `nil` = the instances that belong to none.
  public struct Member: Sendable, Equatable, Codable {
    public var value: Int64
    /// The value, as a reader expects it.
    public var name: String
    public init(value: Int64, name: String) {
      self.value = value
      self.name = name
    }
  }

  public var member: Member?
  /// The units with an instance.
  public var units: [UnitTally]
  public init(member: Member? = nil, units: [UnitTally]) {
    self.member = member
    self.units = units
  }
}

/// Findings of a unit that have no place in the record.
public struct UnkeptFindings: Sendable, Equatable, Codable {
  public var unit: UnitID?
  public var findings: Int
  /// The failed instances that they are about. The tallies count them too.
  public var failures: Int
  public init(unit: UnitID?, findings: Int, failures: Int) {
    self.unit = unit
    self.findings = findings
    self.failures = failures
  }
}

/// What was found of a requirement, before verdicts.
public struct RequirementRecord: Sendable, Equatable, Codable {
  public var requirement: RequirementDescription
  /// The requirement's own instances, then those of the members of its family by their values. Lines without an
  /// instance are left out.
  public var lines: [TallyLine]
  public var reasons: [ReasonCount]
  public var findings: [Finding]
  public var measurements: [Measurement]
  /// What a cover counts; `nil` = the requirement is none. Its verdict is a view of it.
  public var cover: CoverCount?
  /// What lies beyond ``RunRecord/mostFindings``.
  public var unkeptFindings: [UnkeptFindings] = []
  /// Witnesses of the findings that lie beyond ``RunRecord/mostWitnesses``.
  public var unkeptWitnesses = 0

  public init(
    _ requirement: RequirementDescription, lines: [TallyLine] = [], reasons: [ReasonCount] = [],
    findings: [Finding] = [], measurements: [Measurement] = []
  ) {
    self.requirement = requirement
    self.lines = lines
    self.reasons = reasons
    self.findings = findings
    self.measurements = measurements
  }

  /// Counts findings of a unit that have no place in the record.
  package mutating func leaveOut(_ number: Int, about failures: Int, of unit: UnitID?) {
    if let known = unkeptFindings.firstIndex(where: { $0.unit == unit }) {
      unkeptFindings[known].findings += number
      unkeptFindings[known].failures += failures
    } else {
      unkeptFindings.append(UnkeptFindings(unit: unit, findings: number, failures: failures))
    }
  }
}
