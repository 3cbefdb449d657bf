import CaptureFiles
import Transport
import Wire

/// Frames built byte by byte.
enum Frames {
  static let destination: [UInt8] = [0x02, 0, 0, 0, 0, 0x0D]
  static let source: [UInt8] = [0x02, 0, 0, 0, 0, 0x05]

  static func u16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  /// - Parameter tags: type and tag control information of each VLAN tag.
  static func ethernet(
    tags: [(type: Int, control: Int)] = [], type: Int = 0xAEFE, _ payload: [UInt8]
  ) -> [UInt8] {
    destination + source + tags.flatMap { u16($0.type) + u16($0.control) } + u16(type) + payload
  }

  static func udp(from: Int = 49_152, to: Int = 4991, length: Int? = nil, _ payload: [UInt8]) -> [UInt8] {
    u16(from) + u16(to) + u16(length ?? payload.count + 8) + [0, 0] + payload
  }

  /// - Parameters:
  ///   - offset: of a fragment, in bytes.
  ///   - more: whether more fragments follow.
  static func ipv4(
    _ payload: [UInt8], transportProtocol: UInt8 = 17, options: [UInt8] = [], length: Int? = nil,
    identification: Int = 7, offset: Int = 0, more: Bool = false
  ) -> [UInt8] {
    let header = 20 + options.count
    return [0x40 | UInt8(header / 4), 0] + u16(length ?? header + payload.count) + u16(identification)
      + u16(offset / 8 | (more ? 0x2000 : 0)) + [64, transportProtocol, 0, 0, 10, 0, 0, 1, 10, 0, 0, 2]
      + options + payload
  }

  /// An IPv4 or IPv6 packet between two addresses.
  static func ip(
    _ payload: [UInt8], from source: IPAddress, to destination: IPAddress, transportProtocol: UInt8
  ) -> [UInt8] {
    var packet =
      source.isIPv6
      ? ipv6(payload, next: transportProtocol) : ipv4(payload, transportProtocol: transportProtocol)
    let addresses = source.octets + destination.octets
    let start = source.isIPv6 ? 8 : 12
    packet.replaceSubrange(start..<start + addresses.count, with: addresses)
    return packet
  }

  static func ipv6(_ payload: [UInt8], next: UInt8 = 17, length: Int? = nil) -> [UInt8] {
    [0x60, 0, 0, 0] + u16(length ?? payload.count) + [next, 64]
      + [0xFD, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
      + [0xFD, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2] + payload
  }

  /// An extension header of 8 bytes.
  static func extensionHeader(next: UInt8) -> [UInt8] { [next, 0, 1, 4, 0, 0, 0, 0] }

  static func fragment6(
    next: UInt8 = 17, identification: UInt8 = 9, offset: Int, more: Bool, _ part: [UInt8]
  ) -> [UInt8] {
    ipv6([next, 0] + u16(offset | (more ? 1 : 0)) + [0, 0, 0, identification] + part, next: 44)
  }
}

/// What a decoder hands over.
struct Received: PacketConsumer {
  var packets: [Packet] = []
  var payloads: [[UInt8]] = []
  var errors: [WireError] = []
  var linksOfErrors: [LinkFrame?] = []
  var comments: [String] = []

  mutating func receive(comment: String, of frame: FrameInfo) { comments.append(comment) }

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    packets.append(packet)
    payloads.append(packet.payload.map { bytes[$0] })
    return true
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool {
    errors.append(error)
    linksOfErrors.append(link)
    return true
  }
}

/// Decodes frames one after the other.
struct Decoding {
  var decoder = TransportDecoder(ecpriPorts: [4991])
  var received = Received()

  mutating func frame(
    _ bytes: [UInt8], link: LinkType = .ethernet, original: Int? = nil, fcs: Int = 0, time: Int64 = 0
  ) {
    let info = FrameInfo(
      number: 1, time: time, capturedLength: bytes.count, originalLength: original, linkType: link,
      fcsLength: fcs)
    _ = decoder.decode(info, bytes.span, into: &received)
  }

  /// The result of a single frame.
  static func one(
    _ bytes: [UInt8], link: LinkType = .ethernet, original: Int? = nil, fcs: Int = 0
  ) -> Received {
    var decoding = Decoding()
    decoding.frame(bytes, link: link, original: original, fcs: fcs)
    return decoding.received
  }
}

/// Bytes that tell their place.
func pattern(_ length: Int) -> [UInt8] { (0..<length).map { UInt8(truncatingIfNeeded: $0 * 5 + $0 >> 8) } }
