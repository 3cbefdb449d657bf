import Testing

@testable import Fronthaul

/// CUS Annex A.5.
@Suite struct ModulationCompressionTests {
  /// Scalers for unit power, and by what the levels are multiplied to be odd numbers.
  static let constellations: [(width: Int, modCompScaler: UInt16, norm: Double)] = [
    (1, 0x7FF, 2), (2, 0x728, 10), (3, 0x6FC, 42), (4, 0x6F1, 170),
  ]

  private static func codec(
    _ width: Int, csf: Bool, _ scaler: UInt16, _ method: CompressionMethod = .modulation
  ) throws -> PRBCodec {
    try PRBCodec(
      CompressionHeader(method, width: width),
      scaling: ModulationScaling(csf: csf, modCompScaler: scaler))
  }

  @Test(arguments: constellations)
  func aShiftedConstellationHasTheLevelsOfItsOrder(width: Int, modCompScaler: UInt16, norm: Double) throws {
    let codec = try Self.codec(width, csf: true, modCompScaler)
    let count = 1 << width
    // All codes in turn, 0 first, then the negative ones.
    let codes = (0..<24).map { $0 % count }
    let levels = codes.map { code in 2 * (code >= count / 2 ? code - count : code) + 1 }
    var bits = ""
    for code in codes { bits += String(String(code | count, radix: 2).dropFirst()) }
    let bytes = (0..<(3 * width)).map { UInt8(bits.dropFirst($0 * 8).prefix(8), radix: 2) ?? 0 }
    let read = try codec.samples(bytes)
    for (level, value) in zip(levels, read.values) {
      let expected = Double(level) / norm.squareRoot() * 32_768
      #expect(abs(Double(value) - expected) < 0.001 * 32_768, "level \(level)")
    }
    #expect(try codec.bytes(read) == bytes)
  }

  @Test func theScalerOfTheWorkedExampleIsAQuarter() throws {
    // 0xC00: exponent 1, mantissa 0x400. The code 1 of 2 bits is a half: 0.5 × 0.25 × √2 of 32,768.
    let codec = try Self.codec(2, csf: false, 0x0C00)
    let read = try codec.samples([0b0110_0000, 0, 0, 0, 0, 0])
    #expect(read.values.prefix(3) == [5793, -11_585, 0])
  }

  @Test func withoutAShiftZeroIsZero() throws {
    let silent = [UInt8](repeating: 0, count: 12)
    #expect(try Self.codec(4, csf: false, 0x7FF).samples(silent) == PRBSamples())
    #expect(try Self.codec(4, csf: true, 0x7FF).samples(silent).values.allSatisfy { $0 > 0 })
  }

  @Test func resourceElementsOfASecondSetHaveTheirOwnScaler() throws {
    // Bit 11 of the mask is the lowest subcarrier, bit 0 the highest.
    var scaling = ModulationScaling(csf: true, modCompScaler: 0x400)
    scaling.set(mcScaleReMask: 0b1000_0000_0010, csf: false, mcScaleOffset: 0x200)
    let codec = try PRBCodec(CompressionHeader(.modulation, width: 4), scaling: scaling)
    let read = try codec.samples([UInt8](repeating: 0x44, count: 12)).values
    let shifted = Int((9.0 / 16 * 0.5 * 2.0.squareRoot() * 32_768).rounded())
    let plain = Int((8.0 / 16 * 0.25 * 2.0.squareRoot() * 32_768).rounded())
    let expected = (0..<24).map { [0, 1, 20, 21].contains($0) ? plain : shifted }
    #expect(read == expected)
    #expect(try codec.bytes(PRBSamples(read.map { Int32($0) })) == [UInt8](repeating: 0x44, count: 12))
  }

  @Test(arguments: 1...16) func whatIsLostIsHalfAStep(width: Int) throws {
    for csf in [false, true] {
      let codec = try Self.codec(width, csf: csf, 0x7FF)
      let fullScale = 2047.0 / 2048 * 2.0.squareRoot() * 32_768
      let half = fullScale / Double(1 << width)
      for samples in TestPRB.extremes + TestPRB.random(64, seed: 50) {
        let read = try codec.samples(codec.bytes(samples))
        for (value, found) in zip(samples.values, read.values) {
          // Without a shift, the outermost code of the positive side is a step below full scale.
          let top = fullScale - half * (csf ? 1 : 2)
          let reachable = min(max(Double(value), -fullScale), top)
          #expect(abs(reachable - Double(found)) <= half + 0.5, "\(value) → \(found)")
        }
      }
    }
  }

  @Test(arguments: 1...14) func codesAreMadeAgainAsLongAsStepsAreWide(width: Int) throws {
    var generator = SeededGenerator(seed: 51)
    for csf in [false, true] {
      let codec = try Self.codec(width, csf: csf, 0x6F1)
      for _ in 0..<64 {
        let bytes = generator.bytes(3 * width)
        #expect(try codec.bytes(codec.samples(bytes)) == bytes)
      }
    }
  }

  @Test func aScalerOfZeroIsSilence() throws {
    let codec = try Self.codec(4, csf: true, 0)
    #expect(try codec.bytes(TestPRB.b) == [UInt8](repeating: 0, count: 12))
    #expect(try codec.samples([UInt8](repeating: 0x77, count: 12)) == PRBSamples())
  }

  @Test func withoutACPlaneCodesAreFractionsOfFullScale() throws {
    let codec = try PRBCodec(CompressionHeader(.modulation, width: 8))
    let read = try codec.samples([0x80, 0x40, 0x01] + [UInt8](repeating: 0, count: 21))
    #expect(read.values.prefix(3) == [-32_768, 16_384, 256])
  }
}
