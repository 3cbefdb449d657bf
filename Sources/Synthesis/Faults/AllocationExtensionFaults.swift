import Fronthaul

/// Section extensions of resource blocks, symbols and ports. CUS 7.7.6, 7.7.10, 7.7.12, 7.7.13, 7.7.20.
extension Fault {
  static let allocationExtensions: [Fault] = masks + groups + ports

  private static let masks: [Fault] = [
    Fault(
      "symbol-mask-empty", "A section extension names no symbol",
      .sectionExtension(6, trips: "cus/7.7.6.4/symbol-mask"),
      .sectionExtension(12, trips: "cus/7.7.12.3/symbol-mask"),
      .sectionExtension(20, trips: "cus/7.7.20.3/symbol-mask")
    ) { message, _ in
      message.extensionField(6, 12, name: "symbolMask", 0)
      message.extensionItem(20, "pattern") { $0["symbolMask"] = 0 }
    },
    Fault(
      "priority-reserved", "The priority of a section is -2, which is reserved",
      .sectionExtension(6, trips: "cus/7.7.6.5/priority"),
      .sectionExtension(12, trips: "cus/7.7.12.2/priority"),
      .sectionExtension(19, trips: "cus/7.7.19.5/priority")
    ) { message, _ in message.extensionField(6, 12, 19, name: "priority", 2) },
    Fault(
      "hop-beyond-section", "A frequency hop begins at a symbol that the section does not have",
      .sectionExtension(13, trips: "cus/7.7.13.2/hop-symbol"), strength: Strength(14, in: 0...15, "symbol")
    ) { message, context in
      message.extensionItem(13, "hop") { $0["nextSymbolId"] = Int64(context.value) }
    },
    Fault(
      "symbol-mask-before-start", "A section extension names a symbol ahead of startSymbolId",
      .sectionExtension(6, trips: "cus/7.7.6.1/mask-from-start"),
      .sectionExtension(12, trips: "cus/7.7.6.1/mask-from-start"),
      where: { ($0.header("startSymbolId") ?? 0) > 0 }
    ) { message, _ in
      let symbol: Int64 = 1 << ((message.header("startSymbolId") ?? 1) - 1)
      message.editExtension(message.firstExtension(6, 12)) {
        $0["symbolMask"] = ($0["symbolMask"] ?? 0) | symbol
      }
    },
    Fault(
      "extension-beside-excluded", "A section has an extension that another one of it excludes",
      .sectionExtension(12, trips: "cus/7.7.12.1/alone"), .sectionExtension(7, trips: "cus/7.7.7.3/alone"),
      .sectionExtension(19, trips: "cus/7.7.19.14/alone"),
      strength: Strength(0, in: 0...12, "type of the extension for extension 19, 0 = 2"),
      where: { $0.firstExtension(19) != nil || $0.sectionType == 1 }
    ) { message, context in
      let type: UInt8 =
        message.firstExtension(12) != nil ? 6 : message.firstExtension(7) != nil ? 3 : UInt8(context.value)
      message.addExtension(try SectionExtension.excluded(type == 0 ? 2 : type))
    },
    Fault(
      "no-puncturing-patterns", "A puncturing extension has no pattern",
      .sectionExtension(20, trips: "cus/7.7.20.2/patterns")
    ) { message, _ in
      message.editExtension(message.firstExtension(20)) { fields in
        fields["numPuncPatterns"] = 0
        fields.groups["pattern"] = []
      }
    },
    Fault(
      "puncture-re-mask-empty", "A puncturing pattern names no resource element",
      .sectionExtension(20, trips: "cus/7.7.20.6/re-mask")
    ) { message, _ in message.extensionItem(20, "pattern") { $0["puncReMask"] = 0 } },
  ]

