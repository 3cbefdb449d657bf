import CaptureFiles
import Testing
import Transport
import Wire

@Suite struct LinkFrameTests {
  @Test func anUntaggedFrameGivesAddressesTypeAndPayload() throws {
    let received = Decoding.one(Frames.ethernet(pattern(50)))
    let packet = try #require(received.packets.first)
    #expect(packet.link.destination == 0x0200_0000_000D)
    #expect(packet.link.source == 0x0200_0000_0005)
    #expect(packet.link.etherType == 0xAEFE)
    #expect(packet.link.vlanId == -1 && packet.link.outerVlanId == -1 && packet.link.vlanTags == 0)
    #expect(packet.carriesECPRI)
    #expect(packet.payload == 14..<64)
    #expect(received.payloads == [pattern(50)])
  }

  @Test func theInnermostTagIsTheVlanAndTheOutermostTheOuterOne() throws {
    let single = Frames.ethernet(tags: [(0x8100, 0xE006)], pattern(50))
    let link = try #require(Decoding.one(single).packets.first?.link)
    #expect(link.vlanId == 6 && link.vlanPriority == 7 && link.outerVlanId == -1 && link.vlanTags == 1)

    let triple = Frames.ethernet(tags: [(0x88A8, 100), (0x9100, 200), (0x8100, 0x2FFF)], pattern(50))
    let inner = try #require(Decoding.one(triple).packets.first)
    #expect(inner.link.vlanId == 0xFFF && inner.link.vlanPriority == 1)
    #expect(inner.link.outerVlanId == 100 && inner.link.vlanTags == 3)
    #expect(inner.payload == 26..<76)
  }

  @Test func tagsWithoutEndAreAnErrorAtTheTagThatIsTooMany() {
    let frame = Frames.ethernet(tags: Array(repeating: (0x8100, 1), count: 200), pattern(50))
    let received = Decoding.one(frame)
    #expect(received.errors.map(\.code) == [.tooDeep])
    #expect(received.errors.map(\.offset) == [14 + 16 * 4])
    let most = Frames.ethernet(tags: Array(repeating: (0x8100, 1), count: 16), pattern(50))
    #expect(Decoding.one(most).packets.first?.link.vlanTags == 16)
  }

  @Test func aFrameThatIsTooShortIsToldFromACaptureThatIs() {
    let whole = Frames.ethernet(tags: [(0x8100, 1)], pattern(50))
    for kept in [0, 5, 13, 14, 16, 17] {
      let part = Array(whole[..<kept])
      #expect(Decoding.one(part).errors.map(\.code) == [.truncated])
      #expect(Decoding.one(part, original: whole.count).errors.map(\.code) == [.notCaptured])
      #expect(Decoding.one(part, original: whole.count).errors.map(\.offset) == [kept])
    }
  }

  @Test func aCapturedCheckSequenceIsNoPayload() throws {
    let frame = Frames.ethernet(pattern(50)) + [1, 2, 3, 4]
    let whole = try #require(Decoding.one(frame, fcs: 4).packets.first)
    #expect(whole.payload == 14..<64)
    #expect(whole.link.trailer == 64..<68)
    #expect(!whole.isCut)
    // The capture kept two bytes of the check sequence, or none, or not the whole payload.
    let partly = try #require(Decoding.one(Array(frame[..<66]), original: 68, fcs: 4).packets.first)
    #expect(partly.payload == 14..<64 && !partly.isCut && partly.link.trailer == 64..<66)
    let cut = try #require(Decoding.one(Array(frame[..<60]), original: 68, fcs: 4).packets.first)
    #expect(cut.payload == 14..<60 && cut.isCut && cut.payloadEnd == 64 && cut.link.trailer.isEmpty)
  }

  @Test func contradictingLengthsNeverMakeAPayloadThatIsNotThere() {
    let frame = Frames.ethernet(pattern(4))
    for original in [0, 14, 18, Int(UInt32.max)] {
      for fcs in [0, 4, 15, 255] {
        let received = Decoding.one(frame, original: original, fcs: fcs)
        #expect(received.packets.count + received.errors.count == 1)
        #expect(received.packets.allSatisfy { $0.payload.upperBound <= frame.count })
      }
    }
  }

