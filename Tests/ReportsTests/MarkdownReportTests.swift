import Results
import Testing

@testable import Reports

@Suite struct MarkdownReportTests {
  private func markdown(_ run: RunResult, _ options: ReportOptions = ReportOptions()) -> String {
    MarkdownReport(run: run, options: options).text
  }

  @Test func showsTheOutcomeFirst() {
    #expect(markdown(Sample.everything).hasPrefix("## ✗ Nonconformity observed\n"))
    #expect(markdown(Sample.run([], outcome: .inconclusive)).hasPrefix("## ? Inconclusive\n"))
  }

  @Test func aRunWithFailuresNeverSaysThatNoneWasObserved() {
    var known = Sample.run([Sample.result(Sample.requirement("cus/1/a"), .fail)])
    known.baseline = Baseline(name: "old.json", captures: ["old.pcapng"], known: ["cus/1/a"], lost: [])
    #expect(markdown(known).hasPrefix("## ✓ Known failures only\n"))
    let waived = Sample.run([Sample.result(Sample.requirement("cus/7/a"), .fail, waiver: Sample.waiver)])
    #expect(markdown(waived).hasPrefix("## ✓ No failure that counts\n"))
  }

  @Test func aRunThatTestedNothingIsNeverAllowed() {
    var options = ReportOptions()
    options.allowsInconclusive = true
    var absent = Sample.run(
      [Sample.result(Sample.requirement("cus/1/a"), .inconclusive)], outcome: .inconclusive)
    absent.units[0].isUnderTest = true
    #expect(options.exitCode(absent) == .noFailure)
    absent.units[0].isInCapture = false
    #expect(options.exitCode(absent) == .inconclusive)
    let nothing = Sample.run(
      [Sample.result(Sample.requirement("cus/1/a"), .notExercised)], outcome: .inconclusive)
    #expect(options.exitCode(nothing) == .inconclusive)
  }

  @Test func hasARowForEachCauseAndEachOpenRequirement() {
    let text = markdown(Sample.everything)
    #expect(text.contains("| ✗ | `cus/7.5.2/payload-version`<br>"))
    #expect(text.contains("| △ accepted | `cus/7.9/accepted`<br>"))
    #expect(text.contains("| ? inconclusive | `cus/4.4/window` | no common clock |"))
    // What follows from another requirement is counted there.
    #expect(!text.contains("| ✗ | `cus/8.3/sections`"))
  }

  @Test func textOfOthersIsNeitherMarkdownNorHTML() {
    var run = Sample.everything
    run.captures[0].name = "a|b\n<img src=x>[x](y)`z`"
    let text = markdown(run)
    #expect(
      !text.contains("<img") && text.contains("a\\|b\\\\u\\{A\\}&lt;img src=x&gt;\\[x\\]\\(y\\)\\`z\\`"))
  }

  @Test func longTablesAreCut() {
    let results = (0..<80).map { Sample.result(Sample.requirement("cus/1/r\($0)"), .inconclusive) }
    let text = markdown(Sample.run(results, outcome: .inconclusive))
    #expect(text.contains("and 30 more"))
  }

  @Test func saysWhatWasAllowed() {
    var options = ReportOptions()
    let run = Sample.run(
      [Sample.result(Sample.requirement("cus/1/a"), .inconclusive)], outcome: .inconclusive)
    #expect(markdown(run).contains("Exit code 2") && !markdown(run).contains("allowed"))
    options.allowsInconclusive = true
    #expect(markdown(run, options).contains("Exit code 0"))
    #expect(markdown(run, options).contains("1 requirement inconclusive, which was allowed"))
  }
}
