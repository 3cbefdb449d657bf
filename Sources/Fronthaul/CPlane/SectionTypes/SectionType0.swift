/// Section type 0: resource blocks or symbols that are not used (CUS 7.4.2, DL and UL).
///
///     | header 6 | timeOffset 16 | frameStructure 8 | cpLength 16 | reserved 8 |
///     | section description, last 15 bits reserved |
extension SectionType {
  static let type0 = SectionType(
    number: 0, name: "unused resource blocks or symbols",
    header: ApplicationHeader.layout(
      0, clause: "CUS 7.4.2", then: ApplicationHeader.timing + [.reserved(8)]),
    body: .sections(SectionDescription.layout(0, clause: "CUS 7.4.2", then: [.reserved(15)])))
}
