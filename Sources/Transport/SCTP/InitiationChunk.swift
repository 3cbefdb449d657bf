import Wire

/// INIT or INIT ACK (RFC 9260, 3.3.2 and 3.3.3): how a side begins an association.
///
///     | 1 or 2 | 0 8 | length 16 | initiate tag 32 | advertised receiver window 32 | outbound streams 16 |
///     | inbound streams 16 | initial TSN 32 | parameters |
public struct InitiationChunk: Hashable, Sendable {
  public var isAcknowledgement: Bool
  /// The verification tag of all packets that come to this side.
  public var initiateTag: UInt32
  public var receiverWindow: UInt32 = 65_536
  public var outboundStreams: UInt16 = 2
  public var inboundStreams: UInt16 = 2
  public var initialTSN: UInt32
  public var parameters: [ChunkParameter] = []

  static let fixedLength = 20

  public init(isAcknowledgement: Bool = false, initiateTag: UInt32, initialTSN: UInt32) {
    self.isAcknowledgement = isAcknowledgement
    self.initiateTag = initiateTag
    self.initialTSN = initialTSN
  }

  /// The addresses that the side has beside the one it sends from.
  public var addresses: [IPAddress] { parameters.compactMap(\.address) }
}

extension InitiationChunk {
  /// Reads the fixed part, and what it can of the parameters.
  /// - Returns: an error beside it if not all parameters could be read.
  /// - Throws: if not even the fixed part is there.
  static func read(
    _ chunk: borrowing ChunkView
  ) throws(WireError) -> (chunk: InitiationChunk, error: WireError?) {
    try chunk.require(fixedLength)
    let (bytes, at) = (chunk.bytes, chunk.start)
    var result = InitiationChunk(
      isAcknowledgement: chunk.type == .initiationAcknowledgement, initiateTag: bytes.u32(at: at + 4),
      initialTSN: bytes.u32(at: at + 16))
    result.receiverWindow = bytes.u32(at: at + 8)
    result.outboundStreams = bytes.u16(at: at + 12)
    result.inboundStreams = bytes.u16(at: at + 14)
    let read = [ChunkParameter].read(
      bytes, from: at + fixedLength, to: chunk.end, capturedEnd: chunk.capturedEnd)
    result.parameters = read.parameters
    return (result, read.error)
  }

  func encodeValue(into writer: inout ByteWriter) {
    writer.u32(initiateTag)
    writer.u32(receiverWindow)
    writer.u16(outboundStreams)
    writer.u16(inboundStreams)
    writer.u32(initialTSN)
    for parameter in parameters { parameter.encode(into: &writer) }
  }
}
