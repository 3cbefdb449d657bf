import Fronthaul
import Wire

/// Writes the application layer of a message, from the first byte behind `ecpriSeqid`.
struct ApplicationEncoder {
  let samples: SampleSource

  func write(_ message: PlannedMessage, into writer: inout ByteWriter) {
    timing(message, into: &writer)
    if message.isUPlane {
      for section in message.sections { uPlaneSection(section, of: message, into: &writer) }
    } else {
      cPlane(message, into: &writer)
    }
  }

  /// What both planes begin with. CUS 7.5.2.1 to 7.5.2.7, 8.3.3.1 to 8.3.3.7.
  private func timing(_ message: PlannedMessage, into writer: inout ByteWriter) {
    writer.bits(message.isDownlink ? 1 : 0, 1)
    writer.bits(UInt64(message.payloadVersion), 3)
    writer.bits(UInt64(message.filterIndex), 4)
    writer.u8(message.frameId)
    writer.bits(UInt64(message.subframeId), 4)
    writer.bits(UInt64(message.slotId), 6)
    writer.bits(UInt64(message.symbolId), 6)
  }

  // MARK: C-plane, CUS 7.4.3 and 7.4.5

  private func cPlane(_ message: PlannedMessage, into writer: inout ByteWriter) {
    writer.u8(UInt8(clamping: message.sections.count + message.sectionExcess))
    writer.u8(message.sectionType ?? 1)
    // udCompHdr is 0 in the downlink, and where the compression is configured. CUS 7.5.2.10.
    let isStated = !message.isDownlink && message.compression.isDynamic
    let udCompHdr = isStated ? message.compression.header.rawValue : 0
    if let prach = message.prach {
      writer.u16(prach.timeOffset)
      writer.bits(UInt64(prach.fftSize), 4)
      writer.bits(UInt64(prach.spacing), 4)
      writer.u16(prach.cpLength)
      writer.u8(udCompHdr)
    } else {
      writer.u8(udCompHdr)
      writer.u8(message.reserved)
    }
    for (index, section) in message.sections.enumerated() {
      let isLast = index == message.sections.count - 1
      sectionHeader(section, into: &writer)
      writer.bits(0xFFF, 12)
      writer.bits(UInt64(section.numSymbol), 4)
      writer.bits(isLast && message.extensionLength != nil ? 1 : 0, 1)
      writer.bits(0, 15)
      if let prach = message.prach {
        writer.u24(UInt32(truncatingIfNeeded: prach.freqOffset))
        writer.u8(message.reserved)
      }
    }
    // Section extension 4, 4 bytes: ef 0, type, length code, no shift and scaler 0.
    if let length = message.extensionLength { writer.append([4, length, 0, 0]) }
  }

  /// The first 4 bytes of a section of either plane. CUS 7.5.3.1 to 7.5.3.5, 8.3.3.8 to 8.3.3.12.
  private func sectionHeader(_ section: PlannedSection, into writer: inout ByteWriter) {
    writer.bits(UInt64(section.sectionId & 0xFFF), 12)
    writer.bits(0, 2)
    writer.bits(UInt64(section.startPrb & 0x3FF), 10)
    writer.u8(section.prbCount > 255 ? 0 : UInt8(section.prbCount))
  }

  // MARK: U-plane, CUS 8.3

  private func uPlaneSection(
    _ section: PlannedSection, of message: PlannedMessage, into writer: inout ByteWriter
  ) {
    sectionHeader(section, into: &writer)
    if message.compression.isDynamic {
      writer.u8(message.compression.header.rawValue)
      writer.u8(message.reserved)
    }
    samples.write(section, of: message, message.compression.header, into: &writer)
  }
}
