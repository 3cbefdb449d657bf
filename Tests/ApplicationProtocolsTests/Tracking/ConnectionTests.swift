import PackedEncoding
import Testing
import Transport

@testable import ApplicationProtocols

/// TS 38.473, 8.3 and 8.4; TS 38.413, 10.6: a UE has one number from its first message to its last, whatever ids
/// it has.
@Suite struct ConnectionTests {
  private let talk: Conversation
  private var pdus: PDUComposer { talk.pdus }

  init() throws {
    talk = try Conversation()
    try talk.setUp()
  }

  private func up(_ pdu: [UInt8]) -> SeenEvent { talk.message(from: .peripheral, pdu) }
  private func down(_ pdu: [UInt8]) -> SeenEvent { talk.message(from: .central, pdu) }

  /// A UE that both ends know.
  private func connect(cu: Int64, du: Int64) throws {
    _ = up(try pdus.initialUL(du: du))
    _ = down(try pdus.downlink(cu: cu, du: du))
  }

  @Test func ordinaryLifeOfAUEHasOneNumber() throws {
    let events = [
      up(try pdus.initialUL(du: 9)), down(try pdus.downlink(cu: 7, du: 9)), up(try pdus.uplink(cu: 7, du: 9)),
      down(try pdus.contextRequest(cu: 7, du: 9)), up(try pdus.contextResponse(cu: 7, du: 9)),
      down(try pdus.releaseCommand(cu: 7, du: 9)), up(try pdus.releaseComplete(cu: 7, du: 9)),
    ]
    #expect(
      events.map { $0.text("ueRelation") } == [
        "new", "completed", "known", "known", "known", "known", "known",
      ])
    #expect(events.allSatisfy { $0["ue"] == 1 && $0["transaction"] == 1 && $0["isUEAssociated"] == 1 })
  }

  @Test func messageBehindTheReleaseIsToldAsSuch() throws {
    try connect(cu: 7, du: 9)
    _ = down(try pdus.releaseCommand(cu: 7, du: 9))
    #expect(up(try pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "known")
    _ = up(try pdus.releaseComplete(cu: 7, du: 9))
    let late = up(try pdus.uplink(cu: 7, du: 9))
    #expect(late.text("ueRelation") == "released" && late["ue"] == 1)
  }

  @Test func idsOfAReleasedUEMayHaveBeenUsedAgainWhereTheCaptureLacksMessages() throws {
    try connect(cu: 7, du: 9)
    _ = down(try pdus.releaseCommand(cu: 7, du: 9))
    _ = up(try pdus.releaseComplete(cu: 7, du: 9))
    _ = talk.defect(.gap(first: 5, last: 7, .acknowledged))
    let unsure = up(try pdus.uplink(cu: 7, du: 9))
    #expect(unsure.text("ueRelation") == "unjudged" && unsure["ue"] == 2)
  }

  @Test func whoHasReceivedWhatTheCaptureLacksMayAnswerIt() throws {
    _ = up(try pdus.initialUL(du: 9))
    // The first message down, which gives the UE its other id, is acknowledged and not to be seen.
    talk.senderKnowsMore = true
    #expect(up(try pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "unjudged")
    talk.senderKnowsMore = false
    #expect(up(try pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "known")
  }

  @Test func messageThatOvertakesAGapIsInDoubtAlone() throws {
    // Given that something was sent before a message that the capture has not shown yet,
    talk.isAheadOfGap = true
    let ahead = up(try pdus.uplink(cu: 7, du: 9))
    #expect(ahead.text("ueRelation") == "unjudged" && ahead["startSeen"] == 0)
    // when it has come,
    talk.isAheadOfGap = false
    // then what follows is judged as before.
    let later = up(try pdus.uplink(cu: 8, du: 10))
    #expect(later.text("ueRelation") == "unknown" && later["startSeen"] == 1)
  }

  @Test func idsOfAReleasedUEMayBeUsedAgain() throws {
    try connect(cu: 7, du: 9)
    _ = down(try pdus.releaseCommand(cu: 7, du: 9))
    _ = up(try pdus.releaseComplete(cu: 7, du: 9))
    let again = up(try pdus.initialUL(du: 9))
    #expect(again.text("ueRelation") == "new" && again["ue"] == 2)
    #expect(down(try pdus.downlink(cu: 7, du: 9))["ue"] == 2)
  }

  @Test func idOfALivingUEIsReused() throws {
    try connect(cu: 7, du: 9)
    let second = up(try pdus.initialUL(du: 9))
    #expect(second.text("ueRelation") == "reused" && second["ue"] == 2)
    try connect(cu: 8, du: 10)
    _ = up(try pdus.initialUL(du: 11))
    #expect(down(try pdus.downlink(cu: 8, du: 11)).text("ueRelation") == "reused")
  }

  @Test func idsThatNobodyGaveAreUnknown() throws {
    let event = up(try pdus.uplink(cu: 70, du: 90))
    #expect(event.text("ueRelation") == "unknown" && event["ue"] == nil && event["transaction"] == nil)
    #expect(event["gNB-CU-UE-F1AP-ID"] == 70)
  }

  @Test func idsOfTwoUEsAreInconsistent() throws {
    try connect(cu: 7, du: 9)
    try connect(cu: 8, du: 10)
    #expect(up(try pdus.uplink(cu: 7, du: 10)).text("ueRelation") == "inconsistent")
    #expect(up(try pdus.uplink(cu: 7, du: 99)).text("ueRelation") == "inconsistent")
    #expect(up(try pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "known")
  }

  @Test func contextThatTheCUBeginsGetsItsSecondIDWithTheResponse() throws {
    let request = down(try pdus.contextRequest(cu: 7))
    let response = up(try pdus.contextResponse(cu: 7, du: 21))
    #expect(request.text("ueRelation") == "new" && response.text("ueRelation") == "completed")
    #expect(request["ue"] == response["ue"])
    #expect(down(try pdus.downlink(cu: 7, du: 21)).text("ueRelation") == "known")
  }

  @Test func refusedContextIsGoneUnlessTheUEWasThereBefore() throws {
    _ = down(try pdus.contextRequest(cu: 7))
    _ = up(try pdus.contextFailure(cu: 7, du: 21))
    #expect(down(try pdus.downlink(cu: 7, du: 21)).text("ueRelation") == "released")

    try connect(cu: 8, du: 10)
    _ = down(try pdus.contextRequest(cu: 8, du: 10))
    _ = up(try pdus.contextFailure(cu: 8, du: 10))
    #expect(down(try pdus.downlink(cu: 8, du: 10)).text("ueRelation") == "known")
  }

  @Test func commandThatRejectsAUEBringsItsSecondID() throws {
    _ = up(try pdus.initialUL(du: 9))
    #expect(down(try pdus.releaseCommand(cu: 7, du: 9)).text("ueRelation") == "completed")
    #expect(up(try pdus.releaseComplete(cu: 7, du: 9)).text("ueRelation") == "known")
  }

  @Test func newIDOfTheCUReplacesTheOldOne() throws {
    try connect(cu: 7, du: 9)
    let renaming = try pdus.pdu(
      "DLRRCMessageTransfer",
      pdus.ids(7, 9) + [
        Element("SRBID", .integer(1)), Element("RRCContainer", .octets([1])),
        Element("new-gNB-CU-UE-F1AP-ID", .integer(70)),
      ])
    #expect(down(renaming).text("ueRelation") == "known")
    // What the DU sent before it saw the new id is ordinary.
    #expect(up(try pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "known")
    let renamed = up(try pdus.uplink(cu: 70, du: 9))
    #expect(renamed.text("ueRelation") == "known" && renamed["ue"] == 1)
    #expect(up(try pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "inconsistent")
  }

  @Test func newIDOfTheDUReplacesTheOldOne() throws {
    try connect(cu: 7, du: 9)
    let renaming = try pdus.pdu(
      "ULRRCMessageTransfer",
      pdus.ids(7, 9) + [
        Element("SRBID", .integer(1)), Element("RRCContainer", .octets([1])),
        Element("new-gNB-DU-UE-F1AP-ID", .integer(90)),
      ])
    _ = up(renaming)
    let renamed = down(try pdus.downlink(cu: 7, du: 90))
    #expect(renamed.text("ueRelation") == "known" && renamed["ue"] == 1)
  }

  @Test func reestablishedUEKeepsItsNumber() throws {
    try connect(cu: 7, du: 9)
    #expect(up(try pdus.initialUL(du: 12)).text("ueRelation") == "new")
    let merged = down(try pdus.downlink(cu: 7, du: 12, old: 9))
    #expect(merged.text("ueRelation") == "completed" && merged["ue"] == 1)
    #expect(up(try pdus.uplink(cu: 7, du: 12))["ue"] == 1)
    // The old id is free.
    #expect(up(try pdus.initialUL(du: 9)).text("ueRelation") == "new")
  }

  @Test func oldIDInACommandReleasesTheSecondContextToo() throws {
    try connect(cu: 7, du: 9)
    try connect(cu: 8, du: 10)
    _ = down(try pdus.releaseCommand(cu: 8, du: 10, extra: [Element("oldgNB-DU-UE-F1AP-ID", .integer(9))]))
    _ = up(try pdus.releaseComplete(cu: 8, du: 10))
    #expect(up(try pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "released")
  }

  @Test func cancellingCandidateCellsKeepsTheUE() throws {
    try connect(cu: 7, du: 9)
    let cells = PackedValue.list([pdus.sequence([("target-cell", PDUComposer.cell)])])
    _ = down(try pdus.releaseCommand(cu: 7, du: 9, extra: [Element("targetCellsToCancel", cells)]))
    _ = up(try pdus.releaseComplete(cu: 7, du: 9))
    #expect(up(try pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "known")
    _ = down(try pdus.releaseCommand(cu: 7, du: 9))
    _ = up(try pdus.releaseComplete(cu: 7, du: 9))
    #expect(up(try pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "released")
  }

  @Test func streamOfAUEIsRememberedForEachSender() throws {
    func stream(_ end: Conversation.End, _ pdu: [UInt8], _ stream: UInt16) -> Int64? {
      talk.message(from: end, pdu, stream: stream)["ueStream"]
    }
    #expect(stream(.peripheral, try pdus.initialUL(du: 9), 1) == nil)
    #expect(stream(.central, try pdus.downlink(cu: 7, du: 9), 2) == nil)
    #expect(stream(.peripheral, try pdus.uplink(cu: 7, du: 9), 3) == 1)
    #expect(stream(.central, try pdus.downlink(cu: 7, du: 9), 2) == 2)
    #expect(stream(.peripheral, try pdus.uplink(cu: 7, du: 9), 3) == 3)
  }

  @Test func errorIndicationActsOnNoUE() throws {
    try connect(cu: 7, du: 9)
    let report = up(try pdus.pdu("ErrorIndication", [Element("gNB-CU-UE-F1AP-ID", .integer(70))]))
    #expect(report.text("ueRelation") == "unjudged" && report["ue"] == nil)
    let known = up(try pdus.pdu("ErrorIndication", pdus.ids(7, 9)))
    #expect(known.text("ueRelation") == "known" && known["ue"] == 1)
  }

  @Test func connectionsBeyondTheLimitAreNotFollowedAndNotJudged() throws {
    var limits = TrackingLimits()
    limits.connections = 2
    let talk = try Conversation(limits: limits)
    try talk.setUp()
    for du in 1...2 { talk.send(from: .peripheral, try pdus.initialUL(du: Int64(du))) }
    let third = talk.message(from: .peripheral, try pdus.initialUL(du: 3))
    #expect(third["isUEFollowed"] == 0 && third["ue"] == nil && third.text("ueRelation") == "unjudged")
    #expect(talk.message(from: .central, try pdus.downlink(cu: 30, du: 3)).text("ueRelation") == "unjudged")
    #expect(talk.counts.losses.connections == 2)
    // The others are followed as before, and a released one makes room.
    talk.send(from: .central, try pdus.releaseCommand(cu: 10, du: 1))
    talk.send(from: .peripheral, try pdus.releaseComplete(cu: 10, du: 1))
    #expect(talk.message(from: .peripheral, try pdus.initialUL(du: 4))["ue"] == 3)
  }

  @Test func numbersAreNeverUsedTwice() throws {
    var numbers: Set<Int64> = []
    for round in 0..<200 {
      let id = Int64(round % 3)
      numbers.insert(try #require(up(try pdus.initialUL(du: id))["ue"]))
      _ = down(try pdus.releaseCommand(cu: id, du: id))
      let last = up(try pdus.releaseComplete(cu: id, du: id))
      #expect(last.text("ueRelation") == "known")
    }
    #expect(numbers.count == 200)
  }
}
