import Events
import Testing

@testable import Fronthaul

/// View → representation → bytes → view, for every structure that the codec knows.
@Suite struct StructureRoundTripTests {
  @Test(arguments: Structure.all.indices, RandomValue.Fill.allCases)
  func whatIsWrittenIsReadAndShown(index: Int, fill: RandomValue.Fill) throws {
    let structure = Structure.all[index]
    var random = RandomValue(generator: SeededGenerator(seed: UInt64(index)), fill: fill)
    let rounds = fill == .mixed ? 40 : LayoutRoundTripTests.parameterSets.count
    var written = 0
    for round in 0..<rounds {
      let parameters = LayoutRoundTripTests.parameterSets[round % LayoutRoundTripTests.parameterSets.count]
      let value = random.value(structure.layout, parameters, items: 5)
      // Items that would be read as filler, and the like, can't be sent.
      guard let sent = try? structure.encode(value, parameters) else { continue }
      written += 1
      let expected = structure.expected(value, sent.bytes)
      let read = try structure.layout.decode(sent.bytes.span, sent.body, parameters)
      #expect(read.value == expected, "\(structure)")
      let view = LayoutView(structure.layout, sent.bytes.span, sent.body, parameters)
      let shown = view.value()
      #expect(shown == expected.withoutEmptyGroups, "\(structure)")
      let again = try structure.encode(read.value, parameters)
      #expect(again.bytes == sent.bytes, "\(structure)")
    }
    #expect(fill != .mixed || written > 15, "\(structure): too few values were representable")
  }

  @Test func everyCodePointWithALayoutIsInTheTable() {
    func isCovered(_ layout: Layout) -> Bool { Structure.all.contains { $0.layout === layout } }
    for number in UInt8.min...UInt8.max {
      if let type = SectionType.of(number) { #expect(isCovered(type.header), "section type \(number)") }
      if let type = ExtensionType.of(number) { #expect(isCovered(type.layout), "extension \(number)") }
      if let layout = ECPRIMessage.layout(number) { #expect(isCovered(layout), "eCPRI type \(number)") }
    }
  }

  @Test func theTablesHaveWhatTheSpecificationNames() {
    #expect(SectionType.all.map(\.number) == [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    #expect(SectionType.codePoints.map(\.value) == SectionType.all.map { Int64($0.number) })
    #expect(ExtensionType.all.map(\.number) == Array(1...30))
    #expect((0...255).filter { ECPRIMessage.layout($0) != nil } == [0, 1, 2, 3, 4, 5, 6, 7, 8, 11])
    #expect(CompressionMethod.known.map(\.rawValue) == Array(0...8))
  }
}
