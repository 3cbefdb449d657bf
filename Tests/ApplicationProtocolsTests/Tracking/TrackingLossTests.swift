import PackedEncoding
import Testing
import Transport

@testable import ApplicationProtocols

/// What is given up is counted, and nobody is charged for what was forgotten.
@Suite struct TrackingLossTests {
  private func conversation(_ change: (inout TrackingLimits) -> Void) throws -> Conversation {
    var limits = TrackingLimits()
    change(&limits)
    return try Conversation(limits: limits)
  }

  private func reset(_ talk: Conversation, transaction: Int64) throws {
    talk.send(
      from: .central,
      try talk.pdus.pdu(
        "Reset",
        [
          Element("TransactionID", .integer(transaction)), Element("Cause", talk.pdus.cause),
          Element("ResetType", .choice("f1-Interface", .item("reset-all"))),
        ]))
  }

  @Test func setUpsThatWaitAreBounded() throws {
    // Given room for two set-ups that wait, and a UE,
    let talk = try conversation { $0.pending = 2 }
    try talk.setUp()
    talk.send(from: .peripheral, try talk.pdus.initialUL(du: 9))
    talk.send(from: .central, try talk.pdus.downlink(cu: 7, du: 9))
    // when a third one comes and the first is answered,
    for transaction: Int64 in 2...4 {
      talk.send(from: .peripheral, try talk.pdus.setUpRequest(transaction: transaction))
    }
    #expect(talk.counts.losses == TrackingLosses(setUps: 1))
    talk.send(from: .central, try talk.pdus.setUpResponse(transaction: 2))
    // then nobody knows whose set-up it was.
    #expect(talk.message(from: .peripheral, try talk.pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "known")
    let other = talk.message(from: .peripheral, try talk.pdus.uplink(cu: 7, du: 10))
    #expect(other.text("ueRelation") == "unjudged")
  }

  @Test func resetsThatWaitAreBounded() throws {
    // Given a reset that was forgotten before its answer,
    let talk = try conversation { $0.pending = 1 }
    try talk.setUp()
    talk.send(from: .peripheral, try talk.pdus.initialUL(du: 9))
    try reset(talk, transaction: 1)
    try reset(talk, transaction: 2)
    #expect(talk.counts.losses == TrackingLosses(resets: 1))
    let acknowledge = try talk.pdus.pdu("ResetAcknowledge", [Element("TransactionID", .integer(1))])
    talk.send(from: .peripheral, acknowledge)
    // when the id is given again, then it is no id that is in use.
    #expect(talk.message(from: .peripheral, try talk.pdus.initialUL(du: 9)).text("ueRelation") == "new")
  }

  @Test func unitsOnOneInterfaceAreBounded() throws {
    let talk = try conversation { $0.instances = 1 }
    try talk.setUp()
    talk.send(from: .peripheral, try talk.pdus.setUpRequest(transaction: 2, unit: 18))
    talk.send(from: .central, try talk.pdus.setUpResponse(transaction: 2))
    #expect(talk.counts.losses == TrackingLosses(instances: 1))
  }

  @Test func timesToWaitAreBounded() throws {
    // Given room for one of them, and failures of two units,
    let talk = try conversation { $0.waits = 1 }
    for peer: UInt8 in 2...3 {
      let association = Int(peer)
      talk.send(from: .peripheral, try talk.pdus.setUpRequest(), association: association, peer: peer)
      talk.send(
        from: .central, try talk.pdus.setUpFailure(wait: "v10s"), association: association, peer: peer)
    }
    // then the second is not remembered,
    #expect(talk.counts.losses == TrackingLosses(waits: 1))
    let second = talk.message(from: .peripheral, try talk.pdus.setUpRequest(), association: 3, peer: 3)
    #expect(second["earliestRetry"] == nil)
    // and there is room again when the first is over.
    talk.now = 20
    talk.send(from: .central, try talk.pdus.setUpFailure(wait: "v10s"), association: 3, peer: 3)
    #expect(talk.counts.losses == TrackingLosses(waits: 1))
  }

