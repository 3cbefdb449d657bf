import CaptureFiles
import Documents
import Synthesis
import Testing
import Transport
import UserPlane
import Wire

/// F1-U as scenarios ask for it.
@Suite struct UserPlaneScenarioTests {
  private static let head = """
    title: F1-U
    seed: 1
    start: "2024-01-01T00:00:00Z"
    duration: 100
    user_plane:
      cu: { name: cu, mac: "02:00:5e:00:01:01", ip: "192.0.2.1" }
      du: { name: du, mac: "02:00:5e:00:01:02", ip: "192.0.2.2" }
      bearers:

    """

  private func read(_ bearers: String, _ more: String = "") -> (scenario: Scenario?, texts: [String]) {
    let (scenario, diagnostics) = Scenario.read(Self.head + bearers + "\n" + more, file: "f1u.yaml")
    return (scenario, diagnostics.map(\.message))
  }

  /// The messages of a scenario with the times at which they are sent.
  private func messages(_ bearers: String) throws -> [(time: Int64, message: GTPUMessage)] {
    let scenario = try #require(read(bearers).scenario)
    var sink = TransportSink(TransportDecoder(), Messages())
    var number = 0
    try Synthesizer(scenario).forEachFrame { frame in
      number += 1
      _ = sink.receive(
        FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
    }
    return sink.consumer.messages
  }

  private struct Messages: PacketConsumer {
    var messages: [(time: Int64, message: GTPUMessage)] = []

    mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
      if let message = try? GTPUMessage(bytes, packet.payload) { messages.append((frame.time, message)) }
      return true
    }

    mutating func receive(
      malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
    ) -> Bool { true }
  }

  private func pdus(_ messages: [(time: Int64, message: GTPUMessage)]) throws -> [NRUserPlanePDU] {
    try messages.compactMap { entry in
      guard let content = entry.message.extensions.first?.content else { return nil }
      return try NRUserPlanePDU(content.span, 0..<content.count)
    }
  }

  @Test func theDownlinkIsEvenlySpacedAndNumbered() throws {
    let sent = try messages(
      "    - { name: a, dl_teid: 17, ul_teid: 34, between: [10, 20], dl: { rate: 500, octets: 30 },"
        + " first_nru_sn: 16777214 }")
    #expect(sent.map { $0.time % 100_000_000 } == [10, 12, 14, 16, 18].map { $0 * 1_000_000 })
    #expect(sent.allSatisfy { $0.message.teid == 17 && $0.message.content.count == 30 })
    let numbers = try pdus(sent).map { pdu in
      if case .dlUserData(let data) = pdu { data.nrUSequenceNumber } else { UInt32.max }
    }
    #expect(numbers == [0xFF_FFFE, 0xFF_FFFF, 0, 1, 2])
  }

  @Test func aPollIsAnsweredWithinAMillisecond() throws {
    let sent = try messages("    - { name: a, dl_teid: 17, ul_teid: 34, dl: { rate: 100 }, poll_every: 5 }")
    let all = try pdus(sent)
    let polls = all.indices.filter {
      if case .dlUserData(let data) = all[$0] { data.reportPolling } else { false }
    }
    #expect(polls.count == 2)
    for poll in polls {
      guard case .deliveryStatus = all[poll + 1] else {
        Issue.record("no status follows the poll")
        continue
      }
      #expect(sent[poll + 1].time - sent[poll].time < 1_000_000)
    }
  }

  @Test func whatIsLostIsReportedAndSentAgain() throws {
    let all = try pdus(
      try messages(
        "    - { name: a, dl_teid: 17, ul_teid: 34, dl: { rate: 1000 }, lose_every: 50, status_interval: 10 }"
      ))
    let lost = all.flatMap { pdu -> [DLDataDeliveryStatus.SequenceRange] in
      if case .deliveryStatus(let status) = pdu { status.lostRanges ?? [] } else { [] }
    }
    #expect(lost.map(\.start) == [49])
    let again = all.filter { if case .dlUserData(let data) = $0 { data.retransmission } else { false } }
    #expect(again.count == 1)
  }

