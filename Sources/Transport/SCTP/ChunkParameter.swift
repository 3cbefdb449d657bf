import Wire

/// A parameter or an error cause in a chunk (RFC 9260, 3.2.1 and 3.3.10).
///
///     | type 16 | length 16, without padding | value | 0 to 3 octets of padding |
public struct ChunkParameter: Hashable, Sendable {
  public var type: UInt16
  public var value: [UInt8]

  public init(type: UInt16, value: [UInt8]) {
    self.type = type
    self.value = value
  }

  public static let ipv4Address: UInt16 = 5
  public static let ipv6Address: UInt16 = 6
  public static let stateCookie: UInt16 = 7
  public static let hostName: UInt16 = 11
  public static let outgoingStreamReset: UInt16 = 13
  public static let addAddress: UInt16 = 0xC001
  public static let deleteAddress: UInt16 = 0xC002

  /// The parameter that gives an address.
  public static func address(_ address: IPAddress) -> ChunkParameter {
    ChunkParameter(type: address.isIPv6 ? ipv6Address : ipv4Address, value: address.octets)
  }

  /// The address, if it is an address parameter.
  public var address: IPAddress? {
    let bytes = value.span
    switch (type, value.count) {
    case (Self.ipv4Address, 4): return IPAddress(ipv4: bytes.u32(at: 0))
    case (Self.ipv6Address, 16): return IPAddress(ipv6: bytes.u64(at: 0), bytes.u64(at: 8))
    default: return nil
    }
  }

  var encoded: [UInt8] {
    var writer = ByteWriter()
    encode(into: &writer)
    return writer.bytes
  }

  func encode(into writer: inout ByteWriter) {
    let start = writer.count
    writer.u16(type)
    writer.u16(UInt16(clamping: value.count + 4))
    writer.append(value)
    writer.align(to: 4, from: start)
  }
}

extension [ChunkParameter] {
  /// Reads what it can of the parameters that fill a part of the bytes.
  /// - Returns: an error beside them if they do not fill it, or were not captured.
  static func read(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, capturedEnd: Int
  ) -> (parameters: [ChunkParameter], error: WireError?) {
    var result: [ChunkParameter] = []
    var at = start
    // Fewer than four octets are padding.
    while at + 4 <= end {
      guard at + 4 <= capturedEnd else {
        return (result, WireError(.notCaptured, at: capturedEnd, "parameter header"))
      }
      let length = Int(bytes.u16(at: at + 2))
      guard length >= 4, at + length <= end else {
        return (result, WireError(.badLength, at: at + 2, "parameter length"))
      }
      guard at + length <= capturedEnd else {
        return (result, WireError(.notCaptured, at: capturedEnd, "parameter"))
      }
      result.append(ChunkParameter(type: bytes.u16(at: at), value: (at + 4..<at + length).map { bytes[$0] }))
      at += (length + 3) & ~3
    }
    return (result, nil)
  }

  init(_ chunk: borrowing ChunkView, from offset: Int) throws(WireError) {
    try chunk.require(offset)
    let read = Self.read(
      chunk.bytes, from: chunk.start + offset, to: chunk.end, capturedEnd: chunk.capturedEnd)
    if let error = read.error { throw error }
    self = read.parameters
  }
}
