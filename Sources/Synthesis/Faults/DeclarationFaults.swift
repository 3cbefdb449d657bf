import Fronthaul

/// What the specification allows and the O-RU, or its configuration, rules out: endpoints, section types, compression.
extension Fault {
  static let declarations: [Fault] = addressing + capabilities + compressions + endpoints

  private static let addressing: [Fault] = [
    Fault(
      "vlan-unknown", "A message is in a VLAN that the O-RU was not given",
      .cPlane(trips: "cus/5.1.3.2.7/vlan-configured"), .uPlane(trips: "cus/5.1.3.2.7/vlan-configured"),
      strength: Strength(1, in: 1...100, "added to the VLAN ID"),
      where: { $0.vlan.map { $0.id < 3995 } ?? false }
    ) { message, context in message.vlan?.id += context.value },
    Fault(
      "endpoint-unknown-dl", "A downlink message is for an endpoint that is not configured",
      .cPlane(trips: "cus/5.1.3.2.7/downlink-endpoint"), .uPlane(trips: "cus/5.1.3.2.7/downlink-endpoint"),
      strength: addedToEAxC, isDownlink: true
    ) { $0.eAxC ^= UInt16(clamping: $1.value) },
    Fault(
      "endpoint-unknown-ul", "An uplink message is for or of an endpoint that is not configured",
      .cPlane(trips: "cus/5.1.3.2.7/uplink-endpoint"), .uPlane(trips: "cus/5.1.3.2.7/uplink-endpoint"),
      strength: addedToEAxC, isDownlink: false
    ) { $0.eAxC ^= UInt16(clamping: $1.value) },
  ]

  private static let addedToEAxC = Strength(0x800, in: 1...0xFFFF, "bits of the eAxC ID that change")

  private static let capabilities: [Fault] = [
    Fault(
      "section-type-unsupported",
      "A section for an antenna becomes one for a UE, which the O-RU does not support",
      .cPlane([1], trips: "cus/7.5.2.9/section-type-supported")
    ) { message, _ in message.patchSectionType(5) },
    Fault(
      "extension-unsupported", "A section has an extension that the O-RU does not support",
      .cPlane([0, 1, 3, 5, 6, 10, 11], trips: "cus/7.6.2.1/extension-supported")
    ) { message, _ in message.addExtension(try SectionExtension(22, ["ackNackReqId": 1])) },
  ]

  private static let compressions: [Fault] = [
    Fault(
      "method-unsupported", "A message is compressed by a method that the O-RU does not support",
      .uPlane(trips: "cus/8.3.3.13/method-supported"), where: \.hasCompressionHeader
    ) { message, _ in message.recompress { CompressionHeader(.blockScaling, width: $0.width) } }
    .beside(otherCompression),
    Fault(
      "uncompressed-width-unsupported",
      "Samples that are not compressed have a width that the O-RU does not support",
      .uPlane(trips: "cus/8.3.3.13/uncompressed-width-supported"), strength: Strength(12, in: 1...16, "bits"),
      where: { $0.hasCompressionHeader && $0.compression?.method == CompressionMethod.none }
    ) { message, context in message.recompress { CompressionHeader($0.method, width: context.value) } }
    .beside(otherCompression),
    Fault(
      "bfp-width-unsupported", "Block floating point has a width that the O-RU does not support",
      .uPlane(trips: "cus/8.3.3.13/bfp-width-supported"), strength: Strength(12, in: 1...16, "bits"),
      where: { $0.hasCompressionHeader && $0.compression?.method == .blockFloatingPoint }
    ) { message, context in message.recompress { CompressionHeader($0.method, width: context.value) } }
    .beside(otherCompression),
  ]

