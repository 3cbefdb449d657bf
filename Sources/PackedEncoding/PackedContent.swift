/// The bits of a string or an open type where they lie: a view without a copy.
///
/// Bits are counted, and numbers are made, from the most significant one of each octet on.
public struct PackedContent: ~Escapable {
  @usableFromInline let bytes: Span<UInt8>
  /// Its bits in the bytes.
  public let bits: Range<Int>

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, _ bits: Range<Int>) {
    self.bytes = bytes
    self.bits = bits
  }

  public var bitCount: Int { bits.count }

  /// Octets, the last one counted where it is not full.
  @inlinable public var octetCount: Int { (bits.count + 7) >> 3 }

  /// The octets of the bytes that hold the bits, where they begin and end with octets.
  @inlinable public var wholeOctets: Range<Int>? {
    (bits.lowerBound | bits.upperBound) & 7 == 0 ? bits.lowerBound >> 3..<bits.upperBound >> 3 : nil
  }

  /// An octet of the content, whatever bit it begins at; the last one is filled with zeros.
  @inlinable public subscript(_ octet: Int) -> UInt8 {
    let first = bits.lowerBound + octet << 3
    let shift = UInt8(truncatingIfNeeded: first & 7)
    var value = bytes[first >> 3] &<< shift
    if shift > 0, first >> 3 + 1 < bytes.count { value |= bytes[first >> 3 + 1] &>> (8 - shift) }
    let left = bits.upperBound - first
    return left < 8 ? value & ~(0xFF >> UInt8(left)) : value
  }

  /// The bits as a number without a sign; nil: there are more than 64.
  public var number: UInt64? {
    guard bits.count <= 64 else { return nil }
    var value: UInt64 = 0
    for index in 0..<octetCount { value = value << 8 | UInt64(self[index]) }
    return value >> UInt64(octetCount * 8 - bits.count)
  }

  /// A copy of the octets, the last one filled with zeros.
  public var octets: [UInt8] {
    var octets: [UInt8] = []
    octets.reserveCapacity(octetCount)
    for index in 0..<octetCount { octets.append(self[index]) }
    return octets
  }
}
