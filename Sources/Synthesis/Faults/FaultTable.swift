import Fronthaul

extension Fault {
  /// Every fault.
  public static let all: [Fault] = transport + header + control + data

  /// A fault of what both planes have, tripping the same requirement in both.
  private static func common(
    _ name: String, _ summary: String, trips requirement: String,
    _ apply: @escaping @Sendable (inout PlannedMessage, Scenario) -> Void
  ) -> Fault {
    Fault(name, summary, cPlane: requirement, uPlane: requirement, apply)
  }

  // MARK: Ethernet and eCPRI

  private static let transport: [Fault] = [
    common("ecpri-version", "The eCPRI revision is 2", trips: "ecpri/3.1.3.1.1/protocol-revision") {
      message, _ in
      message.ecpriVersion = 2
    },
    common(
      "payload-size-too-large", "The eCPRI payload size is 64 bytes more than the frame has",
      trips: "ecpri/3.1.3.1.4/payload-within-frame"
    ) { message, _ in message.payloadExcess = 64 },
    Fault(
      "e-bit-clear-in-c-plane", "A C-plane message is marked as a fragment with more to follow",
      cPlane: "cus/5.1.3.2.8/c-plane-e-bit"
    ) { message, _ in message.eBit = false },
    Fault(
      "sequence-loss", "A message is numbered and never sent", cPlane: "cus/5.1.3.2.8/c-plane-loss",
      uPlane: "cus/5.1.3.2.8/u-plane-loss"
    ) { message, _ in message.copies = 0 },
    Fault(
      "sequence-duplicate", "A frame is sent twice", cPlane: "cus/5.1.3.2.8/c-plane-duplicate",
      uPlane: "cus/5.1.3.2.8/u-plane-duplicate"
    ) { message, _ in message.copies = 2 },
    common("vlan-change", "A frame has the next VLAN ID", trips: "cus/5.1.2/vlan-constant") { message, _ in
      let id = message.vlan?.id ?? 0
      message.vlan = Scenario.VLAN(id: id < 4094 ? id + 1 : 1, priority: message.vlan?.priority ?? 7)
    },
  ]

  // MARK: Radio application header

  private static let header: [Fault] = [
    common("payload-version", "payloadVersion is 2", trips: "cus/7.5.2.2/payload-version") { message, _ in
      message.payloadVersion = 2
    },
    common("frame-id-jump", "frameId is 64 frames ahead", trips: "cus/7.5.2.4/frame-number") { message, _ in
      message.frameId &+= 64
    },
    common(
      "slot-out-of-range", "slotId names a slot that the subframe does not have",
      trips: "cus/7.5.2.6/slot"
    ) { message, scenario in message.slotId = UInt8(1 << scenario.cell.numerology) },
    Fault(
      "symbol-out-of-range", "The symbol is 14", cPlane: "cus/7.5.2.7/start-symbol",
      uPlane: "cus/8.3.3.7/symbol"
    ) { message, _ in message.symbolId = 14 },
    Fault(
      "filter-index-on-dl", "A downlink message has the filter of PRACH",
      cPlane: "cus/7.5.2.3/filter-index-downlink", uPlane: "cus/7.5.2.3/filter-index-downlink",
      isDownlink: true
    ) { message, _ in message.filterIndex = 3 },
    Fault(
      "reserved-bits", "The reserved byte of the header (type 3 and U-plane: of the section) is not 0",
      cPlane: "cus/7.4/header-reserved", uPlane: "cus/8.3.3.14/reserved-byte",
      where: { !$0.isUPlane || $0.compression.isDynamic }
    ) { message, _ in message.reserved = 0xFF },
  ]

  // MARK: C-plane

  private static let control: [Fault] = [
    Fault(
      "wrong-section-count", "numberOfSections is one more than there are",
      cPlane: "cus/7.4/sections-complete"
    ) { message, _ in message.sectionExcess = 1 },
    Fault(
      "num-symbol-overrun", "A section that begins within a slot reaches beyond its end",
      cPlane: "cus/7.5.3.7/symbols-in-slot",
      // From symbol 0 on it would take more symbols than the field can tell.
      where: { $0.symbolId > 0 }
    ) { message, _ in
      for index in message.sections.indices {
        message.sections[index].numSymbol = 15 - min(14, message.symbolId)
      }
    },
    Fault(
      "extension-length-zero", "A section extension says that it has no length",
      // The extension is one of the downlink.
      cPlane: "cus/7.6.2.3/length-not-zero", isDownlink: true
    ) { message, _ in message.extensionLength = 0 },
  ]

  // MARK: Sections and data

  private static let data: [Fault] = [
    Fault(
      "prb-beyond-carrier", "A section begins at the last PRB of the carrier and is longer",
      cPlane: "cus/7.5.3.5/prb-range", uPlane: "cus/8.3.3.12/prb-range"
    ) { message, scenario in
      for index in message.sections.indices {
        message.sections[index].startPrb = scenario.cell.prbs - 1
        message.sections[index].prbCount = max(2, min(255, message.sections[index].prbCount))
      }
    },
    Fault(
      "compression-change", "A message is compressed with two bits less than the others of its flow",
      uPlane: "cus/8.3.3.13/compression-constant"
    ) { message, _ in
      let header = message.compression.header
      let width = header.width > 3 ? header.width - 2 : header.width + 2
      message.compression.header = CompressionHeader(header.method, width: width)
    },
  ]
}
