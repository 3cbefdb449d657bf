/// The frames of F1-U in the order of their times.
struct UserPlaneFrames: FrameSource {
  private let scenario: Scenario
  /// Nil for a scenario without F1-U.
  private var parts: (queue: UserPlaneQueue, encoder: UserPlaneEncoder)?
  private var messages: [PlannedUserPlaneMessage] = []
  private var position = 0
  /// Faults that hit the last message of a flow.
  private var hit: [PlannedUserPlaneMessage.Flow: [String]] = [:]
  /// How often the last frame is sent again, and the faults that show then.
  private var copies = 0
  private var copiedFaults: [String] = []

  init(_ scenario: Scenario) {
    self.scenario = scenario
    parts = scenario.userPlane.map { (UserPlaneQueue($0, scenario), UserPlaneEncoder($0)) }
  }

  mutating func next(into frame: inout SynthesizedFrame) throws -> Bool {
    if copies > 0 {
      copies -= 1
      frame.faults = copiedFaults
      return true
    }
    while let message = try takeMessage() {
      guard message.copies > 0 else {
        hit[message.flowAfterLoss, default: []] += message.faults
        continue
      }
      frame.time = scenario.capture.stamp(of: message.sent, since: scenario.startTime)
      frame.bytes = try parts?.encoder.encode(message) ?? []
      frame.faultsAhead = hit.removeValue(forKey: message.flow) ?? []
      if !message.faults.isEmpty { hit[message.flow] = message.faults }
      // Of a frame that is sent again, the first copy is as it should be.
      frame.faults = message.copies > 1 ? [] : message.faults
      copies = message.copies - 1
      copiedFaults = message.faults
      return true
    }
    return false
  }

  private mutating func takeMessage() throws -> PlannedUserPlaneMessage? {
    while position >= messages.count {
      guard let more = try parts?.queue.next() else { return nil }
      messages = more
      position = 0
    }
    position += 1
    return messages[position - 1]
  }

  var unusedFaults: [Int] { parts?.queue.unusedFaults ?? Array(scenario.faults.indices) }
}
