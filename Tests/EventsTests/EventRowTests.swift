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
}
