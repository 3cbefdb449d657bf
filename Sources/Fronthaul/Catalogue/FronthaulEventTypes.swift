public import Events

/// Numbers of the fronthaul event types: 1 to 255.
extension EventTypeID {
  /// An eCPRI message that has no event type of its own; also the parent of those that have one.
  public static let ecpri = EventTypeID(rawValue: 1)
  public static let cusU = EventTypeID(rawValue: 2)
  public static let cusUSection = EventTypeID(rawValue: 3)
  public static let cusC = EventTypeID(rawValue: 4)
  public static let cusCSection = EventTypeID(rawValue: 5)
  public static let cusCExtension = EventTypeID(rawValue: 6)
  /// Bytes that should have been a fronthaul message and could not be read as one.
  public static let cusMalformed = EventTypeID(rawValue: 7)
  /// The decode configuration of a flow changed in mid-stream.
  public static let cusConfiguration = EventTypeID(rawValue: 8)

  /// Section extension `number` (1 to 30), `cus.c.se<number>`.
  public static func cusCExtension(_ number: UInt8) -> EventTypeID {
    EventTypeID(rawValue: 10 + UInt16(number))
  }
}
