internal import Events
internal import Platform
internal import Results

/// How far a left of another key, which stands for others too, announces a right event.
enum StandIn: UInt8, Comparable {
  case none
  /// It has the key but for that field, and stands for as many others as it may.
  case beyond
  /// It has the key, but for the field in which those it stands for differ.
  case key
  /// And the cells.
  case cells

  static func < (a: StandIn, b: StandIn) -> Bool { a.rawValue < b.rawValue }
}

/// For which other keys a left stands that does not name them.
struct StandInReach: Equatable {
  /// Bits of the field in which the keys differ that others have in common with the left.
  let bits: Int64
  /// Others for which it stands; `nil` = any number.
  let most: Int64?
  /// Values of others that were answered.
  private var taken: [Int64] = []

  /// Values that are remembered; those beyond are taken for ones that fit.
  private static let capacity = 128

  init(bits: Int64, most: Int64?) {
    self.bits = bits
    self.most = most
  }

  /// What two lefts of one key stand for together.
  func widened(to other: StandInReach) -> StandInReach {
    var wide = StandInReach(
      bits: bits & other.bits, most: most.flatMap { most in other.most.map { max(most, $0) } })
    wide.taken = taken
    return wide
  }

  func means(_ other: Int64, of own: Int64) -> Bool { (other ^ own) & bits == 0 }

  /// Takes a value that was answered.
  ///
  /// - Returns: whether it is one of as many as the left stands for.
  mutating func take(_ value: Int64) -> Bool {
    if taken.contains(value) { return true }
    guard Int64(taken.count) < most ?? .max else { return false }
    if taken.count < Self.capacity { taken.append(value) }
    return true
  }
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
    let own = other[cell]
    var found = StandIn.none
    for representative in lanes.lanes[lane].representatives {
      other[cell] = representative
      let left = memory.keys.first(other)
      guard left >= 0, memory.entries[left].standsForOthers, memory.entries[left].left != nil else {
        continue
      }
      let (means, fits) = memory.mayStand(at: left, of: representative, for: own)
      guard means else { continue }
      guard fits else {
        found = max(found, .beyond)
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
    guard standIn != .beyond else {
      for rule in rules.ofRight {
        ledger.inconclusive(rule, right.instance, reason: Reason(.tooManyOthers, form.leftText))
      }
      return true
    }
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
