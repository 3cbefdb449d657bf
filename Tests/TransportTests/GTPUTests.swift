import Testing
import Wire

@testable import Transport

/// The header of GTP-U, its extension headers and information elements (TS 29.281, 5, 8).
@Suite struct GTPUTests {
  /// A G-PDU with an NR RAN container of six octets behind the PDCP PDU number, and three octets of payload.
  private static let chained: [UInt8] = [
    0x37, 0xFF, 0x00, 0x13, 0x00, 0x00, 0xAB, 0xCD, 0x12, 0x34, 0x56, 0xC0,  // header
    0x01, 0x00, 0x05, 0x84,  // PDCP PDU number
    0x02, 0x10, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00,  // container
    0x80, 0x00, 0x01,
  ]

  private func header(_ bytes: [UInt8], end: Int? = nil) throws(WireError) -> GTPUHeader {
    try GTPUHeader(bytes.span, 0..<bytes.count, end: end ?? bytes.count)
  }

  private func error(_ body: () throws(WireError) -> Void) -> WireError? {
    do { try body() } catch { return error }
    return nil
  }

  @Test func everyFieldOfTheHeaderIsRead() throws {
    let header = try header(Self.chained)
    #expect(header.version == 1 && header.isGTP && !header.spare)
    #expect(header.type == .gPDU)
    #expect(header.length == 19)
    #expect(header.teid == 0xABCD)
    #expect(header.sequenceNumber == 0x1234)
    #expect(header.nPDUNumber == 0x56)
    #expect(header.end == 12)
    #expect(header.declaredEnd == Self.chained.count)
  }

  @Test func fieldsMeanSomethingOnlyWithTheirFlag() throws {
    var bytes = Self.chained
    bytes[0] = 0x34
    let header = try header(bytes)
    #expect(header.sequenceNumber == nil)
    #expect(header.nPDUNumber == nil)
    #expect(header.optional?.sequenceNumber == 0x1234)
    bytes[0] = 0x30
    #expect(try self.header(bytes).end == 8)
  }

