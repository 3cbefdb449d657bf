import Events
import PackedEncoding
import Testing

@testable import ApplicationProtocols

/// Fields by the path of their IE.
@Suite struct FieldExtractionTests {
  @Test func valuesOfEveryKindAreReadByPath() throws {
    let talk = try Conversation(asking: [
      "f1ap.InitialULRRCMessageTransfer": [
        "NRCGI", "NRCGI.nRCellIdentity", "NRCGI.pLMN-Identity", "C-RNTI", "RRCContainer",
        "SULAccessIndication",
      ],
      "f1ap.F1SetupFailure": ["Cause", "Cause.radioNetwork", "Cause.transport", "TimeToWait"],
    ])
    let initial = talk.message(from: .peripheral, try talk.pdus.initialUL(du: 5))
    #expect(initial["NRCGI"] == 1)
    #expect(initial["NRCGI.nRCellIdentity"] == 0xBC614E0)
    #expect(initial.text("NRCGI.pLMN-Identity") == "0x02F899")
    #expect(initial["C-RNTI"] == 17_921)
    #expect(initial["SULAccessIndication"] == nil)
    let other = talk.message(from: .peripheral, try talk.pdus.initialUL(du: 6))
    #expect(initial["RRCContainer"] == other["RRCContainer"] && initial["RRCContainer"] != nil)

    let failure = talk.message(from: .central, try talk.pdus.setUpFailure(wait: "v10s"))
    #expect(failure.text("Cause") == "radioNetwork" && failure.text("Cause.radioNetwork") == "normal-release")
    #expect(failure["Cause.transport"] == nil && failure.text("TimeToWait") == "v10s")
  }

  @Test func contentsThatAreNotEqualHaveOtherDigests() throws {
    let talk = try Conversation(asking: ["f1ap.ULRRCMessageTransfer": ["RRCContainer"]])
    func digest(_ octets: [UInt8]) throws -> Int64? {
      talk.message(
        from: .peripheral,
        try talk.pdus.pdu(
          "ULRRCMessageTransfer",
          talk.pdus.ids(1, 2) + [Element("SRBID", .integer(1)), Element("RRCContainer", .octets(octets))])
      )["RRCContainer"]
    }
    let digests = try [[], [0], [0, 0], [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8, 9]].map(digest)
    #expect(Set(digests).count == 5 && !digests.contains(nil))
    #expect(try digest([0, 0]) == digests[2])
  }

  @Test func placesAreThoseOfTheFrame() throws {
    let talk = try Conversation(asking: ["f1ap.F1SetupRequest": ["gNB-DU-ID"]])
    let pdu = try talk.pdus.setUpRequest(unit: 17)
    let event = talk.message(from: .peripheral, pdu)
    let place = try #require(event.places["gNB-DU-ID"])
    // The PDU begins at octet 10 of the frame; the number is the octet 17.
    let last = place.upperBound / 8 - 1 - 10
    #expect(pdu[last] == 17 && place.upperBound % 8 == 0)
  }

  @Test func fieldsOfOneMessageAreGoneInTheNext() throws {
    let talk = try Conversation(asking: ["f1ap.F1SetupFailure": ["TimeToWait"]])
    #expect(talk.message(from: .central, try talk.pdus.setUpFailure(wait: "v1s"))["TimeToWait"] == 0)
    #expect(talk.message(from: .central, try talk.pdus.setUpFailure())["TimeToWait"] == nil)
  }

