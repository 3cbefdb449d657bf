import ApplicationProtocols
import Documents
import PackedEncoding
import Synthesis
import Testing
import Transport

/// The scripts of the library: what is said, by whom, and with which ids.
@Suite struct DialogueTests {
  /// The ids of IEs. TS 38.473, 9.4.7.
  private static let transaction: Int64 = 78
  private static let cuID: Int64 = 40
  private static let duID: Int64 = 41
  private static let du: UInt32 = 0x0A00_0001

  @Test func theDUSetsTheInterfaceUpAndTheCUActivatesItsCells() throws {
    let signals = try SampleAssociation.scenario().signals()
    #expect(signals.map(\.name) == ["F1SetupRequest", "F1SetupResponse"])
    #expect(signals.map(\.role) == ["initiatingMessage", "successfulOutcome"])
    #expect(signals.map(\.source) == [Self.du, 0x0A00_0003])
    #expect(signals.map(\.chunk.payloadProtocol) == [62, 62])
    #expect(signals.map(\.chunk.stream) == [0, 0])
    #expect(signals[0].number(Self.transaction) == signals[1].number(Self.transaction))
    // The IEs stand in the order of the specification: transaction, id, name, cells, RRC version.
    #expect(signals[0].elements.map(\.id) == [78, 42, 45, 44, 171])
    #expect(signals[1].elements.map(\.id) == [78, 82, 3, 170])
  }

  @Test func aRefusedSetUpIsTriedAgainWhenTheTimeToWaitIsOver() throws {
    let scenario = try SampleAssociation.scenario(
      replacing: [
        "setup: {": "setup: { answer: reject, time_to_wait: v1s,", "duration: 500": "duration: 2000",
      ])
    let signals = try scenario.signals()
    #expect(
      signals.map(\.name) == ["F1SetupRequest", "F1SetupFailure", "F1SetupRequest", "F1SetupResponse"])
    let wait = signals[2].time - signals[1].time
    #expect((1_000_000_000...1_200_000_000).contains(wait))
    #expect(signals[0].number(Self.transaction) != signals[2].number(Self.transaction))
  }

  @Test func aUEThatAttachesHasBothIdsFromTheFirstAnswerOnUntilItsRelease() throws {
    let scenario = try SampleAssociation.scenario(
      "ues:\n  - { life: attach, count: 2, every: 1, transfers: 1, modifications: 1, inactivity: true }")
    let all = try scenario.signals()
    for id in [Int64(1), 2] {
      let signals = all.filter { $0.number(Self.duID) == id }
      #expect(
        signals.script == [
          "InitialULRRCMessageTransfer", "DLRRCMessageTransfer", "ULRRCMessageTransfer",
          "UEContextSetupRequest", "UEContextSetupResponse", "ULRRCMessageTransfer", "DLRRCMessageTransfer",
          "ULRRCMessageTransfer", "DLRRCMessageTransfer", "ULRRCMessageTransfer",
          "UEContextModificationRequest", "UEContextModificationResponse", "UEInactivityNotification",
          "UEContextReleaseCommand", "UEContextReleaseComplete",
        ])
      #expect(signals[0].number(Self.cuID) == nil)
      #expect(Set(signals.dropFirst().map { $0.number(Self.cuID) }).count == 1)
      // One stream of a UE, and not the common one.
      #expect(Set(signals.map(\.chunk.stream)) == [UInt16(id)])
      #expect(signals.allSatisfy { ($0.source == Self.du) == (Self.isOfDU($0.name)) })
    }
  }

  private static func isOfDU(_ name: String) -> Bool {
    ["Initial", "UL", "UEInactivity"].contains { name.hasPrefix($0) } || name.hasSuffix("Response")
      || name.hasSuffix("Complete")
  }

  @Test(arguments: [
    (
      "reject", ["InitialULRRCMessageTransfer", "UEContextReleaseCommand", "UEContextReleaseComplete"]
    ),
    (
      "handover-in",
      [
        "UEContextSetupRequest", "UEContextSetupResponse", "ULRRCMessageTransfer", "DLRRCMessageTransfer",
        "ULRRCMessageTransfer", "UEContextReleaseCommand", "UEContextReleaseComplete",
      ]
    ),
  ])
  func aLifeIsAScript(_ life: String, _ messages: [String]) throws {
    let scenario = try SampleAssociation.scenario("ues:\n  - { life: \(life), transfers: 1 }")
    #expect(try scenario.signals().script == messages)
  }

  @Test func aUEOfAnotherCellHasNoIdOfTheDUBeforeItsAnswer() throws {
    let signals = try SampleAssociation.scenario("ues:\n  - { life: handover-in }").signals()
    #expect(signals[2].number(Self.duID) == nil)
    #expect(signals[3].number(Self.duID) == 1)
  }

  @Test func aReestablishedUEHasANewIdAndTheOldOneIsNamed() throws {
    let signals = try SampleAssociation.scenario("ues:\n  - { life: re-establishment }").signals()
    let first = try #require(signals.firstIndex { $0.name == "InitialULRRCMessageTransfer" })
    let again = try #require(signals.lastIndex { $0.name == "InitialULRRCMessageTransfer" })
    #expect(again > first)
    #expect(signals[again].number(Self.duID) == 2)
    // oldgNB-DU-UE-F1AP-ID.
    #expect(signals[again + 1].number(47) == signals[first].number(Self.duID))
    #expect(signals[(again + 1)...].allSatisfy { $0.number(Self.duID) == 2 })
  }

  @Test func aRenamedUEHasTheNewIdFromTheNextMessageOn() throws {
    let signals = try SampleAssociation.scenario("ues:\n  - { life: renaming }").signals()
    // new-gNB-CU-UE-F1AP-ID.
    let place = try #require(signals.firstIndex { $0[217] != nil })
    #expect(signals[place].number(Self.cuID) == 1)
    #expect(signals[place].number(217) == 2)
    #expect(signals[(place + 1)...].allSatisfy { $0.number(Self.cuID) == 2 })
  }

  @Test func noMessageOfAUEIsTheSameAsTheOneBefore() throws {
    let signals = try SampleAssociation.scenario("ues:\n  - { life: attach, transfers: 20 }").signals()
    for source in Set(signals.map(\.source)) {
      let octets = signals.filter { $0.source == source }.map(\.chunk.data)
      #expect(zip(octets, octets.dropFirst()).allSatisfy { $0 != $1 })
    }
  }

  @Test(arguments: ["bearer-context", "bearer-refused", "release-by-up", "data-notification"])
  func bearerContextsOfE1HaveAPairOfIds(_ life: String) throws {
    let scenario = try SampleAssociation.scenario(
      "ues:\n  - { life: \(life), bearers: 2, modifications: 1, inactivity: true }", of: SampleAssociation.e1)
    let signals = try scenario.signals()
    #expect(signals[0].name == "GNB-CU-UP-E1SetupRequest")
    let context = signals.dropFirst(2)
    #expect(context.first?.name == "BearerContextSetupRequest")
    #expect(context.allSatisfy { $0.number(2) == 1 })
    #expect(signals.allSatisfy { $0.chunk.payloadProtocol == 64 })
  }
}