  @Test func extensionHeadersAreWalkedInOrder() throws {
    let header = try header(Self.chained)
    var walk = GTPUExtensionWalk(header)
    let first = try walk.next(Self.chained.span)
    #expect(first == GTPUExtensionPlace(type: 0xC0, start: 12, content: 13..<15))
    let second = try walk.next(Self.chained.span)
    #expect(
      second == GTPUExtensionPlace(type: GTPUExtensionPlace.nrRANContainer, start: 16, content: 17..<23))
    #expect(try walk.next(Self.chained.span) == nil)
    #expect(walk.end == 24)
  }

  @Test func aMessageIsWrittenAsItWasRead() throws {
    let message = try GTPUMessage(Self.chained.span, 0..<Self.chained.count)
    #expect(message.extensions.map(\.type) == [0xC0, 0x84])
    #expect(message.content == [0x80, 0x00, 0x01])
    #expect(try message.encode() == Self.chained)
  }

  @Test(arguments: GTPUMessageType.known.map(\.type) + [.unknown(99)])
  func everyMessageTypeKeepsItsNumber(_ type: GTPUMessageType) throws {
    var message = GTPUMessage(type, teid: 7, content: [1, 2, 3])
    message.version = 2
    message.isGTP = false
    message.spare = true
    let bytes = try message.encode()
    #expect(GTPUMessageType(rawValue: type.rawValue) == type)
    #expect(try GTPUMessage(bytes.span, 0..<bytes.count) == message)
  }

  @Test func aHeaderThatEndsTooSoonIsTruncatedAndACutOneNotCaptured() throws {
    for count in 0..<12 {
      let part = Array(Self.chained.prefix(count))
      #expect(error { () throws(WireError) in _ = try header(part) }?.code == .truncated)
      let cut = error { () throws(WireError) in _ = try header(part, end: Self.chained.count) }
      #expect(cut?.code == .notCaptured)
    }
  }

  @Test func anExtensionHeaderOfLengthZeroEndsTheWalk() throws {
    var bytes = Self.chained
    bytes[16] = 0
    var walk = GTPUExtensionWalk(try header(bytes))
    _ = try walk.next(bytes.span)
    let found = error { () throws(WireError) in _ = try walk.next(bytes.span) }
    #expect(found == WireError(.badLength, at: 16, "extension header length"))
    #expect(walk.count == 1)
  }

  @Test func anExtensionHeaderBeyondTheMessageIsABadLength() throws {
    var bytes = Self.chained
    bytes[16] = 3
    var walk = GTPUExtensionWalk(try header(bytes))
    _ = try walk.next(bytes.span)
    #expect(error { () throws(WireError) in _ = try walk.next(bytes.span) }?.code == .badLength)
  }

  @Test func aChainThatNeverEndsIsBounded() throws {
    let units = GTPUExtensionWalk.limit + 4
    var bytes: [UInt8] = [0x34, 0xFF, 0, UInt8(4 + units * 4), 0, 0, 0, 1, 0, 0, 0, 0x84]
    for _ in 0..<units { bytes += [1, 0, 0, 0x84] }
    var walk = GTPUExtensionWalk(try header(bytes))
    for _ in 0..<GTPUExtensionWalk.limit { _ = try walk.next(bytes.span) }
    #expect(error { () throws(WireError) in _ = try walk.next(bytes.span) }?.code == .tooDeep)
  }

  @Test func aMessageLongerThanItsDatagramIsRefused() throws {
    var bytes = Self.chained
    bytes[3] = 20
    let found = error { () throws(WireError) in _ = try GTPUMessage(bytes.span, 0..<bytes.count) }
    #expect(found == WireError(.badLength, at: 2, "length"))
  }

  @Test func contentOfAnExtensionHeaderFillsItsUnits() {
    let message = GTPUMessage(
      .gPDU, teid: 1, extensions: [GTPUExtension(type: 0x84, content: [1, 2, 3])])
    #expect(error { () throws(WireError) in _ = try message.encode() }?.code == .badLength)
    let nameless = GTPUMessage(.gPDU, teid: 1, extensions: [GTPUExtension(type: 0, content: [1, 2])])
    #expect(error { () throws(WireError) in _ = try nameless.encode() }?.code == .badValue)
  }

  @Test func informationElementsAreReadAndWritten() throws {
    // An error indication: TEID data I, peer address, private extension.
    let bytes: [UInt8] = [16, 0, 0, 0, 9, 133, 0, 4, 10, 0, 0, 1, 255, 0, 3, 0, 1, 7]
    let elements = try GTPUInformationElement.list(bytes.span, 0..<bytes.count)
    #expect(
      elements == [
        GTPUInformationElement(type: 16, value: [0, 0, 0, 9]),
        GTPUInformationElement(type: 133, value: [10, 0, 0, 1]),
        GTPUInformationElement(type: 255, value: [0, 1, 7]),
      ])
    var writer = ByteWriter()
    for element in elements { try element.encode(into: &writer) }
    #expect(writer.bytes == bytes)
  }

  @Test func theListOfExtensionHeaderTypesHasALengthOfOneOctet() throws {
    let bytes: [UInt8] = [141, 2, 0x84, 0x85, 14, 3]
    let elements = try GTPUInformationElement.list(bytes.span, 0..<bytes.count)
    #expect(elements.map(\.value) == [[0x84, 0x85], [3]])
    var writer = ByteWriter()
    for element in elements { try element.encode(into: &writer) }
    #expect(writer.bytes == bytes)
  }

  @Test(arguments: [[16, 0, 0], [133, 0], [133, 0, 5, 1], [141], [141, 3, 1]] as [[UInt8]])
  func anElementThatIsCutIsTruncated(_ bytes: [UInt8]) {
    let found = error { () throws(WireError) in
      _ = try GTPUInformationElement.list(bytes.span, 0..<bytes.count)
    }
    #expect(found?.code == .truncated)
  }

  @Test func anElementOfUnknownLengthStopsTheReading() {
    let bytes: [UInt8] = [14, 0, 15, 0, 0]
    let found = error { () throws(WireError) in
      _ = try GTPUInformationElement.list(bytes.span, 0..<bytes.count)
    }
    #expect(found == WireError(.badValue, at: 2, "information element type 15"))
  }

  @Test func aValueThatDoesNotFitItsTypeIsNotWritten() {
    var writer = ByteWriter()
    let element = GTPUInformationElement(type: 16, value: [1])
    #expect(error { () throws(WireError) in try element.encode(into: &writer) }?.code == .badLength)
  }
}
