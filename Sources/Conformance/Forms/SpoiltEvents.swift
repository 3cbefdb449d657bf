/// Events of a lane with something wrong that may explain why their cells are elsewhere, such as a frame number.
///
/// What lacks its other side then, and has the same cells, may follow from them.
struct SpoiltEvents {
  /// Events that are remembered of a lane and a side; the oldest are forgotten.
  static let capacity = 64

  struct Event {
    let span: CellSpan
    /// Nanoseconds since 1970 of the capture clock.
    let time: Int64
    /// As the engine numbers frames.
    let frame: Int64
  }

  private var events: [Event] = []
  /// How many were forgotten.
  private var forgotten = 0

  mutating func add(_ event: Event) {
    if events.count == Self.capacity {
      events.removeFirst()
      forgotten += 1
    }
    events.append(event)
  }

  /// The events of a time that fulfil a condition, oldest first.
  func candidates(
    in time: ClosedRange<Int64>, where isMeant: (CellSpan) -> Bool
  ) -> [FailureTies.Candidate] {
    events.enumerated().filter { time.contains($1.time) && isMeant($1.span) }.map { place, event in
      FailureTies.Candidate(frame: event.frame, part: Int64(forgotten + place))
    }
  }
}
