import Fronthaul

extension Fault {
  /// Every fault.
  public static let all: [Fault] = transport + header + control + data

  // MARK: Ethernet and eCPRI

  private static let transport: [Fault] = [
    Fault("ecpri-version", "The eCPRI revision is 2", trips: "cus/5.1.3.2/ecpri-version") { message, _ in
      message.ecpriVersion = 2
    },
    Fault(
      "payload-size-too-large", "The eCPRI payload size is 64 bytes more than the frame has",
      trips: "cus/5.1.3.2/payload-size"
    ) { message, _ in message.payloadExcess = 64 },
    Fault(
      "e-bit-clear-in-c-plane", "A C-plane message is marked as a fragment with more to follow",
      trips: "cus/5.1.3.2.9/c-plane-not-fragmented", isUPlane: false
    ) { message, _ in message.eBit = false },
    Fault("sequence-loss", "A message is numbered and never sent", trips: "cus/5.1.3.2.8/sequence") {
      message, _ in message.copies = 0
    },
    Fault("sequence-duplicate", "A frame is sent twice", trips: "cus/5.1.3.2.8/sequence") { message, _ in
      message.copies = 2
    },
    Fault("vlan-change", "A frame has the next VLAN ID", trips: "cus/5.1.1/vlan-constant") {
      message, _ in
      guard let vlan = message.vlan else {
        message.vlan = Scenario.VLAN(id: 2, priority: 7)
        return
      }
      message.vlan?.id = vlan.id < 4094 ? vlan.id + 1 : 1
    },
  ]

  // MARK: Radio application header

  private static let header: [Fault] = [
    Fault("payload-version", "payloadVersion is 2", trips: "cus/7.5.2.2/payload-version") { message, _ in
      message.payloadVersion = 2
    },
    Fault("frame-id-jump", "frameId is 64 frames ahead", trips: "cus/7.5.2.4/frame-id") { message, _ in
      message.frameId &+= 64
    },
    Fault(
      "slot-out-of-range", "slotId names a slot that the subframe does not have", trips: "cus/7.5.2.6/slot-id"
    ) {
      message, scenario in
      message.slotId = UInt8(1 << scenario.cell.numerology)
    },
    Fault("symbol-out-of-range", "The symbol is 14", trips: "cus/7.5.2.7/symbol-id") { message, _ in
      message.symbolId = 14
    },
    Fault(
      "filter-index-on-dl", "A downlink message has the filter of PRACH",
      trips: "cus/7.5.2.3/filter-index-dl",
      isDownlink: true
    ) { message, _ in message.filterIndex = 3 },
    Fault("reserved-bits", "Reserved bits are 1", trips: "cus/7.5.2/reserved-bits") { message, _ in
      message.setsReservedBits = true
    },
  ]

  // MARK: C-plane

  private static let control: [Fault] = [
    Fault(
      "wrong-section-count", "numberOfSections is one more than there are",
      trips: "cus/7.5.2.8/section-count",
      isUPlane: false
    ) { message, _ in message.sectionExcess = 1 },
    Fault(
      "num-symbol-overrun", "A section reaches beyond the end of its slot", trips: "cus/7.5.3.7/num-symbol",
      isUPlane: false
    ) { message, _ in
      for index in message.sections.indices {
        message.sections[index].numSymbol = min(14, 15 - min(14, message.symbolId))
        if message.symbolId == 0 { message.sections[index].numSymbol = 15 }
      }
    },
    Fault(
      "extension-length-zero", "A section extension says that it has no length",
      trips: "cus/7.6.2.3/extension-length", isUPlane: false
    ) { message, _ in message.extensionLength = 0 },
  ]

  // MARK: Sections and data

  private static let data: [Fault] = [
    Fault(
      "prb-beyond-carrier", "A section begins at the last PRB of the carrier and is longer",
      trips: "cus/7.5.3.5/prb-range"
    ) { message, scenario in
      for index in message.sections.indices {
        message.sections[index].startPrb = scenario.cell.prbs - 1
        message.sections[index].prbCount = max(2, min(255, message.sections[index].prbCount))
      }
    },
    Fault(
      "compression-change", "A message is compressed with two bits less than the others of its flow",
      trips: "cus/8.3.3.13/compression-constant", isUPlane: true
    ) { message, _ in
      let header = message.compression.header
      let width = header.width > 3 ? header.width - 2 : header.width + 2
      message.compression.header = CompressionHeader(header.method, width: width)
    },
  ]
}
