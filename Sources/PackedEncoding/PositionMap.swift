/// Where bits of octets that were put together from fragments stand in the outermost encoding.
struct PositionMap {
  /// Octets from `start` on are those from the bit `outer` on.
  struct Segment {
    var start: Int
    var outer: Int
  }

  /// By rising start; at least one before a bit is asked for.
  private var segments: [Segment] = []

  mutating func append(_ segment: Segment) { segments.append(segment) }

  /// The bit of the outermost encoding.
  func outer(_ bit: Int) -> Int {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start * 8 <= bit { low = middle } else { high = middle }
    }
    return segments[low].outer + bit - segments[low].start * 8
  }
}
