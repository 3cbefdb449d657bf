/// What the C-plane says of the modulation compression of a section: constellation shift and scaler of each
/// resource element. CUS 7.7.4, 7.7.5, 7.7.23.
///
///     modCompScaler, mcScaleOffset:  | exponent 4 | mantissa 11 |       mantissa / 2^11 × 2^−exponent
public struct ModulationScaling: Sendable {
  /// 1 where the constellation is shifted, by resource element.
  private(set) var shifts: InlineArray<12, Int32>
  /// Full scale of each resource element, scaler × √2 × 2^15, in units of 2^−16.
  private(set) var gains: InlineArray<12, Int64>

  /// No shift, and the codes as fractions of full scale: for sections whose C-plane is not known.
  public static let unscaled = ModulationScaling(isShifted: false, gain: 1 << 31)

  /// The same shift and scaler for all resource elements (section extension 4).
  /// - Parameter modCompScaler: 15 bits.
  public init(csf: Bool, modCompScaler: UInt16) {
    self.init(isShifted: csf, gain: Self.gain(modCompScaler))
  }

  private init(isShifted: Bool, gain: Int64) {
    shifts = InlineArray(repeating: isShifted ? 1 : 0)
    gains = InlineArray(repeating: gain)
  }

  /// Another shift and scaler for some resource elements (section extensions 5 and 23).
  /// - Parameters:
  ///   - mcScaleReMask: 12 bits, the most significant one is the lowest subcarrier.
  ///   - mcScaleOffset: 15 bits.
  public mutating func set(mcScaleReMask: UInt16, csf: Bool, mcScaleOffset: UInt16) {
    for element in 0..<12 where mcScaleReMask >> UInt16(11 - element) & 1 == 1 {
      shifts[element] = csf ? 1 : 0
      gains[element] = Self.gain(mcScaleOffset)
    }
  }

  private static func gain(_ scaler: UInt16) -> Int64 {
    let mantissa = Double(scaler & 0x7FF)
    let halvings = Int(scaler >> 11 & 15)
    let unit = Double(sign: .plus, exponent: 15 + 16 - 11 - halvings, significand: 1)
    return Int64(mantissa * unit * 2.0.squareRoot() + 0.5)
  }
}
