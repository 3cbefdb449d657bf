public import CaptureFiles
public import Wire

extension LinkFrame {
  private static let supported: [LinkType] = [
    .ethernet, .linuxCooked, .linuxCooked2, .null, .loop, .raw, .ipv4, .ipv6, LinkType(rawValue: 12),
    LinkType(rawValue: 14),
  ]

  /// Whether frames of a link layer can be read at all.
  public static func isSupported(_ linkType: LinkType) -> Bool {
    supported.contains(linkType) || linkType.isUpperLayer
  }

  /// Reads the link layer of a frame, whichever of the supported ones the capture says it is.
  ///
  /// - Parameters:
  ///   - bytes: the captured part of the frame.
  ///   - info: what the capture file says about it.
  /// - Throws: `WireError`; its code is `badValue` for a link layer that is not supported.
  @inlinable
  public static func parse(
    _ bytes: Span<UInt8>, _ info: FrameInfo
  ) throws(WireError) -> LinkFrame {
    if info.linkType == .ethernet {
      return try ethernet(bytes, originalLength: info.originalLength, fcsLength: info.fcsLength)
    }
    return try other(bytes, info)
  }

  @usableFromInline
  static func other(_ bytes: Span<UInt8>, _ info: FrameInfo) throws(WireError) -> LinkFrame {
    let frame = LinkFrame(captured: bytes.count, info.originalLength, info.fcsLength)
    switch info.linkType {
    case .linuxCooked: return try frame.linuxCooked(bytes)
    case .linuxCooked2: return try frame.linuxCooked2(bytes)
    case .null: return try frame.loopback(bytes, isNetworkOrder: false)
    case .loop: return try frame.loopback(bytes, isNetworkOrder: true)
    case .raw, .ipv4, .ipv6, LinkType(rawValue: 12), LinkType(rawValue: 14):
      return try frame.internet(bytes)
    // Nothing in front of the payload; what it is, the link type or its own beginning tells.
    case let linkType where linkType.isUpperLayer: return frame
    default: throw WireError(.badValue, at: 0, "\(info.linkType)")
    }
  }

  /// LINKTYPE_LINUX_SLL: packet type, ARPHRD, address length, address (8), protocol.
  private consuming func linuxCooked(_ bytes: Span<UInt8>) throws(WireError) -> LinkFrame {
    guard bytes.count >= 16 else { throw missing(16, "Linux cooked header") }
    if Self.u16(bytes, 4) == 6 { source = Self.address(bytes, 6) }
    try readTags(bytes, typeAt: 14)
    return self
  }

  /// LINKTYPE_LINUX_SLL2: protocol, reserved, interface (4), ARPHRD, packet type, address length, address (8).
  private consuming func linuxCooked2(_ bytes: Span<UInt8>) throws(WireError) -> LinkFrame {
    guard bytes.count >= 20 else { throw missing(20, "Linux cooked header") }
    if bytes[11] == 6 { source = Self.address(bytes, 12) }
    let type = Self.u16(bytes, 0)
    if Self.isTag(type) {
      // The rest of the tag comes behind the header, so it ends with the type that would follow.
      guard bytes.count >= 24 else { throw missing(24, "VLAN tag") }
      let tag = Self.u16(bytes, 20)
      vlanId = Int(tag & 0xFFF)
      vlanPriority = Int(tag >> 13)
      vlanTags = 1
      try readTags(bytes, typeAt: 22)
      return self
    }
    etherType = type
    payloadStart = 20
    return self
  }

  /// LINKTYPE_NULL and LINKTYPE_LOOP: an address family of four bytes.
  private consuming func loopback(
    _ bytes: Span<UInt8>, isNetworkOrder: Bool
  ) throws(WireError) -> LinkFrame {
    guard bytes.count >= 4 else { throw missing(4, "loopback header") }
    var family = UInt32(Self.u16(bytes, 0)) << 16 | UInt32(Self.u16(bytes, 2))
    // Without a network order it is that of the capturing machine; families are small numbers.
    if !isNetworkOrder, family > 0xFFFF { family = family.byteSwapped }
    switch family {
    case 2: etherType = Self.ipv4
    case 10, 24, 28, 30: etherType = Self.ipv6  // Linux, NetBSD and OpenBSD, FreeBSD, Darwin.
    default: throw WireError(.badValue, at: 0, "address family")
    }
    payloadStart = 4
    return self
  }

  /// IPv4 or IPv6 without a link layer.
  private consuming func internet(_ bytes: Span<UInt8>) throws(WireError) -> LinkFrame {
    guard !bytes.isEmpty else { throw missing(1, "IP version") }
    switch bytes[0] >> 4 {
    case 4: etherType = Self.ipv4
    case 6: etherType = Self.ipv6
    default: throw WireError(.badValue, at: 0, "IP version")
    }
    return self
  }
}
