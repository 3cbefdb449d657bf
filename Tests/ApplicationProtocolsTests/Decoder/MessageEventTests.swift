import PackedEncoding
import Testing

@testable import ApplicationProtocols

/// TS 38.473, 9.4: each PDU is one event of its message, with what its header says.
@Suite struct MessageEventTests {
  @Test func requestTellsItsProcedureAndWhereItCameFrom() throws {
    let talk = try Conversation()
    let event = talk.message(from: .peripheral, try talk.pdus.setUpRequest(transaction: 7), stream: 3)

    #expect(event.name == "f1ap.F1SetupRequest")
    #expect(event["procedureCode"] == 1 && event.text("procedure") == "f1Setup")
    #expect(event.text("message") == "F1SetupRequest" && event.text("messageType") == "initiatingMessage")
    #expect(event["procedureClass"] == 1 && event.text("criticality") == "reject")
    #expect(event["transaction"] == 7 && event["TransactionID"] == 7)
    #expect(event["fromCU"] == 0 && event["isFromAllowedSide"] == 1)
    #expect(event["isUEAssociated"] == 0 && event["ue"] == nil && event.text("ueRelation") == "none")
    #expect(event["stream"] == 3 && event["payloadProtocol"] == 62 && event["association"] == 0)
    #expect(event["frameNumber"] == 1 && event["destinationPort"] == 38_472)
    #expect(event["decoded"] == 1 && event.text("defect") == "none")
    #expect(event["violations"] == 0 && event["remarks"] == 0 && event.text("owedReaction") == "none")
    #expect(talk.seen.count == 1)
  }

  @Test func outcomesAreOfTheSameProcedure() throws {
    let talk = try Conversation()
    let response = talk.message(from: .central, try talk.pdus.setUpResponse())
    let failure = talk.message(from: .central, try talk.pdus.setUpFailure())
    #expect(response.name == "f1ap.F1SetupResponse" && response.text("messageType") == "successfulOutcome")
    #expect(failure.name == "f1ap.F1SetupFailure" && failure.text("messageType") == "unsuccessfulOutcome")
    #expect(response["procedureCode"] == 1 && failure["procedureCode"] == 1)
    #expect(response["fromCU"] == 1)
  }

  @Test func messageOfTheWrongEndIsToldFromOneOfTheRightEnd() throws {
    let talk = try Conversation()
    let wrong = talk.message(from: .central, try talk.pdus.setUpRequest())
    #expect(wrong["fromCU"] == 1 && wrong["isFromAllowedSide"] == 0)
  }

  @Test func e1apHasItsOwnNames() throws {
    let talk = try Conversation(.e1ap)
    let event = talk.message(
      from: .peripheral,
      try talk.pdus.pdu(
        "GNB-CU-UP-E1SetupRequest",
        [
          Element("TransactionID", .integer(4)), Element("gNB-CU-UP-ID", .integer(9)),
          Element("CNSupport", .item("c-5gc")),
          Element(
            "SupportedPLMNs",
            .list([talk.pdus.sequence([("pLMN-Identity", .octets([2, 0xF8, 0x99]))])])),
        ]))
    #expect(event.name == "e1ap.GNB-CU-UP-E1SetupRequest")
    #expect(event["fromCP"] == 0 && event["transaction"] == 4 && event["violations"] == 0)
    #expect(event["payloadProtocol"] == 64)
  }
}
