import CaptureFiles
import Testing
import Transport

/// Associations whose packets are all there, in order.
@Suite struct InOrderTests {
  @Test func aMessageInOneChunkIsDeliveredFromTheFrameItself() throws {
    // Given an association whose set-up was captured,
    var script = AssociationScript.established()
    // when the DU sends a message in one chunk,
    script.send(.du, script.message("F1 SETUP REQUEST", tsn: 100, stream: 3, sequence: 0))
    // then it comes with everything that its chunk says, and a place in the frame.
    let message = try #require(script.received.messages.first)
    #expect(script.received.texts == ["F1 SETUP REQUEST"])
    #expect(message.path.association == 0 && message.path.side == 0 && message.path.startCaptured)
    #expect(message.path.initiator == 0 && message.path.wellKnownSide == 1)
    #expect(message.path.source.description == "10.0.0.1:40000")
    #expect(message.path.destination.description == "10.0.0.2:38472")
    #expect(message.stream == 3 && message.streamSequence == 0 && message.tsn == 100)
    #expect(message.verificationTag == AssociationScript.cuTag)
    #expect(message.payloadProtocol == 62 && message.upperLayer == .init(.f1ap, .payloadProtocol))
    #expect(
      message.fragments == 1 && message.firstFrame == 5 && message.lastFrame == 5 && message.octets == 16)
    #expect(!message.afterGap && !message.isCut && !message.isUnordered && !message.isLate)
    // Ethernet 14, IPv4 20, SCTP 12, DATA 16.
    #expect(message.offsetInFrame == 62 && message.payload == 62..<78)
    #expect(script.received.defects.isEmpty)
  }

  @Test func theLifeOfAnAssociationIsTold() {
    var script = AssociationScript.established()
    script.send(.du, .shutdown(cumulativeTSN: 4999))
    script.send(.cu, .shutdownAcknowledgement)
    script.send(.du, .shutdownComplete(isReflected: false))
    #expect(script.received.changes.map(\.kind) == [.started, .established, .shutDown])
    #expect(script.received.changes.map(\.path.side) == [0, 1, 0])
    #expect(script.received.frames == [1, 4, 7])
  }

  @Test func bundledMessagesOfBothSidesComeInTheirOrder() {
    var script = AssociationScript.established()
    script.send(
      .du, script.message("a", tsn: 100, sequence: 0), script.message("b", tsn: 101, stream: 1, sequence: 0))
    script.send(
      .cu, .acknowledgement(AcknowledgementChunk(cumulativeTSN: 101)),
      script.message("c", tsn: 5000, sequence: 0))
    script.send(.du, script.message("d", tsn: 102, sequence: 1))
    #expect(script.received.texts == ["a", "b", "c", "d"])
    #expect(script.received.messages.map(\.path.side) == [0, 0, 1, 0])
    #expect(script.received.defects.isEmpty)
  }

  @Test func dataMayComeWithTheCookie() {
    var script = AssociationScript()
    script.send(.du, tag: 0, script.initiation(.du))
    script.send(.cu, script.initiation(.cu))
    script.send(.du, .cookieEcho([9]), script.message("early", tsn: 100, sequence: 0))
    #expect(script.received.texts == ["early"])
  }
}
