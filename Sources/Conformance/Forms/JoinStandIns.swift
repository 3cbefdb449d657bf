internal import Events
internal import Platform
internal import Results

/// How far a left of another key, which stands for others too, announces a right event.
enum StandIn: UInt8, Comparable {
  case none
  /// It has the key, but for the field in which those it stands for differ.
  case key
  /// And the cells.
  case cells

  static func < (a: StandIn, b: StandIn) -> Bool { a.rawValue < b.rawValue }
}

/// Right events whose own key has no left. A left that stands for other keys, without naming them, may announce them: that
/// is inferred from the traffic.
extension JoinMatcher {
  /// How far a left that is open announces cells of another key.
  ///
  /// - Parameter place: the key.
  mutating func standIn(for span: CellSpan, of place: Int) -> StandIn {
    let lane = memory.entries[place].lane
    guard let cell = form.standsFor, !lanes.lanes[lane].representatives.isEmpty else { return .none }
    var other = (0..<memory.keys.width).map { memory.keys.cell(place, $0) }
    var found = StandIn.none
    for representative in lanes.lanes[lane].representatives {
      other[cell] = representative
      let left = memory.keys.first(other)
      guard left >= 0, memory.entries[left].standsForOthers, memory.entries[left].left != nil else {
        continue
      }
      let isInside = !memory.entries[left].isOpen && span.fits && memory.cells.isInside(span, left)
      found = max(found, isInside ? .cells : .key)
    }
    return found
  }

  /// Judges a right event without a left of its own by a left that stands for others. A mismatch fails no unit: the left
  /// may not mean this key.
  ///
  /// - Returns: whether there is one.
  mutating func judgeStandIn(_ right: DeferredRight, at place: Int, _ ledger: inout Ledger) -> Bool {
    let standIn = max(right.standIn, standIn(for: right.span, of: place))
    guard standIn != .none else { return false }
    if rules.scheduled >= 0 { ledger.passOnInference(rules.scheduled, right.instance) }
    let isRepeated =
      right.span.fits
      && memory.cells.cover(right.span, place, frame: right.instance.frame).isRepeated
    for (rule, isMet) in [(rules.inside, standIn == .cells), (rules.once, !isRepeated)] where rule >= 0 {
      if isMet {
        ledger.passOnInference(rule, right.instance)
      } else {
        ledger.inconclusive(rule, right.instance, reason: Reason(.otherKey, form.leftText))
      }
    }
    return true
  }
}
