public import Events

/// Numbers of the event types of F1-U: 300 to 399.
extension EventTypeID {
  /// A GTP-U message that has no event type of its own; also the parent of those that have one.
  public static let f1uGTP = EventTypeID(rawValue: 300)
  public static let f1uDLUserData = EventTypeID(rawValue: 301)
  public static let f1uDiscardBlock = EventTypeID(rawValue: 302)
  public static let f1uDeliveryStatus = EventTypeID(rawValue: 303)
  public static let f1uLostRange = EventTypeID(rawValue: 304)
  public static let f1uDeliveredRange = EventTypeID(rawValue: 305)
  public static let f1uAssistance = EventTypeID(rawValue: 306)
  public static let f1uAssistanceField = EventTypeID(rawValue: 307)
  /// Bytes that should have been a message and could not be read to their end.
  public static let f1uMalformed = EventTypeID(rawValue: 308)
  public static let f1uReportedNumber = EventTypeID(rawValue: 309)
}
