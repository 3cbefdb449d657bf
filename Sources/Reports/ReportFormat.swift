public import Results

/// How a report is to be written. What is judged does not depend on it.
public struct ReportOptions: Sendable, Equatable {
  /// The language of titles and notes, where a profile has more than one.
  public enum Language: String, Sendable, CaseIterable { case en, ja }

  /// Colours by ANSI escape sequences; console only.
  public var colour = false
  /// Columns of the terminal; console only.
  public var columns = 100
  public var language = Language.en
  /// The weakest level whose failures make the run fail (`--fail-on`).
  public var failOn = Level.shall

  public init() {}

  /// The text in the language that was asked for, English where it has no other.
  func text(_ text: LocalizedText) -> String { language == .ja ? text.ja ?? text.en : text.en }
}

/// A kind of report. A new one is a file with its writer, and a line in ``all``.
public struct ReportFormat: Sendable {
  /// What the user asks for, for example `junit`.
  public let name: String
  /// Suffix of the file, for example `.xml`.
  public let suffix: String
  public let summary: String
  /// Pure: equal input gives byte-identical text.
  public let write: @Sendable (RunResult, ReportOptions) -> String
  /// Hands on the same text in pieces, so that a long report is never in memory as a whole.
  public let send: @Sendable (RunResult, ReportOptions, (String) throws -> Void) throws -> Void

  public static let all: [ReportFormat] = [
    ReportFormat(
      name: "console", suffix: ".txt", summary: "readable verdict for engineers, first cause first",
      write: { ConsoleReport(run: $0, options: $1).text },
      send: { try $2(ConsoleReport(run: $0, options: $1).text) }),
    ReportFormat(
      name: "json", suffix: ".json", summary: "everything, as tekigo.report/1 (see its JSON Schema)",
      write: { JSONReport(run: $0, options: $1).text },
      send: { try JSONReport(run: $0, options: $1).send(to: $2) }),
    ReportFormat(
      name: "junit", suffix: ".xml", summary: "JUnit XML for CI systems, one test case per requirement",
      write: { JUnitReport(run: $0, options: $1).text },
      send: { try JUnitReport(run: $0, options: $1).send(to: $2) }),
  ]

  /// The format of that name.
  public static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}
