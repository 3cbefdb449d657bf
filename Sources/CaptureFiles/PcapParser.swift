/// Walks the records of a pcap file.
struct PcapParser {
  private let order: ByteOrder
  /// Nanoseconds in the unit of a record's fraction of a second.
  private let fraction: Int64
  /// 16 bytes, or 24 in the variant that Linux used around the year 2000.
  private let recordHeader: Int
  private let lengthLimit: Int
  let interface: CaptureSummary.Interface
  let format: String

  /// Bytes of a file's header.
  static let headerLength = 24

  /// The ways a file may begin: the number as it is read in the right byte order.
  private static let variants: [(magic: UInt32, fraction: Int64, recordHeader: Int, name: String)] = [
    (0xA1B2_C3D4, 1000, 16, "pcap µs"),
    (0xA1B2_3C4D, 1, 16, "pcap ns"),
    (0xA1B2_CD34, 1000, 24, "pcap µs modified"),
  ]

  /// Whether four bytes begin a pcap file in either byte order.
  static func isMagic(_ value: UInt32) -> Bool {
    variants.contains { $0.magic == value || $0.magic.byteSwapped == value }
  }

  /// Reads the header; `nil` if the window begins with something else.
  init?(_ bytes: Span<UInt8>) throws(DamageCause) {
    guard bytes.count >= 4 else { return nil }
    let little = ByteOrder(isBig: false).u32(bytes, 0)
    guard
      let variant = Self.variants.first(where: { $0.magic == little || $0.magic.byteSwapped == little })
    else { return nil }
    guard bytes.count >= Self.headerLength else {
      throw .cut(needed: Self.headerLength, left: bytes.count)
    }
    order = ByteOrder(isBig: variant.magic != little)
    fraction = variant.fraction
    recordHeader = variant.recordHeader
    format = variant.name + (order.isBig ? " big-endian" : "")
    let (major, minor) = (order.u16(bytes, 4), order.u16(bytes, 6))
    guard major == 2, minor >= 3 else { throw .version(Int(major), Int(minor)) }
    let snapLength = Int(order.u32(bytes, 16))
    let link = order.u32(bytes, 20)
    // The link type has 16 bits; bit 26 says that the top four count the 16-bit words of frame check sequence.
    var interface = CaptureSummary.Interface(linkType: LinkType(rawValue: link & 0xFFFF))
    interface.snapLength = snapLength
    interface.resolution = fraction == 1 ? .nanoseconds : .microseconds
    if link & 0x0400_0000 != 0 { interface.fcsLength = Int(link >> 28) * 2 }
    self.interface = interface
    // Some programs write frames longer than the snap length they announce; 256 KiB is what readers allow.
    lengthLimit = max(1 << 18, min(snapLength, frameLengthLimit))
  }

  /// Mutating, since the compiler copies the parser for a call that only looks at it.
  mutating func step(_ bytes: Span<UInt8>, _ position: inout Int, _ frame: inout FrameInfo) -> ParseStep {
    let available = bytes.count &- position
    guard available >= recordHeader else { return .more(recordHeader) }
    let seconds = order.u32(bytes, position)
    let captured = Int(order.u32(bytes, position &+ 8))
    if isHeader(seconds, bytes, position) { return .damaged(.anotherFile) }
    guard captured <= lengthLimit else {
      return .damaged(.recordTooLong(captured, limit: lengthLimit))
    }
    guard available >= recordHeader &+ captured else { return .more(recordHeader &+ captured) }
    // At most 2^32 · 10^9 + 2^32 · 1000, which fits.
    frame.time =
      Int64(seconds) &* 1_000_000_000 &+ Int64(order.u32(bytes, position &+ 4)) &* fraction
    frame.hasTime = true
    frame.capturedLength = captured
    frame.originalLength = Int(order.u32(bytes, position &+ 12))
    let start = position &+ recordHeader
    position = start &+ captured
    return .frame(start: start)
  }

  /// Whether what looks like a record is the header of a capture that was appended.
  @inline(__always)
  private func isHeader(_ seconds: UInt32, _ bytes: Span<UInt8>, _ position: Int) -> Bool {
    guard seconds >> 16 == 0xA1B2 || seconds & 0xFFFF == 0xB2A1 || seconds == PcapngParser.sectionType else {
      return false
    }
    return isHeaderBehind(seconds, bytes, position)
  }

  @inline(never)
  private func isHeaderBehind(_ seconds: UInt32, _ bytes: Span<UInt8>, _ position: Int) -> Bool {
    if seconds == PcapngParser.sectionType {
      let mark = order.u32(bytes, position + 8)
      return mark == PcapngParser.byteOrderMark || mark.byteSwapped == PcapngParser.byteOrderMark
    }
    guard Self.isMagic(seconds) else { return false }
    let other = ByteOrder(isBig: order.isBig != (seconds & 0xFFFF == 0xB2A1))
    return other.u16(bytes, position + 4) == 2 && other.u16(bytes, position + 6) <= 4
  }
}
