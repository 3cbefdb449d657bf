import Testing

@testable import Fronthaul

/// Components are read a group at a time, and that gives what reading bit after bit gives.
@Suite struct BitPackingTests {
  /// The definition: two's complement, most significant bit first, without gaps.
  private func component(_ index: Int, width: Int, of bytes: [UInt8]) -> Int32 {
    let bits = (index * width..<(index + 1) * width).map { bytes[$0 / 8] >> (7 - UInt8($0 % 8)) & 1 }
    return bits.dropFirst().reduce(bits[0] == 1 ? -1 : 0) { $0 << 1 | Int32($1) }
  }

  @Test(arguments: 1...16)
  func everyComponentIsThatOfItsBits(_ width: Int) throws {
    var state: UInt32 = 9
    for round in 0..<20 {
      let bytes = (0..<3 * width + 2).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(truncatingIfNeeded: state >> 24)
      }
      // Nothing before or behind the block matters.
      let start = round % 3
      var samples = PRBSamples()
      PackedSamples.read(bytes.span, at: start, width: width, into: &samples)
      let block = Array(bytes[start..<start + 3 * width])
      for index in 0..<24 {
        #expect(samples.components[index] == component(index, width: width, of: block))
      }
    }
  }
}
