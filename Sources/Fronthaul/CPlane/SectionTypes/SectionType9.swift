internal import Events

/// Section type 9: SINR of the uplink (CUS 7.4.12, from the O-RU).
///
///     | header 6 | numSinrPerPrb 3 | oruControlSinrSlotMaskId 5 | reserved 8 |
///     | sectionId 12 | rb 1 | symInc 1 | startPrbu 10 | numPrbu 8 | SINR values |
extension SectionType {
  static let type9 = SectionType(
    number: 9, name: "SINR reporting",
    header: ApplicationHeader.layout(
      9, clause: "CUS 7.4.12",
      then: [
        .field(
          "numSinrPerPrb", 3,
          .enumeration([
            CodePoint(0, "1"), CodePoint(1, "2"), CodePoint(2, "3"), CodePoint(3, "4"), CodePoint(4, "6"),
            CodePoint(5, "12"), CodePoint(6, "perSection"),
          ]), slot: FieldSlot(CPlanePartSlot.firstFree), clause: "CUS 7.5.2.19",
          wireshark: "numSinrPerPrb", "SINR values for each resource block"),
        .field(
          "oruControlSinrSlotMaskId", 5, slot: FieldSlot(CPlanePartSlot.firstFree + 1),
          clause: "CUS 7.5.2.20", wireshark: "oruControlSinrSlotMaskId", "Slot mask of the O-RU"),
        .reserved(8),
      ]),
    body: .sinr(sinr))

  static let sinr = Layout(
    "section type 9 section", clause: "CUS 7.4.12", firstSlot: CPlanePartSlot.firstFree + 2,
    "SINR values of a section",
    [
      .field(
        "sectionId", 12, clause: "CUS 7.5.3.1", wireshark: "sectionId", "Section that was measured"),
      .flag("rb", clause: "CUS 7.5.3.2", wireshark: "rb", "Whether only every other block is used"),
      .flag("symInc", clause: "CUS 7.5.3.3", wireshark: "symInc", "Symbol increment; false here"),
      .field("startPrbu", 10, unit: .prbs, clause: "CUS 7.5.3.4", wireshark: "startPrbu", "First block"),
      .field(
        "numPrbu", 8, unit: .prbs, clause: "CUS 7.5.3.6", wireshark: "numPrbu",
        "Number of resource blocks; 0 = all of the carrier"),
    ])
}
