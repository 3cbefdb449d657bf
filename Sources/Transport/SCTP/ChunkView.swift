public import Wire

/// A chunk as it stands in a packet (RFC 9260, 3.2).
///
///     | type 8 | flags 8 | length 16, without padding | value | 0 to 3 octets of padding |
public struct ChunkView: ~Escapable {
  /// What the chunk lies in; offsets count from its start.
  public let bytes: Span<UInt8>
  /// Where the chunk begins, where it ended on the wire, and where what was captured of it ends.
  public let start: Int
  public let end: Int
  public let capturedEnd: Int

  static let headerLength = 4

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, start: Int, end: Int, capturedEnd: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
    self.capturedEnd = capturedEnd
  }

  public var type: ChunkType { ChunkType(rawValue: bytes[start]) }
  public var flags: UInt8 { bytes[start &+ 1] }
  /// The captured part of what follows the header.
  public var value: Range<Int> { start &+ Self.headerLength..<capturedEnd }
  /// Whether a part was not captured.
  public var isCut: Bool { capturedEnd < end }

  /// Checks that the chunk has so many bytes from its start on, and the capture has them.
  @inline(__always)
  func require(_ length: Int) throws(WireError) {
    guard start &+ length <= capturedEnd else { throw missing(start &+ length) }
  }

  @inline(never)
  private func missing(_ end: Int) -> WireError {
    end <= self.end
      ? WireError(.notCaptured, at: capturedEnd, "\(type)")
      : WireError(.badLength, at: start + 2, "\(type) length")
  }

  /// A number at an offset from the start of the chunk.
  func u32(_ offset: Int) throws(WireError) -> UInt32 {
    try require(offset + 4)
    return bytes.u32(at: start + offset)
  }

  func u16(_ offset: Int) throws(WireError) -> UInt16 {
    try require(offset + 2)
    return bytes.u16(at: start + offset)
  }

  /// A copy of the bytes from an offset of the chunk on.
  func content(from offset: Int) throws(WireError) -> [UInt8] {
    try require(offset)
    guard !isCut else { throw missing(end) }
    var content: [UInt8] = []
    content.reserveCapacity(end - start - offset)
    for index in start + offset..<end { content.append(bytes[index]) }
    return content
  }
}

/// Walks through the chunks of a packet.
public struct ChunkWalk: ~Escapable {
  private let bytes: Span<UInt8>
  private let end: Int
  private let capturedEnd: Int
  /// Where the next chunk begins.
  public private(set) var position: Int

  /// - Parameters:
  ///   - position: where the first chunk begins, behind the common header.
  ///   - end: where the packet ended on the wire; may lie behind the bytes.
  @_lifetime(copy bytes)
  public init(_ bytes: Span<UInt8>, from position: Int, to end: Int) {
    self.bytes = bytes
    self.position = max(0, position)
    self.end = end
    capturedEnd = min(bytes.count, end)
  }

  /// The next chunk; `nil` behind the last. After an error the walk is at its end.
  @_lifetime(copy self)
  public mutating func next() throws(WireError) -> ChunkView? {
    let start = position
    guard start < end else { return nil }
    position = end
    guard start &+ ChunkView.headerLength <= capturedEnd else { throw missing(start) }
    let length = Int(bytes.u16(at: start &+ 2))
    let chunkEnd = start &+ length
    guard length >= ChunkView.headerLength, chunkEnd <= end else {
      throw WireError(.badLength, at: start + 2, "chunk length")
    }
    // The last chunk may lack its padding.
    position = min(end, start &+ (length &+ 3) & ~3)
    return ChunkView(bytes, start: start, end: chunkEnd, capturedEnd: min(chunkEnd, capturedEnd))
  }

  private func missing(_ start: Int) -> WireError {
    WireError(
      start + ChunkView.headerLength <= end ? .notCaptured : .truncated, at: min(start, capturedEnd),
      "chunk header")
  }
}
