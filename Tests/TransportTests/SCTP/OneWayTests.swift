import Testing
import Transport

/// Which sides of an association a capture shows.
@Suite struct OneWayTests {
  @Test func aHandshakeShowsBothSides() {
    var script = AssociationScript.established()
    script.send(.du, script.message("first", tsn: 100, sequence: 0))
    #expect(script.received.messages.map(\.path.showsBothSides) == [true])
    #expect(script.decoder.counts.associationsWithMessages == 1)
    #expect(script.decoder.counts.associationsWithBothSides == 1)
  }

  @Test func aSideThatNeverSaysAnythingIsNotShown() {
    var script = AssociationScript()
    for number: UInt32 in 0..<3 {
      script.send(.du, script.message("m", tsn: 100 + number, sequence: number))
    }
    #expect(script.received.messages.map(\.path.showsBothSides) == [false, false, false])
    #expect(script.decoder.counts.associationsWithMessages == 1)
    #expect(script.decoder.counts.associationsWithBothSides == 0)
  }

  @Test func aSideThatOnlyAcknowledgesIsShown() {
    // A unit that never answers is not one that the capture lacks.
    var script = AssociationScript()
    script.send(.du, script.message("m", tsn: 100, sequence: 0))
    script.send(.cu, .acknowledgement(AcknowledgementChunk(cumulativeTSN: 100)))
    script.send(.du, script.message("m", tsn: 101, sequence: 1))
    #expect(script.received.messages.map(\.path.showsBothSides) == [false, true])
    #expect(script.decoder.counts.associationsWithBothSides == 1)
  }

  @Test func associationsWithoutMessagesAreNoneThatLackASide() {
    var script = AssociationScript()
    script.send(.du, tag: 0, script.initiation(.du))
    script.finish()
    #expect(script.decoder.counts.associations == 1)
    #expect(script.decoder.counts.associationsWithMessages == 0)
  }
}
