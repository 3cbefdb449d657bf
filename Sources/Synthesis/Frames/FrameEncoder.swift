import Fronthaul
import Wire

/// Writes a message as an Ethernet frame without FCS.
struct FrameEncoder {
  private let scenario: Scenario
  private let application: ApplicationEncoder

  private static let cPlaneType: UInt8 = 2
  private static let uPlaneType: UInt8 = 0
  /// Where the size is in the eCPRI common header. eCPRI 2.0, 3.1.3.1.4.
  private static let sizeOffset = 2
  /// Ethernet frames have at least 60 bytes without FCS.
  private static let smallestFrame = 60

  init(_ scenario: Scenario) {
    self.scenario = scenario
    application = ApplicationEncoder(samples: SampleSource(seed: scenario.seed))
  }

  /// - Throws: if a field does not fit its place, which the scenario reader rules out.
  func encode(_ message: PlannedMessage) throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    let (sender, receiver) = message.isFromRU ? (scenario.ru, scenario.du) : (scenario.du, scenario.ru)
    writer.bits(receiver.mac, 48)
    writer.bits(sender.mac, 48)
    if let vlan = message.vlan {
      writer.u16(0x8100)
      writer.bits(UInt64(vlan.priority & 7), 3)
      writer.bits(UInt64(vlan.id & 0xFFF), 13)
    }
    writer.u16(0xAEFE)
    writer.append(try packet(message))
    while writer.count < Self.smallestFrame { writer.u8(0) }
    return writer.bytes
  }

  private func packet(_ message: PlannedMessage) throws(WireError) -> [UInt8] {
    var radio = ECPRIMessage.radio(
      type: message.isUPlane ? Self.uPlaneType : Self.cPlaneType, eAxC: message.eAxC,
      sequenceId: message.sequenceId, payload: try application.encode(message))
    if !message.eBit, var fields = radio.fields {
      fields["eBit"] = 0
      radio.content = .fields(fields)
    }
    var bytes = try ECPRIPacket([radio], version: message.ecpriVersion).encode()
    if message.payloadExcess != 0 {
      let size = UInt16(clamping: bytes.count - 4 + message.payloadExcess)
      bytes[Self.sizeOffset] = UInt8(size >> 8)
      bytes[Self.sizeOffset + 1] = UInt8(truncatingIfNeeded: size)
    }
    return bytes
  }
}
