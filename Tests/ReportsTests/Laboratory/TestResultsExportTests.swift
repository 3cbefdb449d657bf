import JSON
import Results
import SchemaCheck
import Testing

@testable import Reports

/// The results of a laboratory in the form of the test-result schema.
@Suite struct TestResultsExportTests {
  private func json(_ run: RunResult) throws -> JSONValue {
    try JSONValue(parsing: TestResultsExport(run, ReportOptions()).text)
  }

  private func testCase(_ number: String, _ run: RunResult = SampleStatement.run) throws -> JSONValue {
    let cases = try json(run)["testResults"]?.elements ?? []
    return try #require(cases.first { $0["number"]?.text == number })
  }

  @Test func aCompleteLaboratoryLacksNothing() {
    #expect(TestResultsExport.obstacles(SampleStatement.laboratory) == [])
  }

  @Test func hasWhatTheSchemaDemandsAtTheTop() throws {
    let json = try json(SampleStatement.run)
    #expect(json["schemaVersion"] == .integer(1))
    let metadata = try #require(json["testMetadata"])
    #expect(metadata["startDate"] == "2026-01-20T00:00:00Z" && metadata["stopDate"] == "2026-01-23T00:00:00Z")
    #expect(metadata["dutName"] == "ru1" && metadata["testId"] == "EXMP260001")
    #expect(metadata["testType"] == "conformance" && metadata["result"] == "FAIL")
    #expect(metadata["interfaceUnderTest"] == nil)
    let components = json["testbedComponents"]?.elements ?? []
    #expect(components.map { $0["manufacturerModel"] } == ["R1", "T", "tekigo"])
    #expect(
      components[0]["serialNumber"] == "RU-0001" && components[0]["componentDescription"] == "ru1, O-RU")
    #expect(json["testLab"]?["contacts"]?.elements.first?["firstName"] == "Taro")
    #expect(
      json["testSpecifications"]?.elements.first?["links"]?.elements.first?["url"] == "https://x.example")
  }

  @Test func resultsAreThoseOfTheLaboratoryAndAnInconclusiveCaseIsSkippedWithANote() throws {
    let results = ["3.4.1": "FAIL", "3.4.2": "SKIP", "3.4.3": "PASS", "3.4.4": "SKIP", "3.4.5": "SKIP"]
    for (number, result) in results {
      let testCase = try testCase(number)
      #expect(testCase["result"]?.text == result, "\(number)")
      #expect(testCase["metrics"]?.elements.map { $0["result"]?.text } == [result])
      #expect(testCase["status"] == "mandatory")
    }
    let notes = try testCase("3.4.2")["notes"]?.elements ?? []
    #expect(notes.map { $0["title"]?.text } == ["Inconclusive", "Comment"])
  }

  @Test func whatTheToolFoundIsAMeasurementAndNoMetric() throws {
    let measured = try testCase("3.4.1")["measurements"]?.elements ?? []
    #expect(measured.map { $0["name"]?.text } == ["cus/7.5.2/payload-version"])
    #expect(measured[0]["values"]?.elements == [.integer(3)] && measured[0]["units"] == "count")
    #expect(measured[0]["description"]?.text?.hasPrefix("tekigo: deviation observed.") == true)
    #expect(try testCase("3.4.2")["measurements"] == nil)
    let dropped = try testCase("3.4.1", SampleStatement.runWithDrops)["measurements"]?.elements ?? []
    #expect(dropped[0]["description"]?.text?.hasPrefix("Observation only. ") == true)
    let notes = try json(SampleStatement.runWithDrops)["notes"]?.elements ?? []
    #expect(notes.contains { $0["title"] == "Integrity" })
  }

  @Test func textsAreAsLongAsTheSchemaAllows() throws {
    var run = SampleStatement.run
    run.laboratory?.fields.values[.cases] = .groups([
      SampleStatement.testCase("3.4.1", "fail", comment: String(repeating: "試", count: 1 << 20))
    ])
    let note = try testCase("3.4.1", run)["notes"]?.elements.first
    #expect(note?["body"]?.text?.unicodeScalars.count == 4_095)
  }

  @Test func hostileTextStaysText() throws {
    var run = SampleStatement.run
    run.laboratory = SampleStatement.hostileLaboratory
    let text = TestResultsExport(run, ReportOptions()).text
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(try JSONValue(parsing: text)["testLab"]?["name"]?.text == SampleStatement.hostile)
  }

  struct Gap: Sendable {
    let path: String
    let change: @Sendable (inout LaboratoryGroup) -> Void
  }

  /// Takes a key out of a group at the top.
  private static func without(
    _ part: LaboratoryKey, _ key: LaboratoryKey
  ) -> @Sendable (inout LaboratoryGroup) -> Void {
    { root in
      var group = root.group(part)
      group.values[key] = nil
      root.values[part] = .group(group)
    }
  }

  /// Takes a key out of the first group of a list at the top.
  private static func withoutFirst(
    _ part: LaboratoryKey, _ key: LaboratoryKey
  ) -> @Sendable (inout LaboratoryGroup) -> Void {
    { root in
      var groups = root.groups(part)
      groups[0].values[key] = nil
      root.values[part] = .groups(groups)
    }
  }

  private static func with(
    _ part: LaboratoryKey, _ key: LaboratoryKey, _ value: LaboratoryValue
  ) -> @Sendable (inout LaboratoryGroup) -> Void {
    { root in
      var group = root.group(part)
      group.values[key] = value
      root.values[part] = .group(group)
    }
  }

  static let gaps: [Gap] = [
    Gap(path: "certification.id", change: without(.certification, .id)),
    Gap(path: "certification.result", change: without(.certification, .result)),
    Gap(
      path: "certification.id (a designator, two digits of the year, four digits)",
      change: with(.certification, .id, .text("EXMP260"))),
    Gap(path: "laboratory.name", change: without(.laboratory, .name)),
    Gap(path: "laboratory.address", change: without(.laboratory, .address)),
    Gap(path: "laboratory.contacts (first_name, last_name, email)", change: without(.laboratory, .contacts)),
    Gap(path: "test.started", change: without(.test, .started)),
    Gap(path: "test.methods", change: without(.test, .methods)),
    Gap(path: "items", change: { $0.values[.items] = nil }),
    Gap(path: "items[0].vendor", change: withoutFirst(.items, .vendor)),
    Gap(path: "items[0].software_version", change: withoutFirst(.items, .softwareVersion)),
    Gap(path: "equipment[0].model", change: withoutFirst(.equipment, .model)),
    Gap(path: "cases", change: { $0.values[.cases] = nil }),
    Gap(path: "cases[0].status", change: withoutFirst(.cases, .status)),
    Gap(
      path: "certification.iot_profile.specification_version (such as \"12.00\")",
      change: with(
        .certification, .iotProfile,
        .group(SampleStatement.texts([.specificationVersion: "12", .cusPlane: "NR-TDD-FR1-CAT-A-NoBF"])))),
    Gap(
      path: "certification.iot_profile.cus_plane",
      change: with(
        .certification, .iotProfile, .group(SampleStatement.texts([.specificationVersion: "12.00"])))),
  ]

  @Test(arguments: gaps.indices) func whatIsMissingIsNamed(_ number: Int) {
    let gap = Self.gaps[number]
    var laboratory = SampleStatement.laboratory
    gap.change(&laboratory.fields)
    #expect(TestResultsExport.obstacles(laboratory) == [gap.path])
  }

  @Test func theProfileOfInteroperabilityIsCarried() throws {
    var run = SampleStatement.run
    let profile = SampleStatement.texts([
      .specificationVersion: "12.00", .cusPlane: "NR-TDD-FR1-CAT-A-NoBF",
    ])
    var laboratory = SampleStatement.laboratory
    Self.with(.certification, .iotProfile, .group(profile))(&laboratory.fields)
    run.laboratory = laboratory
    let found = try json(run)["testMetadata"]?["iotProfile"]
    #expect(found?["wg4IotSpecificationVersion"] == "12.00")
    #expect(found?["cusPlaneIotProfileName"] == "NR-TDD-FR1-CAT-A-NoBF")
  }
}
