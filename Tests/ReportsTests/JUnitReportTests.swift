import Foundation
import Results
import Testing

@testable import Reports

@Suite struct JUnitReportTests {
  private func text(_ run: RunResult, _ options: ReportOptions = ReportOptions()) -> String {
    JUnitReport(run: run, options: options).text
  }

  /// The element of a test case, from its opening to its closing tag.
  private func testCase(_ id: String, in text: String) throws -> Substring {
    let start = try #require(text.range(of: "<testcase name=\"\(id)\""))
    let end = try #require(text.range(of: "</testcase>", range: start.upperBound..<text.endIndex))
    return text[start.lowerBound..<end.upperBound]
  }

  @Test func totalsAgreeWithTheElements() {
    let text = text(Sample.everything)
    // The run itself is a test case too. Jenkins knows no `skipped` of all suites.
    #expect(text.contains(#"<testsuites name="tekigo demo" tests="12" failures="3" errors="1">"#))
    #expect(text.components(separatedBy: "<failure ").count - 1 == 3)
    #expect(text.components(separatedBy: "<error ").count - 1 == 1)
    #expect(text.components(separatedBy: "<skipped ").count - 1 == 7)
  }

  @Test func theClassOfATestCaseIsItsClause() throws {
    let text = text(Sample.everything)
    #expect(text.contains(#"<testcase name="cus/7.5.2/payload-version" classname="cus.7.5.2">"#))
    #expect(text.contains(#"<testcase name="f1ap/optional" classname="f1ap">"#))
  }

  @Test(arguments: [(Outcome.fail, "failure"), (.inconclusive, "error"), (.error, "error")])
  func aRunThatIsNoPassIsATestCaseThatIsNotGreen(_ outcome: Outcome, _ element: String) throws {
    let run = Sample.run([Sample.result(Sample.requirement("cus/1/a"), .inconclusive)], outcome: outcome)
    #expect(try testCase("outcome", in: text(run)).contains("<\(element) message=\"\(outcome.rawValue): "))
  }

  @Test func aRunThatPassesIsGreen() throws {
    let run = Sample.run([Sample.result(Sample.requirement("cus/1/a"), .pass)], outcome: .pass)
    let outcome = try testCase("outcome", in: text(run))
    #expect(outcome.contains("classname=\"tekigo.run\"") && !outcome.contains("message="))
  }

  @Test func eachSpecificationIsASuite() {
    let text = text(Sample.everything)
    #expect(text.contains(#"<testsuite name="cus" tests="9""#))
    #expect(text.contains(#"<testsuite name="f1ap" tests="1""#))
    #expect(text.contains(#"<testsuite name="iot" tests="1""#))
  }

  @Test func aFailureShowsItsWitness() throws {
    let failed = try testCase("cus/7.5.2/payload-version", in: text(Sample.everything))
    #expect(failed.contains(#"<failure message="3 of 10 instances failed: Title of"#))
    #expect(failed.contains("expected: payloadVersion == 1"))
    #expect(failed.contains("filter: frame.number == 42 &amp;&amp; oran_fh_cus.payloadVersion == 2"))
  }

  @Test func aFamilyIsOneTestCaseThatNamesItsMembers() throws {
    let family = try testCase("f1ap/9.2/presence", in: text(Sample.run([Sample.family])))
    for part in ["du1: message Release, forbidden, 3 times", "message failed: Release", "4 of 5 exercised"] {
      #expect(family.contains(part), "\(part)")
    }
  }

  @Test func anAcceptedFailureIsSkippedWithItsDisposition() throws {
    let accepted = try testCase("cus/7.9/accepted", in: text(Sample.everything))
    #expect(accepted.contains("<skipped message=\"fail, accepted by T. Sato: known in release 3 (LAB-12)"))
    #expect(accepted.contains("expected: payloadVersion == 1"))
  }

  @Test func aDepartureStandsBesideTheTestCaseAndInTheSuite() throws {
    let text = text(Sample.run([Sample.departed]))
    let change = "assert: payloadVersion == 1 → payloadVersion in [1, 2] (lab.yaml:12: old encoder)"
    #expect(text.contains(#"<property name="departure" value="cus/7.5.2/version: \#(change)"/>"#))
    #expect(try testCase("cus/7.5.2/version", in: text).contains("shall (departed): \(change)"))
  }

