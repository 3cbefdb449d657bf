import Testing
import Wire

@testable import Fronthaul

/// Each section extension in a message, as a unit would send it.
@Suite struct SectionExtensionTests {
  /// An extension from its head on, the section type it is on, and what must be read from it.
  struct Sample: CustomTestStringConvertible, Sendable {
    let number: UInt8
    let bytes: String
    var on: UInt8 = 1
    var weightCount = 0
    var fields: [String: Int64] = [:]
    var items: [[String: Int64]] = []
    var needed: Int64
    var testDescription: String { "SE\(number) \(bytes)" }
  }

  static let samples: [Sample] = [
    Sample(
      number: 1, bytes: "01 02 81 05 7f80 0102", weightCount: 2,
      fields: ["bfwIqWidth": 8, "bfwCompMeth": 1, "exponent": 5], needed: 8),
    Sample(
      number: 1, bytes: "01 02 00 7fff 8000 00", weightCount: 1, fields: ["bfwIqWidth": 0, "bfwCompMeth": 0],
      needed: 7),
    Sample(
      number: 1, bytes: "01 02 83 71 7f80 0000", weightCount: 1, fields: ["compBitWidth": 7, "compShift": 1],
      needed: 6),
    Sample(
      number: 1, bytes: "01 03 84 c0 20 11223344 000000", weightCount: 2, fields: ["blockScaler": 0x20],
      needed: 9),
    Sample(number: 1, bytes: "01 02 91 05 7f80 0102", fields: ["bfwIqWidth": 9], needed: 8),
    Sample(number: 2, bytes: "02 02 00 00 07 000000", fields: ["bfAzSI": 0, "bfZeSI": 7], needed: 5),
    Sample(
      number: 2, bytes: "02 02 0f 0a a5b4 2b 00",
      fields: [
        "bfAzPtWidth": 1, "bfZePtWidth": 7, "bfAz3ddWidth": 1, "bfZe3ddWidth": 2, "bfAzPt": 2,
        "bfZePt": 0b1001_0110, "bfAz3dd": 0b11, "bfZe3dd": 0b010, "bfAzSI": 5, "bfZeSI": 3,
      ], needed: 7),
    Sample(
      number: 3, bytes: "03 01 07 12", fields: ["codebookIndex": 7, "layerID": 1, "numLayers": 2], needed: 4),
    Sample(
      number: 3, bytes: "03 04 07 f4 2 abc 85 00 0001 7fff 0003 0000",
      fields: [
        "layerID": 15, "txScheme": 2, "crsReMask": 0xABC, "crsShift": 1, "crsSymNum": 5, "beamIdAP1": 1,
        "beamIdAP2": 0x7FFF, "beamIdAP3": 3,
      ], needed: 14),
    Sample(number: 4, bytes: "04 01 8c00", fields: ["csf": 1, "modCompScaler": 0xC00], needed: 4),
    Sample(
      number: 5, bytes: "05 02 aaa 8728 00000",
      items: [["mcScaleReMask": 0xAAA, "csf": 1, "mcScaleOffset": 0x728]],
      needed: 6),
    Sample(
      number: 5, bytes: "05 03 fff 8728 001 0001 000000",
      items: [
        ["mcScaleReMask": 0xFFF, "csf": 1, "mcScaleOffset": 0x728],
        ["mcScaleReMask": 1, "csf": 0, "mcScaleOffset": 1],
      ],
      needed: 9),
    Sample(
      number: 6, bytes: "06 02 f 8000001 7 001",
      fields: ["repetition": 1, "rbgSize": 7, "rbgMask": 0x8000001, "priority": 1, "symbolMask": 0x3001],
      needed: 8),
    Sample(number: 7, bytes: "07 01 fff0", on: 0, fields: ["eAxCmask": 0xFFF0], needed: 4),
    Sample(number: 8, bytes: "08 01 fffe", on: 5, fields: ["regularizationFactor": -2], needed: 4),
    Sample(number: 9, bytes: "09 01 0100", fields: ["technology": 1], needed: 4),
    Sample(number: 10, bytes: "0a 01 07 00", fields: ["beamGroupType": 0, "numPortc": 7], needed: 4),
    Sample(
      number: 10, bytes: "0a 03 83 0001 7fff 0003 000000", fields: ["beamGroupType": 2, "numPortc": 3],
      items: [["portBeamOrUeId": 1], ["portBeamOrUeId": 0x7FFF], ["portBeamOrUeId": 3]], needed: 9),
    Sample(
      number: 10, bytes: "0a 03 c3 05 0001 06 0002 07 0000",
      fields: ["beamGroupType": 3, "portListIndex": 5],
      items: [["portBeamOrUeId": 1, "listIndex": 6], ["portBeamOrUeId": 2, "listIndex": 7]], needed: 10),
    Sample(
      number: 11, bytes: "0b 0003 c5 0a 8011 0012 000000",
      fields: ["disableBFWs": 1, "RAD": 1, "bundleOffset": 5, "numBundPrb": 10],
      items: [["contInd": 1, "bundleBeamId": 17], ["contInd": 0, "bundleBeamId": 18]], needed: 9),
    Sample(
      number: 11, bytes: "0b 0004 00 0a 81 03 8011 7f80 04 0012 0102", weightCount: 1,
      fields: ["disableBFWs": 0, "bfwIqWidth": 8, "bfwCompMeth": 1],
      items: [["exponent": 3, "contInd": 1, "bundleBeamId": 17], ["exponent": 4, "bundleBeamId": 18]],
      needed: 16),
    Sample(
      number: 12, bytes: "0c 02 7fff 05 0a 0000", fields: ["priority": 1, "symbolMask": 0x3FFF],
      items: [["offStartPrb": 5, "numPrb": 10]], needed: 6),
    Sample(
      number: 13, bytes: "0d 02 0c05 1c06 1c06",
      items: [["nextSymbolId": 3, "nextStartPrbc": 5], ["nextSymbolId": 7, "nextStartPrbc": 6]], needed: 6),
    Sample(number: 14, bytes: "0e 01 81 00", on: 5, items: [["nullLayerInd": 0x81]], needed: 3),
    Sample(
      number: 15, bytes: "0f 02 c1 fff334 0120", on: 5,
      fields: ["sectionFft": 12, "sectionScs": 1, "sectionFreqOffset": -3276, "sectionCpLength": 0x120],
      needed: 8),
    Sample(
      number: 16, bytes: "10 03 8000000000000001 0000", on: 5, items: [["antMask": Int64.min + 1]], needed: 10
    ),
    Sample(
      number: 17, bytes: "11 01 2 1 3 0", on: 5, items: [["numUeID": 2], ["numUeID": 1], ["numUeID": 3]],
      needed: 4),
    Sample(
      number: 18, bytes: "12 02 0102 0304 01 00",
      fields: ["transmissionWindowOffset": 0x102, "transmissionWindowSize": 0x304, "toT": 1], needed: 8),
    Sample(
      number: 19, bytes: "13 0003 81 3fff 0abc 3001 0011",
      fields: ["disableBFWs": 1, "repetition": 0, "numPortc": 1],
      items: [["portReMask": 0xABC, "portSymbolMask": 0x3001, "portBeamId": 17]], needed: 12),
    Sample(
      number: 19, bytes: "13 0004 01 3fff 81 0abc 3001 0011 05 7f80",
      fields: ["disableBFWs": 0, "bfwIqWidth": 8, "bfwCompMeth": 1], needed: 16),
    Sample(
      number: 19, bytes: "13 0004 01 3fff 81 0abc 3001 0011 05 7f80", weightCount: 1, fields: ["numPortc": 1],
      items: [["portBeamId": 17, "exponent": 5]], needed: 16),
    Sample(number: 19, bytes: "13 0002 42 3fff 0000", fields: ["repetition": 1, "numPortc": 2], needed: 6),
    Sample(
      number: 20, bytes: "14 0005 02 fffc05 05 fff1 78000001 000404 0a abca", fields: ["numPuncPatterns": 2],
      items: [
        [
          "symbolMask": 0x3FFF, "startPuncPrb": 5, "numPuncPrb": 5, "puncReMask": 0xFFF, "rbgIncl": 1,
          "rbgSize": 7, "rbgMask": 0x8000001,
        ],
        [
          "symbolMask": 1, "startPuncPrb": 4, "numPuncPrb": 10, "puncReMask": 0xABC, "puncRb": 1,
          "multiSDScope": 1, "rbgIncl": 0,
        ],
      ], needed: 20),
    Sample(
      number: 21, bytes: "15 01 fe 02", on: 5, fields: ["ciPrbGroupSize": 254, "prgSize": 2], needed: 4),
    Sample(number: 22, bytes: "16 01 1234", fields: ["ackNackReqId": 0x1234], needed: 4),
    Sample(
      number: 23, bytes: "17 04 10 00 3fff 2a 00 0fff 8728 0001 0001",
      fields: ["numSymPrbPattern": 1, "prbMode": 0],
      items: [["symMask": 0x3FFF, "numMcScaleOffset": 2, "prbPattern": 10]], needed: 16),
    Sample(
      number: 23, bytes: "17 03 11 00 0001 1 05 06 800 0001",
      fields: ["numSymPrbPattern": 1, "prbMode": 1],
      items: [["symMask": 1, "numMcScaleOffset": 1, "prbBlkOffset": 5, "prbBlkSize": 6]], needed: 12),
    Sample(
      number: 24, bytes: "18 04 c5 07 4b 8101 abcd ac0a06 0000 0000", on: 5,
      fields: ["alpnPerSym": 1, "antDmrsSnr": 1, "userGroupSize": 5, "userGroupId": 7],
      items: [
        [
          "entryType": 2, "dmrsPortNumber": 11, "ueIdReset": 1, "posMeas": 0, "dmrsSymbolMask": 0x101,
          "scrambling": 0xABCD, "nscid": 1, "dType": 0, "cdmWithoutData": 2, "lambda": 3, "firstPrb": 5,
          "lastPrb": 6,
        ]
      ], needed: 14),
    Sample(
      number: 25, bytes: "19 03 0123456789abcf 000000", on: 5,
      items: [["txWinForOnAirSymbol0": 0, "txWinForOnAirSymbol12": 12, "txWinForOnAirSymbol13": 15]],
      needed: 9),
    Sample(
      number: 26, bytes: "1a 02 00 02 0005 8ad0", on: 5, fields: ["numFoFb": 2],
      items: [["freqOffsetFb": 5], ["freqOffsetFb": -30000]], needed: 8),
    Sample(
      number: 27, bytes: "1b 02 00 02 0005 7fff", on: 5, fields: ["beamType": 0, "numElements": 2],
      items: [["elementBeamId": 5], ["elementBeamId": 0x7FFF]], needed: 8),
    Sample(
      number: 27, bytes: "1b 02 40 02 0005 0000", on: 5, fields: ["beamType": 1, "firstBeamId": 5], needed: 6),
    Sample(
      number: 28, bytes: "1c 02 03 16 50 000000", on: 5, fields: ["numUeSinrRpt": 3],
      items: [["ueNumSinrPerPrb": 1], ["ueNumSinrPerPrb": 6], ["ueNumSinrPerPrb": 5]], needed: 5),
    Sample(number: 29, bytes: "1d 01 05 ff", fields: ["cdScgSize": 5, "cdScgPhaseStep": -1], needed: 4),
    Sample(
      number: 30, bytes: "1e 02 01 00 45 03 0000", on: 5,
      fields: ["numRepUe": 1, "isLastRep": 1, "repIndex": 5, "numReps": 3],
      needed: 8),
    Sample(
      number: 30, bytes: "1e 03 02 00 01 01 0042 42 00 0000", on: 5, fields: ["numRepUe": 2],
      items: [
        ["isLastRep": 0, "repIndex": 1, "numReps": 1], ["isLastRep": 1, "repIndex": 2, "numReps": 0],
      ], needed: 10),
  ]

