/// What a run found, before verdicts.
///
/// Verdicts, caps by the limits of the capture, dispositions, texts and languages are views of it: see ``RunResult``.
/// A reference to a unit or to a capture is its place in ``units`` or ``captures``. All of it is in an order that does
/// not depend on what turned up first (``canonical()``).
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
  /// All waivers of the profile, in the order of the files, whatever day it is.
  public var waivers: [DeclaredWaiver]
  /// What is said of the run beside captures and requirements, by name.
  public var settings: [RunSetting]
  /// Captures that were read together; those of a run are one set. In the order of their first frames.
  public var captureSets: [CaptureSet]
  /// Those that the profile declares, in its order, then those that were found, by what they are known by.
  public var units: [UnitDescription]
  /// In the order of the profile.
  public var requirements: [RequirementRecord]
  /// How many events of each type were judged.
  public var events: [EventCount]
  /// What the laboratory states about the test; `nil` where the run was not told.
  public var laboratory: LaboratoryDocument?

  /// An empty record of a run.
  public init(tool: Tool, asOf: String, profile: ProfileDescription) {
    self.tool = tool
    self.asOf = asOf
    self.profile = profile
    waivers = []
    settings = []
    captureSets = [CaptureSet()]
    units = []
    requirements = []
    events = []
  }

  /// Whether a bound of the tool was reached, so that a part was not judged.
  public var limitHit: Bool { integrity.contains { $0.code.effect == .limit } }
}

/// What the command line or the profile says of a run, such as whether samples are measured.
public struct RunSetting: Sendable, Equatable, Codable {
  public var name: String
  public var value: String
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// The name of the setting that says that the captures show one direction only: `downlink` or `uplink`.
  public static let direction = "direction"
}
