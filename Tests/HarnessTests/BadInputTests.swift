import Harness
import Results
import Testing
import Transport

/// Captures that no healthy network makes: each is judged to its end, with clear events, in bounded memory.
@Suite struct BadInputTests {
  @Test func healthyOctetsAreHealthy() throws {
    var capture = AssociationCapture()
    capture.setUp()
    let result = try capture.judge()
    #expect(result.count("f1ap.F1SetupRequest") == 1 && result.count("f1ap.F1SetupResponse") == 1)
    #expect(result.count("f1ap.malformed") == 0 && result.count("f1ap.violation") == 0)
    #expect(result.failed("f1ap/9.5/transfer-syntax") == 0)
  }

  @Test func pdusThatEndTooEarlyAreMalformedEachForItself() throws {
    let whole = F1PDU.setUpRequest()
    var capture = AssociationCapture()
    for length in 1..<whole.count { capture.send(.du, Array(whole[..<length])) }
    capture.setUp()
    let result = try capture.judge()
    #expect(result.count("f1ap.malformed") == whole.count - 1)
    #expect(result.failed("f1ap/9.5/transfer-syntax") == whole.count - 1)
    #expect(result.count("f1ap.F1SetupResponse") == 1)
    let note = try #require(result.integrity.first { $0.kind == "undecoded" })
    #expect(
      note.text.en.hasPrefix("\(whole.count - 1) of \(whole.count + 1) messages") && !note.limitsVerdicts)
  }

  @Test func moreElementsAreAnnouncedThanThereAre() throws {
    var capture = AssociationCapture()
    capture.send(.du, F1PDU.pdu(procedure: 1, [F1PDU.element(78, [0, 1])], announced: 65_535))
    capture.setUp()
    let result = try capture.judge()
    #expect(result.count("f1ap.malformed") == 1 && result.count("f1ap.F1SetupResponse") == 1)
  }

  @Test func asManyElementsAsThereCanBe() throws {
    // Given a message with 65,535 IEs that nobody knows, 400 kB of it,
    let unknown = (0..<65_535).map {
      F1PDU.element(UInt16(1_000 + $0 % 60_000), [UInt8($0 & 255)], criticality: 0x40)
    }
    var capture = AssociationCapture()
    capture.send(.du, F1PDU.pdu(procedure: 1, unknown))
    capture.setUp()
    let result = try capture.judge()
    // then it is one message, of which no more is told than is kept of one message, and that is said.
    #expect(result.count("f1ap.F1SetupRequest") == 2 && result.count("f1ap.violation") <= 512)
    #expect(result.count("f1ap.violation") > 200 || result.count("f1ap.malformed") == 1)
    #expect(result.integrity.contains { $0.kind == "limit" || $0.kind == "undecoded" })
    #expect(result.count("f1ap.F1SetupResponse") == 1)
  }

  @Test func nestingHasNoDepthThatMatters() throws {
    // Given an unknown IE whose content is a thousand containers in one another,
    var content: [UInt8] = [0]
    for _ in 0..<1_000 { content = [0, 0, 1] + F1PDU.element(60_000, content, criticality: 0x40) }
    var capture = AssociationCapture()
    capture.send(.du, F1PDU.pdu(procedure: 1, [F1PDU.element(60_000, content, criticality: 0x40)]))
    capture.setUp()
    let result = try capture.judge()
    // then it is one IE that nobody knows.
    #expect(result.failed("f1ap/9.2/ie-known") == 1)
    #expect(result.count("f1ap.malformed") == 0 && result.count("f1ap.F1SetupResponse") == 1)
  }

  @Test func proceduresThatNobodyKnowsAreEvents() throws {
    var capture = AssociationCapture()
    capture.setUp()
    for procedure: UInt8 in 200..<250 { capture.send(.du, F1PDU.pdu(procedure: procedure, [])) }
    let result = try capture.judge()
    #expect(result.count("f1ap") == 50 && result.failed("f1ap/9.4.3/procedure-known") == 50)
  }

  @Test func anAssociationWithoutItsStartAccusesNobody() throws {
    var capture = AssociationCapture(isFromStart: false)
    for _ in 0..<20 { capture.send(.du, F1PDU.pdu(procedure: 2, [F1PDU.element(78, [0, 1])])) }
    capture.send(.cu, F1PDU.pdu(procedure: 2, [F1PDU.element(78, [0, 1])]))
    let result = try capture.judge()
    #expect(result.count("f1ap.ErrorIndication") == 21)
    #expect(result.failed("f1ap/8.2.3.1/setup-first") == 0)
  }

  @Test func numbersOfChunksWrapInTheMiddle() throws {
    // Given that the first TSNs are the last ones before 0,
    var capture = AssociationCapture()
    capture.setUp()
    for _ in 0..<10 { capture.send(.du, F1PDU.setUpRequest(), chunk: 7) }
    let result = try capture.judge()
    #expect(result.count("f1ap.F1SetupRequest") == 11)
    #expect(!result.integrity.contains { $0.kind == "sctp-gap" || $0.kind == "limit" })
  }

  @Test func messagesOfAMegabyteAreRead() throws {
    let big = F1PDU.element(60_000, [UInt8](repeating: 0x5A, count: 1 << 20), criticality: 0x40)
    var capture = AssociationCapture()
    capture.send(.du, F1PDU.pdu(procedure: 1, [F1PDU.element(78, [0, 1]), big]))
    capture.setUp()
    let result = try capture.judge()
    #expect(result.count("f1ap.F1SetupRequest") == 2 && result.count("f1ap.malformed") == 0)
    #expect(!result.integrity.contains { $0.kind == "limit" })
  }

  @Test func messagesThatNeverEndAreGivenUpAndCounted() throws {
    // Given the begins of 2,000 messages, one a stream,
    var capture = AssociationCapture()
    for stream: UInt16 in 0..<2_000 { capture.begin(.du, F1PDU.setUpRequest(), stream: stream + 1) }
    capture.setUp()
    let result = try capture.judge()
    // then what follows is judged, and the report says that not all was waited for.
    #expect(result.count("f1ap.F1SetupResponse") == 1)
    #expect(result.integrity.contains { $0.kind == "limit" && $0.text.en.contains("not waited for") })
  }
}
