import PackedEncoding
import Testing
import Units

@testable import ApplicationProtocols

/// TS 37.483, 8.3: bearer contexts are followed like the UE contexts of F1.
@Suite struct E1Tests {
  private let talk: Conversation
  private var pdus: PDUComposer { talk.pdus }

  init() throws {
    talk = try Conversation(.e1ap)
    let plmns = PackedValue.list([pdus.sequence([("pLMN-Identity", .octets([2, 0xF8, 0x99]))])])
    talk.send(
      from: .peripheral,
      try pdus.pdu(
        "GNB-CU-UP-E1SetupRequest",
        [
          Element("TransactionID", .integer(1)), Element("gNB-CU-UP-ID", .integer(9)),
          Element("CNSupport", .item("c-5gc")), Element("SupportedPLMNs", plmns),
        ]))
    talk.send(
      from: .central, try pdus.pdu("GNB-CU-UP-E1SetupResponse", [Element("TransactionID", .integer(1))]))
  }

  private func ids(_ cp: Int64, _ up: Int64) -> [Element] {
    [Element("gNB-CU-CP-UE-E1AP-ID", .integer(cp)), Element("gNB-CU-UP-UE-E1AP-ID", .integer(up))]
  }

  private func release(_ cp: Int64, _ up: Int64) throws -> [SeenEvent] {
    let cause = Element("Cause", .choice("radioNetwork", .item("normal-release")))
    return [
      talk.message(from: .central, try pdus.pdu("BearerContextReleaseCommand", ids(cp, up) + [cause])),
      talk.message(from: .peripheral, try pdus.pdu("BearerContextReleaseComplete", ids(cp, up))),
    ]
  }

  @Test func bearerContextHasOneNumber() throws {
    let request = talk.message(
      from: .central,
      try pdus.pdu("BearerContextSetupRequest", [Element("gNB-CU-CP-UE-E1AP-ID", .integer(3))]))
    let response = talk.message(
      from: .peripheral, try pdus.pdu("BearerContextSetupResponse", ids(3, 4)))
    #expect(request.text("ueRelation") == "new" && response.text("ueRelation") == "completed")
    #expect(request["ue"] == 1 && response["ue"] == 1 && request["isSetUp"] == 1)
    #expect(try release(3, 4).map { $0.text("ueRelation") } == ["known", "known"])
    #expect(try release(3, 4).map { $0.text("ueRelation") } == ["released", "released"])
  }

  @Test func refusedBearerContextIsGone() throws {
    talk.send(
      from: .central,
      try pdus.pdu("BearerContextSetupRequest", [Element("gNB-CU-CP-UE-E1AP-ID", .integer(3))]))
    let cause = Element("Cause", .choice("radioNetwork", .item("unspecified")))
    talk.send(
      from: .peripheral,
      try pdus.pdu("BearerContextSetupFailure", [Element("gNB-CU-CP-UE-E1AP-ID", .integer(3)), cause]))
    #expect(try release(3, 4)[0].text("ueRelation") == "unknown")
  }

  @Test func unitsAreControlAndUserPlane() {
    #expect(talk.units.entries.map(\.role) == [.cuUP, .cuCP])
  }
}
