import Fronthaul

/// C-plane messages and their section descriptions. CUS 7.4, 7.5.3.
extension Fault {
  static let sectionDescriptions: [Fault] = messageBodies + resources

  private static let messageBodies: [Fault] = [
    Fault(
      "wrong-section-count", "numberOfSections is more than there are",
      .cPlane([0, 1, 3, 5, 9, 10, 11], trips: "cus/7.4/sections-complete"),
      strength: Strength(1, in: 1...200, "sections")
    ) { message, context in
      guard let count = message.header("numberOfSections") else { return }
      message.header("numberOfSections", min(255, count + Int64(context.value)))
    },
    Fault(
      "bytes-behind-sections", "The payload goes on after the last section",
      // Behind channel samples and SINR values more of them could follow.
      .cPlane([0, 1, 3, 4, 5, 7, 8, 10, 11], trips: "cus/7.4/message-consumed"),
      strength: Strength(4, in: 1...64, "bytes of 0")
    ) { $0.excess = [UInt8](repeating: 0, count: $1.value) },
    Fault(
      "reserved-bits", "A reserved bit of the header is not 0",
      .cPlane([0, 1, 4, 5, 7, 8, 9, 10, 11], trips: "cus/7.5.3.33/header-reserved")
    ) { message, _ in message.header("reserved0", 1) },
    Fault(
      "section-reserved-bits", "A reserved bit of a section description is not 0",
      .cPlane([0, 3, 11], trips: "cus/7.5.3.33/section-reserved")
    ) { message, _ in message.section("reserved0", 1) },
  ]

  private static let resources: [Fault] = [
    Fault(
      "prb-beyond-carrier", "A section begins at the last PRB of the carrier and is longer",
      .cPlane([1, 5, 10, 11], trips: "cus/7.5.3.6/prb-range"), .uPlane(trips: "cus/8.3.3.12/prb-range")
    ) { message, context in
      message.section("startPrbc", Int64(context.cell.prbs - 1))
      message.section("numPrbc", max(2, message.section("numPrbc") ?? 0))
      message.uSection {
        $0.startPrb = context.cell.prbs - 1
        $0.prbCount = max(2, min(255, $0.prbCount))
      }
    },
    Fault(
      "all-prbs-not-from-start", "A section of all PRBs does not begin at the first one",
      .cPlane([0, 1, 3, 5, 10, 11], trips: "cus/7.5.3.6/all-prbs-start"),
      strength: Strength(1, in: 1...1023, "PRB: startPrbc"), where: { $0.section("numPrbc") == 0 }
    ) { $0.section("startPrbc", Int64($1.value)) },
    Fault(
      "every-other-of-all-prbs", "A section of all PRBs, or of groups or ranges of PRBs, has every other one",
      .cPlane([0, 1, 3, 5, 10, 11], trips: "cus/7.5.3.2/every-block"),
      where: { $0.section("numPrbc") == 0 || $0.firstExtension(6, 12) != nil }
    ) { message, _ in message.section("rb", 1) },
    Fault(
      "later-description-increments", "A later description of a data section has symInc",
      .cPlane([1, 3, 5], trips: "cus/7.5.3.3/first-description"), where: { $0.hasLaterDescription }
    ) { message, _ in message.cPlane { $0.sections[1]["symInc"] = 1 } },
    Fault(
      "re-mask-empty", "A section has no resource element",
      .cPlane([0, 1, 3, 5, 10, 11], trips: "cus/7.5.3.5/re-mask")
    ) { message, _ in message.section("reMask", 0) }
    .beside("cus/7.8.1/downlink-scheduled", "cus/7.8.1/uplink-scheduled"),
    Fault(
      "num-symbol-reserved", "The number of symbols is reserved",
      .cPlane([0, 1, 3, 5, 11], trips: "cus/7.5.3.7/num-symbol"),
      strength: Strength(0, in: 0...0, 15...15, unit: "symbols")
    ) { $0.section("numSymbol", Int64($1.value)) },
    Fault(
      "num-symbol-overrun", "A section that begins within a slot reaches beyond its end",
      .cPlane([0, 1, 3, 5, 11], trips: "cus/7.5.3.7/symbols-in-slot"),
      // From symbol 0 on it would take more symbols than the field can tell.
      where: { ($0.header("startSymbolId") ?? 0) > 0 }
    ) { message, _ in
      let first = message.header("startSymbolId") ?? 0
      message.section("numSymbol", 15 - min(14, first))
    },
    Fault(
      "start-symbol-late", "A section of a whole slot begins after its first symbol",
      .cPlane([0, 1, 3, 5, 10, 11], trips: "cus/7.5.3.7/symbols-in-slot"),
      strength: Strength(1, in: 1...13, "symbol"), where: { $0.section("numSymbol") == 14 }
    ) { $0.header("startSymbolId", Int64($1.value)) },
    Fault(
      "first-prb-of-other-description", "Two descriptions of a data section begin at different PRBs",
      .cPlane([1, 3, 5], trips: "cus/7.8.1.2/same-extent"), where: { $0.hasLaterDescription }
    ) { message, _ in message.cPlane { $0.sections[1]["startPrbc"] = ($0.sections[1]["startPrbc"] ?? 0) + 1 }
    },
    Fault(
      "prbs-of-other-description", "Two descriptions of a data section have different numbers of PRBs",
      .cPlane([1, 3, 5], trips: "cus/7.8.1.2/same-extent"), where: { $0.hasLaterDescription }
    ) { message, _ in message.cPlane { $0.sections[1]["numPrbc"] = ($0.sections[1]["numPrbc"] ?? 0) + 1 } },
    Fault(
      "symbols-of-other-description", "Two descriptions of a data section have different numbers of symbols",
      .cPlane([1, 3, 5], trips: "cus/7.8.1.2/same-extent"), where: { $0.hasLaterDescription }
    ) { message, _ in message.cPlane { $0.sections[1]["numSymbol"] = ($0.sections[1]["numSymbol"] ?? 1) - 1 }
    },
    Fault(
      "every-other-of-one-description", "One of two descriptions of a data section has rb",
      .cPlane([1, 3, 5], trips: "cus/7.8.1.2/same-extent"), where: { $0.hasLaterDescription }
    ) { message, _ in message.cPlane { $0.sections[1]["rb"] = 1 } },
  ]
}

extension PlannedMessage {
  /// Whether its first two sections are descriptions of one data section.
  fileprivate var hasLaterDescription: Bool {
    guard case .cPlane(let message) = content, message.sections.count >= 2 else { return false }
    return message.sections[0]["sectionId"] == message.sections[1]["sectionId"]
  }
}
