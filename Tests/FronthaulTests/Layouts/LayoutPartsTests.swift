import Testing

@testable import Fronthaul

@Suite struct LayoutPartsTests {
  private func parts(ofExtension type: UInt8) throws -> LayoutParts {
    try #require(MessageStructures.sectionExtension(type)).parts
  }

  @Test func aNumberHasTheRangeOfItsField() throws {
    let section = try #require(MessageStructures.section(sectionType: 3)).parts
    guard case .number(let unsigned) = section["numPrbc"], case .number(let signed) = section["freqOffset"]
    else {
      Issue.record("numbers are missing")
      return
    }
    #expect(unsigned == 0...255)
    #expect(signed == -0x80_0000...0x7F_FFFF)
  }

  @Test func aWidthThatDependsOnOtherFieldsGivesNoRange() throws {
    guard case .number(let range) = try parts(ofExtension: 2)["bfAzPt"] else {
      Issue.record("bfAzPt is missing")
      return
    }
    #expect(range == nil)
  }

  @Test func aRepeatedPartHasPartsOfItsOwn() throws {
    guard case .items(let pattern) = try parts(ofExtension: 23)["pattern"],
      case .items(let scale) = pattern["scale"]
    else {
      Issue.record("pattern or scale is missing")
      return
    }
    #expect(scale.names == ["mcScaleReMask", "csf", "mcScaleOffset"])
  }

  /// Values that the decoder computes are not on the wire, so nobody can give them.
  @Test func derivedFieldsAreNoParts() throws {
    let names = try parts(ofExtension: 6).names
    #expect(names == ["repetition", "rbgSize", "rbgMask", "priority", "symbolMask"])
  }

  @Test(arguments: MessageStructures.extensionTypes) func everyExtensionHasParts(_ type: UInt8) throws {
    #expect(try !parts(ofExtension: type).names.isEmpty)
  }

  @Test func lengthsAndFlagsOfWhatFollowsAreNotForTheAuthor() {
    #expect(MessageStructures.following == ["ef", "mf", "st4CmdLen", "measDataSize", "measCmdSize"])
  }

  /// Ports with weights and ports without are counted by one field.
  @Test func aCountIsThatOfTheItemsThatAreGiven() throws {
    let port = LayoutValue(["portReMask": 1, "portSymbolMask": 2, "portBeamId": 3])
    let compact = try SectionExtension(19, ["disableBFWs": 1], groups: ["port": [port, port]])
    #expect(compact["numPortc"] == 2)
  }
}
