import Fronthaul
import Wire

/// Writes messages as an Ethernet frame without FCS.
struct FrameEncoder {
  private let cells: [Scenario.Cell]
  private var packets: PacketEncoder

  /// Ethernet frames have at least 60 bytes without FCS.
  private static let smallestFrame = 60
  /// What tells the address of nobody from that of a unit.
  private static let stranger: UInt64 = 0x80

  init(_ scenario: Scenario) {
    cells = scenario.cells
    packets = PacketEncoder(scenario)
  }

  /// Fills `bytes` with the frame of messages that one unit sends to the other.
  ///
  /// - Throws: if a field does not fit its place, which the scenario reader rules out.
  mutating func encode(_ messages: ArraySlice<PlannedMessage>, into bytes: inout [UInt8]) throws(WireError) {
    guard let first = messages.first, let last = messages.last else { return }
    var storage: [UInt8] = []
    swap(&storage, &bytes)
    var writer = ByteWriter(reusing: consume storage)
    let cell = cells[first.cell]
    let (sender, receiver) = first.sender == .ru ? (cell.ru, cell.du) : (cell.du, cell.ru)
    writer.bits(receiver.mac, 48)
    writer.bits(first.isFromStranger ? sender.mac ^ Self.stranger : sender.mac, 48)
    if let vlan = first.vlan {
      writer.u16(0x8100)
      writer.bits(UInt64(vlan.priority & 7), 3)
      writer.bits(UInt64(vlan.id & 0xFFF), 13)
    }
    if let from = sender.internet, let to = receiver.internet {
      let datagram = DatagramWriter(from: from, to: to)
      let start = datagram.begin(&writer)
      try packets.encode(messages, into: &writer)
      writer.append(last.trailer)
      datagram.finish(start, &writer)
    } else {
      writer.u16(0xAEFE)
      try packets.encode(messages, into: &writer)
      writer.append(last.trailer)
    }
    while writer.count < Self.smallestFrame { writer.u8(last.padding) }
    bytes = writer.finished()
  }
}
