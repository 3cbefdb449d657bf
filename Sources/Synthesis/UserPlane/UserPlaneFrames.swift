/// The frames of F1-U one after the other, to be put between those of other interfaces.
struct UserPlaneFrames {
  private let scenario: Scenario
  private var queue: UserPlaneQueue
  private let encoder: UserPlaneEncoder
  private var messages: [PlannedUserPlaneMessage] = []
  private var position = 0
  /// Faults that hit the last message of a flow.
  private var hit: [PlannedUserPlaneMessage.Flow: [String]] = [:]

  /// - Returns: nil for a scenario without F1-U.
  init?(_ scenario: Scenario) {
    guard let userPlane = scenario.userPlane else { return nil }
    self.scenario = scenario
    queue = UserPlaneQueue(userPlane, scenario)
    encoder = UserPlaneEncoder(userPlane)
  }

  /// Gives the frames that are stamped before a time.
  ///
  /// - Throws: what `body` throws, and `WireError` for a scenario whose numbers do not fit their fields.
  mutating func forEach(
    before limit: Int64, _ body: (borrowing SynthesizedFrame) throws -> Void
  ) throws {
    while let message = try peek() {
      let time = scenario.capture.stamp(of: message.sent, since: scenario.startTime)
      guard time < limit else { return }
      position += 1
      try send(message, at: time, body)
    }
  }

  /// The next message, which stays.
  private mutating func peek() throws -> PlannedUserPlaneMessage? {
    while position >= messages.count {
      guard let more = try queue.next() else { return nil }
      messages = more
      position = 0
    }
    return messages[position]
  }

  private mutating func send(
    _ message: PlannedUserPlaneMessage, at time: Int64, _ body: (borrowing SynthesizedFrame) throws -> Void
  ) throws {
    guard message.copies > 0 else {
      hit[message.flowAfterLoss, default: []] += message.faults
      return
    }
    var frame = SynthesizedFrame()
    frame.time = time
    frame.bytes = try encoder.encode(message)
    frame.faultsAhead = hit.removeValue(forKey: message.flow) ?? []
    if !message.faults.isEmpty { hit[message.flow] = message.faults }
    // Of a frame that is sent again, the first copy is as it should be.
    frame.faults = message.copies > 1 ? [] : message.faults
    try body(frame)
    frame.faults = message.faults
    for _ in 1..<max(1, message.copies) { try body(frame) }
  }

  /// The requests that never hit a message, by their place in the scenario.
  var unusedFaults: [Int] { queue.unusedFaults }
}
