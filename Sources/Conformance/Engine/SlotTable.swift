internal import Events

/// The slots of a form's fields for each event type, found without hashing.
struct SlotTable {
  private let slots: [FieldSlot]
  /// The smallest number of an event type in the table.
  private let first: Int
  /// Where the slots of an event type begin and end, by raw number counted from the first.
  private let bounds: [Int32]

  init(_ fields: [EventTypeID: [FieldDefinition]]) {
    var slots: [FieldSlot] = []
    let numbers = fields.keys.map { Int($0.rawValue) }.sorted()
    first = numbers.first ?? 0
    var bounds = Array(
      repeating: Int32(0), count: numbers.isEmpty ? 1 : numbers[numbers.count - 1] - first + 2)
    for (event, fields) in fields.sorted(by: { $0.key < $1.key }) {
      let number = Int(event.rawValue) - first
      slots += fields.map(\.slot)
      bounds[number + 1] = Int32(slots.count)
    }
    // What lies between two types has no slots.
    for index in bounds.indices.dropFirst() { bounds[index] = max(bounds[index], bounds[index - 1]) }
    self.slots = slots
    self.bounds = bounds
  }

  init(_ fields: [EventTypeID: FieldDefinition]) { self.init(fields.mapValues { [$0] }) }

  /// Where the event type's slots lie; empty for a type that is not in the table.
  @inline(__always)
  func range(_ event: EventTypeID) -> Range<Int> {
    let number = Int(event.rawValue) &- first
    guard number >= 0, number &+ 1 < bounds.count else { return 0..<0 }
    return Int(bounds[number])..<Int(bounds[number &+ 1])
  }

  @inline(__always)
  subscript(_ index: Int) -> FieldSlot { slots[index] }

  /// The first slot of the event type.
  @inline(__always)
  func first(_ event: EventTypeID) -> FieldSlot? {
    let range = range(event)
    return range.isEmpty ? nil : slots[range.lowerBound]
  }
}
