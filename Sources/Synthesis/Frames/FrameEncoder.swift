import Fronthaul
import Wire

/// Writes a message as an Ethernet frame without FCS.
struct FrameEncoder {
  private let scenario: Scenario
  private let application: ApplicationEncoder

  private static let cPlaneType: UInt8 = 2
  private static let uPlaneType: UInt8 = 0
  /// Ethernet frames have at least 60 bytes without FCS.
  private static let smallestFrame = 60

  init(_ scenario: Scenario) {
    self.scenario = scenario
    application = ApplicationEncoder(samples: SampleSource(seed: scenario.seed))
  }

  func encode(_ message: PlannedMessage) -> [UInt8] {
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
    // eCPRI common header and ids, eCPRI 2.0 3.1.3.1; CUS 5.1.3.2.
    writer.bits(UInt64(message.ecpriVersion), 4)
    writer.bits(0, 4)
    writer.u8(message.isUPlane ? Self.uPlaneType : Self.cPlaneType)
    let sizeOffset = writer.count
    writer.u16(0)
    writer.u16(message.eAxC)
    writer.u8(message.sequenceId)
    writer.u8(message.eBit ? 0x80 : 0)
    application.write(message, into: &writer)
    writer.patch(u16: UInt16(clamping: writer.count - sizeOffset - 2 + message.payloadExcess), at: sizeOffset)
    while writer.count < Self.smallestFrame { writer.u8(0) }
    return writer.bytes
  }
}
