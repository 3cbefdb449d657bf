import PackedEncoding
import Testing
import Transport

@testable import ApplicationProtocols

/// TS 38.473, 8.2.4.2: a unit names itself on an association that it adds to an interface.
@Suite struct AddedAssociationTests {
  private let talk: Conversation
  private var pdus: PDUComposer { talk.pdus }

  init() throws { talk = try Conversation() }

  private func update(transaction: Int64 = 5, unit: Int64? = 17) throws -> [UInt8] {
    try pdus.pdu(
      "GNBDUConfigurationUpdate",
      [Element("TransactionID", .integer(transaction))]
        + (unit.map { [Element("gNB-DU-ID", .integer($0))] } ?? []))
  }

  private func acknowledge(transaction: Int64 = 5) throws -> [UInt8] {
    try pdus.pdu("GNBDUConfigurationUpdateAcknowledge", [Element("TransactionID", .integer(transaction))])
  }

  @Test func interfaceIsSetUpThoughTheCaptureHasNothingButTheAddedAssociation() throws {
    // Given an association that begins with an update that names the gNB-DU,
    let first = talk.message(from: .peripheral, try update())
    #expect(first["isSetUp"] == 0 && first["startSeen"] == 1)
    // when that is acknowledged,
    talk.send(from: .central, try acknowledge())
    // then the interface is set up, and nobody knows what is on it.
    let later = talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9))
    #expect(later["isSetUp"] == 1 && later["startSeen"] == 0)
    #expect(later.text("ueRelation") == "unjudged")
  }

  @Test func updateThatIsRefusedSetsNothingUp() throws {
    talk.send(from: .peripheral, try update())
    talk.send(
      from: .central,
      try pdus.pdu(
        "GNBDUConfigurationUpdateFailure",
        [Element("TransactionID", .integer(5)), Element("Cause", pdus.cause)]))
    // An acknowledgement that comes all the same answers nothing.
    talk.send(from: .central, try acknowledge())
    #expect(talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9))["isSetUp"] == 0)
  }

  @Test func acknowledgementOfAnotherTransactionSetsNothingUp() throws {
    talk.send(from: .peripheral, try update())
    talk.send(from: .central, try acknowledge(transaction: 6))
    #expect(talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9))["isSetUp"] == 0)
  }

  @Test func updateWithoutANameJoinsNothing() throws {
    talk.send(from: .peripheral, try update(unit: nil))
    talk.send(from: .central, try acknowledge())
    let later = talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9))
    #expect(later["isSetUp"] == 0 && later["startSeen"] == 1)
  }

  @Test func unitIsKnownByItsNameUnderAnotherAddress() throws {
    // Given an interface with a UE,
    try talk.setUp()
    talk.send(from: .peripheral, try pdus.initialUL(du: 9))
    talk.send(from: .central, try pdus.downlink(cu: 7, du: 9))
    // when the unit names itself on an association from another address,
    let named = talk.message(from: .peripheral, try update(), association: 1, peer: 8)
    // then the UE is known there, and the interface outlives the first association.
    #expect(named["interface"] == 1 && named["isSetUp"] == 1)
    talk.change(.shutDown)
    let moved = talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9), association: 1, peer: 8)
    #expect(moved.text("ueRelation") == "known" && moved["startSeen"] == 1)
  }

  @Test func anotherNameUnderAnotherAddressIsAnotherUnit() throws {
    try talk.setUp()
    let other = talk.message(from: .peripheral, try update(unit: 18), association: 1, peer: 8)
    #expect(other["interface"] == 2 && other["isSetUp"] == 0)
  }

  @Test func controlPlaneTakesAnAddedAssociationLikewise() throws {
    let talk = try Conversation(.e1ap)
    let transaction = Element("TransactionID", .integer(3))
    talk.send(
      from: .peripheral,
      try talk.pdus.pdu(
        "GNB-CU-UP-ConfigurationUpdate", [transaction, Element("gNB-CU-UP-ID", .integer(9))]))
    talk.send(from: .central, try talk.pdus.pdu("GNB-CU-UP-ConfigurationUpdateAcknowledge", [transaction]))
    let request = talk.message(
      from: .central,
      try talk.pdus.pdu("BearerContextSetupRequest", [Element("gNB-CU-CP-UE-E1AP-ID", .integer(3))]))
    #expect(request["isSetUp"] == 1 && request["startSeen"] == 0)
  }
}

/// TS 38.473, 8.2.3.1: several F1-C interface instances may share an association. Only set-ups tell them apart.
@Suite struct SharedAssociationTests {
  private let talk: Conversation
  private var pdus: PDUComposer { talk.pdus }

  init() throws {
    talk = try Conversation()
    try talk.setUp()
    talk.send(from: .peripheral, try pdus.setUpRequest(transaction: 2, unit: 18))
    talk.send(from: .central, try pdus.setUpResponse(transaction: 2))
    talk.send(from: .peripheral, try pdus.initialUL(du: 9))
    talk.send(from: .central, try pdus.downlink(cu: 7, du: 9))
  }

  private func relation(cu: Int64, du: Int64) throws -> String? {
    talk.message(from: .peripheral, try pdus.uplink(cu: cu, du: du)).text("ueRelation")
  }

  private func remove(transaction: Int64) throws {
    for name in ["F1RemovalRequest", "F1RemovalResponse"] {
      talk.send(
        from: name == "F1RemovalRequest" ? .peripheral : .central,
        try pdus.pdu(name, [Element("TransactionID", .integer(transaction))]))
    }
  }

  @Test func removalOfOneLeavesTheOthersSetUp() throws {
    try remove(transaction: 5)
    #expect(talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9))["isSetUp"] == 1)
    #expect(try relation(cu: 7, du: 9) == "known")
    try remove(transaction: 6)
    #expect(talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9))["isSetUp"] == 0)
  }

  @Test func resetMayBeThatOfAnother() throws {
    talk.send(
      from: .central,
      try pdus.pdu(
        "Reset",
        [
          Element("TransactionID", .integer(3)), Element("Cause", pdus.cause),
          Element("ResetType", .choice("f1-Interface", .item("reset-all"))),
        ]))
    talk.send(
      from: .peripheral, try pdus.pdu("ResetAcknowledge", [Element("TransactionID", .integer(3))]))
    // The UE may live or not: neither is held against anybody.
    #expect(try relation(cu: 7, du: 9) == "known")
    let again = talk.message(from: .peripheral, try pdus.initialUL(du: 9))
    #expect(again.text("ueRelation") == "new")
  }
}
