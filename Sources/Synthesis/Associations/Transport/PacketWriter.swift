import ApplicationProtocols
import Transport
import Wire

/// Writes the packets of associations as Ethernet frames without FCS.
struct PacketWriter {
  private let associations: [Scenario.Association]

  private static let sctp: UInt8 = 132
  /// CS5, signalling, in the place of the traffic class. RFC 4594.
  private static let trafficClass: UInt8 = 40 << 2
  private static let smallestFrame = 60

  init(_ scenario: Scenario) { associations = scenario.associations }

  /// Fills `bytes` with the frame.
  func write(_ packet: PlannedPacket, into bytes: inout [UInt8]) {
    var storage: [UInt8] = []
    swap(&storage, &bytes)
    var writer = ByteWriter(reusing: consume storage)
    let association = associations[packet.association]
    let (sender, receiver) = (association.end(packet.sender), association.end(packet.sender.opposite))
    writer.bits(receiver.mac, 48)
    writer.bits(sender.mac, 48)
    if let vlan = association.vlan {
      writer.u16(0x8100)
      writer.bits(UInt64(vlan.priority & 7), 3)
      writer.bits(UInt64(vlan.id & 0xFFF), 13)
    }
    let from = packet.isOnSecondPath ? sender.secondAddress ?? sender.address : sender.address
    let to = packet.isOnSecondPath ? receiver.secondAddress ?? receiver.address : receiver.address
    let octets = octets(of: packet, sender, receiver)
    if let port = association.transport.udpPort {
      let datagram = DatagramWriter(from, port, to: to, port, trafficClass: Self.trafficClass)
      let start = datagram.begin(&writer)
      writer.append(octets)
      datagram.finish(start, &writer)
    } else {
      let internet = InternetWriter(from: from, to: to, carrying: Self.sctp, trafficClass: Self.trafficClass)
      let start = internet.begin(&writer)
      writer.append(octets)
      internet.finish(start, &writer)
    }
    while writer.count < Self.smallestFrame { writer.u8(0) }
    bytes = writer.finished()
  }

  private func octets(
    of packet: PlannedPacket, _ sender: AssociationEnd, _ receiver: AssociationEnd
  ) -> [UInt8] {
    let header = SCTPHeader(
      sourcePort: sender.port, destinationPort: receiver.port, verificationTag: packet.verificationTag)
    var octets = SCTPPacket(header, packet.chunks).encode()
    // The checksum stands behind ports and tag.
    if !packet.hasRightChecksum { octets[8] ^= 0xFF }
    return octets
  }
}
