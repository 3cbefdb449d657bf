import Fronthaul

/// What C-plane messages say ahead of their sections. CUS 7.5.2.12.
extension Fault {
  static let sectionTypeHeader: [Fault] = [
    Fault(
      "time-offset-beyond-slot", "timeOffset is a slot or more",
      .cPlane([0, 3], trips: "cus/7.5.2.12/time-offset"),
      strength: Strength(0, in: 0...30_000, "Ts more than the slot")
    ) { $0.header("timeOffset", $0.slotLength + Int64($1.value)) }
  ]
}

extension PlannedMessage {
  /// Of the numerology that the message names, in Ts of 15 kHz; 15 kHz for the spacings of PRACH alone.
  fileprivate var slotLength: Int64 {
    let code = header("frameStructureScs") ?? 0
    return 30_720 >> (code <= 4 ? code : 0)
  }
}
