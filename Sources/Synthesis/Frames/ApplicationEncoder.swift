import Fronthaul
import Wire

/// Writes the application layer of a message, from the first byte behind `ecpriSeqid`, by the codec's
/// representations. What the codec refuses to say wrong is changed in its bytes.
struct ApplicationEncoder {
  let samples: SampleSource

  /// Where `numberOfSections` is in a C-plane message. CUS 7.5.2.8.
  private static let sectionCountOffset = 4

  func encode(_ message: PlannedMessage) throws(WireError) -> [UInt8] {
    try message.isUPlane ? uPlane(message) : cPlane(message)
  }

  /// What both planes begin with. CUS 7.5.2.1 to 7.5.2.6, 8.3.3.1 to 8.3.3.6.
  private func timing(_ message: PlannedMessage) -> [String: Int64] {
    [
      "dataDirection": message.isDownlink ? 1 : 0, "payloadVersion": Int64(message.payloadVersion),
      "filterIndex": Int64(message.filterIndex), "frameId": Int64(message.frameId),
      "subframeId": Int64(message.subframeId), "slotId": Int64(message.slotId),
    ]
  }

  /// A number of PRBs as headers say it: 0 for all of more than 255.
  private func count(_ section: PlannedSection) -> UInt8 {
    section.prbCount > 255 ? 0 : UInt8(clamping: section.prbCount)
  }

  // MARK: C-plane, CUS 7.4.3 and 7.4.5

  private func cPlane(_ message: PlannedMessage) throws(WireError) -> [UInt8] {
    var header = timing(message)
    header["startSymbolId"] = Int64(message.symbolId)
    // udCompHdr is 0 in the downlink, and where the compression is configured. CUS 7.5.2.10.
    if !message.isDownlink, message.compression.isDynamic {
      header["udIqWidth"] = Int64(message.compression.header.rawValue >> 4)
      header["udCompMeth"] = Int64(message.compression.header.methodCode)
    }
    var sectionFields: [String: Int64] = ["beamId": 0]
    if let prach = message.prach {
      header["timeOffset"] = Int64(prach.timeOffset)
      header["frameStructureFft"] = Int64(prach.fftSize)
      header["frameStructureScs"] = Int64(prach.spacing)
      header["cpLength"] = Int64(prach.cpLength)
      sectionFields["freqOffset"] = Int64(prach.freqOffset)
    }
    if message.reserved != 0 {
      // Section type 3 has its reserved byte in the section.
      if message.prach == nil { header["reserved0"] = Int64(message.reserved) }
      if message.prach != nil { sectionFields["reserved0"] = Int64(message.reserved) }
    }
    var sections = message.sections.map { section in
      CPlaneSection(
        sectionId: section.sectionId, startPrbc: UInt16(clamping: section.startPrb), numPrbc: count(section),
        numSymbol: section.numSymbol, sectionFields)
    }
    if message.extensionLength != nil, !sections.isEmpty {
      sections[sections.count - 1].extensions = [.modulationCompression(csf: false, scaler: 0)]
    }
    var bytes = try CPlaneMessage(sectionType: message.sectionType ?? 1, header, sections: sections).encode()
    if message.sectionExcess != 0 {
      bytes[Self.sectionCountOffset] = UInt8(clamping: message.sections.count + message.sectionExcess)
    }
    // The extension is the last word of the message; its length is the second byte.
    if let length = message.extensionLength { bytes[bytes.count - 3] = length }
    return bytes
  }

  // MARK: U-plane, CUS 8.3

  private func uPlane(_ message: PlannedMessage) throws(WireError) -> [UInt8] {
    let compression = message.compression
    let sections = try message.sections.map { section throws(WireError) in
      UPlaneSectionValue(
        sectionId: section.sectionId, startPrbu: UInt16(clamping: section.startPrb), numPrbu: count(section),
        compression: compression.isDynamic ? compression.header : nil,
        compression.isDynamic && message.reserved != 0 ? ["reserved0": Int64(message.reserved)] : [:],
        prbs: try samples.prbs(section, of: message, compression.header))
    }
    var header = timing(message)
    header["symbolId"] = Int64(message.symbolId)
    return try UPlaneValue(header: LayoutValue(header), sections: sections)
      .encode(UPlaneCoding(fixed: compression.isDynamic ? nil : compression.header))
  }
}
