import CaptureFiles
import Wire

/// A frame of a synthesised capture.
public struct SynthesizedFrame: Equatable, Sendable {
  /// Nanoseconds since 1970, UTC.
  public var time: Int64
  public var bytes: [UInt8]
  /// The faults that hit it.
  public var faults: [String]
  /// The faults that hit the message ahead of it in its flow. That message may never have been sent: what it
  /// leaves behind shows here.
  public var faultsAhead: [String]
}

/// Turns a scenario into frames.
///
/// Messages are planned slot by slot, put in the order in which they are sent, numbered, hit by the faults and
/// written. Faults act after the numbering and draw no random numbers, so they change what they hit alone.
public struct Synthesizer: Sendable {
  private let scenario: Scenario

  /// Slots that are planned before the messages of the first of them are sent: the longest way between a
  /// message and its slot is far shorter.
  private static let horizon: Int64 = 20_000_000

  public init(_ scenario: Scenario) { self.scenario = scenario }

  /// Gives the frames one after the other, in the order of their times.
  ///
  /// - Returns: the places in `scenario.faults` of those that hit nothing.
  /// - Throws: what `body` throws, and `WireError` for a scenario whose numbers do not fit their fields.
  @discardableResult
  public func forEachFrame(_ body: (borrowing SynthesizedFrame) throws -> Void) throws -> [Int] {
    let calendar = RadioCalendar(numerology: scenario.cell.numerology)
    let firstFrame = calendar.frame(notBefore: scenario.startTime)
    let planner = TrafficPlanner(scenario, calendar, firstFrame: firstFrame)
    var numbering = SequenceNumbering()
    var injector = FaultInjector(scenario, firstFrame: firstFrame)
    let encoder = FrameEncoder(scenario)
    let slots = scenario.duration * calendar.slotsPerSubframe
    var pending: [PlannedMessage] = []
    var faultsAhead: [SequenceNumbering.Key: [String]] = [:]

    func send(until limit: Int64) throws {
      pending.sort { ($0.sent, $0.eAxC, $0.isUPlane ? 1 : 0) < ($1.sent, $1.eAxC, $1.isUPlane ? 1 : 0) }
      var count = 0
      while count < pending.count, pending[count].sent < limit {
        var message = pending[count]
        message.sequenceId = numbering.next(for: message)
        message.vlan = scenario.vlan
        let flow = SequenceNumbering.Key(message)
        let faults = injector.inject(into: &message)
        let frame = SynthesizedFrame(
          time: message.sent, bytes: try encoder.encode(message), faults: faults,
          faultsAhead: faultsAhead[flow] ?? [])
        for _ in 0..<max(0, message.copies) { try body(frame) }
        faultsAhead[flow] = faults.isEmpty ? nil : faults
        count += 1
      }
      pending.removeFirst(count)
    }

    for slot in 0..<slots {
      pending += planner.messages(slot: slot)
      // What later slots add is sent no earlier than the horizon before their start.
      if slot % 16 == 15 {
        try send(until: calendar.start(calendar.slot(slot + 1, from: firstFrame)) - Self.horizon)
      }
    }
    try send(until: .max)
    return injector.unused
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

/// Numbers the messages of each plane, direction and eAxC from 0. CUS 5.1.3.2.8.
private struct SequenceNumbering {
  struct Key: Hashable {
    var isUPlane: Bool
    var isDownlink: Bool
    var eAxC: UInt16

    init(_ message: PlannedMessage) {
      isUPlane = message.isUPlane
      isDownlink = message.isDownlink
      eAxC = message.eAxC
    }
  }

  private var counters: [Key: UInt8] = [:]

  mutating func next(for message: PlannedMessage) -> UInt8 {
    let key = Key(message)
    let number = counters[key, default: 0]
    counters[key] = number &+ 1
    return number
  }
}
