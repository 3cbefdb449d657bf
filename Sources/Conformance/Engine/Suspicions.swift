internal import Events

/// Deviations that explain what is missing elsewhere: a message that went unrecognised, or a number that was skipped and
/// may still turn up, so that what follows from it may be certain before it is.
struct Suspicions {
  /// Deviations that are remembered; the oldest are forgotten.
  static let capacity = 512

  struct Suspicion {
    /// The requirement, by number.
    let rule: Int
    /// What that follows from: the first link of the chain.
    var origin: Int
    let sender: UnitID?
    let receiver: UnitID?
    /// Nanoseconds since 1970 of the capture clock.
    let time: Int64
    /// What it explains already, each in one place: one message has one place in each exchange.
    fileprivate var explained: [(rule: Int, place: [Int64])] = []

    init(rule: Int, sender: UnitID?, receiver: UnitID?, time: Int64) {
      (self.rule, origin) = (rule, rule)
      (self.sender, self.receiver, self.time) = (sender, receiver, time)
    }

    fileprivate func place(explaining rule: Int) -> [Int64]? {
      explained.first { $0.rule == rule }?.place
    }
  }

  private var known: [Suspicion] = []
  /// How many of the last ones were added since their origins were looked up.
  private var fresh = 0

  mutating func add(_ suspicion: Suspicion) {
    if known.count == Self.capacity { known.removeFirst(Self.capacity / 2) }
    known.append(suspicion)
    fresh = min(fresh + 1, known.count)
  }

  /// Forgets what turned out to be none.
  mutating func remove(_ rule: Int, from sender: UnitID?, to receiver: UnitID?) {
    let place = known.firstIndex {
      $0.rule == rule && $0.sender == sender && $0.receiver == receiver
    }
    guard let place else { return }
    if place >= known.count - fresh { fresh -= 1 }
    known.remove(at: place)
  }

  /// The requirements of those of which nobody has said yet what they follow from.
  var untraced: [Int] { known.suffix(fresh).map(\.rule) }

  /// Says what these follow from.
  mutating func trace(_ origins: [Int]) {
    for (index, origin) in zip(known.indices.suffix(fresh), origins) { known[index].origin = origin }
    fresh = 0
  }

  /// Takes one that explains a failure.
  ///
  /// - Parameters:
  ///   - rule: the requirement that failed.
  ///   - place: where in its exchange; one deviation explains all there is in one place, and nothing in another.
  ///   - causes: the requirements that come into question.
  ///   - isMeant: whether it lies between the units of the failure, and in the right direction.
  /// - Returns: the requirement that tells it, by number.
  mutating func take(
    explaining rule: Int, at place: [Int64], _ causes: [Int], in time: ClosedRange<Int64>,
    where isMeant: (Suspicion) -> Bool
  ) -> Int? {
    func fits(_ suspicion: Suspicion, _ isBound: Bool) -> Bool {
      let bound = suspicion.place(explaining: rule)
      return (isBound ? bound == place : bound == nil) && causes.contains(suspicion.rule)
        && time.contains(suspicion.time) && isMeant(suspicion)
    }
    if let index = known.firstIndex(where: { fits($0, true) }) { return known[index].origin }
    guard let index = known.firstIndex(where: { fits($0, false) }) else { return nil }
    known[index].explained.append((rule, place))
    return known[index].origin
  }
}
