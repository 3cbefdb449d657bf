public import Results

/// How a report is to be written. What is judged does not depend on it.
public struct ReportOptions: Sendable, Equatable {
  /// Colours by ANSI escape sequences; console only.
  public var colour = false
  /// Columns of the terminal; console only.
  public var columns = 100
  /// Of the texts; console and JUnit: of titles and notes, where a profile has more than one.
  public var language = Language.en
  /// The weakest level whose failures make the run fail (`--fail-on`).
  public var failOn = Level.shall

  /// An inconclusive run counts as one without a failure (`--allow-inconclusive`).
  public var allowsInconclusive = false
  /// Where the files of the profile that are the user's own lie, by the names that reports have for them: SARIF only.
  public var ownFiles: [String: String] = [:]

  public init() {}

  /// What the process tells its caller.
  public func exitCode(_ outcome: Outcome) -> ExitCode {
    outcome == .inconclusive && allowsInconclusive ? .noFailure : ExitCode(outcome)
  }

  /// The text in the language that was asked for, English where it has no other.
  func text(_ text: LocalizedText) -> String { text[language] }
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

  public static let all: [ReportFormat] = [
    ReportFormat(
      name: "console", suffix: ".txt", summary: "readable verdict for engineers, first cause first",
      write: { ConsoleReport(run: $0, options: $1).text }),
    ReportFormat(
      name: "json", suffix: ".json", summary: "everything, as tekigo.report/1 (see its JSON Schema)",
      write: { JSONReport(run: $0, options: $1).text }),
    ReportFormat(
      name: "junit", suffix: ".xml", summary: "JUnit XML for CI systems, one test case per requirement",
      write: { JUnitReport(run: $0, options: $1).text }),
    ReportFormat(
      name: "sarif", suffix: ".sarif", summary: "SARIF 2.1.0 for code scanning, one result per finding",
      write: { SARIFReport(run: $0, options: $1).text }),
    ReportFormat(
      name: "markdown", suffix: ".md", summary: "a summary for the page of a CI job",
      write: { MarkdownReport(run: $0, options: $1).text }),
    ReportFormat(
      name: "html", suffix: ".html",
      summary: "one page to hand over, with evidence; needs neither network nor script",
      write: { HTMLReport(run: $0, options: $1).text }),
  ]

  /// The format of that name.
  public static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}
