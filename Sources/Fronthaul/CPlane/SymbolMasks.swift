internal import Events

/// What masks of symbols say beside the header and the section that they belong to.
///
/// The least significant bit of a mask is symbol 0 (CUS 7.7.6.4).
enum SymbolMasks {
  private static let beforeStart = "maskBeforeStart"
  private static let outside = "maskOutsideSection"

  /// Whether a mask has symbols ahead of the first one of the message: a derived field.
  static func beforeStart(clause: String) -> LayoutElement {
    .derived(
      beforeStart, .boolean, optional: true, clause: clause,
      "Whether a mask has a symbol ahead of startSymbolId")
  }

  /// Whether a mask has symbols that its section does not have: a derived field.
  static let outsideSection = LayoutElement.derived(
    outside, .boolean, optional: true, clause: "CUS 7.5.3.42",
    "Whether symbolMask has a symbol that the section does not have; absent where an extension names those")

  /// The slots of a layout's masks, and of what is derived of them.
  private struct Slots {
    var masks: [FieldSlot]
    var derived: FieldSlot?

    init(_ layout: Layout, _ derived: String, _ masks: String...) {
      self.masks = masks.compactMap { layout.slot($0) }
      self.derived = layout.slot(derived)
    }
  }

  private static let extension6 = Slots(ExtensionType.extension6.layout, beforeStart, "symbolMask")
  private static let extension12 = Slots(ExtensionType.extension12.layout, beforeStart, "symbolMask")
  private static let command = Slots(
    SectionType.command.layout, beforeStart, "symbolMask", "dirPattern", "guardPattern")
  private static let report = Slots(SectionType.report.layout, outside, "symbolMask")
  private static let request = Slots(SectionType.request.layout, outside, "symbolMask")

  /// Section extensions that name the symbols of their section.
  private static let named: Int64 = 1 << 6 | 1 << 12 | 1 << 19

  /// Sets the derived field of a section extension; the header of the message is in the row.
  static func derive(ofExtension type: UInt8, _ row: inout EventRow) {
    switch type {
    case 6: deriveBeforeStart(extension6, &row)
    case 12: deriveBeforeStart(extension12, &row)
    default: return
    }
  }

  /// Sets the derived field of a command, report or request; the header, and the section if there is one, are in
  /// the row.
  static func derive(ofPart type: EventTypeID, _ row: inout EventRow) {
    switch type {
    case .cusCCommand: deriveBeforeStart(command, &row)
    case .cusCReport: deriveOutside(report, &row)
    case .cusCRequest: deriveOutside(request, &row)
    default: return
    }
  }

  private static func deriveBeforeStart(_ slots: Slots, _ row: inout EventRow) {
    guard let derived = slots.derived else { return }
    guard let mask = mask(slots, row), let start = row.value(HeaderSlot.symbolId) else {
      return row.clear(derived)
    }
    row[derived] = mask & symbols(upTo: start) == 0 ? 0 : 1
  }

  private static func deriveOutside(_ slots: Slots, _ row: inout EventRow) {
    guard let derived = slots.derived else { return }
    guard let mask = mask(slots, row), let start = row.value(CPlaneSectionSlot.startSymbol),
      let end = row.value(CPlaneSectionSlot.symbolEnd),
      row.value(CPlaneSectionSlot.extensionTypes).map({ $0 & named == 0 }) == true
    else { return row.clear(derived) }
    row[derived] = mask & ~(symbols(upTo: end) & ~symbols(upTo: start)) == 0 ? 0 : 1
  }

  /// All masks joined; `nil` where there is none.
  private static func mask(_ slots: Slots, _ row: borrowing EventRow) -> Int64? {
    var joined: Int64?
    for slot in slots.masks {
      if let mask = row.value(slot) { joined = (joined ?? 0) | mask }
    }
    return joined
  }

  /// The symbols ahead of one.
  private static func symbols(upTo symbol: Int64) -> Int64 { 1 << min(max(symbol, 0), 14) - 1 }
}
