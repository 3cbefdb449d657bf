/// A text in English and, where there is one, Japanese.
public struct LocalizedText: Sendable, Equatable, Codable {
  public var en: String
  public var ja: String?
  public init(en: String, ja: String? = nil) {
    self.en = en
    self.ja = ja
  }
}

/// What the specification says of an obligation.
public enum Level: String, Sendable, CaseIterable, Codable { case shall, should, may }

/// How sure we are of the rule itself. An unvalidated one gives information only.
public enum ValidationStatus: String, Sendable, CaseIterable, Codable { case validated, unvalidated }

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
