/// What faults of application protocols can be put into.
extension Fault.Target {
  /// Messages of both F1AP and E1AP, whose requirements have the same names but for the protocol.
  static func signalling(_ requirement: String) -> [Fault.Target] {
    ["f1ap", "e1ap"].map { .application($0, trips: "\($0)/\(requirement)") }
  }

  /// Where the transport of both is specified in the same way. TS 38.472, TS 37.482.
  static func signallingTransport(_ requirement: String) -> [Fault.Target] {
    [("f1ap", "f1c"), ("e1ap", "e1c")].map { .application($0, trips: "\($1)/\(requirement)") }
  }
}
