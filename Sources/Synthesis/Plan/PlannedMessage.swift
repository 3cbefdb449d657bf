import Fronthaul

/// A message before it is written: everything that its sender decides, in the fields of the specification.
///
/// Faults change these fields, so that a fault is as narrow as its name says.
struct PlannedMessage: Sendable {
  // Who and when.
  var isUPlane: Bool
  var isDownlink: Bool
  /// Whether the RU sends it: the uplink of the U-plane.
  var isFromRU: Bool { isUPlane && !isDownlink }
  /// Nanoseconds since 1970, UTC, at the place of the capture.
  var sent: Int64
  /// The symbol on the air, the first one of a C-plane message; faults leave it alone.
  var time: RadioTime

  // Ethernet and eCPRI.
  var vlan: Scenario.VLAN?
  var ecpriVersion: UInt8 = 1
  /// What the eCPRI size says more than is true.
  var payloadExcess = 0
  var eAxC: UInt16
  var sequenceId: UInt8 = 0
  var eBit = true
  /// How often the frame is sent; 0: it was numbered and lost.
  var copies = 1

  // The application header as sent.
  var payloadVersion: UInt8 = 1
  var filterIndex: UInt8 = 0
  var frameId: UInt8
  var subframeId: UInt8
  var slotId: UInt8
  var symbolId: UInt8
  /// A reserved byte: of the header, of the sections in the U-plane and in section type 3.
  var reserved: UInt8 = 0

  // C-plane.
  /// 1 or 3; nil in the U-plane.
  var sectionType: UInt8?
  /// What `numberOfSections` says more than is true.
  var sectionExcess = 0
  var prach: PRACHHeader?
  /// Appends an extension with this length code to the last section.
  var extensionLength: UInt8?

  /// Of the U-plane message, or of the U-plane that a C-plane message asks for.
  var compression = Scenario.Compression(header: CompressionHeader(rawValue: 0), isDynamic: false)

  var sections: [PlannedSection]

  init(
    isUPlane: Bool, isDownlink: Bool, sent: Int64, time: RadioTime, eAxC: UInt16, sectionType: UInt8? = nil,
    sections: [PlannedSection]
  ) {
    self.isUPlane = isUPlane
    self.isDownlink = isDownlink
    self.sent = sent
    self.time = time
    self.eAxC = eAxC
    self.sectionType = sectionType
    self.sections = sections
    frameId = time.frameId
    subframeId = UInt8(truncatingIfNeeded: time.subframe)
    slotId = UInt8(truncatingIfNeeded: time.slot)
    symbolId = UInt8(truncatingIfNeeded: time.symbol)
  }
}

/// What section type 3 says of its numerology.
struct PRACHHeader: Equatable, Sendable {
  var timeOffset: UInt16
  /// FFT size code.
  var fftSize: UInt8
  /// Subcarrier spacing code.
  var spacing: UInt8
  var cpLength: UInt16
  var freqOffset: Int32
}

/// A section of either plane.
struct PlannedSection: Equatable, Sendable {
  var sectionId: UInt16
  var startPrb: Int
  /// PRBs that it has; the header says 0 for more than 255.
  var prbCount: Int
  /// C-plane only.
  var numSymbol: UInt8 = 1
}
