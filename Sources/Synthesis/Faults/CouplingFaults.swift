import Fronthaul

/// C-plane and U-plane that do not fit each other. CUS 7.8.1.
extension Fault {
  static let coupling: [Fault] = announced + delivered

  private static let announced: [Fault] = [
    Fault(
      "section-not-delivered", "The C-plane has one section more than the U-plane brings",
      .cPlane([1], trips: "cus/7.8.1/downlink-delivered"), .cPlane([1], trips: "cus/7.8.1/uplink-delivered"),
      .cPlane([3], trips: "cus/7.8.1/prach-delivered"),
      strength: Strength(1, in: 1...100, "resource blocks"), where: { $0.section("numSymbol") != nil }
    ) { $0.addSection(prbs: $1.value, cell: $1.cell) },
    Fault(
      "overlapping-sections", "A C-plane message has a section on the resource elements of another one",
      .cPlane([1, 3, 5], trips: "cus/7.8.1/sections-apart"), where: { $0.section("numSymbol") != nil }
    ) { message, _ in message.addSection { $0["sectionId"] = PlannedMessage.spareSection } },
    Fault(
      "elements-described-twice",
      "A message describes resource elements twice that frequency and time couple",
      .cPlane([1, 5], trips: "cus/7.8.1.3/elements-apart"),
      where: { $0.section("sectionId") == PlannedMessage.byFrequency }
    ) { message, _ in message.addSection { _ in } },
    Fault(
      "divided-block-ids", "Sections that divide resource blocks have different identifiers",
      .cPlane([1, 3, 5], trips: "cus/7.8.1/shared-blocks"), where: { $0.section("numSymbol") != nil }
    ) { message, _ in
      message.cPlane { content in
        guard content.sections.count > 1 else { return }
        content.sections[1]["sectionId"] = PlannedMessage.spareSection
      }
    },
    Fault(
      "c-plane-after-u-plane", "A C-plane message comes after U-plane of its sections",
      .cPlane([1], trips: "cus/7.8.1/downlink-announced"), .cPlane([1], trips: "cus/7.8.1/uplink-announced"),
      strength: Strength(300, in: 1...10_000, "µs late")
    ) { $0.sent += Int64($1.value) * 1_000 }
    .beside("cus/4.4/t1a-cp-dl", "cus/4.4/t1a-cp-ul"),
    Fault(
      "u-plane-of-idle-section", "A section of type 0 says that a symbol is idle on which there is U-plane",
      .cPlane([0], trips: "cus/8.4.2.3/downlink-idle"), .cPlane([0], trips: "cus/8.4.2.3/uplink-idle"),
      where: { ($0.header("startSymbolId") ?? 0) > 0 }
    ) { message, _ in
      message.header("startSymbolId", (message.header("startSymbolId") ?? 1) - 1)
      message.section("numSymbol", (message.section("numSymbol") ?? 0) + 1)
    },
  ]

