import Transport
import UserPlane
import Wire

/// Writes messages of F1-U as Ethernet frames without FCS.
struct UserPlaneEncoder {
  private let userPlane: Scenario.UserPlane

  /// Ethernet frames have at least 60 bytes without FCS.
  private static let smallestFrame = 60

  init(_ userPlane: Scenario.UserPlane) { self.userPlane = userPlane }

  /// The frame of a message.
  ///
  /// - Throws: if a field does not fit its place, which the scenario reader rules out.
  func encode(_ planned: PlannedUserPlaneMessage) throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    let (sender, receiver) =
      planned.isFromCU ? (userPlane.cu, userPlane.du) : (userPlane.du, userPlane.cu)
    writer.bits(receiver.mac, 48)
    writer.bits(sender.mac, 48)
    if let vlan = userPlane.vlan {
      writer.u16(0x8100)
      writer.bits(UInt64(vlan.priority & 7), 3)
      writer.bits(UInt64(vlan.id & 0xFFF), 13)
    }
    let datagram = DatagramWriter(
      from: InternetEndpoint(address: sender.address, port: GTPUHeader.port),
      to: InternetEndpoint(address: receiver.address, port: GTPUHeader.port))
    let start = datagram.begin(&writer)
    writer.append(try message(planned))
    datagram.finish(start, &writer)
    while writer.count < Self.smallestFrame { writer.u8(0) }
    return writer.bytes
  }

  private func message(_ planned: PlannedUserPlaneMessage) throws(WireError) -> [UInt8] {
    var message = planned.message
    var containerOctets = 0
    if let pdu = planned.pdu {
      let content = try pdu.encode() + [UInt8](repeating: 0, count: planned.excessPadding)
      containerOctets = content.count
      let header = GTPUExtension(type: GTPUExtensionPlace.nrRANContainer, content: content)
      message.extensions = Array(repeating: header, count: planned.containers)
    }
    var bytes = try message.encode()
    let length = UInt16(clamping: bytes.count - 8 + planned.lengthExcess)
    (bytes[2], bytes[3]) = (UInt8(length >> 8), UInt8(length & 0xFF))
    // The first container begins behind the length of its extension header.
    let container = 13
    for patch in planned.patches {
      let offset =
        switch patch.place {
        case .message(let offset): offset
        case .container(let offset): container + offset
        case .containerEnd(let offset): container + containerOctets + offset
        }
      guard bytes.indices.contains(offset) else { continue }
      bytes[offset] = bytes[offset] & patch.keeping | patch.setting
    }
    return bytes
  }
}
