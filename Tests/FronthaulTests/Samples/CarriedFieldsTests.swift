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

    let slots = CarriedFields.slots
    var shown = row([(SampleSlot.peakPower, 9)])
    var first = carried(tagged, SampleStatistics())
    first.restore(&shown, slots.span)
    #expect(shown.value(HeaderSlot.vlanId) == 5)
    #expect(shown.value(HeaderSlot.carrierPrbs) == 273)
    #expect(shown.value(SampleSlot.blocks) == 0)
    #expect(shown.value(SampleSlot.peakPower) == nil)
    // What is not carried.
    #expect(shown.value(UPlaneSlot.rb) == nil)

    shown.changed = FieldSet()
    var second = carried(untagged, powerful)
    second.restore(&shown, slots.span)
    #expect(shown.value(HeaderSlot.frameNumber) == 4)
    #expect(shown.value(UPlaneSlot.sectionId) == 7)
    for slot in [HeaderSlot.vlanId, HeaderSlot.carrierPrbs] {
      #expect(shown.value(slot) == nil)
      #expect(shown.changed.contains(slot))
    }
    #expect(shown.changed.contains(HeaderSlot.frameNumber))
    let measured = SampleSlot.all.map { shown.value($0) }
    #expect(measured == [2, 24, -1_204, -602, 5, 1, 0, 6, 0])
    #expect(shown.changed.contains(SampleSlot.peakPower))
  }

  /// A quarter of full scale in the mean, half of it at most: 12 dB and 6 dB below.
  private var powerful: SampleStatistics {
    var statistics = SampleStatistics()
    (statistics.blocks, statistics.elements) = (2, 24)
    (statistics.energy, statistics.peak) = (24 << 26, 1 << 28)
    (statistics.saturated, statistics.zeroBlocks) = (5, 1)
    statistics.exponents[6] = 1
    statistics.exponents[3] = 1
    return statistics
  }

  private func carried(_ row: borrowing EventRow, _ statistics: SampleStatistics) -> CarriedFields {
    var fields = CarriedFields()
    // Places are used again: nothing is left of what was there.
    fields.take(powerful)
    fields.take(row)
    fields.take(statistics)
    return fields
  }
}
