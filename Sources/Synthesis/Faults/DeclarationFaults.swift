import Fronthaul

/// What the specification allows and the O-RU, or its configuration, rules out: endpoints, section types, compression.
extension Fault {
  static let declarations: [Fault] = addressing + capabilities + compressions

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
}
