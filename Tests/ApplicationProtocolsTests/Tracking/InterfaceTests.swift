import Events
import PackedEncoding
import Transport
import Testing
import Units

@testable import ApplicationProtocols

/// TS 38.473, 8.2: set-up, reset and removal of the interface, and what they mean for the UEs on it.
@Suite struct InterfaceTests {
  private let talk: Conversation
  private var pdus: PDUComposer { talk.pdus }

  init() throws { talk = try Conversation() }

  private func up(_ pdu: [UInt8]) -> SeenEvent { talk.message(from: .peripheral, pdu) }
  private func down(_ pdu: [UInt8]) -> SeenEvent { talk.message(from: .central, pdu) }

  private func connect(cu: Int64, du: Int64) throws {
    _ = up(try pdus.initialUL(du: du))
    _ = down(try pdus.downlink(cu: cu, du: du))
  }

  private func relation(cu: Int64, du: Int64) throws -> String? {
    up(try pdus.uplink(cu: cu, du: du)).text("ueRelation")
  }

  private func reset(transaction: Int64, _ type: PackedValue) throws -> [UInt8] {
    try pdus.pdu(
      "Reset",
      [
        Element("TransactionID", .integer(transaction)),
        Element("Cause", pdus.cause), Element("ResetType", type),
      ])
  }

  private func acknowledge(transaction: Int64) throws -> [UInt8] {
    try pdus.pdu("ResetAcknowledge", [Element("TransactionID", .integer(transaction))])
  }

  private func part(_ ids: [(Int64?, Int64?)]) throws -> PackedValue {
    let items = ids.map { cu, du in
      pdus.sequence(
        [("gNB-CU-UE-F1AP-ID", cu), ("gNB-DU-UE-F1AP-ID", du)].compactMap { name, id in
          id.map { (name, .integer($0)) }
        })
    }
    return .choice(
      "partOfF1-Interface", try pdus.list(items, of: "UE-associatedLogicalF1-ConnectionListRes"))
  }

  // MARK: Set-up

  @Test func interfaceIsSetUpByASuccessfulAnswer() throws {
    let request = up(try pdus.setUpRequest())
    let response = down(try pdus.setUpResponse())
    #expect(request["isSetUp"] == 0 && response["isSetUp"] == 0)
    #expect(up(try pdus.initialUL(du: 1))["isSetUp"] == 1)
  }

  @Test func refusedSetUpLeavesTheInterfaceDown() throws {
    _ = up(try pdus.setUpRequest())
    _ = down(try pdus.setUpFailure())
    #expect(up(try pdus.setUpRequest(transaction: 2))["isSetUp"] == 0)
  }

  @Test func secondSetUpWipesTheUEs() throws {
    try talk.setUp()
    try connect(cu: 7, du: 9)
    try talk.setUp()
    #expect(try relation(cu: 7, du: 9) == "released")
    #expect(up(try pdus.initialUL(du: 9)).text("ueRelation") == "new")
  }

  @Test func setUpThatIsRefusedWipesNothing() throws {
    try talk.setUp()
    try connect(cu: 7, du: 9)
    _ = up(try pdus.setUpRequest(transaction: 2))
    _ = down(try pdus.setUpFailure(transaction: 2))
    #expect(try relation(cu: 7, du: 9) == "known")
  }

  @Test func setUpOfAnotherUnitOnTheSameAssociationWipesNothing() throws {
    try talk.setUp()
    try connect(cu: 7, du: 9)
    _ = up(try pdus.setUpRequest(transaction: 2, unit: 18))
    _ = down(try pdus.setUpResponse(transaction: 2))
    #expect(try relation(cu: 7, du: 9) == "known")
    // With two units on it nobody can tell whose UEs a further set-up wipes.
    _ = up(try pdus.setUpRequest(transaction: 3, unit: 18))
    _ = down(try pdus.setUpResponse(transaction: 3))
    #expect(try relation(cu: 7, du: 99) == "unjudged")
  }

  @Test func streamOfTheSetUpIsTheCommonOne() throws {
    #expect(talk.message(from: .peripheral, try pdus.setUpRequest(), stream: 4)["commonStream"] == nil)
    #expect(talk.message(from: .central, try pdus.setUpResponse(), stream: 5)["commonStream"] == nil)
    #expect(talk.message(from: .peripheral, try pdus.initialUL(du: 1), stream: 6)["commonStream"] == 4)
    #expect(talk.message(from: .central, try pdus.downlink(cu: 1, du: 1), stream: 6)["commonStream"] == 5)
  }

