internal import Platform

/// Where places of captures lie, noted while they are read, so that single frames can be looked at again without
/// another reading of the whole; of a capture that comes by a stream, the last bytes.
///
/// To be used from the thread that reads.
public final class CaptureTrails {
  /// Bytes that are kept of a capture that can't be read again, unless a single window has more.
  public static let mostBytes = 4 << 20

  var trails: [CaptureTrail] = []

  public init() {}

  /// Whether an input came by a stream, so that only its last frames can be looked at again.
  public func isStream(_ index: Int) -> Bool {
    trails.indices.contains(index) && trails[index].source == .stream
  }

  /// A place for one more input.
  func add() -> CaptureTrail {
    trails.append(CaptureTrail())
    return trails[trails.count - 1]
  }
}

/// Of one input: where records begin, window by window.
final class CaptureTrail {
  /// A place between two records, and what reading on from there needs.
  struct Mark {
    /// Bytes of (expanded) data before it.
    var offset: Int
    /// Frames before it.
    var frames: Int
    var time: Int64
    var parser: FrameParser
  }

  /// Bytes of a stream from a mark on.
  struct Piece {
    var mark: Mark
    var bytes: [UInt8]
  }

  /// Marks that are kept: where there would be more, every other one goes.
  private static let mostMarks = 1_024
  /// Interfaces of a capture of which marks are kept: each mark has all of them.
  private static let mostInterfaces = 64

  /// How the data can be read again.
  enum Source {
    /// From any place of a file.
    case file
    /// From the start, through a program.
    case program
    /// Not at all.
    case stream
  }

  var source = Source.stream
  private(set) var marks: [Mark] = []
  /// The end of what a stream gave.
  private(set) var pieces: [Piece] = []
  private var bytes = 0
  private var start: Mark?
  /// Windows for each mark.
  private var stride = 1
  private var windows = 0

  /// Notes the place where a window begins.
  func enter(_ mark: Mark) {
    guard mark.parser.interfaceCount <= Self.mostInterfaces else {
      start = nil
      return
    }
    switch source {
    case .stream: start = mark
    case .program: if marks.isEmpty { marks.append(mark) }
    case .file: keep(mark)
    }
  }

  private func keep(_ mark: Mark) {
    defer { windows += 1 }
    guard windows % stride == 0 else { return }
    if marks.count == Self.mostMarks {
      marks = marks.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      stride *= 2
      guard windows % stride == 0 else { return }
    }
    marks.append(mark)
  }

  /// Notes what was read of a window before it moves on.
  func leave(_ window: Span<UInt8>) {
    guard source == .stream, let start else { return }
    self.start = nil
    var piece = Piece(mark: start, bytes: [])
    piece.bytes.append(copying: window)
    pieces.append(piece)
    bytes += window.count
    while let first = pieces.first, pieces.count > 1, bytes - first.bytes.count >= CaptureTrails.mostBytes {
      bytes -= first.bytes.count
      pieces.removeFirst()
    }
  }

  /// The last mark before a frame; `nil` = the start of the data.
  func mark(before frame: Int) -> Mark? { marks.last { $0.frames < frame } }
}
