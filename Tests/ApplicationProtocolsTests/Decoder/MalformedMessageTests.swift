import PackedEncoding
import Testing

@testable import ApplicationProtocols

/// TS 38.413, 10.2: what is no encoding is told, with all that could be read in front of it.
@Suite struct MalformedMessageTests {
  @Test func messageCutAtAnyOctetIsToldOnceAndNeverAsComplete() throws {
    let talk = try Conversation(asking: ["f1ap.F1SetupRequest": ["gNB-DU-ID"]])
    let pdu = try talk.pdus.setUpRequest()
    for length in 0..<pdu.count {
      let events = talk.send(from: .peripheral, Array(pdu.prefix(length)))
      #expect(events[0]["decoded"] == 0 && events[0].text("defect") != "none")
      let malformed = events.filter { $0.name == "f1ap.malformed" }
      #expect(malformed.count == 1)
      // Behind 10 octets of something else; what is missing is shown at the last bit that is there.
      let place = malformed[0].places["kind"]
      #expect(
        length == 0
          ? place == nil : place.map { $0.lowerBound >= 80 && $0.upperBound <= 80 + length * 8 } == true)
      #expect(events.filter { $0.text("kind") == "transfer-syntax" }.count == 1)
      #expect(!events.contains { $0.text("kind") == "missing-mandatory" })
      #expect(events[0].text("owedReaction") == "errorIndicationAdvised")
    }
    #expect(talk.counts.undecoded == pdu.count)
  }

  @Test func whatWasReadInFrontOfTheErrorIsThere() throws {
    let talk = try Conversation(asking: ["f1ap.F1SetupRequest": ["gNB-DU-ID", "GNB-DU-RRC-Version"]])
    let pdu = try talk.pdus.setUpRequest(transaction: 9, unit: 17)
    let events = talk.send(from: .peripheral, Array(pdu.dropLast(1)))
    #expect(events[0].name == "f1ap.F1SetupRequest" && events[0]["TransactionID"] == 9)
    #expect(events[0]["gNB-DU-ID"] == 17 && events[0]["GNB-DU-RRC-Version"] == nil)
    let malformed = try #require(events.last)
    #expect(malformed.name == "f1ap.malformed" && malformed.text("kind") == "truncated")
    #expect(malformed.text("ieName") == "GNB-DU-RRC-Version")
  }

  @Test func whatTheCaptureDidNotKeepIsUnknownAndNoViolation() throws {
    let talk = try Conversation(asking: ["f1ap.F1SetupRequest": ["gNB-DU-ID", "GNB-DU-RRC-Version"]])
    let pdu = try talk.pdus.setUpRequest()
    let events = talk.send(from: .peripheral, pdu, cut: pdu.count - 1)
    #expect(events[0]["decoded"] == 0 && events[0].text("defect") == "notCaptured")
    #expect(events[0]["gNB-DU-ID"] == 17 && events[0].unknown.contains("GNB-DU-RRC-Version"))
    #expect(events[0]["violations"] == 0)
  }

  @Test func anAnswerThatEndsTooEarlyIsStillAnAnswer() throws {
    let talk = try Conversation()
    let pdu = try talk.pdus.setUpResponse()
    for cut in [nil, pdu.count - 1] {
      let sent = cut == nil ? Array(pdu.dropLast(1)) : pdu
      let answer = talk.send(from: .central, sent, cut: cut)[0]
      #expect(answer.name == "f1ap.F1SetupResponse" && answer.text("messageType") == "successfulOutcome")
      #expect(answer["isFromAllowedSide"] == 1 && answer["decoded"] == 0)
      #expect(answer["violations"] == (cut == nil ? 1 : 0), "the error of the encoding alone")
    }
  }

  @Test func aMessageHasAsManyElementsAsItsCountAllows() throws {
    let talk = try Conversation()
    // An element that no release has, 65,535 times, in open types of fragments.
    let content = [0, 0xFF, 0xFF] + [[UInt8]](repeating: [0xEA, 0x60, 0x40, 1, 0], count: 65_535).joined()
    var pdu: [UInt8] = [0, 1, 0]
    var left = content[...]
    while left.count >= 16_384 {
      let units = min(4, left.count / 16_384)
      pdu += [0xC0 | UInt8(units)] + left.prefix(units * 16_384)
      left = left.dropFirst(units * 16_384)
    }
    pdu += [0x80 | UInt8(left.count >> 8), UInt8(left.count & 0xFF)] + left
    let events = talk.send(from: .peripheral, pdu)
    #expect(events[0]["decoded"] == 1 && events[0].text("defect") == "none")
    #expect(!events.contains { $0.name == "f1ap.malformed" } && talk.counts.losses.overfullMessages == 1)
  }

  @Test func messageThatCanNotBeReadChangesNothing() throws {
    let talk = try Conversation()
    try talk.setUp()
    let initial = try talk.pdus.initialUL(du: 5)
    talk.send(from: .peripheral, Array(initial.dropLast(1)))
    let whole = talk.message(from: .peripheral, initial)
    #expect(whole.text("ueRelation") == "new" && whole["ue"] == 1)
  }

  @Test func nonCanonicalEncodingIsARemark() throws {
    let talk = try Conversation()
    var pdu = try talk.pdus.setUpRequest()
    // The last octet holds 3 bits of the version, its extension bit, and padding.
    pdu[pdu.count - 1] |= 1
    let events = talk.send(from: .peripheral, pdu)
    #expect(events[0]["remarks"] == 1 && events[0]["violations"] == 0 && events[0]["decoded"] == 1)
    #expect(events.count == 2 && events[1].name == "f1ap.remark")
    #expect(events[1].text("kind") == "paddingNotZero" && events[1].text("ieName") == "GNB-DU-RRC-Version")
  }

  @Test func octetsOfNobodyAreAnEvent() throws {
    let talk = try Conversation()
    let events = talk.send(from: .peripheral, [])
    #expect(events[0].name == "f1ap" && events[0]["procedureCode"] == -1)
    #expect(events[0].text("messageType") == "unknown")
  }
}
