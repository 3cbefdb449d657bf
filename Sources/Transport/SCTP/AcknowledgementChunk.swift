import Wire

/// SACK (RFC 9260, 3.3.4) or NR-SACK: what has arrived.
///
///     SACK     | 3  | 0 8 | length 16 | cumulative TSN 32 | receiver window 32 | gap blocks 16 | duplicates 16 |
///              | start 16 | end 16 | … | duplicate TSN 32 | … |
///     NR-SACK  | 16 | 0 8 | length 16 | cumulative TSN 32 | receiver window 32 | gap blocks 16 |
///              | non-renegable blocks 16 | duplicates 16 | 0 16 | blocks of both kinds | duplicate TSN 32 | … |
public struct AcknowledgementChunk: Hashable, Sendable {
  /// TSNs that have arrived beyond the cumulative one, as distances from it.
  public struct GapBlock: Hashable, Sendable {
    public var start: UInt16
    public var end: UInt16

    public init(start: UInt16, end: UInt16) {
      self.start = start
      self.end = end
    }
  }

  public var isNonRenegable = false
  public var cumulativeTSN: UInt32
  public var receiverWindow: UInt32 = 65_536
  public var gapBlocks: [GapBlock] = []
  /// Those that the receiver will not give back; only in NR-SACK.
  public var nonRenegableBlocks: [GapBlock] = []
  public var duplicateTSNs: [UInt32] = []

  public init(cumulativeTSN: UInt32, gapBlocks: [GapBlock] = []) {
    self.cumulativeTSN = cumulativeTSN
    self.gapBlocks = gapBlocks
  }
}

extension AcknowledgementChunk {
  init(_ chunk: borrowing ChunkView) throws(WireError) {
    isNonRenegable = chunk.type == .nonRenegableAcknowledgement
    cumulativeTSN = try chunk.u32(4)
    receiverWindow = try chunk.u32(8)
    let gaps = Int(try chunk.u16(12))
    let fixed = try chunk.u16(14)
    let (nonRenegable, duplicates) = isNonRenegable ? (Int(fixed), Int(try chunk.u16(16))) : (0, Int(fixed))
    let start = isNonRenegable ? 20 : 16
    guard chunk.start + start + 4 * (gaps + nonRenegable + duplicates) == chunk.end else {
      throw WireError(.badLength, at: chunk.start + 2, "\(chunk.type) length")
    }
    var at = start
    for index in 0..<gaps + nonRenegable {
      let block = GapBlock(start: try chunk.u16(at), end: try chunk.u16(at + 2))
      if index < gaps { gapBlocks.append(block) } else { nonRenegableBlocks.append(block) }
      at += 4
    }
    for _ in 0..<duplicates {
      duplicateTSNs.append(try chunk.u32(at))
      at += 4
    }
  }

  func encodeValue(into writer: inout ByteWriter) {
    writer.u32(cumulativeTSN)
    writer.u32(receiverWindow)
    writer.u16(UInt16(clamping: gapBlocks.count))
    if isNonRenegable { writer.u16(UInt16(clamping: nonRenegableBlocks.count)) }
    writer.u16(UInt16(clamping: duplicateTSNs.count))
    if isNonRenegable { writer.u16(0) }
    for block in isNonRenegable ? gapBlocks + nonRenegableBlocks : gapBlocks {
      writer.u16(block.start)
      writer.u16(block.end)
    }
    for tsn in duplicateTSNs { writer.u32(tsn) }
  }
}
