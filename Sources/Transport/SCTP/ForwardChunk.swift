import Wire

/// FORWARD-TSN (RFC 3758, 3.2) or I-FORWARD-TSN (RFC 8260, 2.3.1): what the sender has abandoned.
///
///     FORWARD-TSN    | 192 | 0 8 | length 16 | new cumulative TSN 32 | stream 16 | sequence 16 | … |
///     I-FORWARD-TSN  | 194 | 0 8 | length 16 | new cumulative TSN 32 | stream 16 | 0 15 | U | message 32 | … |
public struct ForwardChunk: Hashable, Sendable {
  /// The last message of a stream that is skipped.
  public struct Skipped: Hashable, Sendable {
    public var stream: UInt16
    public var isUnordered: Bool
    public var sequence: UInt32

    public init(stream: UInt16, isUnordered: Bool = false, sequence: UInt32) {
      self.stream = stream
      self.isUnordered = isUnordered
      self.sequence = sequence
    }
  }

  public var isInterleaved: Bool
  public var newCumulativeTSN: UInt32
  public var streams: [Skipped]

  public init(isInterleaved: Bool = false, newCumulativeTSN: UInt32, streams: [Skipped] = []) {
    self.isInterleaved = isInterleaved
    self.newCumulativeTSN = newCumulativeTSN
    self.streams = streams
  }
}

extension ForwardChunk {
  init(_ chunk: borrowing ChunkView) throws(WireError) {
    isInterleaved = chunk.type == .interleavedForwardTSN
    newCumulativeTSN = try chunk.u32(4)
    streams = []
    let size = isInterleaved ? 8 : 4
    var at = 8
    while chunk.start + at + size <= chunk.end {
      let stream = try chunk.u16(at)
      streams.append(
        isInterleaved
          ? Skipped(
            stream: stream, isUnordered: try chunk.u16(at + 2) & 1 == 1, sequence: try chunk.u32(at + 4))
          : Skipped(stream: stream, sequence: UInt32(try chunk.u16(at + 2))))
      at += size
    }
    guard chunk.start + at == chunk.end else {
      throw WireError(.badLength, at: chunk.start + 2, "\(chunk.type) length")
    }
  }

  func encodeValue(into writer: inout ByteWriter) {
    writer.u32(newCumulativeTSN)
    for skipped in streams {
      writer.u16(skipped.stream)
      if isInterleaved {
        writer.u16(skipped.isUnordered ? 1 : 0)
        writer.u32(skipped.sequence)
      } else {
        writer.u16(UInt16(truncatingIfNeeded: skipped.sequence))
      }
    }
  }
}
