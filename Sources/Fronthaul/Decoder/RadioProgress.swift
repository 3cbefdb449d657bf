/// How far a U-plane flow has come, to tell what its sequence numbers can't: they come again after 256 messages.
struct RadioProgress {
  typealias Place = (slot: Int64, symbol: Int64)

  /// Where the last message is on the air.
  private(set) var place: Place = (.min, 0)
  private var sequenceId: Int64 = -1
  /// Messages of the current symbol, and the most that a symbol had.
  private var messages = 0
  private(set) var mostMessages = 1

  /// Takes a message.
  ///
  /// - Returns: the place of the last one, where its number follows although symbols lie in between: each of these may
  ///   have had as many messages as the busiest one.
  @inline(__always)
  mutating func advance(to slot: Int64, _ symbol: Int64, sequenceId: Int64) -> Place? {
    let follows = sequenceId == (self.sequenceId &+ 1) & 255
    self.sequenceId = sequenceId
    if slot == place.slot, symbol == place.symbol {
      messages &+= 1
      return nil
    }
    mostMessages = max(mostMessages, messages)
    messages = 1
    let last = place
    place = (slot, symbol)
    guard follows, last.slot != .min, slot != last.slot || symbol > last.symbol &+ 1 else { return nil }
    return last
  }
}
