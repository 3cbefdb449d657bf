import Wire

/// A part of a user message: DATA (RFC 9260, 3.3.1) or I-DATA (RFC 8260, 2.1).
///
///     DATA    | 0  | 0 4 | I | U | B | E | length 16 | TSN 32 | stream 16 | sequence 16 | payload protocol 32 | data |
///     I-DATA  | 64 | 0 4 | I | U | B | E | length 16 | TSN 32 | stream 16 | reserved 16 | message 32 |
///             | payload protocol 32 where B is set, otherwise the number of the fragment | data |
public struct DataChunk: Hashable, Sendable {
  public var tsn: UInt32
  public var stream: UInt16
  /// The stream sequence number (16 bits) or the message identifier (32 bits).
  public var sequence: UInt32
  public var payloadProtocol: UInt32
  /// Number of the fragment in an I-DATA message; 0 for the first and in DATA.
  public var fragmentNumber: UInt32 = 0
  public var isInterleaved = false
  /// Whether the receiver is asked to acknowledge at once (RFC 7053).
  public var isImmediate = false
  public var isUnordered = false
  public var isBeginning = true
  public var isEnd = true
  public var data: [UInt8]

  public init(tsn: UInt32, stream: UInt16, sequence: UInt32, payloadProtocol: UInt32, _ data: [UInt8]) {
    self.tsn = tsn
    self.stream = stream
    self.sequence = sequence
    self.payloadProtocol = payloadProtocol
    self.data = data
  }

  /// The numbers of a chunk, and where its data lie.
  struct Header {
    var tsn: UInt32
    var stream: UInt16
    var sequence: UInt32
    var payloadProtocol: UInt32
    var fragmentNumber: UInt32
    var isInterleaved: Bool
    var flags: UInt8
    /// The captured part of the data, and its length as sent.
    var data: Range<Int>
    var octets: Int

    var isEnd: Bool { flags & 1 != 0 }
    var isBeginning: Bool { flags & 2 != 0 }
    var isUnordered: Bool { flags & 4 != 0 }
    var isImmediate: Bool { flags & 8 != 0 }
    /// Whether the chunk is a whole message.
    var isWhole: Bool { flags & 3 == 3 }
    var isCut: Bool { data.count < octets }

    /// - Throws: `badLength` for a chunk without data (RFC 9260, 3.3.1), `notCaptured` if the numbers are.
    @inline(__always)
    init(_ chunk: borrowing ChunkView) throws(WireError) {
      isInterleaved = chunk.type == .interleavedData
      let length = isInterleaved ? 20 : 16
      try chunk.require(length)
      guard chunk.start &+ length < chunk.end else {
        throw WireError(.badLength, at: chunk.start + 2, "\(chunk.type) without user data")
      }
      flags = chunk.flags
      let at = chunk.start
      tsn = chunk.bytes.u32(at: at &+ 4)
      stream = chunk.bytes.u16(at: at &+ 8)
      if isInterleaved {
        sequence = chunk.bytes.u32(at: at &+ 12)
        let number = chunk.bytes.u32(at: at &+ 16)
        (payloadProtocol, fragmentNumber) = flags & 2 != 0 ? (number, 0) : (0, number)
      } else {
        sequence = UInt32(chunk.bytes.u16(at: at &+ 10))
        (payloadProtocol, fragmentNumber) = (chunk.bytes.u32(at: at &+ 12), 0)
      }
      data = at &+ length..<chunk.capturedEnd
      octets = chunk.end &- at &- length
    }
  }
}

extension DataChunk {
  init(_ chunk: borrowing ChunkView) throws(WireError) {
    let header = try Header(chunk)
    self.init(
      tsn: header.tsn, stream: header.stream, sequence: header.sequence,
      payloadProtocol: header.payloadProtocol,
      try chunk.content(from: header.data.lowerBound - chunk.start))
    fragmentNumber = header.fragmentNumber
    isInterleaved = header.isInterleaved
    isImmediate = header.isImmediate
    isUnordered = header.isUnordered
    isBeginning = header.isBeginning
    isEnd = header.isEnd
  }

  var flags: UInt8 {
    (isImmediate ? 8 : 0) | (isUnordered ? 4 : 0) | (isBeginning ? 2 : 0) | (isEnd ? 1 : 0)
  }

  func encodeValue(into writer: inout ByteWriter) {
    writer.u32(tsn)
    writer.u16(stream)
    if isInterleaved {
      writer.u16(0)
      writer.u32(sequence)
      writer.u32(isBeginning ? payloadProtocol : fragmentNumber)
    } else {
      writer.u16(UInt16(truncatingIfNeeded: sequence))
      writer.u32(payloadProtocol)
    }
    writer.append(data)
  }
}
