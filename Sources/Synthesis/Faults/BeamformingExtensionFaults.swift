import Fronthaul

/// Section extensions of beams, weights and modulation compression. CUS 7.7.1 to 7.7.5, 7.7.11, 7.7.19,
/// 7.7.23, 7.7.27.
extension Fault {
  static let beamformingExtensions: [Fault] = [
    Fault(
      "weight-compression-reserved", "The compression of beamforming weights is reserved",
      .sectionExtension(1, trips: "cus/7.7.1.2/weight-method"),
      .sectionExtension(11, trips: "cus/7.7.1.2/weight-method"),
      .sectionExtension(19, trips: "cus/7.7.1.2/weight-method"),
      strength: Strength(6, in: 6...15, "bfwCompMeth"), where: { $0.firstWeights != nil }
    ) { message, context in
      message.editExtension(message.firstWeights) { $0["bfwCompMeth"] = Int64(context.value) }
    },
    Fault(
      "modulation-compression-on-ul", "A section of the uplink has parameters of modulation compression",
      .cPlane([1, 3, 5], trips: "cus/7.7.4/downlink-only"),
      strength: Strength(4, in: 4...5, 23...23, unit: "section extension"), isDownlink: false
    ) { message, context in message.addExtension(try scaling(UInt8(clamping: context.value))) },
    Fault(
      "bundle-size-zero", "A bundle of beamforming weights has no PRB",
      .sectionExtension(11, trips: "cus/7.7.11.3/bundle-size")
    ) { message, _ in message.extensionField(11, name: "numBundPrb", 0) },
    Fault(
      "beam-type-reserved", "The way in which beams are given is reserved",
      .sectionExtension(27, trips: "cus/7.7.27.2/beam-type"), strength: Strength(2, in: 2...3, "beamType")
    ) { message, context in
      message.patchExtension(message.firstExtension(27), at: 2, UInt8(truncatingIfNeeded: context.value << 6))
    },
  ]

  /// An extension of modulation compression with some scaler.
  private static func scaling(_ type: UInt8) throws -> SectionExtension {
    let scale = LayoutValue(["mcScaleReMask": 0xFFF, "csf": 1, "mcScaleOffset": 0x728])
    switch type {
    case 5: return try SectionExtension(5, groups: ["scale": [scale]])
    case 23:
      let pattern = LayoutValue(
        ["symMask": 0x3FFF, "numMcScaleOffset": 1, "prbPattern": 15], groups: ["scale": [scale]])
      return try SectionExtension(23, groups: ["pattern": [pattern]])
    default: return .modulationCompression(csf: true, scaler: 0x728)
    }
  }
}

extension PlannedMessage {
  /// The first extension with weights.
  fileprivate var firstWeights: ExtensionPlace? { firstExtension { $0["bfwCompMeth"] != nil } }
}