  @Test func timeToWaitBindsTheNextRequest() throws {
    talk.now = 100
    #expect(up(try pdus.setUpRequest())["earliestRetry"] == nil)
    talk.now = 101
    _ = down(try pdus.setUpFailure(wait: "v10s"))
    talk.change(.shutDown)
    talk.now = 102
    let retry = talk.message(from: .peripheral, try pdus.setUpRequest(transaction: 2), association: 1)
    #expect(retry["earliestRetry"] == 111_000_000_000)
    talk.send(from: .central, try pdus.setUpResponse(transaction: 2), association: 1)
    let later = talk.message(from: .peripheral, try pdus.setUpRequest(transaction: 3), association: 1)
    #expect(later["earliestRetry"] == nil)
  }

  @Test func timeToWaitOfAStampNearTheEndOfTheRangeLastsToTheEnd() throws {
    talk.clock = .max - 1
    _ = up(try pdus.setUpRequest())
    _ = down(try pdus.setUpFailure(wait: "v10s"))
    #expect(up(try pdus.setUpRequest(transaction: 2))["earliestRetry"] == .max)
  }

  @Test func timeToWaitBindsTheUnitThatWasRefused() throws {
    // Given a unit that must wait,
    talk.now = 100
    _ = up(try pdus.setUpRequest())
    _ = down(try pdus.setUpFailure(wait: "v10s"))
    // when another unit behind the same address sets itself up,
    let other = talk.message(from: .peripheral, try pdus.setUpRequest(unit: 18), association: 1)
    // then it need not wait.
    #expect(other["earliestRetry"] == nil)
    #expect(up(try pdus.setUpRequest(transaction: 2))["earliestRetry"] == 110_000_000_000)
  }

  @Test func clockThatStepsBackSaysNothingOfATimeToWait() throws {
    talk.now = 100
    _ = up(try pdus.setUpRequest())
    _ = down(try pdus.setUpFailure(wait: "v10s"))
    talk.now = 99
    #expect(up(try pdus.setUpRequest(transaction: 2))["earliestRetry"] == nil)
  }

  @Test func stepOfTheClockEndsATimeToWait() throws {
    talk.now = 100
    _ = up(try pdus.setUpRequest())
    _ = down(try pdus.setUpFailure(wait: "v10s"))
    talk.now = 109
    #expect(up(try pdus.setUpRequest(transaction: 2))["earliestRetry"] == 110_000_000_000)
    talk.clockSteps = 1
    #expect(up(try pdus.setUpRequest(transaction: 2))["earliestRetry"] == nil)
  }

  @Test func timeToWaitMayHaveEndedInMessagesThatTheCaptureLacks() throws {
    _ = up(try pdus.setUpRequest())
    _ = down(try pdus.setUpFailure(wait: "v10s"))
    _ = talk.defect(.gap(first: 3, last: 4, .acknowledged))
    #expect(up(try pdus.setUpRequest(transaction: 2))["earliestRetry"] == nil)
  }

  @Test func sameOctetsAgainAreARepetition() throws {
    let request = try pdus.setUpRequest()
    #expect(up(request)["isRepeated"] == 0)
    #expect(up(request)["isRepeated"] == 1)
    #expect(down(try pdus.setUpResponse())["isRepeated"] == 0)
    #expect(up(try pdus.setUpRequest(transaction: 2))["isRepeated"] == 0)
  }

  // MARK: Reset and removal

  @Test func fullResetEndsAllWithItsAcknowledgement() throws {
    try talk.setUp()
    try connect(cu: 7, du: 9)
    _ = down(try reset(transaction: 3, .choice("f1-Interface", .item("reset-all"))))
    #expect(try relation(cu: 7, du: 9) == "known")
    _ = up(try acknowledge(transaction: 3))
    #expect(try relation(cu: 7, du: 9) == "released")
  }

  @Test func partialResetEndsWhatItLists() throws {
    try talk.setUp()
    try connect(cu: 7, du: 9)
    try connect(cu: 8, du: 10)
    try connect(cu: 6, du: 11)
    _ = down(try reset(transaction: 3, part([(7, 9), (nil, 11)])))
    _ = up(try acknowledge(transaction: 3))
    #expect(try relation(cu: 7, du: 9) == "released")
    #expect(try relation(cu: 6, du: 11) == "released")
    #expect(try relation(cu: 8, du: 10) == "known")
  }

  @Test func acknowledgementOfAnotherTransactionEndsNothing() throws {
    try talk.setUp()
    try connect(cu: 7, du: 9)
    _ = down(try reset(transaction: 3, .choice("f1-Interface", .item("reset-all"))))
    _ = up(try acknowledge(transaction: 4))
    #expect(try relation(cu: 7, du: 9) == "known")
  }

  @Test func ueThatCameBehindTheResetLives() throws {
    try talk.setUp()
    _ = down(try reset(transaction: 3, .choice("f1-Interface", .item("reset-all"))))
    try connect(cu: 7, du: 9)
    _ = up(try acknowledge(transaction: 3))
    #expect(try relation(cu: 7, du: 9) == "known")
  }

