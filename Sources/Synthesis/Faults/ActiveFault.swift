/// A fault that a scenario asks for, and how often it has been at work.
struct ActiveFault {
  let request: FaultRequest
  let fault: Fault
  /// The strength asked for, or the usual one.
  let value: Int
  private var matched = 0
  private(set) var hit = 0

  init?(_ request: FaultRequest) {
    guard let fault = Fault.named(request.name) else { return nil }
    self.request = request
    self.fault = fault
    value = request.value ?? fault.strength?.usual ?? 0
  }

  /// Whether it may still hit something.
  var isLeft: Bool { hit < request.count }

  /// Counts a message that it could hit.
  /// - Returns: whether it is to hit this one.
  mutating func isDue() -> Bool {
    matched += 1
    return (matched - 1) % max(1, request.every) == 0
  }

  mutating func noteHit() { hit += 1 }
}
