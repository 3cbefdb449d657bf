import ApplicationProtocols
import Documents
import PackedEncoding
import Synthesis
import Testing
import Transport

/// Every fault of application protocols: it hits what it is put into, in the way that its name says.
@Suite struct SignallingFaultTests {
  private static let ues = """
    ues:
      - { name: many, life: attach, count: 3, every: 10, bearers: 2, modifications: 1, hold: 50 }
      - { life: partial-reset, first: 200 }
    """

  static let names = Fault.all.filter { $0.targets.contains(where: isOfF1AP) }.map(\.name)

  private static func isOfF1AP(_ target: Fault.Target) -> Bool {
    if case .application("f1ap", _, _) = target { return true }
    return false
  }

  /// A scenario in which the fault has something to hit.
  /// - Parameter isPut: whether it is put into it.
  private func scenario(_ fault: String, isPut: Bool) throws -> Scenario {
    try SampleAssociation.scenario(
      Self.ues,
      replacing: fault == "retry-too-early"
        ? ["setup: {": "setup: { answer: reject,", "duration: 500": "duration: 2000"]
        : ["duration: 500": "duration: 8000"],
      then: isPut ? "faults: [{ fault: \(fault) }]\n" : "")
  }

  /// Those that have messages of the library to hit; the others have a test of their own.
  private static let usual = names.filter { !unusual.contains($0) }
  private static let unusual = [
    "spare-message", "left-out-message", "unregistered-port", "opened-by-other-side", "aborted-association",
  ]

  /// The packets of the scenario, with a fault of all of its association.
  private func packets(_ fault: String) throws -> [DecodedPacket] {
    try SampleAssociation.scenario(Self.ues, then: "faults: [{ fault: \(fault) }]\n").packets()
  }

  @Test func anAssociationIsWhollyOnAnotherPort() throws {
    let packets = try packets("unregistered-port, value: 50000")
    for packet in packets {
      #expect([packet.packet.header.sourcePort, packet.packet.header.destinationPort] == [50000, 50000])
      #expect(packet.faults == (packet.data.isEmpty ? [] : ["unregistered-port"]))
    }
  }

  @Test func anAssociationIsOpenedByTheOtherEnd() throws {
    let (before, after) = (try packets("wrong-checksum"), try packets("opened-by-other-side"))
    #expect(after.first?.source != before.first?.source)
    #expect(after.prefix(2).allSatisfy { $0.faults == ["opened-by-other-side"] })
    #expect(after.dropFirst(2).flatMap(\.faults) == [])
    // What is said is the same, whatever the order in which it passes by.
    let said = [before, after].map { Set($0.flatMap(\.data).map(\.data)) }
    #expect(said[0] == said[1], "the messages differ")
  }

  @Test func nothingFollowsTheAbortOfAnAssociation() throws {
    let packets = try packets("aborted-association, value: 100")
    guard case .abort? = packets.last?.packet.chunks.first else {
      Issue.record("the last packet is no ABORT")
      return
    }
    #expect(packets.filter { $0.faults == ["aborted-association"] }.count == 1)
    let end = packets[0].time + 100_000_000
    #expect(packets.allSatisfy { $0.time <= end })
  }

  @Test func faultsOfAssociationsAskForNoMessage() {
    let (scenario, diagnostics) = Scenario.read(
      SampleAssociation.text + "faults: [{ fault: unregistered-port, message: F1SetupRequest }]\n",
      file: "sample.yaml")
    #expect(scenario == nil)
    let reasons = diagnostics.map(\.description).joined()
    #expect(reasons.contains("can't be put into these messages"))
  }

  @Test func aMessageCanBeLeftOutOrKeptInReserve() throws {
    let left = try signals("fault: left-out-message, message: UEContextReleaseComplete")
    #expect(left.filter { $0.name == "UEContextReleaseComplete" }.count == 2)
    let spare = """
      exchanges:
        - { message: DLRRCMessageTransfer, spare: true, ies: { SRBID: 1, RRCContainer: "00" } }
      """
    #expect(try SampleAssociation.scenario(spare).signals().count == 2)
    let sent = try SampleAssociation.scenario(spare, then: "faults: [{ fault: spare-message }]\n").signals()
    #expect(sent.map(\.faults) == [[], [], ["spare-message"]])
  }

  @Test(arguments: usual)
  func itHitsOnce(_ name: String) throws {
    let before = try Synthesizer(try scenario(name, isPut: false)).frames()
    var frames: [SynthesizedFrame] = []
    let unused = try Synthesizer(try scenario(name, isPut: true)).forEachFrame { frames.append(copy $0) }
    #expect(unused == [])
    let hit = frames.filter { $0.faults == [name] }
    let behind = frames.filter { $0.faultsAhead == [name] }
    #expect(hit.count == (name == "tsn-gap" ? 0 : 1))
    #expect(behind.count <= 1)
    #expect(frames.map(\.bytes) != before.map(\.bytes))
  }

