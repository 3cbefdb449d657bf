internal import Events

/// The slots of a form's fields for each event type, found without hashing.
struct SlotTable {
  private let slots: [FieldSlot]
  /// Where the slots of an event type begin and end, by raw number.
  private let bounds: [Int]

  init(_ fields: [EventTypeID: [FieldDefinition]]) {
    var slots: [FieldSlot] = []
    var bounds = [0]
    let last = Int(fields.keys.map(\.rawValue).max() ?? 0)
    for raw in 0...last {
      slots += fields[EventTypeID(rawValue: UInt16(raw))]?.map(\.slot) ?? []
      bounds.append(slots.count)
    }
    self.slots = slots
    self.bounds = bounds
  }

  init(_ fields: [EventTypeID: FieldDefinition]) { self.init(fields.mapValues { [$0] }) }

  /// Where the event type's slots lie; empty for a type that is not in the table.
  @inline(__always)
  func range(_ event: EventTypeID) -> Range<Int> {
    let raw = Int(event.rawValue)
    return raw &+ 1 < bounds.count ? bounds[raw]..<bounds[raw &+ 1] : 0..<0
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
