import Testing

@testable import Fronthaul

/// Views: what was sent, however illegal.
@Suite struct LayoutViewTests {
  @Test func aHeaderShowsItsFieldsWithTheirBits() throws {
    let bytes = hex("1002001c00040080 11c89000 0103 0c60 cc 0000 00 80000048fff10000fff33400")
    let view = LayoutView.cPlaneHeader(bytes.span, 8..<20)
    let offset = view["timeOffset"]
    #expect(offset == 3168)
    let shown = view.lines()
    #expect(shown.defect == nil)
    let line = try #require(shown.lines.first { $0.name == "frameStructureScs" })
    #expect(line.text == "1.25kHz")
    #expect(line.bit == (8 + 8) * 8 + 4)
    #expect(line.width == 4)
  }

  @Test func aSectionShowsASignedField() {
    let bytes = hex("80000048fff10000fff33400")
    let value = LayoutView.cPlaneSection(ofType: 3, bytes.span, 0..<12)?["freqOffset"]
    #expect(value == -3276)
    let unknown = LayoutView.cPlaneSection(ofType: 2, bytes.span, 0..<12)?["sectionId"]
    #expect(unknown == nil)
  }

  @Test func anExtensionShowsItsItemsAndWhyItEnds() throws {
    let bytes = hex("0a03 83 0001 7fff 0003 000000")
    let wholeLines = LayoutView.sectionExtension(bytes.span, 0..<12)?.lines()
    let whole = try #require(wholeLines)
    #expect(whole.defect == nil)
    #expect(whole.lines.filter { $0.name == "portBeamOrUeId" }.map(\.value) == [1, 0x7FFF, 3])
    #expect(whole.lines.filter { $0.name == "portBeamOrUeId" }.map(\.depth) == [1, 1, 1])
    let cutLines = LayoutView.sectionExtension(bytes.span, 0..<6)?.lines()
    let cut = try #require(cutLines)
    #expect(cut.lines.filter { $0.name == "portBeamOrUeId" }.map(\.value) == [1])
    #expect(cut.defect == "truncated at byte 5: portBeamOrUeId")
  }

  @Test func reservedBitsAreShownWhereTheyAreSet() throws {
    let bytes = hex("00100000fffe0005")
    let shownLines = LayoutView.cPlaneSection(ofType: 0, bytes.span, 0..<8)?.lines()
    let shown = try #require(shownLines)
    #expect(shown.lines.last?.name == "reserved")
    #expect(shown.lines.last?.value == 5)
  }

  @Test func opaqueBytesAreShownInHexadecimal() throws {
    let bytes = hex("0102 01 0aff")
    let shownLines = LayoutView.ecpri(type: 6, bytes.span, 0..<5)?.lines()
    let shown = try #require(shownLines)
    #expect(shown.lines.last?.text == "0aff")
  }

  @Test func aRangeOutsideTheBytesIsEmpty() {
    let bytes: [UInt8] = [1]
    let header = LayoutView.cPlaneHeader(bytes.span, 7..<9)
    let shown = header.lines()
    #expect(shown.lines.isEmpty)
    #expect(shown.defect != nil)
  }
}
