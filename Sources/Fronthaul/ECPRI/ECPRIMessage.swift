public import Wire

/// An eCPRI message as a value: its type and what follows the common header (eCPRI 2.0, 3.2).
public struct ECPRIMessage: Hashable, Sendable {
  public var type: UInt8
  /// The fields of a type whose layout is known; opaque is the payload of another type, or one that does not
  /// have the layout of its type.
  public var content: LayoutContent
  /// Protocol revision, 4 bits.
  public var version: UInt8
  /// The 3 reserved bits of the common header.
  public var reserved: UInt8

  public init(type: UInt8, content: LayoutContent, version: UInt8 = 1, reserved: UInt8 = 0) {
    self.type = type
    self.content = content
    self.version = version
    self.reserved = reserved
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
  public var fields: LayoutValue? { content.fields }

  /// A number by its name.
  public subscript(_ name: String) -> Int64? { content[name] }

  static func layout(_ type: UInt8) -> Layout? {
    type == 0 || type == 2 ? ECPRILayouts.identified : ECPRILayouts.of(type)?.layout
  }

  /// Reads the message in `range`, which begins with its common header. A payload that does not have the
  /// layout of its type stays opaque.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let first = bytes[range.lowerBound]
    let payload = range.lowerBound + 4..<range.upperBound
    self.init(
      type: bytes[range.lowerBound + 1],
      content: .opaque(Bits.bytes(bytes, payload.lowerBound * 8, payload.count * 8)), version: first >> 4,
      reserved: first >> 1 & 7)
    guard let layout = Self.layout(type), let read = try? layout.decode(bytes, payload),
      read.end == payload.upperBound
    else { return }
    content = .fields(read.value)
  }

  /// Writes the message with its common header.
  /// - Parameter more: whether another message follows in the packet.
  func encode(into writer: inout ByteWriter, more: Bool) throws(WireError) {
    let start = writer.count
    guard version < 16, reserved < 8 else {
      throw WireError(.badValue, at: start, "ecpriVersion \(version), reserved \(reserved)")
    }
    writer.bits(UInt64(version), 4)
    writer.bits(UInt64(reserved), 3)
    writer.bits(more ? 1 : 0, 1)
    writer.u8(type)
    writer.u16(0)
    try encodePayload(into: &writer)
    guard let size = UInt16(exactly: writer.count - start - 4) else {
      throw WireError(.badLength, at: start + 2, "ecpriPayload \(writer.count - start - 4)")
    }
    writer.patch(u16: size, at: start + 2)
  }

  private func encodePayload(into writer: inout ByteWriter) throws(WireError) {
    switch content {
    case .opaque(let bytes): writer.append(bytes)
    case .fields(let value):
      guard let layout = Self.layout(type) else {
        throw WireError(.badValue, at: writer.count, "ecpriMessage \(type) has no fields")
      }
      try layout.encode(value, into: &writer)
    }
  }

  /// The payload, without the common header.
  package func payload() throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    try encodePayload(into: &writer)
    return writer.bytes
  }
}
