/// What a run found, before verdicts.
///
/// Verdicts, caps by the limits of the capture, dispositions, texts and languages are views of it: see ``RunResult``.
/// A reference to a unit or to a capture is its place in ``units`` or ``captures``.
public struct RunRecord: Sendable, Equatable, Codable {
  /// The name and version of the form that a record is written in.
  public static let schema = "tekigo.record/1"
  /// Findings that a record keeps. Those beyond are counted for each requirement and unit.
  public static let mostFindings = 4_096
  /// Witnesses that a record keeps of all findings together.
  public static let mostWitnesses = 16_384

  /// The program that made the record.
  public struct Tool: Sendable, Equatable, Codable {
    public var name: String
    public var version: String
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  public private(set) var schema = Self.schema
  public var tool: Tool
  /// The day of the run, `YYYY-MM-DD`: waivers are judged by it unless a reader names another one.
  public var asOf: String
  public var profile: ProfileDescription
  public var waivers: [Waiver]
  public var captures: [CaptureDescription]
  /// `nil` = everything was judged.
  public var judgedPart: JudgedPart?
  /// Those that the profile declares, in its order, then those that were found.
  public var units: [UnitDescription]
  public var flows: [FlowDescription]
  public var integrity: [IntegrityEntry]
  /// In the order of the profile.
  public var requirements: [RequirementRecord]
  /// How many events of each type were judged.
  public var events: [EventCount]
  /// Frames with nothing that requirements could judge, by what they were.
  public var otherTraffic: [EventCount]
  /// Periodic messages beside what was judged.
  public var context: [ContextStream]
  /// What the samples of each flow amount to; empty where they were not measured.
  public var samples: [SampleDescription]
  /// How much of their memories rules used.
  public var memory: [MemoryUse]

  /// An empty record of a run.
  public init(tool: Tool, asOf: String, profile: ProfileDescription) {
    self.tool = tool
    self.asOf = asOf
    self.profile = profile
    waivers = []
    captures = []
    units = []
    flows = []
    integrity = []
    requirements = []
    events = []
    otherTraffic = []
    context = []
    samples = []
    memory = []
  }

  /// Whether a bound of the tool was reached, so that a part was not judged.
  public var limitHit: Bool { integrity.contains { $0.code.effect == .limit } }
}
