public import CaptureFiles
import Wire

/// Takes frames apart down to the payload of Ethernet, IP or UDP.
public struct TransportDecoder: Sendable {
  /// UDP ports, of either side, on which eCPRI is expected.
  public let ecpriPorts: Set<UInt16>
  private var reassembler: Reassembler
  /// How long the frames are that carry IP, and which of them seem cut.
  public private(set) var lengths = FrameLengths()

  /// - Parameters:
  ///   - ecpriPorts: UDP ports on which eCPRI is expected; no port is assigned to it.
  ///   - fragmentTimeout: nanoseconds of capture time for which the parts of a datagram are kept.
  public init(ecpriPorts: Set<UInt16> = [], fragmentTimeout: Int64 = 30_000_000_000) {
    self.ecpriPorts = ecpriPorts
    reassembler = Reassembler(timeout: fragmentTimeout)
  }

  /// What has become of fragments so far.
  public var fragments: FragmentCounts { reassembler.counts }

  /// The capture breaks off, and goes on later: parts of datagrams that are still missing do not come.
  public mutating func breakOff() { reassembler.removeAll() }

  /// Reads one frame and hands its payload, or its error, to the consumer; false if that wants no more.
  @inlinable
  public mutating func decode<Consumer: PacketConsumer & ~Copyable>(
    _ frame: FrameInfo, _ bytes: Span<UInt8>, into consumer: inout Consumer
  ) -> Bool {
    let link: LinkFrame
    do throws(WireError) {
      link = try LinkFrame.parse(bytes, frame)
    } catch {
      return consumer.receive(malformed: error, after: nil, bytes, of: frame)
    }
    if link.isInternet { return decodeInternet(link, frame, bytes, into: &consumer) }
    let packet = Packet(
      link: link, payload: link.payload, payloadEnd: link.payloadEnd,
      carriesECPRI: link.etherType == LinkFrame.ecpri)
    return consumer.receive(packet, bytes, of: frame)
  }

  @usableFromInline @inline(never)
  mutating func decodeInternet<Consumer: PacketConsumer & ~Copyable>(
    _ link: LinkFrame, _ frame: FrameInfo, _ bytes: Span<UInt8>, into consumer: inout Consumer
  ) -> Bool {
    var link = link
    findCut(&link, frame, bytes)
    do throws(WireError) {
      let header = try InternetHeader.parse(bytes, link)
      guard header.fragment != nil else {
        return consumer.receive(try packet(header, link, bytes), bytes, of: frame)
      }
      guard let whole = try reassembler.add(header, bytes, link, at: frame.time) else { return true }
      // The payload of the whole datagram stands at the start of bytes of its own.
      var inside = link
      (inside.payloadStart, inside.payloadEnd, inside.captured) = (0, whole.bytes.count, whole.bytes.count)
      let inner = try whole.header.behindExtensions(whole.bytes.span, inside)
      var packet = try packet(inner, inside, whole.bytes.span)
      packet.link = link
      packet.isReassembled = true
      return consumer.receive(packet, whole.bytes.span, of: frame)
    } catch {
      return consumer.receive(malformed: error, after: link, bytes, of: frame)
    }
  }

  /// Gives a frame that the capture seems to have cut the length that its packet claims.
  private mutating func findCut(_ link: inout LinkFrame, _ frame: FrameInfo, _ bytes: Span<UInt8>) {
    lengths.note(bytes.count, of: frame.capture)
    guard let end = InternetHeader.claimedEnd(bytes, link), end > link.payloadEnd,
      bytes.count >= frame.originalLength
    else { return }
    lengths.noteClaim(bytes.count, of: frame.capture)
    guard lengths.seemsCut(bytes.count, of: frame.capture) else { return }
    lengths.noteCut(of: frame.capture)
    link.payloadEnd = end
  }

  /// The payload of a UDP datagram (RFC 768), or of the IP packet where that carries something else.
  private func packet(
    _ header: InternetHeader, _ link: LinkFrame, _ bytes: Span<UInt8>
  ) throws(WireError) -> Packet {
    guard header.transportProtocol == InternetHeader.udp else {
      let start = min(header.payloadStart, link.captured)
      var packet = Packet(
        link: link, payload: start..<max(start, min(header.payloadEnd, link.captured)),
        payloadEnd: header.payloadEnd, carriesECPRI: false)
      packet.internet = InternetAddresses(
        source: header.source, destination: header.destination, transportProtocol: header.transportProtocol)
      return packet
    }
    let at = header.payloadStart
    guard at + 8 <= header.payloadEnd else {
      throw WireError(.truncated, at: header.payloadEnd, "UDP header")
    }
    guard at + 8 <= link.captured else { throw link.missing(at + 8, "UDP header") }
    let told = Int(bytes.u16(at: at + 4))
    // A length of 0 stands for a datagram too long for the field (RFC 2675).
    let end = told == 0 ? header.payloadEnd : at + told
    guard told == 0 || told >= 8, end <= header.payloadEnd else {
      throw WireError(.badLength, at: at + 4, "UDP length")
    }
    let datagram = Datagram(
      source: header.source, destination: header.destination,
      sourcePort: bytes.u16(at: at), destinationPort: bytes.u16(at: at + 2))
    return Packet(
      link: link, datagram: datagram, payload: at + 8..<max(at + 8, min(end, link.captured)),
      payloadEnd: end,
      carriesECPRI: ecpriPorts.contains(datagram.destinationPort)
        || ecpriPorts.contains(datagram.sourcePort))
  }
}

/// Takes the frames of a capture apart for a consumer of payloads.
public struct TransportSink<Consumer: PacketConsumer & ~Copyable>: FrameSink, ~Copyable {
  public var decoder: TransportDecoder
  public var consumer: Consumer

  @inlinable
  public init(_ decoder: TransportDecoder, _ consumer: consuming Consumer) {
    self.decoder = decoder
    self.consumer = consumer
  }

  @inlinable
  public mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    decoder.decode(frame, bytes, into: &consumer)
  }

  @inlinable
  public mutating func receive(comment: String, of frame: FrameInfo) {
    consumer.receive(comment: comment, of: frame)
  }

  @inlinable
  public mutating func receive(_ block: ConfigurationBlock) { consumer.receive(block) }
}
