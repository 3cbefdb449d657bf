import Testing
import Wire

@testable import Fronthaul

/// `decode(encode(x)) == x`, and one list of fields behind both.
@Suite struct LayoutRoundTripTests {
  static let parameterSets: [LayoutParameters] = ([0, 1, 5, 64] as [Int64]).map { weights in
    var parameters = LayoutParameters()
    parameters[.weightCount] = weights
    parameters[.portCount] = weights % 4 + 1
    return parameters
  }

  @Test(arguments: ExtensionType.all.map(\.number))
  func everyExtensionThatCanBeEncodedIsReadAgain(number: UInt8) throws {
    let type = try #require(ExtensionType.of(number))
    var random = RandomValue(generator: SeededGenerator(seed: UInt64(number)))
    var encoded = 0
    for round in 0..<40 {
      let parameters = Self.parameterSets[round % Self.parameterSets.count]
      let value = random.value(type.layout, parameters)
      let sent = SectionExtension(type: number, content: .fields(value))
      var writer = ByteWriter()
      guard (try? sent.encode(into: &writer, more: round % 2 == 0, parameters)) != nil else { continue }
      encoded += 1
      let bytes = writer.bytes
      #expect(bytes.count % 4 == 0)
      let start = ExtensionHead(bytes.span, 0, bytes.count)
      let head = try #require(start)
      #expect(head.type == number)
      #expect(head.words * 4 == bytes.count)
      #expect(head.more == (round % 2 == 0))
      let received = SectionExtension(bytes.span, 0..<bytes.count, number, parameters)
      #expect(received == sent)
    }
    #expect(encoded > 15, "most random values must be representable, or the test tests nothing")
  }

  @Test func reservedBitsThatAreNotZeroAreSentAgain() throws {
    let layout = ExtensionType.extension28.layout
    let plain = hex("02 16")
    let unset = try layout.decode(plain.span, 0..<2)
    #expect(unset.value["reserved0"] == nil)
    let other = hex("e2 16")
    let set = try layout.decode(other.span, 0..<2)
    #expect(set.value["reserved0"] == 7)
    var writer = ByteWriter()
    try layout.encode(set.value, into: &writer)
    #expect(writer.bytes == other)
  }

  @Test func aNumberThatDoesNotFitIsRefusedWithItsName() {
    let value = LayoutValue(["csf": 1, "modCompScaler": 0x8000])
    var writer = ByteWriter()
    #expect(throws: WireError(.badValue, at: 0, "modCompScaler = 32768 does not fit 15 bits")) {
      try ExtensionType.extension4.layout.encode(value, into: &writer)
    }
  }

  @Test func aNameThatTheStructureDoesNotHaveIsRefused() {
    let value = LayoutValue(["csf": 1, "modCompScaler": 1, "modCompScale": 1])
    var writer = ByteWriter()
    #expect(throws: WireError.self) { try ExtensionType.extension4.layout.encode(value, into: &writer) }
  }

  @Test func aCountThatDiffersFromTheItemsIsRefused() {
    let value = LayoutValue(["numFoFb": 2], groups: ["offset": [LayoutValue(["freqOffsetFb": 1])]])
    var writer = ByteWriter()
    #expect(throws: WireError(.badLength, at: 2, "offset has 1 items, not 2")) {
      try ExtensionType.extension26.layout.encode(value, into: &writer)
    }
  }

  @Test func completingCountsTheItems() throws {
    let feedback = try SectionExtension(
      26, groups: ["offset": [LayoutValue(["freqOffsetFb": -7]), LayoutValue()]])
    #expect(feedback["numFoFb"] == 2)
    #expect(feedback.fields?.groups["offset"]?[1]["freqOffsetFb"] == 0)
  }
}
