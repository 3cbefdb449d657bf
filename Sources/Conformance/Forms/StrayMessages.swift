internal import Events

/// Messages that are not in the order of their key and have something wrong that may have brought them there, such as
/// another VLAN: the numbers that they have are missing under the key where they belong.
struct StrayMessages {
  /// Messages that are remembered; the oldest are forgotten.
  private static let capacity = 256

  private struct Stray {
    let number: Int64
    let time: Int64
    let sender: UnitID?
    let receiver: UnitID?
    /// As the engine numbers frames.
    let frame: Int64
  }

  private var strays: [Stray] = []

  mutating func add(_ message: SequenceMessage, _ row: borrowing EventRow) {
    if strays.count == Self.capacity { strays.removeFirst() }
    strays.append(
      Stray(
        number: message.number, time: message.time, sender: row.sender, receiver: row.receiver,
        frame: Ledger.frame(row)))
  }

  /// The messages of a number that were sent between two units, in either direction, oldest first.
  func candidates(
    _ number: Int64, between one: UnitID?, and other: UnitID?, in period: ClosedRange<Int64>
  ) -> [FailureTies.Candidate] {
    strays.filter {
      $0.number == number && period.contains($0.time)
        && ($0.sender == one && $0.receiver == other || $0.sender == other && $0.receiver == one)
    }.map { FailureTies.Candidate(frame: $0.frame, part: number) }
  }
}
