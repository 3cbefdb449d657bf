/// Section type 5: which UE the resource blocks are for (CUS 7.4.6, DL and UL).
///
///     | header 6 | udCompHdr 8 | reserved 8 |
///     | section description, ueId 15 |
extension SectionType {
  static let type5 = SectionType(
    number: 5, name: "UE scheduling information",
    header: ApplicationHeader.layout(
      5, clause: "CUS 7.4.6", then: ApplicationHeader.udCompHdr + [.reserved(8)]),
    body: .sections(SectionDescription.layout(5, clause: "CUS 7.4.6", then: [SectionDescription.ueId])))
}
