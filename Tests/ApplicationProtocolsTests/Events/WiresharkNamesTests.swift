import Events
import PackedEncoding
import Testing
import Transport

@testable import ApplicationProtocols

/// Names are those that Wireshark makes of the ASN.1, as far as version 4.0 knows them. `.ci/wireshark_names.py` holds
/// all of them to a Wireshark.
@Suite struct WiresharkNamesTests {
  private func field(
    _ name: String, of event: String, _ shipped: ShippedProtocol = .f1ap
  ) throws -> FieldDefinition {
    let catalogue = Catalogue([], sources: [ApplicationEvents(shipped)])
    let id = try #require(catalogue.event(named: event)?.id)
    return try #require(catalogue.field(named: name, of: id))
  }

  @Test func anIEIsCalledByItsType() throws {
    let id = try field("gNB-DU-ID", of: "f1ap.F1SetupRequest")
    #expect(id.wireshark == "f1ap.GNB_DU_ID" && id.filterForm == .number)
    #expect(try field("Cause", of: "f1ap.F1SetupFailure").wireshark == "f1ap.Cause")
  }

  @Test func aComponentIsCalledByItsIdentifier() throws {
    let cause = try field("Cause.radioNetwork", of: "f1ap.F1SetupFailure")
    #expect(cause.wireshark == "f1ap.radioNetwork" && cause.filterForm == .number)
    let cell = try field("NRCGI.nRCellIdentity", of: "f1ap.InitialULRRCMessageTransfer")
    #expect(cell.wireshark == "f1ap.nRCellIdentity" && cell.filterForm == .octets(bits: 36))
  }

  @Test func whatHasNoValueIsAnElement() throws {
    let cell = try field("NRCGI", of: "f1ap.InitialULRRCMessageTransfer")
    #expect(cell.wireshark == "f1ap.NRCGI_element" && cell.filterForm == .presence)
    let name = try field("gNB-DU-Name", of: "f1ap.F1SetupRequest")
    #expect(name.wireshark == "f1ap.GNB_DU_Name" && name.filterForm == .presence)
  }

  @Test func itemsOfListsHaveNamesToo() throws {
    let bearer = try field("dRBID", of: "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List")
    #expect(bearer.wireshark == "f1ap.dRBID")
    let session = try field(
      "pDU-Session-ID",
      of: "e1ap.BearerContextSetupRequest.System-BearerContextSetupRequest"
        + ".nG-RAN-BearerContextSetupRequest.PDU-Session-Resource-To-Setup-List", .e1ap)
    #expect(session.wireshark == "e1ap.pDU_Session_ID")
  }

  @Test func anEventIsShownByTheNameOfItsMessage() throws {
    let catalogue = Catalogue([], sources: [ApplicationEvents(.f1ap)])
    func filter(_ name: String) -> String? { catalogue.event(named: name)?.filter }
    #expect(filter("f1ap.Reset") == "f1ap.Reset_element")
    #expect(filter("f1ap.F1SetupRequest.gNB-DU-Served-Cells-List") == "f1ap.F1SetupRequest_element")
    #expect(filter("f1ap.violation") == nil && filter("f1ap.BroadcastContextSetupRequest") == nil)
  }

  @Test func aTypeWithoutANameHasTheOneThatWiresharkGivesIt() throws {
    let version = try field(
      "GNB-DU-RRC-Version.latest-RRC-Version-Enhanced", of: "f1ap.F1SetupRequest")
    #expect(version.wireshark == "f1ap.Latest_RRC_Version_Enhanced")
  }

  @Test func whatCameAfterRelease16HasNone() throws {
    // The IE 762, and a procedure of Release 17.
    #expect(try field("RRC-Terminating-IAB-Donor-gNB-ID", of: "f1ap.F1SetupRequest").wireshark == nil)
    #expect(try field("gNB-CU-MBS-F1AP-ID", of: "f1ap.BroadcastContextSetupRequest").wireshark == nil)
  }

  @Test func whatWiresharkShowsAsANumberIsOne() throws {
    let code = try field(
      "served-Cell-Information.fiveGS-TAC", of: "f1ap.F1SetupRequest.gNB-DU-Served-Cells-List")
    #expect(code.kind == .mask(24) && code.filterForm == .number)
  }

  @Test func aMessageIsFoundByItsNameAndThoseWhomItIsAbout() throws {
    let conversation = try Conversation()
    let setUp = conversation.message(from: .peripheral, try conversation.pdus.setUpRequest())
    #expect(setUp.filters["message"] == "f1ap.F1SetupRequest_element")
    #expect(setUp.filters["TransactionID"] == "f1ap.TransactionID == \(setUp["TransactionID"] ?? -1)")
    #expect(setUp.filters["stream"] == "sctp.data_sid == 0" && setUp.filters["association"] == nil)
    #expect(
      setUp.filters["tsn"] == "sctp.data_tsn_raw == 1"
        && setUp.filters["streamSequence"] == "sctp.data_ssn == 1")
    #expect(setUp.filters["verificationTag"] == "sctp.verification_tag == \(0xD0D0_D0D0)")
    #expect(setUp.context == ["association", "stream", "message", "TransactionID"])
  }

  @Test func withoutSCTPThereIsNothingOfItToFilter() throws {
    let conversation = try Conversation()
    var path = conversation.path(.peripheral, association: 0)
    path.transport = .exported
    let events = conversation.send(from: .peripheral, try conversation.pdus.setUpRequest(), path: path)
    #expect(events[0].filters["stream"] == nil && events[0].filters["sourcePort"] == nil)
    #expect(events[0].filters["message"] == "f1ap.F1SetupRequest_element")
  }

  @Test func anIEIsFoundByItsIdUnlessItIsMissing() throws {
    let pdus = try PDUComposer(.f1ap)
    let elements = [
      Element("TransactionID", .integer(1)), Element("gNB-DU-ID", .integer(17)),
      Element("GNB-DU-RRC-Version", pdus.rrcVersion),
    ]
    let missing = try Conversation().send(
      from: .peripheral, try pdus.pdu("F1SetupRequest", Array(elements.dropFirst())))
    #expect(missing[1].text("ieName") == "TransactionID" && missing[1].filters["ieId"] == nil)
    let twice = try Conversation().send(
      from: .peripheral, try pdus.pdu("F1SetupRequest", elements + [elements[2]]))
    #expect(twice[1].filters["ieId"] == "f1ap.id == \(twice[1]["ieId"] ?? -1)")
    #expect(
      twice[1].context.contains("ieName") && twice[1].filters["message"] == "f1ap.F1SetupRequest_element")
  }
}
