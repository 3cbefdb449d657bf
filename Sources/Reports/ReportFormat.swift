public import Results

/// How a report is to be written. What is judged does not depend on it.
public struct ReportOptions: Sendable, Equatable {
  /// Everything at length (`--verbose`); console only.
  public var isVerbose = false
  /// Colours by ANSI escape sequences; console only.
  public var colour = false
  /// Columns of the terminal; console only.
  public var columns = 100
  /// Of the texts. Ids, names of fields and what a machine reads are the same in each; the JSON report is English.
  public var language = Language.en
  /// The weakest level whose failures make the run fail (`--fail-on`).
  public var failOn = Level.shall

  /// An inconclusive run counts as one without a failure (`--allow-inconclusive`).
  public var allowsInconclusive = false
  /// Where the files of the profile that are the user's own lie, by the names that reports have for them: SARIF only.
  public var ownFiles: [String: String] = [:]

  public init() {}

  /// What the process tells its caller.
  public func exitCode(_ run: RunResult) -> ExitCode { isAllowed(run) ? .noFailure : ExitCode(run.outcome) }

  /// Whether the run is inconclusive in a way that was allowed: a run that tested nothing never is.
  func isAllowed(_ run: RunResult) -> Bool { allowsInconclusive && run.isInconclusiveByRequirements }

  /// The text in the language that was asked for, English where it has no other.
  func text(_ text: LocalizedText) -> String { text[language] }

  /// Columns of the labels of the console, which differ from language to language.
  var labelWidth: Int { (Phrase.consoleLabels.map { text($0).columns }.max() ?? 0) + 1 }
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
  /// What the data of a laboratory lack that the format can't do without, as keys of its document; `nil` = it needs none.
  public let lacking: (@Sendable (LaboratoryDocument) -> [String])?
  /// Hands on the same text in pieces, so that a long report is never in memory as a whole.
  public let send: @Sendable (RunResult, ReportOptions, (String) throws -> Void) throws -> Void

  /// A format of short reports, which are handed on as one piece.
  private init(
    _ name: String, _ suffix: String, _ summary: String,
    lacking: (@Sendable (LaboratoryDocument) -> [String])? = nil,
    write: @escaping @Sendable (RunResult, ReportOptions) -> String
  ) {
    self.init(name, suffix, summary, lacking: lacking, write: write, send: { try $2(write($0, $1)) })
  }

  private init(
    _ name: String, _ suffix: String, _ summary: String,
    lacking: (@Sendable (LaboratoryDocument) -> [String])? = nil,
    write: @escaping @Sendable (RunResult, ReportOptions) -> String,
    send: @escaping @Sendable (RunResult, ReportOptions, (String) throws -> Void) throws -> Void
  ) {
    (self.name, self.suffix, self.summary) = (name, suffix, summary)
    self.lacking = lacking
    self.write = write
    self.send = send
  }

  public static let all: [ReportFormat] = [
    ReportFormat("console", ".txt", "readable verdict for engineers, first cause first") {
      ConsoleReport(run: $0, options: $1).text
    },
    ReportFormat(
      "json", ".json", "everything, as tekigo.report/1 (see its JSON Schema)",
      write: { JSONReport(run: $0, options: $1).text },
      send: { try JSONReport(run: $0, options: $1).send(to: $2) }),
    ReportFormat(
      "junit", ".xml", "JUnit XML for CI systems, one test case per requirement",
      write: { JUnitReport(run: $0, options: $1).text },
      send: { try JUnitReport(run: $0, options: $1).send(to: $2) }),
    ReportFormat("sarif", ".sarif", "SARIF 2.1.0 for code scanning, one result per finding") {
      SARIFReport(run: $0, options: $1).text
    },
    ReportFormat("markdown", ".md", "a summary for the page of a CI job") {
      MarkdownReport(run: $0, options: $1).text
    },
    ReportFormat("html", ".html", "one page to hand over, with evidence; needs neither network nor script") {
      HTMLReport(run: $0, options: $1).text
    },
    ReportFormat(
      "oran-summary", ".html",
      "summary report of O-RAN certification and badging; needs the data of a laboratory",
      lacking: { _ in [] }, write: { SummaryForm($0, $1).text }),
    ReportFormat(
      "oran-test-report", ".html",
      "test report of O-RAN certification and badging; needs the data of a laboratory",
      lacking: { _ in [] }, write: { TestReportForm($0, $1).text }),
    ReportFormat(
      "oran-test-results", ".json",
      "results of a laboratory in the form of the test-result schema of the O-RAN SC; needs the data of a laboratory",
      lacking: { TestResultsExport.obstacles($0) }, write: { TestResultsExport($0, $1).text }),
  ]

  /// The format of that name.
  public static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}
