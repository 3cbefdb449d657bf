public import Wire

/// An SCTP packet as a value: a common header and chunks (RFC 9260, 3).
public struct SCTPPacket: Hashable, Sendable {
  public var header: SCTPHeader
  public var chunks: [Chunk]

  public init(_ header: SCTPHeader, _ chunks: [Chunk]) {
    self.header = header
    self.chunks = chunks
  }

  /// Reads a packet that was captured whole; its checksum is not looked at.
  public init(decoding bytes: Span<UInt8>) throws(WireError) {
    guard bytes.count >= SCTPHeader.length else { throw .truncated(at: bytes.count, "SCTP common header") }
    header = SCTPHeader(bytes, at: 0)
    chunks = []
    var walk = ChunkWalk(bytes, from: SCTPHeader.length, to: bytes.count)
    while let chunk = try walk.next() { chunks.append(try Chunk(chunk)) }
  }

  /// The bytes of the packet, with its checksum.
  public func encode() -> [UInt8] {
    var writer = ByteWriter()
    writer.u16(header.sourcePort)
    writer.u16(header.destinationPort)
    writer.u32(header.verificationTag)
    writer.u32(0)
    for chunk in chunks { chunk.encode(into: &writer) }
    let checksum = CRC32c.of(writer.bytes.span).byteSwapped
    writer.patch(u16: UInt16(checksum >> 16), at: 8)
    writer.patch(u16: UInt16(truncatingIfNeeded: checksum), at: 10)
    return writer.finished()
  }
}

extension SCTPPacket {
  /// The chunks of a user message, cut into fragments of at most so many octets, with consecutive TSNs.
  public static func fragments(of message: DataChunk, size: Int) -> [DataChunk] {
    let size = max(1, size)
    return stride(from: 0, to: max(1, message.data.count), by: size).enumerated().map { index, start in
      let end = min(start + size, message.data.count)
      var chunk = message
      chunk.data = Array(message.data[start..<end])
      chunk.tsn = message.tsn &+ UInt32(truncatingIfNeeded: index)
      chunk.isBeginning = message.isBeginning && start == 0
      chunk.isEnd = message.isEnd && end == message.data.count
      if message.isInterleaved, !chunk.isBeginning {
        chunk.payloadProtocol = 0
        chunk.fragmentNumber = UInt32(truncatingIfNeeded: index)
      }
      return chunk
    }
  }
}
