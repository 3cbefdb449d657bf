import Testing
import Transport

@testable import UserPlane

/// What messages mean against what came before on their bearer.
@Suite struct BearerTests {
  /// A conversation with six messages sent, PDCP numbers 0 to 5, and a status that names the last.
  private func begun() throws -> Conversation {
    var talk = Conversation()
    for number in 0..<6 as Range<UInt32> { _ = try talk.data(number) }
    _ = try talk.status(delivered: 4, transmitted: 5)
    return talk
  }

  // MARK: NR-U sequence numbers

  @Test func numbersStepFromTheHighestOfTheirTunnel() throws {
    var talk = Conversation()
    #expect(try talk.data(5)["sequenceStep"] == nil)
    #expect(try talk.data(6)["sequenceStep"] == 1)
    #expect(try talk.data(9)["sequenceStep"] == 3)
    #expect(try talk.data(7)["sequenceStep"] == -2)
    #expect(try talk.data(10)["sequenceStep"] == 1)
    // Another tunnel counts for itself.
    #expect(try talk.data(40, teid: 0x12)["sequenceStep"] == nil)
  }

  @Test func numbersBeginAgainAt24Bits() throws {
    var talk = Conversation()
    _ = try talk.data(0xFF_FFFF)
    #expect(try talk.data(0)["sequenceStep"] == 1)
    #expect(try talk.data(0xFF_FFFE)["sequenceStep"] == -2)
  }

  @Test func aNumberIsRepeatedOnlyIfItWasSeen() throws {
    var talk = Conversation()
    let steps: [(number: UInt32, isRepeated: Int64)] = [
      (1, 0), (3, 0), (2, 0), (2, 1), (3, 1), (70, 0), (7, 0), (7, 1), (6, 0), (70, 1),
    ]
    for step in steps {
      #expect(try talk.data(step.number)["isRepeated"] == step.isRepeated, "\(step)")
    }
  }

  @Test func anEndpointThatCountsFrom0AgainAfterAPauseIsAnotherTunnel() throws {
    var talk = try begun()
    #expect(try talk.data(0)["isRepeated"] == 1)
    talk.time += 2_000_000_000
    let event = try talk.data(0)
    #expect(event["isRepeated"] == 0 && event["sequenceStep"] == nil)
    #expect(event["tunnel"] == 3)
  }

  // MARK: PDCP sequence numbers

  @Test func theLengthOfPDCPNumbersIsWhatCountsUp() throws {
    var talk = Conversation()
    #expect(try talk.data(0, pdcp: 0x1_00FF)["pdcpSN"] == nil)
    // The step from 0x100FF to 0x10100 is one by both lengths.
    #expect(try talk.data(1)["pdcpSN"] == nil)
    #expect(try talk.data(2)["pdcpSN"] == nil)
    let event = try talk.data(3)
    #expect(event["pdcpSN"] == 0x1_0102 && event["pdcpSNBits"] == 18)
    #expect(event.inferred.isSuperset(of: ["pdcpSN", "pdcpSNBits"]))
  }

  @Test func twelveBitsCountInTheSecondOctet() throws {
    var talk = Conversation()
    var last: RecordedEvent?
    for number in 0..<3 as Range<UInt32> {
      // The third octet belongs to what is carried.
      let pdu: [UInt8] = [0x8F, 0xFE + UInt8(number & 1), 0x45, 0]
      let sent = number < 2 ? pdu : [0x80, 0x00, 0x45, 0]
      last = try talk.message(
        .dlUserData(DLUserData(nrUSequenceNumber: number)), teid: 0x11, payload: sent, fromCU: true)
    }
    #expect(last?["pdcpSNBits"] == 12 && last?["pdcpSN"] == 0)
  }

  @Test func controlPDUsHaveNoNumber() throws {
    var talk = try begun()
    let event = try talk.message(
      .dlUserData(DLUserData(nrUSequenceNumber: 6)), teid: 0x11, payload: [0x00, 0x01, 0x02], fromCU: true)
    #expect(event["pdcpSN"] == nil)
    #expect(try talk.data(7)["pdcpSN"] == 6)
  }

  // MARK: Delivery status

  @Test func theHighestNumbersMoveForwardFromTheHighestThatWasTold() throws {
    var talk = try begun()
    let back = try talk.status(delivered: 2, transmitted: 3)
    #expect(back["deliveredStep"] == -2 && back["transmittedStep"] == -2)
    let on = try talk.status(delivered: 5, transmitted: 5)
    #expect(on["deliveredStep"] == 1 && on["transmittedStep"] == 0)
    #expect(on["transmittedAhead"] == 0)
    #expect(try talk.status(delivered: 5, transmitted: 4)["transmittedAhead"] == -1)
  }

  @Test func numbersMayFallBackWhenPDCPBeginsAgain() throws {
    var talk = try begun()
    _ = try talk.data(6, pdcp: 0)
    _ = try talk.data(7)
    let event = try talk.status(delivered: 0, transmitted: 1)
    #expect(event["transmittedStep"] == nil && event["deliveredStep"] == nil)
  }

  @Test func aStepThatDependsOnAnUnknownLengthIsNotTold() throws {
    var talk = Conversation()
    _ = try talk.status(delivered: 4_095)
    // 1 of 12 bits ahead, or 4,095 of 18 bits behind.
    #expect(try talk.status(delivered: 0)["deliveredStep"] == nil)
    // Beyond 12 bits there is no doubt.
    _ = try talk.status(delivered: 5_000)
    #expect(try talk.status(delivered: 5_003)["deliveredStep"] == 3)
  }