  @Test func theEndOfABearerIsInOrder() throws {
    let sent = try messages(
      "    - { name: a, dl_teid: 17, ul_teid: 34, between: [0, 50], dl: { rate: 100 }, final_frame: true,"
        + " end_marker: true }")
    #expect(sent.last?.message.type == .endMarker)
    let final = try pdus(sent).last
    guard case .deliveryStatus(let status) = final else {
      Issue.record("no final status: \(String(describing: final))")
      return
    }
    #expect(status.finalFrame)
  }

  @Test func theSameScenarioGivesTheSameBytes() throws {
    let bearer = "    - { name: a, dl_teid: 17, ul_teid: 34, dl: { rate: 1000 }, ul: { rate: 300 } }"
    let scenario = try #require(read(bearer).scenario)
    #expect(try Synthesizer(scenario).frames() == Synthesizer(scenario).frames())
  }

  @Test func framesOfAllInterfacesComeInTheOrderOfTime() throws {
    let cell = try SampleScenario.scenario(
      "user_plane: { cu: { name: cu, mac: \"02:00:5e:00:01:01\", ip: \"192.0.2.1\" }, "
        + "du: { name: du, mac: \"02:00:5e:00:01:02\", ip: \"192.0.2.2\" }, "
        + "bearers: [{ name: a, dl_teid: 17, ul_teid: 34, dl: { rate: 1000 } }] }\n")
    let frames = try Synthesizer(cell).frames()
    let isInternet = frames.map { $0.bytes[12] == 0x08 && $0.bytes[13] == 0 }
    #expect(Set(isInternet) == [true, false])
    #expect(isInternet.first != nil && isInternet != isInternet.sorted { $0 && !$1 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test(arguments: [
    (
      "    - { name: a, dl_teid: 1, ul_teid: 2 }\n    - { name: a, dl_teid: 3, ul_teid: 4 }",
      "another bearer `a`"
    ),
    ("    - { name: a, dl_teid: 1, ul_teid: 2 }\n    - { name: b, dl_teid: 1, ul_teid: 4 }", "the same TEID"),
    ("    - { name: a, dl_teid: 1, ul_teid: 2, between: [9, 8] }", "ends before it begins"),
    (
      "    - { name: a, dl_teid: 1, ul_teid: 2, pdcp_sn_bits: 12, first_pdcp_sn: 4096 }",
      "no number of 12 bits"
    ),
    (
      "    - { name: drb-1, dl_teid: 1, ul_teid: 2 }\nfaults: [{ fault: nru-loss, bearer: drb1 }]",
      "there is no bearer `drb1`"
    ),
  ]) func mistakesAreTold(_ text: String, _ expected: String) {
    let (scenario, texts) = read(text)
    #expect(scenario == nil)
    #expect(texts.contains { $0.contains(expected) }, "\(texts)")
  }

  @Test func addressesOfBothEndsFitEachOther() {
    for (wrong, expected) in [
      ("192.0.2.2", "the same address"), ("2001:db8::1", "one address is of IPv4"), ("x", "not an address"),
    ] {
      let text = Self.head.replacing("192.0.2.1", with: wrong) + "    - { name: a, dl_teid: 1, ul_teid: 2 }\n"
      let (scenario, diagnostics) = Scenario.read(text, file: "f1u.yaml")
      #expect(scenario == nil)
      #expect(diagnostics.contains { $0.message.contains(expected) }, "\(diagnostics)")
    }
  }

  @Test func aTEIDMayBeUsedAgainLater() {
    let (scenario, texts) = read(
      "    - { name: a, dl_teid: 1, ul_teid: 2, between: [0, 10] }\n"
        + "    - { name: b, dl_teid: 1, ul_teid: 2, between: [10, 20] }")
    #expect(texts == [])
    #expect(scenario?.userPlane?.bearers.count == 2)
  }
}
