import Fronthaul

/// Messages and sections of the U-plane. CUS 8.3.
extension Fault {
  static let userPlane: [Fault] = [
    Fault(
      "u-plane-no-sections", "A U-plane message ends after its timing header",
      .uPlane(trips: "cus/8.3.2/section-present")
    ) { message, _ in message.uPlane { $0.sections = [] } },
    Fault(
      "u-plane-excess-bytes", "There are bytes after the last section that the payload size counts",
      .uPlane(trips: "cus/8.3.2/sections-consume-payload"), strength: Strength(2, in: 1...100, "bytes")
    ) { $0.excess = [UInt8](repeating: 0, count: $1.value) },
    Fault(
      "symbol-increment", "symInc is 1", .uPlane(trips: "cus/7.5.3.3/symbol-increment"),
      where: { $0.hasSections }
    ) { message, _ in message.uSection { $0.symInc = true } },
    Fault(
      "all-prbs-start", "numPrbu says all PRBs, and startPrbu is not the first",
      .uPlane(trips: "cus/8.3.3.12/all-prbs-start"), strength: Strength(1, in: 1...1023, "startPrbu"),
      where: \.hasAllPRBs
    ) { message, context in message.uSection { $0.declaredStart = context.value } },
    Fault(
      "u-plane-reserved-bits", "The byte after udCompHdr is not 0",
      .uPlane(trips: "cus/8.3.3.14/reserved-byte"),
      strength: Strength(0xFF, in: 1...255, "value of the byte"),
      where: \.hasCompressionHeader
    ) { message, context in message.uSection { $0.reserved = UInt8(context.value) } },
    Fault(
      "second-mask-with-rb", "Every other PRB is sent, and sReSMask2 is not 0",
      .uPlane(trips: "cus/8.3.3.21/second-mask"), strength: Strength(0xFFF, in: 1...0xFFF, "sReSMask2"),
      where: \.hasMasksOfEveryOther
    ) { message, context in
      message.uSection { section in
        section.masks = [section.masks.first ?? 0xFFF, UInt16(context.value)]
      }
    },
  ]
}

extension PlannedMessage {
  /// The first section of a U-plane message.
  private var firstSection: UPlaneContent.Section? {
    guard case .uPlane(let message) = content else { return nil }
    return message.sections.first
  }

  /// Whether it is a U-plane message with sections.
  var hasSections: Bool { firstSection != nil }

  /// Whether its first section has `udCompHdr`.
  var hasCompressionHeader: Bool { firstSection?.compressionHeader != nil }

  /// The compression of its first section.
  var compression: CompressionHeader? { firstSection?.compression }

  /// Whether its first section says that it has all PRBs.
  fileprivate var hasAllPRBs: Bool {
    firstSection.map { $0.declaredCount == 0 || $0.prbCount > 255 } ?? false
  }

  fileprivate var hasMasksOfEveryOther: Bool {
    firstSection.map { $0.rb && $0.compression.hasSectionMasks } ?? false
  }
}
