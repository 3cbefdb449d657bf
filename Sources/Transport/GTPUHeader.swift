public import Wire

/// The header of a GTP-U message as it was sent, however illegal (TS 29.281, 5.1).
///
///      0      version 3 | PT 1 | spare 1 | E 1 | S 1 | PN 1
///      1      message type 8
///      2      length 16, octets behind the first eight
///      4      TEID 32
///      8      if E, S or PN is set: sequence number 16 | N-PDU number 8 | next extension header type 8
///
/// Each of the last three means something only where its flag is set.
public struct GTPUHeader: Hashable, Sendable {
  public let first: UInt8
  public let type: GTPUMessageType
  public let length: UInt16
  /// Tunnel endpoint identifier, chosen by the receiver.
  public let teid: UInt32
  /// As they were sent, where the header has them.
  public let optional: OptionalFields?
  /// Where the message begins.
  public let start: Int
  /// Where it ends by its length, and where the datagram ended.
  public let declaredEnd: Int
  public let datagramEnd: Int
  /// Behind the last octet that was captured of it.
  public let capturedEnd: Int

  /// The four octets that are there with any of the flags.
  public struct OptionalFields: Hashable, Sendable {
    public var sequenceNumber: UInt16
    public var nPDUNumber: UInt8
    public var nextExtension: UInt8
  }

  /// The UDP port at which GTP-U is received (TS 29.281, 4.4.2).
  public static let port: UInt16 = 2152

  /// Octets without the optional fields, and with them.
  static let shortest = 8
  static let longest = 12

  /// Reads the header at the start of a datagram's payload.
  ///
  /// - Parameters:
  ///   - range: the captured part of the payload.
  ///   - end: where the payload ended on the wire.
  /// - Throws: `WireError`, where the header is cut off.
  public init(_ bytes: Span<UInt8>, _ range: Range<Int>, end: Int) throws(WireError) {
    let start = range.lowerBound
    let captured = min(range.upperBound, bytes.count)
    let datagramEnd = max(end, captured)
    func require(_ octets: Int) throws(WireError) {
      guard datagramEnd - start >= octets else {
        throw WireError(.truncated, at: datagramEnd, "GTP-U header")
      }
      guard captured - start >= octets else { throw WireError(.notCaptured, at: captured, "GTP-U header") }
    }
    try require(Self.shortest)
    let first = bytes[start]
    self.start = start
    self.first = first
    type = GTPUMessageType(rawValue: bytes[start + 1])
    length = LinkFrame.u16(bytes, start + 2)
    teid = UInt32(LinkFrame.u16(bytes, start + 4)) << 16 | UInt32(LinkFrame.u16(bytes, start + 6))
    self.datagramEnd = datagramEnd
    declaredEnd = start + Self.shortest + Int(length)
    capturedEnd = min(captured, declaredEnd)
    guard first & 7 != 0 else {
      optional = nil
      return
    }
    try require(Self.longest)
    optional = OptionalFields(
      sequenceNumber: LinkFrame.u16(bytes, start + 8), nPDUNumber: bytes[start + 10],
      nextExtension: bytes[start + 11])
  }

  public var version: UInt8 { first >> 5 }
  /// Protocol type: true for GTP, false for GTP'.
  public var isGTP: Bool { first & 0x10 != 0 }
  public var spare: Bool { first & 0x08 != 0 }
  /// The flags E, S and PN.
  public var hasExtensions: Bool { first & 0x04 != 0 }
  public var hasSequenceNumber: Bool { first & 0x02 != 0 }
  public var hasNPDUNumber: Bool { first & 0x01 != 0 }

  public var sequenceNumber: UInt16? { hasSequenceNumber ? optional?.sequenceNumber : nil }
  public var nPDUNumber: UInt8? { hasNPDUNumber ? optional?.nPDUNumber : nil }

  /// Behind the header, where extension headers or the content begin.
  public var end: Int { start + (optional == nil ? Self.shortest : Self.longest) }
}
