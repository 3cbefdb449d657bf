import CaptureFiles
import Testing
import Transport

/// What SCTP packets come in.
@Suite struct EncapsulationTests {
  @Test func bothVersionsOfIPCarryIt() {
    for (du, cu) in [
      (IPAddress(ipv4: 0x7F00_0001), IPAddress(ipv4: 0x7F00_0002)),
      (IPAddress(ipv6: 0, 1), IPAddress(ipv6: 0, 2)),
    ] {
      var script = AssociationScript()
      (script.duAddress, script.cuAddress) = (du, cu)
      script.handshake()
      script.send(.du, script.message("a", tsn: 100, sequence: 0))
      #expect(script.received.texts == ["a"])
      #expect(script.received.messages.first?.path.source == TransportAddress(du, port: 40000))
    }
  }

  private static let linkLayers: [(LinkType, [UInt8])] = [
    (.raw, []), (.ipv4, []), (.null, [2, 0, 0, 0]), (.loop, [0, 0, 0, 2]),
    (.linuxCooked, [0, 0, 3, 4, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0]),
    (.linuxCooked2, [8, 0, 0, 0, 0, 0, 0, 1, 3, 4, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0]),
  ]

  @Test(arguments: linkLayers)
  func everyLinkLayerWithIPCarriesIt(_ linkType: LinkType, _ header: [UInt8]) {
    var script = AssociationScript()
    let packet = script.packet(.du, [script.message("a", tsn: 1, sequence: 0)])
    let ip = Frames.ip(packet, from: script.duAddress, to: script.cuAddress, transportProtocol: 132)
    script.raw(header + ip, linkType)
    #expect(script.received.texts == ["a"])
    #expect(script.received.messages.first?.offsetInFrame == header.count + 20 + 28)
  }

  @Test func packetsWithoutIPAreOneAssociationByTheirPorts() throws {
    var script = AssociationScript()
    script.raw(script.packet(.du, [script.message("a", tsn: 1, sequence: 0)]), .sctp)
    script.raw(script.packet(.cu, [script.message("b", tsn: 1, sequence: 0)]), .sctp)
    #expect(script.received.messages.map(\.path.side) == [0, 1])
    #expect(script.received.messages.map(\.path.association) == [0, 0])
    #expect(script.received.messages.first?.path.source.description == "port 40000")
  }

  @Test func udpCarriesItOnItsPortAndOnOthersThatAreNamed() {
    func texts(_ port: Int, _ decoder: SCTPDecoder) -> [String] {
      var script = AssociationScript(decoder)
      let packet = script.packet(.du, [script.message("a", tsn: 1, sequence: 0)])
      script.ethernet(Frames.ipv4(Frames.udp(from: 50_000, to: port, packet)))
      return script.received.texts
    }
    #expect(texts(9899, SCTPDecoder()) == ["a"])
    #expect(texts(9900, SCTPDecoder()).isEmpty)
    #expect(texts(9900, SCTPDecoder(encapsulationPorts: [9900])) == ["a"])
  }

  @Test func aPacketInFragmentsOfIPIsPutTogether() throws {
    var script = AssociationScript()
    let text = String(repeating: "0123456789", count: 10)
    let packet = script.packet(.du, [script.message(text, tsn: 1, sequence: 0)])
    script.ethernet(Frames.ipv4(Array(packet[..<64]), transportProtocol: 132, more: true))
    script.ethernet(Frames.ipv4(Array(packet[64...]), transportProtocol: 132, offset: 64))
    let message = try #require(script.received.messages.first)
    #expect(script.received.texts == [text])
    #expect(message.offsetInFrame == nil && message.payload == 28..<128)
  }

  @Test func aMessageThatWasCutComesWithWhatThereIs() throws {
    var script = AssociationScript.established()
    let packet = script.packet(.du, [script.message("0123456789", tsn: 100, sequence: 0)])
    script.frame(.du, packet, kept: 14 + 20 + 28 + 4)
    script.send(.du, script.message("next", tsn: 101, sequence: 1))
    #expect(script.received.texts == ["0123", "next"])
    #expect(script.received.messages.map(\.isCut) == [true, false])
    #expect(script.received.messages.map(\.octets) == [10, 4])
    #expect(script.decoder.counts.cutChunks == 1 && script.received.defects.isEmpty)
  }

  @Test func paddingOfTheLinkLayerIsNoChunk() {
    var script = AssociationScript()
    let packet = script.packet(.du, [script.message("a", tsn: 1, sequence: 0)])
    let ip = Frames.ip(packet, from: script.duAddress, to: script.cuAddress, transportProtocol: 132)
    script.ethernet(ip + [UInt8](repeating: 0, count: 9))
    #expect(script.received.texts == ["a"])
    #expect(script.received.defects.isEmpty)
  }
}
