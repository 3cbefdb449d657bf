/// Judged parts as numbers that can be compared and joined: of frames, or of times.
struct JudgedSpans: Equatable {
  enum Scale: Equatable {
    case frames, times
  }

  let scale: Scale
  /// In their order, with something between each two of them; the ends are included.
  private(set) var ranges: [ClosedRange<Int64>]

  /// `nil` where one bound is a frame and another one a time, so that it is not known what lies between.
  ///
  /// - Parameter start: when the captures begin, nanoseconds since 1970.
  init?(_ part: JudgedPart, start: Int64) {
    let bounds = part.spans.flatMap { [$0.from, $0.to].compactMap { $0 } }
    guard let scale = bounds.first?.scale, bounds.allSatisfy({ $0.scale == scale }) else { return nil }
    self.scale = scale
    ranges = []
    for span in part.spans {
      var from = span.from?.number(start) ?? .min
      // Frames are numbered from 1.
      if scale == .frames, from <= 1 { from = .min }
      let to = span.to?.number(start) ?? .max
      // What holds nothing overlaps nothing.
      if from <= to { ranges.append(from...to) }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    join()
  }

  /// Whether nothing is left out.
  var isWhole: Bool { ranges == [.min ... .max] }

  func overlaps(_ other: JudgedSpans) -> Bool {
    ranges.contains { range in other.ranges.contains { $0.overlaps(range) } }
  }

  mutating func add(_ other: JudgedSpans) {
    ranges = (ranges + other.ranges).sorted { $0.lowerBound < $1.lowerBound }
    join()
  }

  /// The spans of a judged part, with times for offsets.
  var spans: [JudgedPart.Span] {
    ranges.map { range in
      JudgedPart.Span(
        from: range.lowerBound == .min ? nil : bound(range.lowerBound),
        to: range.upperBound == .max ? nil : bound(range.upperBound))
    }
  }

  private func bound(_ number: Int64) -> JudgedPart.Bound {
    scale == .frames ? .frame(Int(clamping: number)) : .time(number)
  }

  private mutating func join() {
    var joined: [ClosedRange<Int64>] = []
    for range in ranges {
      guard let last = joined.last, last.upperBound != .max, last.upperBound + 1 == range.lowerBound else {
        joined.append(range)
        continue
      }
      joined[joined.count - 1] = last.lowerBound...range.upperBound
    }
    ranges = joined
  }
}

extension JudgedPart.Bound {
  fileprivate var scale: JudgedSpans.Scale {
    if case .frame = self { .frames } else { .times }
  }

  fileprivate func number(_ start: Int64) -> Int64 {
    switch self {
    case .frame(let number): return Int64(number)
    case .time(let time): return time
    case .offset(let offset):
      let (time, overflow) = start.addingReportingOverflow(offset)
      return overflow ? (offset < 0 ? .min : .max) : time
    }
  }
}
