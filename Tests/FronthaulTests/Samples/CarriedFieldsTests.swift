import Events
import Testing

@testable import Fronthaul

@Suite struct CarriedFieldsTests {
  private func row(_ fields: [(FieldSlot, Int64)]) -> EventRow {
    var row = EventRow(flow: EventRow.sharedFlow)
    for (slot, value) in fields { row[slot] = value }
    return row
  }

  @Test func aRowSaysWhatTheSectionSaidAndNothingOfTheOneBefore() {
    let tagged = row([
      (HeaderSlot.frameNumber, 3), (HeaderSlot.vlanId, 5), (HeaderSlot.carrierPrbs, 273),
      (UPlaneSlot.rb, 1), (UPlaneSlot.sectionId, 7),
    ])
    var untagged = row([
      (HeaderSlot.frameNumber, 4), (HeaderSlot.carrierPrbs, 106), (UPlaneSlot.sectionId, 7),
    ])
    untagged.markUnknown(HeaderSlot.carrierPrbs)

    var shown = row([(SampleSlot.blocks, 9)])
    CarriedFields(tagged, of: 0).restore(&shown)
    #expect(shown.value(HeaderSlot.vlanId) == 5)
    #expect(shown.value(HeaderSlot.carrierPrbs) == 273)
    // What is not carried.
    #expect(shown.value(UPlaneSlot.rb) == nil)
    #expect(shown.value(SampleSlot.blocks) == 9)

    shown.changed = FieldSet()
    CarriedFields(untagged, of: 0).restore(&shown)
    #expect(shown.value(HeaderSlot.frameNumber) == 4)
    #expect(shown.value(UPlaneSlot.sectionId) == 7)
    for slot in [HeaderSlot.vlanId, HeaderSlot.carrierPrbs] {
      #expect(shown.value(slot) == nil)
      #expect(shown.changed.contains(slot))
    }
    #expect(shown.changed.contains(HeaderSlot.frameNumber))
    #expect(!shown.changed.contains(SampleSlot.blocks))
  }
}
