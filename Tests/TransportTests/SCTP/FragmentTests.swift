import Testing
import Transport

/// Messages in several DATA chunks.
@Suite struct FragmentTests {
  private let text = String(repeating: "A message that is longer than a packet. ", count: 5)

  private func fragments(tsn: UInt32 = 100, sequence: UInt32 = 0, isUnordered: Bool = false) -> [Chunk] {
    var message = DataChunk(tsn: tsn, stream: 1, sequence: sequence, payloadProtocol: 62, Array(text.utf8))
    message.isUnordered = isUnordered
    return SCTPPacket.fragments(of: message, size: 50).map { .data($0) }
  }

  @Test func fragmentsInSeveralPacketsMakeTheMessage() throws {
    var script = AssociationScript.established()
    for fragment in fragments() { script.send(.du, fragment) }
    let message = try #require(script.received.messages.first)
    #expect(script.received.texts == [text])
    #expect(message.fragments == 4 && message.tsn == 100 && message.octets == 200)
    #expect(message.firstFrame == 5 && message.lastFrame == 8 && message.payload == 0..<200)
    #expect(message.offsetInFrame == nil)
  }

  @Test(arguments: [[3, 2, 1, 0], [1, 3, 0, 2], [0, 2, 1, 3], [2, 1, 0, 3], [0, 0, 1, 1, 2, 3, 3]])
  func theirOrderInTheCaptureDoesNotMatter(_ order: [Int]) throws {
    var script = AssociationScript.established()
    let fragments = fragments()
    for index in order { script.send(.du, fragments[index]) }
    script.send(.du, script.message("next", tsn: 104, stream: 1, sequence: 1))
    #expect(script.received.texts == [text, "next"])
    #expect(script.received.messages.first?.tsn == 100)
    #expect(script.decoder.counts.duplicates == order.count - 4)
    #expect(script.received.defects.isEmpty)
  }

  @Test func bundledFragmentsOfSeveralMessagesAreToldApart() {
    var script = AssociationScript.established()
    let (first, second) = (fragments(), fragments(tsn: 104, sequence: 1))
    script.send(.du, first[0], first[1], first[2])
    script.send(.du, first[3], second[0], second[1], second[2])
    script.send(.du, second[3], script.message("end", tsn: 108, stream: 1, sequence: 2))
    #expect(script.received.texts == [text, text, "end"])
  }

  @Test func aMessageWhoseMiddleIsLostIsGivenUpAndTold() {
    // Given that the capture lacks the second fragment, which the receiver acknowledges,
    var script = AssociationScript.established()
    let fragments = fragments()
    for index in [0, 2, 3] { script.send(.du, fragments[index]) }
    script.send(.cu, .acknowledgement(AcknowledgementChunk(cumulativeTSN: 103)))
    // when another message follows,
    script.send(.du, script.message("next", tsn: 104, stream: 1, sequence: 1))
    // then that comes, marked, and the parts of the lost one are told with their octets.
    #expect(script.received.texts == ["next"])
    #expect(script.received.messages.first?.afterGap == true)
    #expect(
      script.received.defects == [
        .gap(first: 101, last: 101, .acknowledged), .incompleteMessage(tsn: 100, octets: 50),
        .incompleteMessage(tsn: 102, octets: 100),
      ])
  }

  @Test func aCaptureThatStartsInsideAMessageLeavesItOut() {
    var script = AssociationScript()
    let fragments = fragments()
    for index in [2, 3] { script.send(.du, fragments[index]) }
    script.send(.du, script.message("next", tsn: 104, stream: 1, sequence: 1))
    #expect(script.received.texts == ["next"])
    #expect(script.received.defects == [.incompleteMessage(tsn: 102, octets: 100)])
  }

  @Test func fragmentsThatDoNotBelongTogetherMakeNoMessage() {
    // Given a beginning in stream 1 that goes on in stream 2,
    var script = AssociationScript.established()
    let chunks = fragments()
    script.send(.du, chunks[0])
    guard case .data(var other) = chunks[1] else { return }
    (other.stream, other.isEnd) = (2, true)
    script.send(.du, .data(other))
    script.send(.du, script.message("next", tsn: 102, stream: 3, sequence: 0))
    #expect(script.received.texts == ["next"])
    #expect(
      script.received.defects == [
        .incompleteMessage(tsn: 100, octets: 50), .incompleteMessage(tsn: 101, octets: 50),
      ])
  }

  @Test func unorderedFragmentsDoNotWaitForAnything() {
    var script = AssociationScript.established()
    for fragment in fragments(tsn: 101, isUnordered: true) { script.send(.du, fragment) }
    #expect(script.received.texts == [text])
    #expect(script.received.messages.first?.isUnordered == true)
  }

  @Test func aMessageOfAMegabyteComesWhole() {
    var script = AssociationScript.established()
    let message = DataChunk(tsn: 100, stream: 0, sequence: 0, payloadProtocol: 62, pattern(1 << 20))
    for fragment in SCTPPacket.fragments(of: message, size: 1400) { script.send(.du, .data(fragment)) }
    #expect(script.received.payloads == [message.data])
    #expect(script.received.messages.first?.fragments == 749)
  }

  @Test func aMessageBeyondTheLimitIsToldNotKept() {
    // Given a message of 5 MB,
    var script = AssociationScript.established()
    let message = DataChunk(
      tsn: 100, stream: 0, sequence: 0, payloadProtocol: 62, [UInt8](repeating: 1, count: 5 << 20))
    let fragments = SCTPPacket.fragments(of: message, size: 60_000)
    for fragment in fragments { script.send(.du, .data(fragment)) }
    // when the next one of its stream comes,
    let tsn = 100 + UInt32(fragments.count)
    script.send(.du, script.message("next", tsn: tsn, sequence: 1))
    // then the long one was told, and its stream goes on.
    #expect(script.received.texts == ["next"])
    #expect(script.received.defects == [.messageTooLong(tsn: 100, octets: 5 << 20)])
    #expect(script.received.messages.first?.afterGap == false)
  }

  @Test func aFragmentThatWasCutEndsWhatIsKnownOfTheMessage() throws {
    var script = AssociationScript.established()
    let fragments = fragments()
    script.send(.du, fragments[0])
    let packet = script.packet(.du, [fragments[1]])
    // 20 of the 50 octets, and no padding.
    script.frame(.du, packet, kept: 14 + 20 + packet.count - 32)
    script.send(.du, fragments[2], fragments[3])
    let message = try #require(script.received.messages.first)
    #expect(message.isCut && message.octets == 200)
    #expect(script.received.texts == [String(text.prefix(70))])
  }
}
