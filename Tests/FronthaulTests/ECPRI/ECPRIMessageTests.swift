import Events
import Testing
import Wire

@testable import Fronthaul

/// eCPRI messages and packets: the vectors of the fact sheet.
@Suite struct ECPRIMessageTests {
  static let d1 = "1005003c 21 00 00006553f100 075bcd15 0000000000fa0000" + String(repeating: "00", count: 40)
  static let d2 = "1005003c 21 02 00006553f100 075bf425 0000000000960000" + String(repeating: "00", count: 40)
  static let e1 = "1007000c 01 00 01 01 ffff 0403 00000000"
  static let m1 = "1004000c 01 00 0002 000000001000 0004"

  private func events(_ text: String, keeping kept: Int? = nil) -> Recorder {
    let bytes = Array(hex(text).prefix(kept ?? .max))
    let end = hex(text).count
    var row = EventRow(flow: 0)
    row[HeaderSlot.messageOffset] = 0
    var recorder = Recorder()
    ECPRIDecoder.decode(
      bytes[1], bytes.span, MessageRange(start: 0, declaredEnd: end, capturedEnd: bytes.count), row: &row,
      sink: &recorder)
    return recorder
  }

  @Test func aDelayRequestAndItsResponseGiveTheDelay() throws {
    let request = try #require(events(Self.d1).named("ecpri.delay").first)
    let response = try #require(events(Self.d2).named("ecpri.delay").first)
    #expect(request["measurementId"] == 0x21)
    #expect(request["actionType"] == 0)
    #expect(response["actionType"] == 2)
    #expect(request["seconds"] == 1_700_000_000)
    #expect(request["nanoseconds"] == 123_456_789)
    #expect(request["compensation"] == 16_384_000)
    #expect(response["compensation"] == 9_830_400)
    #expect(request["bytesBehind"] == 40)
    #expect(request["wellFormed"] == 1)
    let received = try #require(response["nanoseconds"]) - (try #require(response["compensation"])) >> 16
    let sent = try #require(request["nanoseconds"]) + (try #require(request["compensation"])) >> 16
    #expect(received - sent == 9_600)
  }

  @Test func aNegativeCompensationIsNegative() {
    let delay = events("10050014 21 00 000000000000 00000000 ffffffffffff0000").named("ecpri.delay").first
    #expect(delay?["compensation"] == -65536)
  }

  @Test func anEventIndicationNamesItsElements() throws {
    let recorder = events(Self.e1)
    let event = try #require(recorder.named("ecpri.event").first)
    #expect(event["eventId"] == 1)
    #expect(event["eventType"] == 0)
    #expect(event["eventSequence"] == 1)
    #expect(event["numberOfFaults"] == 1)
    #expect(event["bytesBehind"] == 0)
    let element = try #require(recorder.named("ecpri.event.element").first)
    #expect(element["elementId"] == 0xFFFF)
    #expect(element["raiseCease"] == 0)
    #expect(element["faultNotification"] == 0x403)
  }

