public import Wire

/// A PDU as Wireshark exports it (LINKTYPE_WIRESHARK_UPPER_PDU), without the layers that carried it.
///
///     | tag 16 | length 16 | value, length bytes | … | 0 16 | 0 16 | PDU |
///
/// All numbers are in network order. Tags that say nothing here are passed.
public struct ExportedPDU: Hashable, Sendable {
  /// The name of the dissector that is to read the PDU, e.g. "f1ap".
  public var dissector: String?
  /// A table of dissectors, e.g. "sctp.ppi", and the number to look up in it.
  public var dissectorTable: String?
  public var dissectorTableValue: UInt32?
  public var source: IPAddress?
  public var destination: IPAddress?
  public var sourcePort: UInt16?
  public var destinationPort: UInt16?
  /// What kind of ports these are, as Wireshark numbers it; 1 is SCTP.
  public var portType: UInt32?
  public var payloadProtocol: UInt32?
  /// Number of the frame from which the PDU was taken.
  public var originalFrame: UInt32?
  /// The PDU.
  public var payload: [UInt8]

  public init(dissector: String? = nil, payload: [UInt8]) {
    self.dissector = dissector
    self.payload = payload
  }

  /// Numbers of tags.
  private enum Tag {
    static let end: UInt16 = 0
    static let dissector: UInt16 = 12
    static let dissectorTable: UInt16 = 14
    static let sourceIPv4: UInt16 = 20
    static let destinationIPv4: UInt16 = 21
    static let sourceIPv6: UInt16 = 22
    static let destinationIPv6: UInt16 = 23
    static let portType: UInt16 = 24
    static let sourcePort: UInt16 = 25
    static let destinationPort: UInt16 = 26
    static let payloadProtocol: UInt16 = 27
    static let originalFrame: UInt16 = 30
    static let dissectorTableValue: UInt16 = 32
  }

  /// Names are kept up to this many bytes; no registered one comes near.
  static let nameLimit = 255

  /// Reads the tags at the start of a frame.
  /// - Returns: the PDU without its bytes, and where those begin.
  static func header(
    _ bytes: Span<UInt8>, originalLength: Int
  ) throws(WireError) -> (header: ExportedPDU, payloadStart: Int) {
    var header = ExportedPDU(payload: [])
    var at = 0
    while true {
      guard at + 4 <= bytes.count else { throw missing(at + 4, bytes.count, originalLength) }
      let tag = bytes.u16(at: at)
      let length = Int(bytes.u16(at: at + 2))
      at += 4
      guard tag != Tag.end else { return (header, at) }
      guard at + length <= bytes.count else { throw missing(at + length, bytes.count, originalLength) }
      try header.take(tag, bytes, at..<at + length)
      at += length
    }
  }

  private static func missing(_ end: Int, _ captured: Int, _ original: Int) -> WireError {
    WireError(end <= original ? .notCaptured : .truncated, at: captured, "exported PDU tag")
  }

  private mutating func take(
    _ tag: UInt16, _ bytes: Span<UInt8>, _ value: Range<Int>
  ) throws(WireError) {
    switch tag {
    case Tag.dissector: dissector = Self.text(bytes, value)
    case Tag.dissectorTable: dissectorTable = Self.text(bytes, value)
    case Tag.sourceIPv4, Tag.sourceIPv6: source = try Self.address(bytes, value)
    case Tag.destinationIPv4, Tag.destinationIPv6: destination = try Self.address(bytes, value)
    case Tag.portType: portType = try Self.number(bytes, value)
    case Tag.sourcePort: sourcePort = UInt16(truncatingIfNeeded: try Self.number(bytes, value))
    case Tag.destinationPort: destinationPort = UInt16(truncatingIfNeeded: try Self.number(bytes, value))
    case Tag.payloadProtocol: payloadProtocol = try Self.number(bytes, value)
    case Tag.originalFrame: originalFrame = try Self.number(bytes, value)
    case Tag.dissectorTableValue: dissectorTableValue = try Self.number(bytes, value)
    default: break
    }
  }

