public import Wire

/// What the link layer of a frame says: addresses, VLAN tags, the type and place of the payload.
public struct LinkFrame: Sendable, Equatable {
  /// MAC addresses in the low 48 bits; 0 where the link layer has none.
  public var source: UInt64 = 0
  public var destination: UInt64 = 0
  /// VLAN identifier and priority of the innermost tag; -1 without a tag.
  public var vlanId = -1
  public var vlanPriority = -1
  /// VLAN identifier of the outermost tag where there are two or more; otherwise -1.
  public var outerVlanId = -1
  public var vlanTags = 0
  /// The type of the payload. A value below 1536 is an IEEE 802.3 length, and the payload begins with LLC.
  public var etherType: UInt16 = 0
  /// Offset of the payload in the frame.
  public var payloadStart = 0
  /// Where the payload ended on the wire: the frame without its check sequence. Padding and what a timing device
  /// has appended are still in here; only the payload itself can tell its own length.
  public var payloadEnd = 0
  /// Bytes of the frame that the capture has.
  public var captured = 0

  @inlinable public init() {}

  /// The part of the payload that was captured.
  @inlinable public var payload: Range<Int> { payloadStart..<max(payloadStart, min(payloadEnd, captured)) }
  /// Whether a part of the payload was not captured.
  @inlinable public var isCut: Bool { captured < payloadEnd }
  /// The captured bytes behind the payload: the frame check sequence where the capture says that there is one.
  @inlinable public var trailer: Range<Int> { min(max(payloadStart, payloadEnd), captured)..<captured }

  /// VLAN tags that a frame may have; real networks have at most three.
  public static let tagLimit = 16

  /// The type of a payload that is eCPRI on Ethernet.
  public static let ecpri: UInt16 = 0xAEFE
  static let ipv4: UInt16 = 0x0800
  static let ipv6: UInt16 = 0x86DD

  /// Whether the payload is an IPv4 or IPv6 packet.
  @inlinable var isInternet: Bool { etherType == 0x0800 || etherType == 0x86DD }

  /// Whether a type announces a VLAN tag: IEEE 802.1Q, 802.1ad, and two numbers used before it.
  @inlinable @inline(__always)
  static func isTag(_ type: UInt16) -> Bool {
    type == 0x8100 || type == 0x88A8 || type == 0x9100 || type == 0x9200
  }

  /// Reads an Ethernet II or IEEE 802.3 frame with its VLAN tags.
  ///
  /// - Parameters:
  ///   - bytes: the captured part of the frame, from the destination address on.
  ///   - originalLength: bytes that were on the wire.
  ///   - fcsLength: how many of them are the frame check sequence.
  /// - Throws: `WireError` with code `truncated` if the frame is too short, `notCaptured` if only the capture
  ///   of it is, `tooDeep` for more tags than ``tagLimit``.
  @inlinable @inline(__always)
  public static func ethernet(
    _ bytes: Span<UInt8>, originalLength: Int, fcsLength: Int = 0
  ) throws(WireError) -> LinkFrame {
    var frame = LinkFrame(captured: bytes.count, originalLength, fcsLength)
    guard bytes.count >= 14 else { throw frame.missing(14, "Ethernet header") }
    frame.destination = address(bytes, 0)
    frame.source = address(bytes, 6)
    try frame.readTags(bytes, typeAt: 12)
    return frame
  }

  @inlinable @inline(__always)
  init(captured: Int, _ originalLength: Int, _ fcsLength: Int) {
    self.captured = captured
    // A frame whose original length is told smaller than what was kept has at least what was kept.
    payloadEnd = max(0, max(captured, originalLength) &- max(0, fcsLength))
  }

  @inlinable @inline(__always)
  static func address(_ bytes: Span<UInt8>, _ at: Int) -> UInt64 {
    UInt64(bytes[at]) << 40 | UInt64(bytes[at &+ 1]) << 32 | UInt64(bytes[at &+ 2]) << 24
      | UInt64(bytes[at &+ 3]) << 16 | UInt64(bytes[at &+ 4]) << 8 | UInt64(bytes[at &+ 5])
  }

  @inlinable @inline(__always)
  static func u16(_ bytes: Span<UInt8>, _ at: Int) -> UInt16 {
    UInt16(bytes[at]) << 8 | UInt16(bytes[at &+ 1])
  }

  /// Reads the type at an offset that was checked, and the tags that follow it.
  @inlinable @inline(__always)
  mutating func readTags(_ bytes: Span<UInt8>, typeAt: Int) throws(WireError) {
    etherType = Self.u16(bytes, typeAt)
    payloadStart = typeAt &+ 2
    while Self.isTag(etherType) {
      guard vlanTags < Self.tagLimit else { throw tooManyTags() }
      guard bytes.count &- payloadStart >= 4 else { throw missing(payloadStart &+ 4, "VLAN tag") }
      let tag = Self.u16(bytes, payloadStart)
      if vlanTags == 1 { outerVlanId = vlanId }
      vlanId = Int(tag & 0xFFF)
      vlanPriority = Int(tag >> 13)
      vlanTags &+= 1
      etherType = Self.u16(bytes, payloadStart &+ 2)
      payloadStart &+= 4
    }
    if etherType < 1536 { payloadEnd = min(payloadEnd, payloadStart &+ Int(etherType)) }
  }

  /// The error for bytes up to `end` that are not there.
  @usableFromInline @inline(never)
  func missing(_ end: Int, _ field: String) -> WireError {
    WireError(end <= payloadEnd ? .notCaptured : .truncated, at: captured, field)
  }

  @usableFromInline @inline(never)
  func tooManyTags() -> WireError {
    WireError(.tooDeep, at: payloadStart, "VLAN tags (more than \(Self.tagLimit))")
  }
}
