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

/// The frames of one kind of traffic, in the order of their times.
protocol FrameSource {
  /// Fills in the next frame; `frame` still is the one before, whose memory is used again.
  ///
  /// - Returns: false if there is none.
  /// - Throws: for a scenario whose numbers do not fit their fields.
  mutating func next(into frame: inout SynthesizedFrame) throws -> Bool

  /// The faults that hit nothing so far, by their place in the scenario.
  var unusedFaults: [Int] { get }
}

/// Turns a scenario into frames.
///
/// Messages of cells are planned slot by slot, those of associations by the scripts that are played; they are put
/// in the order in which they are sent, numbered, hit by the faults and written. Faults act after the numbering and
/// draw no random numbers, so they change what they hit alone.
public struct Synthesizer: Sendable {
  private let scenario: Scenario

  public init(_ scenario: Scenario) { self.scenario = scenario }

  /// Gives the frames one after the other, in the order of their times.
  ///
  /// - Returns: the places in `scenario.faults` of those that hit nothing.
  /// - Throws: what `body` throws, and `WireError` for a scenario whose numbers do not fit their fields.
  @discardableResult
  public func forEachFrame(_ body: (borrowing SynthesizedFrame) throws -> Void) throws -> [Int] {
    var sources: [any FrameSource] = [
      CellFrames(scenario), SignallingFrames(scenario), UserPlaneFrames(scenario),
    ]
    var frames = sources.map { _ in SynthesizedFrame() }
    var isThere: [Bool] = []
    for index in sources.indices { isThere.append(try sources[index].next(into: &frames[index])) }
    while true {
      // Of frames of one moment that of the first source comes first.
      var first: Int?
      for index in frames.indices where isThere[index] {
        if first.map({ frames[index].time < frames[$0].time }) ?? true { first = index }
      }
      guard let first else { break }
      try body(frames[first])
      isThere[first] = try sources[first].next(into: &frames[first])
    }
    return sources.dropFirst().reduce(sources[0].unusedFaults) { unused, source in
      unused.filter(source.unusedFaults.contains)
    }
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
    description.resolution = .nanoseconds
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
