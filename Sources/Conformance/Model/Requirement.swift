public import Events
public import Expressions

/// A text in English and, where there is one, Japanese.
public struct LocalizedText: Sendable, Equatable {
  public var en: String
  public var ja: String?
  public init(en: String, ja: String? = nil) {
    self.en = en
    self.ja = ja
  }
}

/// What the specification says of an obligation. The weaker one is the smaller one.
public enum Level: String, Sendable, CaseIterable, Comparable {
  case shall, should, may

  private var weight: Int {
    switch self {
    case .shall: 2
    case .should: 1
    case .may: 0
    }
  }

  public static func < (a: Level, b: Level) -> Bool { a.weight < b.weight }
}

/// How sure we are of the rule itself. An unvalidated one gives information only.
public enum ValidationStatus: String, Sendable, CaseIterable { case validated, unvalidated }

/// Whether one unit is judged or two with each other.
public enum Scope: String, Sendable, CaseIterable { case unit, pair }

/// Whose deviation a failure is.
public enum Attribution: String, Sendable, CaseIterable { case sender, receiver, either }

/// Where the obligation is written.
public struct Citation: Sendable, Equatable {
  public var document: String
  public var version: String
  public var clause: String
  public init(document: String, version: String, clause: String) {
    self.document = document
    self.version = version
    self.clause = clause
  }
}

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
    for field in fields.values {
      guard case .enumeration(let points) = field.kind else { return nil }
      names.formUnion(points.map(\.value))
    }
    return names.count
  }
}

/// When a failure follows from the failure of another requirement on an earlier frame.
public struct ConsequenceCondition: Sendable {
  /// Id of the other requirement.
  public var cause: String
  /// Over the event that fails; an event type without one is never a consequence.
  public var condition: [EventTypeID: Program]
  public init(cause: String, condition: [EventTypeID: Program]) {
    self.cause = cause
    self.condition = condition
  }
}

/// A demand that can be judged on its own: what a profile's entry becomes.
public struct Requirement: Sendable {
  /// Stable address: specification key, clause, name. Any prefix selects a subtree.
  public var id: String
  public var title: LocalizedText
  public var level: Level = .shall
  public var status: ValidationStatus = .validated
  public var cite: Citation
  public var scope: Scope = .unit
  public var attribution: Attribution = .sender
  /// Likely cause and remedy.
  public var notes: LocalizedText?
  /// Test cases that look at the same thing; never a verdict of theirs.
  public var relevantTo: [String] = []
  /// Not being exercised moves the outcome of the run.
  public var exerciseRequired = false
  /// Requirements whose failure on the same frame explains a failure of this one.
  public var consequenceOf: [String] = []
  /// Requirements whose failure on another frame between the same units, at about the same time, explains that
  /// something is missing: it was there, and not to be recognised.
  public var consequenceNear: [String] = []
  /// Requirements whose earlier failure explains a failure of this one on any frame, and on which events.
  public var consequenceWhen: [ConsequenceCondition] = []
  /// The capability that the requirement depends on, and whether the profile says that the unit has it.
  public var appliesIf: String?
  public var applicable = true
  /// The field for each value of which there is a verdict; `nil` = one verdict.
  public var family: Family?
  public var rule: Rule
  /// What profiles change of it, in the order of composition.
  public var departures: [Departure] = []

  public init(id: String, title: LocalizedText, cite: Citation, rule: Rule) {
    self.id = id
    self.title = title
    self.cite = cite
    self.rule = rule
  }
}

/// An accepted deviation. It changes no verdict.
public struct Waiver: Sendable, Equatable {
  /// Requirement id or a prefix of ids.
  public var requirement: String
  /// Name of the unit that it holds for; `nil` = any.
  public var unit: String?
  public var acceptedBy: String
  public var reason: String
  public var ticket: String?
  /// Last day on which it holds, `YYYY-MM-DD`.
  public var expires: String
  public init(
    requirement: String, unit: String? = nil, acceptedBy: String, reason: String, ticket: String? = nil,
    expires: String
  ) {
    self.requirement = requirement
    self.unit = unit
    self.acceptedBy = acceptedBy
    self.reason = reason
    self.ticket = ticket
    self.expires = expires
  }
}

extension String {
  /// Whether `prefix` selects the requirement with this id: the id itself or a whole part of its path.
  public func isAddressed(by prefix: String) -> Bool {
    guard utf8.starts(with: prefix.utf8) else { return false }
    let rest = utf8.dropFirst(prefix.utf8.count)
    return rest.isEmpty || prefix.utf8.last == UInt8(ascii: "/") || rest.first == UInt8(ascii: "/")
  }
}
