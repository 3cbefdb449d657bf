import Testing
import Transport

@testable import UserPlane

/// What delivery status reports, against what was sent: the next NR-U sequence number tells.
@Suite struct ReportedNumbersTests {
  /// A conversation with six messages sent, PDCP numbers 0 to 5, and a status that names the last.
  private func begun() throws -> Conversation {
    var talk = Conversation()
    for number in 0..<6 as Range<UInt32> { _ = try talk.data(number) }
    _ = try talk.status(delivered: 4, transmitted: 5)
    return talk
  }

  @Test func nextMessageTellsHowFarANumberLiesBeyondWhatWasSent() throws {
    var talk = try begun()
    let fitting = try talk.reported(by: 6)
    #expect(fitting[.transmitted]?["beyondSent"] == 0 && fitting[.delivered]?["beyondSent"] == -1)
    #expect(fitting[.transmitted]?.inferred.contains("beyondSent") == true)
    _ = try talk.status(delivered: 4, transmitted: 9)
    let unsent = try talk.reported(by: 7)
    #expect(unsent[.transmitted]?["beyondSent"] == 3 && unsent[.delivered]?["beyondSent"] == -2)
    #expect(try talk.reported(by: 8).isEmpty)
  }

  @Test func highestOfSeveralReportsIsComparedWithItsFirstStatus() throws {
    var talk = try begun()
    _ = try talk.status(delivered: 4, transmitted: 8)
    _ = try talk.status(delivered: 4, transmitted: 8)
    _ = try talk.status(delivered: 5, transmitted: 5)
    let reported = try talk.reported(by: 6)
    #expect(reported[.transmitted]?["reportedNumber"] == 8 && reported[.transmitted]?["statusFrame"] == 8)
    #expect(reported[.delivered]?["reportedNumber"] == 5 && reported[.delivered]?["statusFrame"] == 10)
  }

  @Test func statusIsComparedOnlyOnceOneNamedANumberThatWasSent() throws {
    var talk = Conversation()
    for number in 0..<6 as Range<UInt32> { _ = try talk.data(number) }
    _ = try talk.status(delivered: 899, transmitted: 900)
    #expect(try talk.reported(by: 6).isEmpty)
    _ = try talk.status(delivered: 3, transmitted: 5)
    #expect(try talk.reported(by: 7)[.transmitted]?["beyondSent"] == -1)
  }

  @Test func messageThatComesLateTellsNothing() throws {
    var talk = Conversation()
    for number in [0, 1, 2, 3, 4, 6] as [UInt32] { _ = try talk.data(number) }
    _ = try talk.status(delivered: 4, transmitted: 9)
    #expect(try talk.reported(by: 5, pdcp: 5).isEmpty)
    #expect(try talk.reported(by: 7, pdcp: 7)[.transmitted] != nil)
  }

  // MARK: Messages that were not seen

  @Test func nobodyCanTellWhereMessagesAreMissing() throws {
    var talk = try begun()
    _ = try talk.status(delivered: 4, transmitted: 8)
    let event = try talk.reported(by: 9, pdcp: 9)
    #expect(event[.transmitted]?.unknown == ["beyondSent"])
    #expect(event[.delivered]?["beyondSent"] == -1)
    // From then on the numbers are whole again.
    _ = try talk.status(delivered: 4, transmitted: 10)
    #expect(try talk.reported(by: 10)[.transmitted]?["beyondSent"] == 1)
  }

  @Test func numbersOfABearerThatOnlyPartlyComesThisWayAreNotGuessed() throws {
    var talk = try begun()
    // Two messages are missing, whose numbers may be any up to the next one.
    _ = try talk.status(delivered: 4, transmitted: 18)
    #expect(try talk.reported(by: 8, pdcp: 20)[.transmitted]?.unknown == ["beyondSent"])
    _ = try talk.status(delivered: 4, transmitted: 21)
    #expect(try talk.reported(by: 9, pdcp: 24)[.transmitted]?["beyondSent"] == 1)
  }

  @Test func retransmissionDoesNotTellWhatWasMissed() throws {
    var talk = try begun()
    _ = try talk.data(7, pdcp: 3) { $0.retransmission = true }
    _ = try talk.status(delivered: 4, transmitted: 6)
    #expect(try talk.reported(by: 8, pdcp: 7)[.transmitted]?.unknown == ["beyondSent"])
    _ = try talk.status(delivered: 4, transmitted: 8)
    #expect(try talk.reported(by: 9, pdcp: 8)[.transmitted]?["beyondSent"] == 1)
  }

  @Test func numberThatIsSentAgainWithoutSayingSoLeavesThoseBeyondItOpen() throws {
    var talk = try begun()
    // 6 to 8 are missing, and 7 comes again.
    _ = try talk.data(9, pdcp: 7)
    _ = try talk.status(delivered: 4, transmitted: 8)
    #expect(try talk.reported(by: 10, pdcp: 9)[.transmitted]?.unknown == ["beyondSent"])
    _ = try talk.status(delivered: 4, transmitted: 10)
    #expect(try talk.reported(by: 11, pdcp: 10)[.transmitted]?["beyondSent"] == 1)
  }

