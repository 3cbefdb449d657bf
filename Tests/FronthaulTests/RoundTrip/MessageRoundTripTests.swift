import Testing
import Wire

@testable import Fronthaul

/// `decode(encode(x)) == x` for whole messages of every kind, and views that show the same.
@Suite struct MessageRoundTripTests {
  static let configurations = [0, 1, 4].map {
    CPlaneConfiguration(weightCount: $0, channelBytesPerPrb: 5, sinrBytesPerPrb: 3)
  }

  @Test(arguments: SectionType.all.map(\.number), RandomValue.Fill.allCases)
  func everySectionTypeIsReadAgain(number: UInt8, fill: RandomValue.Fill) throws {
    let type = try #require(SectionType.of(number))
    var messages = RandomMessage(seed: UInt64(number), fill: fill)
    var written = 0
    for round in 0..<60 {
      let configuration = Self.configurations[round % Self.configurations.count]
      let message = messages.cPlane(type, configuration)
      guard let bytes = try? message.encode(configuration) else { continue }
      written += 1
      let read = try CPlaneMessage(bytes.span, 0..<bytes.count, configuration)
      #expect(read == message)
      #expect(try read.encode(configuration) == bytes)
      let header = LayoutView.cPlaneHeader(bytes.span, 0..<bytes.count).value()
      #expect(header == message.header)
    }
    #expect(fill != .mixed || written > 20, "section type \(number): too few messages were representable")
  }

  @Test func everyExtensionIsMetInSomeMessage() throws {
    var messages = RandomMessage(seed: 70)
    var met = Set<UInt8>()
    let type = try #require(SectionType.of(5))
    for round in 0..<600 {
      let configuration = Self.configurations[round % Self.configurations.count]
      let message = messages.cPlane(type, configuration)
      guard let bytes = try? message.encode(configuration) else { continue }
      let read = try CPlaneMessage(bytes.span, 0..<bytes.count, configuration)
      #expect(read == message)
      for part in read.sections.flatMap(\.extensions) {
        #expect((part.fields == nil) == (part.type > 30), "extension \(part.type)")
        met.insert(min(part.type, 31))
      }
    }
    #expect(met == Set(1...31), "31 stands for the reserved ones")
  }

  @Test(arguments: (UInt8.min...UInt8.max).filter { SectionType.of($0) == nil })
  func anUnknownSectionTypeIsKept(number: UInt8) throws {
    var messages = RandomMessage(seed: UInt64(number))
    var header = messages.random.value(SectionType.unknownHeader)
    header["sectionType"] = Int64(number)
    let message = CPlaneMessage(header: header, rest: messages.random.generator.bytes(Int(number % 9)))
    let bytes = try message.encode()
    #expect(try CPlaneMessage(bytes.span, 0..<bytes.count) == message)
  }

  @Test(arguments: UInt8.min...UInt8.max)
  func everyECPRITypeIsReadAgain(number: UInt8) throws {
    for fill in RandomValue.Fill.allCases {
      var messages = RandomMessage(seed: UInt64(number), fill: fill)
      for count in 1...3 {
        let packet = ECPRIPacket((0..<count).map { _ in messages.ecpri(number) })
        let bytes = try packet.encode()
        let read = try ECPRIPacket.decode(bytes.span, 0..<bytes.count)
        #expect(read.packet == packet)
        #expect(read.end == bytes.count)
        if count == 1, let fields = packet.messages[0].fields {
          let shown = LayoutView.ecpri(type: number, bytes.span, 4..<bytes.count)?.value()
          #expect(shown == fields.withoutEmptyGroups)
        }
      }
    }
  }

