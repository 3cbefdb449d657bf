import Events
import Testing
import Transport

@testable import UserPlane

/// Messages become events with every field, at its place.
@Suite struct UserPlaneDecoderTests {
  @Test func aGPDUWithoutContainerShowsItsHeader() {
    var talk = Conversation()
    let bytes = hex("32FF 0009 00000033 1234 00 00 8000054500")
    let events = talk.send(bytes, fromCU: false)
    #expect(events.map(\.name) == ["f1u.gtp"])
    let event = events[0]
    #expect(event["version"] == 1 && event["protocolType"] == 1 && event["spare"] == 0)
    #expect(event["messageType"] == 255)
    #expect(event["length"] == 9 && event["availableBytes"] == 9)
    #expect(event["teid"] == 0x33)
    #expect(event["sequenceNumber"] == 0x1234)
    #expect(event["nPDUNumber"] == nil)
    #expect(event["payloadBytes"] == 5)
    #expect(event["wellFormed"] == 1)
    #expect(event["tunnel"] == 1)
    #expect(event["pduType"] == nil)
    // Nothing tells who is who.
    #expect(event["fromCU"] == nil && event["tunnelKnown"] == nil)
  }

  @Test func dlUserDataShowsItsFlagsAndItsBlocks() throws {
    var talk = Conversation()
    let bytes = hex(
      "34FF 001C 00000011 0000 00 84 06 0719 000004 00000A 02 00000A02 00001405 000063 00 00 00")
    let read = talk.send(bytes, fromCU: true)
    try #require(
      read.map(\.name) == ["f1u.dlUserData"] + Array(repeating: "f1u.dlUserData.discardBlock", count: 2))
    #expect(read[0]["dlFlush"] == 1 && read[0]["dlDiscardBlocks"] == 1 && read[0]["reportPolling"] == 1)
    #expect(read[0]["requestOutOfSeqReport"] == 1 && read[0]["reportDelivered"] == 1)
    #expect(read[0]["retransmission"] == 1 && read[0]["userDataExistence"] == 0)
    #expect(read[0]["nrUSequenceNumber"] == 4)
    #expect(read[0]["dlDiscardNRPDCPPDUSN"] == 10)
    #expect(read[0]["discardBlockCount"] == 2)
    #expect(read[0]["dlReportNRPDCPPDUSN"] == 99)
    #expect(read[0]["containerOffset"] == 13 && read[0]["containerBytes"] == 22)
    #expect(read[1]["dlDiscardNRPDCPPDUSNStart"] == 10 && read[1]["discardedBlockSize"] == 2)
    #expect(read[2]["dlDiscardNRPDCPPDUSNStart"] == 20 && read[2]["discardedBlockSize"] == 5)
    #expect(read[2]["itemIndex"] == 1)
    // A child has what its message has.
    #expect(read[2]["nrUSequenceNumber"] == 4)
  }

  @Test func deliveryStatusShowsItsValuesAndItsRanges() throws {
    var talk = Conversation()
    var status = DLDataDeliveryStatus(desiredBufferSize: 5)
    status.finalFrame = true
    status.desiredDataRate = 0xFFFF_FFFF
    status.lostRanges = [.init(start: 3, end: 5), .init(start: 9, end: 9)]
    status.highestDelivered = 10
    status.highestTransmitted = 12
    status.cause = 9
    status.highestDeliveredRetransmitted = 7
    status.highestRetransmitted = 8
    status.deliveredRanges = [.init(start: 14, end: 15)]
    let container = GTPUExtension(
      type: 0x84, content: try NRUserPlanePDU.deliveryStatus(status).encode())
    let bytes = try GTPUMessage(.gPDU, teid: 0x22, extensions: [container]).encode()
    let events = talk.send(bytes, fromCU: false)
    let list = "f1u.deliveryStatus.lostRange"
    try #require(
      events.map(\.name) == ["f1u.deliveryStatus", list, list, "f1u.deliveryStatus.deliveredRange"])
    #expect(events[0]["finalFrame"] == 1)
    #expect(events[0]["desiredBufferSize"] == 5)
    #expect(events[0]["desiredDataRate"] == 0xFFFF_FFFF)
    #expect(events[0]["lostRangeCount"] == 2 && events[0]["lostNumbers"] == 4)
    #expect(events[0]["highestDelivered"] == 10 && events[0]["highestTransmitted"] == 12)
    #expect(events[0]["cause"] == 9)
    #expect(events[0]["highestDeliveredRetransmitted"] == 7 && events[0]["highestRetransmitted"] == 8)
    #expect(events[0]["deliveredRangeCount"] == 1)
    #expect(events[0]["transmittedAhead"] == 2)
    #expect(events[1]["start"] == 3 && events[1]["end"] == 5 && events[1]["numbers"] == 3)
    #expect(events[1]["gapBefore"] == nil)
    #expect(events[2]["numbers"] == 1 && events[2]["gapBefore"] == 3)
    #expect(events[3]["start"] == 14 && events[3]["end"] == 15)
    #expect(events[3]["gapBefore"] == nil)
  }

  @Test func rangesThatOverlapOrEndBeforeTheyBeginAreTold() throws {
    var talk = Conversation()
    var status = DLDataDeliveryStatus(desiredBufferSize: 5)
    status.lostRanges = [.init(start: 8, end: 5), .init(start: 5, end: 6), .init(start: 0xFF_FFFF, end: 1)]
    let container = GTPUExtension(
      type: 0x84, content: try NRUserPlanePDU.deliveryStatus(status).encode())
    let events = talk.send(
      try GTPUMessage(.gPDU, teid: 1, extensions: [container]).encode(), fromCU: false)
    #expect(events.dropFirst().map { $0["numbers"] } == [-2, 2, 3])
    #expect(events.dropFirst().map { $0["gapBefore"] } == [nil, -1, -8])
  }

  @Test func assistanceInformationShowsItsFields() throws {
    var talk = Conversation()
    let bytes = hex(
      "34FF 0020 00000022 0000 00 84 07 2F03 03 01010C 02020102 05050000000001 00000019 0000001A 00 00")
    let events = talk.send(bytes, fromCU: false)
    let list = "f1u.assistance.field"
    try #require(events.map(\.name) == ["f1u.assistance", list, list, list])
    #expect(events[0]["secondSpare"] == 1 && events[0]["pdcpDuplicationActivation"] == 1)
    #expect(events[0]["ulDelay"] == 25 && events[0]["dlDelay"] == 26)
    #expect(events.dropFirst().map { $0["assistanceInformationType"] } == [1, 2, 5])
    #expect(events.dropFirst().map { $0["value"] } == [12, 0x102, nil])
  }

  @Test func aPDUTypeThatNobodyKnowsIsKept() {
    var talk = Conversation()
    let event = talk.send(hex("34FF 000C 00000022 0000 00 84 02 A0 0000000000 00"), fromCU: false)
    #expect(event.map(\.name) == ["f1u.gtp"])
    #expect(event[0]["pduType"] == 10 && event[0]["containers"] == 1)
  }

  @Test func spareBitsAndPaddingAreTold() {
    var talk = Conversation()
    let event = talk.send(hex("34FF 000C 00000011 0000 00 84 02 08E0 000001 07 00"), fromCU: true)[0]
    #expect(event["firstSpare"] == 1 && event["secondSpare"] == 7)
    #expect(event["paddingBytes"] == 1 && event["paddingNonZero"] == 1)
  }

  @Test func anErrorIndicationNamesTheTunnel() {
    var talk = Conversation()
    let bytes = hex("32 1A 0010 00000000 0001 00 00 10 00000011 85 0004 0A000002")
    let event = talk.send(bytes, fromCU: false)[0]
    #expect(event["messageType"] == 26)
    #expect(event["informationElements"] == 2)
    #expect(event["errorTEID"] == 0x11 && event["peerAddressPresent"] == 1)
    #expect(event["tunnel"] == nil, "signalling has no tunnel")
  }

  @Test(arguments: [
    ("30FF 00", "truncated", 3),
    ("34FF 0004 00000011 0000 00 84", "truncated", 12),
    ("34FF 0008 00000011 0000 00 84 00 000000", "badLength", 12),
    ("34FF 000C 00000011 0000 00 84 02 02 00 000001 00 00", "truncated", 19),
    ("30 1A 0003 00000000 10 0000", "truncated", 11),
    ("34FF 0002 00000011 0000 00 00", "badLength", 2),
  ]) func whatCannotBeReadIsMalformed(_ text: String, _ kind: String, _ offset: Int) {
    var talk = Conversation()
    let events = talk.send(hex(text), fromCU: true)
    #expect(events.map(\.name) == ["f1u.malformed"])
    let point = MessageFields.defects.first { $0.name == kind }
    #expect(events[0]["defect"] == point?.value)
    #expect(events[0]["wellFormed"] == 0)
    #expect(events[0]["defectOffset"] == Int64(offset))
  }

  @Test func whatTheCaptureCutOffIsUnknown() throws {
    let bytes = hex("34FF 0011 00000011 0000 00 84 02 0000 000001 00 00 8000054500")
    for count in 0..<20 {
      var talk = Conversation()
      let events = talk.send(Array(bytes.prefix(count)), fromCU: true, of: bytes.count)
      #expect(events.map(\.name) == ["f1u.malformed"], "\(count) bytes")
      #expect(events[0].unknown.contains("wellFormed"), "\(count) bytes")
    }
    // The PDCP PDU may be cut.
    for count in 20..<bytes.count {
      var talk = Conversation()
      let events = talk.send(Array(bytes.prefix(count)), fromCU: true, of: bytes.count)
      #expect(events.map(\.name) == ["f1u.dlUserData"], "\(count) bytes")
      #expect(events[0]["payloadBytes"] == 5)
    }
  }

  @Test func aReassembledDatagramHasNoPlacesInAFrame() throws {
    var talk = Conversation()
    talk.isReassembled = true
    let event = try talk.data(1)
    #expect(event["messageOffset"] == nil && event["containerOffset"] == nil)
    #expect(event["nrUSequenceNumber"] == 1)
  }

  @Test func moreTunnelsThanAreFollowedAreCounted() throws {
    var talk = Conversation(tunnelLimit: 2)
    for teid in 1...4 as ClosedRange<UInt32> { _ = try talk.data(0, teid: teid) }
    let event = try talk.data(1, teid: 4)
    #expect(event["tunnel"] == nil && event["sequenceStep"] == nil)
    #expect(event["nrUSequenceNumber"] == 1)
    #expect(talk.decoder.messagesBeyondTunnelLimit == 3)
    #expect(try talk.data(1, teid: 1)["sequenceStep"] == 1)
  }
}
