/// Writes the bits of one complete encoding, canonically.
struct PackedWriter {
  private(set) var octets: [UInt8] = []
  private(set) var bitCount = 0
  let isAligned: Bool
  /// How deep the value that is being written is nested, in the outermost encoding.
  var depth: Int

  init(isAligned: Bool, depth: Int = 0) {
    self.isAligned = isAligned
    self.depth = depth
  }

  mutating func bits(_ value: UInt64, _ width: Int) {
    var left = width
    while left > 0 {
      if bitCount & 7 == 0 { octets.append(0) }
      let free = 8 - bitCount & 7
      let take = min(free, left)
      let part = (value >> UInt64(left - take)) & ((1 << UInt64(take)) - 1)
      octets[octets.count - 1] |= UInt8(truncatingIfNeeded: part << UInt64(free - take))
      bitCount += take
      left -= take
    }
  }

  mutating func flag(_ value: Bool) { bits(value ? 1 : 0, 1) }

  mutating func align() {
    if isAligned { bitCount = octets.count * 8 }
  }

  /// Appends bits of octets.
  mutating func append(_ more: Span<UInt8>, _ range: Range<Int>) {
    let content = PackedContent(more, range)
    for index in 0..<content.octetCount {
      let width = min(8, range.count - index * 8)
      bits(UInt64(content[index] >> UInt8(8 - width)), width)
    }
  }

  /// The encoding with its last octet filled up; at least one octet. X.691, 11.1.
  var complete: [UInt8] { octets.isEmpty ? [0] : octets }

  // MARK: Numbers and lengths

  /// X.691, 11.5.
  mutating func constrained(_ value: UInt64, span: UInt64) {
    let number = ConstrainedNumber(span: span, isAligned: isAligned)
    switch number.form {
    case .nothing: break
    case .bits: bits(value, Int(number.width))
    case .octets:
      align()
      bits(value, Int(number.width))
    case .countedOctets:
      let count = max(1, (71 - value.leadingZeroBitCount) / 8)
      bits(UInt64(count - 1), Int(number.width))
      align()
      bits(value, count * 8)
    }
  }

  /// Two's complement in as few octets as possible, behind their number. X.691, 11.8.
  mutating func unconstrained(_ value: Int64) {
    let significant = 65 - (value < 0 ? ~value : value).leadingZeroBitCount
    let count = (significant + 7) / 8
    length(count)
    bits(UInt64(bitPattern: value), count * 8)
  }

  /// Without a sign. X.691, 11.7.
  mutating func semiConstrained(_ offset: UInt64) {
    let count = max(1, (71 - offset.leadingZeroBitCount) / 8)
    length(count)
    bits(offset, count * 8)
  }

  /// X.691, 11.6.
  mutating func normallySmall(_ value: Int) {
    flag(value > 63)
    if value > 63 { semiConstrained(UInt64(value)) } else { bits(UInt64(value), 6) }
  }

  /// X.691, 11.9.3.4.
  mutating func normallySmallLength(_ count: Int) {
    flag(count > 64)
    if count > 64 { length(count) } else { bits(UInt64(count - 1), 6) }
  }

  /// A general length below 16384. X.691, 11.9.
  mutating func length(_ count: Int) {
    align()
    if count < 0x80 { bits(UInt64(count), 8) } else { bits(UInt64(count) | 0x8000, 16) }
  }

  /// A general length with what follows it, in fragments where it has to be.
  ///
  /// - Parameter write: writes the units of a range.
  mutating func fragmented(
    _ count: Int, _ write: (inout PackedWriter, Range<Int>) throws(PackedError) -> Void
  ) throws(PackedError) {
    var done = 0
    while count - done >= 16_384 {
      let pieces = min(4, (count - done) / 16_384)
      align()
      bits(UInt64(0xC0 | pieces), 8)
      try write(&self, done..<done + pieces * 16_384)
      done += pieces * 16_384
    }
    length(count - done)
    try write(&self, done..<count)
  }
}
