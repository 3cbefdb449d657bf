internal import Events

/// What the C-plane scheduled for an antenna in a direction, slot by slot: which symbols, and how early it asked.
///
/// The last slots are kept, so memory is bounded; what is older counts as not scheduled.
struct SlotSchedule {
  /// Slots that are kept: a power of two.
  static let capacity = 256

  /// Whether something asked for symbols of another numerology with the filter of the carrier.
  var hasOtherGrids = false

  private struct Entry {
    var slot: Int64 = .min
    /// Nanoseconds from the request to the air: of several the shortest.
    var lead: Int64 = .max
    /// The frame of that request.
    var frame: Int64 = 0
    /// Bit n: symbol n is scheduled.
    var symbols: UInt16 = 0
    /// `filterIndex` of the requests; -1 = none so far, -2 = they differ.
    var filter: Int8 = -1
    /// Whether a request came behind U-plane of the symbols that it speaks of, or of later ones.
    var isBehind = false
    /// Whether a request has extensions that move its U-plane in time.
    var isMoved = false
    /// Whether U-plane of the slot came.
    var isAnswered = false
    var sections = SectionRequests()

    mutating func take(
      _ symbols: UInt16, lead: Int64?, frame: Int64, isMoved: Bool, filter: Int64?,
      reached: (slot: Int64, symbol: Int64)
    ) {
      self.symbols |= symbols
      let number = Int8(truncatingIfNeeded: filter ?? -2)
      self.filter = self.filter == -1 || self.filter == number ? number : -2
      self.isMoved = self.isMoved || isMoved
      if let lead, lead < self.lead {
        self.lead = lead
        self.frame = frame
      }
      let isReached =
        reached.slot == slot && symbols & SlotSchedule.mask(upTo: reached.symbol + 1) != 0
      if reached.slot > slot || isReached {
        isBehind = true
        self.frame = frame
      }
    }

    var request: Request {
      Request(
        lead: lead == .max ? nil : lead, frame: frame, isBehind: isBehind, isMoved: isMoved,
        hasSparse: sections.hasSparse, filter: filter < 0 ? nil : Int64(filter))
    }
  }

  /// A request as the U-plane that answers it sees it.
  struct Request {
    /// How early the slot was asked for; `nil` = nobody knows.
    let lead: Int64?
    let frame: Int64
    let isBehind: Bool
    let isMoved: Bool
    /// Whether a section has every other resource block.
    let hasSparse: Bool
    /// Their `filterIndex`; `nil` where they differ.
    let filter: Int64?
  }

  /// Slots by their lowest bits: as many of these as tell apart what is kept, since most antennas of a capture of
  /// strangers have few slots.
  private var entries: [Entry] = []
  /// The number of the flow that answers; -1 = none so far.
  var uPlane = -1

  /// Takes a request of the C-plane.
  ///
  /// - Parameters:
  ///   - lead: nanoseconds from the request to its first symbol; nil where nobody knows.
  ///   - frame: the number of the request's frame.
  ///   - reached: how far the U-plane has come.
  ///   - isMoved: whether it has extensions that move its U-plane in time.
  ///   - filter: its `filterIndex`.
  ///   - addSections: adds what its sections ask for.
  mutating func schedule(
    _ symbols: UInt16, in slot: Int64, lead: Int64?, frame: Int64, reached: (slot: Int64, symbol: Int64),
    isMoved: Bool = false, filter: Int64? = nil, _ addSections: (inout SectionRequests) -> Void = { _ in }
  ) {
    let place = makePlace(slot)
    if entries[place].slot != slot { entries[place] = Entry(slot: slot, frame: frame) }
    entries[place].take(
      symbols, lead: lead, frame: frame, isMoved: isMoved, filter: filter, reached: reached)
    addSections(&entries[place].sections)
  }

  /// What asked for a slot, which is answered now; nil where nothing did.
  mutating func request(for slot: Int64) -> Request? {
    guard let place = known(slot) else { return nil }
    entries[place].isAnswered = true
    return entries[place].request
  }

  /// Whether a slot was asked for.
  func hasRequest(for slot: Int64) -> Bool { known(slot) != nil }

  /// Whether the capture has C-plane of the antenna and direction.
  var hasControl = false

  /// The frame of the request for a slot that asks for a section on a symbol and that nothing answered so far; nil where
  /// there is none.
  func unanswered(_ slot: Int64, symbol: Int64, sectionId: UInt16, filter: Int64) -> Int64? {
    guard let place = known(slot), !entries[place].isAnswered, entries[place].sections.asks(for: sectionId),
      entries[place].symbols == 0
        || entries[place].symbols & Self.mask(upTo: symbol + 1) & ~Self.mask(upTo: symbol) != 0,
      entries[place].filter < 0 || Int64(entries[place].filter) == filter
    else { return nil }
    return entries[place].frame
  }

  /// Takes a U-plane section, and tells what was asked for; `nil` where nothing was.
  mutating func answer(
    _ sectionId: UInt16, compression: UInt8?, in slot: Int64
  ) -> SectionRequests.Answered? {
    guard let place = known(slot) else { return nil }
    return entries[place].sections.answer(sectionId, compression: compression)
  }

  /// Scheduled symbols behind one moment and before another.
  func symbols(after first: (slot: Int64, symbol: Int64), before last: (slot: Int64, symbol: Int64)) -> Int {
    guard last.slot >= first.slot, last.slot.subtractingWithSaturation(first.slot) < Int64(Self.capacity)
    else { return 0 }
    var count = 0
    for slot in first.slot...last.slot {
      guard let place = known(slot) else { continue }
      var symbols = entries[place].symbols
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

  private func place(_ slot: Int64) -> Int { Int(truncatingIfNeeded: slot) & (entries.count - 1) }

  /// The place of a slot that is kept.
  private func known(_ slot: Int64) -> Int? {
    guard !entries.isEmpty else { return nil }
    let place = place(slot)
    return entries[place].slot == slot ? place : nil
  }

  /// The place for a slot, whose slot so far is the same, none, or one that is forgotten for it.
  private mutating func makePlace(_ slot: Int64) -> Int {
    if entries.isEmpty { entries = Array(repeating: Entry(), count: 4) }
    while true {
      let place = place(slot)
      let other = entries[place].slot
      // Slots that have all bits of a place in common are not kept together.
      if other == slot || other == .min || (other ^ slot) & Int64(Self.capacity - 1) == 0 { return place }
      let kept = entries
      entries = Array(repeating: Entry(), count: kept.count * 2)
      for entry in kept where entry.slot != .min { entries[self.place(entry.slot)] = entry }
    }
  }
}
