import CaptureFiles
import Wire

/// A frame of a synthesised capture.
public struct SynthesizedFrame: Equatable, Sendable {
  /// Nanoseconds since 1970, by the clock of the capture.
  public var time: Int64
  public var bytes: [UInt8]
  /// The names of the faults that hit it.
  public var faults: [String]
  /// The names of the faults that hit the message of its flow before it, whether that was sent or lost.
  public var faultsAhead: [String]

  init() { (time, bytes, faults, faultsAhead) = (0, [], [], []) }
}

/// Turns a scenario into frames.
///
/// Messages of cells are planned slot by slot, those of associations by the scripts that are played; they are put
/// in the order in which they are sent, numbered, hit by the faults and written. Faults act after the numbering and draw no random numbers, so they change what they hit alone.
public struct Synthesizer: Sendable {
  private let scenario: Scenario

  public init(_ scenario: Scenario) { self.scenario = scenario }

  /// Gives the frames one after the other, in the order of their times.
  ///
  /// - Returns: the places in `scenario.faults` of those that hit nothing.
  /// - Throws: what `body` throws, and `WireError` for a scenario whose numbers do not fit their fields.
  @discardableResult
  public func forEachFrame(_ body: (borrowing SynthesizedFrame) throws -> Void) throws -> [Int] {
    var cells = CellFrames(scenario)
    var associations = SignallingFrames(scenario)
    var userPlane = UserPlaneFrames(scenario)
    var (cell, signalling) = (SynthesizedFrame(), SynthesizedFrame())
    var hasCell = try cells.next(into: &cell)
    var hasSignalling = try associations.next(into: &signalling)
    while hasCell || hasSignalling {
      if hasCell, !hasSignalling || cell.time <= signalling.time {
        try userPlane?.forEach(before: cell.time, body)
        try body(cell)
        hasCell = try cells.next(into: &cell)
      } else {
        try userPlane?.forEach(before: signalling.time, body)
        try body(signalling)
        hasSignalling = try associations.next(into: &signalling)
      }
    }
    try userPlane?.forEach(before: .max, body)
    var unused = Set(associations.unusedFaults)
    if let userPlane { unused.formIntersection(userPlane.unusedFaults) }
    return cells.unusedFaults.filter(unused.contains)
  }

  /// All frames.
  public func frames() throws -> [SynthesizedFrame] {
    var frames: [SynthesizedFrame] = []
    try forEachFrame { frames.append(copy $0) }
    return frames
  }

  /// Writes a pcapng file.
  ///
  /// - Parameter annotates: whether frames that a fault hit carry its name as a comment.
  /// - Returns: the number of frames, and the places in `scenario.faults` of those that hit nothing.
  /// - Throws: `CaptureError` where the file can't be written, and what ``forEachFrame(_:)`` throws.
  public func write(to path: String, annotates: Bool = false) throws -> (frames: Int, unused: [Int]) {
    var writer = try PcapngWriter(path: path, application: "Tekigo", comment: scenario.title)
    let snapLength = scenario.capture.snapLength
    var description = CaptureSummary.Interface(linkType: .ethernet)
    description.name = scenario.capture.interface
    if let snapLength { description.snapLength = snapLength }
    let interface = try writer.addInterface(description)
    let unused = try forEachFrame { frame in
      let kept = min(frame.bytes.count, snapLength ?? .max)
      try writer.write(
        frame.bytes.span.extracting(first: kept), time: frame.time, interface: interface,
        originalLength: frame.bytes.count,
        comments: annotates ? frame.faults.map { "fault: \($0)" } : [])
    }
    try writer.close()
    return (writer.frames, unused)
  }
}
