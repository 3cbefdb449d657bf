public import Events

/// What makes one entry of a profile many demands: a field, each value of which has a verdict of its own.
public struct FamilyDescription: Sendable, Equatable, Codable {
  /// Name of the field.
  public var name: String
  /// How many values have a name; `nil` where the field is a plain number.
  public var namedValues: Int?
  public init(name: String, namedValues: Int?) {
    self.name = name
    self.namedValues = namedValues
  }
}

/// What a rule needs of a capture, so that what it finds is no fault of the capture.
public enum CaptureNeed: String, Sendable, CaseIterable, Codable {
  /// A frame that the capture lost could look like a deviation.
  case completeCapture = "complete-capture"
  /// A frame that the capture holds twice could look like a deviation.
  case uniqueFrames = "unique-frames"
  /// A clock of the capture that goes back could look like a deviation.
  case steadyClock = "steady-clock"
}

/// A key of a rule, as the profile writes it.
public struct RuleKey: Sendable, Equatable, Codable {
  /// For example `assert`.
  public var name: String
  public var text: String
  /// Where it is written: `file:line`.
  public var place: String
  public init(name: String, text: String, place: String) {
    self.name = name
    self.text = text
    self.place = place
  }
}

/// The window that the numbers of a requirement shall lie in.
public struct MeasuredWindow: Sendable, Equatable, Codable {
  /// Smallest and largest number that is allowed; `nil` = no end.
  public var lower: Int64?
  public var upper: Int64?
  /// How far from an end nothing is decided; `nil` = the uncertainty is not stated, so nothing is decided at all.
  public var guardBand: Int64?
  /// Whether numbers below the window are the late ones.
  public var isLateBelow: Bool
  /// Of the numbers.
  public var unit: Unit

  public init(lower: Int64?, upper: Int64?, guardBand: Int64?, isLateBelow: Bool, unit: Unit) {
    self.lower = lower
    self.upper = upper
    self.guardBand = guardBand
    self.isLateBelow = isLateBelow
    self.unit = unit
  }
}

/// A demand that was judged, without the rule itself.
public struct RequirementDescription: Sendable, Equatable, Codable {
  /// Stable address: specification key, clause, name. Any prefix selects a subtree.
  public var id: String
  public var title: LocalizedText
  public var level: Level = .shall
  public var status: ValidationStatus = .validated
  /// What the level rests on; `nil` where the profile does not say.
  public var source: LevelSource?
  public var cite: Citation
  public var scope: Scope = .unit
  public var attribution: Attribution = .sender
  /// Likely cause and remedy.
  public var notes: LocalizedText?
  /// Test cases that look at the same thing; never a verdict of theirs.
  public var relevantTo: [String] = []
  /// Not being exercised moves the outcome of the run.
  public var exerciseRequired = false
  /// The capability that the requirement depends on, and whether the profile says that the unit has it.
  public var appliesIf: String?
  public var applicable = true
  /// The field for each value of which there is a verdict; `nil` = one verdict.
  public var family: FamilyDescription?
  /// Name of the form of the rule, for example `transaction`.
  public var form: String
  /// What an instance of the rule is, in the singular: `message`, `number`; `nil` = it has no other name.
  public var instance: String?
  /// In the order in which they are declared.
  public var needs: [CaptureNeed] = []
  /// Whether the rule judges what the whole run comes to, of which parts of a run say nothing.
  public var spansRun = false
  /// What profiles change of it, in the order of composition.
  public var departures: [Departure] = []
  /// Ids that it had in earlier profiles, for comparisons.
  public var formerly: [String] = []
  /// The keys of the rule that hold, in the order of the profile.
  public var rule: [RuleKey] = []
  /// `nil` = the rule measures nothing.
  public var window: MeasuredWindow?

  public init(id: String, title: LocalizedText, cite: Citation, form: String) {
    self.id = id
    self.title = title
    self.cite = cite
    self.form = form
  }
}
