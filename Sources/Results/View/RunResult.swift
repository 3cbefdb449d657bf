/// Something about the capture that limits what can be judged.
public struct IntegrityNote: Sendable, Equatable {
  /// `drops`, `truncated`, `damaged`, `clock-step`, `resolution`, `one-direction`, `duplicates`, …
  public var kind: String
  public var text: LocalizedText
  /// Whether verdicts are capped because of it.
  public var limitsVerdicts: Bool
  public init(kind: String, text: LocalizedText, limitsVerdicts: Bool) {
    self.kind = kind
    self.text = text
    self.limitsVerdicts = limitsVerdicts
  }
}

/// The outcome of a run, as the exit code tells it.
public enum Outcome: String, Sendable, CaseIterable {
  case pass
  case fail
  case inconclusive
  case error
}

/// Everything a report needs. Equal inputs give equal values, whatever the machine.
public struct RunResult: Sendable, Equatable {
  public var toolVersion: String
  public var captures: [CaptureDescription]
  public var profile: ProfileDescription
  public var units: [UnitDescription]
  public var configuration: [FlowDescription]
  public var integrity: [IntegrityNote]
  /// In the order of the profile.
  public var requirements: [RequirementResult]
  public var outcome: Outcome
  /// The scope in words: "no nonconformity observed in N of M requirements of …".
  public var statement: LocalizedText
  public var events: [EventCount]
  /// Frames with nothing that requirements could judge, by what they were.
  public var otherTraffic: [EventCount]
  /// Periodic messages beside what was judged.
  public var context: [ContextStream] = []
  /// What the samples of each flow amount to; empty where they were not measured.
  public var samples: [SampleDescription] = []
  /// How much of their memories rules used. No report shows it.
  public var memory: [MemoryUse] = []
  /// All waivers of the profile, in the order of the files.
  public var waivers: [WaiverStatement] = []
  /// What `--from` and `--to` left out, in words; empty = everything was judged.
  public var restrictions: [LocalizedText]
  /// The day that waivers were judged by, `YYYY-MM-DD`.
  public var asOf: String
  /// The earlier run that this one is held against; `nil` = none.
  public var baseline: Baseline?
  /// What the laboratory states about the test, and how it came here.
  public var laboratory: LaboratoryDocument?
  public var laboratoryOrigin = LaboratoryOrigin.record

  public init(
    toolVersion: String, captures: [CaptureDescription], profile: ProfileDescription,
    units: [UnitDescription], configuration: [FlowDescription], integrity: [IntegrityNote],
    requirements: [RequirementResult], outcome: Outcome, statement: LocalizedText, events: [EventCount],
    otherTraffic: [EventCount], restrictions: [LocalizedText], asOf: String
  ) {
    self.toolVersion = toolVersion
    self.captures = captures
    self.profile = profile
    self.units = units
    self.configuration = configuration
    self.integrity = integrity
    self.requirements = requirements
    self.outcome = outcome
    self.statement = statement
    self.events = events
    self.otherTraffic = otherTraffic
    self.restrictions = restrictions
    self.asOf = asOf
  }
}

/// What a view of a record depends on beside the record.
public struct ViewOptions: Sendable, Equatable {
  /// The weakest level whose failures make the run fail.
  public var failOn = Level.shall
  /// The day by which waivers are judged, `YYYY-MM-DD`; `nil` = that of the run.
  public var asOf: String?
  /// The earlier run that this one is held against.
  public var baseline: Baseline?
  /// What the laboratory states, in the place of what the record has of it; `nil` = that of the record.
  public var laboratory: LaboratoryDocument?
  public init(failOn: Level = .shall, asOf: String? = nil) {
    self.failOn = failOn
    self.asOf = asOf
  }
}

extension RunResult {
  /// The verdicts on what a run found, and what they come to.
  public init(_ record: RunRecord, _ options: ViewOptions = ViewOptions()) {
    let asOf = options.asOf ?? record.asOf
    let ids = record.requirements.map(\.requirement.id)
    let statements = record.waivers.map { WaiverStatement($0, asOf: asOf, requirements: ids) }
    let waivers = statements.filter(\.isInForce).map(\.waiver)
    var caps = VerdictCaps(record.integrity, captures: record.captures)
    caps.direction = record.settings.first { $0.name == RunSetting.direction }?.value
    let causes = CappedCauses(record.requirements)
    let results = record.requirements.map {
      RequirementResult($0, caps: caps, causes: causes, waivers: waivers, units: record.units)
    }
    let judgement = RunJudgement(
      results, units: record.units, profile: record.profile.name, failOn: options.failOn,
      captures: record.captures, limitHit: record.limitHit, baseline: options.baseline)
    self.init(
      toolVersion: record.tool.version, captures: record.captures, profile: record.profile,
      units: record.units, configuration: record.flows,
      integrity: record.integrity.map { $0.note(record.captures) }, requirements: results,
      outcome: judgement.outcome, statement: judgement.statement, events: record.events,
      otherTraffic: record.otherTraffic, restrictions: record.restrictions, asOf: asOf)
    baseline = options.baseline
    laboratory = options.laboratory ?? record.laboratory
    if let given = options.laboratory, given != record.laboratory {
      laboratoryOrigin = record.laboratory == nil ? .added : .replaced
    }
    self.waivers = statements.map { $0.judged(by: results) }
    context = record.context
    samples = record.samples
    memory = record.memory
  }
}

extension RunResult {
  /// Whether the captures are good enough for results: nothing about them limits verdicts. Otherwise what was found are
  /// observations, and no result of a test rests on them.
  public var passesIntegrityGate: Bool { !integrity.contains(where: \.limitsVerdicts) }
}
