/// A set of 64-bit numbers as ascending ranges that neither touch nor overlap.
struct ValueSet: Equatable {
  private(set) var ranges: [ClosedRange<Int64>]

  static let full = ValueSet([Int64.min...Int64.max])

  init(_ ranges: [ClosedRange<Int64>]) {
    self.ranges = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, last.upperBound == .max || range.lowerBound <= last.upperBound + 1 {
        self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// What fulfils a comparison with a constant.
  init(_ comparison: Comparison, _ bound: Int64) {
    let ranges: [ClosedRange<Int64>] =
      switch comparison {
      case .equal: [bound...bound]
      case .notEqual: ValueSet([bound...bound]).complement.ranges
      case .less: bound == .min ? [] : [Int64.min...bound - 1]
      case .lessOrEqual: [Int64.min...bound]
      case .greater: bound == .max ? [] : [bound + 1...Int64.max]
      case .greaterOrEqual: [bound...Int64.max]
      }
    self.init(ranges)
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// The range, where the set is one.
  var single: ClosedRange<Int64>? { ranges.count == 1 ? ranges.first : nil }

  var complement: ValueSet {
    var gaps: [ClosedRange<Int64>] = []
    var next: Int64? = .min
    for range in ranges {
      if let low = next, low < range.lowerBound { gaps.append(low...range.lowerBound - 1) }
      next = range.upperBound == .max ? nil : range.upperBound + 1
    }
    if let low = next { gaps.append(low...Int64.max) }
    return ValueSet(gaps)
  }

  func contains(_ value: Int64) -> Bool { ranges.contains { $0.contains(value) } }

  func intersection(_ other: ValueSet) -> ValueSet {
    var common: [ClosedRange<Int64>] = []
    for a in ranges {
      for b in other.ranges where a.overlaps(b) { common.append(a.clamped(to: b)) }
    }
    return ValueSet(common)
  }

  /// The members as bits of a word, where all of them lie in 0 to 63.
  var mask: Int64? {
    guard let low = ranges.first?.lowerBound, let high = ranges.last?.upperBound, low >= 0, high < 64
    else { return nil }
    return ranges.reduce(0) { mask, range in range.reduce(mask) { $0 | 1 << $1 } }
  }
}
