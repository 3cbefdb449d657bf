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
    for group in 0..<3 {
      let values = SIMD8<Int32>(truncatingIfNeeded: components(block, from: group &* width))
      for lane in 0..<8 { samples.components[group &* 8 &+ lane] = values[lane] }
    }
  }

  /// Eight components, each taken from a window of two bytes that is shifted until the component is at its
  /// top; the bits of those that reach into a third byte are put in behind.
  @inline(__always)
  static func components(_ block: Span<UInt8>, from base: Int) -> SIMD8<Int16> {
    var window = SIMD8<UInt16>()
    // Shifts that differ from lane to lane are multiplications: baseline processors have no other.
    var factor = SIMD8<UInt16>()
    var third = SIMD8<UInt16>()
    for lane in 0..<8 {
      let byte = base &+ (lane &* width) &>> 3
      let bit = (lane &* width) & 7
      factor[lane] = 1 &<< UInt16(bit)
      window[lane] = UInt16(block[byte]) &<< 8
      if bit &+ width > 8 { window[lane] |= UInt16(block[byte &+ 1]) }
      if bit &+ width > 16 { third[lane] = UInt16(block[byte &+ 2]) }
    }
    var top = window &* factor
    // Only these widths have components that touch three bytes.
    if width > 9 && width != 10 && width != 12 && width != 16 {
      top |= (third &* factor) &>> SIMD8(repeating: 8)
    }
    return SIMD8<Int16>(truncatingIfNeeded: top) &>> SIMD8(repeating: Int16(16 &- width))
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
