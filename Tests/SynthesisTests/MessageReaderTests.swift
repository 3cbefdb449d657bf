import Documents
import Fronthaul
import Synthesis
import Testing

@Suite struct MessageReaderTests {
  /// The sample with a message; what it is stands in the last line.
  private func read(_ kind: String) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    Scenario.read(
      SampleScenario.text + "messages:\n  - at: { frame: 0, subframe: 1 }\n    " + kind + "\n",
      file: "sample.yaml")
  }

  /// What is written, what is blamed, and what the diagnostic says and suggests.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var blamed: String
    var message: String
    var suggestion: String?
    var testDescription: String { message }

    init(_ text: String, at blamed: String, _ message: String, _ suggestion: String? = nil) {
      self.text = text
      self.blamed = blamed
      self.message = message
      self.suggestion = suggestion
    }
  }

  static let names: [Mistake] = [
    Mistake(
      "c_plane: { section_type: 1, fields: { udIqWith: 9 } }", at: "udIqWith",
      "section type 1 header has no `udIqWith`", "did you mean `udIqWidth`?"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ sectionID: 3 }] }", at: "sectionID",
      "section type 1 section has no `sectionID`", "did you mean `sectionId`?"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ extension: [] }] }", at: "extension:",
      "section type 1 section has no `extension`", "did you mean `extensions`?"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ extensions: [{ type: 6, rbgSise: 1 }] }] }", at: "rbgSise",
      "section extension 6 has no `rbgSise`", "did you mean `rbgSize`?"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ extensions: [{ type: 12, range: [{ numPrbs: 1 }] }] }] }",
      at: "numPrbs", "`range` has no `numPrbs`", "did you mean `numPrb`?"),
    Mistake(
      "c_plane: { section_type: 10, sections: [{ parts: [{ measTypeID: 1 }] }] }", at: "measTypeID",
      "measurement report has no `measTypeID`", "did you mean `measTypeId`?"),
    Mistake(
      "ecpri: { type: 5, fields: { actionTyp: 1 } }", at: "actionTyp",
      "ecpri.delay has no `actionTyp`",
      "did you mean `actionType`?"),
    Mistake(
      "c_plane: { section_type: 4, sections: [{ zzz: 1 }] }", at: "zzz", "command has no `zzz`",
      "it has: `st4CmdType`"),
    // Extensions are of sections alone, parts of reports and requests.
    Mistake(
      "c_plane: { section_type: 9, sections: [{ extensions: [] }] }", at: "extensions",
      "section type 9 section has no `extensions`"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ parts: [] }] }", at: "parts",
      "section type 1 section has no `parts`"),
  ]

  static let values: [Mistake] = [
    Mistake(
      "c_plane: { section_type: 1, fields: { udIqWidth: 16 } }", at: "16",
      "`udIqWidth` is an integer from 0 to 15, not `16`"),
    Mistake(
      "c_plane: { section_type: 3, sections: [{ freqOffset: -8388609 }] }", at: "-8388609",
      "`freqOffset` is an integer from -8388608 to 8388607, not `-8388609`"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ rb: maybe }] }", at: "maybe",
      "`rb` is an integer from 0 to 1, not `maybe`"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ numPrbc: [1, 2] }] }", at: "[1, 2]",
      "`numPrbc` is an integer from 0 to 255, not a list"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ extensions: [{ type: 12, range: 5 }] }] }", at: "5 }] }]",
      "`range` is repeated: expected a list, found a text"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ extensions: [{ type: 12, range: [5] }] }] }", at: "5] }] }]",
      "expected the fields of `range` by name, found a text"),
    Mistake(
      "c_plane: { section_type: 6, sections: [{ samples: \"0g\" }] }", at: "\"0g\"",
      "expected bytes like \"01 0a ff\", found `0g`"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ extensions: 4 }] }", at: "4 }] }",
      "expected a list, found a text"),
    // Each fits, but not together.
    Mistake(
      "c_plane: { section_type: 7, sections: [{ laaMsgType: 3, MCOT: 1 }] }", at: "{ laaMsgType",
      "this can't be written: LAA message has a part that does not belong there"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ extensions: [{ type: 10, beamGroupType: 2, numPortc: 2 }] }] }",
      at: "{ type: 10", "this can't be written: port has 0 items, not 2"),
  ]

  static let kinds: [Mistake] = [
    Mistake("c_plane: { section_type: 2 }", at: "2 }", "section type 2 is reserved", "there are 0, 1, 3, 4"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ extensions: [{ type: 31 }] }] }", at: "31",
      "a section extension needs its `type`, 1 to 30"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ extensions: [{ csf: 1 }] }] }", at: "{ csf",
      "a section extension needs its `type`, 1 to 30"),
    Mistake(
      "ecpri: { type: 200, fields: {} }", at: "200", "the fields of eCPRI messages of type 200 are not known"),
    // What follows from something else can't be chosen.
    Mistake(
      "c_plane: { section_type: 1, fields: { startSymbolId: 3 } }", at: "startSymbolId",
      "`startSymbolId` follows from `at`"),
    Mistake(
      "c_plane: { section_type: 1, fields: { sectionType: 3 } }", at: "sectionType:",
      "`sectionType` follows from `section_type`"),
    Mistake(
      "c_plane: { section_type: 1, sections: [{ ef: true }] }", at: "ef:",
      "`ef` follows from the rest of the message"),
    Mistake(
      "c_plane: { section_type: 4, sections: [{ st4CmdLen: 4 }] }", at: "st4CmdLen",
      "`st4CmdLen` follows from the rest of the message"),
  ]

  @Test(arguments: names + values + kinds) func aMistakeIsBlamedAtItsPlace(_ mistake: Mistake) throws {
    let (scenario, diagnostics) = read(mistake.text)
    #expect(scenario == nil)
    #expect(diagnostics.map(\.message) == [mistake.message])
    let found = try #require(diagnostics.first)
    let start = try #require(mistake.text.firstRange(of: mistake.blamed)).lowerBound
    #expect(found.location.line == SampleScenario.text.count { $0 == "\n" } + 3)
    #expect(found.location.column == 5 + mistake.text.distance(from: mistake.text.startIndex, to: start))
    if let suggestion = mistake.suggestion { #expect(found.suggestion?.hasPrefix(suggestion) == true) }
  }

  @Test func everyMistakeOfAMessageIsToldAtOnce() {
    let (_, diagnostics) = read(
      "c_plane: { section_type: 1, fields: { udIqWidth: 99 }, sections: [{ sectionID: 1 }, { beamID: 2 }] }")
    #expect(diagnostics.map(\.severity) == [.error, .error, .error])
  }

  // MARK: What can be written

  /// The message that the sample has in its first C-plane frame on eAxC 9.
  private func message(_ kind: String, direction: String = "DL") throws -> CPlaneMessage {
    let (scenario, diagnostics) = read("eaxc: 9\n    direction: \(direction)\n    " + kind)
    #expect(diagnostics.map(\.description) == [])
    let frames = try Synthesizer(try #require(scenario)).frames()
    return try #require(frames.first { !$0.isUPlane && $0.eAxC == 9 }).message()
  }

  /// A section of each type, and the fields that are expected of it.
  static let sections: [(type: UInt8, header: [String: Int64], section: [String: Int64])] = [
    (
      0, ["frameStructureFft": 12, "frameStructureScs": 1],
      ["sectionId": 1, "reMask": 0xFFF, "numSymbol": 14]
    ),
    (1, ["udIqWidth": 9, "udCompMeth": 1], ["sectionId": 4095, "numPrbc": 20, "beamId": 0x7FFF]),
    (3, ["timeOffset": 3168, "cpLength": 5], ["sectionId": 100, "freqOffset": -3276, "beamId": 3]),
    (
      4, ["cmdScope": 2, "frameStructureScs": 1], ["st4CmdType": 2, "dirPattern": 0x3FFF, "guardPattern": 1]
    ),
    (5, ["udIqWidth": 9], ["sectionId": 7, "ueId": 66, "rb": 1]),
    (6, ["ciIqWidth": 9, "ciCompMeth": 1, "ciCompOpt": 1], ["ueId": 66, "regularizationFactor": -3]),
    (7, [:], ["laaMsgType": 0, "laaMsgLen": 2, "lbtHandle": 9, "MCOT": 8]),
    (8, ["ready": 1, "frameStructureScs": 1], ["numberOfAcks": 0, "numberOfNacks": 0]),
    (
      9, ["numSinrPerPrb": 6, "oruControlSinrSlotMaskId": 31],
      ["sectionId": 2, "startPrbu": 10, "numPrbu": 20]
    ),
    (10, [:], ["sectionId": 2, "ueId": 66]),
    (11, [:], ["sectionId": 2, "symInc": 1]),
  ]

  @Test(arguments: sections.indices) func everySectionTypeCanBeWritten(_ index: Int) throws {
    let row = Self.sections[index]
    let parts: [LayoutValue] =
      switch row.type {
      case 10:
        [LayoutValue(["measTypeId": 8, "ueRadialSpeed": -300]), LayoutValue(["measTypeId": 1, "ueTae": 4])]
      case 11: [LayoutValue(["measTypeId": 5, "symbolMask": 0x3FFF])]
      default: []
      }
    func text(_ numbers: [String: Int64]) -> String {
      numbers.map { "\($0): \($1)" }.joined(separator: ", ")
    }
    let partText =
      parts.isEmpty ? "" : ", parts: [\(parts.map { "{ \(text($0.numbers)) }" }.joined(separator: ", "))]"
    let message = try message(
      "c_plane: { section_type: \(row.type), fields: { \(text(row.header)) }, "
        + "sections: [{ \(text(row.section))\(partText) }] }")
    #expect(message.sectionType == row.type)
    #expect(message["dataDirection"] == 1 && message["payloadVersion"] == 1 && message["subframeId"] == 1)
    for (name, value) in row.header { #expect(message[name] == value, "\(name)") }
    #expect(message.sections.count == 1 && message.rest == [])
    for (name, value) in row.section { #expect(message.sections.first?[name] == value, "\(name)") }
    let decoded = message.sections.first?.parts ?? []
    try #require(decoded.count == parts.count)
    for (decoded, part) in zip(decoded, parts) {
      for (name, value) in part.numbers { #expect(decoded[name] == value, "\(name)") }
    }
  }

  /// An extension of each type as it is written, and as it is meant.
  static let extensions: [(text: String, value: @Sendable () throws -> SectionExtension)] = [
    (
      "type: 1, bfwIqWidth: 8, bfwCompMeth: 1, weights: \"00 0102 0300\"",
      { try SectionExtension(1, ["bfwIqWidth": 8, "bfwCompMeth": 1], bytes: ["weights": [0, 1, 2, 3, 0]]) }
    ),
    (
      "type: 2, bfAzPtWidth: 7, bfAzPt: 10, bfAzSI: 3",
      { try SectionExtension(2, ["bfAzPtWidth": 7, "bfAzPt": 10, "bfAzSI": 3]) }
    ),
    ("type: 3, layerID: 2, numLayers: 3", { try SectionExtension(3, ["layerID": 2, "numLayers": 3]) }),
    ("type: 4, csf: true, modCompScaler: 0x728", { .modulationCompression(csf: true, scaler: 0x728) }),
    (
      "type: 5, scale: [{ mcScaleReMask: 0xFFF, csf: 1, mcScaleOffset: 9 }]",
      {
        try SectionExtension(
          5, groups: ["scale": [LayoutValue(["mcScaleReMask": 0xFFF, "csf": 1, "mcScaleOffset": 9])]])
      }
    ),
    (
      "type: 6, rbgSize: 4, rbgMask: 0x15, symbolMask: 0x3FFF",
      { .nonContiguous(rbgSize: 4, rbgMask: 0x15, symbolMask: 0x3FFF) }
    ),
    ("type: 7, eAxCmask: 0xFFF0", { try SectionExtension(7, ["eAxCmask": 0xFFF0]) }),
    ("type: 8, regularizationFactor: -5", { try SectionExtension(8, ["regularizationFactor": -5]) }),
    ("type: 9, technology: 1", { try SectionExtension(9, ["technology": 1]) }),
    (
      "type: 10, beamGroupType: 2, port: [{ portBeamOrUeId: 1 }, { portBeamOrUeId: 2 }]",
      {
        try SectionExtension(
          10, ["beamGroupType": 2],
          groups: ["port": [LayoutValue(["portBeamOrUeId": 1]), LayoutValue(["portBeamOrUeId": 2])]])
      }
    ),
    (
      "type: 11, disableBFWs: true, numBundPrb: 10, bundle: [{ bundleBeamId: 17 }, { bundleBeamId: 18 }]",
      { .beams([17, 18], bundlePrbs: 10) }
    ),
    (
      "type: 12, symbolMask: 0x3FFF, range: [{ offStartPrb: 5, numPrb: 10 }]",
      { .ranges([(gap: 5, prbs: 10)], symbolMask: 0x3FFF) }
    ),
    (
      "type: 13, hop: [{ nextSymbolId: 7, nextStartPrbc: 30 }]",
      { try SectionExtension(13, groups: ["hop": [LayoutValue(["nextSymbolId": 7, "nextStartPrbc": 30])]]) }
    ),
    (
      "type: 14, layers: [{ nullLayerInd: 3 }]",
      { try SectionExtension(14, groups: ["layers": [LayoutValue(["nullLayerInd": 3])]]) }
    ),
    (
      "type: 15, sectionFft: 12, sectionScs: 1, sectionFreqOffset: -100",
      { try SectionExtension(15, ["sectionFft": 12, "sectionScs": 1, "sectionFreqOffset": -100]) }
    ),
    (
      "type: 16, antennas: [{ antMask: 0xFF }]",
      { try SectionExtension(16, groups: ["antennas": [LayoutValue(["antMask": 0xFF])]]) }
    ),
    (
      "type: 17, user: [{ numUeID: 2 }]",
      { try SectionExtension(17, groups: ["user": [LayoutValue(["numUeID": 2])]]) }
    ),
    (
      "type: 18, transmissionWindowOffset: 10, toT: 1",
      { try SectionExtension(18, ["transmissionWindowOffset": 10, "toT": 1]) }
    ),
    (
      "type: 19, disableBFWs: true, priority: 3, port: [{ portReMask: 1, portBeamId: 3 }]",
      {
        try SectionExtension(
          19, ["disableBFWs": 1, "priority": 3, "numPortc": 1],
          groups: ["port": [LayoutValue(["portReMask": 1, "portBeamId": 3])]])
      }
    ),
    (
      "type: 20, pattern: [{ symbolMask: 1, rbgIncl: true, rbgSize: 2, rbgMask: 7 }]",
      {
        try SectionExtension(
          20,
          groups: ["pattern": [LayoutValue(["symbolMask": 1, "rbgIncl": 1, "rbgSize": 2, "rbgMask": 7])]])
      }
    ),
    ("type: 21, ciPrbGroupSize: 4", { try SectionExtension(21, ["ciPrbGroupSize": 4]) }),
    ("type: 22, ackNackReqId: 7", { try SectionExtension(22, ["ackNackReqId": 7]) }),
    (
      "type: 23, prbMode: true, pattern: [{ prbBlkSize: 20, scale: [{ csf: 1 }, { csf: 0 }] }]",
      {
        try SectionExtension(
          23, ["prbMode": 1],
          groups: [
            "pattern": [
              LayoutValue(
                ["prbBlkSize": 20], groups: ["scale": [LayoutValue(["csf": 1]), LayoutValue(["csf": 0])]])
            ]
          ])
      }
    ),
    (
      "type: 24, userGroupSize: 2, entry: [{ entryType: 2, dmrsPortNumber: 3, lastPrb: 19 }]",
      {
        try SectionExtension(
          24, ["userGroupSize": 2],
          groups: ["entry": [LayoutValue(["entryType": 2, "dmrsPortNumber": 3, "lastPrb": 19])]])
      }
    ),
    (
      "type: 25, layer: [{ txWinForOnAirSymbol3: 15 }]",
      { try SectionExtension(25, groups: ["layer": [LayoutValue(["txWinForOnAirSymbol3": 15])]]) }
    ),
    (
      "type: 26, offset: [{ freqOffsetFb: -300 }]",
      { try SectionExtension(26, groups: ["offset": [LayoutValue(["freqOffsetFb": -300])]]) }
    ),
    (
      "type: 27, beamType: 1, numElements: 4, firstBeamId: 8",
      { try SectionExtension(27, ["beamType": 1, "numElements": 4, "firstBeamId": 8]) }
    ),
    (
      "type: 28, report: [{ ueNumSinrPerPrb: 6 }]",
      { try SectionExtension(28, groups: ["report": [LayoutValue(["ueNumSinrPerPrb": 6])]]) }
    ),
    (
      "type: 29, cdScgSize: 1, cdScgPhaseStep: -3",
      { try SectionExtension(29, ["cdScgSize": 1, "cdScgPhaseStep": -3]) }
    ),
    ("type: 30, numRepUe: 1, repIndex: 1", { try SectionExtension(30, ["numRepUe": 1, "repIndex": 1]) }),
  ]

  @Test(arguments: extensions.indices) func everySectionExtensionCanBeWritten(_ index: Int) throws {
    let row = Self.extensions[index]
    let expected = try row.value()
    #expect(Int(expected.type) == index + 1)
    // Of UEs, or of channels; alone in its section.
    let type: Int = [8, 14, 15, 16, 17, 21, 24, 25, 26, 27, 28, 30].contains(expected.type) ? 5 : 1
    let message = try message(
      "c_plane: { section_type: \(type), sections: [{ numPrbc: 20, extensions: [{ \(row.text) }] }] }")
    #expect(message.sections.first?.extensions == [expected])
    #expect(message.rest == [])
  }

  @Test func extensionsFollowEachOtherInTheirOrder() throws {
    let message = try message(
      "c_plane: { section_type: 1, sections: [{ numPrbc: 20, extensions: "
        + "[{ type: 22, ackNackReqId: 7 }, { type: 9, technology: 1 }] }, { sectionId: 2 }] }")
    #expect(message.sections.map { $0.extensions.map(\.type) } == [[22, 9], []])
    #expect(message["numberOfSections"] == 2)
  }

  /// What the RU reports was received before; what the DU schedules is still to come.
  @Test func reportsAreSentBehindTheirSymbolAndSchedulingBefore() throws {
    func time(_ kind: String, _ direction: String) throws -> Int64 {
      let (scenario, _) = read("direction: \(direction)\n    " + kind)
      return try #require(scenario?.messages.first).offset
    }
    #expect(try time("c_plane: { section_type: 9 }", "UL") == 130_000)
    #expect(try time("c_plane: { section_type: 1 }", "UL") == -430_000)
    #expect(try time("c_plane: { section_type: 1 }", "DL") == -430_000)
  }
}
