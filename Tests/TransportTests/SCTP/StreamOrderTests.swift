import Testing
import Transport

/// The order of messages within a stream.
@Suite struct StreamOrderTests {
  @Test func numbersThatWrapGoOn() {
    // Given a capture that begins shortly before the TSNs and the numbers of a stream wrap,
    var script = AssociationScript()
    // when messages are sent past that, each of them again behind the next,
    for number: UInt32 in 0..<20 {
      let tsn = UInt32.max - 9 &+ number
      let sequence = (65_530 + number) & 0xFFFF
      script.send(.du, script.message("\(number)", tsn: tsn, sequence: sequence))
      if number > 0 {
        script.send(.du, script.message("again", tsn: tsn &- 1, sequence: (65_529 + number) & 0xFFFF))
      }
    }
    // then all come once, in their order.
    #expect(script.received.texts == (0..<20).map(String.init))
    #expect(script.received.defects.isEmpty && script.decoder.counts.duplicates == 19)
  }

  @Test func aMessageThatWasOvertakenByALowerNumberIsToldAndLate() {
    var script = AssociationScript.established()
    script.send(.du, script.message("zero", tsn: 105, sequence: 0))
    script.send(.du, script.message("one", tsn: 100, sequence: 1))
    #expect(script.received.texts == ["zero", "one"])
    #expect(script.received.messages.map(\.isLate) == [false, true])
    #expect(script.received.defects == [.streamSequence(stream: 0, expected: 1, found: 1)])
  }

  @Test func messagesInAnotherOrderInTheCaptureWait() {
    var script = AssociationScript()
    script.duTSN = .max - 2
    script.handshake()
    for number: UInt32 in [3, 1, 5, 4, 0, 2] {
      script.send(.du, script.message("\(number)", tsn: script.duTSN &+ number, sequence: number))
    }
    #expect(script.received.texts == ["0", "1", "2", "3", "4", "5"])
    #expect(script.received.defects.isEmpty)
  }

  @Test func aCaptureFromTheMiddleTakesWhatComesFirstAsTheStart() {
    var script = AssociationScript()
    script.send(.cu, script.message("a", tsn: 777, stream: 2, sequence: 40_000))
    script.send(.cu, script.message("b", tsn: 778, stream: 1, sequence: 7))
    script.send(.cu, script.message("c", tsn: 779, stream: 2, sequence: 40_001))
    #expect(script.received.texts == ["a", "b", "c"])
    #expect(script.received.defects.isEmpty)
    let first = script.received.messages.first
    #expect(first?.path.side == 0 && first?.path.startCaptured == false && first?.path.initiator == nil)
    #expect(first?.path.wellKnownSide == 0)
  }

  @Test func aNumberThatIsSkippedThoughNothingIsMissingIsTold() {
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, stream: 4, sequence: 1))
    script.send(.du, script.message("b", tsn: 101, stream: 4, sequence: 2))
    script.send(.du, script.message("c", tsn: 102, stream: 4, sequence: 2))
    #expect(script.received.texts == ["a", "b", "c"])
    #expect(
      script.received.defects == [
        .streamSequence(stream: 4, expected: 0, found: 1), .streamSequence(stream: 4, expected: 3, found: 2),
      ])
  }

  @Test func aStreamThatIsResetBeginsAtZero() {
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, stream: 1, sequence: 0))
    script.send(.du, script.message("b", tsn: 101, stream: 2, sequence: 0))
    let reset = OutgoingStreamReset(request: 1, lastTSN: 101, streams: [1])
    script.send(.du, .reconfiguration([reset.parameter]))
    script.send(.du, script.message("c", tsn: 102, stream: 1, sequence: 0))
    script.send(.du, script.message("d", tsn: 103, stream: 2, sequence: 1))
    script.send(.du, script.message("e", tsn: 104, stream: 1, sequence: 1))
    #expect(script.received.texts == ["a", "b", "c", "d", "e"])
    #expect(script.received.defects.isEmpty)
  }

  @Test func aResetThatIsRefusedChangesNothing() {
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.du, .reconfiguration([OutgoingStreamReset(request: 1, lastTSN: 100).parameter]))
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    script.send(.du, script.message("c", tsn: 102, sequence: 2))
    #expect(script.received.texts == ["a", "b", "c"])
    #expect(script.received.defects.isEmpty)
  }

  @Test func anAnswerToAResetIsNoReset() {
    // Given the answer to a request of the peer (RFC 6525, 4.4), in the packets of the side that goes on counting,
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.du, .reconfiguration([ChunkParameter(type: 16, value: [0, 0, 0, 9, 0, 0, 0, 1])]))
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    #expect(script.received.texts == ["a", "b"])
    #expect(script.received.defects.isEmpty && script.decoder.counts.malformed == 0)
  }

  @Test func whatTheSenderAbandonsIsNoGap() {
    // Given that TSNs 101 and 102 (stream 0, numbers 1 and 2) are abandoned, and a message waits for them,
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.du, script.message("d", tsn: 103, sequence: 3))
    script.send(.du, .forward(ForwardChunk(newCumulativeTSN: 102, streams: [.init(stream: 0, sequence: 2)])))
    // when the stream goes on,
    script.send(.du, script.message("e", tsn: 104, sequence: 4))
    // then nothing is told but what was sent.
    #expect(script.received.texts == ["a", "d", "e"])
    #expect(script.decoder.counts.gaps == 0)
    #expect(script.received.messages.allSatisfy { !$0.afterGap })
  }

  @Test func abandonedNumbersAreSkipped() {
    var script = AssociationScript.established()
    script.send(.du, .forward(ForwardChunk(newCumulativeTSN: 101, streams: [.init(stream: 0, sequence: 1)])))
    script.send(.du, script.message("c", tsn: 102, sequence: 2))
    #expect(script.received.texts == ["c"])
    #expect(script.received.defects.isEmpty)
  }
}
