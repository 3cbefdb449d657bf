import Fronthaul

/// C-plane messages and their section descriptions. CUS 7.4, 7.5.3.
extension Fault {
  static let sectionDescriptions: [Fault] = [
    Fault(
      "wrong-section-count", "numberOfSections is more than there are",
      .cPlane([0, 1, 3, 5, 9, 10, 11], trips: "cus/7.4/sections-complete"),
      strength: Strength(1, in: 1...200, "sections")
    ) { message, context in
      guard let count = message.header("numberOfSections") else { return }
      message.header("numberOfSections", min(255, count + Int64(context.value)))
    },
    Fault(
      "reserved-bits", "The reserved byte of the header (type 3: of the section) is not 0",
      .cPlane([1, 3], trips: "cus/7.4/header-reserved")
    ) { message, _ in
      if message.sectionType == 3 {
        message.section("reserved0", 0xFF)
      } else {
        message.header("reserved0", 0xFF)
      }
    },
    Fault(
      "num-symbol-overrun", "A section that begins within a slot reaches beyond its end",
      .cPlane([1, 3, 5], trips: "cus/7.5.3.7/symbols-in-slot"),
      // From symbol 0 on it would take more symbols than the field can tell.
      where: { ($0.header("startSymbolId") ?? 0) > 0 }
    ) { message, _ in
      let first = message.header("startSymbolId") ?? 0
      message.section("numSymbol", 15 - min(14, first))
    },
    Fault(
      "prb-beyond-carrier", "A section begins at the last PRB of the carrier and is longer",
      .cPlane([1, 5], trips: "cus/7.5.3.5/prb-range"), .uPlane(trips: "cus/8.3.3.12/prb-range")
    ) { message, context in
      message.section("startPrbc", Int64(context.cell.prbs - 1))
      message.section("numPrbc", max(2, message.section("numPrbc") ?? 0))
      message.uSection {
        $0.startPrb = context.cell.prbs - 1
        $0.prbCount = max(2, min(255, $0.prbCount))
      }
    },
  ]
}
