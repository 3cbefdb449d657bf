public import Wire

/// An eCPRI message as a value: its type and what follows the common header (eCPRI 2.0, 3.2).
public struct ECPRIMessage: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// The fields of a type whose layout is known.
    case fields(LayoutValue)
    /// The payload of another type, or one that does not have the layout of its type.
    case opaque([UInt8])
  }

  public var type: UInt8
  public var content: Content

  public init(type: UInt8, content: Content) {
    self.type = type
    self.content = content
  }

  /// A message of a known type from some of its fields; the others are 0, counts those of their items.
  public init(
    type: UInt8, _ numbers: [String: Int64], groups: [String: [LayoutValue]] = [:],
    bytes: [String: [UInt8]] = [:]
  ) throws(WireError) {
    guard let layout = Self.layout(type) else { throw WireError(.badValue, at: 1, "ecpriMessage \(type)") }
    let value = LayoutValue(numbers, groups: groups, bytes: bytes)
    self.init(type: type, content: .fields(try layout.complete(value)))
  }

  /// A whole U-plane (type 0) or C-plane (type 2) message: not fragmented.
  /// - Parameter payload: from the application header on.
  public static func radio(type: UInt8, eAxC: UInt16, sequenceId: UInt8, payload: [UInt8]) -> ECPRIMessage {
    ECPRIMessage(
      type: type,
      content: .fields(
        LayoutValue(
          ["eAxC": Int64(eAxC), "sequenceId": Int64(sequenceId), "eBit": 1, "subsequenceId": 0],
          bytes: ["payload": payload])))
  }

  /// The fields; `nil` for opaque content.
  public var fields: LayoutValue? {
    if case .fields(let value) = content { return value }
    return nil
  }

  /// A number by its name.
  public subscript(_ name: String) -> Int64? { fields?[name] }

  static func layout(_ type: UInt8) -> Layout? {
    type == 0 || type == 2 ? ECPRILayouts.identified : ECPRILayouts.of(type)?.layout
  }

  /// The payload, without the common header.
  func payload() throws(WireError) -> [UInt8] {
    switch content {
    case .opaque(let bytes): return bytes
    case .fields(let value):
      guard let layout = Self.layout(type) else {
        throw WireError(.badValue, at: 1, "ecpriMessage \(type) has no fields")
      }
      var writer = ByteWriter()
      try layout.encode(value, into: &writer)
      return writer.bytes
    }
  }

  /// Reads the payload in `range`. One that does not have the layout of its type stays opaque.
  init(type: UInt8, _ bytes: Span<UInt8>, _ range: Range<Int>) {
    self.init(type: type, content: .opaque(Bits.bytes(bytes, range.lowerBound * 8, range.count * 8)))
    guard let layout = Self.layout(type), let read = try? layout.decode(bytes, range),
      read.end == range.upperBound
    else { return }
    content = .fields(read.value)
  }
}

/// What one frame or datagram carries: an eCPRI message, or several (eCPRI 2.0, 3.1.3.1.2).
///
///     | version 4 | reserved 3 | C 1 | type 8 | size 16 | payload | 0 to 3 zeros | next header …
///
/// C says that another message follows; it begins at a multiple of 4 bytes from the start of the packet.
public struct ECPRIPacket: Hashable, Sendable {
  public var messages: [ECPRIMessage]
  /// Protocol revision of every header.
  public var version: UInt8

  public init(_ messages: [ECPRIMessage], version: UInt8 = 1) {
    self.messages = messages
    self.version = version
  }

  /// The bytes of the packet. Padding is not counted in the sizes.
  public func encode() throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    for (index, message) in messages.enumerated() {
      writer.align(to: 4)
      let payload = try message.payload()
      guard payload.count <= 0xFFFF, version < 16 else {
        throw WireError(.badValue, at: writer.count, "ecpriPayload \(payload.count)")
      }
      writer.bits(UInt64(version), 4)
      writer.bits(0, 3)
      writer.bits(index + 1 < messages.count ? 1 : 0, 1)
      writer.u8(message.type)
      writer.u16(UInt16(payload.count))
      writer.append(payload)
    }
    return writer.bytes
  }

  /// Reads the messages of a packet.
  /// - Returns: the packet and the byte behind its last message; what follows is padding or should not be there.
  public static func decode(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) throws(WireError) -> (packet: ECPRIPacket, end: Int) {
    let start = max(0, min(range.lowerBound, bytes.count))
    let limit = max(start, min(range.upperBound, bytes.count))
    var packet = ECPRIPacket([], version: 1)
    var at = start
    while true {
      guard limit - at >= 4 else { throw .truncated(at: min(at, limit), "eCPRI common header") }
      let size = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      let end = at + 4 + size
      guard end <= limit else { throw .truncated(at: at + 2, "ecpriPayload") }
      if at == start { packet.version = bytes[at] >> 4 }
      packet.messages.append(ECPRIMessage(type: bytes[at + 1], bytes, (at + 4)..<end))
      guard bytes[at] & 1 == 1 else { return (packet, end) }
      at = start + (end - start + 3) / 4 * 4
    }
  }
}
