internal import Events

/// Deviations that a requirement sees coming, such as numbers that were skipped and may still turn up: what follows
/// from them may be certain before they are.
struct Suspicions {
  /// Deviations that are remembered; the oldest are forgotten.
  static let capacity = 512

  struct Suspicion {
    /// The requirement, by number.
    let rule: Int
    let sender: UnitID?
    let receiver: UnitID?
    /// Nanoseconds since 1970 of the capture clock.
    let time: Int64
  }

  private var known: [Suspicion] = []

  mutating func add(_ suspicion: Suspicion) {
    if known.count == Self.capacity { known.removeFirst(Self.capacity / 2) }
    known.append(suspicion)
  }

  /// Forgets what turned out to be none.
  mutating func remove(_ rule: Int, from sender: UnitID?, to receiver: UnitID?) {
    let place = known.firstIndex {
      $0.rule == rule && $0.sender == sender && $0.receiver == receiver
    }
    if let place { known.remove(at: place) }
  }

  /// Takes one that explains a failure; each explains one.
  ///
  /// - Parameter isMeant: whether it lies between the units of the failure, and in the right direction.
  /// - Returns: the requirement that will tell it, by number.
  mutating func take(
    _ rules: [Int], in time: ClosedRange<Int64>, where isMeant: (Suspicion) -> Bool
  ) -> Int? {
    let place = known.firstIndex { rules.contains($0.rule) && time.contains($0.time) && isMeant($0) }
    return place.map { known.remove(at: $0).rule }
  }
}
