import PackedEncoding
import Testing
import Transport

@testable import ApplicationProtocols

/// TS 38.473, 9.3.2.1: who reads user data learns from F1AP where its tunnels end.
@Suite struct TunnelNoticeTests {
  private let talk: Conversation
  private var pdus: PDUComposer { talk.pdus }

  init() throws {
    talk = try Conversation()
    talk.collectTunnels()
    try talk.setUp()
    _ = talk.takeTunnelNotices()
  }

  private func bearer(_ id: Int64?) -> TunnelBearer {
    TunnelBearer(source: .own, association: 0, ue: 1, bearer: id)
  }

  private func released(_ bearer: Int64?, at time: Int64 = 0) -> TunnelNotice {
    .released(.own, association: 0, ue: 1, bearer: bearer, time: time)
  }

  private func connect() throws {
    talk.send(from: .peripheral, try pdus.initialUL(du: 9))
    talk.send(from: .central, try pdus.downlink(cu: 7, du: 9))
    _ = talk.takeTunnelNotices()
  }

  private func items(_ bearers: [Int64], of list: String) throws -> Element {
    return Element(list, try pdus.list(bearers.map { pdus.sequence([("dRBID", .integer($0))]) }, of: list))
  }

  @Test func endOfABearersTunnelIsTold() throws {
    talk.now = 5
    let list = try pdus.list([try sampleBearer(pdus, 3, tunnels: [0x11])], of: "DRBs-ToBeSetup-List")
    talk.send(from: .central, try pdus.contextRequest(cu: 7, extra: [Element("DRBs-ToBeSetup-List", list)]))
    #expect(
      talk.takeTunnelNotices()
        == [
          .announced(
            TunnelAnnouncement(
              address: IPAddress(ipv4: 0x0A00_0009), identifier: 0x11, isAtDistributedUnit: false,
              bearer: bearer(3), time: 5_000_000_000, startSeen: true))
        ])
  }

  @Test(arguments: [("twelve-bits", 12), ("eighteen-bits", 18)])
  func lengthOfSequenceNumbersIsTold(_ item: String, _ bits: Int) throws {
    let list = try pdus.list(
      [try sampleBearer(pdus, 3, tunnels: [0x11], snLength: item)], of: "DRBs-ToBeSetup-List")
    talk.send(from: .central, try pdus.contextRequest(cu: 7, extra: [Element("DRBs-ToBeSetup-List", list)]))
    #expect(talk.takeTunnelNotices().contains(.numbered(bearer(3), bits: bits)))
  }

  @Test func bearersAreReleasedWithTheAnswer() throws {
    try connect()
    // Given a request to release two bearers,
    talk.send(
      from: .central,
      try pdus.pdu(
        "UEContextModificationRequest", pdus.ids(7, 9) + [try items([1, 4], of: "DRBs-ToBeReleased-List")]))
    // then data on their way are in order,
    #expect(talk.takeTunnelNotices().isEmpty)
    // until it is answered.
    talk.now = 2
    let answer = try pdus.pdu("UEContextModificationResponse", pdus.ids(7, 9))
    talk.send(from: .peripheral, answer)
    #expect(talk.takeTunnelNotices() == [released(1, at: 2_000_000_000), released(4, at: 2_000_000_000)])
    talk.send(from: .peripheral, answer)
    #expect(talk.takeTunnelNotices().isEmpty)
  }

  @Test func releaseThatIsRefusedEndsNothing() throws {
    try connect()
    talk.send(
      from: .central,
      try pdus.pdu(
        "UEContextModificationRequest", pdus.ids(7, 9) + [try items([1], of: "DRBs-ToBeReleased-List")]))
    talk.send(
      from: .peripheral,
      try pdus.pdu("UEContextModificationFailure", pdus.ids(7, 9) + [Element("Cause", pdus.cause)]))
    talk.send(from: .peripheral, try pdus.pdu("UEContextModificationResponse", pdus.ids(7, 9)))
    #expect(talk.takeTunnelNotices().isEmpty)
  }

  @Test func distributedUnitMayAskForTheRelease() throws {
    try connect()
    talk.send(
      from: .peripheral,
      try pdus.pdu(
        "UEContextModificationRequired",
        pdus.ids(7, 9) + [
          try items([2], of: "DRBs-Required-ToBeReleased-List"), Element("Cause", pdus.cause),
        ]))
    // The answer to another procedure is not the one to this.
    talk.send(from: .peripheral, try pdus.pdu("UEContextModificationResponse", pdus.ids(7, 9)))
    #expect(talk.takeTunnelNotices().isEmpty)
    talk.send(from: .central, try pdus.pdu("UEContextModificationConfirm", pdus.ids(7, 9)))
    #expect(talk.takeTunnelNotices() == [released(2)])
  }

  @Test func bearerThatWasNotSetUpHasNoTunnels() throws {
    try connect()
    talk.send(
      from: .peripheral,
      try pdus.pdu(
        "UEContextModificationResponse", pdus.ids(7, 9) + [try items([5], of: "DRBs-FailedToBeSetupMod-List")]
      ))
    #expect(talk.takeTunnelNotices() == [released(5)])
  }

  @Test func releaseOfTheUEEndsItsTunnels() throws {
    try connect()
    talk.send(from: .central, try pdus.releaseCommand(cu: 7, du: 9))
    _ = talk.takeTunnelNotices()
    talk.send(from: .peripheral, try pdus.releaseComplete(cu: 7, du: 9))
    #expect(talk.takeTunnelNotices() == [released(nil)])
  }

  @Test func nothingIsKeptForNobody() throws {
    let talk = try Conversation()
    try talk.setUp()
    #expect(talk.takeTunnelNotices().isEmpty)
  }
}

