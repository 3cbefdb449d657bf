import Foundation
import JSON
import Results
import SchemaCheck
import Testing

@testable import Reports

@Suite struct JSONReportTests {
  /// The schema that the repository ships.
  private func schema() throws -> JSONValue {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Reports/tekigo.report-1.schema.json").standardizedFileURL
    return try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
  }

  private func parsed(_ run: RunResult) throws -> JSONValue {
    try JSONValue(parsing: JSONReport(run: run, options: ReportOptions()).text)
  }

  private func requirement(_ id: String, in run: RunResult) throws -> JSONValue {
    let all = try parsed(run)["requirements"]?.elements ?? []
    return try #require(all.first { $0["id"]?.text == id })
  }

  @Test func everyReportFitsTheSchemaAndEveryDeclaredKeyIsWritten() throws {
    var check = SchemaCheck(try schema())
    check.check(try parsed(Sample.everything))
    check.check(try parsed(Sample.run([Sample.family, Sample.departed])))
    var stated = Sample.run()
    stated.laboratory = SampleLaboratory.full
    stated.baseline = Baseline(
      name: "old.json", captures: ["old.pcapng"], pairs: ["a=b"], known: ["cus/1/a"], lost: ["cus/1/b"])
    check.check(try parsed(stated))
    stated.laboratory = LaboratoryDocument(file: "lab.yaml", sha256: "", fields: LaboratoryGroup())
    check.check(try parsed(stated))
    #expect(check.complaints == [])
    #expect(check.declared.subtracting(check.seen) == [])
  }

  @Test func theSchemaRefusesWhatTheWriterDoesNotWrite() throws {
    var check = SchemaCheck(try schema())
    check.check(.joining(try parsed(Sample.run()), ["extra": .null]))
    check.check(["schema": "tekigo.report/2"])
    #expect(check.complaints.contains("$: extra is not declared"))
    #expect(check.complaints.contains("$.schema: not const"))
    #expect(check.complaints.contains("$: verdict is missing"))
  }

  @Test func everyObjectOfTheSchemaIsClosedAndDemandsAllItsKeys() throws {
    func visit(_ schema: JSONValue) {
      if let properties = schema["properties"], schema["type"] == "object" {
        #expect(schema["additionalProperties"] == .boolean(false))
        #expect(schema["required"]?.elements.compactMap(\.text).sorted() == properties.members.map(\.key))
      }
      schema.members.map(\.value).forEach(visit)
      schema.elements.forEach(visit)
    }
    visit(try schema())
  }

