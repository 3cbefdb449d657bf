import Testing
import Wire

@testable import Fronthaul

/// What is written by places is what the layout writes by names.
@Suite struct FixedLayoutTests {
  @Test(arguments: 0..<8) func placesAndNamesGiveTheSameBytes(form: Int) throws {
    let layout = UPlaneLayouts.section(dynamic: form & 4 != 0, length: form & 2 != 0, masks: form & 1 != 0)
    let fixed = try #require(FixedLayout(layout))
    // Every field has bits of its own.
    let names = layout.program.fields.map(\.field.name)
    let values = layout.program.fields.enumerated().map {
      UInt64(0xA5A5 >> $0 & 0xFFFF) & ((1 << UInt64($1.bitWidth ?? 0)) - 1)
    }
    var byName = ByteWriter()
    try layout.encode(
      LayoutValue(Dictionary(uniqueKeysWithValues: zip(names, values.map { Int64($0) }))), into: &byName)
    var byPlace = ByteWriter()
    try fixed.encode(values.span, into: &byPlace)
    #expect(byPlace.bytes == byName.bytes)
    #expect(fixed.byteCount == byPlace.count)
  }

  @Test func aValueThatDoesNotFitIsAnErrorAndSoIsTheirNumber() throws {
    let fixed = try #require(FixedLayout(UPlaneLayouts.timing))
    var writer = ByteWriter()
    #expect(throws: WireError.self) {
      try fixed.encode(([2, 1, 0, 0, 0, 0, 0] as [UInt64]).span, into: &writer)
    }
    #expect(throws: WireError.self) {
      try fixed.encode(([1, 1, 0, 0, 0, 0] as [UInt64]).span, into: &writer)
    }
  }

  @Test func aLayoutWhoseFieldsMoveIsNotFixed() throws {
    let bundles = try #require(ExtensionType.of(11))
    #expect(FixedLayout(bundles.layout) == nil)
  }
}
