import Wire

/// The frames of all cells in the order of their times.
struct CellFrames: FrameSource {
  private let scenario: Scenario
  private var queue: MessageQueue
  private let assembler: FrameAssembler
  private var encoder: FrameEncoder
  /// Messages that are sent, and where the next frame begins in them.
  private var messages: [PlannedMessage] = []
  private var start = 0
  /// The faults that hit the message before, by its flow.
  private var hit: [MessageFlow: [String]] = [:]
  /// The frame that is sent again, and how often.
  private var copies = 0
  private var copiedFaults: [String] = []

  init(_ scenario: Scenario) {
    self.scenario = scenario
    queue = MessageQueue(scenario)
    assembler = FrameAssembler(scenario)
    encoder = FrameEncoder(scenario)
  }

  var unusedFaults: [Int] { queue.unusedFaults }

  mutating func next(into frame: inout SynthesizedFrame) throws -> Bool {
    if copies > 0 {
      copies -= 1
      frame.faults = copiedFaults
      return true
    }
    while true {
      guard start < messages.count else {
        guard let more = try queue.next() else { return false }
        messages = more
        start = 0
        continue
      }
      if try take(into: &frame) { return true }
    }
  }

  /// Takes the messages of the next frame.
  /// - Returns: false for a message that is lost.
  private mutating func take(into frame: inout SynthesizedFrame) throws -> Bool {
    let end = assembler.end(of: messages, from: start)
    defer { start = end }
    let copies = messages[start].copies
    guard copies > 0 else {
      if let flow = messages[start].flow { hit[flow, default: []] += messages[start].faults }
      return false
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
    // Of a frame that is sent again, the first copy is as it should be.
    frame.faults = copies > 1 ? [] : faults
    self.copies = copies - 1
    copiedFaults = faults
    return true
  }
}
