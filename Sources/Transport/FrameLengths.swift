/// Finds frames that a capture seems to have cut without a word of it: their original length is told to be the length
/// that was kept, no frame of the file is longer, and what they carry claims more bytes.
///
/// Some tools write a cut frame like that. One message with a wrong size is told from it by its neighbours: of the frames
/// that are as long as the longest, at least half claim more, and so do fewer of the shorter ones.
public struct FrameLengths: Sendable {
  /// Frames that have to claim more: fewer are not alike.
  static let leastAlike = 3

  private struct Counts {
    var longest = 0
    /// Frames of that length.
    var frames = 0
    /// Those of them that claim more bytes.
    var claiming = 0
    /// Shorter ones that claim more bytes.
    var shorterClaiming = 0
  }

  /// The capture of the last frame, and what is known of it.
  private var capture = 0
  private var current = Counts()
  private var others: [Int: Counts] = [:]
  /// Frames that were taken for cut, by capture.
  public private(set) var cut: [Int: Int] = [:]

  public init() {}

  /// Counts a frame.
  @inline(__always)
  public mutating func note(_ length: Int, of capture: Int) {
    if length == current.longest, capture == self.capture {
      current.frames &+= 1
    } else if length > current.longest || capture != self.capture {
      grow(length, capture)
    }
  }

  @inline(never)
  private mutating func grow(_ length: Int, _ capture: Int) {
    change(to: capture)
    if length > current.longest {
      current = Counts(
        longest: length, frames: 1, shorterClaiming: current.shorterClaiming + current.claiming)
    } else if length == current.longest {
      current.frames += 1
    }
  }

  /// Counts that a frame, which was counted already, claims more bytes than it has.
  public mutating func noteClaim(_ length: Int, of capture: Int) {
    change(to: capture)
    if length == current.longest { current.claiming += 1 } else { current.shorterClaiming += 1 }
  }

  /// Whether a frame that claims more bytes than it has seems to be cut.
  public mutating func seemsCut(_ length: Int, of capture: Int) -> Bool {
    change(to: capture)
    return length == current.longest && current.claiming >= Self.leastAlike
      && current.claiming * 2 >= current.frames && current.claiming > current.shorterClaiming
  }

  /// Counts a frame that was taken for cut.
  public mutating func noteCut(of capture: Int) { cut[capture, default: 0] += 1 }

  private mutating func change(to capture: Int) {
    guard capture != self.capture else { return }
    others[self.capture] = current
    current = others[capture] ?? Counts()
    self.capture = capture
  }
}
