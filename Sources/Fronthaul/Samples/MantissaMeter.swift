/// Measures resource blocks of 24 components of one width, with one exponent each or none, where they stand.
///
/// Powers are taken of the mantissas, eight at a time, and scaled once for each resource block: a component is
/// mantissa × 2^exponent, and without compression mantissa × 2^(16 − W).
enum MantissaMeter {
  static func measure(
    _ bytes: Span<UInt8>, at start: Int, count: Int, _ header: CompressionHeader,
    into statistics: inout SampleStatistics
  ) {
    let hasExponents = header.parameterBytes == 1
    switch header.width {
    case 1: BitPacking<1>.measure(bytes, start, count, hasExponents, &statistics)
    case 2: BitPacking<2>.measure(bytes, start, count, hasExponents, &statistics)
    case 3: BitPacking<3>.measure(bytes, start, count, hasExponents, &statistics)
    case 4: BitPacking<4>.measure(bytes, start, count, hasExponents, &statistics)
    case 5: BitPacking<5>.measure(bytes, start, count, hasExponents, &statistics)
    case 6: BitPacking<6>.measure(bytes, start, count, hasExponents, &statistics)
    case 7: BitPacking<7>.measure(bytes, start, count, hasExponents, &statistics)
    case 8: BitPacking<8>.measure(bytes, start, count, hasExponents, &statistics)
    case 9: BitPacking<9>.measure(bytes, start, count, hasExponents, &statistics)
    case 10: BitPacking<10>.measure(bytes, start, count, hasExponents, &statistics)
    case 11: BitPacking<11>.measure(bytes, start, count, hasExponents, &statistics)
    case 12: BitPacking<12>.measure(bytes, start, count, hasExponents, &statistics)
    case 13: BitPacking<13>.measure(bytes, start, count, hasExponents, &statistics)
    case 14: BitPacking<14>.measure(bytes, start, count, hasExponents, &statistics)
    case 15: BitPacking<15>.measure(bytes, start, count, hasExponents, &statistics)
    default: BitPacking<16>.measure(bytes, start, count, hasExponents, &statistics)
    }
  }
}

extension BitPacking {
  /// - Parameter hasExponents: whether a byte with the exponent stands before each resource block.
  fileprivate static func measure(
    _ bytes: Span<UInt8>, _ start: Int, _ count: Int, _ hasExponents: Bool,
    _ statistics: inout SampleStatistics
  ) {
    guard count > 0 else { return }
    let parameterBytes = hasExponents ? 1 : 0
    // The mantissa reaches the end of 16 bits only with this exponent or a larger one.
    let fullExponent = 16 &- width
    var (energy, peak): (UInt128, UInt64) = (0, 0)
    var offset = start
    for _ in 0..<count {
      let exponent = hasExponents ? Int(bytes[offset] & 15) : fullExponent
      let data = offset &+ parameterBytes
      let block = bytes.extracting(data..<(data &+ 3 &* width))
      let a = components(block, from: 0)
      let b = components(block, from: width)
      let c = components(block, from: 2 &* width)
      let (powerA, powerB, powerC) = (powers(a), powers(b), powers(c))
      let total = sum(powerA, powerB, powerC)
      let most = UInt64(pointwiseMax(pointwiseMax(powerA, powerB), powerC).max())
      if exponent &+ width > 24 {
        // Products beyond 24 bits saturate: rare enough to be done one by one.
        var samples = PRBSamples()
        BlockFloatingPoint.decompress(
          bytes, at: data, width: width, exponent: UInt8(exponent), into: &samples)
        statistics.add(samples, step: exponent)
      } else {
        energy &+= UInt128(total &<< UInt64(2 &* exponent))
        peak = max(peak, most &<< UInt64(2 &* exponent))
        if exponent >= fullExponent { statistics.saturated += saturated(a, b, c, exponent) }
        statistics.blocks &+= 1
        statistics.elements &+= 12
        if total == 0 {
          statistics.zeroBlocks &+= 1
        } else if a == b, b == c, isConstant(a) {
          statistics.constantBlocks &+= 1
        }
      }
      if hasExponents { statistics.exponents[exponent] &+= 1 }
      offset = data &+ 3 &* width
    }
    statistics.energy &+= energy
    statistics.peak = max(statistics.peak, peak)
  }

  /// I² + Q² of four resource elements.
  @inline(__always)
  private static func powers(_ components: SIMD8<Int16>) -> SIMD4<UInt32> {
    let wide = SIMD8<Int32>(truncatingIfNeeded: components)
    let squares = SIMD8<UInt32>(truncatingIfNeeded: wide &* wide)
    return squares.evenHalf &+ squares.oddHalf
  }

  /// Twelve powers together: up to 14 bits their sum fits a lane.
  @inline(__always)
  private static func sum(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ c: SIMD4<UInt32>) -> UInt64 {
    if width <= 14 { return UInt64((a &+ b &+ c).wrappedSum()) }
    return
      (SIMD4<UInt64>(truncatingIfNeeded: a) &+ SIMD4<UInt64>(truncatingIfNeeded: b)
      &+ SIMD4<UInt64>(truncatingIfNeeded: c)).wrappedSum()
  }

  /// Components whose product is at the end of 16 bits or beyond.
  @inline(__always)
  private static func saturated(
    _ a: SIMD8<Int16>, _ b: SIMD8<Int16>, _ c: SIMD8<Int16>, _ exponent: Int
  ) -> Int {
    let highest = Int16(truncatingIfNeeded: 32_767 &>> exponent)
    let lowest = Int16(truncatingIfNeeded: -32_768 &>> exponent)
    return count(a, lowest, highest) &+ count(b, lowest, highest) &+ count(c, lowest, highest)
  }

  @inline(__always)
  private static func count(_ components: SIMD8<Int16>, _ lowest: Int16, _ highest: Int16) -> Int {
    let high = components .>= SIMD8(repeating: highest)
    let low = components .<= SIMD8(repeating: lowest)
    let ones = SIMD8<Int16>(repeating: 0).replacing(with: SIMD8(repeating: 1), where: high .| low)
    return Int(ones.wrappedSum())
  }

  /// Whether four resource elements are equal.
  @inline(__always)
  private static func isConstant(_ components: SIMD8<Int16>) -> Bool {
    var pair = SIMD8<Int16>(repeating: components[0])
    for lane in [1, 3, 5, 7] { pair[lane] = components[1] }
    return components == pair
  }
}
