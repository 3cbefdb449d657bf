/// Events of a lane that violated what explains why their cells are elsewhere, such as a wrong frame number.
///
/// What lacks its other side then, and has the same cells, follows from them; each explains one key.
struct SpoiltEvents {
  /// Events that are remembered of a lane and a side; the oldest are forgotten.
  static let capacity = 64

  struct Event {
    let span: CellSpan
    /// Nanoseconds since 1970 of the capture clock.
    let time: Int64
    /// The requirement that it violated, by number.
    let cause: Int
  }

  private var events: [Event] = []

  mutating func add(_ event: Event) {
    if events.count == Self.capacity { events.removeFirst() }
    events.append(event)
  }

  /// The first event of a time, by its place.
  func first(in time: ClosedRange<Int64>, where isMeant: (CellSpan) -> Bool) -> Int? {
    events.firstIndex { time.contains($0.time) && isMeant($0.span) }
  }

  /// Forgets an event that explained something.
  ///
  /// - Returns: what it violated.
  mutating func take(_ place: Int) -> Int { events.remove(at: place).cause }
}
