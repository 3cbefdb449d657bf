import Testing

@testable import ApplicationProtocols

/// Sequences of real-looking messages, and what their fields let rules say (TS 38.473, 8).
@Suite struct SequenceTests {
  private let talk: Conversation
  private var pdus: PDUComposer { talk.pdus }

  init() throws { talk = try Conversation() }

  @Test func lifeOfOneUEHasNothingToReport() throws {
    try talk.setUp()
    talk.send(from: .peripheral, try pdus.initialUL(du: 9), stream: 1)
    talk.send(from: .central, try pdus.downlink(cu: 7, du: 9), stream: 1)
    talk.send(from: .peripheral, try pdus.uplink(cu: 7, du: 9), stream: 1)
    talk.send(from: .central, try pdus.contextRequest(cu: 7, du: 9), stream: 1)
    talk.send(from: .peripheral, try pdus.contextResponse(cu: 7, du: 9), stream: 1)
    talk.send(from: .central, try pdus.releaseCommand(cu: 7, du: 9), stream: 1)
    talk.send(from: .peripheral, try pdus.releaseComplete(cu: 7, du: 9), stream: 1)
    #expect(talk.seen.count == 9)
    for event in talk.seen {
      #expect(event["violations"] == 0 && event["isFromAllowedSide"] == 1 && event["startSeen"] == 1)
      #expect(["none", "new", "known", "completed"].contains(event.text("ueRelation") ?? ""))
      if let common = event["commonStream"] {
        #expect(event["isUEAssociated"] == 0 || event["stream"] != common)
      }
    }
  }

  @Test func ueMessageBeforeTheSetUpShowsThatNothingIsSetUp() throws {
    let first = talk.message(from: .peripheral, try pdus.initialUL(du: 9))
    #expect(first["isSetUp"] == 0 && first["startSeen"] == 1)
  }

  @Test func setUpFromTheWrongEndIsSeenEvenWhenTheEndsAreKnown() throws {
    try talk.setUp()
    let wrong = talk.message(from: .central, try pdus.setUpRequest(transaction: 2))
    #expect(wrong["isFromAllowedSide"] == 0 && wrong["isSetUp"] == 1)
  }

  @Test func secondSetUpEndsTheUEThatSpeaksAfterIt() throws {
    try talk.setUp()
    talk.send(from: .peripheral, try pdus.initialUL(du: 9))
    talk.send(from: .central, try pdus.downlink(cu: 7, du: 9))
    talk.send(from: .peripheral, try pdus.setUpRequest(transaction: 2))
    talk.send(from: .central, try pdus.setUpResponse(transaction: 2))
    #expect(talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "released")
  }

  @Test func contextWithoutTheIDOfTheDUIsOrdinary() throws {
    try talk.setUp()
    talk.send(from: .central, try pdus.contextRequest(cu: 7))
    talk.send(from: .peripheral, try pdus.contextResponse(cu: 7, du: 21))
    let down = talk.message(from: .central, try pdus.downlink(cu: 7, du: 21))
    let up = talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 21))
    #expect(down.text("ueRelation") == "known" && up.text("ueRelation") == "known")
  }
}
