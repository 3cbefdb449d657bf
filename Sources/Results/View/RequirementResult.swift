public import Events

/// The outcome of a requirement for one unit.
public struct UnitResult: Sendable, Equatable {
  public var unit: UnitID?
  public var verdict: Verdict
  public var tally: Tally
  /// The waiver that accepts the failure.
  public var disposition: Waiver?
  public init(unit: UnitID?, verdict: Verdict, tally: Tally, disposition: Waiver? = nil) {
    self.unit = unit
    self.verdict = verdict
    self.tally = tally
    self.disposition = disposition
  }
}

/// The outcome of one member of a requirement's family, over all units.
public struct MemberResult: Sendable, Equatable {
  /// The value, as a reader expects it.
  public var name: String
  public var value: Int64
  public var verdict: Verdict
  public var tally: Tally
  public var units: [UnitResult]
  public init(name: String, value: Int64, verdict: Verdict, tally: Tally, units: [UnitResult]) {
    self.name = name
    self.value = value
    self.verdict = verdict
    self.tally = tally
    self.units = units
  }
}

/// The outcome of a requirement over all units.
public struct RequirementResult: Sendable, Equatable {
  public var requirement: RequirementDescription
  public var verdict: Verdict
  public var basis: Basis
  public var tally: Tally
  public var units: [UnitResult]
  /// The members of the requirement's family that were exercised, in the order of their values.
  public var members: [MemberResult]
  public var findings: [Finding]
  /// What was measured, flow by flow, in the order in which flows turned up.
  public var measurements: [Measurement] = []
  /// Why the verdict is not more than it is: the limits of the capture or of the tool.
  public var reasons: [LocalizedText]
  /// Units of which findings are counted and not kept: not all of their causes are known.
  public var unkeptUnits: [UnitID?] = []
  /// Every failure of every unit is accepted by a valid waiver.
  public var disposition: Waiver?
  public init(
    requirement: RequirementDescription, verdict: Verdict, basis: Basis, tally: Tally, units: [UnitResult],
    members: [MemberResult] = [], findings: [Finding], reasons: [LocalizedText], disposition: Waiver?
  ) {
    self.requirement = requirement
    self.verdict = verdict
    self.basis = basis
    self.tally = tally
    self.units = units
    self.members = members
    self.findings = findings
    self.reasons = reasons
    self.disposition = disposition
  }
}
