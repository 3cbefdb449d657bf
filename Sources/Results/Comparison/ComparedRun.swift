public import Events

/// What a comparison reads of a run. The view of a record gives it, and so does a JSON report.
public struct ComparedRun: Sendable, Equatable {
  /// What a run was judged by.
  public struct Profile: Sendable, Equatable {
    public var name: String
    public var digest: String
    public var parameters: [Parameter]
    public init(name: String, digest: String, parameters: [Parameter]) {
      self.name = name
      self.digest = digest
      self.parameters = parameters
    }
  }

  public struct Parameter: Sendable, Equatable {
    public var name: String
    public var value: String
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A setting of a flow, or of the associations of two units.
  public struct Setting: Sendable, Equatable {
    /// The flow by what is the same in each run: no port that a client chooses.
    public var flow: String
    public var sender: UnitID?
    public var receiver: UnitID?
    public var name: String
    public var value: String

    public init(flow: String, sender: UnitID?, receiver: UnitID?, name: String, value: String) {
      self.flow = flow
      self.sender = sender
      self.receiver = receiver
      self.name = name
      self.value = value
    }
  }

  /// What the numbers of a flow came to, in nanoseconds where they are times.
  public struct Numbers: Sendable, Equatable {
    /// Id of the requirement that measures them.
    public var requirement: String
    public var unit: UnitID?
    public var event: String
    public var key: [Measurement.KeyField]
    public var isRelative: Bool
    public var minimum: Int64
    public var median: Int64
    public var maximum: Int64
    public var count: Int
    public var numberUnit: Unit

    public init(
      requirement: String, unit: UnitID?, event: String, key: [Measurement.KeyField], isRelative: Bool,
      minimum: Int64, median: Int64, maximum: Int64, count: Int, numberUnit: Unit
    ) {
      self.requirement = requirement
      self.unit = unit
      self.event = event
      self.key = key
      self.isRelative = isRelative
      self.minimum = minimum
      self.median = median
      self.maximum = maximum
      self.count = count
      self.numberUnit = numberUnit
    }
  }

  public var toolVersion: String
  /// Names of the captures.
  public var captures: [String]
  public var profile: Profile
  public var units: [UnitDescription]
  /// In the order of the profile, with verdicts, tallies and causes. Witnesses and measurements are left out.
  public var requirements: [RequirementResult]
  public var numbers: [Numbers]
  public var settings: [Setting]
  /// Event types that were seen.
  public var events: [String]
  public var outcome: Outcome

  public init(
    toolVersion: String, captures: [String], profile: Profile, units: [UnitDescription],
    requirements: [RequirementResult], numbers: [Numbers], settings: [Setting], events: [String],
    outcome: Outcome
  ) {
    self.toolVersion = toolVersion
    self.captures = captures
    self.profile = profile
    self.units = units
    self.requirements = requirements
    self.numbers = numbers
    self.settings = settings
    self.events = events
    self.outcome = outcome
  }
}

extension ComparedRun {
  public init(_ run: RunResult) {
    self.init(
      toolVersion: run.toolVersion, captures: run.captures.map(\.name),
      profile: Profile(
        name: run.profile.name, digest: run.profile.digest,
        parameters: run.profile.parameters.map { Parameter(name: $0.name, value: $0.value) }),
      units: run.units, requirements: run.requirements.map(\.withoutWitnesses),
      numbers: run.requirements.flatMap { result in
        result.measurements.map { Numbers($0, of: result.requirement.id) }
      },
      settings: Setting.all(of: run.configuration), events: run.events.map(\.event), outcome: run.outcome)
  }
}

extension RequirementResult {
  fileprivate var withoutWitnesses: RequirementResult {
    var result = self
    result.measurements = []
    result.findings = findings.map { finding in
      var finding = finding
      (finding.first, finding.worst, finding.last, finding.look) = ([], nil, nil, nil)
      return finding
    }
    return result
  }
}

extension ComparedRun.Numbers {
  fileprivate init(_ measurement: Measurement, of requirement: String) {
    self.init(
      requirement: requirement, unit: measurement.unit, event: measurement.event, key: measurement.key,
      isRelative: measurement.isRelative, minimum: measurement.minimum, median: measurement.median,
      maximum: measurement.maximum, count: measurement.count, numberUnit: measurement.numberUnit)
  }
}

extension ComparedRun.Setting {
  /// The settings of all flows. Associations of two units for a protocol are one: which unit opened them is told by their
  /// ends, and their ports change from run to run.
  public static func all(of flows: [FlowDescription]) -> [ComparedRun.Setting] {
    flows.flatMap { flow in
      let settings = flow.kind == .flow ? flow.items : flow.items.filter { !$0.namesAssociation }
      let name =
        flow.kind == .flow ? flow.name : flow.items.first { $0.name == ConfigurationItem.carried }?.value
      return settings.map {
        ComparedRun.Setting(
          flow: name ?? flow.name, sender: flow.sender, receiver: flow.receiver, name: $0.name,
          value: $0.value)
      }
    }
  }
}

extension ConfigurationItem {
  fileprivate var namesAssociation: Bool { [Self.carried, Self.openedBy].contains(name) }
}
