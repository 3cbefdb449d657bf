public import CaptureFiles
public import Wire

/// The addresses and ports of a UDP datagram.
public struct Datagram: Sendable, Hashable {
  public var source: IPAddress
  public var destination: IPAddress
  public var sourcePort: UInt16
  public var destinationPort: UInt16

  public init(source: IPAddress, destination: IPAddress, sourcePort: UInt16, destinationPort: UInt16) {
    self.source = source
    self.destination = destination
    self.sourcePort = sourcePort
    self.destinationPort = destinationPort
  }
}

/// The addresses of an IP packet, and what it carries.
public struct InternetAddresses: Sendable, Hashable {
  public var source: IPAddress
  public var destination: IPAddress
  /// The assigned number of the protocol of the payload, e.g. ``sctp``.
  public var transportProtocol: UInt8

  public init(source: IPAddress, destination: IPAddress, transportProtocol: UInt8) {
    self.source = source
    self.destination = destination
    self.transportProtocol = transportProtocol
  }

  public static let sctp: UInt8 = 132
}

/// A payload and the way that it came.
public struct Packet: Sendable, Equatable {
  public var link: LinkFrame
  /// Set where the payload is that of a UDP datagram.
  public var datagram: Datagram?
  /// Set where the payload is that of an IP packet that carries no UDP. Where this and ``datagram`` are `nil`, the
  /// payload is what the link layer carries.
  public var internet: InternetAddresses?
  /// The captured part of the payload, in the bytes that come with the packet.
  public var payload: Range<Int>
  /// Where the payload ended on the wire. For a payload straight on Ethernet, padding and whatever a timing
  /// device has appended are included: the message's own length tells them apart.
  public var payloadEnd: Int
  /// Whether the bytes are a reassembled datagram rather than the frame, so that offsets count from its start.
  public var isReassembled = false
  /// Whether the Ethernet type or a UDP port says that the payload is eCPRI.
  public var carriesECPRI: Bool

  @inlinable
  public init(
    link: LinkFrame, datagram: Datagram? = nil, payload: Range<Int>, payloadEnd: Int, carriesECPRI: Bool
  ) {
    self.link = link
    self.datagram = datagram
    self.payload = payload
    // The frame check sequence of a short frame may reach into its headers.
    self.payloadEnd = max(payload.upperBound, payloadEnd)
    self.carriesECPRI = carriesECPRI
  }

  /// Whether a part of the payload was not captured.
  @inlinable public var isCut: Bool { payload.upperBound < payloadEnd }
}

/// Where the payloads of frames go.
///
/// Every frame leads to one call, except fragments of a datagram that is not complete yet.
public protocol PacketConsumer: ~Copyable {
  /// Takes a payload. `bytes` is the whole frame, or the datagram where it was reassembled; it is borrowed for
  /// the time of the call. Answers false to stop.
  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool

  /// Takes a frame whose headers contradict their formats, or were not captured; `link` is what could be read
  /// before. Answers false to stop.
  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool

  /// Takes a comment of the frame that comes next.
  mutating func receive(comment: String, of frame: FrameInfo)

  /// Takes a block of the capture file that says how the traffic behind it was configured.
  mutating func receive(_ block: ConfigurationBlock)
}

extension PacketConsumer where Self: ~Copyable {
  public mutating func receive(comment: String, of frame: FrameInfo) {}
  public mutating func receive(_ block: ConfigurationBlock) {}
}
