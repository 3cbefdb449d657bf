import Events
import Testing

@Suite struct EventRowTests {
  let low = FieldSlot(3)
  let high = FieldSlot(100)

  @Test func writingTheSameValueAgainIsNoChange() {
    var row = EventRow(flow: 0)
    row[low] = 7
    row[high] = -1
    row.changed = FieldSet()
    row[low] = 7
    row[high] = -1
    #expect(row.changed.isEmpty)
    row[high] = 2
    #expect(row.changed.slots == [high])
  }

  @Test func aFieldThatComesBackWithItsOldValueHasChanged() {
    var row = EventRow(flow: 0)
    row[low] = 0
    row.clear(low)
    row.changed = FieldSet()
    row[low] = 0
    #expect(row.changed.slots == [low])
    #expect(row.value(low) == 0)
  }

  @Test func anUnknownFieldHasNoValue() {
    var row = EventRow(flow: 0)
    row[low] = 5
    row.markUnknown(low)
    #expect(row.value(low) == nil)
    #expect(row.unknown.contains(low))
    row[low] = 6
    #expect(row.value(low) == 6)
  }

  @Test func aCopyIsOneUntilAnythingOfTheEventIsAnother() {
    func sample() -> EventRow {
      var row = EventRow(flow: 4, keepsPlaces: true)
      row.type = EventTypeID(rawValue: 9)
      row[low] = 5
      row[high] = 6
      row.setPlace(high, bits: 16..<24)
      return row
    }
    let copy = sample().copy()
    let isCopied = sample().isCopied(by: copy)
    #expect(isCopied)
    let changes: [(inout EventRow) -> Void] = [
      { $0.type = EventTypeID(rawValue: 8) }, { $0[high] = 7 }, { $0.clear(low) }, { $0.markUnknown(low) },
      { $0.setPlace(high, bits: 24..<32) }, { $0.isOneSided = true }, { $0.isPartial = true },
      { $0.setInferred(FieldSet([low])) },
    ]
    for (number, change) in changes.enumerated() {
      var row = sample()
      change(&row)
      let isCopied = row.isCopied(by: copy)
      #expect(!isCopied, "change \(number)")
    }
  }
}
