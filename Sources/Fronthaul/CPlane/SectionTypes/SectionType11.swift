internal import Events

/// Section type 11: requests of measurements (CUS 7.4.14, to the O-RU).
///
///     | header 6, low nibble reserved | reserved 16 |
///     | section description, last 15 bits reserved | extensions |
///     | mf 1 | measTypeId 7 | reserved 8 | measCmdSize 16 | reserved 2 | symbolMask 14 | reserved 16 | …
extension SectionType {
  static let type11 = SectionType(
    number: 11, name: "measurement requests",
    header: ApplicationHeader.layout(
      11, clause: "CUS 7.4.14", lowNibble: .reserved(4), then: [.reserved(16)]),
    body: .sectionsWithParts(
      SectionDescription.layout(11, clause: "CUS 7.4.14", then: [.reserved(15)]), request))

  static let request = BoundedPart(
    layout: Layout(
      "measurement request", clause: "CUS 7.5.3.65", firstSlot: CPlanePartSlot.firstFree,
      "A request of a measurement",
      [
        .flag("mf", clause: "CUS 7.5.3.57", wireshark: "mf", "Whether another request follows"),
        .field(
          "measTypeId", 7, .enumeration(measurements), clause: "CUS 7.5.3.58", wireshark: "measTypeId",
          "What is to be measured"),
        .reserved(8),
        .field(
          "measCmdSize", 16, clause: "CUS 7.5.3.65", wireshark: "measCmdSize",
          "Length of the request in 32-bit words"),
        SymbolMasks.outsideSection,
        .when(
          .equal("measTypeId", 5),
          [
            .reserved(2),
            .field("symbolMask", 14, .mask(14), clause: "CUS 7.5.3.63", "Symbols to be measured"),
            .reserved(16),
          ]),
        .when(
          .not(.equal("measTypeId", 5)), [.bytes("content", "What follows an unknown measurement type")]),
      ]),
    event: .cusCRequest, name: "request", lengthOffset: 2, lengthField: "measCmdSize", headerBytes: 4)
}