  @Test func twoBearersBetweenTheSameNodesAreNotGuessed() throws {
    var talk = try begun()
    _ = try talk.data(0, teid: 0x12)
    let event = try talk.status(delivered: 5, transmitted: 900)
    #expect(event["bearerTunnel"] == nil)
    #expect(try talk.reported(by: 6).isEmpty)
  }

  @Test func whatComesAfterTheFinalFrameIsTold() throws {
    var talk = try begun()
    #expect(try talk.status { $0.finalFrame = true }["afterFinalFrame"] == 0)
    #expect(try talk.status()["afterFinalFrame"] == 1)
  }

  // MARK: Polls

  @Test func aPollAgesUntilAStatusComes() throws {
    var talk = try begun()
    let first = try talk.data(6) { $0.reportPolling = true }
    #expect(first["pollAge"] == 0 && first["pollsOutstanding"] == 0)
    #expect(try talk.data(7)["pollsOutstanding"] == 1)
    let second = try talk.data(8) { $0.reportPolling = true }
    #expect(second["pollAge"] == 2_000_000 && second["pollsOutstanding"] == 1)
    #expect(try talk.status(delivered: 7, transmitted: 8)["pollsAnswered"] == 2)
    #expect(try talk.data(9) { $0.reportPolling = true }["pollAge"] == 0)
  }

  @Test func silenceIsToldOnlyIfTheOtherDirectionWasCaptured() throws {
    var talk = Conversation()
    _ = try talk.data(0) { $0.reportPolling = true }
    #expect(try talk.data(1) { $0.reportPolling = true }["pollAge"] == nil)
    _ = talk.send(hex("30FF 0004 00000033 80000001"), fromCU: false)
    #expect(try talk.data(2) { $0.reportPolling = true }["pollAge"] == 3_000_000)
  }

  // MARK: Ends

  @Test func whatComesAfterAnEndMarkerIsTold() throws {
    var talk = try begun()
    let marker = try GTPUMessage(.endMarker, teid: 0x11).encode()
    #expect(talk.send(marker, fromCU: true)[0]["afterEndMarker"] == 0)
    #expect(try talk.data(6)["afterEndMarker"] == 1)
    #expect(try talk.data(0, teid: 0x12)["afterEndMarker"] == 0)
  }

  // MARK: Roles and announcements

  @Test func theFirstPDUTellsWhoHostsPDCP() throws {
    var talk = Conversation()
    let event = try talk.data(0)
    #expect(event["fromCU"] == 1 && event.inferred.contains("fromCU"))
    let wrong = try talk.message(
      .deliveryStatus(DLDataDeliveryStatus(desiredBufferSize: 0)), teid: 0x11, fromCU: true)
    #expect(wrong["fromCU"] == 1)
    #expect(try talk.status()["fromCU"] == 0)
  }

  @Test func aDeclaredRoleIsNotInferred() throws {
    var talk = Conversation()
    let bytes = hex("34FF 000C 00000022 0000 00 84 02 1000 00000001 00")
    let event = talk.send(bytes, fromCU: true, declared: true)[0]
    #expect(event["fromCU"] == 1 && event.inferred.isEmpty)
  }

  @Test func anAnnouncedTunnelShowsItsBearer() throws {
    var talk = Conversation()
    talk.announce(0x11, .du, bearer: 3)
    let event = try talk.data(0)
    #expect(event["tunnelKnown"] == 1 && event["tunnelReleased"] == 0 && event["tunnelOwner"] == 1)
    #expect(event["association"] == 4 && event["ue"] == 9 && event["bearer"] == 3)
    #expect(event["pdcpSNBits"] == 18 && event.inferred.isEmpty)
    #expect(try talk.data(0, teid: 0x12)["tunnelKnown"] == 0)
  }

  @Test func aReleasedTunnelIsTold() throws {
    var talk = Conversation()
    talk.announce(0x11, .du, bearer: 3)
    _ = try talk.data(0)
    talk.directory.release(association: 4, ue: 9, at: talk.time)
    #expect(try talk.data(1)["tunnelReleased"] == 1)
  }

  @Test func announcementsTellWhichTunnelsAreOfOneBearer() throws {
    var talk = Conversation()
    talk.announce(0x11, .du, bearer: 1)
    talk.announce(0x12, .du, bearer: 2)
    talk.announce(0x21, .cu, bearer: 1)
    talk.announce(0x22, .cu, bearer: 2)
    _ = try talk.data(0, teid: 0x11, pdcp: 10)
    let second = try talk.data(0, teid: 0x12, pdcp: 50)
    let event = try talk.status(transmitted: 51, teid: 0x22)
    #expect(event["bearerTunnel"] == second["tunnel"])
    _ = try talk.status(transmitted: 9, teid: 0x21)
    let report = try talk.reported(by: 1, teid: 0x12, pdcp: 51)[.transmitted]
    #expect(report?["beyondSent"] == 1 && report?.inferred.isEmpty == true)
    #expect(try talk.reported(by: 1, teid: 0x11, pdcp: 11)[.transmitted]?["beyondSent"] == -1)
  }

  @Test func aNewAnnouncementOfAnEndpointBeginsAnew() throws {
    var talk = Conversation()
    talk.announce(0x11, .du, bearer: 1)
    _ = try talk.data(5)
    talk.directory.release(association: 4, ue: 9, at: talk.time)
    talk.announce(0x11, .du, bearer: 2)
    let event = try talk.data(5)
    #expect(event["isRepeated"] == 0 && event["sequenceStep"] == nil && event["tunnelReleased"] == 0)
    #expect(event["bearer"] == 2)
  }
}
