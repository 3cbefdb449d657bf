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
    let assembler = FrameAssembler(scenario)
    var encoder = FrameEncoder(scenario)
    var userPlane = UserPlaneFrames(scenario)
    var hit: [MessageFlow: [String]] = [:]
    var frame = SynthesizedFrame(time: 0, bytes: [], faults: [], faultsAhead: [])
    while let messages = try queue.next() {
      var start = 0
      while start < messages.count {
        let end = assembler.end(of: messages, from: start)
        defer { start = end }
        let copies = messages[start].copies
        guard copies > 0 else {
          if let flow = messages[start].flow { hit[flow, default: []] += messages[start].faults }
          continue
        }
        // A frame leaves when the last of its messages is there.
        frame.time = scenario.capture.stamp(of: messages[end - 1].sent, since: scenario.startTime)
        try encoder.encode(messages[start..<end], into: &frame.bytes)
        let faults = messages[start..<end].flatMap(\.faults)
        frame.faultsAhead = []
        if !hit.isEmpty || !faults.isEmpty {
          for message in messages[start..<end] {
            guard let flow = message.flow else { continue }
            frame.faultsAhead += hit.removeValue(forKey: flow) ?? []
            if !message.faults.isEmpty { hit[flow] = message.faults }
          }
        }
        try userPlane?.forEach(before: frame.time, body)
        // Of a frame that is sent again, the first copy is as it should be.
        frame.faults = copies > 1 ? [] : faults
        try body(frame)
        frame.faults = faults
        for _ in 1..<max(1, copies) { try body(frame) }
      }
    }
    try userPlane?.forEach(before: .max, body)
    let unused = queue.unusedFaults
    return userPlane.map { $0.unusedFaults.filter(unused.contains) } ?? unused
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
