internal import Events

/// Slots of the times of a C- or U-plane message, the last ones of its section's: a section has the fields of its
/// message, and of no other section.
enum AirTimeSlot {
  static var frameOffset: FieldSlot { FieldSlot(90) }
  static var airTimeRounded: FieldSlot { FieldSlot(91) }
  static var commonClock: FieldSlot { FieldSlot(92) }
  static var arrivalTime: FieldSlot { FieldSlot(93) }
  static var symbolDuration: FieldSlot { FieldSlot(94) }
  static var airTime: FieldSlot { FieldSlot(95) }
}

/// When a message was captured, and when what it is about is on the air.
enum AirTimeFields {
  static let definitions: [FieldDefinition] = [
    airTime(
      "Start of the symbol on the air, with its cyclic prefix; of the first symbol of a C-plane message"),
    airTimeRounded,
    FieldDefinition(
      "symbolDuration", AirTimeSlot.symbolDuration, unit: .nanoseconds, optional: true,
      clause: "TS 38.211 5.3.1",
      "Length of that symbol with its cyclic prefix"),
    FieldDefinition(
      "arrivalTime", AirTimeSlot.arrivalTime, .time, unit: .nanoseconds,
      "When the frame began to pass the place of the capture: its time stamp, less its length where the time base "
        + "says that frames are stamped at their end"),
    FieldDefinition(
      "commonClock", AirTimeSlot.commonClock, .boolean, clause: "CUS 11",
      "Whether the capture clock and the radio have the same time, so that the times of both can be compared; "
        + "otherwise air times are relative"),
    FieldDefinition(
      "frameOffset", AirTimeSlot.frameOffset, unit: .frames, optional: true, clause: "CUS 7.5.2.4",
      "Whole frames by which the first messages of the flow are ahead of their time, nearly all alike; absent without a "
        + "common clock, and where they differ"),
  ]

  /// Symbols begin at fractions of a nanosecond: what is just at the end of a window is decided by this.
  static let airTimeRounded = FieldDefinition(
    "airTimeRounded", AirTimeSlot.airTimeRounded, .boolean, clause: "TS 38.211 5.3.1",
    "Whether airTime is rounded down to whole nanoseconds: the symbol begins a part of one later")

  /// The time of a part of a message.
  static func airTime(_ summary: String) -> FieldDefinition {
    FieldDefinition(
      "airTime", AirTimeSlot.airTime, .time, unit: .nanoseconds, optional: true, clause: "CUS 11", summary)
  }
}
