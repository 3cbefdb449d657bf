import Fronthaul

/// What all section extensions have in common. CUS 7.6.
extension Fault {
  static let sectionExtensions: [Fault] =
    types + lengths + reservedBits + beamformingExtensions + allocationExtensions + schedulingExtensions
    + extensionContents

  /// Section types whose sections have extensions.
  private static let extended: Set<UInt8> = [0, 1, 3, 5, 6, 10, 11]

  private static let types: [Fault] = [
    Fault(
      "extension-type-unknown", "The type of a section extension is reserved",
      .cPlane(extended, trips: "cus/7.6.2.1/extension-known"),
      strength: Strength(31, in: 0...0, 31...127, unit: "extType"), where: { $0.firstNarrowExtension != nil }
    ) { message, context in
      guard let place = message.firstNarrowExtension else { return }
      message.patchExtension(
        place, at: 0, UInt8(truncatingIfNeeded: context.value) | (place.more ? 0x80 : 0))
    },
    Fault(
      "extension-of-other-section-type", "A section has an extension that its section type does not allow",
      .cPlane(extended, trips: "cus/7.6.2.1/extension-allowed")
    ) { message, _ in
      // Extension 7 is for unused resource blocks, extension 8 for UEs.
      message.addExtension(
        message.sectionType == 5
          ? try SectionExtension(7, ["eAxCmask": 0xFFFF])
          : try SectionExtension(8, ["regularizationFactor": 1]))
    },
  ]

  private static let lengths: [Fault] = [
    Fault(
      "extension-length-zero", "A section extension says that it has no length",
      .cPlane(extended, trips: "cus/7.6.2.3/length-not-zero")
    ) { message, _ in
      // Extension 22 may be in every section.
      if message.firstNarrowExtension == nil {
        message.addExtension(try SectionExtension(22, ["ackNackReqId": 1]))
      }
      message.patchExtension(message.firstNarrowExtension, at: 1, 0)
    },
    Fault(
      "extension-length-beyond-message", "The length of a section extension leads out of the message",
      .cPlane(extended, trips: "cus/7.6.2.3/inside-message"),
      strength: Strength(255, in: 1...255, "32-bit words"), where: { $0.firstNarrowExtension != nil }
    ) { $0.patchExtension($0.firstNarrowExtension, at: 1, UInt8(clamping: $1.value)) },
    Fault(
      "extension-count-beyond-length", "A section extension has more ports than its length has room for",
      .sectionExtension(10, trips: "cus/7.6.2.3/body-fits"),
      where: { ($0.firstExtension(10)?.content["beamGroupType"] ?? 0) >= 2 }
    ) { message, _ in
      guard let place = message.firstExtension(10), let type = place.content["beamGroupType"] else { return }
      message.patchExtension(place, at: 2, UInt8(truncatingIfNeeded: type << 6 | 63))
    },
    Fault(
      "extension-too-long", "A section extension has more 32-bit words than it needs",
      .cPlane(extended, trips: "cus/7.6.2.3/no-spare-words"),
      strength: Strength(1, in: 1...100, "words more"),
      where: { $0.firstClosedExtension != nil }
    ) { message, context in
      guard let place = message.firstClosedExtension else { return }
      let body = try message.bytes(of: place).dropFirst(place.content.headerBytes)
      let more = [UInt8](repeating: 0, count: context.value * 4)
      message.replaceExtension(
        place, by: SectionExtension(type: place.content.type, content: .opaque(Array(body) + more)))
    },
  ]

  private static let reservedBits: [Fault] = [
    Fault(
      "extension-padding", "The padding of a section extension is not 0",
      .sectionExtension(16, trips: "cus/7.6.2/padding-zero"), strength: Strength(1, in: 1...255, "last byte"),
      where: { $0.firstPaddedExtension != nil }
    ) { message, context in
      guard let place = message.firstPaddedExtension else { return }
      let last = try message.bytes(of: place).count - 1
      message.patchExtension(place, at: last, UInt8(clamping: context.value))
    },
    Fault(
      "extension-reserved-bits", "A reserved bit of a section extension is not 0",
      .sectionExtension(9, trips: "cus/7.5.3.33/extension-reserved"),
      .sectionExtension(18, trips: "cus/7.5.3.33/extension-reserved"),
      .sectionExtension(21, trips: "cus/7.5.3.33/extension-reserved"),
      .sectionExtension(24, trips: "cus/7.5.3.33/extension-reserved"),
      .sectionExtension(29, trips: "cus/7.5.3.33/extension-reserved")
    ) { message, _ in message.extensionField(9, 18, 21, 24, 29, name: "reserved0", 1) },
  ]
}

extension PlannedMessage {
  /// The first extension whose length has 8 bits.
  fileprivate var firstNarrowExtension: ExtensionPlace? { firstExtension { $0.headerBytes == 2 } }

  /// The first extension whose content does not go on as long as there is room.
  fileprivate var firstClosedExtension: ExtensionPlace? {
    firstExtension(2, 3, 4, 6, 7, 8, 9, 15, 18, 20, 21, 22, 23, 26, 28, 29)
  }

  /// The first extension that does not fill its last 32-bit word, whatever its number of items: antenna masks of
  /// 8 bytes behind a head of 2.
  fileprivate var firstPaddedExtension: ExtensionPlace? { firstExtension(16) }
}
