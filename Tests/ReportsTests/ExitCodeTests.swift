import Reports
import Results
import Testing

@Suite struct ExitCodeTests {
  @Test(arguments: [(Outcome.pass, 0), (.fail, 1), (.inconclusive, 2), (.error, 5)] as [(Outcome, Int32)])
  func outcomesHaveTheirExitCodes(outcome: Outcome, code: Int32) {
    #expect(ExitCode(outcome).rawValue == code)
  }

  @Test func wrongUsageAndUnreadableCapturesHaveCodesOfTheirOwn() {
    #expect(ExitCode.usage.rawValue == 3)
    #expect(ExitCode.unreadableCapture.rawValue == 4)
    #expect(ExitCode.unwritten.rawValue == 6)
  }

  @Test func formatsHaveDistinctNames() {
    #expect(
      ReportFormat.all.map(\.name) == [
        "console", "json", "junit", "sarif", "markdown", "html", "oran-summary", "oran-test-report",
        "oran-test-results",
      ])
    #expect(ReportFormat.named("junit")?.suffix == ".xml")
    #expect(ReportFormat.named("word") == nil)
  }
}
