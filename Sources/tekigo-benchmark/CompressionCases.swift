import Fronthaul

extension BenchmarkCase {
  /// Samples to PRBs and back, every method at a width that is met in the field.
  static let compression: [BenchmarkCase] = [
    ("none-16", .none, 16), ("bfp-9", .blockFloatingPoint, 9), ("bfp-14", .blockFloatingPoint, 14),
    ("block-scaling-9", .blockScaling, 9), ("mu-law-9", .muLaw, 9), ("modulation-4", .modulation, 4),
    ("bfp-9-selective", .blockFloatingPointSelective, 9), ("modulation-4-selective", .modulationSelective, 4),
    ("bfp-9-section-masks", .blockFloatingPointSectionMasks, 9),
    ("modulation-4-section-masks", .modulationSectionMasks, 4),
  ].flatMap { name, method, width in
    let header = CompressionHeader(method, width: width)
    return [decompress(name, header), compress(name, header)]
  }

  private static func decompress(_ name: String, _ header: CompressionHeader) -> BenchmarkCase {
    BenchmarkCase(
      name: "decompress/\(name)", summary: "Bytes to samples: \(header)", unit: "PRBs", input: .amount
    ) { workload, watch in
      let count = try workload.count
      let carrier = try SampledCarrier(header)
      var bytes = 0
      var prb = PRBSamples()
      try watch.measure {
        var offset = 0
        for index in 0..<count {
          if index % SampledCarrier.prbs == 0 { offset = 0 }
          let end = try carrier.codec.decompress(
            carrier.bytes.span, at: offset, sectionMask: carrier.sent, into: &prb)
          bytes += end - offset
          offset = end
        }
      }
      guard prb != PRBSamples(sent: prb.sent, { _ in 0 }) else {
        throw BenchmarkError("the samples are silent")
      }
      return Work(items: count, bytes: bytes)
    }
  }

  private static func compress(_ name: String, _ header: CompressionHeader) -> BenchmarkCase {
    BenchmarkCase(
      name: "compress/\(name)", summary: "Samples to bytes: \(header)", unit: "PRBs", input: .amount
    ) { workload, watch in
      let count = try workload.count
      let carrier = try SampledCarrier(header)
      var buffer = carrier.bytes
      var bytes = 0
      try watch.measure {
        var span = buffer.mutableSpan
        var offset = 0
        for index in 0..<count {
          let prb = index % SampledCarrier.prbs
          if prb == 0 { offset = 0 }
          let end = try carrier.codec.compress(carrier.samples[prb], to: &span, at: offset)
          bytes += end - offset
          offset = end
        }
      }
      guard count < SampledCarrier.prbs || buffer == carrier.bytes else {
        throw BenchmarkError("equal samples gave other bytes")
      }
      return Work(items: count, bytes: bytes)
    }
  }
}

/// A symbol of a carrier of 100 MHz: samples that look like noise, and the same compressed.
struct SampledCarrier {
  static let prbs = 273

  let codec: PRBCodec
  /// Half of the resource elements where the method can leave some out.
  let sent: SelectiveREMask
  let samples: [PRBSamples]
  let bytes: [UInt8]

  init(_ header: CompressionHeader) throws {
    codec = try PRBCodec(header)
    let sent = header.hasFixedSize ? SelectiveREMask.all : SelectiveREMask(rawValue: 0b0101_0101_0101)
    self.sent = sent
    samples = (0..<Self.prbs).map { prb in
      PRBSamples(sent: sent) { index in
        guard sent.contains(index / 2) else { return 0 }
        let hash = UInt32(truncatingIfNeeded: prb * 24 + index + 1) &* 2_654_435_769
        // Blocks of different power, so that exponents and shifts differ.
        return Int32(Int16(truncatingIfNeeded: hash &>> 16)) &>> Int32(prb % 5)
      }
    }
    var bytes = [UInt8](repeating: 0, count: Self.prbs * header.bytesPerPRB(resourceElements: sent.count))
    var span = bytes.mutableSpan
    var offset = 0
    for prb in samples { offset = try codec.compress(prb, to: &span, at: offset) }
    self.bytes = bytes
  }
}
