/// A generator of random numbers that gives the same ones for the same seed on every machine (SplitMix64).
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  /// A generator for one place: what is drawn there does not depend on what was drawn elsewhere, so that a
  /// fault at one place leaves all others as they are.
  package init(_ seed: UInt64, at place: [UInt64]) {
    state = seed
    for part in place { mix(part) }
  }

  /// Lets what follows depend on a part of a place.
  mutating func mix(_ part: UInt64) { state = next() ^ (part &* 0xD6E8_FEB8_6659_FD93) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of `range`, each as likely as the others; the lower bound if the range is empty.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int(next().multipliedFullWidth(by: count).high)
  }

  /// A number from -`limit` to `limit`.
  mutating func around(_ limit: Int64) -> Int64 {
    limit <= 0 ? 0 : Int64(number(Int(-limit)...Int(limit)))
  }

  /// Whether something happens that happens `perMille` times in a thousand.
  mutating func happens(perMille: Int) -> Bool { number(0...999) < perMille }
}
