/// Section type 3: PRACH and channels of another numerology (CUS 7.4.5, DL and UL).
///
///     | header 6 | timeOffset 16 | frameStructure 8 | cpLength 16 | udCompHdr 8 |
///     | section description, beamId 15 | freqOffset 24 | reserved 8 |
extension SectionType {
  static let type3 = SectionType(
    number: 3, name: "PRACH and mixed numerology",
    header: ApplicationHeader.layout(
      3, clause: "CUS 7.4.5", then: ApplicationHeader.timing + ApplicationHeader.udCompHdr),
    body: .sections(
      SectionDescription.layout(
        3, clause: "CUS 7.4.5",
        then: [
          SectionDescription.beamId,
          .field(
            "freqOffset", 24, signed: true, slot: CPlaneSectionSlot.freqOffset, clause: "CUS 7.5.3.11",
            wireshark: "freqOffset",
            "From the carrier's centre to the lowest resource element, in halves of the subcarrier spacing"),
          .reserved(8),
        ])))
}
