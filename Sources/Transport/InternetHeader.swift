import Wire

/// What an IPv4 or IPv6 header, with its extensions, says.
struct InternetHeader: Equatable {
  var source: IPAddress
  var destination: IPAddress
  /// The protocol of what follows the headers.
  var transportProtocol: UInt8
  /// Where that begins and where it ended on the wire.
  var payloadStart: Int
  var payloadEnd: Int
  var fragment: Fragment?

  /// A part of a datagram.
  struct Fragment: Equatable {
    var identification: UInt32
    /// Bytes from the start of the datagram's payload.
    var offset: Int
    var isLast: Bool
  }

  static let udp: UInt8 = 17
  /// Extension headers that a packet may have.
  static let extensionLimit = 16

  /// Reads the headers at the start of the payload of a link frame.
  static func parse(_ bytes: Span<UInt8>, _ link: LinkFrame) throws(WireError) -> InternetHeader {
    link.etherType == LinkFrame.ipv4 ? try version4(bytes, link) : try version6(bytes, link)
  }

  /// Checks that the bytes up to `end` are there and belong to the packet.
  private static func require(
    _ end: Int, of packetEnd: Int, _ link: LinkFrame, _ field: String
  ) throws(WireError) {
    guard end <= packetEnd else { throw WireError(.truncated, at: packetEnd, field) }
    guard end <= link.captured else { throw link.missing(end, field) }
  }

  /// Where a packet ends by its own length, as far as it can be read; `nil` where it says nothing of it.
  static func claimedEnd(_ bytes: Span<UInt8>, _ link: LinkFrame) -> Int? {
    let (at, isVersion4) = (link.payloadStart, link.etherType == LinkFrame.ipv4)
    guard min(link.payloadEnd, link.captured) - at >= 20, bytes[at] >> 4 == (isVersion4 ? 4 : 6) else {
      return nil
    }
    let told = Int(bytes.u16(at: at + (isVersion4 ? 2 : 4)))
    return told == 0 ? nil : at + told + (isVersion4 ? 0 : 40)
  }

  /// RFC 791.
  private static func version4(_ bytes: Span<UInt8>, _ link: LinkFrame) throws(WireError) -> InternetHeader {
    let at = link.payloadStart
    try require(at + 20, of: link.payloadEnd, link, "IPv4 header")
    guard bytes[at] >> 4 == 4 else { throw WireError(.badValue, at: at, "IPv4 version") }
    let headerLength = Int(bytes[at] & 0xF) * 4
    guard headerLength >= 20 else { throw WireError(.badLength, at: at, "IPv4 header length") }
    try require(at + headerLength, of: link.payloadEnd, link, "IPv4 options")
    let told = Int(bytes.u16(at: at + 2))
    // A length of 0 is left by network cards that segment: the packet then fills the frame.
    let end = told == 0 ? link.payloadEnd : at + told
    guard told == 0 || told >= headerLength, end <= link.payloadEnd else {
      throw WireError(.badLength, at: at + 2, "IPv4 total length")
    }
    let flags = bytes.u16(at: at + 6)
    var header = InternetHeader(
      source: IPAddress(ipv4: bytes.u32(at: at + 12)), destination: IPAddress(ipv4: bytes.u32(at: at + 16)),
      transportProtocol: bytes[at + 9], payloadStart: at + headerLength, payloadEnd: end)
    if flags & 0x3FFF != 0 {
      header.fragment = Fragment(
        identification: UInt32(bytes.u16(at: at + 4)), offset: Int(flags & 0x1FFF) * 8,
        isLast: flags & 0x2000 == 0)
    }
    return header
  }

  /// RFC 8200.
  private static func version6(_ bytes: Span<UInt8>, _ link: LinkFrame) throws(WireError) -> InternetHeader {
    let at = link.payloadStart
    try require(at + 40, of: link.payloadEnd, link, "IPv6 header")
    guard bytes[at] >> 4 == 6 else { throw WireError(.badValue, at: at, "IPv6 version") }
    let told = Int(bytes.u16(at: at + 4))
    // A length of 0 stands for a jumbogram, or a card that segments: the packet then fills the frame.
    let end = told == 0 ? link.payloadEnd : at + 40 + told
    guard end <= link.payloadEnd else { throw WireError(.badLength, at: at + 4, "IPv6 payload length") }
    let header = InternetHeader(
      source: IPAddress(ipv6: bytes.u64(at: at + 8), bytes.u64(at: at + 16)),
      destination: IPAddress(ipv6: bytes.u64(at: at + 24), bytes.u64(at: at + 32)),
      transportProtocol: bytes[at + 6], payloadStart: at + 40, payloadEnd: end)
    return try header.behindExtensions(bytes, link)
  }

  /// The header with its extensions read, up to a fragment header.
  func behindExtensions(_ bytes: Span<UInt8>, _ link: LinkFrame) throws(WireError) -> InternetHeader {
    guard source.isIPv6 else { return self }
    var header = self
    for _ in 0..<Self.extensionLimit {
      guard try header.readExtension(bytes, link) else { return header }
    }
    guard header.fragment != nil || !Self.isExtension(header.transportProtocol) else {
      throw WireError(.tooDeep, at: header.payloadStart, "IPv6 extension headers")
    }
    return header
  }

  /// Hop-by-hop, routing, fragment, authentication, destination options, mobility, host identity, shim6.
  private static func isExtension(_ number: UInt8) -> Bool {
    switch number {
    case 0, 43, 44, 51, 60, 135, 139, 140: true
    default: false
    }
  }

  /// Moves past one extension header; false if what follows is none, or is the inside of a later fragment.
  private mutating func readExtension(
    _ bytes: Span<UInt8>, _ link: LinkFrame
  ) throws(WireError) -> Bool {
    let number = transportProtocol
    guard Self.isExtension(number), fragment == nil else { return false }
    let at = payloadStart
    try Self.require(at + 8, of: payloadEnd, link, "IPv6 extension header")
    let length =
      switch number {
      case 44: 8
      case 51: (Int(bytes[at + 1]) + 2) * 4
      default: (Int(bytes[at + 1]) + 1) * 8
      }
    try Self.require(at + length, of: payloadEnd, link, "IPv6 extension header")
    if number == 44 {
      let field = bytes.u16(at: at + 2)
      let part = Fragment(
        identification: bytes.u32(at: at + 4), offset: Int(field & 0xFFF8), isLast: field & 1 == 0)
      // An atomic fragment (RFC 6946) is a whole datagram.
      if part.offset != 0 || !part.isLast { fragment = part }
    }
    transportProtocol = bytes[at]
    payloadStart = at + length
    return true
  }
}
