/// Section type 1: most channels (CUS 7.4.3, DL and UL).
///
///     | header 6 | udCompHdr 8 | reserved 8 |
///     | section description, beamId 15 |
extension SectionType {
  static let type1 = SectionType(
    number: 1, name: "most channels",
    header: ApplicationHeader.layout(
      1, clause: "CUS 7.4.3", then: ApplicationHeader.udCompHdr + [.reserved(8)]),
    body: .sections(
      SectionDescription.layout(1, clause: "CUS 7.4.3", then: [SectionDescription.beamId])))
}
