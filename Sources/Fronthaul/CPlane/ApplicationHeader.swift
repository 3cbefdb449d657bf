internal import Events

/// The radio application header: what every C-plane message begins with (CUS 7.5.2).
///
///     | dataDirection 1 | payloadVersion 3 | filterIndex 4 | frameId 8 | subframeId 4 | slotId 6 |
///     | startSymbolId 6 | numberOfSections 8 | sectionType 8 | …by section type
///
/// Section types 4, 7, 8, 10 and 11 give the place of filterIndex, startSymbolId or numberOfSections to
/// something else.
enum ApplicationHeader {
  /// Bytes that every message has, the section type last.
  static let commonBytes = 6
  static let sectionTypeOffset = 5

  static let filterIndex = LayoutElement.field(
    "filterIndex", 4, slot: HeaderSlot.filterIndex, clause: "CUS 7.5.2.3", "Channel filter")
  static let startSymbolId = LayoutElement.field(
    "startSymbolId", 6, slot: HeaderSlot.symbolId, clause: "CUS 7.5.2.7", "First symbol of the slot")
  static let numberOfSections = LayoutElement.field(
    "numberOfSections", 8, slot: CPlaneSlot.numberOfSections, clause: "CUS 7.5.2.8",
    wireshark: "numberOfSections", "Section descriptions in the message")

  /// The header of a section type: the common part, and what follows it.
  static func layout(
    _ sectionType: UInt8, clause: String, lowNibble: LayoutElement = filterIndex,
    symbol: LayoutElement = startSymbolId, count: [LayoutElement] = [numberOfSections],
    then rest: [LayoutElement]
  ) -> Layout {
    let time: [LayoutElement] = [
      .field("dataDirection", 1, slot: HeaderSlot.dataDirection, clause: "CUS 7.5.2.1", "0 = UL, 1 = DL"),
      .field("payloadVersion", 3, slot: HeaderSlot.payloadVersion, clause: "CUS 7.5.2.2", "Payload version"),
      lowNibble,
      .field("frameId", 8, slot: HeaderSlot.frameId, clause: "CUS 7.5.2.4", "SFN modulo 256"),
      .field("subframeId", 4, slot: HeaderSlot.subframeId, clause: "CUS 7.5.2.5", "Subframe"),
      .field("slotId", 6, slot: HeaderSlot.slotId, clause: "CUS 7.5.2.6", "Slot of the subframe"),
      symbol,
    ]
    let type = LayoutElement.field(
      "sectionType", 8, .enumeration(SectionType.codePoints), slot: CPlaneSlot.sectionType,
      clause: "CUS 7.5.2.9", wireshark: "sectionType", "Kind of the sections")
    return Layout(
      "section type \(sectionType) header", clause: clause, firstSlot: nil,
      "Radio application header of section type \(sectionType)", time + count + [type] + rest)
  }

  /// The compression that the O-RU shall use for the uplink of the sections.
  static let udCompHdr: [LayoutElement] = [
    .field(
      "udIqWidth", 4, slot: CPlaneSlot.udIqWidth, clause: "CUS 7.5.2.10", wireshark: "udCompHdrWidth",
      "Width of I and of Q as sent, 0 = 16"),
    .field(
      "udCompMeth", 4, .enumeration(UPlaneFields.methods), slot: CPlaneSlot.udCompMeth,
      clause: "CUS 7.5.2.10", wireshark: "udCompHdrMeth", "Compression method"),
  ]

  static let timing: [LayoutElement] = [
    .field(
      "timeOffset", 16, unit: .ts, slot: CPlaneSlot.timeOffset, clause: "CUS 7.5.2.12",
      wireshark: "timeOffset", "From the start of the slot to the cyclic prefix of the first symbol"),
    .field(
      "frameStructureFft", 4, .enumeration(fftSizes), slot: CPlaneSlot.fftSize, clause: "CUS 7.5.2.13",
      wireshark: "frameStructure.fft", "Size of the FFT or iFFT"),
    .field(
      "frameStructureScs", 4, .enumeration(spacings), slot: CPlaneSlot.scs, clause: "CUS 7.5.2.13",
      wireshark: "frameStructure.spacing", "Subcarrier spacing"),
    .field(
      "cpLength", 16, slot: CPlaneSlot.cpLength, clause: "CUS 7.5.2.14", wireshark: "cpLength",
      "Length of the cyclic prefix in Ts / 2^mu of the subcarrier spacing, 0 = as configured"),
  ]

  static let fftSizes = [
    CodePoint(0, "none"), CodePoint(4, "16"), CodePoint(5, "32"), CodePoint(6, "64"), CodePoint(7, "128"),
    CodePoint(8, "256"), CodePoint(9, "512"), CodePoint(10, "1024"), CodePoint(11, "2048"),
    CodePoint(12, "4096"), CodePoint(13, "1536"), CodePoint(14, "3072"),
  ]

  static let spacings = [
    CodePoint(0, "15kHz"), CodePoint(1, "30kHz"), CodePoint(2, "60kHz"), CodePoint(3, "120kHz"),
    CodePoint(4, "240kHz"), CodePoint(12, "1.25kHz"), CodePoint(13, "3.75kHz"), CodePoint(14, "5kHz"),
    CodePoint(15, "7.5kHz"),
  ]
}
