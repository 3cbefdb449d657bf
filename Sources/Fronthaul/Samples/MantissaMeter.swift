internal import Platform

/// Measures resource blocks of 24 components of one width, with one exponent each or none, where they stand.
///
/// Powers are taken of the mantissas and scaled at the end (``PowerTally``): a component is mantissa × 2^exponent, and
/// without compression mantissa × 2^(16 − W). What few blocks have is looked for only where cheap signs tell that it
/// may be there.
enum MantissaMeter {
  /// - Parameter bytes: whole resource blocks.
  static func measure(
    _ bytes: Span<UInt8>, _ header: CompressionHeader, into statistics: inout SampleStatistics
  ) {
    let hasExponents = header.parameterBytes == 1
    let factors = ComponentWindows.factors(ofWidth: header.width)
    switch header.width {
    case 1: BitPacking<1>.measure(bytes, hasExponents, factors, &statistics)
    case 2: BitPacking<2>.measure(bytes, hasExponents, factors, &statistics)
    case 3: BitPacking<3>.measure(bytes, hasExponents, factors, &statistics)
    case 4: BitPacking<4>.measure(bytes, hasExponents, factors, &statistics)
    case 5: BitPacking<5>.measure(bytes, hasExponents, factors, &statistics)
    case 6: BitPacking<6>.measure(bytes, hasExponents, factors, &statistics)
    case 7: BitPacking<7>.measure(bytes, hasExponents, factors, &statistics)
    case 8: BitPacking<8>.measure(bytes, hasExponents, factors, &statistics)
    case 9: BitPacking<9>.measure(bytes, hasExponents, factors, &statistics)
    case 10: BitPacking<10>.measure(bytes, hasExponents, factors, &statistics)
    case 11: BitPacking<11>.measure(bytes, hasExponents, factors, &statistics)
    case 12: BitPacking<12>.measure(bytes, hasExponents, factors, &statistics)
    case 13: BitPacking<13>.measure(bytes, hasExponents, factors, &statistics)
    case 14: BitPacking<14>.measure(bytes, hasExponents, factors, &statistics)
    case 15: BitPacking<15>.measure(bytes, hasExponents, factors, &statistics)
    default: BitPacking<16>.measure(bytes, hasExponents, factors, &statistics)
    }
  }
}

extension BitPacking {
  fileprivate static func measure(
    _ bytes: Span<UInt8>, _ hasExponents: Bool, _ factors: SIMD8<Int16>, _ statistics: inout SampleStatistics
  ) {
    if hasExponents {
      MantissaBlocks<width, 1>.measure(bytes, factors, &statistics)
    } else {
      MantissaBlocks<width, 0>.measure(bytes, factors, &statistics)
    }
  }
}

/// Resource blocks of one layout, which is part of the type, so that all positions and shifts are constants.
///
///     | exponent, with 1 parameter byte | 24 components of `width` bits |
private enum MantissaBlocks<let width: Int, let parameterBytes: Int> {
  private static var size: Int { parameterBytes &+ 3 &* width }
  /// A mantissa reaches the end of 16 bits only with this exponent or a larger one.
  private static var fullExponent: Int { 16 &- width }

  @inline(never)
  static func measure(_ bytes: Span<UInt8>, _ factors: SIMD8<Int16>, _ statistics: inout SampleStatistics) {
    // So many that the scaled sums fit 64 bits.
    let most = size &* (width <= 12 ? min(1024, NarrowPowers.mostBlocks(width: width)) : 1024)
    var start = 0
    while start < bytes.count {
      let part = bytes.extracting(start..<min(start &+ most, bytes.count))
      if width <= 12 {
        measure(part, NarrowPowers.self, factors, &statistics)
      } else {
        measure(part, WidePowers<width>.self, factors, &statistics)
      }
      start &+= most
    }
  }

  @inline(__always)
  private static func measure<Powers: PowerTally>(
    _ bytes: Span<UInt8>, _ type: Powers.Type, _ factors: SIMD8<Int16>, _ statistics: inout SampleStatistics
  ) {
    var powers = Powers()
    var measured = 0
    var blocks = EqualBlocks(bytes, of: size)
    while let block = blocks.next() {
      let exponent = parameterBytes > 0 ? Int(block[0] & 15) : fullExponent
      if parameterBytes > 0 {
        statistics.exponents[exponent] &+= 1
        statistics.reservedParameters &+= block[0] > 15 ? 1 : 0
      }
      if exceeds24Bits(exponent) {
        measureSaturated(block, exponent, &statistics)
        continue
      }
      powers.add(
        power(group(0, of: block, factors)), power(group(1, of: block, factors)),
        power(group(2, of: block, factors)), exponent: exponent)
      measured &+= 1
      if mayRepeat(block) { noteRepetition(block, factors, &statistics) }
    }
    statistics.blocks &+= measured
    statistics.elements &+= 12 &* measured
    // The exponents with which components may be at the end of 16 bits.
    var full: UInt16 = 0
    for exponent in 0..<16
    where parameterBytes > 0 ? statistics.exponents[exponent] > 0 : exponent == fullExponent {
      let (sum, largest) = powers.total(exponent: exponent)
      statistics.energy &+= UInt128(sum &<< UInt64(2 &* exponent))
      statistics.peak = max(statistics.peak, UInt64(largest) &<< UInt64(2 &* exponent))
      if exponent >= fullExponent, !exceeds24Bits(exponent), largest >= highest(exponent) &* highest(exponent)
      {
        full |= 1 &<< UInt16(truncatingIfNeeded: exponent)
      }
    }
    if full != 0 { statistics.saturated &+= saturated(bytes, full, factors) }
  }

