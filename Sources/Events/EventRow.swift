public import JSON
public import Platform

/// One event: the fields of a message (or of a part of it) as 64-bit cells that codecs fill and rules read.
///
/// There is one row for each flow, reused from message to message, so that ``changed`` tells which fields
/// differ from the previous message of the *same* flow: rules whose fields did not change need not run again.
/// Cells 0 to 127 are fields, cells 128 to 255 are the registers of the expression that is being evaluated.
///
/// A field is in one of three states: *present* (its cell holds the value), *unknown* (the message has it, but
/// the capture did not keep its bytes) or absent.
public struct EventRow: ~Copyable {
  /// What the row shows at the moment.
  public var type = EventTypeID(rawValue: 0)
  /// Dense number of the flow that the row belongs to; rows of different flows have different numbers.
  public let flow: Int
  /// Whether the capture has shown nothing of the other side of the conversation so far: what that did is not known.
  public var isOneSided = false
  /// Whether a part of the message was not captured, or not read because of a limit of the tool: nobody knows what is in it.
  public var isPartial = false
  /// Whether fields are unknown because the bytes can't be read by the format that they announce or that is configured,
  /// although they were captured.
  public var isUnreadable = false
  /// Whether the capture clock may have stepped forward just before: what seems to have passed since earlier events need
  /// not have.
  public var isTimeDoubtful = false
  public var present = FieldSet()
  public var unknown = FieldSet()
  /// Fields whose value is not in the message but was inferred from the traffic (see design §5, rule 5).
  public private(set) var inferred = FieldSet()
  /// Inferred fields that more traffic may still correct, such as a carrier width of which only the used part is known.
  /// A value that contradicts one of them is inconclusive, not a failure.
  public private(set) var presumed = FieldSet()
  /// Fields that were set to another value, added or removed since a consumer last emptied this set.
  public var changed = FieldSet.all

  public var cells = CellBuffer()
  /// Where the bits of fields lie whose place differs from message to message; see ``setPlace(_:bits:)``.
  private var places: CellBuffer?

  /// The number of cells that hold fields; the remaining cells are registers.
  private static let fieldCount = 128

  /// The flow of all rows that nobody follows from message to message: every rule runs on each of their events.
  @inlinable public static var sharedFlow: Int { 0 }

  /// - Parameter keepsPlaces: whether fields have places that differ from message to message.
  public init(flow: Int, keepsPlaces: Bool = false) {
    self.flow = flow
    places = keepsPlaces ? CellBuffer() : nil
  }

  /// Says which bits of the frame a field was read from. Has no effect on a row that keeps no places.
  public mutating func setPlace(_ slot: FieldSlot, bits: Range<Int>) {
    places?[slot.rawValue] = Int64(bits.lowerBound) << 24 | Int64(min(bits.count, 0xFF_FFFF))
  }

  /// The bits of the frame, counted from its start, that a field was read from; nil where that is not known.
  public func place(of slot: FieldSlot) -> Range<Int>? {
    let cell = placeCell(slot)
    guard cell & 0xFF_FFFF != 0 else { return nil }
    let start = Int(cell >> 24)
    return start..<start + Int(cell & 0xFF_FFFF)
  }

  /// What ``setPlace(_:bits:)`` noted; 0 where it noted nothing.
  private func placeCell(_ slot: FieldSlot) -> Int64 {
    switch places {
    case .none: return 0
    case .some(let places): return places[slot.rawValue]
    }
  }

  /// Reading gives the cell whether or not the field is present; writing makes the field present.
  @inlinable
  public subscript(_ slot: FieldSlot) -> Int64 {
    @inline(__always) get { cells[slot.rawValue] }
    @inline(__always) set {
      if cells[slot.rawValue] != newValue || !present.contains(slot) {
        cells[slot.rawValue] = newValue
        changed.insert(slot)
        present.insert(slot)
        unknown.remove(slot)
      }
    }
  }

  /// The value, or `nil` where the field is absent or unknown.
  @inlinable @inline(__always)
  public func value(_ slot: FieldSlot) -> Int64? {
    present.contains(slot) && !unknown.contains(slot) ? cells[slot.rawValue] : nil
  }

  /// The unit that sent the message, where it is known.
  public var sender: UnitID? { value(FrameSlot.sender).map { UnitID(rawValue: Int($0)) } }
  /// The unit that the message is for, where it is known.
  public var receiver: UnitID? { value(FrameSlot.receiver).map { UnitID(rawValue: Int($0)) } }

  /// A copy that outlives the message. For evidence see ``PackedRow``.
  public func copy() -> EventRow {
    var other = EventRow(flow: flow)
    other.type = type
    other.isOneSided = isOneSided
    other.isPartial = isPartial
    other.isUnreadable = isUnreadable
    other.isTimeDoubtful = isTimeDoubtful
    other.present = present
    other.unknown = unknown
    other.inferred = inferred
    other.presumed = presumed
    other.changed = changed
    other.cells = cells.copy()
    switch places {
    case .none: break
    case .some(let places): other.places = places.copy()
    }
    return other
  }

