import Testing
import Wire

@testable import UserPlane

/// NR RAN containers octet by octet (TS 38.425, 5.5.2).
@Suite struct NRUserPlanePDUTests {
  /// A container and what it says.
  struct Sample: Sendable, CustomTestStringConvertible {
    var octets: String
    var pdu: NRUserPlanePDU
    var testDescription: String
  }

  static let samples: [Sample] = [
    Sample(
      octets: "00 00 ABCDEF 00", pdu: .dlUserData(DLUserData(nrUSequenceNumber: 0xABCDEF)),
      testDescription: "nothing but the number"),
    Sample(
      octets: "07 1F 000001 000200 02 000010 03 000020 FF 000300 00 00",
      pdu: .dlUserData(
        {
          var data = DLUserData(nrUSequenceNumber: 1)
          data.reportPolling = true
          data.requestOutOfSeqReport = true
          data.userDataExistence = true
          data.assistanceInfoReportPolling = true
          data.retransmission = true
          data.dlDiscardNRPDCPPDUSN = 0x200
          data.discardBlocks = [.init(start: 16, size: 3), .init(start: 32, size: 255)]
          data.dlReportNRPDCPPDUSN = 0x300
          return data
        }()), testDescription: "all of DL USER DATA"),
    Sample(
      octets: "04 00 000002 00",
      pdu: .dlUserData(
        {
          var data = DLUserData(nrUSequenceNumber: 2)
          data.discardBlocks = []
          return data
        }()), testDescription: "a list of no blocks"),
    Sample(
      octets: "10 00 00010000", pdu: .deliveryStatus(DLDataDeliveryStatus(desiredBufferSize: 65_536)),
      testDescription: "nothing but the buffer size"),
    Sample(
      octets: "1F 1F 00000010 00000020 01 000005 000007 000030 000031 02 000040 000041"
        + "01 000042 000043 00",
      pdu: .deliveryStatus(
        {
          var status = DLDataDeliveryStatus(desiredBufferSize: 16)
          status.finalFrame = true
          status.desiredDataRate = 32
          status.lostRanges = [.init(start: 5, end: 7)]
          status.highestDelivered = 0x30
          status.highestTransmitted = 0x31
          status.cause = 2
          status.highestDeliveredRetransmitted = 0x40
          status.highestRetransmitted = 0x41
          status.deliveredRanges = [.init(start: 0x42, end: 0x43)]
          return status
        }()), testDescription: "all of DL DATA DELIVERY STATUS"),
    Sample(
      octets: "2F 01 02 01 01 0C 04 02 0102 00000019 0000001A",
      pdu: .assistance(
        {
          var data = AssistanceInformationData()
          data.pdcpDuplicationActivation = true
          data.fields = [.init(type: 1, value: [12]), .init(type: 4, value: [1, 2])]
          data.ulDelay = 25
          data.dlDelay = 26
          return data
        }()), testDescription: "all of ASSISTANCE INFORMATION DATA"),
    Sample(
      octets: "28 00",
      pdu: .assistance(
        {
          var data = AssistanceInformationData()
          data.pdcpDuplicationActivation = false
          return data
        }()), testDescription: "duplication is not suggested"),
    Sample(
      octets: "F3 AA BB CC DD EE", pdu: .unknown([0xF3, 0xAA, 0xBB, 0xCC, 0xDD, 0xEE]),
      testDescription: "a PDU type that nobody knows"),
  ]

  @Test(arguments: samples) func octetsSayWhatTheyMean(_ sample: Sample) throws {
    let bytes = hex(sample.octets)
    #expect(try NRUserPlanePDU(bytes.span, 0..<bytes.count) == sample.pdu)
  }

  @Test(arguments: samples) func aPDUIsWrittenInTheseOctets(_ sample: Sample) throws {
    #expect(try sample.pdu.encode() == hex(sample.octets))
  }

  @Test(arguments: samples.dropLast()) func whatFlagsAnnounceMustBeThere(_ sample: Sample) throws {
    let bytes = hex(sample.octets)
    // Up to three octets are padding: without them nothing is missing.
    for count in 1..<max(1, bytes.count - 3) {
      let found = #expect(throws: WireError.self) { try NRUserPlanePDU(bytes.span, 0..<count) }
      #expect(found?.code == .truncated)
      #expect(found?.offset == count)
    }
  }

  @Test func anEmptyContainerHasNoPDUType() {
    let found = #expect(throws: WireError.self) { try NRUserPlanePDU([UInt8]().span, 0..<0) }
    #expect(found == WireError(.truncated, at: 0, "PDU type"))
  }

  @Test func numbersHave24Bits() {
    let pdu = NRUserPlanePDU.dlUserData(DLUserData(nrUSequenceNumber: 1 << 24))
    #expect(throws: WireError(.badValue, at: 2, "NR-U sequence number 16777216")) { try pdu.encode() }
  }

  @Test func listsHaveAtMost255Items() {
    var status = DLDataDeliveryStatus(desiredBufferSize: 0)
    status.lostRanges = Array(repeating: .init(start: 0, end: 0), count: 256)
    #expect(throws: WireError(.badLength, at: 6, "lost NR-U SN ranges: 256 items")) {
      try NRUserPlanePDU.deliveryStatus(status).encode()
    }
  }

  @Test func aContainerHasAtMost1018Octets() throws {
    var status = DLDataDeliveryStatus(desiredBufferSize: 0)
    status.lostRanges = Array(repeating: .init(start: 0, end: 0), count: 168)
    #expect(try NRUserPlanePDU.deliveryStatus(status).encode().count == 1018)
    status.lostRanges?.append(.init(start: 0, end: 0))
    let found = #expect(throws: WireError.self) { try NRUserPlanePDU.deliveryStatus(status).encode() }
    #expect(found?.code == .badLength)
  }

  @Test func aTypeThatIsKnownIsNotWrittenAsUnknown() {
    #expect(throws: WireError.self) { try NRUserPlanePDU.unknown([0x20, 0]).encode() }
    #expect(throws: WireError.self) { try NRUserPlanePDU.unknown([]).encode() }
  }
}
