import Wire

/// Whose chunks have TSNs that go up: those from one end to another.
public struct TSNCounter: Hashable, Sendable {
  private var path: PathKey

  /// Calls `body` for each chunk of a packet that has a TSN (RFC 9260, 3.3.1; RFC 8260, 2.1).
  public static func forEachChunk(
    of packet: Packet, _ bytes: Span<UInt8>, _ body: (TSNCounter, UInt32) -> Void
  ) {
    let start = packet.payload.lowerBound
    guard let addresses = addresses(packet), packet.payload.count >= SCTPHeader.length else { return }
    let header = SCTPHeader(bytes, at: start)
    let path = PathKey(
      source: TransportAddress(addresses.source, port: header.sourcePort),
      destination: TransportAddress(addresses.destination, port: header.destinationPort))
    var walk = ChunkWalk(bytes, from: start + SCTPHeader.length, to: packet.payloadEnd)
    while let chunk = try? walk.next() {
      guard chunk.type == .data || chunk.type == .interleavedData, let tsn = try? chunk.u32(4) else {
        continue
      }
      body(TSNCounter(path: path), tsn)
    }
  }

  private static func addresses(_ packet: Packet) -> (source: IPAddress?, destination: IPAddress?)? {
    if let internet = packet.internet {
      return internet.transportProtocol == InternetAddresses.sctp
        ? (internet.source, internet.destination) : nil
    }
    guard let datagram = packet.datagram else { return nil }
    let ports = [datagram.sourcePort, datagram.destinationPort]
    return ports.contains(SCTPDecoder.encapsulationPort) ? (datagram.source, datagram.destination) : nil
  }
}
