import Fronthaul

/// One message for each section extension, `c-se<number>`, each on an eAxC of its own: 0x100 and the number.
enum HealthyExtensions {
  static func append(to trace: inout Trace, slot: Int) throws {
    for entry in try entries() {
      let isUE = entry.sectionType == 5
      var section = CPlaneSection(sectionId: 1, numPrbc: 20, isUE ? ["ueId": 66] : ["beamId": 5])
      if entry.sectionType == 0 { section = CPlaneSection(sectionId: 1) }
      section.extensions = [entry.content]
      try trace.cPlane(
        entry.name, slot: slot, eAxC: entry.eAxC, isDownlink: entry.isDownlink, entry.sectionType,
        entry.sectionType == 0 ? ["frameStructureFft": 12, "frameStructureScs": 1] : [:], [section])
    }
  }

  private struct Entry {
    var name: String
    var eAxC: UInt16
    var sectionType: UInt8
    var isDownlink: Bool
    var content: SectionExtension

    init(
      _ sectionType: UInt8, isDownlink: Bool = true, _ content: SectionExtension, variant: String = ""
    ) {
      name = "c-se\(content.type)\(variant)"
      eAxC = (variant.isEmpty ? 0x100 : 0x200) + UInt16(content.type)
      self.sectionType = sectionType
      self.isDownlink = isDownlink
      self.content = content
    }
  }

  private static func entries() throws -> [Entry] {
    try beamforming() + allocation() + scheduling()
  }

  private static func beamforming() throws -> [Entry] {
    [
      Entry(
        1,
        try SectionExtension(
          1, ["bfwIqWidth": 8, "bfwCompMeth": 0], bytes: ["weights": [0, 1, 2, 3, 0]])),
      Entry(
        1,
        try SectionExtension(
          2, ["bfAzPtWidth": 7, "bfZePtWidth": 7, "bfAzPt": 10, "bfZePt": 20, "bfAzSI": 3, "bfZeSI": 3])),
      Entry(
        1, try SectionExtension(3, ["codebookIndex": 1, "layerID": 0, "txScheme": 1, "crsReMask": 0xFFF])),
      Entry(1, .modulationCompression(csf: true, scaler: 0x728)),
      Entry(
        1,
        try SectionExtension(
          5, groups: ["scale": [LayoutValue(["mcScaleReMask": 0xFFF, "csf": 1, "mcScaleOffset": 0x728])]])),
      Entry(1, .beams([17, 18], bundlePrbs: 10)),
      Entry(
        1,
        try SectionExtension(
          19, ["disableBFWs": 1, "numPortc": 1, "priority": 1, "symbolMask": 0x3FFF],
          groups: [
            "port": [LayoutValue(["portReMask": 0xFFF, "portSymbolMask": 0x3FFF, "portBeamId": 3])]
          ])),
      Entry(
        1,
        try SectionExtension(
          23, ["prbMode": 1],
          groups: [
            "pattern": [
              LayoutValue(
                ["symMask": 0x3FFF, "numMcScaleOffset": 1, "prbBlkOffset": 0, "prbBlkSize": 20],
                groups: ["scale": [LayoutValue(["mcScaleReMask": 0xFFF, "csf": 1, "mcScaleOffset": 0x728])]])
            ]
          ])),
      Entry(1, try SectionExtension(29, ["cdScgSize": 1, "cdScgPhaseStep": -3])),
    ]
  }

  private static func allocation() throws -> [Entry] {
    [
      Entry(1, .nonContiguous(rbgSize: 4, rbgMask: 0b10101, symbolMask: 0x3FFF)),
      Entry(0, try SectionExtension(7, ["eAxCmask": 0xFFF0])),
      Entry(1, try SectionExtension(9, ["technology": 1])),
      Entry(
        1,
        try SectionExtension(
          10, ["beamGroupType": 2, "numPortc": 2],
          groups: ["port": [LayoutValue(["portBeamOrUeId": 1]), LayoutValue(["portBeamOrUeId": 2])]])),
      Entry(
        5,
        try SectionExtension(
          10, ["beamGroupType": 3, "numPortc": 2, "portListIndex": 1],
          groups: ["listedPort": [LayoutValue(["portBeamOrUeId": 2, "listIndex": 2])]]), variant: "-list"),
      Entry(1, .ranges([(gap: 5, prbs: 10)], symbolMask: 0x3FFF)),
      Entry(
        1,
        try SectionExtension(
          13, groups: ["hop": [LayoutValue(["nextSymbolId": 7, "nextStartPrbc": 30])]])),
      Entry(
        1, isDownlink: false,
        try SectionExtension(
          18, ["transmissionWindowOffset": 10, "transmissionWindowSize": 100, "toT": 1])),
      Entry(
        1,
        try SectionExtension(
          20,
          groups: [
            "pattern": [
              LayoutValue([
                "symbolMask": 0x3FFF, "startPuncPrb": 2, "numPuncPrb": 3, "puncReMask": 0xFFF, "puncRb": 0,
                "multiSDScope": 0, "rbgIncl": 1, "rbgSize": 1, "rbgMask": 7,
              ])
            ]
          ])),
      Entry(1, try SectionExtension(22, ["ackNackReqId": 7])),
    ]
  }

  private static func scheduling() throws -> [Entry] {
    [
      Entry(5, try SectionExtension(8, ["regularizationFactor": -5])),
      Entry(5, try SectionExtension(14, groups: ["layers": [LayoutValue(["nullLayerInd": 3])]])),
      Entry(5, try SectionExtension(15, ["sectionFft": 12, "sectionScs": 1, "sectionFreqOffset": -100])),
      Entry(5, try SectionExtension(16, groups: ["antennas": [LayoutValue(["antMask": 0xFF])]])),
      Entry(5, try SectionExtension(17, groups: ["user": [LayoutValue(["numUeID": 2])]])),
      Entry(5, try SectionExtension(21, ["ciPrbGroupSize": 4])),
      Entry(
        5, isDownlink: false,
        try SectionExtension(
          24, ["userGroupSize": 2, "userGroupId": 1],
          groups: [
            "entry": [
              LayoutValue([
                "entryType": 2, "dmrsPortNumber": 3, "ueIdReset": 0, "posMeas": 0, "dmrsSymbolMask": 4,
                "scrambling": 1, "nscid": 0, "dType": 0, "cdmWithoutData": 2, "lambda": 0, "firstPrb": 0,
                "lastPrb": 19,
              ])
            ]
          ])),
      Entry(
        5, isDownlink: false,
        try SectionExtension(
          25,
          groups: [
            "layer": [
              LayoutValue(
                Dictionary(uniqueKeysWithValues: (0...13).map { ("txWinForOnAirSymbol\($0)", Int64($0)) }))
            ]
          ])),
      Entry(
        5, isDownlink: false,
        try SectionExtension(26, groups: ["offset": [LayoutValue(["freqOffsetFb": -300])]])),
      Entry(
        5, isDownlink: false,
        try SectionExtension(
          27, ["beamType": 0, "numElements": 1], groups: ["element": [LayoutValue(["elementBeamId": 3])]])),
      Entry(
        5, isDownlink: false,
        try SectionExtension(28, groups: ["report": [LayoutValue(["ueNumSinrPerPrb": 6])]])),
      Entry(
        5, isDownlink: false,
        try SectionExtension(30, ["numRepUe": 1, "isLastRep": 1, "repIndex": 1, "numReps": 1])),
    ]
  }
}
