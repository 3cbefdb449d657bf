internal import Events

/// The section description that section types 0, 1, 3, 5, 10 and 11 share (CUS 7.5.3).
///
///     | sectionId 12 | rb 1 | symInc 1 | startPrbc 10 | numPrbc 8 | reMask 12 | numSymbol 4 | ef 1 | 15 bits
///
/// What the last 15 bits are, and what follows them, is the section type's.
enum SectionDescription {
  /// Numbers of the fields in every layout that ``layout(_:clause:then:)`` makes.
  enum Field {
    static let sectionId = 0, rb = 1, symInc = 2, startPrbc = 3, numPrbc = 4, reMask = 5, numSymbol = 6,
      ef = 7
  }

  static func layout(_ sectionType: UInt8, clause: String, then rest: [LayoutElement]) -> Layout {
    Layout(
      "section type \(sectionType) section", clause: clause, "Section description", common + rest)
  }

  private static let common: [LayoutElement] = [
    .field(
      "sectionId", 12, slot: CPlaneSectionSlot.sectionId, clause: "CUS 7.5.3.1", wireshark: "sectionId",
      "Section identifier; 4095 = coupled by frequency and time"),
    .flag(
      "rb", slot: CPlaneSectionSlot.rb, clause: "CUS 7.5.3.2", wireshark: "rb",
      "Whether only every other resource block is used"),
    .flag(
      "symInc", slot: CPlaneSectionSlot.symInc, clause: "CUS 7.5.3.3", wireshark: "symInc",
      "Whether the current symbol number is incremented before use"),
    .field(
      "startPrbc", 10, unit: .prbs, slot: CPlaneSectionSlot.startPrbc, clause: "CUS 7.5.3.4",
      wireshark: "startPrbc", "First resource block"),
    .field(
      "numPrbc", 8, unit: .prbs, slot: CPlaneSectionSlot.numPrbc, clause: "CUS 7.5.3.6",
      wireshark: "numPrbc", "Number of resource blocks; 0 = all of the carrier"),
    .field(
      "reMask", 12, .mask(12), slot: CPlaneSectionSlot.reMask, clause: "CUS 7.5.3.5", wireshark: "reMask",
      "Resource elements of the section; the most significant bit is the lowest subcarrier"),
    .field(
      "numSymbol", 4, unit: .symbols, slot: CPlaneSectionSlot.numSymbol, clause: "CUS 7.5.3.7",
      wireshark: "numSymbol", "Number of symbols"),
    .flag(
      "ef", slot: CPlaneSectionSlot.ef, clause: "CUS 7.5.3.8", wireshark: "ef",
      "Whether a section extension follows"),
  ]

  static let beamId = LayoutElement.field(
    "beamId", 15, slot: CPlaneSectionSlot.beamId, clause: "CUS 7.5.3.9", wireshark: "beamId",
    "Beam identifier; 0 = no beamforming")
  static let ueId = LayoutElement.field(
    "ueId", 15, slot: CPlaneSectionSlot.ueId, clause: "CUS 7.5.3.10", wireshark: "ueId",
    "UE identifier; 0x7FFF = no UE scheduled")
}
