public import Events
public import Results

/// What makes one entry of a profile many demands: a field, each value of which has a verdict of its own.
public struct Family: Sendable {
  /// Name of the field.
  public var name: String
  public var fields: [EventTypeID: FieldDefinition]
  public init(name: String, fields: [EventTypeID: FieldDefinition]) {
    self.name = name
    self.fields = fields
  }

  /// A value as a reader expects it.
  public func text(_ value: Int64) -> String {
    let field = fields.min { $0.key < $1.key }?.value
    return field?.text(value) ?? "\(value)"
  }

  /// How many values have a name; `nil` where the field is a plain number.
  public var namedValues: Int? {
    var names: Set<Int64> = []
    var last: [CodePoint] = []
    for field in fields.values {
      guard case .enumeration(let points) = field.kind else { return nil }
      // Most fields of a family share one list, and a list is equal to itself at once.
      if points != last { names.formUnion(points.map(\.value)) }
      last = points
    }
    return names.count
  }
}

/// A demand that can be judged on its own: what a profile's entry becomes.
public struct Requirement: Sendable {
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
  /// What explains a failure, in the order of precedence.
  public var consequences: [ConsequenceLink] = []
  /// The capability that the requirement depends on, and whether the profile says that the unit has it.
  public var appliesIf: String?
  public var applicable = true
  /// The field for each value of which there is a verdict; `nil` = one verdict.
  public var family: Family?
  public var rule: Rule
  /// What profiles change of it, in the order of composition.
  public var departures: [Departure] = []
  /// Ids that it had in earlier profiles.
  public var formerly: [String] = []
  /// The keys of the rule as the profile writes them.
  public var ruleKeys: [RuleKey] = []

  public init(id: String, title: LocalizedText, cite: Citation, rule: Rule) {
    self.id = id
    self.title = title
    self.cite = cite
    self.rule = rule
  }
}

extension Requirement {
  /// The demand without its rule. What the rule needs of a capture, its evaluator tells.
  public var description: RequirementDescription {
    var description = RequirementDescription(
      id: id, title: title, cite: cite, form: type(of: rule.form).name)
    description.level = level
    description.status = status
    description.source = source
    description.scope = scope
    description.attribution = attribution
    description.notes = notes
    description.relevantTo = relevantTo
    description.exerciseRequired = exerciseRequired
    description.appliesIf = appliesIf
    description.applicable = applicable
    description.departures = departures
    description.formerly = formerly
    description.rule = ruleKeys
    description.window = rule.form.window
    description.instance = rule.form.instance
    description.family = family.map { FamilyDescription(name: $0.name, namedValues: $0.namedValues) }
    return description
  }
}