  private static func number(_ bytes: Span<UInt8>, _ value: Range<Int>) throws(WireError) -> UInt32 {
    guard value.count >= 4 else { throw WireError(.badLength, at: value.lowerBound, "exported PDU number") }
    return bytes.u32(at: value.lowerBound)
  }

  private static func address(_ bytes: Span<UInt8>, _ value: Range<Int>) throws(WireError) -> IPAddress {
    let at = value.lowerBound
    switch value.count {
    case 4: return IPAddress(ipv4: bytes.u32(at: at))
    case 16: return IPAddress(ipv6: bytes.u64(at: at), bytes.u64(at: at + 8))
    default: throw WireError(.badLength, at: at, "exported PDU address")
    }
  }

  /// A name; it is padded with zeros to a multiple of four bytes.
  private static func text(_ bytes: Span<UInt8>, _ value: Range<Int>) -> String {
    var name: [UInt8] = []
    for index in value.prefix(nameLimit) where bytes[index] != 0 { name.append(bytes[index]) }
    return String(decoding: name, as: UTF8.self)
  }

  /// The protocol of the PDU: by the names of dissectors, the payload protocol identifier, or ports.
  public var upperLayer: UpperLayer.Recognition? {
    if let dissector, let layer = UpperLayer(rawValue: dissector) { return .init(layer, .name) }
    var identifier = payloadProtocol ?? 0
    var ports = [sourcePort ?? 0, destinationPort ?? 0]
    switch dissectorTable {
    case "sctp.ppi": identifier = dissectorTableValue ?? identifier
    case "sctp.port": ports[1] = dissectorTableValue.map { UInt16(truncatingIfNeeded: $0) } ?? ports[1]
    // Read by something else, whatever carried it.
    default: if dissector != nil || dissectorTable != nil { return nil }
    }
    return UpperLayer.recognize(
      payloadProtocol: identifier, sourcePort: ports[0], destinationPort: ports[1])
  }
}

extension ExportedPDU {
  /// Reads a whole frame.
  public init(decoding bytes: Span<UInt8>) throws(WireError) {
    let start: Int
    (self, start) = try Self.header(bytes, originalLength: bytes.count)
    payload = []
    payload.reserveCapacity(bytes.count - start)
    for index in start..<bytes.count { payload.append(bytes[index]) }
  }

  /// The bytes of the frame.
  public func encode() -> [UInt8] {
    var writer = ByteWriter()
    func tag(_ number: UInt16, _ value: [UInt8]) {
      writer.u16(number)
      writer.u16(UInt16(clamping: value.count))
      writer.append(value.prefix(Int(UInt16.max)))
    }
    func number(_ number: UInt16, _ value: UInt32?) {
      if let value { tag(number, (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) }) }
    }
    func text(_ number: UInt16, _ text: String?) {
      guard let text else { return }
      let padding = (4 - text.utf8.count % 4) % 4
      tag(number, Array(text.utf8) + [UInt8](repeating: 0, count: padding))
    }
    func address(_ number: UInt16, _ address: IPAddress?) {
      if let address { tag(address.isIPv6 ? number + 2 : number, address.octets) }
    }
    text(Tag.dissector, dissector)
    text(Tag.dissectorTable, dissectorTable)
    number(Tag.dissectorTableValue, dissectorTableValue)
    address(Tag.sourceIPv4, source)
    address(Tag.destinationIPv4, destination)
    number(Tag.portType, portType)
    number(Tag.sourcePort, sourcePort.map(UInt32.init))
    number(Tag.destinationPort, destinationPort.map(UInt32.init))
    number(Tag.payloadProtocol, payloadProtocol)
    number(Tag.originalFrame, originalFrame)
    tag(Tag.end, [])
    writer.append(payload)
    return writer.bytes
  }
}