  @Test func everyExtensionHasASample() {
    #expect(Set(Self.samples.map(\.number)) == Set(1...30))
  }

  @Test(arguments: samples)
  func isReadFieldByField(_ sample: Sample) throws {
    let recorder = cPlane(message(sample), weightCount: sample.weightCount)
    #expect(recorder.events.first?["wellFormed"] == 1)
    #expect(recorder.events.first?["unreadBytes"] == 0)
    let any = try #require(recorder.named("cus.c.extension").first)
    #expect(any["extType"] == Int64(sample.number))
    #expect(any["extensionKnown"] == 1)
    #expect(any["extensionAllowed"] == 1)
    #expect(any["bytesNeeded"] == sample.needed)
    #expect(any["paddingNonZero"] == 0)
    #expect(any["extensionReserved"] == 0)
    let typed = try #require(recorder.named("cus.c.se\(sample.number)").first)
    for (name, value) in sample.fields { #expect(typed[name] == value, "\(name)") }
    let groups = try #require(ExtensionType.of(sample.number)).layout.program.groups
    let outer = groups.filter { $0.parent < 0 }.map { "cus.c.se\(sample.number)." + $0.group.name }
    let items = recorder.events.filter { outer.contains($0.name) }
    #expect(items.count == sample.items.count)
    for (item, expected) in zip(items, sample.items) {
      for (name, value) in expected { #expect(item[name] == value, "\(name)") }
    }
  }

  @Test(arguments: samples)
  func isTheSameAfterARoundTrip(_ sample: Sample) throws {
    let bytes = message(sample)
    let configuration = CPlaneConfiguration(weightCount: sample.weightCount)
    let decoded = try CPlaneMessage(bytes.span, 8..<bytes.count, configuration)
    let part = try #require(decoded.sections.first?.extensions.first)
    #expect(part.type == sample.number)
    #expect(part.fields != nil, "the fields must be understood")
    #expect(decoded.rest.isEmpty)
    #expect(try decoded.encode(configuration) == Array(bytes[8...]))
  }

  @Test(arguments: samples)
  func aMessageThatEndsInsideItIsMalformed(_ sample: Sample) {
    let whole = message(sample)
    for length in (whole.count - hex(sample.bytes).count)..<whole.count {
      let recorder = cPlane(Array(whole[..<length]), weightCount: sample.weightCount)
      #expect(recorder.events.first?["wellFormed"] == 0)
      #expect(recorder.named("cus.c.section").count == 1, "the section before it was read")
      #expect(recorder.named("cus.c.se\(sample.number)").isEmpty)
      let cut = cPlane(whole, weightCount: sample.weightCount, keeping: length)
      #expect(cut.events.first?.unknown.contains("wellFormed") == true)
      #expect(cut.named("cus.c.section").count == 1)
    }
  }

  @Test(arguments: samples)
  func aLengthOf0EndsTheReading(_ sample: Sample) {
    var bytes = message(sample)
    let start = bytes.count - hex(sample.bytes).count
    bytes[start + 1] = 0
    if ExtensionType.hasWideLength(sample.number) { bytes[start + 2] = 0 }
    let recorder = cPlane(bytes)
    #expect(recorder.events.first?["wellFormed"] == 0)
    #expect(recorder.events.first?["defect"] == 2)
    #expect(recorder.events.first?["defectOffset"] == Int64(start + 1))
    let any = recorder.named("cus.c.extension")
    #expect(any.map { $0["extLen"] } == [0])
  }

  @Test(arguments: samples)
  func aLengthThatLeadsOutOfTheMessageIsBad(_ sample: Sample) {
    var bytes = message(sample)
    let start = bytes.count - hex(sample.bytes).count
    bytes[start + (ExtensionType.hasWideLength(sample.number) ? 2 : 1)] += 1
    let recorder = cPlane(bytes)
    #expect(recorder.events.first?["defect"] == 2)
    #expect(recorder.named("cus.c.extension").count == 1)
    #expect(recorder.named("cus.c.se\(sample.number)").isEmpty)
  }

  @Test(arguments: samples)
  func aWordTooManyShowsInTheBytesNeeded(_ sample: Sample) throws {
    guard let type = ExtensionType.of(sample.number), !type.layout.endsOpen || sample.weightCount > 0 else {
      return
    }
    guard
      !type.layout.program.instructions.contains(where: {
        $0.operation == .group && ($0.constant == -2 || $0.zeroIsUnknown)
      })
    else { return }
    var bytes = message(sample) + [0, 0, 0, 0]
    let start = bytes.count - 4 - hex(sample.bytes).count
    bytes[start + (ExtensionType.hasWideLength(sample.number) ? 2 : 1)] += 1
    bytes[3] += 4
    let recorder = cPlane(bytes, weightCount: sample.weightCount)
    let any = try #require(recorder.named("cus.c.extension").first)
    #expect(any["bytesNeeded"] == sample.needed)
    #expect(try #require(any["extensionBytes"]) - sample.needed >= 4)
  }

  @Test(arguments: samples)
  func isFlaggedOnASectionTypeThatDoesNotListIt(_ sample: Sample) throws {
    let type = try #require(ExtensionType.of(sample.number))
    for other: UInt8 in [0, 1, 3, 5] where !type.isAllowed(on: other) {
      let recorder = cPlane(message(sample, on: other), weightCount: sample.weightCount)
      #expect(recorder.named("cus.c.extension").first?["extensionAllowed"] == 0)
    }
  }

  @Test func aBodyTooShortForItsFieldsIsSkippedAndNoted() throws {
    // Extension 6 in one word; extension 4 behind it is still read.
    let recorder = cPlane("1002001c 00000380 90010000 0101 0000 00300014fffe8000 86017000 04018c00")
    #expect(recorder.events.first?["wellFormed"] == 0)
    #expect(recorder.events.first?["defect"] == 2)
    #expect(recorder.named("cus.c.extension").map { $0["extType"] } == [6, 4])
    #expect(recorder.named("cus.c.se6").isEmpty)
    #expect(recorder.named("cus.c.se4").count == 1)
  }

  @Test func anUnknownExtensionIsKeptAndSkipped() throws {
    let bytes = hex("10020020 00000380 90010000 0101 0000 00300014fffe8000 e402010203040506 04018c00")
    let recorder = cPlane(bytes)
    let any = recorder.named("cus.c.extension")
    #expect(any.map { $0["extType"] } == [100, 4])
    #expect(any.first?["extensionKnown"] == 0)
    #expect(any.first?["extensionAllowed"] == nil)
    #expect(any.first?["bytesNeeded"] == nil)
    #expect(recorder.events.first?["wellFormed"] == 1)
    let decoded = try CPlaneMessage(bytes.span, 8..<bytes.count)
    #expect(decoded.sections.first?.extensions.first?.content == .opaque([1, 2, 3, 4, 5, 6]))
    #expect(try decoded.encode() == Array(bytes[8...]))
  }

  /// A message of one section that has the sample's extension.
  private func message(_ sample: Sample, on other: UInt8? = nil) -> [UInt8] {
    let type = other ?? sample.on
    let header =
      switch type {
      case 0: "90010000 01 00 0000 c1 0000 00"
      case 3: "90010000 01 03 0000 c1 0000 00"
      default: "90010000 01 0\(type) 0000"
      }
    // PRBs 0 to 19: two bundles of ten.
    let section = "00300014fffe8000" + (type == 3 ? "00000000" : "")
    let body = hex(header) + hex(section) + hex(sample.bytes)
    return [0x10, 2, UInt8((body.count + 4) >> 8), UInt8((body.count + 4) & 255), 0, 0, 3, 0x80] + body
  }
}
