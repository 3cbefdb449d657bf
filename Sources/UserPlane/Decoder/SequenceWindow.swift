/// Sequence numbers that were seen of a counter, the highest of them unwrapped.
struct SequenceWindow: Sendable {
  /// Numbers are counted modulo 2 to the power of this.
  let bits: Int
  /// Unwrapped; nil = none was seen.
  private(set) var first: Int64?
  private(set) var highest: Int64 = 0
  /// Which of the 64 numbers up to the highest were seen, the highest in the lowest bit.
  private var seen: UInt64 = 0
  /// How many numbers beyond the highest may have been sent in messages that were not seen.
  private(set) var unseen: Int64 = 0

  init(bits: Int) { self.bits = bits }

  /// How far a number is from the highest one, the shorter way round; nil = none was seen.
  func step(to number: UInt32) -> Int64? {
    first == nil ? nil : Self.difference(Int64(number), highest, bits: bits)
  }

  /// How far `number` is ahead of `other`, the shorter way round.
  static func difference(_ number: Int64, _ other: Int64, bits: Int) -> Int64 {
    let cycle: Int64 = 1 << Int64(bits)
    let ahead = (number &- other) & (cycle - 1)
    return ahead >= cycle / 2 ? ahead - cycle : ahead
  }

  /// Takes a number; whether it was seen before, among the 64 up to the highest.
  mutating func insert(_ number: UInt32) -> Bool {
    guard let step = step(to: number) else {
      first = Int64(number)
      highest = Int64(number)
      seen = 1
      return false
    }
    if step > 0 {
      seen = step < 64 ? seen << UInt64(step) | 1 : 1
      highest += step
      unseen = max(0, unseen - step)
      return false
    }
    guard step > -64 else { return false }
    let bit: UInt64 = 1 << UInt64(-step)
    let isRepeated = seen & bit != 0
    seen |= bit
    return isRepeated
  }

  /// Takes messages that were sent and not seen, each with the next number or a lower one.
  mutating func skip(_ messages: Int64) { unseen = min(unseen &+ messages, 1 << Int64(bits - 1)) }

  /// Takes a number that may have been sent in a message that was not seen.
  mutating func allow(_ number: UInt32) { unseen = max(unseen, step(to: number) ?? 0) }

  /// Whether a number lies between the first one and the highest one that were seen.
  func covers(_ number: UInt32) -> Bool {
    guard let first, let step = step(to: number) else { return false }
    return step <= 0 && highest + step >= first
  }
}
