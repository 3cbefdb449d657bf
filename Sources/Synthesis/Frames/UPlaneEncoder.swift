import Fronthaul
import Wire

/// Writes U-plane messages. CUS 8.3.
///
/// Headers are written by the codec's layouts, in the order of their fields; the samples come from pools.
struct UPlaneEncoder {
  private var pools: PRBPools

  init(_ scenario: Scenario) { pools = PRBPools(scenario) }

  private static let timing = FixedLayout(UPlaneLayouts.timing)
  private static let sections: [FixedLayout?] = (0..<8).map {
    FixedLayout(
      UPlaneLayouts.section(dynamic: $0 & 4 != 0, length: $0 & 2 != 0, masks: $0 & 1 != 0))
  }

  /// Appends the message, from the timing header on.
  mutating func encode(
    _ content: UPlaneContent, of message: PlannedMessage, into writer: inout ByteWriter
  ) throws(WireError) {
    let header: InlineArray<7, UInt64> = [
      content.isDownlink ? 1 : 0, UInt64(content.payloadVersion), UInt64(content.filterIndex),
      UInt64(content.frameId), UInt64(content.subframeId), UInt64(content.slotId), UInt64(content.symbolId),
    ]
    try Self.write(header.span, as: Self.timing, into: &writer)
    for section in content.sections {
      let start = writer.count
      try Self.write(section, into: &writer)
      if let signal = section.signal {
        writer.append(try signal.blocks(of: section)[...])
      } else {
        writer.append(try pools.prbs(of: section, in: message))
      }
      // udCompLen counts the section from its first byte. CUS 8.3.3.19.
      if section.hasLength {
        writer.patch(
          u16: UInt16(clamping: writer.count - start),
          at: start + (section.compressionHeader == nil ? 4 : 6))
      }
    }
  }

  /// The header of a section, `udCompLen` still 0.
  private static func write(
    _ section: UPlaneContent.Section, into writer: inout ByteWriter
  ) throws(WireError) {
    let hasMasks = section.compression.hasSectionMasks
    // 0 stands for all of more than 255.
    let count = section.declaredCount ?? (section.prbCount > 255 ? 0 : UInt8(clamping: section.prbCount))
    var values: InlineArray<10, UInt64> = [
      UInt64(section.sectionId), section.rb ? 1 : 0, section.symInc ? 1 : 0,
      UInt64(clamping: section.declaredStart ?? section.startPrb), UInt64(count), 0, 0, 0, 0, 0,
    ]
    var fields = 5
    func append(_ value: UInt64) {
      values[fields] = value
      fields += 1
    }
    if let compression = section.compressionHeader {
      append(UInt64(compression.rawValue >> 4))
      append(UInt64(compression.methodCode))
    }
    if section.hasLength { append(0) }
    if hasMasks {
      append(UInt64(section.masks.first ?? 0xFFF))
      append(UInt64(section.secondMask))
    }
    let form =
      (section.compressionHeader != nil ? 4 : 0) + (section.hasLength ? 2 : 0) + (hasMasks ? 1 : 0)
    let start = writer.count
    try write(values.span.extracting(first: fields), as: sections[form], into: &writer)
    // The byte behind udCompHdr, which the layout reserves.
    if section.compressionHeader != nil { writer.patch(u8: section.reserved, at: start + 5) }
  }

  private static func write(
    _ values: Span<UInt64>, as layout: FixedLayout?, into writer: inout ByteWriter
  ) throws(WireError) {
    guard let layout else { throw WireError(.badValue, at: writer.count, "a header whose fields move") }
    try layout.encode(values, into: &writer)
  }
}
