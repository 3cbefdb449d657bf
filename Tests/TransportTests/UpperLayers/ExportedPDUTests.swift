import CaptureFiles
import Testing
import Transport
import Wire

/// PDUs that other tools write without SCTP.
@Suite struct ExportedPDUTests {
  private func exported(_ dissector: String? = "f1ap", _ payload: [UInt8] = [0, 1, 0, 0]) -> ExportedPDU {
    ExportedPDU(dissector: dissector, payload: payload)
  }

  private func addressed(_ from: UInt32, _ to: UInt32) -> ExportedPDU {
    var pdu = exported()
    (pdu.source, pdu.destination) = (IPAddress(ipv4: from), IPAddress(ipv4: to))
    (pdu.sourcePort, pdu.destinationPort) = from < to ? (38472, 40_000) : (40_000, 38472)
    return pdu
  }

  @Test func aPDUIsDeliveredWithItsPlaceInTheFrame() throws {
    // Given a frame as Wireshark writes it: dissector name (tag 12), end, PDU,
    var script = AssociationScript()
    script.raw([0, 12, 0, 4] + Array("f1ap".utf8) + [0, 0, 0, 0, 0x40, 0x01, 0x00], .upperPDU)
    // then the PDU comes as a message that has no transport.
    let message = try #require(script.received.messages.first)
    #expect(script.received.payloads == [[0x40, 0x01, 0x00]])
    #expect(message.path.transport == .exported && message.path.association == 0 && message.path.side == 0)
    #expect(message.path.source.address == nil && message.path.wellKnownSide == nil)
    #expect(message.offsetInFrame == 12 && message.octets == 3 && !message.isCut)
    #expect(message.upperLayer == .init(.f1ap, .name))
    #expect(script.decoder.counts.barePDUs == 1)
  }

  @Test func addressesTellAssociationsAndSidesApart() {
    var script = AssociationScript()
    for pdu in [
      addressed(1, 2), addressed(2, 1), addressed(1, 3), exported(), exported("e1ap"), addressed(1, 2),
    ] {
      script.raw(pdu.encode(), .upperPDU)
    }
    #expect(script.received.messages.map(\.path.association) == [0, 0, 1, 2, 3, 0])
    #expect(script.received.messages.map(\.path.side) == [0, 1, 0, 0, 0, 0])
    #expect(script.received.messages.first?.path.source.description == "0.0.0.1:38472")
    #expect(script.received.messages.first?.path.wellKnownSide == 0)
  }

  @Test func aTableOfDissectorsOrThePayloadProtocolNamesTheProtocolToo() {
    var table = exported(nil)
    (table.dissectorTable, table.dissectorTableValue) = ("sctp.ppi", 64)
    #expect(table.upperLayer == .init(.e1ap, .payloadProtocol))
    var identifier = exported(nil)
    identifier.payloadProtocol = 62
    #expect(identifier.upperLayer == .init(.f1ap, .payloadProtocol))
    var port = exported(nil)
    (port.dissectorTable, port.dissectorTableValue) = ("sctp.port", 38412)
    #expect(port.upperLayer == .init(.ngap, .port))
    var other = exported("sip")
    other.payloadProtocol = 62
    #expect(other.upperLayer == nil)
  }

  @Test func whatIsEncodedIsDecodedToTheSame() throws {
    var pdu = addressed(0x0A00_0001, 0x0A00_0002)
    (pdu.portType, pdu.payloadProtocol, pdu.originalFrame) = (1, 62, 4711)
    (pdu.dissectorTable, pdu.dissectorTableValue) = ("sctp.ppi", 62)
    #expect(try ExportedPDU(decoding: pdu.encode().span) == pdu)
    (pdu.source, pdu.destination) = (IPAddress(ipv6: 1, 2), IPAddress(ipv6: 3, 4))
    #expect(try ExportedPDU(decoding: pdu.encode().span) == pdu)
  }

  @Test func tagsThatAreCutOrContradictTheirLengthAreTold() {
    let whole = addressed(1, 2).encode()
    for count in 0..<whole.count - 4 {
      var script = AssociationScript()
      script.raw(Array(whole[..<count]), .upperPDU)
      #expect(script.received.messages.isEmpty)
      #expect(script.received.defects == [.malformed(WireError(.truncated, at: count, "exported PDU tag"))])
      var cut = AssociationScript()
      cut.raw(Array(whole[..<count]), .upperPDU, original: whole.count)
      #expect(cut.received.defects == [.malformed(WireError(.notCaptured, at: count, "exported PDU tag"))])
    }
    var script = AssociationScript()
    script.raw([0, 20, 0, 3, 1, 2, 3, 0, 0, 0, 0], .upperPDU)
    #expect(script.received.defects == [.malformed(WireError(.badLength, at: 4, "exported PDU address"))])
  }

  @Test func aLinkTypeForPrivateUseIsReadAsItIsNamed() throws {
    // Given that link type 147 is said to be F1AP,
    var script = AssociationScript(SCTPDecoder(linkTypes: [LinkType(rawValue: 147): .f1ap]))
    // when frames of it and of another come,
    script.raw([1, 2, 3], LinkType(rawValue: 147), original: 5)
    script.raw([4, 5, 6], LinkType(rawValue: 148))
    // then only the first is a message.
    let message = try #require(script.received.messages.first)
    #expect(script.received.payloads == [[1, 2, 3]])
    #expect(message.path.transport == .bare && message.upperLayer == .init(.f1ap, .name))
    #expect(message.isCut && message.octets == 5 && message.offsetInFrame == 0)
  }
}
