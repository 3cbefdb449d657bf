import Testing
import Wire

@testable import Fronthaul

/// Resource blocks that tests compress, and the plain way to do it.
enum TestPRB {
  /// Inputs A and B of the worked examples.
  static let a = PRBSamples([
    300, -300, 150, -150, 75, -75, 37, -37, 255, -256, 10, -10, 1, -1, 0, 0, 120, -121, 200, -200, 90, -90,
    299, -256,
  ])
  static let b = PRBSamples([
    100, -200, 3000, -3000, 32767, -32768, 0, 1, -1, 255, -256, 511, -512, 1023, -1024, 2047, -2048, 4095,
    -4096, 8191, -8192, 16383, -16384, 7,
  ])

  /// What compressors stumble over.
  static let extremes: [PRBSamples] = [
    PRBSamples(), PRBSamples { _ in 32_767 }, PRBSamples { _ in -32_768 }, PRBSamples { _ in -1 },
    PRBSamples { $0 == 13 ? 32_767 : 0 }, PRBSamples { $0 == 23 ? -32_768 : 0 },
    PRBSamples { $0 % 2 == 0 ? 32_767 : -32_768 }, PRBSamples { $0 == 0 ? 256 : 1 },
    PRBSamples { $0 == 5 ? -257 : 0 }, PRBSamples { (1 << Int32($0 % 15)) * ($0 < 15 ? 1 : -1) },
  ]

  /// Seeded blocks of every level, from silence to full scale.
  static func random(_ count: Int, seed: UInt64) -> [PRBSamples] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { number in
      PRBSamples { _ in
        Int32(Int16(truncatingIfNeeded: generator.next())) >> Int32(number % 16)
      }
    }
  }
}

extension PRBSamples {
  init(_ values: [Int32], sent: SelectiveREMask = .all) { self.init(sent: sent) { values[$0] } }

  var values: [Int] { components.indices.map { Int(components[$0]) } }
}

extension PRBCodec {
  /// The bytes of one PRB.
  func bytes(_ samples: PRBSamples) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0xEE, count: 64)
    var space = bytes.mutableSpan
    let end = try compress(samples, to: &space, at: 3)
    #expect(bytes[..<3] == [0xEE, 0xEE, 0xEE] && bytes[end...].allSatisfy { $0 == 0xEE })
    return Array(bytes[3..<end])
  }

  /// The samples of one PRB that has all the bytes.
  func samples(_ bytes: [UInt8], sectionMask: SelectiveREMask = .all) throws -> PRBSamples {
    var samples = PRBSamples { _ in 0x55 }
    // Bytes around it, so that a wrong place is not met by luck.
    let padded = [0xAB] + bytes + [0xCD]
    let end = try decompress(padded.span, at: 1, sectionMask: sectionMask, into: &samples)
    #expect(end == padded.count - 1)
    return samples
  }
}
