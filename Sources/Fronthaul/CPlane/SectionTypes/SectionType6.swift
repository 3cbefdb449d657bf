internal import Events

/// Section type 6: channel information of UEs (CUS 7.4.7, to the O-RU).
///
///     | header 6 | numberOfUEs 8 | ciIqWidth 4 | ciCompMeth 3 | ciCompOpt 1 |
///     | ef 1 | ueId 15 | regularizationFactor 16 | reserved 4 | rb 1 | symInc 1 | startPrbc 10 | numPrbc 8 |
///     | channel samples |
extension SectionType {
  static let type6 = SectionType(
    number: 6, name: "channel information",
    header: ApplicationHeader.layout(
      6, clause: "CUS 7.4.7",
      then: [
        .field(
          "numberOfUEs", 8, slot: FieldSlot(CPlanePartSlot.firstFree), clause: "CUS 7.5.2.11",
          wireshark: "numberOfUEs", "UEs in the message"),
        .field(
          "ciIqWidth", 4, unit: .bits, slot: FieldSlot(CPlanePartSlot.firstFree + 1),
          clause: "CUS 7.5.2.15", "Width of the channel samples, 0 = 16"),
        .field(
          "ciCompMeth", 3, .enumeration(Array(UPlaneFields.methods.prefix(4))),
          slot: FieldSlot(CPlanePartSlot.firstFree + 2), clause: "CUS 7.5.2.15",
          wireshark: "ciCompHdrMeth", "Compression of the channel samples"),
        .flag(
          "ciCompOpt", slot: FieldSlot(CPlanePartSlot.firstFree + 3), clause: "CUS 7.5.2.15",
          wireshark: "ciCompOpt", "Whether each resource block has its own compression parameter"),
      ]),
    body: .channels(channel))

  /// Numbers of the fields of ``channel``.
  enum ChannelField { static let ef = 0, ueId = 1, startPrbc = 5, numPrbc = 6 }

  static let channel = Layout(
    "section type 6 section", clause: "CUS 7.4.7", firstSlot: CPlanePartSlot.firstFree + 4,
    "Channel information of a UE",
    [
      .flag("ef", clause: "CUS 7.5.3.8", wireshark: "ef", "Whether a section extension follows"),
      .field("ueId", 15, clause: "CUS 7.5.3.10", wireshark: "ueId", "UE identifier"),
      .field(
        "regularizationFactor", 16, signed: true, clause: "CUS 7.5.3.12",
        wireshark: "regularizationFactor", "Factor of the matrix inversion"),
      .reserved(4),
      .flag("rb", clause: "CUS 7.5.3.2", wireshark: "rb", "Every other resource block; false here"),
      .flag("symInc", clause: "CUS 7.5.3.3", wireshark: "symInc", "Symbol increment"),
      .field(
        "startPrbc", 10, unit: .prbs, clause: "CUS 7.5.3.4", wireshark: "startPrbc", "First resource block"),
      .field(
        "numPrbc", 8, unit: .prbs, slot: CPlaneSectionSlot.numPrbc, clause: "CUS 7.5.3.6",
        wireshark: "numPrbc",
        "Number of resource blocks; 0 = all of the carrier"),
    ])
}
