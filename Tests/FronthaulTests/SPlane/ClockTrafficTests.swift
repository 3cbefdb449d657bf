import CaptureFiles
import Transport
import Units
import Wire
import Testing

@testable import Fronthaul

@Suite("PTP header") struct PTPHeaderTests {
  /// A Sync of a two-step clock in domain 24, 16 a second, as IEEE 1588-2019, 13.3 lays it out.
  private static let sync = hex(
    "00 02 002c 18 00 0200 0000000000000000 00000000 001b19fffe000001 0001 beef 00 fc"
      + "00000000000000000000")

  @Test("is read field by field") func reads() throws {
    let header = try PTPHeader(Self.sync.span, at: 0)
    #expect(header.messageType == .sync)
    #expect(header.version == 2)
    #expect(header.messageLength == 44)
    #expect(header.domainNumber == 24)
    #expect(header.flags == 0x0200)
    #expect(header.clockIdentity == 0x001b_19ff_fe00_0001)
    #expect(header.portNumber == 1)
    #expect(header.sequenceId == 0xBEEF)
    #expect(header.logMessageInterval == -4)
  }

  @Test("is written as it was read") func roundTrip() throws {
    var bytes = Self.sync
    // Every field has bits of its own.
    for index in 0..<PTPHeader.size { bytes[index] = UInt8(truncatingIfNeeded: index &* 37 &+ 11) }
    bytes[1] = 0x12
    bytes[2] = 1
    let header = try PTPHeader(bytes.span, at: 0)
    var writer = ByteWriter()
    header.encode(to: &writer)
    #expect(writer.bytes == Array(bytes.prefix(PTPHeader.size)))
  }

  @Test("that ends early, has another version or a length below its own is refused", arguments: [33, 1, 2])
  func refused(_ fault: Int) throws {
    var bytes = Self.sync
    let expected: WireError
    switch fault {
    case 1:
      bytes[1] = 1
      expected = WireError(.badValue, at: 1, "versionPTP")
    case 2:
      bytes[3] = 33
      expected = WireError(.badLength, at: 2, "messageLength")
    default:
      bytes = Array(bytes.prefix(33))
      expected = WireError(.truncated, at: 33, "PTP header")
    }
    #expect(throws: expected) { _ = try PTPHeader(bytes.span, at: 0) }
  }
}

@Suite("Clock traffic") struct ClockTrafficTests {
  /// Frames of messages with these numbers, so many milliseconds apart.
  private func traffic(
    _ messages: [(type: PTPMessageType, domain: UInt8, sequence: UInt16, time: Int64)],
    announced: [UInt8] = []
  ) -> ClockTraffic {
    var traffic = ClockTraffic()
    for (place, message) in messages.enumerated() {
      var writer = ByteWriter()
      PTPHeader(
        message.type, length: 64, domain: message.domain, clock: 0x001b_19ff_fe00_0001, port: 1,
        sequence: message.sequence, logMessageInterval: -4
      ).encode(to: &writer)
      writer.append(Array(repeating: 0, count: 14))
      writer.u8(announced.isEmpty ? 6 : announced[place])
      writer.append(Array(repeating: 0, count: 15))
      var link = LinkFrame()
      link.source = 0x001b_1900_0001
      link.etherType = 0x88F7
      let bytes = writer.bytes
      let packet = Packet(
        link: link, payload: 0..<bytes.count, payloadEnd: bytes.count, carriesECPRI: false)
      #expect(ClockTraffic.isPTP(packet))
      traffic.receive(
        packet, bytes.span,
        of: FrameInfo(number: place + 1, time: message.time * 1_000_000, capturedLength: bytes.count))
    }
    return traffic
  }

  @Test("has intervals, the longest gap and missing numbers") func gaps() throws {
    let traffic = traffic([
      (.sync, 24, 65534, 0), (.sync, 24, 65535, 60), (.sync, 24, 2, 260), (.sync, 24, 3, 320),
    ])
    let stream = try #require(traffic.streams.first)
    #expect(traffic.streams.count == 1)
    #expect(stream.count == 4)
    #expect(stream.meanInterval == 106_666_666)
    #expect(stream.longestGap == 200_000_000)
    #expect(stream.missing == 2)
    #expect(stream.sender.text == "00:1b:19:00:00:01")
  }

  @Test("tells domains and types apart") func apart() {
    let traffic = traffic([(.sync, 24, 1, 0), (.sync, 25, 9, 1), (.followUp, 24, 1, 2), (.sync, 24, 2, 60)])
    #expect(traffic.streams.map(\.count) == [2, 1, 1])
    #expect(traffic.streams.map(\.missing) == [0, 0, 0])
  }

  @Test("does not miss numbers of answers, which are those of the requests") func answers() {
    let traffic = traffic([(.delayResponse, 24, 7, 0), (.delayResponse, 24, 90, 60)])
    #expect(traffic.streams.map(\.missing) == [0])
  }

  @Test("says what clock is announced, and how often that changed") func announced() throws {
    let traffic = traffic(
      [(.announce, 24, 1, 0), (.announce, 24, 2, 125), (.announce, 24, 3, 250)], announced: [6, 6, 7])
    let stream = try #require(traffic.streams.first)
    #expect(stream.grandmaster?.clockClass == 7)
    #expect(stream.changes == 1)
  }

  @Test("keeps a bounded number of streams") func bounded() {
    let many = (0..<300).map { place in
      (PTPMessageType(rawValue: UInt8(place / 256)), UInt8(place % 256), UInt16(1), Int64(place))
    }
    let traffic = traffic(many)
    #expect(traffic.streams.count == ClockTraffic.limit)
    #expect(traffic.messagesBeyondLimit == 300 - ClockTraffic.limit)
  }

  @Test("counts what can't be read") func unreadable() {
    var traffic = ClockTraffic()
    let bytes: [UInt8] = [0, 2, 0, 44]
    var link = LinkFrame()
    link.etherType = 0x88F7
    traffic.receive(
      Packet(link: link, payload: 0..<4, payloadEnd: 4, carriesECPRI: false), bytes.span,
      of: FrameInfo(number: 1, time: 0, capturedLength: 4))
    #expect(traffic.unreadable == 1)
    #expect(traffic.streams.isEmpty)
  }
}
