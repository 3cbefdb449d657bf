public import Wire

/// A chunk as a value: built, compared, encoded.
public enum Chunk: Hashable, Sendable {
  /// DATA or I-DATA.
  case data(DataChunk)
  /// INIT or INIT ACK.
  case initiation(InitiationChunk)
  case acknowledgement(AcknowledgementChunk)
  /// FORWARD-TSN or I-FORWARD-TSN.
  case forward(ForwardChunk)
  /// ABORT with its error causes; `isReflected` (T): the verification tag is the one of the packet that it answers.
  case abort(isReflected: Bool, causes: [ChunkParameter])
  case error(causes: [ChunkParameter])
  case shutdown(cumulativeTSN: UInt32)
  case shutdownComplete(isReflected: Bool)
  case reconfiguration([ChunkParameter])
  /// ASCONF: the address that names the association, and requests.
  case addressConfiguration(serialNumber: UInt32, parameters: [ChunkParameter])
  /// Any other, or one of the above with flags that these cannot show.
  case other(ChunkType, flags: UInt8, value: [UInt8])

  public static let cookieAcknowledgement = Chunk.other(.cookieAcknowledgement, flags: 0, value: [])
  public static let shutdownAcknowledgement = Chunk.other(.shutdownAcknowledgement, flags: 0, value: [])
  public static func cookieEcho(_ cookie: [UInt8]) -> Chunk { .other(.cookieEcho, flags: 0, value: cookie) }
  public static func heartbeat(_ information: [UInt8]) -> Chunk {
    .other(.heartbeat, flags: 0, value: ChunkParameter(type: 1, value: information).encoded)
  }

  public var type: ChunkType {
    switch self {
    case .data(let chunk): chunk.isInterleaved ? .interleavedData : .data
    case .initiation(let chunk): chunk.isAcknowledgement ? .initiationAcknowledgement : .initiation
    case .acknowledgement(let chunk):
      chunk.isNonRenegable ? .nonRenegableAcknowledgement : .selectiveAcknowledgement
    case .forward(let chunk): chunk.isInterleaved ? .interleavedForwardTSN : .forwardTSN
    case .abort: .abort
    case .error: .error
    case .shutdown: .shutdown
    case .shutdownComplete: .shutdownComplete
    case .reconfiguration: .reconfiguration
    case .addressConfiguration: .addressConfiguration
    case .other(let type, _, _): type
    }
  }

  var flags: UInt8 {
    switch self {
    case .data(let chunk): chunk.flags
    case .abort(let isReflected, _), .shutdownComplete(let isReflected): isReflected ? 1 : 0
    case .other(_, let flags, _): flags
    default: 0
    }
  }
}

extension Chunk {
  /// Reads a chunk that was captured whole.
  public init(_ chunk: borrowing ChunkView) throws(WireError) {
    let isPlain = chunk.flags == 0
    switch chunk.type {
    case .data where chunk.flags & 0xF0 == 0, .interleavedData where chunk.flags & 0xF0 == 0:
      self = .data(try DataChunk(chunk))
    case .initiation where isPlain, .initiationAcknowledgement where isPlain:
      let read = try InitiationChunk.read(chunk)
      if let error = read.error { throw error }
      self = .initiation(read.chunk)
    case .selectiveAcknowledgement where isPlain, .nonRenegableAcknowledgement where isPlain:
      self = .acknowledgement(try AcknowledgementChunk(chunk))
    case .forwardTSN where isPlain, .interleavedForwardTSN where isPlain:
      self = .forward(try ForwardChunk(chunk))
    case .abort where chunk.flags < 2:
      self = .abort(isReflected: !isPlain, causes: try [ChunkParameter](chunk, from: ChunkView.headerLength))
    case .error where isPlain:
      self = .error(causes: try [ChunkParameter](chunk, from: ChunkView.headerLength))
    case .shutdown where isPlain && chunk.end - chunk.start == 8:
      self = .shutdown(cumulativeTSN: try chunk.u32(4))
    case .shutdownComplete where chunk.flags < 2 && chunk.end - chunk.start == ChunkView.headerLength:
      self = .shutdownComplete(isReflected: !isPlain)
    case .reconfiguration where isPlain:
      self = .reconfiguration(try [ChunkParameter](chunk, from: ChunkView.headerLength))
    case .addressConfiguration where isPlain:
      self = .addressConfiguration(
        serialNumber: try chunk.u32(4), parameters: try [ChunkParameter](chunk, from: 8))
    default:
      self = .other(chunk.type, flags: chunk.flags, value: try chunk.content(from: ChunkView.headerLength))
    }
  }

  /// Appends the chunk with its padding.
  public func encode(into writer: inout ByteWriter) {
    let start = writer.count
    writer.u8(type.rawValue)
    writer.u8(flags)
    writer.u16(0)
    switch self {
    case .data(let chunk): chunk.encodeValue(into: &writer)
    case .initiation(let chunk): chunk.encodeValue(into: &writer)
    case .acknowledgement(let chunk): chunk.encodeValue(into: &writer)
    case .forward(let chunk): chunk.encodeValue(into: &writer)
    case .abort(_, let parameters), .error(let parameters), .reconfiguration(let parameters):
      for parameter in parameters { parameter.encode(into: &writer) }
    case .shutdown(let tsn): writer.u32(tsn)
    case .shutdownComplete: break
    case .addressConfiguration(let serialNumber, let parameters):
      writer.u32(serialNumber)
      for parameter in parameters { parameter.encode(into: &writer) }
    case .other(_, _, let value): writer.append(value)
    }
    writer.patch(u16: UInt16(clamping: writer.count - start), at: start + 2)
    writer.align(to: 4, from: start)
  }
}
