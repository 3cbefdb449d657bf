/// Slots that every event of every protocol has: where it was seen.
public enum FrameSlot {
  /// Number of the frame in its capture file, from 1.
  @inlinable public static var frameNumber: FieldSlot { FieldSlot(0) }
  /// Nanoseconds since 1970 of the capture clock.
  @inlinable public static var captureTime: FieldSlot { FieldSlot(1) }
  /// Unit numbers (``UnitID``) of who sent the message and who it is for.
  @inlinable public static var sender: FieldSlot { FieldSlot(9) }
  @inlinable public static var receiver: FieldSlot { FieldSlot(11) }
  /// Number of the capture file among the inputs, from 0.
  @inlinable public static var capture: FieldSlot { FieldSlot(10) }

  /// The fields in these slots.
  public static let definitions: [FieldDefinition] = [
    FieldDefinition(
      "frameNumber", frameNumber, wireshark: "frame.number",
      "Number of the frame in its capture file, from 1"),
    FieldDefinition(
      "captureTime", captureTime, .time, unit: .nanoseconds, "Time stamp of the capture clock, since 1970"),
    FieldDefinition("sender", sender, optional: true, "Number of the unit that sent the message"),
    FieldDefinition("receiver", receiver, optional: true, "Number of the unit that the message is for"),
    FieldDefinition("capture", capture, "Number of the capture file among the inputs, from 0"),
  ]
}
