import CaptureFiles
import Wire

/// A frame of a synthesised capture.
public struct SynthesizedFrame: Equatable, Sendable {
  /// Nanoseconds since 1970, UTC.
  public var time: Int64
  public var bytes: [UInt8]
  /// The names of the faults that hit it.
  public var faults: [String]
  /// The names of the faults that took away messages of its flow since the frame of the flow before it.
  public var losses: [String]
}

/// Turns a scenario into frames.
///
/// Messages are planned slot by slot, put in the order in which they are sent, numbered, hit by the faults and
/// written. Faults act after the numbering and draw no random numbers, so they change what they hit alone.
public struct Synthesizer: Sendable {
  private let scenario: Scenario

  public init(_ scenario: Scenario) { self.scenario = scenario }

  /// Gives the frames one after the other, in the order of their times.
  ///
  /// - Returns: the places in `scenario.faults` of those that hit nothing.
  /// - Throws: what `body` throws, and `WireError` for a scenario whose numbers do not fit their fields.
  @discardableResult
  public func forEachFrame(_ body: (borrowing SynthesizedFrame) throws -> Void) throws -> [Int] {
    var queue = MessageQueue(scenario)
    let encoder = FrameEncoder(scenario)
    var lost: [MessageFlow: [String]] = [:]
    while let messages = try queue.next() {
      for message in messages {
        guard message.copies > 0 else {
          if let flow = message.flow { lost[flow, default: []] += message.faults }
          continue
        }
        var frame = SynthesizedFrame(
          time: message.sent, bytes: try encoder.encode(message), faults: message.faults, losses: [])
        if let flow = message.flow { frame.losses = lost.removeValue(forKey: flow) ?? [] }
        // Of a frame that is sent again, the first copy is as it should be.
        if message.copies > 1 { frame.faults = [] }
        try body(frame)
        frame.faults = message.faults
        for _ in 1..<max(1, message.copies) { try body(frame) }
      }
    }
    return queue.unusedFaults
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
    let interface = try writer.addInterface(.ethernet)
    let unused = try forEachFrame { frame in
      try writer.write(
        frame.bytes.span, time: frame.time, interface: interface,
        comments: annotates ? frame.faults.map { "fault: \($0)" } : [])
    }
    try writer.close()
    return (writer.frames, unused)
  }
}
