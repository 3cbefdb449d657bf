import CaptureFiles
import Testing
import Transport
import Wire

@Suite struct InternetTests {
  private func v4(_ packet: [UInt8]) -> [UInt8] { Frames.ethernet(type: 0x0800, packet) }
  private func v6(_ packet: [UInt8]) -> [UInt8] { Frames.ethernet(type: 0x86DD, packet) }

  @Test func aUdpDatagramGivesAddressesPortsAndPayload() throws {
    let received = Decoding.one(v4(Frames.ipv4(Frames.udp(pattern(30)), options: [1, 1, 1, 0])))
    let packet = try #require(received.packets.first)
    #expect(received.payloads == [pattern(30)])
    #expect(packet.payload == 46..<76)
    #expect(packet.datagram?.source.description == "10.0.0.1")
    #expect(packet.datagram?.destination == IPAddress(ipv4: 0x0A00_0002))
    #expect(packet.datagram?.sourcePort == 49_152)
    #expect(packet.datagram?.destinationPort == 4991)
    #expect(packet.carriesECPRI)
  }

  @Test func ecpriIsExpectedOnTheNamedPortsOfEitherSideOnly() {
    func carries(_ from: Int, _ to: Int) -> Bool? {
      Decoding.one(v4(Frames.ipv4(Frames.udp(from: from, to: to, [1])))).packets.first?.carriesECPRI
    }
    #expect(carries(4991, 1) == true)
    #expect(carries(1, 4991) == true)
    #expect(carries(1, 2) == false)
  }

  @Test func ethernetPaddingBehindADatagramIsNoPayload() {
    let frame = v4(Frames.ipv4(Frames.udp([1, 2, 3]))) + [UInt8](repeating: 0, count: 15)
    #expect(Decoding.one(frame).payloads == [[1, 2, 3]])
  }

  @Test func whatIsNotUdpIsHandedOnWithItsAddressesAndProtocol() throws {
    let frame = v4(Frames.ipv4(pattern(40), transportProtocol: 132)) + [0, 0]
    let packet = try #require(Decoding.one(frame).packets.first)
    #expect(packet.datagram == nil && !packet.carriesECPRI && packet.payload == 34..<74)
    #expect(packet.internet?.transportProtocol == InternetAddresses.sctp)
    #expect(packet.internet?.source.description == "10.0.0.1")
    #expect(packet.internet?.destination.description == "10.0.0.2")
    #expect(Decoding.one(Frames.ethernet(pattern(50))).packets.first?.internet == nil)
  }

  @Test func extensionHeadersArePassed() {
    var packet = Frames.udp(pattern(30))
    var next: UInt8 = 17
    for header: UInt8 in [60, 43, 0] {
      packet = Frames.extensionHeader(next: next) + packet
      next = header
    }
    // An authentication header counts its length otherwise: (1 + 2) · 4 bytes.
    packet = [next, 1] + [UInt8](repeating: 0, count: 10) + packet
    #expect(Decoding.one(v6(Frames.ipv6(packet, next: 51))).payloads == [pattern(30)])
  }

  @Test func extensionHeadersWithoutEndAreAnError() {
    let many = (0..<100).flatMap { _ in Frames.extensionHeader(next: 60) }
    #expect(Decoding.one(v6(Frames.ipv6(many, next: 60))).errors.map(\.code) == [.tooDeep])
    let cut = Frames.ipv6([17, 200, 0, 0, 0, 0, 0, 0], next: 60)
    #expect(Decoding.one(v6(cut)).errors.map(\.code) == [.truncated])
  }

  @Test func anAtomicFragmentIsAWholeDatagram() {
    let frame = v6(Frames.fragment6(offset: 0, more: false, Frames.udp(pattern(30))))
    #expect(Decoding.one(frame).payloads == [pattern(30)])
  }

  @Test func aSegmentLeftToTheNetworkCardHasNoLength() {
    #expect(Decoding.one(v4(Frames.ipv4(Frames.udp(pattern(9)), length: 0))).payloads == [pattern(9)])
    #expect(Decoding.one(v6(Frames.ipv6(Frames.udp(pattern(9)), length: 0))).payloads == [pattern(9)])
  }

  @Test func lengthsThatContradictTheFrameAreErrorsWithTheirPlace() {
    func error(_ frame: [UInt8]) -> WireError? { Decoding.one(frame).errors.first }
    #expect(
      error(v4(Frames.ipv4(pattern(20), length: 41))) == WireError(.badLength, at: 16, "IPv4 total length"))
    #expect(error(v4(Frames.ipv4(pattern(20), length: 19)))?.code == .badLength)
    #expect(error(v6(Frames.ipv6(pattern(20), length: 21)))?.offset == 18)
    #expect(error(v4(Frames.ipv4(Frames.udp(length: 39, pattern(30)))))?.field == "UDP length")
    #expect(error(v4(Frames.ipv4(Frames.udp(length: 7, pattern(30)))))?.offset == 38)
    #expect(error(v4(Frames.ipv4(pattern(7))))?.code == .truncated)
    #expect(error(v4([0x44] + Frames.ipv4(pattern(20)).dropFirst()))?.field == "IPv4 header length")
    #expect(error(v4([0x65] + Frames.ipv4(pattern(20)).dropFirst()))?.field == "IPv4 version")
    #expect(error(v4(pattern(19)))?.code == .truncated)
  }

  @Test func whatTheSnapLengthCutOffIsNotCaptured() throws {
    for frame in [v4(Frames.ipv4(Frames.udp(pattern(60)))), v6(Frames.ipv6(Frames.udp(pattern(60))))] {
      let header = frame.count - 60
      for kept in 14..<header {
        let received = Decoding.one(Array(frame[..<kept]), original: frame.count)
        #expect(received.errors.map(\.code) == [.notCaptured])
        #expect(received.linksOfErrors.first??.etherType != nil)
      }
      let packet = try #require(
        Decoding.one(Array(frame[..<(header + 20)]), original: frame.count).packets.first)
      #expect(packet.isCut && packet.payload.count == 20 && packet.payloadEnd == frame.count)
    }
  }

  @Test(
    arguments: [
      (0, 0, "::"), (0, 1, "::1"), (0x2001_0DB8_0000_0000, 1, "2001:db8::1"),
      (0x2001_0DB8_0000_0001, 0x0001_0001_0001_0001, "2001:db8:0:1:1:1:1:1"),
      (0x2001_0000_0000_0001, 0x0000_0000_0000_0001, "2001:0:0:1::1"),
      (0xFE80_0000_0000_0000, 0xFF_FE00_0000, "fe80::ff:fe00:0"), (0x0001_0000_0000_0000, 0, "1::"),
    ] as [(UInt64, UInt64, String)])
  func addressesAreWrittenInTheirCanonicalForm(high: UInt64, low: UInt64, text: String) {
    #expect(IPAddress(ipv6: high, low).description == text)
  }

  @Test func noChangeOfABytesTrapsTheDecoder() {
    let frames = [
      v4(Frames.ipv4(Frames.udp(pattern(9)), offset: 0, more: true)),
      v6(Frames.fragment6(next: 60, offset: 8, more: false, pattern(16))),
      v6(Frames.ipv6(Frames.extensionHeader(next: 17) + Frames.udp(pattern(9)), next: 60)),
    ]
    var decoding = Decoding()
    var count = 0
    for frame in frames {
      for position in frame.indices {
        for value in UInt8.min ... .max {
          var changed = frame
          changed[position] = value
          decoding.frame(changed)
          count += 1
        }
      }
    }
    #expect(decoding.received.packets.count + decoding.received.errors.count <= count)
  }
}