  private func signals(_ fault: String) throws -> [DecodedSignal] {
    try SampleAssociation.scenario(Self.ues, then: "faults: [{ \(fault) }]\n").signals()
  }

  @Test func aMandatoryIEThatIsNoIdIsLeftOut() throws {
    let signals = try signals("fault: missing-mandatory-ie, message: ULRRCMessageTransfer")
    #expect(signals.first { !$0.faults.isEmpty }?.elements.map(\.id) == [40, 41, 64])
  }

  @Test func criticalityOrderAndNumberOfIEsCanBeWrong() throws {
    func hit(_ fault: String) throws -> DecodedSignal? {
      try signals("fault: \(fault), message: UEContextReleaseCommand").first { !$0.faults.isEmpty }
    }
    #expect(try hit("wrong-criticality")?.elements.last?.criticality == "reject")
    #expect(try hit("wrong-ie-order")?.elements.map(\.id) == [40, 41, 0, 64, 50])
    #expect(try hit("duplicate-ie, value: 2")?.elements.map(\.id) == [40, 41, 0, 0, 50, 64])
    #expect(try hit("unknown-ie, value: 0")?.elements.last?.criticality == "reject")
    #expect(
      try hit("value-out-of-range")?[0] == .contained("Cause", .choice("radioNetwork", .unknownItem(100))))
  }

  @Test func anAnswerCanBeMissingLateDoubledOrFromTheWrongSide() throws {
    let request = "message: UEContextModificationRequest"
    let answer = "message: UEContextModificationResponse"
    func answers(_ fault: String) throws -> [DecodedSignal] {
      try signals(fault).filter { $0.name == "UEContextModificationResponse" }
    }
    let usual = try answers("fault: wrong-checksum")
    #expect(try answers("fault: unanswered-request, \(request)").count == usual.count - 1)
    #expect(try answers("fault: second-answer, \(answer)").count == usual.count + 1)
    #expect(try answers("fault: response-from-wrong-side, \(answer)")[0].source != usual[0].source)
    let late = try answers("fault: late-answer, \(answer), value: 100")
    #expect(late.first { !$0.faults.isEmpty }.map { $0.time - usual[0].time } == 100_000_000)
  }

  @Test func aUEHasTheIdOfAnotherOne() throws {
    let signals = try signals("fault: reused-ue-id, message: InitialULRRCMessageTransfer")
    let place = try #require(signals.firstIndex { !$0.faults.isEmpty })
    let id = signals[place].number(41)
    #expect(signals[..<place].contains { $0.number(41) == id })
    // Its script goes on with that id.
    #expect(signals[(place + 1)...].contains { $0.name == "UEContextSetupRequest" && $0.number(41) == id })
  }

  @Test func bearersCanBeLeftOutAddedOrUnknown() throws {
    func bearers(_ fault: String, _ list: Int64) throws -> Int? {
      let signals = try signals(fault)
      guard case .contained(_, .list(let items))? = signals.first(where: { !$0.faults.isEmpty })?[list] else {
        return nil
      }
      return items.count
    }
    #expect(try bearers("fault: bearer-not-answered, message: UEContextSetupResponse", 27) == 1)
    #expect(try bearers("fault: bearer-not-asked, message: UEContextSetupResponse", 27) == 3)
    #expect(try bearers("fault: modify-unknown-bearer", 31) == 2)
  }

  @Test func faultsAreBoundToAssociationScriptUnitAndProcedure() throws {
    for place in [
      "script: many, unit: CU", "procedure: uEContextRelease", "association: f1, between: [10, 30]",
    ] {
      let hit = try signals("fault: wrong-criticality, \(place)").filter { !$0.faults.isEmpty }
      #expect(hit.count == 1)
    }
    let hit = try signals("fault: wrong-criticality, script: many, unit: CU, every: 2, count: 3")
      .filter { !$0.faults.isEmpty }
    #expect(hit.count == 3)
    #expect(hit.allSatisfy { $0.source == 0x0A00_0003 })
  }

  @Test func aFaultOfTheFronthaulHasNoPlaceInAnAssociation() {
    let (scenario, diagnostics) = Scenario.read(
      SampleAssociation.text
        + "faults: [{ fault: wrong-ie-order, plane: C }, { fault: wrong-ppid, message: Rset }]\n",
      file: "sample.yaml")
    #expect(scenario == nil)
    #expect(diagnostics.map(\.message).contains { $0.contains("can't be put into these messages") })
    #expect(diagnostics.contains { $0.suggestion == "did you mean `Reset`?" })
  }
}
