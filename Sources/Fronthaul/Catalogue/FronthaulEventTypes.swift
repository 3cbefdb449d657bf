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

  /// What the samples of a U-plane section amount to.
  public static let cusUSamples = EventTypeID(rawValue: 9)

  /// The header of a U-plane section whose samples do not fit.
  public static let cusUMisfit = EventTypeID(rawValue: 10)

  /// A command of section type 4.
  public static let cusCCommand = EventTypeID(rawValue: 41)
  public static let cusCCommandBeam = EventTypeID(rawValue: 42)
  /// The channel information of a UE, section type 6.
  public static let cusCChannel = EventTypeID(rawValue: 43)
  /// Listen before talk, section type 7.
  public static let cusCLaa = EventTypeID(rawValue: 44)
  /// Acknowledgements, section type 8.
  public static let cusCFeedback = EventTypeID(rawValue: 45)
  public static let cusCAck = EventTypeID(rawValue: 46)
  public static let cusCNack = EventTypeID(rawValue: 47)
  /// The SINR values of a section, section type 9.
  public static let cusCSinr = EventTypeID(rawValue: 48)
  /// A measurement report, section type 10.
  public static let cusCReport = EventTypeID(rawValue: 49)
  /// A measurement request, section type 11.
  public static let cusCRequest = EventTypeID(rawValue: 50)

  /// What a section schedules, after its extensions.
  public static let cusCAllocation = EventTypeID(rawValue: 51)

  /// Where what section type 3 asks for lies.
  public static let cusCOccasion = EventTypeID(rawValue: 52)
  /// What section type 3 has asked for when the observation ends.
  public static let cusCOccasions = EventTypeID(rawValue: 53)

  /// Item `index` (0 to 2) of section extension `number`.
  static func cusCExtensionItem(_ number: UInt8, _ index: UInt16 = 0) -> EventTypeID {
    EventTypeID(rawValue: 100 + UInt16(number) * 3 + index)
  }

  /// eCPRI messages that O-RAN does not use, or only for the delay.
  public static let ecpriBits = EventTypeID(rawValue: 60)
  public static let ecpriGeneric = EventTypeID(rawValue: 61)
  public static let ecpriMemory = EventTypeID(rawValue: 62)
  public static let ecpriDelay = EventTypeID(rawValue: 63)
  public static let ecpriReset = EventTypeID(rawValue: 64)
  public static let ecpriEvent = EventTypeID(rawValue: 65)
  public static let ecpriEventElement = EventTypeID(rawValue: 66)
  public static let ecpriIWFStartUp = EventTypeID(rawValue: 67)
  public static let ecpriIWFDelay = EventTypeID(rawValue: 68)

  /// Section extension `number` (1 to 30), `cus.c.se<number>`.
  public static func cusCExtension(_ number: UInt8) -> EventTypeID {
    EventTypeID(rawValue: 10 + UInt16(number))
  }
}