  @Test(arguments: CompressionMethod.known, [false, true])
  func everyMethodOfTheUPlaneIsReadAgain(method: CompressionMethod, isDynamic: Bool) throws {
    var messages = RandomMessage(seed: UInt64(method.rawValue) * 2 + (isDynamic ? 1 : 0))
    for round in 0..<48 {
      let coding = UPlaneCoding(
        fixed: isDynamic ? nil : CompressionHeader(method, width: round % 16 + 1),
        hasLengths: round % 3 == 0, carrierPrbs: round % 4)
      let message = messages.uPlane(method, coding)
      let bytes = try message.encode(coding)
      let read = try UPlaneValue(bytes.span, 0..<bytes.count, coding)
      #expect(read == message)
      #expect(try read.encode(coding) == bytes)
      var walk = UPlaneSectionWalk(bytes.span, from: 4, to: bytes.count, as: coding.format)
      for section in message.sections {
        let shown = try walk.next()
        let view = try #require(shown)
        #expect(Int64(view.sectionId) == section["sectionId"])
        #expect((view.rb ? 1 : 0) == section["rb"])
        #expect((view.symInc ? 1 : 0) == section["symInc"])
        #expect(Int64(view.startPrbu) == section["startPrbu"])
        #expect(Int64(view.numPrbu) == section["numPrbu"])
        #expect(!isDynamic || Int64(view.compression.methodCode) == section["udCompMeth"])
        #expect(!isDynamic || Int64(view.compression.rawValue >> 4) == section["udIqWidth"])
        #expect(Int64(view.udCompLen) == section["udCompLen"] ?? 0)
        #expect(Int64(view.sReSMask1) == section["sReSMask1"] ?? 0)
        #expect(Int64(view.sReSMask2) == section["sReSMask2"] ?? 0)
        #expect(Array(bytes[view.data]) == section.prbs)
      }
      let end = try walk.next()
      #expect(end == nil)
    }
  }

  @Test(arguments: 9...15) func aReservedMethodIsKeptBehindTheSectionsThatAreKnown(method: UInt8) throws {
    let known = "00700001 8000" + String(repeating: "11", count: 24)
    let bytes = hex("907b4040" + known + "00800001 8" + String(method, radix: 16) + "00 1122")
    let message = try UPlaneValue(bytes.span, 0..<bytes.count, UPlaneCoding())
    #expect(message.sections.count == 1)
    #expect(message.rest.count == 8)
    #expect(try message.encode(UPlaneCoding()) == bytes)
  }
}

/// Messages that cannot mean what they say are refused.
@Suite struct UPlaneEncodingTests {
  private static let one = UPlaneSectionValue(
    sectionId: 1, startPrbu: 0, numPrbu: 1, compression: nil, prbs: [UInt8](repeating: 0, count: 24))
  private static let coding = UPlaneCoding(fixed: CompressionHeader(.none, width: 8))

  private func encode(_ sections: [UPlaneSectionValue], rest: [UInt8] = []) throws -> [UInt8] {
    var message = UPlaneValue(
      isDownlink: true, frame: 1, subframe: 2, slot: 0, symbol: 3, sections: sections)
    message.rest = rest
    return try message.encode(Self.coding)
  }

  @Test func aSectionOfAllPRBsOfAnUnknownCarrierMustBeTheLast() throws {
    var all = Self.one
    all["numPrbu"] = 0
    #expect(try encode([Self.one, all]).count == 4 + 2 * 28)
    #expect(throws: WireError.self) { try encode([all, Self.one]) }
    #expect(throws: WireError.self) { try encode([all], rest: [1]) }
  }

  @Test func aRestThatIsASectionIsRefused() throws {
    #expect(try encode([Self.one], rest: [1, 2, 3]).count == 4 + 28 + 3)
    let section = hex("00700001") + [UInt8](repeating: 0, count: 24)
    #expect(throws: WireError.self) { try encode([Self.one], rest: section) }
  }

  @Test func allPRBsReachUpToTheLengthOfTheSection() throws {
    // udCompLen 9 ends the first section, of which no number of PRBs is known.
    let coding = UPlaneCoding(fixed: CompressionHeader(.modulationSelective, width: 4), hasLengths: true)
    let bytes = hex("907b4040 00700000 0009 0001 11" + "00800001 0009 0001 22")
    let message = try UPlaneValue(bytes.span, 0..<bytes.count, coding)
    #expect(message.sections.map(\.prbs) == [[0, 1, 0x11], [0, 1, 0x22]])
    #expect(try message.encode(coding) == bytes)
  }
}
