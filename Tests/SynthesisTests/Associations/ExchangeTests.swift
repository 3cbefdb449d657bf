import ApplicationProtocols
import Documents
import PackedEncoding
import Synthesis
import Testing
import Transport

/// Messages spelt out by the names of their IEs.
@Suite struct ExchangeTests {
  @Test func aMessageIsWrittenByTheNamesOfItsIEsInTheirOrder() throws {
    let signals = try SampleAssociation.scenario(
      """
      exchanges:
        - at: 50
          message: Reset
          from: CU
          ies:
            ResetType: { f1-Interface: reset-all }
            Cause: { misc: om-intervention }
          reply: { message: ResetAcknowledge }
      """
    ).signals()
    #expect(signals.dropFirst(2).map(\.name) == ["Reset", "ResetAcknowledge"])
    #expect(signals[2].elements.map(\.id) == [78, 0, 48])
    #expect(signals[2].elements.map(\.criticality) == ["reject", "ignore", "reject"])
    #expect(signals[2][0] == .contained("Cause", .choice("misc", .item("om-intervention"))))
    #expect(signals[3].source == 0x0A00_0001)
    #expect(signals[3].number(78) == signals[2].number(78))
  }

  @Test func numbersMayNeedAll64Bits() throws {
    func exchange(_ count: String) -> String {
      """
      exchanges:
        - message: DataUsageReport
          ies:
            Data-Usage-Report-List:
              - dRB-ID: 1
                rAT-Type: nR
                dRB-Usage-Report-List:
                  - { startTimeStamp: "00 00 00 00", endTimeStamp: "00 00 00 01", usageCountUL: \(count), usageCountDL: 0 }
      """
    }
    for count in ["0", "9223372036854775807", "9223372036854775808", "18446744073709551615"] {
      let signals = try SampleAssociation.scenario(exchange(count), of: SampleAssociation.e1).signals()
      let report = String(describing: signals.last?.elements.last?.value)
      #expect(report.contains(count))
    }
    let lines = exchange("18446744073709551616").split(separator: "\n").map { "    \($0)\n" }.joined()
    let (scenario, diagnostics) = Scenario.read(SampleAssociation.e1 + lines, file: "sample.yaml")
    #expect(scenario == nil)
    let reasons = diagnostics.map(\.description).joined()
    #expect(reasons.contains("from 0 to 18446744073709551615"))
  }

