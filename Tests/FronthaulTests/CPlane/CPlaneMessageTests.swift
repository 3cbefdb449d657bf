import Testing
import Wire

@testable import Fronthaul

/// C-plane messages as values.
@Suite struct CPlaneMessageTests {
  static let vectors: [String] = [
    "907b4040 0101 0000 00700000fffe0123",
    "107b404a 0101 9100 00800a64fff40000",
    "11c89000 0103 0c60cc000000 80000048fff10000fff33400",
    "90010000 0100 0000c1000000 00100000fffe0000",
    "90010000 0105 0000 00200014fffe0042",
    "90010000 0101 0000 00300014fffe8000 04018c00",
    "90010000 0101 0000 00400064fffe8000 0602700000553fff",
    "90010000 0101 0000 00500020fffe8000 0b00038010001100 12000000",
    "90010000 0201 0000 00600000aaaa0001 0060000a555e0002",
    "90010000 0101 0000 00300014fffe8000 89010100 0c023fff050a0000",
    "91010000 0004 0200 0200030512340000 3f0f00f0 04000400 00000000 02000005 00000000",
    "91010000 0108 0201 1234 1235 4321",
    "10010000 010a 0000 00300014fffe0042 81000002fffe0000 060200020001ffff",
    "90010000 010b 0000 00300014fffe0000 0500000230010000",
    "90010000 0007 0000 0201020a93007000",
    "90010000 0106 0100 0042fffe000a02 1122334455",
    "10010000 0109 6500 00100a02 01020304",
  ]

  @Test(arguments: vectors)
  func whatWasSentIsSentAgain(_ vector: String) throws {
    let bytes = hex(vector)
    let message = try CPlaneMessage(bytes.span, 0..<bytes.count)
    #expect(message.rest.isEmpty)
    #expect(!message.sections.isEmpty)
    #expect(try message.encode() == bytes)
  }

  @Test(arguments: vectors)
  func whatIsCutIsStillKeptByteByByte(_ vector: String) throws {
    let whole = hex(vector)
    for length in 0..<whole.count {
      let bytes = Array(whole[..<length])
      guard let message = try? CPlaneMessage(bytes.span, 0..<length) else {
        #expect(length < 12, "only a header that is cut short is an error")
        continue
      }
      #expect(try message.encode() == bytes)
    }
  }

  @Test func aMessageIsBuiltFromWhatMatters() throws {
    let message = try CPlaneMessage(
      sectionType: 1,
      ["dataDirection": 1, "frameId": 123, "subframeId": 4, "slotId": 1],
      sections: [CPlaneSection(sectionId: 7, ["beamId": 0x123])])
    #expect(try message.encode() == hex("907b4040 0101 0000 00700000fffe0123"))
    #expect(message["numberOfSections"] == 1)
  }

  @Test func thePrachMessageIsBuiltFromWhatMatters() throws {
    let message = try CPlaneMessage(
      sectionType: 3,
      [
        "filterIndex": 1, "frameId": 200, "subframeId": 9, "timeOffset": 3168, "frameStructureFft": 12,
        "frameStructureScs": 12,
      ],
      sections: [
        CPlaneSection(
          sectionId: 2048, numPrbc: 72, numSymbol: 1, ["beamId": 0, "freqOffset": -3276])
      ])
    #expect(try message.encode() == hex("11c89000 0103 0c60cc000000 80000048fff10000fff33400"))
  }

  @Test func extensionsSetTheirBitsAndLengths() throws {
    let message = try CPlaneMessage(
      sectionType: 1, ["dataDirection": 1, "frameId": 1],
      sections: [
        CPlaneSection(
          sectionId: 5, numPrbc: 32, ["beamId": 0],
          extensions: [
            .modulationCompression(csf: true, scaler: 0xC00),
            .nonContiguous(rbgSize: 7, rbgMask: 0x55, symbolMask: 0x3FFF),
            .ranges([(gap: 5, prbs: 10)], symbolMask: 0x3FFF),
          ]),
        CPlaneSection(
          sectionId: 5, numPrbc: 32, ["beamId": 0], extensions: [.beams([17, 0], bundlePrbs: 16)]),
      ])
    let bytes = try message.encode()
    #expect(
      bytes
        == hex(
          "90010000 0201 0000 00500020fffe8000 84018c00 8602700000553fff 0c023fff050a0000"
            + "00500020fffe8000 0b00038010001100 00000000"))
    let read = try CPlaneMessage(bytes.span, 0..<bytes.count)
    #expect(read == message, "the number of bundles follows from the resource blocks: beam 0 is no filler")
  }

  @Test func beamsThatTheReceiverWouldNotExpectAreRefused() {
    let section = CPlaneSection(
      sectionId: 5, numPrbc: 32, ["beamId": 0], extensions: [.beams([17], bundlePrbs: 16)])
    #expect(throws: WireError.self) {
      try CPlaneMessage(sectionType: 1, [:], sections: [section]).encode()
    }
  }

  @Test func numbersFarOutsideTheirFieldsAreRefused() throws {
    var beams = SectionExtension.beams([1], bundlePrbs: 1)
    var fields = try #require(beams.fields)
    fields["numBundPrb"] = .max
    beams.content = .fields(fields)
    let ports = SectionExtension(
      type: 10, content: .fields(LayoutValue(["beamGroupType": 0, "numPortc": .max])))
    for part in [beams, ports] {
      let section = CPlaneSection(sectionId: 1, numPrbc: 255, ["beamId": 0], extensions: [part])
      #expect(throws: WireError.self) { try CPlaneMessage(sectionType: 1, [:], sections: [section]).encode() }
    }
  }

  @Test func anExtensionWithIllegalContentIsKeptAsItIs() throws {
    // Extension 6 in one word, extension 4 with a word too many, extension 9 with padding that is not zero.
    for illegal in ["06017000", "04028c0000000000", "16021234ff000000"] {
      let bytes = hex("90010000 0101 0000 00300014fffe8000" + illegal)
      let message = try CPlaneMessage(bytes.span, 0..<bytes.count)
      #expect(message.sections.first?.extensions.first?.fields == nil)
      #expect(try message.encode() == bytes)
    }
  }

  @Test func nullingLayersBelongToThePortsOfExtension10() throws {
    let bytes = hex("90010000 0105 0000 00300014fffe8042 8a02 82 0001 0002 00 0e02 01 00 00 00 0000")
    let message = try CPlaneMessage(bytes.span, 0..<bytes.count)
    let layers = message.sections.first?.extensions.last?.fields?.groups["layers"]
    #expect(layers?.map { $0["nullLayerInd"] } == [1, 0, 0], "one for each of three ports")
    #expect(try message.encode() == bytes)
  }
}
