/// Samples as they stand in a PRB. CUS 8.3.3.16, 8.3.3.17.
///
///     | I of the first RE that is sent | Q | I of the next one | Q | … | zeros to the byte |
///
/// Components of 1 to 16 bits, two's complement, most significant bit first, without gaps.
enum PackedSamples {
  /// Bytes of so many resource elements.
  static func byteCount(_ elements: Int, width: Int) -> Int { (2 &* elements &* width &+ 7) >> 3 }

  /// Reads the components of the resource elements that are ``PRBSamples/sent`` from the bytes at `start` on,
  /// which must be in the span; the others become 0.
  static func read(_ bytes: Span<UInt8>, at start: Int, width: Int, into samples: inout PRBSamples) {
    guard samples.sent == .all else { return readSelected(bytes, at: start, width: width, into: &samples) }
    switch width {
    case 1: BitPacking<1>.read(bytes, at: start, into: &samples)
    case 2: BitPacking<2>.read(bytes, at: start, into: &samples)
    case 3: BitPacking<3>.read(bytes, at: start, into: &samples)
    case 4: BitPacking<4>.read(bytes, at: start, into: &samples)
    case 5: BitPacking<5>.read(bytes, at: start, into: &samples)
    case 6: BitPacking<6>.read(bytes, at: start, into: &samples)
    case 7: BitPacking<7>.read(bytes, at: start, into: &samples)
    case 8: BitPacking<8>.read(bytes, at: start, into: &samples)
    case 9: BitPacking<9>.read(bytes, at: start, into: &samples)
    case 10: BitPacking<10>.read(bytes, at: start, into: &samples)
    case 11: BitPacking<11>.read(bytes, at: start, into: &samples)
    case 12: BitPacking<12>.read(bytes, at: start, into: &samples)
    case 13: BitPacking<13>.read(bytes, at: start, into: &samples)
    case 14: BitPacking<14>.read(bytes, at: start, into: &samples)
    case 15: BitPacking<15>.read(bytes, at: start, into: &samples)
    default: BitPacking<16>.read(bytes, at: start, into: &samples)
    }
  }

  /// Writes the `width` least significant bits of the components that are sent to the bytes at `start` on,
  /// which must be in the span.
  static func write(
    _ samples: PRBSamples, _ sent: SelectiveREMask, width: Int, to bytes: inout MutableSpan<UInt8>,
    at start: Int
  ) {
    guard sent == .all else { return writeSelected(samples, sent, width: width, to: &bytes, at: start) }
    switch width {
    case 1: BitPacking<1>.write(samples, to: &bytes, at: start)
    case 2: BitPacking<2>.write(samples, to: &bytes, at: start)
    case 3: BitPacking<3>.write(samples, to: &bytes, at: start)
    case 4: BitPacking<4>.write(samples, to: &bytes, at: start)
    case 5: BitPacking<5>.write(samples, to: &bytes, at: start)
    case 6: BitPacking<6>.write(samples, to: &bytes, at: start)
    case 7: BitPacking<7>.write(samples, to: &bytes, at: start)
    case 8: BitPacking<8>.write(samples, to: &bytes, at: start)
    case 9: BitPacking<9>.write(samples, to: &bytes, at: start)
    case 10: BitPacking<10>.write(samples, to: &bytes, at: start)
    case 11: BitPacking<11>.write(samples, to: &bytes, at: start)
    case 12: BitPacking<12>.write(samples, to: &bytes, at: start)
    case 13: BitPacking<13>.write(samples, to: &bytes, at: start)
    case 14: BitPacking<14>.write(samples, to: &bytes, at: start)
    case 15: BitPacking<15>.write(samples, to: &bytes, at: start)
    default: BitPacking<16>.write(samples, to: &bytes, at: start)
    }
  }

  private static func readSelected(
    _ bytes: Span<UInt8>, at start: Int, width: Int, into samples: inout PRBSamples
  ) {
    var window: UInt64 = 0
    var held = 0
    var next = start
    for index in 0..<24 {
      guard samples.sent.contains(index / 2) else {
        samples.components[index] = 0
        continue
      }
      while held < width {
        window = window << 8 | UInt64(bytes[next])
        next += 1
        held += 8
      }
      held -= width
      let top = Int64(bitPattern: window << UInt64(64 - width - held))
      samples.components[index] = Int32(truncatingIfNeeded: top >> Int64(64 - width))
    }
  }

  private static func writeSelected(
    _ samples: PRBSamples, _ sent: SelectiveREMask, width: Int, to bytes: inout MutableSpan<UInt8>,
    at start: Int
  ) {
    let mask: UInt64 = (1 << UInt64(width)) - 1
    var window: UInt64 = 0
    var held = 0
    var next = start
    let components = samples.components.span
    for index in components.indices where sent.contains(index / 2) {
      window = window << UInt64(width) | UInt64(truncatingIfNeeded: components[index]) & mask
      held += width
      while held >= 8 {
        held -= 8
        bytes[next] = UInt8(truncatingIfNeeded: window >> UInt64(held))
        next += 1
      }
    }
    if held > 0 { bytes[next] = UInt8(truncatingIfNeeded: window << UInt64(8 - held)) }
  }
}
