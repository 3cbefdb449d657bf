/// Subcarrier spacing and cyclic prefix: what symbols a subframe has and when each begins. TS 38.211, 4.3.2 and
/// 5.3.1.
///
/// Times are exact in Tc = 1 / (480 kHz · 4096); nanoseconds are rounded down, and no division by a variable is
/// needed for them.
public struct Numerology: Hashable, Sendable {
  public enum CyclicPrefix: String, Sendable, CaseIterable { case normal, extended }

  /// µ: 0 to 6 for 15 to 960 kHz.
  public let mu: Int
  public let cyclicPrefix: CyclicPrefix
  /// Tc of a symbol that is not lengthened.
  private let symbolLength: Int64
  /// Tc by which the symbols at the start of each half millisecond are longer.
  private let extraLength: Int64

  /// Of these a nanosecond has, and Tc and the unit of alpha (CUS 11.7.2) are whole numbers of them.
  static let fractions: Int64 = 6144
  /// Tc in a subframe.
  public static let subframeLength: Int64 = 1_966_080
  /// Tc in Ts = 1 / 30.72 MHz, κ of TS 38.211.
  private static let kappa: Int64 = 64

  /// The numerology of 15 kHz, which counts the symbols of smaller spacings too (CUS 4.4.3).
  public static let fifteenKilohertz = Numerology(unchecked: 0, .normal)

  /// - Returns: nil for what TS 38.211, table 4.2-1 does not have.
  public init?(mu: Int, cyclicPrefix: CyclicPrefix = .normal) {
    guard (0...6).contains(mu), cyclicPrefix == .normal || mu == 2 else { return nil }
    self.init(unchecked: mu, cyclicPrefix)
  }

  /// - Parameter slotsPerSubframe: a power of two up to 64.
  public init?(slotsPerSubframe: Int, cyclicPrefix: CyclicPrefix = .normal) {
    guard slotsPerSubframe > 0, slotsPerSubframe & (slotsPerSubframe - 1) == 0 else { return nil }
    self.init(mu: slotsPerSubframe.trailingZeroBitCount, cyclicPrefix: cyclicPrefix)
  }

  /// By the code of `frameStructure` (CUS 7.5.2.13); symbols of the spacings below 15 kHz are counted at 15 kHz.
  ///
  /// - Returns: nil for a reserved code.
  public init?(spacingCode: Int64) {
    switch spacingCode {
    case 0...4: self.init(unchecked: Int(spacingCode), .normal)
    case 12...15: self = .fifteenKilohertz
    default: return nil
    }
  }

  private init(unchecked mu: Int, _ cyclicPrefix: CyclicPrefix) {
    self.mu = mu
    self.cyclicPrefix = cyclicPrefix
    switch cyclicPrefix {
    case .normal: (symbolLength, extraLength) = ((2048 + 144) * Self.kappa >> Int64(mu), 16 * Self.kappa)
    case .extended: (symbolLength, extraLength) = ((2048 + 512) * Self.kappa >> Int64(mu), 0)
    }
  }

  public var slotsPerSubframe: Int { 1 << mu }
  public var symbolsPerSlot: Int { cyclicPrefix == .normal ? 14 : 12 }

  /// When a symbol with its cyclic prefix begins, Tc behind the start of the subframe.
  ///
  /// - Parameter symbol: counted in the subframe, from 0; the number behind the last one gives the end.
  public func start(ofSymbol symbol: Int) -> Int64 { start(Int64(symbol)) }

  @inline(__always)
  private func start(_ symbol: Int64) -> Int64 {
    // The first symbol of each half millisecond is longer.
    let half = Int64(7) &<< Int64(mu)
    let lengthened: Int64 = symbol == 0 ? 0 : symbol <= half ? 1 : 2
    return symbol &* symbolLength &+ lengthened &* extraLength
  }

  /// The same in nanoseconds, rounded down.
  @inline(__always)
  package func nanoseconds(ofSymbol symbol: Int64) -> Int64 { fractions(ofSymbol: symbol) / Self.fractions }

  /// The same in ``fractions`` of a nanosecond, which are exact.
  @inline(__always)
  func fractions(ofSymbol symbol: Int64) -> Int64 { start(symbol) &* 3125 }

  /// How long a symbol with its cyclic prefix is, nanoseconds, rounded down.
  @inline(__always)
  func duration(ofSymbol symbol: Int64) -> Int64 {
    let isLengthened = symbol == 0 || symbol == Int64(7) &<< Int64(mu)
    return Self.nanoseconds(isLengthened ? symbolLength &+ extraLength : symbolLength)
  }

  /// Tc in nanoseconds, rounded down; for lengths from 0 on.
  @inline(__always)
  private static func nanoseconds(_ ticks: Int64) -> Int64 { ticks &* 3125 / fractions }
}
