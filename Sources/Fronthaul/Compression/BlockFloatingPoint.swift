public import Wire

/// Block floating point: the samples of a PRB share an exponent. CUS Annex A.1.
///
///     udCompParam: reserved 4 | exponent 4
///     12 × (I, Q): W bits each, two's complement; value = mantissa × 2^exponent
public enum BlockFloatingPoint {
  /// The smallest exponent with which all components fit `width` bits.
  public static func exponent(of samples: Span<Int16>, width: Int) -> Int {
    var magnitude: Int16 = 0
    for index in samples.indices {
      let sample = samples[index]
      // -2^k needs no more bits than 2^k - 1.
      magnitude = max(magnitude, sample >= 0 ? sample : ~sample)
    }
    let bits = 16 - magnitude.leadingZeroBitCount
    return max(0, bits + 1 - max(1, min(16, width)))
  }

  /// Appends a PRB: the parameter and the mantissas.
  ///
  /// - Parameters:
  ///   - samples: I and Q in turn, 24 of them for a whole PRB.
  ///   - width: bits of a component, 1 to 16; others are clamped.
  public static func compress(_ samples: Span<Int16>, width: Int, into writer: inout ByteWriter) {
    let width = max(1, min(16, width))
    let exponent = exponent(of: samples, width: width)
    writer.u8(UInt8(exponent))
    FixedPoint.write(samples, droppingBits: exponent, width: width, into: &writer)
  }
}

/// Samples of fixed width, as method 0 sends them. CUS 8.3.3.13, method 0.
public enum FixedPoint {
  /// Appends a PRB whose components keep their `width` most significant bits of 16.
  public static func compress(_ samples: Span<Int16>, width: Int, into writer: inout ByteWriter) {
    let width = max(1, min(16, width))
    write(samples, droppingBits: 16 - width, width: width, into: &writer)
  }

  static func write(
    _ samples: Span<Int16>, droppingBits shift: Int, width: Int, into writer: inout ByteWriter
  ) {
    let mask: UInt64 = (1 << UInt64(width)) &- 1
    for index in samples.indices {
      writer.bits(UInt64(bitPattern: Int64(samples[index] >> Int16(shift))) & mask, width)
    }
    // Every PRB ends on a byte.
    writer.align(to: 1)
  }
}