  @Test func removalEndsTheInterface() throws {
    try talk.setUp()
    try connect(cu: 7, du: 9)
    _ = up(try pdus.pdu("F1RemovalRequest", [Element("TransactionID", .integer(5))]))
    _ = down(try pdus.pdu("F1RemovalResponse", [Element("TransactionID", .integer(5))]))
    let late = up(try pdus.uplink(cu: 7, du: 9))
    #expect(late["isSetUp"] == 0 && late.text("ueRelation") == "released")
  }

  // MARK: Associations

  @Test func lossOfTheAssociationEndsTheInterface() throws {
    try talk.setUp()
    try connect(cu: 7, du: 9)
    let change = talk.change(.aborted)
    #expect(change.name == "sctp.association" && change.text("change") == "aborted")
    let next = talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9), association: 1)
    #expect(next["isSetUp"] == 0 && next.text("ueRelation") == "unknown")
  }

  @Test func addedAssociationIsOfTheSameInterface() throws {
    try talk.setUp()
    try connect(cu: 7, du: 9)
    let moved = talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9), association: 1)
    #expect(moved.text("ueRelation") == "known" && moved["isSetUp"] == 1 && moved["ueStream"] == nil)
    talk.change(.shutDown)
    let after = talk.message(from: .peripheral, try pdus.uplink(cu: 7, du: 9), association: 1)
    #expect(after.text("ueRelation") == "known")
  }

  @Test func interfacesOfTwoUnitsDoNotShareIDs() throws {
    try talk.setUp()
    try connect(cu: 7, du: 9)
    talk.send(from: .peripheral, try pdus.setUpRequest(unit: 18), association: 1, peer: 3)
    talk.send(from: .central, try pdus.setUpResponse(), association: 1, peer: 3)
    let other = talk.message(from: .peripheral, try pdus.initialUL(du: 9), association: 1, peer: 3)
    #expect(other.text("ueRelation") == "new" && other["ue"] == 2)
    #expect(try relation(cu: 7, du: 9) == "known")
  }

  // MARK: Captures that start in the middle

  @Test func nothingIsWrongWithUEsThatBeganBeforeTheCapture() throws {
    talk.startCaptured = false
    let first = up(try pdus.uplink(cu: 7, du: 9))
    #expect(first.text("ueRelation") == "unjudged" && first["startSeen"] == 0 && first["ue"] == 1)
    #expect(try relation(cu: 7, du: 9) == "known")
    // What was learned may be out of date.
    #expect(try relation(cu: 7, du: 10) == "unjudged")
    _ = down(try pdus.releaseCommand(cu: 7, du: 10))
    _ = up(try pdus.releaseComplete(cu: 7, du: 10))
    #expect(try relation(cu: 7, du: 10) == "released")
  }

  @Test func associationsWhoseBeginIsMissingDoNotShareIDs() throws {
    // Given an association in the middle of its life,
    talk.startCaptured = false
    _ = up(try pdus.initialUL(du: 9))
    // when a UE begins with the same id on another one between the same units,
    let other = talk.message(from: .peripheral, try pdus.initialUL(du: 9), association: 1)
    // then it may be that of another interface, and nothing is wrong with it.
    #expect(other.text("ueRelation") == "new" && other["interface"] == 2)
    // The removal of one is not that of the other.
    _ = up(try pdus.pdu("F1RemovalRequest", [Element("TransactionID", .integer(5))]))
    _ = down(try pdus.pdu("F1RemovalResponse", [Element("TransactionID", .integer(5))]))
    let later = talk.message(from: .central, try pdus.downlink(cu: 7, du: 9), association: 1)
    #expect(later.text("ueRelation") == "completed")
  }

  @Test func ueMayHaveLeftOverAnotherAssociationWhoseBeginIsMissing() throws {
    talk.startCaptured = false
    _ = up(try pdus.initialUL(du: 9))
    talk.message(from: .central, try pdus.releaseCommand(cu: 7, du: 9), association: 1)
    #expect(up(try pdus.initialUL(du: 9)).text("ueRelation") == "new")
  }

  @Test func ueWhoseReleaseBeganBeforeTheCaptureMayBeKept() throws {
    // Given the end of a release, of which the capture lacks the command: that may have kept the UE.
    talk.startCaptured = false
    _ = up(try pdus.releaseComplete(cu: 7, du: 9))
    // Then what follows for the UE is not wrong.
    #expect(try relation(cu: 7, du: 9) == "unjudged")
  }

  @Test func ueThatCameBackBeganBeforeTheCapture() throws {
    // Given a UE that is re-established, of which the capture lacks what it was before,
    talk.startCaptured = false
    let begun = up(try pdus.initialUL(du: 12))
    // when its old id is told,
    let back = down(try pdus.downlink(cu: 7, du: 12, old: 9))
    // then it is not the one that just began: it goes on as what is not known.
    #expect(begun["ue"] == 1 && back["ue"] == 2 && back.text("ueRelation") == "unjudged")
    #expect(up(try pdus.uplink(cu: 7, du: 12))["ue"] == 2)
  }

  @Test func setUpTellsAnInterfaceFromTheOthersBetweenItsUnits() throws {
    talk.startCaptured = false
    for association in 0...1 {
      talk.send(from: .peripheral, try pdus.uplink(cu: 7, du: 9), association: association)
    }
    try talk.setUp()
    _ = up(try pdus.initialUL(du: 9))
    #expect(up(try pdus.initialUL(du: 9)).text("ueRelation") == "reused")
  }

  @Test func setUpInTheMiddleMakesEverythingKnown() throws {
    talk.startCaptured = false
    _ = up(try pdus.uplink(cu: 7, du: 9))
    try talk.setUp()
    let late = up(try pdus.uplink(cu: 70, du: 90))
    #expect(late["startSeen"] == 1 && late.text("ueRelation") == "unknown")
    // Who opened the association is not.
    #expect(late["startCaptured"] == 0)
  }

  // MARK: Ends

  @Test func endsAreToldByThePort() throws {
    _ = up(try pdus.setUpRequest())
    let roles = talk.units.entries.map(\.role)
    #expect(roles == [.du, .cu])
  }

  @Test func endsAreToldByWhoSendsWhatOnlyOneEndMaySend() throws {
    talk.wellKnownPort = false
    let reset = down(try reset(transaction: 1, .choice("f1-Interface", .item("reset-all"))))
    #expect(reset.unknown.contains("fromCU") && reset["isFromAllowedSide"] == nil)
    #expect(up(try pdus.setUpRequest())["fromCU"] == 0)
    #expect(down(try acknowledge(transaction: 1))["fromCU"] == 1)
    #expect(talk.units.entries.map(\.role) == [.cu, .du])
    #expect(talk.units.entries[1].evidence == [Indication(.message, "F1SetupRequest")])
  }

  @Test func declaredRolesGoFirst() throws {
    let units = UnitDirectory(declared: [UnitDeclaration(addresses: ["10.0.0.2"], role: .cu)])
    let talk = try Conversation(units: units)
    #expect(talk.message(from: .peripheral, try pdus.setUpRequest())["fromCU"] == 1)
  }
}