  private static let groups: [Fault] = [
    Fault(
      "rbg-size-reserved", "The size of resource block groups is reserved",
      .sectionExtension(6, trips: "cus/7.7.6.2/rbg-size"),
      .sectionExtension(20, trips: "cus/7.7.20.9/rbg-size"),
      where: { $0.firstExtension(6) != nil || $0.extensionItem(20, "pattern")?["rbgSize"] != nil }
    ) { message, _ in
      message.extensionField(6, name: "rbgSize", 0)
      message.extensionItem(20, "pattern") { if $0["rbgSize"] != nil { $0["rbgSize"] = 0 } }
    },
    Fault(
      "rbg-mask-beyond-section", "The mask of groups has the bit after the section's last group",
      .sectionExtension(6, trips: "cus/7.7.6.3/mask-inside-section"),
      where: { $0.lastGroup.map { $0 < 27 } ?? false }
    ) { message, _ in
      guard let last = message.lastGroup else { return }
      message.editExtension(message.firstExtension(6)) {
        $0["rbgMask"] = ($0["rbgMask"] ?? 0) | 1 << (last + 1)
      }
    },
    Fault(
      "rbg-mask-too-short", "The groups are so small that the mask does not reach the section's last one",
      .sectionExtension(6, trips: "cus/7.7.6.3/last-group"),
      where: { ($0.prbsOfGroupedSection ?? 0) > 28 }
    ) { message, _ in message.extensionField(6, name: "rbgSize", 1) },
  ]

  private static let ports: [Fault] = [
    Fault(
      "common-beam-of-ue", "A section for UEs gives its ports no ueId each",
      .sectionExtension(10, trips: "cus/7.7.10.2/group-type"),
      strength: Strength(0, in: 0...1, "beamGroupType"),
      where: { $0.sectionType == 5 }
    ) { message, context in
      guard let place = message.firstExtension(10) else { return }
      message.replaceExtension(
        place,
        by: try SectionExtension(
          10, ["beamGroupType": Int64(context.value), "numPortc": place.content["numPortc"] ?? 0]))
    },
    Fault(
      "port-list-index-zero", "The index into the port list is 0",
      .sectionExtension(10, trips: "cus/7.7.10.3a/port-list-index"),
      where: { $0.firstExtension(10)?.content["portListIndex"] != nil }
    ) { message, _ in message.extensionField(10, name: "portListIndex", 0) },
  ]
}

extension SectionExtension {
  /// An extension that says little, of a type that another one excludes.
  fileprivate static func excluded(_ type: UInt8) throws -> SectionExtension {
    switch type {
    case 1:
      try SectionExtension(1, ["bfwIqWidth": 8, "bfwCompMeth": 5], bytes: ["weights": [0, 1, 2, 3, 0]])
    case 3: try SectionExtension(3, ["codebookIndex": 1, "crsReMask": 0xFFF])
    case 6: try SectionExtension(6, ["rbgSize": 4, "rbgMask": 1, "symbolMask": 0x3FFF])
    case 12: try SectionExtension(12, ["symbolMask": 0x3FFF])
    default: try SectionExtension(2, ["bfAzPtWidth": 7, "bfAzPt": 10])
    }
  }
}

extension PlannedMessage {
  /// The PRBs of the section that has extension 6; nil where it has all of the carrier.
  fileprivate var prbsOfGroupedSection: Int64? {
    firstExtension(6).flatMap { section(of: $0)?["numPrbc"] }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The last group of a section with extension 6: groups begin at PRB 0 of the carrier, and group 0 is the one
  /// that holds the section's first PRB. CUS 7.7.6.4.
  fileprivate var lastGroup: Int64? {
    guard let place = firstExtension(6), let code = place.content["rbgSize"], (1...7).contains(code),
      let start = section(of: place)?["startPrbc"], let count = prbsOfGroupedSection
    else { return nil }
    let size: Int64 = [1, 2, 3, 4, 6, 8, 16][Int(code) - 1]
    return (start + count - 1) / size - start / size
  }
}