  private static let delivered: [Fault] = [
    Fault(
      "prbs-left-out", "A U-plane section lacks its last resource blocks",
      .uPlane(trips: "cus/7.8.1/downlink-by-frequency-delivered"),
      .uPlane(trips: "cus/7.8.1/uplink-by-frequency-delivered"),
      .uPlane(trips: "cus/7.8.1/downlink-delivered"), .uPlane(trips: "cus/7.8.1/uplink-delivered"),
      .uPlane(trips: "cus/7.8.1/prach-delivered"), strength: Strength(1, in: 1...254, "resource blocks"),
      where: { $0.prbsOfFirstSection > 1 }
    ) { message, context in
      message.uSection { $0.prbCount = max(1, $0.prbCount - context.value) }
    },
    Fault(
      "every-other-block-unsaid", "A U-plane section with every other resource block does not say so",
      .uPlane(trips: "cus/8.3.3.11/every-other-block"), where: { $0.prbsOfFirstSection > 1 }
    ) { message, _ in message.uSection { $0.rb = false } },
    Fault(
      "section-delivered-twice", "A U-plane message has a section twice",
      .uPlane(trips: "cus/7.8.1/downlink-by-frequency-once"),
      .uPlane(trips: "cus/7.8.1/uplink-by-frequency-once"),
      .uPlane(trips: "cus/7.8.1/downlink-once"), .uPlane(trips: "cus/7.8.1/uplink-once"),
      .uPlane(trips: "cus/7.8.1/prach-once"), where: { $0.prbsOfFirstSection > 0 }
    ) { message, _ in
      message.uPlane { content in content.sections += content.sections.prefix(1) }
    },
    Fault(
      "prb-outside-section", "A U-plane section has a resource block more than the C-plane says",
      .uPlane(trips: "cus/7.8.1/downlink-by-frequency-inside"),
      .uPlane(trips: "cus/7.8.1/uplink-by-frequency-inside"),
      .uPlane(trips: "cus/7.8.1/downlink-inside"), .uPlane(trips: "cus/7.8.1/uplink-inside"),
      .uPlane(trips: "cus/7.8.1/prach-inside"), where: { (1..<255).contains($0.prbsOfFirstSection) }
    ) { message, context in
      message.uSection { section in
        if section.startPrb + section.prbCount >= context.cell.prbs { section.startPrb -= 1 }
        section.prbCount += 1
      }
    },
    Fault(
      "symbol-outside-section", "A U-plane message names a symbol that its section does not have",
      .uPlane(trips: "cus/7.8.1/downlink-by-frequency-inside"),
      .uPlane(trips: "cus/7.8.1/uplink-by-frequency-inside"),
      .uPlane(trips: "cus/7.8.1/downlink-inside"), .uPlane(trips: "cus/7.8.1/uplink-inside"),
      .uPlane(trips: "cus/7.8.1/prach-inside"), strength: Strength(0, in: 0...13, "symbol")
    ) { $0.header("symbolId", Int64($1.value)) }
    .beside("cus/4.4/t1a-up", "cus/4.4/ta4"),
    Fault(
      "unscheduled-u-plane", "A U-plane message has a section that the C-plane does not know",
      .uPlane(trips: "cus/7.8.1/downlink-by-frequency-scheduled"),
      .uPlane(trips: "cus/7.8.1/uplink-by-frequency-scheduled"),
      .uPlane(trips: "cus/7.8.1/downlink-scheduled"), .uPlane(trips: "cus/7.8.1/uplink-scheduled"),
      .uPlane(trips: "cus/7.8.1/prach-scheduled"), strength: Strength(4000, in: 0...4095, "sectionId"),
      where: { $0.prbsOfFirstSection > 0 }
    ) { message, context in
      message.uPlane { content in
        guard var section = content.sections.first else { return }
        section.sectionId = UInt16(context.value)
        section.startPrb = 0
        section.prbCount = 1
        content.sections.append(section)
      }
    },
  ]
}

extension PlannedMessage {
  fileprivate var prbsOfFirstSection: Int {
    guard case .uPlane(let message) = content else { return 0 }
    return message.sections.first?.prbCount ?? 0
  }

  /// The section identifier of sections that frequency and time couple, and one that no traffic has.
  fileprivate static let byFrequency: Int64 = 4095
  fileprivate static let spareSection: Int64 = 3_999

  /// Adds a section like the first one, with an identifier of its own, on the last resource blocks of the carrier.
  fileprivate mutating func addSection(prbs: Int, cell: Scenario.Cell) {
    // Of PRACH only the numbers count: its resource blocks are those of a grid of its own.
    let carrier = sectionType == 3 ? prbs + 100 : cell.prbs
    addSection { section in
      if section["sectionId"] != Self.byFrequency { section["sectionId"] = Self.spareSection }
      section["startPrbc"] = Int64(max(0, carrier - prbs))
      section["numPrbc"] = Int64(prbs)
    }
  }

  fileprivate mutating func addSection(_ change: (inout CPlaneSection) -> Void) {
    cPlane { message in
      guard var section = message.sections.first else { return }
      change(&section)
      message.sections.append(section)
      message["numberOfSections"] = Int64(message.sections.count)
    }
  }
}
