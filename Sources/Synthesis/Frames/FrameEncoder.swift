import Fronthaul
import Wire

/// Writes a message as an Ethernet frame without FCS.
struct FrameEncoder {
  private let cells: [Scenario.Cell]
  private let application: ApplicationEncoder

  /// Ethernet frames have at least 60 bytes without FCS.
  private static let smallestFrame = 60

  init(_ scenario: Scenario) {
    cells = scenario.cells
    application = ApplicationEncoder(samples: SampleSource(seed: scenario.seed))
  }

  /// - Throws: if a field does not fit its place, which the scenario reader rules out.
  func encode(_ message: PlannedMessage) throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    let cell = cells[message.cell]
    let (sender, receiver) = message.sender == .ru ? (cell.ru, cell.du) : (cell.du, cell.ru)
    writer.bits(receiver.mac, 48)
    writer.bits(sender.mac, 48)
    if let vlan = message.vlan {
      writer.u16(0x8100)
      writer.bits(UInt64(vlan.priority & 7), 3)
      writer.bits(UInt64(vlan.id & 0xFFF), 13)
    }
    writer.u16(0xAEFE)
    writer.append(try packet(message))
    writer.append(message.trailer)
    while writer.count < Self.smallestFrame { writer.u8(message.padding) }
    return writer.bytes
  }

  /// The eCPRI message with its common header. eCPRI 2.0, 3.1.3.1.
  private func packet(_ message: PlannedMessage) throws(WireError) -> [UInt8] {
    let payload = try payload(message)
    var writer = ByteWriter()
    writer.bits(UInt64(message.revision), 4)
    writer.bits(UInt64(message.reservedBits), 3)
    writer.bits(message.isConcatenated ? 1 : 0, 1)
    writer.u8(message.type ?? message.ecpriType)
    writer.u16(message.sizeExcess.map { UInt16(clamping: payload.count + $0) } ?? 0)
    writer.append(payload)
    return writer.bytes
  }

  private func payload(_ message: PlannedMessage) throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    if message.isUPlane || message.isCPlane {
      writer.u16(message.eAxC)
      writer.u8(message.sequenceId)
      writer.bits(message.eBit ? 1 : 0, 1)
      writer.bits(UInt64(message.subsequenceId), 7)
    }
    writer.append(try application.encode(message))
    writer.append(message.excess)
    return writer.bytes
  }
}
