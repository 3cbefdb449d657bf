internal import Platform

/// What an event says, in no more room than its fields take: for evidence, of which a run may keep tens of thousands.
public struct PackedRow: Sendable {
  public let type: EventTypeID
  private let flow: Int
  private let isOneSided: Bool
  private let isPartial: Bool
  private let isUnreadable: Bool
  private let present: FieldSet
  private let unknown: FieldSet
  private let inferred: FieldSet
  private let presumed: FieldSet
  /// The cells of the fields that are present, in the order of their slots.
  private let cells: [Int64]
  /// Where the bits of each field lie; empty where the row keeps no places.
  private let places: [Int64]

  public init(_ row: borrowing EventRow) {
    type = row.type
    flow = row.flow
    isOneSided = row.isOneSided
    isPartial = row.isPartial
    isUnreadable = row.isUnreadable
    present = row.present
    unknown = row.unknown
    inferred = row.inferred
    presumed = row.presumed
    var cells: [Int64] = []
    cells.reserveCapacity(row.present.count)
    var rest = row.present
    while let slot = rest.popFirst() { cells.append(row[slot]) }
    self.cells = cells
    places = row.placeCells
  }

  /// The event as a row: made anew each time.
  public var row: EventRow {
    var row = EventRow(flow: flow, keepsPlaces: !places.isEmpty)
    row.type = type
    row.isOneSided = isOneSided
    row.isPartial = isPartial
    row.isUnreadable = isUnreadable
    var rest = present
    var place = 0
    while let slot = rest.popFirst() {
      row[slot] = cells[place]
      place += 1
    }
    row.unknown = unknown
    row.setInferred(inferred, presumed: presumed)
    row.placeCells = places
    return row
  }

  /// The value of a field, or `nil` where it is absent or unknown.
  public func value(_ slot: FieldSlot) -> Int64? {
    guard present.contains(slot), !unknown.contains(slot) else { return nil }
    return cells[present.count(below: slot)]
  }

  /// Whether a row shows the same event, with the same fields at the same places.
  public func isCopy(of row: borrowing EventRow) -> Bool {
    guard type == row.type, flow == row.flow, isOneSided == row.isOneSided, isPartial == row.isPartial,
      isUnreadable == row.isUnreadable,
      present == row.present, unknown == row.unknown, inferred == row.inferred
    else { return false }
    var rest = present
    var place = 0
    while let slot = rest.popFirst() {
      guard row[slot] == cells[place] else { return false }
      place += 1
    }
    return row.placeCells == places
  }
}

extension FieldSet {
  /// How many slots there are.
  fileprivate var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// How many slots lie before one.
  fileprivate func count(below slot: FieldSlot) -> Int {
    let before: UInt64 = (1 &<< UInt64(slot.rawValue & 63)) &- 1
    return slot.rawValue < 64
      ? (low & before).nonzeroBitCount : low.nonzeroBitCount + (high & before).nonzeroBitCount
  }

  /// Takes the first slot out of the set.
  fileprivate mutating func popFirst() -> FieldSlot? {
    guard !isEmpty else { return nil }
    let slot = FieldSlot(low != 0 ? low.trailingZeroBitCount : 64 + high.trailingZeroBitCount)
    remove(slot)
    return slot
  }
}
