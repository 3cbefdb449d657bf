import Fronthaul

extension BenchmarkCase {
  /// What measuring samples costs: of a whole capture, and for each method by itself.
  static let measurement: [BenchmarkCase] =
    [measureCapture]
    + [
      ("none-16", .none, 16), ("bfp-8", .blockFloatingPoint, 8), ("bfp-9", .blockFloatingPoint, 9),
      ("bfp-12", .blockFloatingPoint, 12), ("bfp-14", .blockFloatingPoint, 14),
      ("block-scaling-9", .blockScaling, 9), ("mu-law-9", .muLaw, 9), ("modulation-4", .modulation, 4),
      ("bfp-9-selective", .blockFloatingPointSelective, 9),
      ("bfp-9-section-masks", .blockFloatingPointSectionMasks, 9),
    ].map { measure($0, CompressionHeader($1, width: $2)) }

  private static let measureCapture = BenchmarkCase(
    name: "measure/base-profile", summary: "Capture to verdicts and sample statistics, on one thread",
    unit: "frames", input: .pcapng
  ) { workload, watch in
    try Work(checking: check(profile("spec/oran-cus"), workload, measuringSamples: true, &watch))
  }

  private static func measure(_ name: String, _ header: CompressionHeader) -> BenchmarkCase {
    BenchmarkCase(
      name: "measure/\(name)", summary: "Bytes to sample statistics: \(header)", unit: "PRBs", input: .amount
    ) { workload, watch in
      let count = try workload.count
      let message = try SampledCarrier(header).message
      let section = try UPlaneSection(
        reading: message.span, at: 0, to: message.count,
        as: .fixed(header.method, width: header.width, carrierPrbs: UInt16(SampledCarrier.prbs)))
      var total = SampleStatistics()
      watch.measure {
        var left = count
        while left > 0 {
          var part = section
          part.prbCount = min(left, section.prbCount)
          total.add(SampleMeter.measure(message.span, part, at: section.dataOffset))
          left -= part.prbCount
        }
      }
      guard total.blocks == count, total.energy > 0 else { throw BenchmarkError("the samples are silent") }
      return Work(items: count, bytes: count * (message.count - section.dataOffset) / section.prbCount)
    }
  }
}

extension SampledCarrier {
  /// A section with a static header whose PRBs are all of the carrier.
  fileprivate var message: [UInt8] {
    let mask = [UInt8(sent.rawValue >> 8), UInt8(truncatingIfNeeded: sent.rawValue)]
    return [0, 0, 0, 0] + (codec.compression.hasSectionMasks ? mask + mask : []) + bytes
  }
}