/// PDUs without addresses, as some tools write them.
@Suite struct BareMessageTests {
  private let bare = AssociationPath(
    association: 0, side: 0, source: TransportAddress(nil, port: 0),
    destination: TransportAddress(nil, port: 0),
    transport: .bare)

  @Test func messageTellsItsDirectionWhereOnlyOneEndMaySendIt() throws {
    let talk = try Conversation()
    let request = talk.send(from: .peripheral, try talk.pdus.setUpRequest(), path: bare)[0]
    let response = talk.send(from: .central, try talk.pdus.setUpResponse(), path: bare)[0]
    #expect(request["fromCU"] == 0 && response["fromCU"] == 1)
    #expect(request["isFromAllowedSide"] == nil && response["isFromAllowedSide"] == nil)
    #expect(request.text("transport") == "bare")
    let acknowledge = try talk.pdus.pdu("ResetAcknowledge", [Element("TransactionID", .integer(1))])
    let unknown = talk.send(from: .peripheral, acknowledge, path: bare)[0]
    #expect(unknown.unknown.contains("fromCU") && unknown["sender"] == nil)
  }

  @Test func endsWithoutAddressesAreUnitsByTheirRoles() throws {
    let talk = try Conversation()
    let request = talk.send(from: .peripheral, try talk.pdus.setUpRequest(), path: bare)[0]
    let response = talk.send(from: .central, try talk.pdus.setUpResponse(), path: bare)[0]
    #expect(talk.units.entries.map(\.role) == [.cu, .du])
    #expect(
      talk.units.entries.allSatisfy { $0.addresses.isEmpty && $0.evidence == [Indication(.whoSendsWhat)] })
    #expect(request["sender"] == 1 && request["receiver"] == 0 && response["sender"] == 0)
    // Those of another association are others.
    var second = bare
    second.association = 1
    #expect(talk.send(from: .peripheral, try talk.pdus.setUpRequest(), path: second)[0]["sender"] == 3)
  }

  @Test func theOnlyUnitThatIsDeclaredWithTheRoleIsMeant() throws {
    let units = UnitDirectory(declared: [UnitDeclaration(addresses: ["10.0.0.2"], role: .du)])
    let talk = try Conversation(units: units)
    #expect(talk.send(from: .peripheral, try talk.pdus.setUpRequest(), path: bare)[0]["sender"] == 0)
    #expect(talk.send(from: .central, try talk.pdus.setUpResponse(), path: bare)[0]["sender"] == 1)
  }
}
