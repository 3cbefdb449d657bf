import Events
import Testing
import Transport

@testable import ApplicationProtocols

/// RFC 9260: what becomes of associations is told like messages are.
@Suite struct AssociationEventsTests {
  @Test func definitionsHaveSlotsOfTheirOwn() {
    for event in AssociationEvents.definitions {
      #expect((400...449).contains(event.id.rawValue))
      #expect(Set(event.fields.map(\.slot)).count == event.fields.count)
      #expect(Set(event.fields.map(\.name)).count == event.fields.count)
    }
  }

  @Test(arguments: AssociationChange.Kind.allCases) func changesAreTold(_ kind: AssociationChange.Kind) throws
  {
    let event = try Conversation().change(kind)
    #expect(event.name == "sctp.association" && event.text("change") == kind.rawValue)
    #expect(event["association"] == 0 && event["side"] == 0 && event["startCaptured"] == 1)
    #expect(event.text("application") == "f1ap")
  }

  @Test func aPortThatIsNotRegisteredTellsOfNoProtocol() throws {
    let talk = try Conversation()
    talk.wellKnownPort = false
    #expect(talk.change(.started)["application"] == nil)
  }

  @Test func defectsAreToldWithTheirNumbers() throws {
    let talk = try Conversation()
    let gap = talk.defect(.gap(first: 5, last: 7, .timeout))
    #expect(gap.name == "sctp.defect" && gap.text("kind") == "gap" && gap.text("reason") == "timeout")
    #expect(gap["firstTSN"] == 5 && gap["lastTSN"] == 7)
    let sequence = talk.defect(.streamSequence(stream: 3, expected: 1, found: 9))
    #expect(sequence["stream"] == 3 && sequence["number"] == 9 && sequence["firstTSN"] == nil)
    #expect(talk.defect(.tooManyAssociations).text("kind") == "tooManyAssociations")
  }
}