  /// What one endpoint can do less than its O-RU.
  private static let endpoints: [Fault] = [
    Fault(
      "priority-unknown", "An uplink message has a priority (PCP) that the O-RU was not given",
      .uPlane(trips: "cus/5.3/uplink-priority"),
      strength: Strength(1, in: 1...7, "added to the PCP, modulo 8"),
      isDownlink: false, where: { $0.vlan != nil }
    ) { message, context in
      let priority = message.vlan?.priority ?? 0
      message.vlan?.priority = (priority + context.value) % 8
    },
    Fault(
      "vlan-of-other-endpoint", "A message is in another VLAN than that of the endpoint",
      .cPlane(trips: "cus/5.1.3.2.7/vlan-of-element"), .uPlane(trips: "cus/5.1.3.2.7/vlan-of-element"),
      strength: Strength(1, in: 1...100, "added to the VLAN ID"),
      where: { $0.vlan.map { $0.id < 3995 } ?? false }
    ) { message, context in message.vlan?.id += context.value },
    Fault(
      "section-type-of-other-endpoint",
      "A section for an antenna becomes one for a UE, which the endpoint does not support",
      .cPlane([1], trips: "cus/7.5.2.9/section-type-of-endpoint")
    ) { message, _ in message.patchSectionType(5) },
    Fault(
      "extension-of-other-endpoint", "A section has an extension that the endpoint does not support",
      .cPlane([0, 1, 3, 5, 6, 10, 11], trips: "cus/7.6.2.1/extensions-of-endpoint")
    ) { message, _ in message.addExtension(try SectionExtension(22, ["ackNackReqId": 1])) },
    Fault(
      "compression-of-other-endpoint", "A message has a compression that the endpoint does not support",
      .uPlane(trips: "cus/8.3.3.13/compression-of-endpoint"), strength: Strength(12, in: 1...16, "bits"),
      where: \.hasCompressionHeader
    ) { message, context in message.recompress { CompressionHeader($0.method, width: context.value) } }
    .beside(otherCompression),
    Fault(
      "sections-beyond-limit", "A message has more sections than the endpoint can have in a slot",
      .cPlane([1, 3, 5], trips: "cus/7.5.3.1/sections-per-slot"),
      strength: Strength(2, in: 1...100, "sections that are added"), where: { $0.section("sectionId") != nil }
    ) { message, context in
      message.cPlane { content in
        guard let first = content.sections.first, let id = first["sectionId"] else { return }
        for number in 1...Int64(context.value) {
          var added = first
          added["sectionId"] = (id + number) % 4095
          content.sections.append(added)
        }
        content["numberOfSections"] = Int64(content.sections.count)
      }
    },
    Fault(
      "beams-beyond-limit", "The first section of a message has a beam of its own",
      .cPlane([1, 3], trips: "cus/7.5.3.9/beams-per-slot"), strength: Strength(99, in: 1...0x7FFF, "beamId"),
      where: { $0.section("beamId") != nil }
    ) { $0.section("beamId", Int64($1.value)) },
    Fault(
      "slot-of-other-direction",
      "A message names the same slot of another subframe, which has the other direction",
      .cPlane([1, 3, 5], trips: "cus/7.2.9.2.2/slot-direction"),
      .uPlane(trips: "cus/7.2.9.2.2/slot-direction"),
      strength: Strength(4, in: 0...9, "subframe")
    ) { $0.header("subframeId", Int64($1.value)) },
    Fault(
      "slot-of-unusual-direction",
      "A message names the same slot of another subframe, which usually has the other direction",
      .cPlane([1, 5], trips: "cus/7.2.9.2.2/usual-direction"),
      .uPlane(trips: "cus/7.2.9.2.2/usual-direction"),
      strength: Strength(4, in: 0...9, "subframe")
    ) { $0.header("subframeId", Int64($1.value)) },
    Fault(
      "start-symbol-beyond-prefix",
      "A C-plane message starts with a symbol that a slot with the extended cyclic prefix does not have",
      .cPlane([1, 5], trips: "cus/7.2.2/start-symbol-of-prefix"),
      strength: Strength(12, in: 12...13, "symbol")
    ) { message, context in
      message.header("startSymbolId", Int64(context.value))
      message.section("numSymbol", 1)
    },
    Fault(
      "section-beyond-prefix",
      "A section has more symbols than a slot with the extended cyclic prefix",
      .cPlane([1, 5], trips: "cus/7.5.3.7/symbols-of-prefix"), strength: Strength(13, in: 2...14, "symbols"),
      where: { $0.section("numSymbol") != nil }
    ) { $0.section("numSymbol", Int64($1.value)) },
    Fault(
      "occasion-beyond-channel", "Section type 3 asks for frequencies outside of the carrier's channel",
      .cPlane([3], trips: "cus/7.5.3.11/inside-channel"),
      strength: Strength(-0x7F_FFFF, in: -0x80_0000...0x7F_FFFF, "halves of the subcarrier spacing"),
      where: { $0.section("freqOffset") != nil }
    ) { $0.section("freqOffset", Int64($1.value)) },
    Fault(
      "occasion-skipped", "A message of section type 3 names a later radio frame",
      .cPlane([3], trips: "cus/7.5.2.13/occasions-recur"), strength: Strength(1, in: 1...100, "radio frames"),
      where: { ($0.header("frameId") ?? 255) < 150 }
    ) { message, context in
      if let frame = message.header("frameId") { message.header("frameId", frame + Int64(context.value)) }
    },
    Fault(
      "occasions-end", "A PRACH request becomes one of a channel of another numerology: hit all to the end",
      .cPlane([3], trips: "cus/7.5.2.13/occasions-continue"), isDownlink: false
    ) { message, _ in message.header("filterIndex", 0) }
    .beside("cus/7.5.2.3/filter-index-prach"),
    Fault(
      "symbol-beyond-prefix",
      "A message names a symbol that a slot with the extended cyclic prefix does not have",
      .uPlane(trips: "cus/7.2.2/symbol-of-prefix"), strength: Strength(12, in: 12...13, "symbol")
    ) { $0.header("symbolId", Int64($1.value)) },
    Fault(
      "filter-of-other-plane", "U-plane has another filter than the C-plane that asked for it",
      .uPlane(trips: "cus/7.5.2.3/filter-index-of-request"), strength: Strength(3, in: 0...9, "filterIndex")
    ) { $0.header("filterIndex", Int64($1.value)) }
    .beside("cus/7.5.2.3/filter-index-downlink"),
    otherPreamble(
      "prach-of-other-cell", "FFT size", "frameStructureFft", Strength(9, in: 4...14, "frameStructureFft")),
    otherPreamble(
      "prach-of-other-spacing", "subcarrier spacing", "frameStructureScs",
      Strength(2, in: 0...4, "frameStructureScs")
    ).beside("cus/4.4/t1a-cp-ul"),
    otherPreamble(
      "prach-of-other-prefix", "cyclic prefix", "cpLength", Strength(9, in: 0...65535, "cpLength")
    ).beside("cus/7.5.2.14/preamble-without-prefix"),
    Fault(
      "fragment-of-other-number", "The fragments of a U-plane message are counted from another number than 0",
      .uPlane(trips: "cus/5.5.3/fragments-in-order"),
      strength: Strength(7, in: 1...127, "subsequence identifier"),
      where: { $0.fragmentCount > 1 }
    ) { $0.subsequenceId = UInt8($1.value) },
  ]

  /// A PRACH request that names another numerology than those before it.
  private static func otherPreamble(
    _ name: String, _ what: String, _ field: String, _ strength: Strength
  ) -> Fault {
    Fault(
      name, "A PRACH request has another \(what) than those before it",
      .cPlane([3], trips: "cus/7.5.2.13/prach-constant"), strength: strength, isDownlink: false
    ) { $0.header(field, Int64($1.value)) }
  }
}