/// TS 37.483, 9.3.1: the ends that CU-CP and CU-UP tell each other are those of the bearers of F1.
@Suite struct TunnelNoticeOfE1Tests {
  private let talk: Conversation
  private var pdus: PDUComposer { talk.pdus }
  private let bearer = TunnelBearer(source: .other, association: 0, ue: 1, bearer: 3)

  init() throws {
    talk = try Conversation(.e1ap)
    talk.collectTunnels()
  }

  private func end(_ teid: UInt8) -> PackedValue {
    .choice(
      "gTPTunnel",
      pdus.sequence([
        ("transportLayerAddress", .bits([10, 0, 0, 9], count: 32)), ("gTP-TEID", .octets([0, 0, 0, teid])),
      ]))
  }

  private func parameters(_ teid: UInt8) -> PackedValue {
    .list([pdus.sequence([("uP-TNL-Information", end(teid)), ("cell-Group-ID", .integer(0))])])
  }

  /// The IE of the system with a list of sessions.
  private func system(_ message: String, _ list: String, _ session: PackedValue) throws -> Element {
    let schema = pdus.schema.packed
    let type = try #require(schema.type(named: "System-\(message)"))
    guard case .choice(let choice) = schema.types[type].kind,
      let alternative = choice.root.first(where: { $0.name.hasPrefix("nG-RAN") }),
      let set = pdus.schema.elementSet(of: alternative.type)
    else { throw PackedError(.unknownType, at: 0, "no alternative of \(message)") }
    return Element(
      "System-\(message)",
      .choice(
        alternative.name,
        pdus.container([Element(list, .list([session]))], of: pdus.schema.elementSets[set])))
  }

  private func ids(_ cp: Int64, _ up: Int64) -> [Element] {
    [Element("gNB-CU-CP-UE-E1AP-ID", .integer(cp)), Element("gNB-CU-UP-UE-E1AP-ID", .integer(up))]
  }

  private func request() throws {
    talk.send(
      from: .central,
      try pdus.pdu("BearerContextSetupRequest", [Element("gNB-CU-CP-UE-E1AP-ID", .integer(3))]))
  }

  private func setUp() throws {
    try request()
    let item = pdus.sequence([
      ("dRB-ID", .integer(3)), ("uL-UP-Transport-Parameters", parameters(0x21)),
      ("flow-Setup-List", .list([pdus.sequence([("qoS-Flow-Identifier", .integer(1))])])),
    ])
    let session = pdus.sequence([
      ("pDU-Session-ID", .integer(1)), ("nG-DL-UP-TNL-Information", end(0x77)),
      ("dRB-Setup-List-NG-RAN", .list([item])),
    ])
    talk.send(
      from: .peripheral,
      try pdus.pdu(
        "BearerContextSetupResponse",
        ids(3, 4) + [try system("BearerContextSetupResponse", "PDU-Session-Resource-Setup-List", session)]))
  }

  private func modify(_ members: [(String, PackedValue)]) throws {
    let session = pdus.sequence([("pDU-Session-ID", .integer(1))] + members)
    talk.send(
      from: .central,
      try pdus.pdu(
        "BearerContextModificationRequest",
        ids(3, 4) + [
          try system("BearerContextModificationRequest", "PDU-Session-Resource-To-Modify-List", session)
        ]))
  }

