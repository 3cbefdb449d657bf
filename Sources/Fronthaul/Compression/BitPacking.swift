internal import Platform

/// Components of one width in bytes, eight at a time: the fast way for whole resource blocks.
///
/// The width is part of the type, so that every shift below is a constant and the loops unroll. Eight
/// components fill `width` bytes; three such groups are a resource block.
///
///     byte      0        1        2     …
///            |C0 … C0 C1|… C1 C2 …|             component k begins k × width bits into the group
enum BitPacking<let width: Int> {
  /// Reads 24 components from the bytes at `start` on, which must be in the span.
  static func read(_ bytes: Span<UInt8>, at start: Int, into samples: inout PRBSamples) {
    // One check of the bounds: the constant positions inside need none.
    let block = bytes.extracting(start..<(start &+ 3 &* width))
    let factors = ComponentWindows.factors(ofWidth: width)
    for group in 0..<3 {
      let values = SIMD8<Int32>(truncatingIfNeeded: components(block, from: group &* width, factors))
      for lane in 0..<8 { samples.components[group &* 8 &+ lane] = values[lane] }
    }
  }

  /// The eight components whose group begins at `base`.
  ///
  /// - Parameter factors: those of ``ComponentWindows`` for the width.
  @inline(__always)
  static func components(_ block: Span<UInt8>, from base: Int, _ factors: SIMD8<Int16>) -> SIMD8<Int16> {
    // Each is put at the top of 16 bits, with whatever is behind it.
    let below = SIMD8(repeating: Int16(16 &- width))
    switch width {
    case 8: return SIMD8(high: block.eightBytes(at: base), low: SIMD8()) &>> below
    case 9:
      // Component k begins with bit k of byte k.
      let windows = SIMD8(high: block.eightBytes(at: base), low: block.eightBytes(at: base &+ 1))
      return (windows &* factors) &>> below
    case 16:
      let bytes = block.sixteenBytes(at: base)
      return SIMD8(high: bytes.evenHalf, low: bytes.oddHalf)
    case 10...:
      // Four components of two words each; the second ends with the group, so that nothing behind it is read.
      let first = block.bigEndianWord(at: base)
      let second = block.bigEndianWord(at: base &+ width &- 8)
      let before = UInt64(truncatingIfNeeded: 64 &- 4 &* width)
      return SIMD8(quarters: SIMD2(atTop(first), atTop(second &<< before))) &>> below
    default:
      var windows = SIMD8<UInt16>()
      for lane in 0..<8 {
        let byte = base &+ (lane &* width) &>> 3
        windows[lane] = UInt16(block[byte]) &<< 8
        if (lane &* width) & 7 &+ width > 8 { windows[lane] |= UInt16(block[byte &+ 1]) }
      }
      return (SIMD8<Int16>(truncatingIfNeeded: windows) &* factors) &>> below
    }
  }

  /// Four components, each at the top of a quarter of its own, the first one in the least significant quarter.
  @inline(__always)
  private static func atTop(_ word: UInt64) -> UInt64 {
    let bits = UInt64(truncatingIfNeeded: width)
    let evenQuarters: UInt64 = 0x0000_FFFF_0000_FFFF
    let pairs = word &>> 32 | (word &<< (2 &* bits)) & 0xFFFF_FFFF_0000_0000
    return (pairs &>> 16) & evenQuarters | (pairs &<< bits) & ~evenQuarters
  }

  /// Writes the `width` least significant bits of 24 components to the bytes at `start` on, which must be in
  /// the span.
  static func write(_ samples: PRBSamples, to bytes: inout MutableSpan<UInt8>, at start: Int) {
    let components = samples.components.span
    for group in 0..<3 {
      // Four components have at most 64 bits.
      let high = joined(components, from: group &* 8)
      let low = joined(components, from: group &* 8 &+ 4)
      for byte in 0..<width {
        let end = 8 &* byte &+ 8
        let value: UInt64 =
          if end <= 4 &* width {
            high &>> UInt64(4 &* width &- end)
          } else if end &- 8 >= 4 &* width {
            low &>> UInt64(8 &* width &- end)
          } else {
            high &<< UInt64(end &- 4 &* width) | low &>> UInt64(8 &* width &- end)
          }
        bytes[start &+ group &* width &+ byte] = UInt8(truncatingIfNeeded: value)
      }
    }
  }

  @inline(__always)
  private static func joined(_ components: Span<Int32>, from first: Int) -> UInt64 {
    let mask: UInt64 = (1 &<< UInt64(width)) &- 1
    var word: UInt64 = 0
    for index in first..<(first &+ 4) {
      word = word &<< UInt64(width) | UInt64(truncatingIfNeeded: components[index]) & mask
    }
    return word
  }
}

/// Where components begin in the byte in which they begin.
enum ComponentWindows {
  /// What moves eight components to the top of the 16 bits from their byte on: as processors of the baseline have
  /// no shifts that differ from lane to lane, these are factors.
  ///
  /// Where the width is not a constant, the compiler keeps the multiplication whole instead of taking it apart.
  @inline(__always)
  static func factors(ofWidth width: Int) -> SIMD8<Int16> {
    var factors = SIMD8<Int16>()
    for lane in 0..<8 { factors[lane] = 1 &<< Int16(truncatingIfNeeded: (lane &* width) & 7) }
    return factors
  }
}
