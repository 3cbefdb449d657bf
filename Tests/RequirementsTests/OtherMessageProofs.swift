/// eCPRI messages that are neither C- nor U-plane.
extension Proof {
  static let otherMessages: [Proof] = delay + foreign

  private static let delay: [Proof] = [
    Proof("ecpri/3.2.4.6/action-type", "delay-request") { $0.byte(1, 6) },
    Proof("ecpri/3.2.4.6/nanoseconds", "delay-request") { $0.byte(8, 0x3C) },
    Proof("ecpri/3.2.4.6/time-stamp-zero", "delay-two-step") { $0.byte(7, 1) },
    Proof("ecpri/3.2.4.6/compensation-zero", "delay-two-step") { $0.byte(15, 1) },
    Proof("ecpri/3.2.4.6/compensation-scale", "delay-request") { frame in
      for offset in 12..<19 { frame.byte(offset, 0) }
      frame.byte(19, 250)
    },
  ]

  /// O-RAN does not use the message types, which is a finding of its own.
  private static func foreign(
    _ id: String, _ type: UInt8, _ payload: [UInt8], _ deviate: @escaping @Sendable (inout Frame) -> Void
  ) -> Proof {
    Proof(
      id, "message", beside: ["cus/5.1.3.2/message-type"],
      prepare: { $0.other("message", slot: 8, type: type, payload) }, deviate)
  }

  private static let event: [UInt8] = [1, 0, 1, 1, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]

  private static let foreign: [Proof] = [
    foreign("ecpri/3.2.4/message-readable", 7, event) { $0.byte(3, 2) },
    foreign(
      "ecpri/3.2.4.5/access-codes", 4, [1, 0, 0, 2, 0, 0, 0, 0, 0x10, 0, 0, 4]
    ) { $0.byte(1, 0x30) },
    foreign("ecpri/3.2.4.7/reset-code", 6, [0, 1, 1]) { $0.byte(2, 3) },
    foreign("ecpri/3.2.4.8/event-type", 7, event) { $0.byte(1, 6) },
    foreign("ecpri/3.2.4.8/element-count", 7, event) { $0.byte(1, 3) },
  ]
}
