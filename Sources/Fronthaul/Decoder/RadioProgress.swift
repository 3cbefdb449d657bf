/// How far a U-plane flow has come, to tell what its sequence numbers can't: they come again after 256 messages.
struct RadioProgress {
  private var slot: Int64 = .min
  private var symbol: Int64 = 0
  private var sequenceId: Int64 = -1
  /// Messages of the current symbol, and the most that a symbol had.
  private var messages = 0
  private var mostMessages = 1

  /// Takes a message, and says how many messages may be missing ahead of it although its number follows the last one:
  /// the scheduled symbols in between, each as busy as the busiest one.
  @inline(__always)
  mutating func advance(
    to slot: Int64, _ symbol: Int64, sequenceId: Int64, _ schedule: SlotSchedule?
  ) -> Int64 {
    defer { self.sequenceId = sequenceId }
    if slot == self.slot, symbol == self.symbol {
      messages &+= 1
      return 0
    }
    mostMessages = max(mostMessages, messages)
    messages = 1
    defer { (self.slot, self.symbol) = (slot, symbol) }
    guard let schedule, self.slot != .min, sequenceId == (self.sequenceId &+ 1) & 255,
      slot != self.slot || symbol > self.symbol &+ 1
    else { return 0 }
    let symbols = schedule.symbols(after: (self.slot, self.symbol), before: (slot, symbol))
    return Int64(symbols &* mostMessages)
  }
}
