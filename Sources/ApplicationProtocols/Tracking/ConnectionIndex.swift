/// The places of connections by interface, side and id: open addressing in one flat array, since every message of a
/// UE looks for two ids.
struct ConnectionIndex {
  private struct Entry {
    var interface: Int64 = 0
    /// The id, and the side as the lowest bit.
    var id: Int64 = 0
    /// -1: the slot is free.
    var place: Int32 = -1
  }

  private var entries = [Entry](repeating: Entry(), count: 64)
  private var count = 0

  private var mask: Int { entries.count &- 1 }

  @inline(__always)
  private static func joined(_ id: Int64, _ side: ProtocolSide) -> Int64 {
    id &<< 1 | (side == .central ? 0 : 1)
  }

  @inline(__always)
  private func start(_ interface: Int64, _ id: Int64) -> Int {
    let product = UInt64(bitPattern: id ^ interface &<< 48).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low) & mask
  }

  /// The slot of a key, or the free one in which it belongs.
  @inline(__always)
  private func slot(_ interface: Int64, _ id: Int64) -> Int {
    var slot = start(interface, id)
    while entries[slot].place >= 0, entries[slot].id != id || entries[slot].interface != interface {
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  /// nil: there is none.
  func place(_ interface: Int64, _ side: ProtocolSide, _ id: Int64) -> Int? {
    let place = entries[slot(interface, Self.joined(id, side))].place
    return place >= 0 ? Int(place) : nil
  }

  /// The one that was there before is forgotten.
  mutating func set(_ interface: Int64, _ side: ProtocolSide, _ id: Int64, to place: Int) {
    let id = Self.joined(id, side)
    let slot = slot(interface, id)
    if entries[slot].place < 0 { count += 1 }
    entries[slot] = Entry(interface: interface, id: id, place: Int32(truncatingIfNeeded: place))
    if count * 2 > entries.count { grow() }
  }

  /// Closes the hole as well: what stands behind it may have wanted its slot.
  mutating func remove(_ interface: Int64, _ side: ProtocolSide, _ id: Int64) {
    var hole = slot(interface, Self.joined(id, side))
    guard entries[hole].place >= 0 else { return }
    count -= 1
    var next = (hole + 1) & mask
    while entries[next].place >= 0 {
      let wanted = start(entries[next].interface, entries[next].id)
      if (next - wanted) & mask >= (next - hole) & mask {
        entries[hole] = entries[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    entries[hole] = Entry()
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(), count: old.count * 2)
    for entry in old where entry.place >= 0 { entries[slot(entry.interface, entry.id)] = entry }
  }
}
