import JSON
import Results
import Testing

@testable import Reports

@Suite struct SARIFReportTests {
  private func results(_ run: RunResult, _ options: ReportOptions = ReportOptions()) throws -> [JSONValue] {
    let scan = try #require(SARIFReport(run: run, options: options).document["runs"]?.elements.first)
    return try #require(scan["results"]).elements
  }

  private func result(
    _ id: String, _ run: RunResult, _ options: ReportOptions = ReportOptions()
  ) throws -> JSONValue {
    try #require(try results(run, options).first { $0["ruleId"]?.text == id })
  }

  private func uri(_ result: JSONValue) -> String? {
    result["locations"]?.elements.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.text
  }

  @Test func eachFindingIsAResultWithItsFramesAsRelatedLocations() throws {
    let failed = try result("cus/7.5.2/payload-version", Sample.everything)
    #expect(failed["kind"]?.text == "fail" && failed["level"]?.text == "error")
    let related = try #require(failed["relatedLocations"]?.elements)
    #expect(related.count == 1)
    #expect(
      related[0]["logicalLocations"]?.elements.first?["fullyQualifiedName"]?.text == "trace.pcapng#42")
    #expect(
      failed["message"]?["text"]?.text?.hasPrefix("du1: value in 3 of 10 instances: payloadVersion was 2")
        == true)
  }

  @Test func aWaiverIsASuppression() throws {
    let accepted = try result("cus/7.9/accepted", Sample.everything)
    #expect(accepted["level"]?.text == "error")
    let suppression = try #require(accepted["suppressions"]?.elements.first)
    #expect(suppression["status"]?.text == "accepted" && suppression["kind"]?.text == "external")
    #expect(suppression["justification"]?.text?.contains("LAB-12") == true)
    #expect(try result("cus/7.5.2/payload-version", Sample.everything)["suppressions"] == nil)
  }

  @Test func theFingerprintIsTheSameForOtherFramesAndValues() throws {
    func print(frame: Int, observed: String, cause: String) throws -> String? {
      var finding = Sample.finding(frame: frame, cause: cause)
      finding.first[0].observed = [Statement(.expression, observed)]
      let run = Sample.run([Sample.result(Sample.requirement("cus/1/a"), .fail, findings: [finding])])
      return try result("cus/1/a", run)["partialFingerprints"]?["requirementUnitCause/v1"]?.text
    }
    let first = try #require(try print(frame: 1, observed: "x = 1", cause: "loss"))
    #expect(try print(frame: 99, observed: "x = 7", cause: "loss") == first)
    #expect(try print(frame: 1, observed: "x = 1", cause: "duplicate") != first)
  }

  @Test func theLocationIsInAFileOfTheUserAndNeverInAShippedOne() throws {
    var run = Sample.everything
    run.requirements[1].requirement.rule = [
      RuleKey(name: "assert", text: "payloadVersion == 1", place: "spec/oran-cus.yaml:120"),
      RuleKey(name: "when", text: "eAxC == 1", place: "lab.yaml:7"),
    ]
    run.profile.files = ["spec/oran-cus.yaml", "lab.yaml"]
    let id = "cus/7.5.2/payload-version"
    // Nothing is known of where files lie: the capture is what the user has.
    #expect(uri(try result(id, run)) == "trace.pcapng")
    var options = ReportOptions()
    options.ownFiles = ["lab.yaml": "ci/my lab.yaml"]
    let own = try result(id, run, options)
    #expect(uri(own) == "ci/my%20lab.yaml")
    #expect(
      own["locations"]?.elements.first?["physicalLocation"]?["region"]?["startLine"]?.number == 7)
    // A requirement that the user's files do not speak of stands at their profile.
    #expect(uri(try result("cus/2/limit", run, options)) == "ci/my%20lab.yaml")
    #expect(!SARIFReport(run: run, options: options).text.contains("oran-cus.yaml"))
  }

  @Test func whatStaysOpenIsAResultAndWhatPassesIsNone() throws {
    let all = try results(Sample.everything)
    let open = try result("cus/4.4/window", Sample.everything)
    #expect(open["kind"]?.text == "open" && open["level"]?.text == "none")
    #expect(!all.contains { $0["ruleId"]?.text == "cus/1/pass" })
  }

  @Test func aKnownFailureIsUnchanged() throws {
    var run = Sample.everything
    #expect(try result("cus/7.5.2/payload-version", run)["baselineState"] == nil)
    run.baseline = Baseline(
      name: "old.json", captures: ["old.pcapng"], known: ["cus/7.5.2/payload-version"], lost: [])
    #expect(try result("cus/7.5.2/payload-version", run)["baselineState"]?.text == "unchanged")
  }

  @Test func manyResultsAreBoundedAndCounted() throws {
    let findings = (0..<3_000).map { Sample.finding(frame: $0 + 1, cause: "cause \($0)") }
    let run = Sample.run([Sample.result(Sample.requirement("cus/1/a"), .fail, findings: findings)])
    #expect(try results(run).count == SARIFReport.mostResults)
    let scan = try #require(SARIFReport(run: run, options: ReportOptions()).document["runs"]?.elements.first)
    #expect(scan["properties"]?["resultsLeftOut"]?.number == 1_000)
  }
}
