import CaptureFiles
import Testing
import Transport
import Wire

@Suite struct ReassemblyTests {
  private let datagram = Frames.udp(pattern(4000))

  /// The IPv4 fragments of a datagram.
  private func fragments(_ datagram: [UInt8], size: Int = 1480, identification: Int = 7) -> [[UInt8]] {
    stride(from: 0, to: datagram.count, by: size).map { start in
      let end = min(start + size, datagram.count)
      return Frames.ethernet(
        type: 0x0800,
        Frames.ipv4(
          Array(datagram[start..<end]), identification: identification, offset: start,
          more: end < datagram.count))
    }
  }

  private func piece(_ range: Range<Int>, of bytes: [UInt8]? = nil, identification: Int = 7) -> [UInt8] {
    let whole = bytes ?? datagram
    return Frames.ethernet(
      type: 0x0800,
      Frames.ipv4(
        Array(whole[range]), identification: identification, offset: range.lowerBound,
        more: range.upperBound < whole.count))
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1], [0, 0, 2, 2, 1]])
  func fragmentsInAnyOrderAlsoTwiceMakeTheDatagram(order: [Int]) throws {
    var decoding = Decoding()
    let parts = fragments(datagram)
    for index in order { decoding.frame(parts[index]) }
    #expect(decoding.received.payloads == [pattern(4000)])
    let packet = try #require(decoding.received.packets.first)
    #expect(packet.isReassembled && packet.payload == 8..<4008 && packet.carriesECPRI)
    #expect(packet.link.source == 0x0200_0000_0005)
    #expect(decoding.decoder.fragments.reassembled == 1)
    #expect(decoding.decoder.fragments.open == 0)
  }

  @Test func fragmentsOfSeveralDatagramsDoNotMix() {
    var decoding = Decoding()
    let other = Frames.udp(pattern(4000).reversed())
    for (first, second) in zip(
      fragments(datagram, identification: 1), fragments(other, identification: 2))
    {
      decoding.frame(first)
      decoding.frame(second)
    }
    #expect(decoding.received.payloads == [pattern(4000), pattern(4000).reversed()])
  }

  @Test func smallFragmentsWithGapsAreJoined() {
    var decoding = Decoding()
    let parts = fragments(datagram, size: 8)
    for index in parts.indices where index % 2 == 1 { decoding.frame(parts[index]) }
    #expect(decoding.decoder.fragments.open == 1)
    for index in parts.indices.reversed() where index % 2 == 0 { decoding.frame(parts[index]) }
    #expect(decoding.received.payloads == [pattern(4000)])
  }

  @Test func ipv6FragmentsWithInnerExtensionHeadersMakeTheDatagram() {
    let inner = Frames.extensionHeader(next: 17) + datagram
    var decoding = Decoding()
    for start in [1448, 0, 2896] {
      let end = min(start + 1448, inner.count)
      let packet = Frames.fragment6(
        next: 60, offset: start, more: end < inner.count, Array(inner[start..<end]))
      decoding.frame(Frames.ethernet(type: 0x86DD, packet))
    }
    #expect(decoding.received.payloads == [pattern(4000)])
  }

  @Test(arguments: [8..<1488, 1000..<1600, 0..<1488, 1472..<2952])
  func partsThatOverlapWithOtherContentGiveTheDatagramUp(range: Range<Int>) {
    var decoding = Decoding()
    decoding.frame(piece(0..<1480))
    decoding.frame(piece(range, of: datagram.map { $0 ^ 0x55 }))
    #expect(decoding.received.errors.map(\.field) == ["IP fragments overlap"])
    // What comes later of the same datagram finds it given up.
    for part in fragments(datagram) { decoding.frame(part) }
    #expect(decoding.received.packets.isEmpty)
    #expect(decoding.received.errors.count == 1)
    #expect(decoding.decoder.fragments.rejected == 1)
  }

  @Test func aDatagramWithTwoEndsIsGivenUp() {
    var shorter = Decoding()
    shorter.frame(piece(2960..<4008))
    shorter.frame(piece(1480..<2960, of: Array(datagram[..<2960])))
    #expect(shorter.received.errors.map(\.code) == [.badLength])
    var behind = Decoding()
    behind.frame(piece(1480..<2960, of: Array(datagram[..<2960])))
    behind.frame(piece(2960..<4000))
    #expect(behind.received.errors.map(\.code) == [.badLength])
  }

  @Test func lengthsThatNoFragmentHasAreErrors() {
    func error(_ packet: [UInt8]) -> WireError.Code? {
      Decoding.one(Frames.ethernet(type: 0x0800, packet)).errors.first?.code
    }
    #expect(error(Frames.ipv4(pattern(13), more: true)) == .badLength)
    #expect(error(Frames.ipv4([], more: true)) == .badLength)
    #expect(error(Frames.ipv4(pattern(16), offset: 65_528)) == .badLength)
  }

  @Test func aFragmentThatTheSnapLengthCutIsNotCaptured() {
    let part = fragments(datagram)[0]
    let received = Decoding.one(Array(part[..<100]), original: part.count)
    #expect(received.errors.map(\.code) == [.notCaptured])
  }

  @Test func whatStaysIncompleteIsGivenUpByCaptureTime() {
    var decoding = Decoding()
    decoding.decoder = TransportDecoder(ecpriPorts: [4991], fragmentTimeout: 1000)
    let parts = fragments(datagram)
    decoding.frame(parts[0], time: 0)
    decoding.frame(parts[1], time: 1000)
    decoding.frame(parts[2], time: 1001)
    #expect(decoding.received.packets.isEmpty)
    #expect(decoding.decoder.fragments.expired == 1)
    // Time that goes backwards makes nothing old; all of time at once does.
    decoding.frame(parts[0], time: .min)
    #expect(decoding.decoder.fragments.expired == 1)
    decoding.frame(parts[0], time: .max)
    #expect(decoding.decoder.fragments.expired == 2)
  }

  @Test func aFloodOfFragmentsIsBoundedAndTheOldestGoFirst() {
    var decoding = Decoding()
    let small = Frames.udp(pattern(40))
    for identification in 0..<2000 {
      decoding.frame(piece(16..<32, of: small, identification: identification))
    }
    #expect(decoding.decoder.fragments.open <= 128)
    #expect(decoding.decoder.fragments.evicted == 2000 - decoding.decoder.fragments.open)
    decoding.frame(piece(0..<16, of: small, identification: 1999))
    decoding.frame(piece(32..<48, of: small, identification: 1999))
    #expect(decoding.received.payloads == [pattern(40)])
  }

  @Test func gapsWithoutEndInOneDatagramAreAnError() {
    var decoding = Decoding()
    let parts = fragments(Frames.udp(pattern(60_000)), size: 8)
    for index in parts.indices where index % 2 == 0 { decoding.frame(parts[index]) }
    #expect(decoding.received.errors.map(\.code) == [.tooDeep])
  }
}
