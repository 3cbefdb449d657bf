/// Slots that every event of every protocol has: where it was seen.
public enum FrameSlot {
  /// Number of the frame in its capture file, from 1.
  public static let frameNumber = FieldSlot(0)
  /// Nanoseconds since 1970 of the capture clock.
  public static let captureTime = FieldSlot(1)
  /// Unit numbers (``UnitID``) of who sent the message and who it is for.
  public static let sender = FieldSlot(9)
  public static let receiver = FieldSlot(11)
  /// Number of the capture file among the inputs, from 0.
  public static let capture = FieldSlot(10)
}
