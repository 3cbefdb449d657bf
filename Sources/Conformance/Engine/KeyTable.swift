internal import Events

/// Numbers the keys of a rule in the order in which they turn up: open addressing over 64-bit cells.
struct KeyTable {
  /// More keys than this are not kept: memory stays bounded, and the rule says so.
  static let capacity = 65_536

  private let slots: [FieldSlot]
  /// Number of the state plus one; 0 = free.
  private var buckets: [Int32]
  /// The cells of all keys, one after the other.
  private var cells: [Int64] = []
  private(set) var count = 0

  init(_ slots: [FieldSlot]) {
    self.slots = slots
    buckets = Array(repeating: 0, count: 64)
  }

  /// The number of the row's key, or `nil` if the table is full.
  mutating func number(of row: borrowing EventRow) -> Int? {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for slot in slots {
      hash = (hash ^ UInt64(bitPattern: Self.cell(row, slot))) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash >> 32
    }
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash) & mask
    while buckets[bucket] != 0 {
      let state = Int(buckets[bucket]) - 1
      if matches(state, row) { return state }
      bucket = (bucket + 1) & mask
    }
    guard count < Self.capacity else { return nil }
    for slot in slots { cells.append(Self.cell(row, slot)) }
    count += 1
    buckets[bucket] = Int32(count)
    if count * 2 > buckets.count { grow() }
    return count - 1
  }

  private static func cell(_ row: borrowing EventRow, _ slot: FieldSlot) -> Int64 {
    row.present.contains(slot) ? row[slot] : .min
  }

  private func matches(_ state: Int, _ row: borrowing EventRow) -> Bool {
    for (index, slot) in slots.enumerated() where cells[state * slots.count + index] != Self.cell(row, slot) {
      return false
    }
    return true
  }

  private mutating func grow() {
    let old = count
    buckets = Array(repeating: 0, count: buckets.count * 2)
    let mask = buckets.count - 1
    for state in 0..<old {
      var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
      for index in slots.indices {
        hash = (hash ^ UInt64(bitPattern: cells[state * slots.count + index])) &* 0xD6E8_FEB8_6659_FD93
        hash ^= hash >> 32
      }
      var bucket = Int(truncatingIfNeeded: hash) & mask
      while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
      buckets[bucket] = Int32(state + 1)
    }
  }
}
