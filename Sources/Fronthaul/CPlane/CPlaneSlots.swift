internal import Events

/// Slots of a C-plane message (48 to 63).
enum CPlaneSlot {
  static let numberOfSections = FieldSlot(48)
  static let sectionType = FieldSlot(49)
  static let sectionTypeKnown = FieldSlot(50)
  static let sectionsRead = FieldSlot(51)
  static let unreadBytes = FieldSlot(52)
  static let headerReserved = FieldSlot(53)
  static let udCompHdr = FieldSlot(54)
  static let udIqWidth = FieldSlot(55)
  static let udCompMeth = FieldSlot(56)
  static let iqWidth = FieldSlot(57)
  static let timeOffset = FieldSlot(58)
  static let fftSize = FieldSlot(59)
  static let scs = FieldSlot(60)
  static let cpLength = FieldSlot(61)
  static let messageExtensions = FieldSlot(62)
  // No section uses these slots: 84 lies between those of sections, 88 and 89 lie behind them.
  static let symbolsPerSlot = FieldSlot(84)
  static let supportsType = FieldSlot(88)
  static let supportedExtensions = FieldSlot(89)
  static let configuredVlan = FieldSlot(126)
  static let slotDirection = FieldSlot(127)

  /// What a message may have besides the fields that every one has: those that the layouts fill.
  static let onWire = FieldSet([
    HeaderSlot.dataDirection, HeaderSlot.payloadVersion, HeaderSlot.filterIndex, HeaderSlot.frameId,
    HeaderSlot.subframeId, HeaderSlot.slotId, HeaderSlot.symbolId, numberOfSections, sectionType, udIqWidth,
    udCompMeth, timeOffset, fftSize, scs, cpLength,
  ])
}

/// Slots of a section description (64 to 95). Messages without such sections leave them alone, so that
/// ``EventRow/changed`` stays true from one section of a flow to its next.
enum CPlaneSectionSlot {
  static let sectionOffset = FieldSlot(64)
  static let sectionIndex = FieldSlot(65)
  static let sectionId = FieldSlot(66)
  static let rb = FieldSlot(67)
  static let symInc = FieldSlot(68)
  static let startPrbc = FieldSlot(69)
  static let numPrbc = FieldSlot(70)
  static let prbCount = FieldSlot(71)
  static let prbEnd = FieldSlot(72)
  static let reMask = FieldSlot(73)
  static let numSymbol = FieldSlot(74)
  static let startSymbol = FieldSlot(75)
  static let symbolEnd = FieldSlot(76)
  static let ef = FieldSlot(77)
  static let beamId = FieldSlot(78)
  static let ueId = FieldSlot(79)
  static let freqOffset = FieldSlot(80)
  static let sectionReserved = FieldSlot(81)
  static let extensionCount = FieldSlot(82)
  static let extensionTypes = FieldSlot(83)
  static let isLaterDescription = FieldSlot(85)
  static let sectionsLeft = FieldSlot(86)
  static let beamsLeft = FieldSlot(87)

  /// What every section description has.
  static let common = [sectionId, rb, symInc, startPrbc, numPrbc, reMask, numSymbol]
  static let onWire = FieldSet(common + [ef, beamId, ueId, freqOffset])
  /// What the description of a channel has not.
  static let beyondChannel = onWire.union(derived).subtracting(FieldSet([numPrbc]))
  static let derived = FieldSet([
    prbCount, prbEnd, startSymbol, symbolEnd, sectionReserved, extensionCount, extensionTypes,
    isLaterDescription,
  ])
}

/// Slots of a section extension (96 to 127); what its layout adds begins at ``firstFree``.
enum ExtensionSlot {
  static let extensionOffset = FieldSlot(96)
  static let extensionIndex = FieldSlot(97)
  static let extType = FieldSlot(98)
  static let extLen = FieldSlot(99)
  static let extensionBytes = FieldSlot(100)
  static let bytesNeeded = FieldSlot(101)
  static let extensionAllowed = FieldSlot(102)
  static let extensionKnown = FieldSlot(103)
  static let paddingNonZero = FieldSlot(104)
  static let extensionReserved = FieldSlot(105)
  static let firstFree = 106
}

/// Slots of the other parts that a message may consist of: commands, reports, … (96 to 127).
enum CPlanePartSlot {
  static let partOffset = FieldSlot(96)
  static let partIndex = FieldSlot(97)
  static let partBytes = FieldSlot(98)
  static let bytesNeeded = FieldSlot(99)
  static let partReserved = FieldSlot(100)
  static let firstFree = 101
}

/// Slots of what a section schedules (96 to 127).
enum AllocationSlot {
  static let fromSymbol = FieldSlot(96)
  static let toSymbol = FieldSlot(97)
  static let fromPrb = FieldSlot(98)
  static let toPrb = FieldSlot(99)
  static let everyOtherPrb = FieldSlot(100)
  static let pieceIndex = FieldSlot(101)
  static let pieceCount = FieldSlot(102)
  static let isShared = FieldSlot(103)
  static let isOptional = FieldSlot(104)
  static let isPunctured = FieldSlot(105)
  static let isPrioritized = FieldSlot(106)
  static let sharedBits = FieldSlot(107)
  static let sharedPorts = FieldSlot(108)

  static let cells = [fromSymbol, toSymbol, fromPrb, toPrb, everyOtherPrb]
  static let all = cells + [pieceIndex, pieceCount, isShared, isOptional, isPunctured, isPrioritized]
  static let reach = [sharedBits, sharedPorts]
}

/// Slots of what section type 3 asks for (96 to 127).
enum OccasionSlot {
  static let lowestFrequency = FieldSlot(96)
  static let highestFrequency = FieldSlot(97)
  static let carrierEdge = FieldSlot(98)
  static let sinceOccasion = FieldSlot(99)
  static let lastOccasionFrame = FieldSlot(100)
  static let longestGap = FieldSlot(101)
  static let untilEnd = FieldSlot(102)
  static let haveEnded = FieldSlot(103)
}
