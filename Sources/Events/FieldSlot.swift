/// The place of a field in an ``EventRow``: 0 to 127.
public struct FieldSlot: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  @inlinable public init(_ value: Int) { self.rawValue = UInt8(truncatingIfNeeded: value) & 127 }
  @inlinable public static func < (a: FieldSlot, b: FieldSlot) -> Bool { a.rawValue < b.rawValue }
}

/// A set of field slots, two machine words.
public struct FieldSet: Hashable, Sendable {
  public var low: UInt64
  public var high: UInt64

  @inlinable public init(low: UInt64 = 0, high: UInt64 = 0) {
    self.low = low
    self.high = high
  }

  public init(_ slots: some Sequence<FieldSlot>) {
    self.init()
    for slot in slots { insert(slot) }
  }

  /// Every slot.
  @inlinable public static var all: FieldSet { FieldSet(low: .max, high: .max) }

  @inlinable public var isEmpty: Bool { low | high == 0 }

  @inlinable @inline(__always)
  public func contains(_ slot: FieldSlot) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(slot.rawValue & 63)
    return (slot.rawValue < 64 ? low : high) & bit != 0
  }

  @inlinable @inline(__always)
  public mutating func insert(_ slot: FieldSlot) {
    let bit: UInt64 = 1 &<< UInt64(slot.rawValue & 63)
    if slot.rawValue < 64 { low |= bit } else { high |= bit }
  }

  @inlinable @inline(__always)
  public mutating func remove(_ slot: FieldSlot) {
    let bit: UInt64 = 1 &<< UInt64(slot.rawValue & 63)
    if slot.rawValue < 64 { low &= ~bit } else { high &= ~bit }
  }

  @inlinable @inline(__always)
  public func intersects(_ other: FieldSet) -> Bool { (low & other.low) | (high & other.high) != 0 }

  @inlinable @inline(__always)
  public mutating func formUnion(_ other: FieldSet) {
    low |= other.low
    high |= other.high
  }

  @inlinable public func union(_ other: FieldSet) -> FieldSet {
    FieldSet(low: low | other.low, high: high | other.high)
  }

  @inlinable public func intersection(_ other: FieldSet) -> FieldSet {
    FieldSet(low: low & other.low, high: high & other.high)
  }

  @inlinable public func subtracting(_ other: FieldSet) -> FieldSet {
    FieldSet(low: low & ~other.low, high: high & ~other.high)
  }

  /// The slots in ascending order.
  public var slots: [FieldSlot] { (0..<128).map { FieldSlot($0) }.filter(contains) }
}