  @Test func aWeakenedShallIsNotShownAsValidated() throws {
    let departed = try requirement("cus/7.5.2/version", in: Sample.run([Sample.departed]))
    #expect(departed["level"] == "shall" && departed["status"] == "departed")
    #expect(
      departed["departures"]?.elements == [
        [
          "after": "payloadVersion in [1, 2]", "before": "payloadVersion == 1", "key": "assert",
          "place": "lab.yaml:12", "reason": "old encoder", "weakens": .boolean(true),
        ]
      ])
  }

  @Test func theMembersOfAFamilyHaveVerdictsOfTheirOwn() throws {
    let run = Sample.run([Sample.family, Sample.result(Sample.requirement("single"), .pass)])
    let family = try requirement("f1ap/9.2/presence", in: run)
    #expect(family["family"] == ["field": "message", "namedValues": .integer(5)])
    let members = family["members"]?.elements ?? []
    #expect(members.compactMap { $0["name"]?.text } == ["Setup", "Release", "Data", "Reset"])
    #expect(members.compactMap { $0["verdict"]?.text } == ["pass", "fail", "inconclusive", "pass"])
    #expect(members.first?["passed"] == .integer(5))
    #expect(members.first?["units"]?.elements.first?["unit"] == "du1")
    #expect(family["findings"]?.elements.first?["member"] == "Release")
    let single = try requirement("single", in: run)
    #expect(single["family"] == .null)
    #expect(single["members"] == .array([]))
  }

  @Test func measurementsTellEachFlowWithItsCountsAndTimesInMicroseconds() throws {
    let window = try requirement("cus/4.4/window", in: Sample.everything)
    let flows = window["measurements"]?.elements ?? []
    #expect(flows.count == 2)
    let flow = try #require(flows.first)
    #expect(flow["plane"] == "U")
    #expect(flow["direction"] == "UL")
    #expect(flow["eAxC"] == "0x0004")
    #expect(["early", "onTime", "late", "acausal"].compactMap { flow[$0]?.number } == [5, 1_007, 2, 3])
    #expect(flow["min"] == .thousandths(-12_500))
    #expect(flow["median"] == .thousandths(23_935))
    #expect(flow["max"] == .integer(300))
    // What is no time is told in its own unit, what belongs to no plane has none.
    #expect(flows.last?["max"] == .integer(3))
    #expect(flows.last?["numberUnit"] == "slots")
    #expect(flows.last?["plane"] == .null)
  }

  @Test func equalResultsGiveIdenticalBytes() {
    let texts = (0..<3).map { _ in JSONReport(run: Sample.everything, options: ReportOptions()).text }
    #expect(Set(texts).count == 1)
  }

  @Test func theVerdictHasItsExitCodeAndScope() throws {
    let verdict = try #require(try parsed(Sample.everything)["verdict"])
    #expect(verdict["outcome"] == "fail")
    #expect(verdict["exitCode"] == .integer(1))
    #expect(verdict["statement"]?.text == Sample.everything.statement.en)
  }

  @Test func aMissingDigestIsSaidToBeLeftOut() throws {
    var run = Sample.run()
    #expect(try parsed(run)["captures"]?.elements.first?["digest"] == "left out")
    run.captures[0].sha256 = "ab"
    #expect(try parsed(run)["captures"]?.elements.first?["digest"] == "sha256:ab")
  }

  @Test func failuresAreCountedByWhatTheyMeanForTheRun() throws {
    let counts = try #require(try parsed(Sample.everything)["counts"])
    let standings = counts["failuresByStanding"]
    #expect(standings?["nonconformity"] == .integer(2))
    #expect(standings?["accepted"] == .integer(1))
    #expect(standings?["test-equipment"] == .integer(0))
    #expect(standings?["advisory"] == .integer(1))
    #expect(standings?["unvalidated"] == .integer(1))
    #expect(standings?["observed"] == .integer(1))
    #expect(counts["byVerdict"]?["fail"] == .integer(6))
    #expect(counts["byLevel"]?["should"]?["fail"] == .integer(1))
    #expect(counts["passedOnInference"] == .integer(1))
  }

  @Test func aRequirementSaysWhatItsLevelRestsOn() throws {
    var run = Sample.run([Sample.result(Sample.requirement("a"), .pass)])
    #expect(try requirement("a", in: run)["source"] == .null)
    run.requirements[0].requirement.source = .openStack
    #expect(try requirement("a", in: run)["source"] == "open-stack")
  }

  @Test func anObservationIsSaidToBeOne() throws {
    let seen = try requirement("cus/9/seen", in: Sample.everything)
    #expect(seen["status"] == "observation" && seen["standing"] == "observed" && seen["verdict"] == "fail")
  }

  @Test func aWaiverLeavesTheVerdictAndStandsBesideIt() throws {
    let accepted = try requirement("cus/7.9/accepted", in: Sample.everything)
    #expect(accepted["verdict"] == "fail")
    #expect(accepted["disposition"]?["ticket"] == "LAB-12")
  }

  @Test func aWitnessTellsTimeBitsAndAFilterToPaste() throws {
    let failed = try requirement("cus/7.5.2/payload-version", in: Sample.everything)
    let witness = try #require(failed["findings"]?.elements.first?["first"]?.elements.first)
    #expect(witness["time"] == .integer(5_000))
    #expect(witness["timeText"] == "1970-01-01T00:00:00.000005000Z")
    #expect(witness["filter"] == "frame.number == 42 && oran_fh_cus.payloadVersion == 2")
    let bits = witness["fields"]?.elements.first?["bits"]
    #expect(bits?["first"] == .integer(177))
    #expect(bits?["count"] == .integer(3))
  }

  @Test func gapsOfTheScopeAreListed() throws {
    let coverage = try #require(try parsed(Sample.everything)["coverage"])
    #expect(coverage["notExercised"]?.elements == ["iot/prach"])
    #expect(coverage["notApplicable"]?.elements == ["f1ap/optional"])
    #expect(coverage["exercised"]?.elements.count == 9)
  }
}