  @Test func extensionsAreNamedLikeComponents() throws {
    let talk = try Conversation(asking: [
      "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List": ["dRBID", "DLPDCPSNLength", "rLCMode"]
    ])
    let item = try sampleBearer(talk.pdus, 3, snLength: "eighteen-bits")
    let events = talk.send(
      from: .central,
      try talk.pdus.contextRequest(
        cu: 1, extra: [Element("DRBs-ToBeSetup-List", try talk.pdus.list([item], of: "DRBs-ToBeSetup-List"))])
    )
    #expect(
      events.map(\.name) == ["f1ap.UEContextSetupRequest", "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List"])
    #expect(events[1]["dRBID"] == 3 && events[1].text("DLPDCPSNLength") == "eighteen-bits")
    #expect(events[0]["violations"] == 0)
  }

  @Test func listsInListsAreToldItemByItem() throws {
    let list = "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List"
    let tunnels = list + ".uLUPTNLInformation-ToBeSetup-List"
    let path = "uLUPTNLInformation.gTPTunnel.gTP-TEID"
    let talk = try Conversation(asking: [
      "f1ap.UEContextSetupRequest": ["ServCellIndex", "DRBs-ToBeSetup-List"], list: ["dRBID"],
      tunnels: [path],
    ])
    let items = [
      try sampleBearer(talk.pdus, 1, tunnels: [0x11, 0x12]), try sampleBearer(talk.pdus, 2, tunnels: [0x21]),
    ]
    let events = talk.send(
      from: .central,
      try talk.pdus.contextRequest(
        cu: 1, extra: [Element("DRBs-ToBeSetup-List", try talk.pdus.list(items, of: "DRBs-ToBeSetup-List"))]))
    #expect(events.map(\.name) == ["f1ap.UEContextSetupRequest", list, tunnels, tunnels, list, tunnels])
    #expect(events[0]["DRBs-ToBeSetup-List"] == 2)
    #expect(events.dropFirst().map { $0["dRBID"] } == [1, 1, 1, 2, 2])
    #expect(events.dropFirst().map { $0["itemIndex"] } == [0, 0, 1, 1, 0])
    #expect(events.map { $0[path] } == [nil, nil, 0x11, 0x12, nil, 0x21])
    #expect(events.allSatisfy { $0["ServCellIndex"] == 0 && $0["gNB-CU-UE-F1AP-ID"] == 1 })
  }

  @Test func listsThatNobodyNamedAreNotTold() throws {
    let talk = try Conversation()
    let events = talk.send(
      from: .central,
      try talk.pdus.contextRequest(
        cu: 1,
        extra: [
          Element(
            "DRBs-ToBeSetup-List",
            try talk.pdus.list([try sampleBearer(talk.pdus, 1)], of: "DRBs-ToBeSetup-List"))
        ]))
    #expect(events.count == 1)
  }
}

/// A DRB to be set up, with the ends of its uplink tunnels.
func sampleBearer(
  _ pdus: PDUComposer, _ id: Int64, tunnels: [UInt8] = [1], snLength: String? = nil
) throws -> PackedValue {
  let ends = tunnels.map { teid in
    pdus.sequence([
      (
        "uLUPTNLInformation",
        .choice(
          "gTPTunnel",
          pdus.sequence([
            ("transportLayerAddress", .bits([10, 0, 0, 9], count: 32)),
            ("gTP-TEID", .octets([0, 0, 0, teid])),
          ]))
      )
    ])
  }
  var members: [(String, PackedValue)] = [
    ("dRBID", .integer(id)),
    (
      "qoSInformation",
      .choice(
        "eUTRANQoS",
        pdus.sequence([
          ("qCI", .integer(9)),
          (
            "allocationAndRetentionPriority",
            pdus.sequence([
              ("priorityLevel", .integer(1)),
              ("pre-emptionCapability", .item("shall-not-trigger-pre-emption")),
              ("pre-emptionVulnerability", .item("not-pre-emptable")),
            ])
          ),
        ]))
    ),
    ("uLUPTNLInformation-ToBeSetup-List", .list(ends)), ("rLCMode", .item("rlc-am")),
  ]
  if let snLength {
    guard let type = pdus.schema.packed.type(named: "DRBs-ToBeSetup-Item"),
      case .sequence(let sequence) = pdus.schema.packed.types[type].kind,
      let extensions = sequence.root.last, let set = pdus.schema.elementSet(of: extensions.type)
    else { throw PackedError(.unknownType, at: 0, "no extensions") }
    members.append(
      (
        "iE-Extensions",
        pdus.container(
          [Element("DLPDCPSNLength", .item(snLength))], of: pdus.schema.elementSets[set],
          value: "extensionValue")
      ))
  }
  return pdus.sequence(members)
}
