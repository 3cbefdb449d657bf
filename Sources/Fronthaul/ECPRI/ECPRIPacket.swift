public import Wire

/// What one frame or datagram carries: an eCPRI message, or several (eCPRI 2.0, 3.1.3.1.2).
///
///     | version 4 | reserved 3 | C 1 | type 8 | size 16 | payload | 0 to 3 zeros | next header …
///
/// C says that another message follows; it begins at a multiple of 4 bytes from the start of the packet.
public struct ECPRIPacket: Hashable, Sendable {
  public var messages: [ECPRIMessage]

  /// - Parameter version: the protocol revision of all messages; `nil` = that of each.
  public init(_ messages: [ECPRIMessage], version: UInt8? = nil) {
    self.messages = messages
    guard let version else { return }
    for index in messages.indices { self.messages[index].version = version }
  }

  /// The bytes of the packet. Padding is not counted in the sizes.
  public func encode() throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    for (index, message) in messages.enumerated() {
      writer.align(to: 4)
      try message.encode(into: &writer, more: index + 1 < messages.count)
    }
    return writer.bytes
  }

  /// Reads the messages of a packet.
  /// - Returns: the packet and the byte behind its last message; what follows is padding or should not be there.
  /// - Throws: `truncated` where a message does not fit the range, `badValue` for padding between messages that
  ///   is not zero.
  public static func decode(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) throws(WireError) -> (packet: ECPRIPacket, end: Int) {
    let start = max(0, min(range.lowerBound, bytes.count))
    let limit = max(start, min(range.upperBound, bytes.count))
    var packet = ECPRIPacket([])
    var at = start
    while true {
      guard limit - at >= 4 else { throw .truncated(at: at, "eCPRI common header") }
      let end = at + 4 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
      guard end <= limit else { throw .truncated(at: at + 2, "ecpriPayload") }
      packet.messages.append(ECPRIMessage(bytes, at..<end))
      guard bytes[at] & 1 == 1 else { return (packet, end) }
      at = start + (end - start + 3) / 4 * 4
      guard Bits.any(bytes, end * 8, (min(at, limit) - end) * 8) == 0 else {
        throw WireError(.badValue, at: end, "padding between eCPRI messages")
      }
    }
  }
}