  /// Whether a mantissa with this exponent may be more than 24 bits hold.
  @inline(__always)
  private static func exceeds24Bits(_ exponent: Int) -> Bool { width > 9 && exponent &+ width > 24 }

  /// One of the three groups of eight components.
  @inline(__always)
  private static func group(
    _ index: Int, of block: Span<UInt8>, _ factors: SIMD8<Int16>
  ) -> SIMD8<Int16> {
    BitPacking<width>.components(block, from: parameterBytes &+ index &* width, factors)
  }

  /// I² + Q² of four resource elements.
  @inline(__always)
  private static func power(_ components: SIMD8<Int16>) -> SIMD4<UInt32> {
    let wide = SIMD8<Int32>(truncatingIfNeeded: components)
    let squares = wide &* wide
    // −32,768 twice has the 32nd bit.
    return SIMD4<UInt32>(truncatingIfNeeded: squares.evenHalf &+ squares.oddHalf)
  }

  /// The smallest mantissa above 0 that counts as saturated with an exponent.
  @inline(__always)
  private static func highest(_ exponent: Int) -> UInt32 { 32_767 &>> UInt32(truncatingIfNeeded: exponent) }

  /// Components at the end of 16 bits or beyond, in the blocks that have one of the exponents `full`.
  ///
  /// Apart: whether a block has some is hard to predict, and of most signals no block has.
  @inline(never)
  private static func saturated(_ bytes: Span<UInt8>, _ full: UInt16, _ factors: SIMD8<Int16>) -> Int {
    var count = 0
    var blocks = EqualBlocks(bytes, of: size)
    while let block = blocks.next() {
      let exponent = parameterBytes > 0 ? Int(block[0] & 15) : fullExponent
      guard full &>> UInt16(truncatingIfNeeded: exponent) & 1 == 1 else { continue }
      let high = SIMD8(repeating: Int16(truncatingIfNeeded: highest(exponent)))
      var counts = SIMD8<Int16>()
      for index in 0..<3 {
        let components = group(index, of: block, factors)
        let beyond = (components .>= high) .| (components .< SIMD8(repeating: 0) &- high)
        counts &+= SIMD8<Int16>(repeating: 0).replacing(with: 1, where: beyond)
      }
      count &+= Int(counts.wrappedSum())
    }
    return count
  }

  /// Products beyond 24 bits saturate: rare enough to be done one by one.
  @inline(never)
  private static func measureSaturated(
    _ block: Span<UInt8>, _ exponent: Int, _ statistics: inout SampleStatistics
  ) {
    var samples = PRBSamples()
    BlockFloatingPoint.decompress(
      block, at: parameterBytes, width: width, exponent: UInt8(exponent), into: &samples)
    statistics.add(samples, step: exponent)
  }

  /// Whether the first two groups begin alike: where they do not, resource elements differ.
  @inline(__always)
  private static func mayRepeat(_ block: Span<UInt8>) -> Bool {
    if width >= 8 {
      return block.bigEndianWord(at: parameterBytes) == block.bigEndianWord(at: parameterBytes &+ width)
    }
    for byte in parameterBytes..<(parameterBytes &+ width) where block[byte] != block[byte &+ width] {
      return false
    }
    return true
  }

  /// Counts a block of equal resource elements.
  @inline(never)
  private static func noteRepetition(
    _ block: Span<UInt8>, _ factors: SIMD8<Int16>, _ statistics: inout SampleStatistics
  ) {
    let first = group(0, of: block, factors)
    var repeated = first
    for lane in 2..<8 { repeated[lane] = first[lane & 1] }
    for index in 0..<3 where any(group(index, of: block, factors) .!= repeated) { return }
    if any(first .!= SIMD8(repeating: 0)) {
      statistics.constantBlocks &+= 1
    } else {
      statistics.zeroBlocks &+= 1
    }
  }
}
