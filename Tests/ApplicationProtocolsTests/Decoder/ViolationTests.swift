import PackedEncoding
import Testing

@testable import ApplicationProtocols

/// TS 38.413, 10.3 as TS 38.473, 10 refers to it: what the schema forbids is told with the IE and its bits, and
/// what the receiver owes for it.
@Suite struct ViolationTests {
  private let pdus: PDUComposer
  private let right: [Element]

  init() throws {
    pdus = try PDUComposer(.f1ap)
    right = [
      Element("TransactionID", .integer(1)), Element("gNB-DU-ID", .integer(17)),
      Element("GNB-DU-RRC-Version", pdus.rrcVersion),
    ]
  }

  private func events(
    _ name: String, _ elements: [Element], from end: Conversation.End = .peripheral
  ) throws
    -> [SeenEvent]
  {
    try Conversation().send(from: end, try pdus.pdu(name, elements))
  }

  @Test func messageAsTheSchemaWantsItHasNone() throws {
    #expect(try events("F1SetupRequest", right).count == 1)
  }

  @Test(arguments: [0, 1, 2]) func missingMandatoryIEIsTold(_ place: Int) throws {
    var elements = right
    let left = elements.remove(at: place)
    let events = try events("F1SetupRequest", elements)
    #expect(events.count == 2 && events[0]["violations"] == 1)
    #expect(events[1].name == "f1ap.violation" && events[1].text("kind") == "missing-mandatory")
    #expect(events[1].text("ieName") == left.name && events[1].text("ieSpecifiedCriticality") == "reject")
    #expect(events[1]["ieCriticality"] == nil && events[1]["depth"] == 0)
    #expect(events[1].text("container") == "message" && events[1].text("message") == "F1SetupRequest")
    #expect(events[0].text("owedReaction") == "unsuccessfulOutcome")
  }

  @Test func duplicateIsTold() throws {
    let events = try events("F1SetupRequest", right + [right[2]])
    #expect(events.dropFirst().map { $0.text("kind") } == ["duplicate"])
    #expect(events[1].text("ieName") == "GNB-DU-RRC-Version")
    #expect(events[0].text("owedReaction") == "unsuccessfulOutcome")
  }

  @Test func wrongOrderIsToldOfTheIEThatComesLate() throws {
    let events = try events("F1SetupRequest", [right[1], right[0], right[2]])
    #expect(events.dropFirst().map { $0.text("kind") } == ["out-of-order"])
    #expect(events[1].text("ieName") == "TransactionID")
    #expect(events[0].text("owedReaction") == "unsuccessfulOutcome")
  }

  @Test(arguments: [(Criticality.reject, "unsuccessfulOutcome"), (.notify, "report"), (.ignore, "none")])
  func unknownIEActsByTheCriticalityThatWasSent(_ criticality: Criticality, _ reaction: String) throws {
    let events = try events(
      "F1SetupRequest", [right[0], Element(unknown: 60_000, criticality: criticality), right[1], right[2]])
    #expect(events.dropFirst().map { $0.text("kind") } == ["unknown-ie"])
    #expect(events[1]["ieId"] == 60_000 && events[1].text("ieCriticality") == criticality.spelling)
    #expect(events[1].text("reaction") == reaction && events[0].text("owedReaction") == reaction)
  }

  @Test func unknownIEsDoNotDisturbTheOrderOfOthers() throws {
    let unknown = Element(unknown: 60_001, criticality: .ignore)
    let events = try events("F1SetupRequest", [unknown, right[0], unknown, right[1], right[2], unknown])
    #expect(events.dropFirst().map { $0.text("kind") } == ["unknown-ie", "unknown-ie", "unknown-ie"])
  }

