import Documents
import Synthesis
import Testing

@Suite struct ScenarioTests {
  @Test func theBandwidthGivesThePrbs() throws {
    let (scenario, diagnostics) = SampleScenario.replacing("prbs: 51", "bandwidth: 100")
    #expect(diagnostics.isEmpty)
    #expect(try #require(scenario).cells.map(\.prbs) == [273])
  }

  /// Each wrong text, the line that is blamed, and a part of what is said.
  @Test(arguments: [
    ("prbs: 51", "bandwidth: 95", "sample.yaml:7:", "no carrier of this bandwidth"),
    ("prbs: 51", "beam: 4", "sample.yaml:7:", "unknown key `beam`"),
    ("tdd: DDDSUDDSUU", "tdd: DDX", "sample.yaml:8:", "not made of D, U and S"),
    ("2024-01-01T", "2024-02-30T", "sample.yaml:3:", "expected a time"),
    ("02:00:5e:00:00:01", "02:00:5e:00:00", "sample.yaml:16:", "not a MAC address"),
    ("width: 9, header: static", "width: 17, header: static", "sample.yaml:12:", "from 1 to 16"),
    ("method: none", "method: mulaw", "sample.yaml:13:", "one of `none`, `bfp`"),
    ("start_prb: 2", "start_prb: 45", "sample.yaml:23:", "beyond the carrier"),
    ("symbols: 12", "symbols: 14, period: 0", "sample.yaml:23:", "from 1 to 256"),
    ("slots: [9, 19]", "slots: [9, 20]", "sample.yaml:23:", "slot 20 is not one of the 20"),
    ("seed: 7", "", "sample.yaml:1:", "`seed` is missing"),
    ("largest_allocation: 8", "smallest_allocation: 52", "sample.yaml:24:", "larger than the largest"),
  ])
  func aWrongScenarioIsBlamedAtItsPlace(old: String, new: String, place: String, message: String) {
    let (scenario, diagnostics) = SampleScenario.replacing(old, new)
    #expect(scenario == nil)
    let found = diagnostics.first { $0.severity == .error }
    #expect(found?.description.hasPrefix(place) == true, "\(diagnostics.map(\.description))")
    #expect(found?.message.contains(message) == true, "\(diagnostics.map(\.description))")
  }

  @Test func aMisspeltFaultIsCorrected() {
    let (scenario, diagnostics) = Scenario.read(
      SampleScenario.text + "faults:\n  - { fault: payload-versions }\n", file: "sample.yaml")
    #expect(scenario == nil)
    #expect(diagnostics.first?.suggestion == "did you mean `payload-version`?")
  }

  @Test func aFaultThatCanNotHitTheMessagesItAsksForIsAnError() {
    let (scenario, diagnostics) = Scenario.read(
      SampleScenario.text + "faults:\n  - { fault: filter-index-on-dl, direction: UL }\n", file: "sample.yaml"
    )
    #expect(scenario == nil)
    #expect(diagnostics.first?.message.contains("can't be put into these messages") == true)
  }

  @Test func aJitterThatLetsMessagesOvertakeIsAWarning() {
    let (scenario, diagnostics) = SampleScenario.replacing("delay: 130, jitter: 15", "delay: 130, jitter: 20")
    #expect(scenario != nil)
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.first?.message.contains("overtake") == true)
  }

  @Test func aFileThatIsNotThereIsADiagnostic() {
    let (scenario, diagnostics) = Scenario.load("/nowhere/scenario.yaml")
    #expect(scenario == nil)
    #expect(diagnostics.count == 1)
  }

  @Test(arguments: [
    "", "[]", "cell: 3", "title: [", "faults: {}", "cell: { scs: 30, tdd: \"\", eaxc: { dl: [], ul: -1 } }",
  ])
  func nonsenseIsRefusedNotTrapped(text: String) {
    #expect(Scenario.read(text, file: "x.yaml").scenario == nil)
  }

  @Test func faultsOfAnotherDocumentReadAsThoseOfAScenario() throws {
    func read(_ text: String) throws -> (faults: [FaultRequest], diagnostics: [Diagnostic]) {
      let document = try #require(YAMLReader.read(text, file: "other.yaml").document)
      return try SampleScenario.scenario().readFaults(try #require(document.root["faults"]), in: document)
    }
    let entry = "{ fault: payload-version, plane: U, at: { frame: 1 } }"
    let (faults, diagnostics) = try read("faults: [\(entry)]")
    #expect(diagnostics.isEmpty)
    #expect(faults == (try SampleScenario.scenario("faults: [\(entry)]\n").faults))
    let misspelt = try read("faults: [{ fault: payload-versions }]").diagnostics
    #expect(misspelt.map(\.location.file) == ["other.yaml"])
    #expect(misspelt.first?.suggestion == "did you mean `payload-version`?")
    #expect(try read("faults: [{ fault: wrong-section-count, plane: U }]").diagnostics.count == 1)
  }
}
