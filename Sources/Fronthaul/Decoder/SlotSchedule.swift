internal import Events

/// What the C-plane scheduled for an antenna in a direction, slot by slot: which symbols, and how early it asked.
///
/// The last slots are kept, so memory is bounded; what is older counts as not scheduled.
final class SlotSchedule {
  /// Slots that are kept: a power of two.
  static let capacity = 256

  private struct Entry {
    var slot: Int64 = .min
    /// Bit n: symbol n is scheduled.
    var symbols: UInt16 = 0
    /// Nanoseconds from the request to the air: of several the shortest.
    var lead: Int64 = .max
  }

  private var entries = Array(repeating: Entry(), count: capacity)

  /// Takes a request of the C-plane.
  ///
  /// - Parameters:
  ///   - lead: nanoseconds from the request to its first symbol; nil where nobody knows.
  func schedule(_ symbols: UInt16, in slot: Int64, lead: Int64?) {
    let place = Self.place(slot)
    if entries[place].slot != slot { entries[place] = Entry(slot: slot) }
    entries[place].symbols |= symbols
    if let lead { entries[place].lead = min(entries[place].lead, lead) }
  }

  /// How early the slot was asked for; nil where it was not, or nobody knows.
  func lead(of slot: Int64) -> Int64? {
    let entry = entries[Self.place(slot)]
    return entry.slot == slot && entry.lead != .max ? entry.lead : nil
  }

  /// Scheduled symbols behind one moment and before another.
  func symbols(after first: (slot: Int64, symbol: Int64), before last: (slot: Int64, symbol: Int64)) -> Int {
    guard last.slot >= first.slot, last.slot &- first.slot < Int64(Self.capacity) else { return 0 }
    var count = 0
    for slot in first.slot...last.slot {
      let entry = entries[Self.place(slot)]
      guard entry.slot == slot else { continue }
      var symbols = entry.symbols
      if slot == first.slot { symbols &= ~Self.mask(upTo: first.symbol + 1) }
      if slot == last.slot { symbols &= Self.mask(upTo: last.symbol) }
      count += symbols.nonzeroBitCount
    }
    return count
  }

  /// The symbols before one.
  static func mask(upTo symbol: Int64) -> UInt16 {
    symbol >= 16 ? .max : symbol <= 0 ? 0 : UInt16(1) << UInt16(symbol) - 1
  }

  private static func place(_ slot: Int64) -> Int { Int(truncatingIfNeeded: slot) & (capacity - 1) }
}