  @Test func otherCriticalityThanThatOfTheSetIsToldAndOwesNothing() throws {
    var elements = right
    elements[1].criticality = .ignore
    let events = try events("F1SetupRequest", elements)
    #expect(events.dropFirst().map { $0.text("kind") } == ["wrong-criticality"])
    #expect(
      events[1].text("ieCriticality") == "ignore" && events[1].text("ieSpecifiedCriticality") == "reject")
    #expect(events[0].text("owedReaction") == "none")
  }

  @Test func placeIsThatOfTheIE() throws {
    let pdu = try pdus.pdu(
      "F1SetupRequest", [right[0], Element(unknown: 60_000, criticality: .ignore)] + right[1...])
    let violation = try Conversation().send(from: .peripheral, pdu)[1]
    let place = try #require(violation.places["ieId"])
    // The first octets of the IE are its id: 60,000.
    let first = place.lowerBound / 8 - 10
    #expect(pdu[first] == 0xEA && pdu[first + 1] == 0x60)
  }

  @Test func messageWithoutUnsuccessfulOutcomeOwesAnErrorIndication() throws {
    let events = try events("ResetAcknowledge", [], from: .central)
    #expect(events[0].text("owedReaction") == "localHandling")
    let reset = try self.events("Reset", [Element("TransactionID", .integer(1))], from: .central)
    #expect(reset[0].text("owedReaction") == "errorIndication")
  }

  @Test func notifyInAnOutcomeOwesAnErrorIndication() throws {
    let events = try events(
      "ResetAcknowledge",
      [Element("TransactionID", .integer(1)), Element(unknown: 60_000, criticality: .notify)])
    #expect(events[0].text("owedReaction") == "errorIndication")
  }

  @Test func errorsOfAnErrorIndicationOweNothing() throws {
    let events = try events("ErrorIndication", [Element(unknown: 60_000, criticality: .reject)])
    #expect(events[0]["violations"] != 0 && events[0].text("owedReaction") == "none")
  }

  @Test func itemsOfListsAreChecked() throws {
    let list = try pdus.list([try sampleBearer(pdus, 1)], of: "DRBs-ToBeSetup-List", criticality: .ignore)
    let events = try Conversation().send(
      from: .central,
      try pdus.contextRequest(cu: 1, extra: [Element("DRBs-ToBeSetup-List", list)]))
    #expect(events.dropFirst().map { $0.text("kind") } == ["wrong-criticality"])
    #expect(events[1].text("ieName") == "DRBs-ToBeSetup-Item" && events[1]["depth"] == 1)
    #expect(events[1].text("container") == "single")
  }

  @Test func unknownExtensionValueActsByTheCriticalityOfItsIE() throws {
    let events = try events(
      "F1SetupFailure",
      [
        Element("TransactionID", .integer(1)),
        Element("Cause", .choice("radioNetwork", .unknownItem(300))),
      ], from: .central)
    #expect(events.dropFirst().map { $0.text("kind") } == ["unknown-extension"])
    #expect(events[1].text("ieName") == "Cause" && events[1].text("ieCriticality") == "ignore")
    #expect(events[0]["decoded"] == 1 && events[0].text("owedReaction") == "none")
  }

  @Test func criticalityOfTheProcedureIsCompared() throws {
    let events = try Conversation().send(
      from: .peripheral, try pdus.pdu("F1SetupRequest", right, criticality: .ignore))
    #expect(events.dropFirst().map { $0.text("kind") } == ["wrong-procedure-criticality"])
    #expect(events[0].text("criticality") == "ignore" && events[0].text("specifiedCriticality") == "reject")
  }

  @Test(arguments: [(UInt8(0x00), "errorIndication"), (0x40, "none")])
  func unknownProcedureActsByItsCriticality(_ criticality: UInt8, _ reaction: String) throws {
    // initiatingMessage, procedure 250, the criticality, an open type of one octet.
    let events = try Conversation().send(from: .peripheral, [0x00, 250, criticality, 1, 0])
    #expect(events[0].name == "f1ap" && events[0]["procedureCode"] == 250)
    #expect(events[0]["message"] == -1 && events[0].text("messageType") == "initiatingMessage")
    #expect(events.dropFirst().map { $0.text("kind") } == ["unknown-procedure"])
    #expect(events[0].text("owedReaction") == reaction)
  }

  @Test func messageTypeThatTheProcedureDoesNotHaveIsTold() throws {
    // successfulOutcome of Paging, which has none.
    let events = try Conversation().send(from: .peripheral, [0x40, 18, 0x40, 1, 0])
    #expect(events[0].name == "f1ap" && events[0].text("procedure") == "paging")
    #expect(events.dropFirst().map { $0.text("kind") } == ["unexpected-message-type"])
    #expect(events[0].text("owedReaction") == "errorIndication")
  }

  @Test func violationsOfOneMessageAreBounded() throws {
    let unknown = (0..<1_000).map { Element(unknown: 50_000 + $0, criticality: .ignore) }
    let events = try events("F1SetupRequest", right + unknown)
    #expect(events[0]["violations"] == Int64(ElementCheck.limit))
  }
}
