/// The bytes of fragments that adjoin, in order, not yet joined.
struct FragmentPieces: Sendable {
  private struct Piece: Sendable {
    var bytes: [UInt8]
    /// Whether the capture lacks the end of the fragment.
    var isCut: Bool
  }

  /// What an array of bytes costs beside its bytes, and what all of it costs without any.
  static let overhead = 128
  static let baseWeight = 384

  private var pieces: [Piece] = []
  /// Whether bytes were forgotten, and are not kept any more.
  private(set) var isDiscarded = false
  /// What the pieces cost.
  private(set) var weight = FragmentPieces.baseWeight

  mutating func append(_ bytes: Span<UInt8>, _ chunk: DataChunk.Header) {
    guard !isDiscarded else { return }
    pieces.append(Piece(bytes: [UInt8](copying: bytes, chunk.data), isCut: chunk.isCut))
    weight += chunk.data.count + Self.overhead
  }

  mutating func append(_ other: FragmentPieces) {
    guard !isDiscarded, !other.isDiscarded else { return discard() }
    pieces += other.pieces
    weight += other.weight - Self.baseWeight
  }

  mutating func prepend(_ other: FragmentPieces) {
    guard !isDiscarded, !other.isDiscarded else { return discard() }
    pieces.insert(contentsOf: other.pieces, at: 0)
    weight += other.weight - Self.baseWeight
  }

  mutating func discard() {
    pieces = []
    isDiscarded = true
    weight = Self.baseWeight
  }

  /// All bytes up to the first that the capture lacks.
  func joined() -> (bytes: [UInt8], isCut: Bool) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.bytes.count })
    for piece in pieces {
      bytes += piece.bytes
      if piece.isCut { return (bytes, true) }
    }
    return (bytes, false)
  }
}

extension [UInt8] {
  /// A copy of a part of the bytes.
  init(copying bytes: Span<UInt8>, _ range: Range<Int>) {
    self.init()
    reserveCapacity(range.count)
    for index in range { append(bytes[index]) }
  }
}
