import ApplicationProtocols
import Documents
import PackedEncoding
import Synthesis
import Testing
import Transport

/// Scenarios with associations as a whole.
@Suite struct AssociationScenarioTests {
  private static let ues = "ues:\n  - { life: attach, count: 3, every: 10 }"

  @Test func theSameScenarioGivesTheSameFramesAndAnotherSeedOthers() throws {
    let frames = try Synthesizer(try SampleAssociation.scenario(Self.ues)).frames()
    #expect(try Synthesizer(try SampleAssociation.scenario(Self.ues)).frames() == frames)
    let other = try SampleAssociation.scenario(Self.ues, replacing: ["seed: 7": "seed: 8"])
    #expect(try Synthesizer(other).frames().map(\.time) != frames.map(\.time))
  }

  @Test func cellsAndAssociationsShareOneTimeLine() throws {
    let association = SampleAssociation.text.split(separator: "associations:\n")[1]
    let cell = try Synthesizer(try SampleScenario.scenario()).frames()
    let both = try Synthesizer(try SampleScenario.scenario("associations:\n" + association)).frames()
    #expect(zip(both, both.dropFirst()).allSatisfy { $0.time <= $1.time })
    // The fronthaul is as it is without the association.
    #expect(both.filter { $0.bytes[12] == 0x81 } == cell)
    #expect(both.contains { $0.bytes[12] == 0x08 })
  }

  @Test func moreUEsLeaveTheMessagesOfTheOthersAsTheyAre() throws {
    let one = try SampleAssociation.scenario(Self.ues).signals()
    let more = try SampleAssociation.scenario(Self.ues + "\n  - { life: attach, first: 300 }").signals()
    #expect(more.count > one.count)
    #expect(more.prefix(one.count).map(\.chunk.data) == one.map(\.chunk.data))
  }

  private static let another = """
      - name: other
        protocol: f1ap
        du: { name: du, mac: "02:00:5e:00:00:01", ip: "10.0.0.1", port: 39002 }
        cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
        setup: {}
        same_ues_as: f1

    """

  @Test func anAssociationHasTheUEsOfAnotherOneBesideItsOwn() throws {
    let own = Self.another + "    ues: [{ life: reject, first: 100 }]\n"
    let names = try SampleAssociation.scenario(Self.ues, then: own).signals().map(\.name)
    #expect(names.filter { $0 == "UEContextSetupRequest" }.count == 6)
    #expect(names.filter { $0 == "InitialULRRCMessageTransfer" }.count == 7)
  }

  @Test func itHasTheUEsOfOneAboveAlone() {
    let text = SampleAssociation.text + Self.another.replacing("same_ues_as: f1", with: "same_ues_as: fi")
    let (scenario, diagnostics) = Scenario.read(text, file: "sample.yaml")
    #expect(scenario == nil)
    let reasons = diagnostics.map(\.description).joined()
    #expect(reasons.contains("there is no association `fi` above"))
  }

  @Test func thousandsOfUEsLiveAtOnce() throws {
    let scenario = try SampleAssociation.scenario(
      "ues:\n  - { life: attach, count: 2000, every_us: 100, transfers: 1, interval: 100, hold: 100 }")
    var alive = 0
    var most = 0
    for signal in try scenario.signals() {
      if signal.name == "InitialULRRCMessageTransfer" { alive += 1 }
      if signal.name == "UEContextReleaseComplete" { alive -= 1 }
      most = max(most, alive)
    }
    #expect(most > 1500)
  }

  @Test func aScenarioNeedsCellsOrAssociations() {
    let (scenario, diagnostics) = Scenario.read(
      "title: x\nseed: 1\nstart: \"2024-01-01T00:00:00Z\"\nduration: 10\n", file: "x.yaml")
    #expect(scenario == nil)
    #expect(diagnostics.contains { $0.message.contains("the scenario needs `cell`") })
  }
}
