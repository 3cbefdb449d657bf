/// How far a U-plane flow has come, to tell what its sequence numbers can't: they come again after 256 messages.
struct RadioProgress {
  typealias Place = (slot: Int64, symbol: Int64)

  /// Where the last message is on the air.
  private(set) var place: Place = (.min, 0)
  /// Where the last message was that had another place.
  private var placeBefore: Place = (.min, 0)
  private var sequenceId: Int64 = -1
  /// Whether the last message counts the symbols of its carrier, and by the right frame.
  private var isOrdered = false
  /// Whether the symbol of the last message is that of the message with the number before, or a later one; nil where
  /// that did not come just before, or has symbols of its own.
  private(set) var isInOrder: Bool?
  /// The frame of the last message, and of the one ahead of it.
  private var frame: Int64 = 0
  private(set) var frameBefore: Int64 = 0
  /// Messages of the current symbol, and the most that a symbol had.
  private var messages = 0
  private(set) var mostMessages = 1

  /// Takes a message.
  ///
  /// - Parameter isOrdered: whether its symbol is one of the carrier's, which other filters do not count, and its frame
  ///   number that of the time.
  /// - Returns: the place of the last one, where its number follows although symbols lie in between: each of these may
  ///   have had as many messages as the busiest one.
  @inline(__always)
  mutating func advance(
    to slot: Int64, _ symbol: Int64, sequenceId: Int64, isOrdered: Bool = true, in frame: Int64 = 0
  ) -> Place? {
    let follows = sequenceId == (self.sequenceId &+ 1) & 255
    self.sequenceId = sequenceId
    frameBefore = self.frame
    self.frame = frame
    let isComparable = follows && self.isOrdered && isOrdered
    self.isOrdered = isOrdered
    isInOrder = isComparable ? true : nil
    if slot == place.slot, symbol == place.symbol {
      messages &+= 1
      return nil
    }
    mostMessages = max(mostMessages, messages)
    messages = 1
    let last = place
    place = (slot, symbol)
    if isComparable, slot < last.slot || (slot == last.slot && symbol < last.symbol) {
      isInOrder = isBehind(slot, symbol, last) ? false : nil
    }
    placeBefore = last
    guard follows, last.slot != .min, slot != last.slot || symbol > last.symbol &+ 1 else { return nil }
    return last
  }

  /// Slots that a message may be behind: a frame at 120 kHz.
  private static let farthest: Int64 = 80

  /// Whether a message that goes back does so for certain. Where it goes back to another slot, but not behind the message
  /// ahead of the last one, the last one may be what has a wrong number. Who goes back far has a wrong frame number, or had.
  @inline(never)
  private func isBehind(_ slot: Int64, _ symbol: Int64, _ last: Place) -> Bool {
    if slot == last.slot { return last.symbol < 14 }
    return placeBefore.slot != .min && last.slot &- slot <= Self.farthest
      && (slot < placeBefore.slot || (slot == placeBefore.slot && symbol < placeBefore.symbol))
  }
}
