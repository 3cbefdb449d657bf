/// Reads the bits of one complete encoding: the outermost one, or the content of an open type.
struct PackedReader {
  /// The next bit.
  var bit: Int
  /// The bit behind the encoding.
  var end: Int
  /// Where alignment counts from.
  let origin: Int
  let isAligned: Bool
  /// What a bit of these bytes is in the outermost encoding.
  var map: PositionMap

  /// Reads the bits `range` of the bytes that are given with each call.
  init(_ range: Range<Int>, isAligned: Bool, map: PositionMap) {
    bit = range.lowerBound
    end = range.upperBound
    origin = bit
    self.isAligned = isAligned
    self.map = map
  }

  /// The bit of the outermost encoding.
  var position: Int { map.outer(bit) }

  func truncated(_ needed: Int) -> PackedError {
    PackedError(.truncated, at: position, "\(needed) bits are needed and \(end - bit) are left")
  }

  /// Reads `width` bits, 0 to 64.
  mutating func bits(_ bytes: Span<UInt8>, _ width: Int) throws(PackedError) -> UInt64 {
    guard end - bit >= width else { throw truncated(width) }
    var value: UInt64 = 0
    var left = width
    while left > 0 {
      let inByte = bit & 7
      let take = min(8 - inByte, left)
      let part = (UInt64(bytes[bit >> 3]) >> UInt64(8 - inByte - take)) & ((1 << UInt64(take)) - 1)
      value = value << UInt64(take) | part
      bit += take
      left -= take
    }
    return value
  }

  mutating func flag(_ bytes: Span<UInt8>) throws(PackedError) -> Bool { try bits(bytes, 1) == 1 }

  /// Moves to the next octet of the encoding in the aligned variant.
  ///
  /// - Returns: whether bits that are not 0 were passed.
  mutating func align(_ bytes: Span<UInt8>) throws(PackedError) -> Bool {
    guard isAligned else { return false }
    let past = (bit - origin) & 7
    return past == 0 ? false : try bits(bytes, 8 - past) != 0
  }

  mutating func skip(_ count: Int) throws(PackedError) {
    guard count >= 0, end - bit >= count else { throw truncated(count) }
    bit += count
  }
}

/// Where bits of octets that were put together from fragments stand in the outermost encoding.
struct PositionMap {
  /// Octets from `start` on are those from the bit `outer` on.
  struct Segment {
    var start: Int
    var outer: Int
  }

  /// By rising start; none: the bytes are the outermost encoding itself.
  var segments: [Segment] = []

  func outer(_ bit: Int) -> Int {
    guard !segments.isEmpty else { return bit }
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start * 8 <= bit { low = middle } else { high = middle }
    }
    return segments[low].outer + bit - segments[low].start * 8
  }
}
