internal import Events

/// Numbers the keys of a rule in the order in which they turn up: open addressing over 64-bit cells.
///
/// The same values are the same key, whatever the event type and the slots in which it keeps them.
struct KeyTable {
  /// More keys than this are not kept: memory stays bounded, and the rule says so.
  static let capacity = 65_536

  private let slots: SlotTable
  /// Cells of a key.
  private let width: Int
  /// Number of the state plus one; 0 = free.
  private var buckets: [Int32]
  /// The cells of all keys, one after the other.
  private var cells: [Int64] = []
  private(set) var count = 0

  init(_ key: [EventTypeID: [FieldDefinition]]) {
    slots = SlotTable(key)
    width = key.values.map(\.count).max() ?? 0
    buckets = Array(repeating: 0, count: 64)
  }

  /// The number of the row's key, or `nil` if the table is full.
  mutating func number(of row: borrowing EventRow) -> Int? {
    let range = slots.range(row.type)
    var hash = Self.seed
    for index in 0..<width { Self.mix(cell(row, range, index), into: &hash) }
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash) & mask
    while buckets[bucket] != 0 {
      let state = Int(buckets[bucket]) - 1
      if matches(state, row, range) { return state }
      bucket = (bucket + 1) & mask
    }
    guard count < Self.capacity else { return nil }
    for index in 0..<width { cells.append(cell(row, range, index)) }
    count += 1
    buckets[bucket] = Int32(count)
    if count * 2 > buckets.count { grow() }
    return count - 1
  }

  var bytes: Int { buckets.storageBytes + cells.storageBytes }

  static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  static func mix(_ cell: Int64, into hash: inout UInt64) {
    hash = (hash ^ UInt64(bitPattern: cell)) &* 0xD6E8_FEB8_6659_FD93
    hash ^= hash >> 32
  }

  /// A field of the row's key; one that is absent is the smallest number.
  @inline(__always)
  private func cell(_ row: borrowing EventRow, _ range: Range<Int>, _ index: Int) -> Int64 {
    guard index < range.count else { return .min }
    let slot = slots[range.lowerBound &+ index]
    return row.present.contains(slot) ? row[slot] : .min
  }

  private func matches(_ state: Int, _ row: borrowing EventRow, _ range: Range<Int>) -> Bool {
    for index in 0..<width where cells[state * width + index] != cell(row, range, index) { return false }
    return true
  }

  private mutating func grow() {
    buckets = Array(repeating: 0, count: buckets.count * 2)
    let mask = buckets.count - 1
    for state in 0..<count {
      var hash = Self.seed
      for index in 0..<width { Self.mix(cells[state * width + index], into: &hash) }
      var bucket = Int(truncatingIfNeeded: hash) & mask
      while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
      buckets[bucket] = Int32(state + 1)
    }
  }
}