  @Test func aLengthInPlaceOfATypeEndsThePayload() throws {
    let packet = try #require(Decoding.one(Frames.ethernet(type: 10, pattern(46))).packets.first)
    #expect(packet.payload == 14..<24)
    #expect(packet.link.trailer == 24..<60)
    #expect(!packet.carriesECPRI)
  }

  @Test func aSinkHandsCommentsOnToItsConsumer() {
    var sink = TransportSink(TransportDecoder(), Received())
    sink.receive(comment: "phase: attach", of: FrameInfo(number: 1, time: 0, capturedLength: 14))
    #expect(sink.consumer.comments == ["phase: attach"])
  }

  @Test func linuxCookedCapturesGiveSenderAndPayload() throws {
    let first: [UInt8] = [0, 4, 0, 1, 0, 6] + Frames.source + [0, 0]
    let plain = try #require(
      Decoding.one(first + [0xAE, 0xFE] + pattern(9), link: .linuxCooked).packets.first)
    #expect(plain.link.source == 0x0200_0000_0005 && plain.link.destination == 0)
    #expect(plain.carriesECPRI && plain.payload == 16..<25)

    let tagged = first + [0x81, 0x00, 0x40, 0x06, 0xAE, 0xFE] + pattern(9)
    let inner = try #require(Decoding.one(tagged, link: .linuxCooked).packets.first)
    #expect(inner.link.vlanId == 6 && inner.link.vlanPriority == 2 && inner.payload == 20..<29)
  }

  @Test func linuxCookedCapturesOfVersion2GiveSenderAndPayload() throws {
    let rest: [UInt8] = [0, 0, 0, 0, 0, 3, 0, 1, 4, 6] + Frames.source + [0, 0]
    let plain = try #require(
      Decoding.one([0xAE, 0xFE] + rest + pattern(9), link: .linuxCooked2).packets.first)
    #expect(plain.link.source == 0x0200_0000_0005)
    #expect(plain.carriesECPRI && plain.payload == 20..<29)

    let tagged = [0x88, 0xA8] + rest + [0, 9, 0x81, 0, 0x60, 5, 0xAE, 0xFE] + pattern(9)
    let inner = try #require(Decoding.one(tagged, link: .linuxCooked2).packets.first)
    #expect(inner.link.vlanId == 5 && inner.link.outerVlanId == 9 && inner.link.vlanTags == 2)
    #expect(inner.link.vlanPriority == 3 && inner.payload == 28..<37)
  }

  @Test(
    arguments: [
      (LinkType.raw, []), (.ipv4, []), (LinkType(rawValue: 12), []), (.null, [2, 0, 0, 0]),
      (.null, [0, 0, 0, 2]), (.loop, [0, 0, 0, 2]),
    ] as [(LinkType, [UInt8])])
  func ipWithoutEthernetIsRead(link: LinkType, header: [UInt8]) throws {
    let received = Decoding.one(header + Frames.ipv4(Frames.udp(pattern(20))), link: link)
    #expect(received.payloads == [pattern(20)])
    #expect(received.packets.first?.carriesECPRI == true)
  }

  @Test(arguments: [UInt8(10), 24, 28, 30]) func everyFamilyOfIpv6OnALoopbackIsRead(family: UInt8) {
    let frame = [family, 0, 0, 0] + Frames.ipv6(Frames.udp(pattern(20)))
    #expect(Decoding.one(frame, link: .null).payloads == [pattern(20)])
  }

  @Test(arguments: [LinkType(rawValue: 147), .upperPDU, .linuxCooked, .linuxCooked2, .null, .raw, .loop])
  func whatCannotBeReadIsAnErrorNotATrap(link: LinkType) {
    for length in 0..<30 {
      let received = Decoding.one([UInt8](repeating: 0xFF, count: length), link: link)
      #expect(received.packets.count + received.errors.count == 1)
    }
  }
}
