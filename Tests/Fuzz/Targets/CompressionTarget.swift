import Fronthaul
import Wire

/// IQ samples: compressed to what the method promises.
///
/// Input: the width of a component, then samples of 16 bits, I and Q in turn.
extension FuzzTarget {
  static let compression = FuzzTarget("compression") { input throws(Violation) in
    var cursor = InputCursor(input)
    let width = Int(cursor.byte() % 16) + 1
    var samples: [Int16] = []
    while !cursor.isAtEnd, samples.count < 24 { samples.append(Int16(bitPattern: cursor.word())) }
    while samples.count < 24 { samples.append(0) }
    try CompressionPromises.blockFloatingPoint(samples, width: width)
    try CompressionPromises.fixedPoint(samples, width: width)
  }
}

/// What compression promises of the samples of a PRB.
enum CompressionPromises {
  /// The exponent is the smallest with which all mantissas fit, and each mantissa is the sample without the bits
  /// that the exponent stands for (CUS Annex A.1).
  static func blockFloatingPoint(_ samples: [Int16], width: Int) throws(Violation) {
    var writer = ByteWriter()
    BlockFloatingPoint.compress(samples.span, width: width, into: &writer)
    let size = CompressionHeader(.blockFloatingPoint, width: width).bytesPerPRB()
    try Violation.unless(writer.count == size, "a PRB of \(writer.count) bytes instead of \(size)")
    let exponent = Int(writer.bytes[0])
    func fits(_ exponent: Int) -> Bool {
      samples.allSatisfy { (-(1 << (width - 1))..<1 << (width - 1)).contains(Int($0) >> exponent) }
    }
    try Violation.unless(
      fits(exponent) && (exponent == 0 || !fits(exponent - 1)), "exponent \(exponent) for \(samples)")
    try mantissas(writer.bytes, from: 1, samples, width: width, shift: exponent)
  }

  /// Components keep their most significant bits.
  static func fixedPoint(_ samples: [Int16], width: Int) throws(Violation) {
    var writer = ByteWriter()
    FixedPoint.compress(samples.span, width: width, into: &writer)
    let size = CompressionHeader(.none, width: width).bytesPerPRB()
    try Violation.unless(writer.count == size, "a PRB of \(writer.count) bytes instead of \(size)")
    try mantissas(writer.bytes, from: 0, samples, width: width, shift: 16 - width)
  }

  private static func mantissas(
    _ bytes: [UInt8], from start: Int, _ samples: [Int16], width: Int, shift: Int
  ) throws(Violation) {
    var reader = BitReader(bytes.span, from: start)
    for sample in samples {
      let mantissa = try? reader.signedBits(width, "mantissa")
      try Violation.unless(
        mantissa == Int64(sample) >> Int64(shift), "\(sample) becomes \(String(describing: mantissa))")
    }
  }
}
