internal import Events

/// Section type 10: measurement reports (CUS 7.4.13, from the O-RU).
///
///     | header 6, low nibble reserved | reserved 16 |
///     | section description, ueId 15 | extensions |
///     | mf 1 | measTypeId 7 | numElements or reserved 8 | measDataSize 16 | payload | … while mf is set
extension SectionType {
  static let type10 = SectionType(
    number: 10, name: "measurement reports",
    header: ApplicationHeader.layout(
      10, clause: "CUS 7.4.13", lowNibble: .reserved(4), then: [.reserved(16)]),
    body: .sectionsWithParts(
      SectionDescription.layout(10, clause: "CUS 7.4.13", then: [SectionDescription.ueId]), report))

  static let measurements = [
    CodePoint(1, "ueTae"), CodePoint(2, "ueLayerPower"), CodePoint(3, "ueFreqOffset"),
    CodePoint(4, "ipnAllocated"), CodePoint(5, "ipnUnallocated"), CodePoint(6, "antDmrsSnr"),
    CodePoint(7, "uePosition"), CodePoint(8, "ueRadialSpeed"),
  ]

  /// Values of 16 bits, as many as there is room for.
  private static func values(
    _ name: String, _ count: LayoutGroup.Count, clause: String, _ summary: String
  ) -> LayoutElement {
    .group(
      name, count, event: nil, clause: clause, summary,
      [.field("value", 16, signed: true, clause: clause, summary)])
  }

  private static func single(_ name: String, clause: String, _ summary: String) -> [LayoutElement] {
    [.field(name, 16, signed: true, clause: clause, wireshark: name, summary), .reserved(16)]
  }

  static let report = BoundedPart(
    layout: Layout(
      "measurement report", clause: "CUS 7.5.3.58", firstSlot: CPlanePartSlot.firstFree,
      "A measurement report",
      [
        .flag("mf", clause: "CUS 7.5.3.57", wireshark: "mf", "Whether another report follows"),
        .field(
          "measTypeId", 7, .enumeration(measurements), clause: "CUS 7.5.3.58", wireshark: "measTypeId",
          "What was measured"),
        .field(
          "numElements", 8, clause: "CUS 7.5.3.66", wireshark: "numElements",
          "Number of values where the measurement has several, else reserved"),
        .field(
          "measDataSize", 16, clause: "CUS 7.5.3.59", wireshark: "measDataSize",
          "Length of the report in 32-bit words"),
        SymbolMasks.outsideSection,
        .when(.equal("measTypeId", 1), single("ueTae", clause: "CUS 7.5.3.60", "Timing advance error")),
        .when(
          .equal("measTypeId", 2),
          [values("ueLayerPower", .untilEnd(.zeros), clause: "CUS 7.5.3.61", "Power of a layer")]),
        .when(
          .equal("measTypeId", 3), single("ueFreqOffset", clause: "CUS 7.5.3.62", "Frequency offset")),
        .when(
          .isOne(.field("measTypeId"), of: [4, 5]),
          [
            .reserved(2),
            .field("symbolMask", 14, .mask(14), clause: "CUS 7.5.3.63", "Symbols that were measured"),
            values(
              "ipnPower", .untilEnd(.zeros), clause: "CUS 7.5.3.63",
              "Interference and noise of a resource block"),
          ]),
        .when(
          .equal("measTypeId", 6),
          [
            values(
              "antDmrsSnrVal", .times(.field("numElements")), clause: "CUS 7.5.3.64",
              "DMRS signal-to-noise ratio of an antenna")
          ]),
        .when(
          .equal("measTypeId", 7),
          single("ueAzAoa", clause: "CUS 7.5.3.70", "Azimuth of arrival")
            + single("ueZeAoa", clause: "CUS 7.5.3.71", "Zenith of arrival")
            + single("uePosToaOffset", clause: "CUS 7.5.3.72", "Time of arrival offset")),
        .when(
          .equal("measTypeId", 8), single("ueRadialSpeed", clause: "CUS 7.5.3.69", "Radial speed")),
        .when(
          .not(.isOne(.field("measTypeId"), of: [1, 2, 3, 4, 5, 6, 7, 8])),
          [.bytes("content", "What follows an unknown measurement type")]),
      ]),
    event: .cusCReport, name: "report", lengthOffset: 2, lengthField: "measDataSize", headerBytes: 4)
}
