import Fronthaul
import Wire

/// Writes the application layer of a message, from the first byte behind the eCPRI identifiers, by the codec's
/// representations. What the codec refuses to say wrong is changed in its bytes.
struct ApplicationEncoder {
  let samples: SampleSource

  func encode(_ message: PlannedMessage) throws(WireError) -> [UInt8] {
    var bytes: [UInt8]
    switch message.content {
    case .cPlane(let content): bytes = try content.encode()
    case .uPlane(let content): bytes = try encode(content, of: message)
    case .other: bytes = []
    }
    let written = bytes
    for patch in message.patches {
      let offset = try offset(of: patch.place, in: message, written)
      if bytes.indices.contains(offset) { bytes[offset] = patch.byte }
    }
    return bytes
  }

  /// Where a byte to be overwritten is; -1 where there is no such part.
  private func offset(
    of place: PlannedMessage.Patch.Place, in message: PlannedMessage, _ bytes: [UInt8]
  ) throws(WireError) -> Int {
    switch place {
    case .offset(let offset): return offset
    case .sectionExtension(let section, let index, let offset):
      guard case .cPlane(let content) = message.content else { return -1 }
      let places = try content.places(inSection: section, of: bytes)
      return places.indices.contains(index) ? places[index] + offset : -1
    case .part(let section, let index, let offset):
      guard case .cPlane(let content) = message.content, content.sections.indices.contains(section) else {
        return -1
      }
      let places = try content.places(inSection: section, of: bytes)
      let number = content.sections[section].extensions.count + index
      return places.indices.contains(number) ? places[number] + offset : -1
    }
  }

  // MARK: U-plane, CUS 8.3

  private func encode(
    _ content: UPlaneContent, of message: PlannedMessage
  ) throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    try UPlaneLayouts.timing.encode(content.header, into: &writer)
    for section in content.sections {
      let isLimited = section.compression.hasSectionMasks
      let layout = UPlaneLayouts.section(
        dynamic: section.compressionHeader != nil, length: section.hasLength, masks: isLimited)
      let prbs = samples.prbs(of: section, in: message)
      let start = writer.count
      try layout.encode(section.header, into: &writer)
      writer.append(prbs)
      // udCompLen counts the section from its first byte. CUS 8.3.3.19.
      if section.hasLength {
        writer.patch(
          u16: UInt16(clamping: writer.count - start), at: start + (section.compressionHeader == nil ? 4 : 6))
      }
    }
    return writer.bytes
  }
}

extension UPlaneContent {
  fileprivate var header: LayoutValue {
    LayoutValue([
      "dataDirection": isDownlink ? 1 : 0, "payloadVersion": Int64(payloadVersion),
      "filterIndex": Int64(filterIndex), "frameId": Int64(frameId), "subframeId": Int64(subframeId),
      "slotId": Int64(slotId), "symbolId": Int64(symbolId),
    ])
  }
}

extension UPlaneContent.Section {
  fileprivate var header: LayoutValue {
    // 0 stands for all of more than 255.
    let count = declaredCount ?? (prbCount > 255 ? 0 : UInt8(clamping: prbCount))
    var fields: [String: Int64] = [
      "sectionId": Int64(sectionId), "rb": rb ? 1 : 0, "symInc": symInc ? 1 : 0,
      "startPrbu": Int64(startPrb), "numPrbu": Int64(count),
    ]
    if let compressionHeader {
      fields["udIqWidth"] = Int64(compressionHeader.rawValue >> 4)
      fields["udCompMeth"] = Int64(compressionHeader.methodCode)
      if reserved != 0 { fields["reserved0"] = Int64(reserved) }
    }
    if hasLength { fields["udCompLen"] = 0 }
    if compression.hasSectionMasks {
      fields["sReSMask1"] = Int64(masks.first ?? 0xFFF)
      fields["sReSMask2"] = Int64(masks.last ?? 0xFFF)
    }
    return LayoutValue(fields)
  }
}
