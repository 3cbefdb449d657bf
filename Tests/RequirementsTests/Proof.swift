import Fronthaul

/// How a requirement is shown to fail: a trace that is healthy but for one deviation.
struct Proof: Sendable {
  /// The requirement that fails.
  let id: String
  /// The frame that is its witness.
  let frame: String
  /// Requirements that fail on the same frame because of it; the profile must say so.
  let consequences: Set<String>
  /// Requirements that fail by themselves in the trace, whether or not the deviation is there.
  let companions: Set<String>
  /// Completes the healthy trace where that does not exercise the requirement.
  let prepare: (@Sendable (inout Trace) throws -> Void)?
  let deviate: @Sendable (inout Trace) throws -> Void

  /// A deviation of a single frame.
  init(
    _ id: String, _ frame: String, also consequences: Set<String> = [], beside companions: Set<String> = [],
    prepare: (@Sendable (inout Trace) throws -> Void)? = nil,
    _ deviate: @escaping @Sendable (inout Frame) throws -> Void
  ) {
    self.init(
      id, seenAt: frame, also: consequences, beside: companions, prepare: prepare,
      trace: { try $0.edit(frame, deviate) })
  }

  /// A deviation of the trace as a whole.
  init(
    _ id: String, seenAt frame: String, also consequences: Set<String> = [],
    beside companions: Set<String> = [], prepare: (@Sendable (inout Trace) throws -> Void)? = nil,
    trace deviate: @escaping @Sendable (inout Trace) throws -> Void
  ) {
    self.id = id
    self.frame = frame
    self.consequences = consequences
    self.companions = companions
    self.prepare = prepare
    self.deviate = deviate
  }

  var isPrepared: Bool { prepare != nil }

  /// The trace without the deviation.
  func healthy() throws -> Trace {
    var trace = try HealthyTrace.make()
    try prepare?(&trace)
    return trace
  }

  func broken() throws -> Trace {
    var trace = try healthy()
    try deviate(&trace)
    return trace
  }

  static let all = transport + application + cPlane + sectionTypes + extensions + uPlane + otherMessages
}
