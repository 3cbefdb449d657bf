/// Reading bits, most significant first.
extension PackedDecoding {
  @inline(never)
  mutating func truncated(_ needed: Int) -> PackedError {
    PackedError(.truncated, at: position, "\(needed) bits are needed and \(end - bit) are left")
  }

  /// The next `width` bits, 0 to 64.
  @inline(__always)
  mutating func bits(_ width: Int) throws(PackedError) -> UInt64 {
    let start = bit
    guard end - start >= width else { throw truncated(width) }
    bit = start + width
    let spare = 8 - (start & 7) - width
    guard spare < 0 else {
      return (UInt64(bytes[start >> 3]) &>> UInt64(spare)) & ((1 &<< UInt64(width)) &- 1)
    }
    return long(start, width)
  }

  /// Bits of several octets.
  @inline(__always)
  private mutating func long(_ start: Int, _ width: Int) -> UInt64 {
    let index = start >> 3
    if start & 7 == 0, width == 16 { return UInt64(bytes[index]) &<< 8 | UInt64(bytes[index + 1]) }
    return longer(start, width)
  }

  private mutating func longer(_ start: Int, _ width: Int) -> UInt64 {
    var index = start >> 3
    let past = start & 7
    var value = UInt64(bytes[index] & (0xFF >> UInt8(past)))
    var left = width - (8 - past)
    while left >= 8 {
      index += 1
      value = value &<< 8 | UInt64(bytes[index])
      left -= 8
    }
    guard left > 0 else { return value }
    return value &<< UInt64(left) | UInt64(bytes[index + 1] &>> UInt8(8 - left))
  }

  @inline(__always)
  mutating func flag() throws(PackedError) -> Bool {
    guard bit < end else { throw truncated(1) }
    bit += 1
    return flag(at: bit - 1)
  }

  /// A bit that was passed.
  @inline(__always)
  mutating func flag(at bit: Int) -> Bool { bytes[bit >> 3] &>> UInt8(7 - bit & 7) & 1 == 1 }

  @inline(__always)
  mutating func skip(_ count: Int) throws(PackedError) {
    guard count >= 0, end - bit >= count else { throw truncated(count) }
    bit += count
  }

  /// Moves to the next octet of the encoding in the aligned variant.
  @inline(__always)
  mutating func align(_ node: Int) throws(PackedError) {
    let past = (bit - origin) & 7
    guard past != 0, program.isAligned else { return }
    let place = bit
    if try bits(8 - past) != 0 { note(.paddingNotZero, outer(place), node) }
  }
}
