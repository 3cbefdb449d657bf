import Results
import Testing

@testable import Reports

@Suite struct SequenceLadderTests {
  private func message(_ fields: String, event: String = "cus.u") -> MessageSummary {
    MessageSummary(frame: 1, time: 0, event: event, fields: fields)
  }

  @Test func fieldsThatAreEqualInAllMessagesAreToldOnce() {
    let labels = MessageLabels([
      message("eAxC = 0x0001, slotId = 3"), message("eAxC = 0x0001, slotId = 4"), message(""),
    ])
    #expect(labels.shared == "eAxC 0x0001")
    #expect(labels.own == ["slotId 3", "slotId 4", ""])
  }

  @Test func aFieldThatOneMessageLacksStaysWithTheOthers() {
    let labels = MessageLabels([message("eAxC = 0x0001, slotId = 3"), message("slotId = 3")])
    #expect(labels.shared == "slotId 3")
    #expect(labels.own == ["eAxC 0x0001", ""])
  }

  @Test func theNameOfTheMessageIsNotRepeated() {
    let labels = MessageLabels([message("message = Reset, id = 4", event: "f1ap.Reset")])
    #expect(labels.own == ["id 4"])
  }
}
