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
    /// The frame of that request.
    var frame: Int64 = 0
    /// Whether a request came behind U-plane of the symbols that it speaks of, or of later ones.
    var isBehind = false
  }

  /// A request as the U-plane that answers it sees it.
  struct Request {
    /// How early the slot was asked for; `nil` = nobody knows.
    let lead: Int64?
    let frame: Int64
    let isBehind: Bool
  }

  private var entries = Array(repeating: Entry(), count: capacity)
  /// The number of the flow that answers; -1 = none so far.
  var uPlane = -1

  /// Takes a request of the C-plane.
  ///
  /// - Parameters:
  ///   - lead: nanoseconds from the request to its first symbol; nil where nobody knows.
  ///   - frame: the number of the request's frame.
  ///   - reached: how far the U-plane has come.
  func schedule(
    _ symbols: UInt16, in slot: Int64, lead: Int64?, frame: Int64, reached: (slot: Int64, symbol: Int64)
  ) {
    let place = Self.place(slot)
    var entry = entries[place]
    if entry.slot != slot { entry = Entry(slot: slot, frame: frame) }
    entry.symbols |= symbols
    if let lead, lead < entry.lead {
      entry.lead = lead
      entry.frame = frame
    }
    if reached.slot > slot || (reached.slot == slot && symbols & Self.mask(upTo: reached.symbol + 1) != 0) {
      entry.isBehind = true
      entry.frame = frame
    }
    entries[place] = entry
  }

  /// What asked for a slot; nil where nothing did.
  func request(for slot: Int64) -> Request? {
    let entry = entries[Self.place(slot)]
    guard entry.slot == slot else { return nil }
    return Request(lead: entry.lead == .max ? nil : entry.lead, frame: entry.frame, isBehind: entry.isBehind)
  }

  /// Scheduled symbols behind one moment and before another.
  func symbols(after first: (slot: Int64, symbol: Int64), before last: (slot: Int64, symbol: Int64)) -> Int {
    guard last.slot >= first.slot, last.slot.subtractingWithSaturation(first.slot) < Int64(Self.capacity)
    else { return 0 }
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
