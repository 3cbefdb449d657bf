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

  @Test func aPackedEventIsACopyUntilAnythingOfItIsAnother() {
    func sample() -> EventRow {
      var row = EventRow(flow: 4, keepsPlaces: true)
      row.type = EventTypeID(rawValue: 9)
      row[low] = 5
      row[high] = 6
      row.setPlace(high, bits: 16..<24)
      return row
    }
    let copy = PackedRow(sample())
    let isCopied = copy.isCopy(of: sample())
    #expect(isCopied)
    let changes: [(inout EventRow) -> Void] = [
      { $0.type = EventTypeID(rawValue: 8) }, { $0[high] = 7 }, { $0.clear(low) }, { $0.markUnknown(low) },
      { $0.setPlace(high, bits: 24..<32) }, { $0.isOneSided = true }, { $0.isPartial = true },
      { $0.setInferred(FieldSet([low])) },
    ]
    for (number, change) in changes.enumerated() {
      var row = sample()
      change(&row)
      let isCopied = copy.isCopy(of: row)
      #expect(!isCopied, "change \(number)")
    }
  }

  @Test func aPackedEventHasTheFieldsOfTheEventAtTheirPlaces() {
    var row = EventRow(flow: 4, keepsPlaces: true)
    row.type = EventTypeID(rawValue: 9)
    row[low] = 5
    row[high] = 6
    row[FieldSlot(64)] = 7
    row[FieldSlot(5)] = 8
    row.clear(FieldSlot(5))
    row.markUnknown(FieldSlot(63))
    row.setPlace(high, bits: 16..<24)
    row.setInferred(FieldSet([low, high]), presumed: FieldSet([high]))
    let packed = PackedRow(row)
    let slots = (0..<128).map { FieldSlot($0) }
    #expect(slots.compactMap { packed.value($0) } == [5, 7, 6])
    let unpacked = packed.row
    for slot in slots {
      let (value, expected) = (unpacked.value(slot), row.value(slot))
      #expect(value == expected)
      let (place, expectedPlace) = (unpacked.place(of: slot), row.place(of: slot))
      #expect(place == expectedPlace)
    }
    let (sets, expected) = (
      [unpacked.unknown, unpacked.inferred, unpacked.presumed], [row.unknown, row.inferred, row.presumed]
    )
    #expect(sets == expected)
    let isCopy = packed.isCopy(of: unpacked)
    #expect(isCopy)
  }
}
