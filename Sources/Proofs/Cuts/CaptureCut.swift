/// What may happen to a capture without a unit being at fault.
public enum CaptureCut: Sendable, Hashable, CustomStringConvertible {
  /// Only these frames are there, by their places from 0.
  case part(Range<Int>)
  /// All frames are there, and only these are judged.
  case judged(Range<Int>)
  /// The capture lost these frames.
  case lost(Range<Int>)
  /// A file ends ahead of these frames, which it lost, and the next begins behind them.
  case border(Range<Int>)
  /// From this frame on, the clock is off, nanoseconds.
  case step(Int, by: Int64)
  /// Each sender was captured in a file of its own, and that of this one begins so many of its frames later.
  case late(sender: Int, frames: Int)

  /// What happens, without where.
  public enum Kind: String, Sendable, CaseIterable { case part, judged, lost, border, step, late }

  public var kind: Kind {
    switch self {
    case .part: .part
    case .judged: .judged
    case .lost: .lost
    case .border: .border
    case .step: .step
    case .late: .late
    }
  }

  public var description: String {
    switch self {
    case .part(let frames): "frames \(frames.lowerBound + 1) to \(frames.upperBound)"
    case .judged(let frames): "--from \(frames.lowerBound + 1) --to \(frames.upperBound)"
    case .lost(let frames): "without frames \(frames.lowerBound + 1) to \(frames.upperBound)"
    case .border(let frames) where frames.isEmpty: "in two files, from frame \(frames.lowerBound + 1) on"
    case .border(let frames): "in two files, without frames \(frames.lowerBound + 1) to \(frames.upperBound)"
    case .step(let frame, let by): "clock off by \(by) ns from frame \(frame + 1) on"
    case .late(let sender, let frames): "sender \(sender + 1) without its first \(frames) frames"
    }
  }

  /// The cuts of a capture with so many frames: front, back and middle, in both ways; frames lost, also between two
  /// files; steps of the clock; senders that are seen later than the others.
  ///
  /// - Parameters:
  ///   - senders: how many of the frames each of the senders has, where there are several.
  ///   - places: how many places are cut at most, spread evenly; `nil` = at every frame.
  public static func all(of frames: Int, senders: [Int] = [], at places: Int? = nil) -> [CaptureCut] {
    guard frames > 1 else { return [] }
    let stride = max(1, (frames - 1) / (places ?? frames))
    var cuts: [CaptureCut] = []
    if senders.count > 1 {
      for (sender, count) in senders.enumerated() {
        cuts += Swift.stride(from: 1, to: count, by: stride).map { .late(sender: sender, frames: $0) }
      }
    }
    for place in Swift.stride(from: 1, to: frames, by: stride) {
      for part in [place..<frames, 0..<place, place..<min(frames, place + frames / 3)] {
        cuts += [.part(part), .judged(part)]
      }
      cuts += [.lost(place..<place + 1), .lost(place..<min(frames, place + 20))]
      cuts += [0, 1, 20].map { .border(place..<min(frames, place + $0)) }
      cuts += [1_000_000_000, -1_000_000_000, 2_560_000_000].map { .step(place, by: $0) }
    }
    return cuts
  }
}