  private func announced(_ teid: UInt32, isAtDistributedUnit: Bool) -> TunnelNotice {
    .announced(
      TunnelAnnouncement(
        address: IPAddress(ipv4: 0x0A00_0009), identifier: teid, isAtDistributedUnit: isAtDistributedUnit,
        bearer: bearer, time: 0, startSeen: true))
  }

  @Test func uplinkEndsAreThoseOfTheCentralUnitAndTunnelsToTheCoreAreNone() throws {
    try setUp()
    #expect(talk.takeTunnelNotices() == [announced(0x21, isAtDistributedUnit: false)])
  }

  @Test func downlinkEndsAreThoseOfTheDistributedUnit() throws {
    try setUp()
    _ = talk.takeTunnelNotices()
    let item = pdus.sequence([("dRB-ID", .integer(3)), ("dL-UP-Parameters", parameters(0x31))])
    try modify([("dRB-To-Modify-List-NG-RAN", .list([item]))])
    #expect(talk.takeTunnelNotices() == [announced(0x31, isAtDistributedUnit: true)])
  }

  @Test func lengthOfDownlinkSequenceNumbersIsTold() throws {
    try setUp()
    _ = talk.takeTunnelNotices()
    let numbering = pdus.sequence([
      ("pDCP-SN-Size-UL", .item("s-12")), ("pDCP-SN-Size-DL", .item("s-18")), ("rLC-Mode", .item("rlc-am")),
    ])
    try modify([
      (
        "dRB-To-Modify-List-NG-RAN",
        .list([pdus.sequence([("dRB-ID", .integer(3)), ("pDCP-Configuration", numbering)])])
      )
    ])
    #expect(talk.takeTunnelNotices() == [.numbered(bearer, bits: 18)])
  }

  @Test func bearersAreRemovedWithTheAnswer() throws {
    try setUp()
    _ = talk.takeTunnelNotices()
    try modify([("dRB-To-Remove-List-NG-RAN", .list([pdus.sequence([("dRB-ID", .integer(3))])]))])
    #expect(talk.takeTunnelNotices().isEmpty)
    talk.send(from: .peripheral, try pdus.pdu("BearerContextModificationResponse", ids(3, 4)))
    #expect(talk.takeTunnelNotices() == [.released(.other, association: 0, ue: 1, bearer: 3, time: 0)])
  }

  private var isReleased: TunnelNotice { .released(.other, association: 0, ue: 1, bearer: 3, time: 0) }

  /// TS 37.483, 8.3.2.2: a session that is removed takes its bearers with it, which the message does not name.
  @Test func bearersOfASessionAreRemovedWithIt() throws {
    try setUp()
    _ = talk.takeTunnelNotices()
    for session in [Int64(2), 1] {
      talk.send(
        from: .central,
        try pdus.pdu(
          "BearerContextModificationRequest",
          ids(3, 4) + [
            try system(
              "BearerContextModificationRequest", "PDU-Session-Resource-To-Remove-List",
              pdus.sequence([("pDU-Session-ID", .integer(session))]))
          ]))
      #expect(talk.takeTunnelNotices().isEmpty)
      talk.send(from: .peripheral, try pdus.pdu("BearerContextModificationResponse", ids(3, 4)))
      #expect(talk.takeTunnelNotices() == (session == 1 ? [isReleased] : []))
    }
  }

  private func answerModification(_ list: String, _ members: [(String, PackedValue)]) throws {
    talk.send(
      from: .peripheral,
      try pdus.pdu(
        "BearerContextModificationResponse",
        ids(3, 4) + [
          try system(
            "BearerContextModificationResponse", list,
            pdus.sequence([("pDU-Session-ID", .integer(1))] + members))
        ]))
  }

  @Test func bearerThatWasNotSetUpHasNoTunnels() throws {
    try setUp()
    _ = talk.takeTunnelNotices()
    try answerModification(
      "PDU-Session-Resource-Modified-List",
      [
        (
          "dRB-Failed-List-NG-RAN",
          .list([pdus.sequence([("dRB-ID", .integer(3)), ("cause", pdus.cause)])])
        )
      ])
    #expect(talk.takeTunnelNotices() == [isReleased])
  }

  @Test func bearersOfASessionThatWasNotSetUpHaveNoTunnels() throws {
    try setUp()
    _ = talk.takeTunnelNotices()
    try answerModification("PDU-Session-Resource-Failed-Mod-List", [("cause", pdus.cause)])
    #expect(talk.takeTunnelNotices() == [isReleased])
  }
}