  @Test func everyWaiverIsAProperty() {
    let text = text(Sample.everything)
    #expect(
      text.contains(#"<property name="parameter" value="ta4_max = 500 us (demo.yaml:12), in the place of "#))
    for state in ["applied", "unused", "expired", "unmatched"] {
      #expect(text.contains(#"<property name="waiver" value="\#(state): cus/7"#), "\(state)")
    }
  }

  @Test func failOnMovesTheLine() throws {
    #expect(try testCase("cus/9/should", in: text(Sample.everything)).contains("<skipped "))
    var options = ReportOptions()
    options.failOn = .should
    #expect(try testCase("cus/9/should", in: text(Sample.everything, options)).contains("<failure "))
    // What is not validated never counts.
    #expect(try testCase("cus/9/unsure", in: text(Sample.everything, options)).contains("<skipped "))
    options.failOn = .may
    let seen = try testCase("cus/9/seen", in: text(Sample.everything, options))
    #expect(
      seen.contains("<skipped message=\"fail, no clause demands it, does not make the run fail; 3 of 10"))
  }

  @Test func aDeviationOfTheTestEquipmentDoesNotFail() throws {
    var run = Sample.run([
      Sample.result(Sample.requirement("cus/1/a"), .fail, unit: Sample.ru, findings: [])
    ])
    #expect(try testCase("cus/1/a", in: text(run)).contains("<failure "))
    run.units[0].isTester = true
    #expect(try testCase("cus/1/a", in: text(run)).contains("<skipped message=\"fail, only test equipment"))
  }

  @Test func oneOpenFailureBesideAnAcceptedOneFails() {
    var result = Sample.result(Sample.requirement("cus/1/a"), .fail, waiver: Sample.waiver)
    result.disposition = nil
    result.units.append(UnitResult(unit: Sample.ru, verdict: .fail, tally: Sample.tally(.fail)))
    #expect(FailureStanding(result, units: Sample.units, failOn: .shall) == .nonconformity)
    result.units.removeLast()
    #expect(FailureStanding(result, units: Sample.units, failOn: .shall) == .accepted)
  }

  @Test func reasonsStandInTheMessage() throws {
    let text = text(Sample.everything)
    #expect(try testCase("cus/4.4/window", in: text).contains("inconclusive; no common clock"))
    #expect(try testCase("cus/2/limit", in: text).contains("64-bit overflow"))
    #expect(try testCase("iot/prach", in: text).contains("although the profile requires it"))
    #expect(try testCase("f1ap/optional", in: text).contains("needs prach-cplane"))
  }

  @Test func hostileTextBecomesHarmlessXML() throws {
    var run = Sample.run([
      Sample.result(
        Sample.requirement("cus/1/<script>&\"'\u{1B}[31m\u{0}\u{FFFF}]]>"), .fail,
        findings: [Sample.finding(frame: 1, cause: "<script>alert(1)</script>\u{8}")])
    ])
    run.captures[0].name = "\"><x>\u{1B}]0;"
    let text = text(run)
    #expect(!text.contains("<script>") && !text.contains("]]>") && !text.contains("\"><x>"))
    let allowed = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0xFFFE || $0 == "\n" }
    #expect(allowed)
    #expect(text.contains(#"\u{1B}[31m\u{0}\u{FFFF}]]&gt;"#))
  }

  @Test func aParserOfItsOwnAcceptsTheReport() throws {
    // Tags balance: a stack of names, no XML library needed.
    var open: [Substring] = []
    for piece in text(Sample.everything).split(separator: "<").dropFirst() {
      guard let end = piece.firstIndex(of: ">") else {
        Issue.record("a tag without its end: \(piece)")
        return
      }
      let tag = piece[..<end]
      if tag.hasPrefix("?") || tag.hasSuffix("/") { continue }
      let name = tag.prefix { $0 != " " }
      if name.hasPrefix("/") {
        #expect(open.popLast() == name.dropFirst())
      } else {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
  }
}
