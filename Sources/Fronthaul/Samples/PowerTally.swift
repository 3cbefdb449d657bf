/// Powers of mantissas, added up and compared apart for each exponent, four resource elements at a time.
///
/// Scaling, by 4^exponent, is left for the end: then it is done once for many resource blocks.
protocol PowerTally {
  init()

  /// Takes in the twelve powers of a resource block.
  mutating func add(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ c: SIMD4<UInt32>, exponent: Int)

  /// The sum and the largest of the powers with an exponent, not scaled.
  func total(exponent: Int) -> (sum: UInt64, largest: UInt32)
}

/// For mantissas of up to 12 bits, whose powers have at most 24.
///
/// Such numbers are exact in single precision, and these are what processors of the baseline can compare fastest.
struct NarrowPowers: PowerTally {
  private var sums = InlineArray<16, SIMD4<UInt32>>(repeating: SIMD4())
  private var largest = InlineArray<16, SIMD4<Float>>(repeating: SIMD4())

  /// Resource blocks whose sums fit 32 bits whatever their samples.
  static func mostBlocks(width: Int) -> Int { Int(UInt32.max) / (3 << (2 * width - 1)) }

  @inline(__always)
  mutating func add(
    _ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ c: SIMD4<UInt32>, exponent: Int
  ) {
    sums[exponent] &+= a &+ b &+ c
    largest[exponent] = larger(largest[exponent], larger(larger(single(a), single(b)), single(c)))
  }

  /// Signed numbers are converted faster.
  @inline(__always)
  private func single(_ powers: SIMD4<UInt32>) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: powers))
  }

  @inline(__always)
  private func larger(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    a.replacing(with: b, where: b .> a)
  }

  @inline(__always)
  func total(exponent: Int) -> (sum: UInt64, largest: UInt32) {
    let most = largest[exponent]
    return (sums[exponent].wideSum, UInt32(max(max(most[0], most[1]), max(most[2], most[3]))))
  }
}

/// For mantissas of 13 to 16 bits, whose powers have at most 32.
struct WidePowers<let width: Int>: PowerTally {
  private var sums = InlineArray<16, SIMD2<UInt64>>(repeating: SIMD2())
  private var largest = InlineArray<16, SIMD4<UInt32>>(repeating: SIMD4())

  @inline(__always)
  mutating func add(
    _ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ c: SIMD4<UInt32>, exponent: Int
  ) {
    // Below 16 bits, three powers fit 32.
    sums[exponent] &+= width < 16 ? (a &+ b &+ c).wide : a.wide &+ b.wide &+ c.wide
    largest[exponent] = larger(largest[exponent], larger(larger(a, b), c))
  }

  @inline(__always)
  private func larger(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
    a.replacing(with: b, where: b .> a)
  }

  @inline(__always)
  func total(exponent: Int) -> (sum: UInt64, largest: UInt32) {
    let most = largest[exponent]
    return (sums[exponent].wrappedSum(), max(max(most[0], most[1]), max(most[2], most[3])))
  }
}

extension SIMD4<UInt32> {
  /// Sums of two lanes each.
  @inline(__always)
  fileprivate var wide: SIMD2<UInt64> {
    SIMD2<UInt64>(truncatingIfNeeded: lowHalf) &+ SIMD2<UInt64>(truncatingIfNeeded: highHalf)
  }

  fileprivate var wideSum: UInt64 { wide.wrappedSum() }
}
