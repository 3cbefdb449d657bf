internal import Events
internal import Results

/// Which message an event tells of: its frame, and a field that tells the messages of one frame apart.
struct MessageIdentity: Equatable {
  private let frame: Int64
  private let cell: Int64

  @inline(__always)
  init(_ row: borrowing EventRow, _ slot: FieldSlot?) {
    frame = Ledger.frame(row)
    cell = slot.flatMap { row.value($0) } ?? 0
  }
}

/// The fields of one role or of several, by the numbers that a ``TrackingPlan`` gives to event types.
struct RoleFields {
  private let slots: [FieldSlot]
  /// Where the slots of an event type begin, and how many there are.
  private let ranges: [Range<Int>]
  private let sets: [FieldSet]

  init(_ fields: [EventTypeID: [FieldDefinition]], events: [EventTypeID]) {
    var slots: [FieldSlot] = []
    var ranges: [Range<Int>] = []
    for event in events {
      let own = fields[event]?.map(\.slot) ?? []
      ranges.append(slots.count..<slots.count + own.count)
      slots += own
    }
    self.slots = slots
    self.ranges = ranges
    sets = events.map { FieldSet((fields[$0] ?? []).map(\.slot)) }
  }

  /// Puts the values of an event's fields into an array; absent ones are the smallest number.
  ///
  /// - Returns: whether all of them were captured.
  @inline(__always)
  func read(_ row: borrowing EventRow, event: Int, into values: inout [Int64]) -> Bool {
    guard !sets[event].intersects(row.unknown) else { return false }
    let range = ranges[event]
    for index in 0..<range.count {
      let slot = slots[range.lowerBound &+ index]
      values[index] = row.present.contains(slot) ? row[slot] : .min
    }
    return true
  }

  /// The same of an event of which not all was captured.
  ///
  /// - Returns: which values are known, the lowest bit for the first one.
  func readKnown(_ row: borrowing EventRow, event: Int, into values: inout [Int64]) -> UInt64 {
    var known: UInt64 = 0
    for (index, slot) in slots[ranges[event]].enumerated() where !row.unknown.contains(slot) {
      known |= 1 << UInt64(index)
      values[index] = row.present.contains(slot) ? row[slot] : .min
    }
    return known
  }

  @inline(__always)
  func fields(event: Int) -> FieldSet { sets[event] }

  /// Whether all fields of an event were captured.
  @inline(__always)
  func areKnown(_ row: borrowing EventRow, event: Int) -> Bool { !sets[event].intersects(row.unknown) }

  @inline(__always)
  func first(event: Int) -> FieldSlot? { ranges[event].isEmpty ? nil : slots[ranges[event].lowerBound] }
}

extension FieldDefinition {
  /// The field of an event that is over, as a witness shows it. The smallest number stands for an absent one.
  func witness(_ value: Int64) -> WitnessField {
    value == .min
      ? WitnessField(name: name, missing: .absent, wireshark: wireshark)
      : WitnessField(
        name: name, value: value, text: text(value), wireshark: wireshark, filter: filterTerm(value))
  }

  /// That a value does not change; `.min` = the field is absent.
  func stays(_ value: Int64) -> Statement {
    value == .min ? Statement(.stillAbsent, name) : Statement(.unchanged, name, text(value))
  }

  /// What the field is; `.min` = it is absent.
  func statement(_ value: Int64) -> Statement {
    value == .min ? Statement(.absent, name) : Statement(.value, name, text(value))
  }
}