  @Test func aRemoteMemoryAccessSaysWhatItWants() throws {
    let read = try #require(events(Self.m1).named("ecpri.memory").first)
    #expect(read["readWrite"] == 0)
    #expect(read["requestResponse"] == 0)
    #expect(read["elementId"] == 2)
    #expect(read["address"] == 0x1000)
    #expect(read["length"] == 4)
    #expect(read["bytesBehind"] == 0)
    let write = try #require(
      events("10040010 01 10 0002 000000001000 0004 deadbeef").named("ecpri.memory").first)
    #expect(write["readWrite"] == 1)
    #expect(write["bytesBehind"] == 4)
  }

  @Test func theRestOfTheTypesAreReadToo() {
    #expect(events("10060003 0102 01").named("ecpri.reset").first?["resetCode"] == 1)
    #expect(events("10010006 0102 0304 aabb").named("ecpri.bits").first?["bytesBehind"] == 2)
    #expect(events("10030008 00000001 ffffffff").named("ecpri.generic").first?["seqId"] == 0xFFFF_FFFF)
    let start = events("10080009 0102 03 04 00000005 8a").named("ecpri.iwfStartUp").first
    #expect(start?["fec"] == 1)
    #expect(start?["scrambling"] == 0)
    #expect(start?["lineRate"] == 10)
    #expect(events("100b000c 0102 03 01 00000010 00000020").named("ecpri.iwfDelay").first?["delayB"] == 32)
    #expect(events("10090002 0102").events.map(\.name) == ["ecpri"], "a type without a layout")
  }

  @Test func aMessageThatIsTooShortIsMalformedAndOneThatWasCutIsUnknown() {
    let whole = hex(Self.m1)
    for length in 4..<whole.count {
      let short = events(String(Self.m1.filter { $0 != " " }.prefix(length * 2)))
      #expect(short.events.first?["wellFormed"] == 0)
      #expect(short.events.first?["defect"] == 1)
      let cut = events(Self.m1, keeping: length)
      #expect(cut.events.first?.unknown.contains("wellFormed") == true)
    }
  }

  @Test(arguments: [d1, d2, e1, m1, "10090002 0102", "1000000800010580 907b4040", "1006000201"])
  func aPacketIsSentAgainAsItWas(_ text: String) throws {
    let bytes = hex(text)
    guard bytes.count >= 4 + Int(bytes[3]) else {
      #expect(throws: WireError.self) { _ = try ECPRIPacket.decode(bytes.span, 0..<bytes.count) }
      return
    }
    let decoded = try ECPRIPacket.decode(bytes.span, 0..<bytes.count)
    #expect(decoded.packet.messages.count == 1)
    #expect(decoded.end == bytes.count)
    #expect(try decoded.packet.encode() == bytes)
  }

  @Test func concatenatedMessagesBeginAtMultiplesOfFour() throws {
    // K1: a C-plane message with C = 1, a delay message behind it.
    let k1 = hex(
      "1102001400000180 90010000 0101 0000 00100000fffe0000"
        + "1005003c 21 00 000000000001 00000002 0000000000000000"
        + String(repeating: "00", count: 40))
    let decoded = try ECPRIPacket.decode(k1.span, 0..<k1.count)
    #expect(decoded.packet.messages.map(\.type) == [2, 5])
    #expect(decoded.packet.messages[1]["seconds"] == 1)
    #expect(try decoded.packet.encode() == k1)
    // A first message of 7 bytes: one byte of padding that its size does not count.
    let odd = ECPRIPacket([
      try ECPRIMessage(type: 6, ["resetId": 1, "resetCode": 1], bytes: ["data": []]),
      try ECPRIMessage(type: 6, ["resetId": 2, "resetCode": 2], bytes: ["data": []]),
    ])
    let bytes = try odd.encode()
    #expect(bytes == hex("11060003 0001 01 00 10060003 0002 02"))
    #expect(try ECPRIPacket.decode(bytes.span, 0..<bytes.count).packet == odd)
  }

  @Test func randomBytesNeverTrap() {
    var generator = SeededGenerator(seed: 3)
    var row = EventRow(flow: 0)
    for round in 0..<2_000 {
      var bytes = generator.bytes(Int.random(in: 4...60, using: &generator))
      bytes[1] = UInt8(round % 16)
      var recorder = Recorder()
      let range = MessageRange(start: 0, declaredEnd: bytes.count, capturedEnd: bytes.count)
      ECPRIDecoder.decode(bytes[1], bytes.span, range, row: &row, sink: &recorder)
      #expect(!recorder.events.isEmpty)
      bytes[2] = 0
      bytes[3] = UInt8(bytes.count - 4)
      bytes[0] &= 0xFE
      if let decoded = try? ECPRIPacket.decode(bytes.span, 0..<bytes.count), bytes[0] & 0x0E == 0 {
        #expect((try? decoded.packet.encode()) == bytes)
      }
    }
  }
}
