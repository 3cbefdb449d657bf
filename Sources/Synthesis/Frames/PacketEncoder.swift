import Fronthaul
import Wire

/// Writes eCPRI messages with their common headers, one behind the other. eCPRI 2.0, 3.1.3.1.
struct PacketEncoder {
  private var application: ApplicationEncoder
  private let cells: [Scenario.Cell]

  init(_ scenario: Scenario) {
    application = ApplicationEncoder(scenario)
    cells = scenario.cells
  }

  mutating func encode(
    _ messages: ArraySlice<PlannedMessage>, into writer: inout ByteWriter
  ) throws(WireError) {
    let origin = writer.count
    for index in messages.indices {
      // The next message begins at a multiple of 4 bytes. eCPRI 2.0, 3.1.3.1.2.
      writer.align(to: 4, from: origin)
      try encode(messages[index], hasNext: index + 1 < messages.endIndex, into: &writer)
    }
  }

  private mutating func encode(
    _ message: PlannedMessage, hasNext: Bool, into writer: inout ByteWriter
  ) throws(WireError) {
    let start = writer.count
    writer.bits(UInt64(message.revision), 4)
    writer.bits(UInt64(message.reservedBits), 3)
    writer.bits(message.isConcatenated || hasNext ? 1 : 0, 1)
    writer.u8(message.type ?? message.ecpriType)
    writer.u16(0)
    if message.isUPlane || message.isCPlane {
      writer.u16(message.eAxC)
      writer.u8(message.sequenceId)
      writer.bits(message.eBit ? 1 : 0, 1)
      writer.bits(UInt64(message.subsequenceId), 7)
    }
    if message.fragmentCount > 1 {
      writer.append(try fragment(message))
    } else if let count = message.applicationBytes {
      var whole = ByteWriter()
      try application.encode(message, into: &whole)
      writer.append(whole.bytes.prefix(count))
    } else {
      try application.encode(message, into: &writer)
    }
    writer.append(message.excess)
    let size = message.sizeExcess.map { UInt16(clamping: writer.count - start - 4 + $0) } ?? 0
    writer.patch(u16: size, at: start + 2)
  }

  /// A part of the message, behind the headers that every fragment repeats. CUS 5.5.3.
  private mutating func fragment(_ message: PlannedMessage) throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    try application.encode(message, into: &writer)
    let cell = cells[message.cell]
    let repeated = min(writer.count, 4 + cell.compression(of: message.signal).sectionHeaderBytes)
    let rest = writer.bytes[repeated...]
    let each = (rest.count + message.fragmentCount - 1) / message.fragmentCount
    let first = min(rest.endIndex, repeated + message.fragment * each)
    return Array(writer.bytes[..<repeated] + rest[first..<min(rest.endIndex, first + each)])
  }
}

extension Scenario.Cell {
  func compression(of signal: SignalKind) -> Scenario.Compression {
    switch signal {
    case .downlink: downlink
    case .uplink: uplink
    case .prach: prachCompression
    }
  }
}