  /// Where the bits of each field lie, as ``setPlace(_:bits:)`` notes it; empty in a row that keeps no places.
  var placeCells: [Int64] {
    get {
      guard places != nil else { return [] }
      var found: [Int64] = []
      for number in 0..<Self.fieldCount { found.append(placeCell(FieldSlot(number))) }
      return found
    }
    set {
      for (number, cell) in newValue.enumerated() { places?[UInt8(truncatingIfNeeded: number)] = cell }
    }
  }

  /// Makes a field absent.
  @inlinable @inline(__always)
  public mutating func clear(_ slot: FieldSlot) {
    if present.contains(slot) || unknown.contains(slot) {
      present.remove(slot)
      unknown.remove(slot)
      changed.insert(slot)
    }
  }

  /// Sets a field, or makes it absent where there is no value.
  @inlinable @inline(__always)
  public mutating func set(_ slot: FieldSlot, _ value: Int64?) {
    if let value { self[slot] = value } else { clear(slot) }
  }

  /// Marks a field that the message has and the capture did not keep.
  @inlinable
  public mutating func markUnknown(_ slot: FieldSlot) {
    present.remove(slot)
    unknown.insert(slot)
    changed.insert(slot)
  }

  /// Says which fields are inferred, and which of them are presumed. Those for which it is news that they are inferred
  /// count as changed.
  public mutating func setInferred(_ fields: FieldSet, presumed: FieldSet = FieldSet()) {
    self.presumed = presumed
    changed.formUnion(inferred.subtracting(fields).union(fields.subtracting(inferred)))
    inferred = fields
  }

  /// Makes all fields of a set absent.
  @inlinable
  public mutating func clear(_ fields: FieldSet) {
    changed.formUnion(present.union(unknown).intersection(fields))
    present = present.subtracting(fields)
    unknown = unknown.subtracting(fields)
  }
}

/// A unit of the chain (an RU, a DU, …), numbered by whoever resolves addresses.
public struct UnitID: RawRepresentable, Hashable, Sendable, Comparable, Codable {
  public let rawValue: Int
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
  @inlinable public static func < (a: UnitID, b: UnitID) -> Bool { a.rawValue < b.rawValue }
}

/// A step forward of the capture clock, which something else than the clock shows.
public struct ClockStep: Equatable, Sendable {
  /// The last time stamp before the step and the first one after it, nanoseconds since 1970.
  public let start: Int64
  public let end: Int64
  /// How much time passed between the two at least, nanoseconds.
  public let least: Int64

  public init(start: Int64, end: Int64, least: Int64) {
    (self.start, self.end, self.least) = (start, end, least)
  }

  /// The greatest distance by which the clock may have stepped, nanoseconds.
  public var distance: Int64 { end.subtractingWithSaturation(start).subtractingWithSaturation(least) }
}

/// Takes events, one at a time, in the order of the capture.
///
/// The row is lent: whoever wants to keep something copies it.
public protocol EventSink: ~Copyable {
  /// The capture begins.
  ///
  /// - Parameter time: of the first frame, nanoseconds since 1970.
  mutating func begin(at time: Int64)

  /// The capture breaks off, and goes on later.
  ///
  /// - Parameters:
  ///   - end: up to when the traffic was observed, nanoseconds since 1970.
  ///   - start: since when it is observed again.
  mutating func breakOff(at end: Int64, until start: Int64)

  /// The transport of two units numbers what they send, and numbers of one are missing that the other has received.
  ///
  /// - Parameters:
  ///   - unit: who has sent what is missing.
  ///   - other: its peer.
  ///   - start: when the last number before was seen, nanoseconds since 1970.
  ///   - end: when the gap in the numbers was seen.
  mutating func noteJump(of unit: UnitID, over other: UnitID, from start: Int64, to end: Int64)

  mutating func receive(_ row: inout EventRow)

  /// The clock of the capture has stepped forward.
  mutating func noteStep(_ step: ClockStep)

  /// A unit sent something that is no event, so the capture shows what it sends.
  ///
  /// - Parameter time: when, nanoseconds since 1970.
  mutating func see(_ unit: UnitID, at time: Int64)

  /// Takes the event of a message that has more than the row shows.
  ///
  /// - Parameter content: the whole message for readers, by the paths of its fields. Made when called.
  mutating func receive(_ row: inout EventRow, content: () -> JSONValue)
}

extension EventSink where Self: ~Copyable {
  /// Most have no use for it.
  @inlinable
  public mutating func begin(at time: Int64) {}

  /// Whoever remembers nothing has no use for it.
  @inlinable
  public mutating func breakOff(at end: Int64, until start: Int64) {}

  /// Only whoever judges wants to know what the capture lacks.
  @inlinable
  public mutating func noteJump(of unit: UnitID, over other: UnitID, from start: Int64, to end: Int64) {}

  /// Whoever compares no times has no use for it.
  @inlinable
  public mutating func noteStep(_ step: ClockStep) {}

  /// Whoever does not look for what is missing has no use for it.
  @inlinable
  public mutating func see(_ unit: UnitID, at time: Int64) {}

  /// Whoever only judges needs no more than the row.
  @inlinable
  public mutating func receive(_ row: inout EventRow, content: () -> JSONValue) { receive(&row) }
}
