public import Events

/// A copy of an event for evidence: texts are made of it only when the run is over.
public final class RowSnapshot {
  private let packed: PackedRow

  public init(_ row: borrowing EventRow) { packed = PackedRow(row) }

  /// The event: made anew each time.
  public var row: EventRow { packed.row }

  var type: EventTypeID { packed.type }
  /// When it was captured, nanoseconds since 1970.
  var time: Int64 { packed.value(FrameSlot.captureTime) ?? 0 }
  var capture: Int { Int(packed.value(FrameSlot.capture) ?? 0) }
  var frame: Int { Int(packed.value(FrameSlot.frameNumber) ?? 0) }
  var sender: UnitID? { packed.value(FrameSlot.sender).map { UnitID(rawValue: Int($0)) } }
  var receiver: UnitID? { packed.value(FrameSlot.receiver).map { UnitID(rawValue: Int($0)) } }

  func isCopy(of row: borrowing EventRow) -> Bool { packed.isCopy(of: row) }
}
