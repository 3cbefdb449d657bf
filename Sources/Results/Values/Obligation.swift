/// A text in English and, where there is one, Japanese.
public struct LocalizedText: Sendable, Equatable, Codable {
  public var en: String
  public var ja: String?
  public init(en: String, ja: String? = nil) {
    self.en = en
    self.ja = ja
  }
}

/// What the specification says of an obligation. The weaker one is the smaller one.
public enum Level: String, Sendable, CaseIterable, Comparable, Codable {
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

/// How sure we are of the rule itself. An unvalidated one gives information only; an observation is a rule of our own
/// that no clause carries, so it has no level, and nobody breaks a specification by failing it.
public enum ValidationStatus: String, Sendable, CaseIterable, Codable {
  case validated, unvalidated, observation
}

/// What the level of a requirement rests on.
public enum LevelSource: String, Sendable, CaseIterable, Codable {
  /// The text of the document in the version that is cited.
  case text
  /// A dissector that others wrote, which cites the text.
  case dissector
  /// What an open implementation does.
  case openStack = "open-stack"
  /// What somebody remembers. Such a rule is never validated.
  case memory
}

/// Whether one unit is judged or two with each other.
public enum Scope: String, Sendable, CaseIterable, Codable { case unit, pair }

/// Whose deviation a failure is.
public enum Attribution: String, Sendable, CaseIterable, Codable { case sender, receiver, either }

/// Where the obligation is written.
public struct Citation: Sendable, Equatable, Codable {
  public var document: String
  public var version: String
  public var clause: String
  public init(document: String, version: String, clause: String) {
    self.document = document
    self.version = version
    self.clause = clause
  }
}
