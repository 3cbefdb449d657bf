internal import Events

/// Events one after the other that pass the same requirements, for the same units.
struct PassRun {
  /// Cells of the row; -1: not known, -2: there is none yet.
  private let senderCell: Int64
  private let receiverCell: Int64
  private(set) var times: Int

  /// None.
  init() { (senderCell, receiverCell, times) = (-2, -2, 0) }

  @inline(__always)
  init(_ row: borrowing EventRow) {
    (senderCell, receiverCell) = Self.ends(row)
    times = 1
  }

  /// Counts an event, if its units are the same.
  @inline(__always)
  mutating func add(_ row: borrowing EventRow) -> Bool {
    guard Self.ends(row) == (senderCell, receiverCell) else { return false }
    times &+= 1
    return true
  }

  @inline(__always)
  private static func ends(_ row: borrowing EventRow) -> (Int64, Int64) {
    (
      row.present.contains(FrameSlot.sender) ? row[FrameSlot.sender] : -1,
      row.present.contains(FrameSlot.receiver) ? row[FrameSlot.receiver] : -1
    )
  }

  var sender: UnitID? { senderCell >= 0 ? UnitID(rawValue: Int(senderCell)) : nil }
  var receiver: UnitID? { receiverCell >= 0 ? UnitID(rawValue: Int(receiverCell)) : nil }
}
