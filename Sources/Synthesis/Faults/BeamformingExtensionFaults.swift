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
      .cPlane([1, 3, 5], trips: "cus/A.5/extensions-downlink-only"),
      strength: Strength(4, in: 4...5, 23...23, unit: "section extension"), isDownlink: false
    ) { message, context in message.addExtension(try scaling(UInt8(clamping: context.value))) },
    Fault(
      "bundle-size-zero", "A bundle of beamforming weights has no PRB",
      .sectionExtension(11, trips: "cus/7.7.11.4/bundle-size")
    ) { message, _ in message.extensionField(11, name: "numBundPrb", 0) },
    Fault(
      "technology-reserved", "The radio access technology of a section is reserved",
      .sectionExtension(9, trips: "cus/7.7.9.2/technology"), strength: Strength(2, in: 2...255, "technology")
    ) { $0.extensionField(9, name: "technology", Int64($1.value)) },
    Fault(
      "nulling-layer-undefined", "The indication of a nulling layer is neither 0 nor 1",
      .sectionExtension(14, trips: "cus/7.7.14.2/nulling-layer"),
      strength: Strength(2, in: 2...255, "nullLayerInd")
    ) { message, context in message.extensionItem(14, "layers") { $0["nullLayerInd"] = Int64(context.value) }
    },
    Fault(
      "user-ids-reserved", "The number of UE identifiers of a user is reserved",
      .sectionExtension(17, trips: "cus/7.7.17.2/user-ids"), strength: Strength(9, in: 9...15, "numUeID")
    ) { message, context in message.extensionItem(17, "user") { $0["numUeID"] = Int64(context.value) } },
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
