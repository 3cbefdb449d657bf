import Testing
import Transport

/// I-DATA (RFC 8260).
@Suite struct InterleavedTests {
  private func fragments(
    _ text: String, tsn: UInt32, stream: UInt16 = 0, message: UInt32, size: Int = 4, isUnordered: Bool = false
  ) -> [DataChunk] {
    var chunk = DataChunk(tsn: tsn, stream: stream, sequence: message, payloadProtocol: 62, Array(text.utf8))
    chunk.isInterleaved = true
    chunk.isUnordered = isUnordered
    return SCTPPacket.fragments(of: chunk, size: size)
  }

  @Test func aMessageInOneChunkIsDeliveredFromTheFrame() throws {
    var script = AssociationScript.established()
    for chunk in fragments("whole", tsn: 100, stream: 9, message: 0, size: 100) {
      script.send(.du, .data(chunk))
    }
    let message = try #require(script.received.messages.first)
    #expect(script.received.texts == ["whole"])
    // Ethernet 14, IPv4 20, SCTP 12, I-DATA 20.
    #expect(message.isInterleaved && message.offsetInFrame == 66 && message.stream == 9)
  }

  @Test func fragmentsOfMessagesThatTakeTurnsAreToldApart() {
    // Given two messages of two streams whose fragments take turns,
    var script = AssociationScript.established()
    var long = fragments("a long message", tsn: 0, stream: 1, message: 0)
    var short = fragments("another", tsn: 0, stream: 2, message: 0)
    // when they are sent in the order long, short, long, short, long, long,
    var tsn: UInt32 = 100
    for isLong in [true, false, true, false, true, true] {
      var chunk = isLong ? long.removeFirst() : short.removeFirst()
      chunk.tsn = tsn
      tsn += 1
      script.send(.du, .data(chunk))
    }
    // then both come whole, the short one first.
    #expect(script.received.texts == ["another", "a long message"])
    #expect(script.received.messages.map(\.payloadProtocol) == [62, 62])
    #expect(script.received.messages.map(\.fragments) == [2, 4])
    #expect(script.received.messages.map(\.tsn) == [101, 100])
  }

  @Test(arguments: [[3, 2, 1, 0], [2, 0, 3, 1], [0, 0, 1, 2, 3]])
  func theOrderOfFragmentsInTheCaptureDoesNotMatter(_ order: [Int]) {
    var script = AssociationScript.established()
    let chunks = fragments("a long message", tsn: 100, message: 0)
    for index in order { script.send(.du, .data(chunks[index])) }
    #expect(script.received.texts == ["a long message"])
    #expect(script.received.messages.map(\.payloadProtocol) == [62])
    #expect(script.received.defects.isEmpty)
  }

  @Test func messageNumbersOf32BitsWrap() {
    var script = AssociationScript()
    for (number, text) in ["a", "b", "c"].enumerated() {
      let message = UInt32.max - 1 &+ UInt32(number)
      for chunk in fragments(text, tsn: 100 + UInt32(number), message: message) {
        script.send(.du, .data(chunk))
      }
    }
    #expect(script.received.texts == ["a", "b", "c"])
    #expect(script.received.defects.isEmpty)
  }

  @Test func aMessageThatIsNotCompleteIsWaitedForUntilAGapIsGivenUp() {
    var script = AssociationScript.established()
    let first = fragments("abcdefgh", tsn: 100, message: 0)
    script.send(.du, .data(first[0]))
    for chunk in fragments("next", tsn: 102, message: 1) { script.send(.du, .data(chunk)) }
    #expect(script.received.texts.isEmpty)
    script.send(.cu, .acknowledgement(AcknowledgementChunk(cumulativeTSN: 102)))
    #expect(script.received.texts == ["next"])
    #expect(
      script.received.defects == [
        .gap(first: 101, last: 101, .acknowledged), .incompleteMessage(tsn: 100, octets: 4),
      ])
    #expect(script.received.messages.first?.afterGap == true)
  }

  @Test func unorderedMessagesDoNotWait() {
    var script = AssociationScript.established()
    for chunk in fragments("free and easy", tsn: 101, message: 4, isUnordered: true) {
      script.send(.du, .data(chunk))
    }
    #expect(script.received.texts == ["free and easy"])
  }

  @Test func abandonedMessagesAreSkipped() {
    var script = AssociationScript.established()
    script.send(
      .du,
      .forward(
        ForwardChunk(isInterleaved: true, newCumulativeTSN: 104, streams: [.init(stream: 0, sequence: 2)])))
    for chunk in fragments("d", tsn: 105, message: 3) { script.send(.du, .data(chunk)) }
    #expect(script.received.texts == ["d"])
    #expect(script.received.defects.isEmpty)
  }
}