  @Test func partsStandForWhatIsSaidMoreThanOnce() throws {
    let signals = try SampleAssociation.scenario(
      """
      exchanges:
        - { at: 50, steps: [$update, { message: GNBCUConfigurationUpdateAcknowledge }] }
        - { at: 90, steps: [{ steps: [$update, { message: GNBCUConfigurationUpdateAcknowledge }] }] }
      """,
      then:
        "parts: { update: { message: GNBCUConfigurationUpdate, ies: { gNB-CU-Name: $name } }, name: other }\n"
    ).signals().dropFirst(2)
    #expect(
      signals.map(\.name)
        == Array(
          repeating: ["GNBCUConfigurationUpdate", "GNBCUConfigurationUpdateAcknowledge"], count: 2
        ).flatMap { $0 })
    #expect(signals.first?[82] == .contained("GNB-CU-Name", .text("other")))
  }

  @Test func aNameThatStandsForNoStepIsWrong() {
    let (scenario, diagnostics) = Scenario.read(
      SampleAssociation.text + "    exchanges:\n      - { at: 50, steps: [$updat] }\n", file: "sample.yaml")
    #expect(scenario == nil)
    let reasons = diagnostics.map(\.description).joined()
    #expect(reasons.contains("`$updat` is no message"))
  }

  @Test func anIdThatIsSpeltIsTakenAndNothingLeavesAnIEOut() throws {
    let signals = try SampleAssociation.scenario(
      """
      exchanges:
        - message: ULRRCMessageTransfer
          stream: 3
          ies: { gNB-CU-UE-F1AP-ID: 77, gNB-DU-UE-F1AP-ID: ~, SRBID: 1, RRCContainer: "00 01 ff" }
      """
    ).signals()
    #expect(signals[2].elements.map(\.id) == [40, 64, 50])
    #expect(signals[2].number(40) == 77)
    #expect(signals[2].chunk.stream == 3)
    #expect(signals[2][50] == .contained("RRCContainer", .octets([0, 1, 0xFF])))
  }

  @Test func stepsAreRepeatedAndCountWhatTheyHaveSent() throws {
    let signals = try SampleAssociation.scenario(
      """
      exchanges:
        - steps:
            - { message: InitialULRRCMessageTransfer, ies: { NRCGI: $cgi, C-RNTI: $ue.number+16, RRCContainer: "00" } }
            - times: 2
              steps:
                - { message: DLRRCMessageTransfer, times: 3, after: 1, ies: { SRBID: 1, RRCContainer: "$ue.sn:2" } }
                - { message: ULRRCMessageTransfer, ies: { SRBID: 1, RRCContainer: "00" } }
      """
    ).signals().dropFirst(2)
    #expect(signals.first?.number(95) == 17)
    let downlink = signals.filter { $0.name == "DLRRCMessageTransfer" }
    #expect(downlink.map { $0[50] } == (0..<6).map { .contained("RRCContainer", .octets([0, $0])) })
    #expect(signals.filter { $0.name == "ULRRCMessageTransfer" }.count == 2)
  }

  @Test func anExchangeSpeaksOfTheUEOfAGroup() throws {
    let signals = try SampleAssociation.scenario(
      """
      ues:
        - { name: first, life: attach, hold: 1 }
      exchanges:
        - { at: 400, ue: first, message: ULRRCMessageTransfer, ies: { SRBID: 1, RRCContainer: "00" } }
      """
    ).signals()
    let last = try #require(signals.last)
    #expect(last.name == "ULRRCMessageTransfer")
    #expect([last.number(40), last.number(41)] == [1, 1])
  }

  @Test func extensionsStandBesideComponents() throws {
    let signals = try SampleAssociation.scenario().signals()
    // GNB-DU-RRC-Version with latest-RRC-Version-Enhanced, id 199, in its extensions.
    guard case .contained(_, let version)? = signals[0][171],
      case .list(let fields)? = version["iE-Extensions"]
    else {
      Issue.record("no extensions")
      return
    }
    #expect(fields.map { $0["id"] } == [.integer(199)])
    guard case .contained(_, let value)? = fields[0]["extensionValue"] else {
      Issue.record("no value")
      return
    }
    #expect(value == .octets([0x11, 0x04, 0x00]))
  }

  @Test func listsThatHoldThemselvesEndSomewhere() {
    let text = SampleAssociation.text.replacing("north", with: "$setup.cells")
      .replacing("south", with: "$setup.cells")
    let (scenario, diagnostics) = Scenario.read(
      text + "    exchanges:\n      - { message: Reset, from: CU, ies: { Cause: $setup.cells } }\n",
      file: "sample.yaml")
    #expect(scenario == nil)
    #expect(diagnostics.contains { $0.message.contains("make more than 200000 values") })
  }

  private static let mistakes: [(lines: String, message: String, remedy: String)] = [
    (
      "exchanges:\n  - { message: F1SetupRequst }", "F1AP has no message `F1SetupRequst`",
      "did you mean `F1SetupRequest`?"
    ),
    ("exchanges:\n  - { message: Reset }", "either end may send `Reset`", "with `from`"),
    ("exchanges:\n  - { message: Reset, from: UP }", "the ends of F1AP are `CU` and `DU`", ""),
    (
      "exchanges:\n  - { message: Reset, from: CU, ies: { Causes: 1 } }", "`Reset` has no IE `Causes`",
      "did you mean `Cause`?"
    ),
    (
      "exchanges:\n  - { message: Reset, from: CU }", "`Reset` needs the IE `Cause`", "`Cause: ~`"
    ),
    (
      "exchanges:\n  - { message: ULRRCMessageTransfer, ies: { gNB-CU-UE-F1AP-ID: -1, SRBID: 1, RRCContainer: \"00\" } }",
      "expected an integer from 0 to 4294967295, found `-1`", ""
    ),
    (
      "exchanges:\n  - { message: UEContextReleaseCommand, ies: { Cause: { misc: om-interventoin } } }",
      "there is no value `om-interventoin`", "did you mean `om-intervention`?"
    ),
    (
      "exchanges:\n  - { message: UEContextReleaseCommand, ies: { Cause: { radio: normal-release } } }",
      "`Cause` has no alternative `radio`", "radioNetwork"
    ),
    (
      "exchanges:\n  - { message: ULRRCMessageTransfer, ies: { SRBID: 1, RRCContainer: \"0g\" } }",
      "expected octets like", ""
    ),
    (
      "exchanges:\n  - { message: ULRRCMessageTransfer, ies: { SRBID: $ue.nmber, RRCContainer: \"00\" } }",
      "nothing is called `$ue.nmber` here", "did you mean `ue.number`?"
    ),
    ("ues:\n  - { life: attach, cell: nroth }", "there is no cell `nroth`", "did you mean `north`?"),
    ("ues:\n  - { life: bearer-context }", "there is no such life here", "attach"),
    (
      "exchanges:\n  - { ue: nobody, message: DLRRCMessageTransfer, ies: { SRBID: 1, RRCContainer: \"00\" } }",
      "nothing above is called `nobody`", ""
    ),
    ("sctp: { failover: 10 }", "there is no second path", "second_ip"),
    ("answer: { delay: 10, jitter: 20 }", "the jitter is longer than the delay", ""),
    ("initiator: UP", "the ends of F1AP are", ""),
  ]

  @Test(arguments: mistakes.indices)
  func aMistakeIsToldAtItsPlaceWithItsRemedy(_ index: Int) {
    let mistake = Self.mistakes[index]
    let lines = mistake.lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    var text = SampleAssociation.text
    if mistake.lines.hasPrefix("sctp") { text = text.replacing("    sctp: { streams: 4 }\n", with: "") }
    let (scenario, diagnostics) = Scenario.read(text + lines, file: "sample.yaml")
    #expect(scenario == nil)
    #expect(diagnostics.count == 1, "\(diagnostics)")
    #expect(diagnostics.first?.message.contains(mistake.message) == true, "\(diagnostics)")
    #expect(mistake.remedy.isEmpty || diagnostics.first?.suggestion?.contains(mistake.remedy) == true)
    #expect((diagnostics.first?.location.line ?? 0) > 10)
  }
}