  @Test func headerThatWasCutOffLeavesItsNumberOpen() throws {
    var talk = try begun()
    let container = GTPUExtension(
      type: GTPUExtensionPlace.nrRANContainer,
      content: try NRUserPlanePDU.dlUserData(DLUserData(nrUSequenceNumber: 6)).encode())
    let whole = try GTPUMessage(.gPDU, teid: 0x11, extensions: [container], content: [0x80, 0, 6, 0x45])
      .encode()
    _ = talk.send(Array(whole.dropLast(4)), fromCU: true, of: whole.count)
    _ = try talk.status(delivered: 4, transmitted: 6)
    #expect(try talk.reported(by: 7, pdcp: 7)[.transmitted]?.unknown == ["beyondSent"])
  }

  // MARK: Numbers that begin again

  @Test func statusOnItsWayWhenPDCPBeginsAgainIsAboutTheNumbersBefore() throws {
    var talk = try begun()
    _ = try talk.data(6, pdcp: 0)
    _ = try talk.status(delivered: 4, transmitted: 5)
    #expect(try talk.reported(by: 7).isEmpty)
    _ = try talk.status(delivered: 0, transmitted: 1)
    #expect(try talk.reported(by: 8)[.transmitted]?["beyondSent"] == 0)
    _ = try talk.status(delivered: 0, transmitted: 4)
    #expect(try talk.reported(by: 9)[.transmitted]?["beyondSent"] == 2)
  }

  @Test func numbersBeginAgainAtTheEndOfTheirBits() throws {
    var talk = Conversation()
    talk.announce(0x11, .du, bearer: 1)
    talk.announce(0x22, .cu, bearer: 1)
    _ = try talk.data(0xFF_FFFE, pdcp: 0x3_FFFE)
    _ = try talk.status(transmitted: 1) { $0.lostRanges = [.init(start: 0, end: 1)] }
    let reported = try talk.reported(by: 0xFF_FFFF, pdcp: 0x3_FFFF)
    #expect(reported[.transmitted]?["beyondSent"] == 3 && reported[.lost]?["beyondSent"] == 3)
    _ = try talk.status(transmitted: 1) { $0.lostRanges = [.init(start: 0, end: 1)] }
    let skipped = try talk.reported(by: 2, pdcp: 2)
    #expect(skipped[.transmitted]?.unknown == ["beyondSent"] && skipped[.lost]?.unknown == ["beyondSent"])
  }

  // MARK: Lost ranges

  @Test func whatIsLostWasSent() throws {
    var talk = try begun()
    _ = try talk.status { $0.lostRanges = [.init(start: 2, end: 3), .init(start: 5, end: 9)] }
    #expect(try talk.reported(by: 6)[.lost]?["beyondSent"] == 4)
    _ = try talk.status { $0.lostRanges = [.init(start: 2, end: 3)] }
    #expect(try talk.reported(by: 7)[.lost]?["beyondSent"] == -3)
    _ = try talk.status { $0.lostRanges = [.init(start: 8, end: 9)] }
    let event = try talk.reported(by: 11)[.lost]
    #expect(event?.unknown == ["beyondSent"] && event?.inferred.contains("beyondSent") == false)
  }

  @Test func rangesOutOfOrderNameNothing() throws {
    var talk = try begun()
    _ = try talk.status { $0.lostRanges = [.init(start: 9, end: 8)] }
    #expect(try talk.reported(by: 6)[.lost] == nil)
    _ = try talk.status { $0.lostRanges = [.init(start: 2, end: 3), .init(start: 3, end: 90)] }
    #expect(try talk.reported(by: 7)[.lost]?["reportedNumber"] == 3)
  }

  // MARK: Bearers

  @Test func bearerThatTurnsUpLaterEndsAGuess() throws {
    var talk = try begun()
    _ = try talk.status(delivered: 4, transmitted: 9)
    _ = try talk.data(0, teid: 0x12)
    #expect(try talk.reported(by: 6).isEmpty)
  }

  @Test func secondTunnelOfABearerAtTheSameDUEndsItsPairing() throws {
    var talk = Conversation()
    for teid in [0x11, 0x12] as [UInt32] { talk.announce(teid, .du, bearer: 1) }
    talk.announce(0x22, .cu, bearer: 1)
    _ = try talk.data(0, pdcp: 0)
    _ = try talk.status(transmitted: 4)
    _ = try talk.data(0, teid: 0x12, pdcp: 4)
    #expect(try talk.reported(by: 1, pdcp: 1).isEmpty)
  }

  @Test func endpointThatIsUsedAnewHasNoReports() throws {
    var talk = Conversation()
    talk.announce(0x11, .du, bearer: 1)
    talk.announce(0x22, .cu, bearer: 1)
    _ = try talk.data(5, pdcp: 5)
    _ = try talk.status(transmitted: 9)
    talk.directory.release(association: 4, ue: 9, at: talk.time)
    talk.announce(0x11, .du, bearer: 2)
    #expect(try talk.reported(by: 6, pdcp: 6).isEmpty)
  }
}