  @Test func associationsAreBounded() throws {
    // Given room for one association, and two that begin,
    let talk = try conversation { $0.associations = 1 }
    try talk.setUp()
    talk.send(from: .peripheral, try talk.pdus.setUpRequest(unit: 18), association: 1, peer: 3)
    #expect(talk.counts.losses == TrackingLosses(associations: 1))
    // when the first goes on, then what it was is not judged.
    let late = talk.message(from: .peripheral, try talk.pdus.uplink(cu: 7, du: 9))
    #expect(late["startSeen"] == 0 && late.text("ueRelation") == "unjudged")
  }

  @Test func violationsOfOneMessageAreBounded() throws {
    let talk = try Conversation()
    let unknown = (0..<400).map { Element(unknown: 60_000 + $0, criticality: .ignore) }
    let few = talk.message(from: .peripheral, try talk.pdus.pdu("Reset", Array(unknown[..<200])))
    #expect(try #require(few["violations"]) > 200 && talk.counts.losses == TrackingLosses())
    let many = talk.message(from: .peripheral, try talk.pdus.pdu("Reset", unknown))
    #expect(many["violations"] == 256)
    #expect(talk.counts.losses == TrackingLosses(overfullMessages: 1))
  }

  // MARK: What the capture lacks

  @Test func afterAGapNobodyIsChargedForWhatMayHaveBeenInIt() throws {
    let talk = try Conversation()
    try talk.setUp()
    #expect(
      talk.message(from: .peripheral, try talk.pdus.uplink(cu: 7, du: 9)).text("ueRelation") == "unknown")
    _ = talk.defect(.gap(first: 5, last: 6, .acknowledged))
    let after = talk.message(from: .peripheral, try talk.pdus.uplink(cu: 8, du: 10))
    #expect(after.text("ueRelation") == "unjudged" && after["startSeen"] == 0)
    // A set-up makes everything known again.
    try talk.setUp()
    let later = talk.message(from: .peripheral, try talk.pdus.uplink(cu: 9, du: 11))
    #expect(later.text("ueRelation") == "unknown")
  }

  @Test func whatAMessageBeganThatWasCutIsNotKnown() throws {
    let talk = try Conversation()
    try talk.setUp()
    talk.send(from: .peripheral, try talk.pdus.initialUL(du: 9), cut: 12)
    #expect(talk.counts.cut == 1 && talk.counts.undecoded == 0)
    let next = talk.message(from: .central, try talk.pdus.downlink(cu: 7, du: 9))
    #expect(next.text("ueRelation") == "unjudged")
  }

  @Test func aMessageThatCannotBeReadHasNoEffect() throws {
    let talk = try Conversation()
    try talk.setUp()
    talk.send(from: .peripheral, Array(try talk.pdus.initialUL(du: 9).dropLast(4)))
    #expect(talk.counts.cut == 0 && talk.counts.undecoded == 1)
    let next = talk.message(from: .central, try talk.pdus.downlink(cu: 7, du: 9))
    #expect(next.text("ueRelation") == "unknown")
  }

  @Test func oneSideOfAnAssociationTellsNothingOfTheOther() throws {
    let talk = try Conversation()
    talk.showsBothSides = false
    _ = talk.message(from: .peripheral, try talk.pdus.setUpRequest())
    let first = talk.message(from: .peripheral, try talk.pdus.initialUL(du: 9))
    #expect(first["startSeen"] == 0 && first.text("ueRelation") == "new")
    let later = talk.message(from: .peripheral, try talk.pdus.uplink(cu: 7, du: 9))
    #expect(later.text("ueRelation") == "unjudged")
  }
}

extension TrackingLosses {
  init(
    associations: Int = 0, setUps: Int = 0, resets: Int = 0, instances: Int = 0, waits: Int = 0,
    overfullMessages: Int = 0
  ) {
    self.init()
    (self.associations, self.setUps, self.resets) = (associations, setUps, resets)
    (self.instances, self.waits, self.overfullMessages) = (instances, waits, overfullMessages)
  }
}
