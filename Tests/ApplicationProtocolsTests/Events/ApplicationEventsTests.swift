import Events
import Testing

@testable import ApplicationProtocols

/// Event types and fields are made when they are named.
@Suite struct ApplicationEventsTests {
  private let events = ApplicationEvents(.f1ap)
  private var catalogue: Catalogue { Catalogue([], sources: [events]) }

  @Test func familyHasAnEventForEachMessageAndThoseOfItsFaults() throws {
    let schema = try ShippedProtocol.f1ap.schema
    let names = catalogue.select("f1ap.*").map(\.name)
    #expect(names.count == schema.messages.count + 4)
    #expect(Set(names).isSuperset(of: ["f1ap", "f1ap.violation", "f1ap.remark", "f1ap.malformed"]))
    #expect(schema.messages.allSatisfy { names.contains("f1ap.\($0.name)") })
    #expect(events.known.isEmpty)
  }

  @Test func familyDoesNotDependOnWhichListsWereAskedForBefore() throws {
    // Given a rule on the family that is read first,
    let before = catalogue.select("f1ap.*").map(\.id)
    // when another asks for a list,
    let list = try #require(catalogue.event(named: "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List"))
    _ = catalogue.field(named: "dRBID", of: list.id)
    // then the family is the same to a rule that is read behind it: items are no messages.
    #expect(catalogue.select("f1ap.*").map(\.id) == before && !before.contains(list.id))
    #expect(catalogue.select("f1ap.UEContextSetupRequest.*").map(\.name) == ["f1ap.UEContextSetupRequest"])
  }

  @Test func listThatIsAskedForAtLastIsThereForTheDecoder() throws {
    let talk = try Conversation(asking: [
      "f1ap.F1SetupRequest": ["gNB-DU-ID"], "f1ap.UEContextSetupRequest": ["SpCell-ID.nRCellIdentity"],
      "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List": ["dRBID"],
    ])
    let list = try talk.pdus.list([try sampleBearer(talk.pdus, 3)], of: "DRBs-ToBeSetup-List")
    let seen = talk.send(
      from: .central, try talk.pdus.contextRequest(cu: 7, extra: [Element("DRBs-ToBeSetup-List", list)]))
    #expect(seen.map(\.name).contains("f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List"))
    #expect(seen.last?["dRBID"] == 3)
  }

  @Test func eventsHaveTheFieldsOfAllMessages() throws {
    let event = try #require(catalogue.event(named: "f1ap.Paging"))
    #expect(event.parent == catalogue.event(named: "f1ap")?.id && event.clause == "TS 38.473 8.7.1")
    let names = catalogue.fields(of: event.id).map(\.name)
    #expect(Set(names).count == names.count)
    for name in ["frameNumber", "fromCU", "ueRelation", "gNB-CU-UE-F1AP-ID", "owedReaction"] {
      #expect(names.contains(name))
    }
  }

  @Test func fieldKeepsItsSlotAndHasTheTypeOfItsIE() throws {
    let failure = try #require(catalogue.event(named: "f1ap.F1SetupFailure")?.id)
    let field = try #require(catalogue.field(named: "TimeToWait", of: failure))
    guard case .enumeration(let points) = field.kind else {
      Issue.record("TimeToWait is an enumeration")
      return
    }
    #expect(points.map(\.name) == ["v1s", "v2s", "v5s", "v10s", "v20s", "v60s"])
    #expect(field.optional && catalogue.field(named: "TimeToWait", of: failure)?.slot == field.slot)
    #expect(catalogue.field(named: "TransactionID", of: failure)?.slot == MessageSlot.transactionID)
    #expect(catalogue.field(named: "TimeToWeight", of: failure) == nil)
    #expect(catalogue.fieldNames(of: failure).contains("CriticalityDiagnostics.procedureCode"))
  }

  @Test func pathHasTheSameSlotInEveryMessage() throws {
    let first = try #require(catalogue.event(named: "f1ap.F1SetupFailure")?.id)
    let second = try #require(catalogue.event(named: "f1ap.UEContextSetupFailure")?.id)
    _ = catalogue.field(named: "TimeToWait", of: first)
    let one = catalogue.field(named: "Cause.radioNetwork", of: first)
    let other = catalogue.field(named: "Cause.radioNetwork", of: second)
    #expect(one != nil && one?.slot == other?.slot)
  }

