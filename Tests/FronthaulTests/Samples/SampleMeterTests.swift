import Testing
import Wire

@testable import Fronthaul

/// Samples are measured where they stand, and that gives what decompressing them gives.
@Suite struct SampleMeterTests {
  private static let headers: [CompressionHeader] =
    (1...16).flatMap { width in
      [CompressionMethod.none, .blockFloatingPoint, .blockScaling, .muLaw, .modulation]
        .filter { $0 != .muLaw || width >= 4 }.map { CompressionHeader($0, width: width) }
    }

  /// A section of so many resource blocks with a static header; its bytes begin with the first block.
  private func section(_ header: CompressionHeader, blocks: Int) throws -> UPlaneSection {
    let size = blocks * header.bytesPerPRB()
    let bytes = [UInt8](repeating: 0, count: 4 + size).enumerated().map { $0 == 3 ? UInt8(blocks) : $1 }
    let format = UPlaneFormat.fixed(header.method, width: header.width)
    return try UPlaneSection(reading: bytes.span, at: 0, to: bytes.count, as: format)
  }

  private func random(_ count: Int, seed: UInt64) -> [UInt8] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
  }

  /// What the definition says, one component after the other.
  private func definition(
    _ bytes: [UInt8], _ header: CompressionHeader, blocks: Int
  ) throws -> SampleStatistics {
    let codec = try PRBCodec(header)
    var (statistics, samples, offset) = (SampleStatistics(), PRBSamples(), 0)
    for _ in 0..<blocks {
      let exponent = Int(bytes[offset] & 15)
      if header.method == .blockFloatingPoint, bytes[offset] & 0xF0 != 0 {
        statistics.reservedParameters += 1
      }
      offset = try codec.decompress(bytes.span, at: offset, into: &samples)
      var step = header.method == .blockFloatingPoint ? exponent : 16 - header.width
      if header.method == .muLaw { step = max(0, 18 - header.width) }
      if header.method == .modulation { statistics.hasForeignScale = true }
      let components = (0..<24).map { Int64(samples.components[$0]) }
      let pairs: [[Int64]] = (0..<12).map { [components[2 * $0], components[2 * $0 + 1]] }
      let powers: [Int64] = pairs.map { $0[0] * $0[0] + $0[1] * $0[1] }
      statistics.blocks += 1
      statistics.elements += 12
      statistics.energy += UInt128(powers.reduce(0, +))
      statistics.peak = max(statistics.peak, UInt64(powers.max() ?? 0))
      let highest: Int64 = (32_767 >> Int64(step)) << Int64(step)
      if header.method != .modulation {
        statistics.saturated += components.count { $0 >= highest || $0 <= -32_768 }
      }
      if powers.allSatisfy({ $0 == 0 }) {
        statistics.zeroBlocks += 1
      } else if Set(pairs).count == 1 {
        statistics.constantBlocks += 1
      }
      if header.method == .blockFloatingPoint { statistics.exponents[exponent] += 1 }
    }
    return statistics
  }

  @Test(arguments: headers)
  func measuringGivesWhatDecompressingGives(_ header: CompressionHeader) throws {
    let blocks = 61
    let bytes = random(blocks * header.bytesPerPRB(), seed: UInt64(header.rawValue) + 1)
    let measured = SampleMeter.measure(bytes.span, try section(header, blocks: blocks), at: 0)
    #expect(measured == (try definition(bytes, header, blocks: blocks)))
    #expect(measured.blocks == blocks)
  }

  /// Many blocks, at random but for some that repeat a resource element, are silent, or have nothing but the lowest
  /// mantissa, whose power is the largest that there is.
  @Test(arguments: headers.filter { $0.method == .none || $0.method == .blockFloatingPoint })
  func sumsAndRareBlocksAreExact(_ header: CompressionHeader) throws {
    let (blocks, size) = (255, header.bytesPerPRB())
    var bytes = random(blocks * size, seed: UInt64(header.rawValue) + 7)
    let lowest = (0..<24).flatMap { _ in [true] + Array(repeating: false, count: header.width - 1) }
    let pair = random(2 * header.width, seed: 5).map { $0 & 1 == 1 }
    let repeated = (0..<12).flatMap { _ in pair }
    for block in 0..<blocks {
      let bits = [16: lowest, 17: repeated, 18: repeated.map { _ in false }][block % 20] ?? []
      let data = block * size + header.parameterBytes
      for (byte, start) in stride(from: 0, to: bits.count, by: 8).enumerated() {
        bytes[data + byte] = bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
      }
    }
    let once = try definition(bytes, header, blocks: blocks)
    // More than one part of those that are added up in 32 bits.
    var (whole, expected) = (try section(header, blocks: blocks), SampleStatistics())
    whole.prbCount = blocks * 5
    for _ in 0..<5 { expected.add(once) }
    let many = (0..<5).flatMap { _ in bytes }
    let measured = SampleMeter.measure(many.span, whole, at: 0)
    #expect(measured == expected)
    #expect(measured.zeroBlocks >= 5 * 12)
  }

  /// A block of equal resource elements, as a codec writes it.
  private func block(_ header: CompressionHeader, _ component: (Int) -> Int32) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: header.bytesPerPRB())
    var span = bytes.mutableSpan
    _ = try PRBCodec(header).compress(PRBSamples(component), to: &span, at: 0)
    return bytes
  }

  @Test(arguments: [9, 12, 14, 16])
  func silenceAndConstantsAreTold(_ width: Int) throws {
    let header = CompressionHeader(.blockFloatingPoint, width: width)
    let bytes =
      try block(header) { _ in 0 } + block(header) { $0 % 2 == 0 ? 1024 : -2048 }
      + block(header) { $0 < 22 ? 1024 : 64 }
    let measured = SampleMeter.measure(bytes.span, try section(header, blocks: 3), at: 0)
    #expect(measured.zeroBlocks == 1)
    #expect(measured.constantBlocks == 1)
    #expect(measured.peak == 1024 * 1024 + 2048 * 2048)
    #expect(measured.energy == UInt128(12 * measured.peak + 22 * 1024 * 1024 + 2 * 64 * 64))
  }

  @Test(arguments: [
    (CompressionMethod.none, 16), (.none, 12), (.blockFloatingPoint, 9), (.blockFloatingPoint, 14),
  ])
  func theLastCodeOfEitherEndIsSaturated(_ method: CompressionMethod, _ width: Int) throws {
    let header = CompressionHeader(method, width: width)
    let bytes = try block(header) { $0 == 0 ? 32_767 : $0 == 3 ? -32_768 : $0 == 5 ? 16_384 : 0 }
    let measured = SampleMeter.measure(bytes.span, try section(header, blocks: 1), at: 0)
    #expect(measured.saturated == 2)
  }

  @Test func powerIsRelativeToFullScale() throws {
    let header = CompressionHeader(.none, width: 16)
    let bytes = try block(header) { $0 % 2 == 0 ? -32_768 : 0 }
    let measured = SampleMeter.measure(bytes.span, try section(header, blocks: 1), at: 0)
    #expect(measured.meanPower == 1)
    #expect(measured.peakPower == 1)
    #expect(SampleStatistics().meanPower == nil)
  }

  @Test func blocksThatAreNotCapturedAreLeftOut() throws {
    let header = CompressionHeader(.blockFloatingPoint, width: 9)
    let bytes = random(28 * 10, seed: 3)
    let whole = try section(header, blocks: 10)
    for end in [0, 1, 27, 28, 29, 279] {
      #expect(SampleMeter.measure(bytes.span.extracting(0..<end), whole, at: 0).blocks == end / 28)
    }
  }
}