  @Test func integersHaveTheirRange() throws {
    let id = try #require(catalogue.event(named: "f1ap.InitialULRRCMessageTransfer")?.id)
    let setUp = try #require(catalogue.event(named: "f1ap.F1SetupRequest")?.id)
    #expect(catalogue.field(named: "gNB-DU-ID", of: setUp)?.range == 0...68_719_476_735)
    // What newer versions may extend has no range.
    #expect(catalogue.field(named: "C-RNTI", of: id)?.range == nil)
    #expect(catalogue.field(named: "NRCGI.nRCellIdentity", of: id)?.kind == .mask(36))
    #expect(catalogue.field(named: "RRCContainer", of: id)?.kind == .digest)
  }

  @Test func listsAreNamedByTheirPath() throws {
    let name = "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List.uLUPTNLInformation-ToBeSetup-List"
    let list = try #require(catalogue.event(named: name))
    let parent = try #require(list.parent.flatMap { catalogue.event($0) })
    #expect(parent.name == "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List")
    #expect(catalogue.event(named: name)?.id == list.id)
    #expect(catalogue.event(named: "f1ap.UEContextSetupRequest.SpCell-ID") == nil)
    #expect(catalogue.event(named: "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List.dRBID") == nil)
    #expect(catalogue.event(named: "f1ap.NoSuchMessage") == nil)
    #expect(list.id.rawValue > 0x1400 && events.numbers.contains(list.id.rawValue))
  }

  @Test func fieldsInALineOfListsHaveSlotsOfTheirOwn() throws {
    let message = try #require(catalogue.event(named: "f1ap.UEContextSetupRequest")?.id)
    let list = try #require(catalogue.event(named: "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List")?.id)
    let own = try #require(catalogue.field(named: "dRBID", of: list))
    let ofMessage = try #require(catalogue.field(named: "ServCellIndex", of: list))
    #expect(own.slot != ofMessage.slot)
    #expect(catalogue.field(named: "ServCellIndex", of: message)?.slot == ofMessage.slot)
    #expect(catalogue.fields(of: list).map(\.name).contains("ServCellIndex"))
  }

  @Test func listsInChoicesOfE1AreFound() throws {
    let events = ApplicationEvents(.e1ap)
    let catalogue = Catalogue([], sources: [events])
    let path =
      "System-BearerContextSetupRequest.nG-RAN-BearerContextSetupRequest.PDU-Session-Resource-To-Setup-List"
    let list = try #require(catalogue.event(named: "e1ap.BearerContextSetupRequest.\(path)"))
    #expect(catalogue.field(named: "pDU-Session-ID", of: list.id) != nil)
    #expect(catalogue.event(named: "e1ap.BearerContextSetupRequest.\(path).dRB-To-Setup-List-NG-RAN") != nil)
  }

  @Test func slotsRunOutWithoutHarm() throws {
    let id = try #require(catalogue.event(named: "f1ap.UEContextModificationRequest")?.id)
    let names = catalogue.described(try #require(catalogue.event(id))).map(\.name)
    #expect(names.count > 200)
    let given = names.prefix(200).compactMap { catalogue.field(named: $0, of: id)?.slot }
    #expect(given.count < 200 && given.count >= MessageSlot.paths.count)
    #expect(
      Set(given.filter { MessageSlot.paths.contains(Int($0.rawValue)) }).count == MessageSlot.paths.count)
  }

  @Test(arguments: ShippedProtocol.allCases)
  func everyPathThatIsDescribedCanBeAskedFor(_ shipped: ShippedProtocol) throws {
    for message in try shipped.schema.messages {
      // A source of its own, so that no slot is taken.
      let events = ApplicationEvents(shipped)
      let id = try #require(events.event(named: "\(shipped.rawValue).\(message.name)")?.id)
      for field in events.described(id).prefix(40) {
        #expect(events.field(named: field.name, of: id) != nil, "\(message.name) \(field.name)")
      }
    }
  }
}
