import Wire

/// The common header of an SCTP packet (RFC 9260, 3.1).
///
///     | source port 16 | destination port 16 | verification tag 32 | checksum 32 |
public struct SCTPHeader: Hashable, Sendable {
  public var sourcePort: UInt16
  public var destinationPort: UInt16
  public var verificationTag: UInt32

  static let length = 12

  public init(sourcePort: UInt16, destinationPort: UInt16, verificationTag: UInt32) {
    self.sourcePort = sourcePort
    self.destinationPort = destinationPort
    self.verificationTag = verificationTag
  }

  /// Reads the header at an offset that was checked.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at offset: Int) {
    sourcePort = bytes.u16(at: offset)
    destinationPort = bytes.u16(at: offset &+ 2)
    verificationTag = bytes.u32(at: offset &+ 4)
  }
}

/// What the checksum of a packet says.
public enum ChecksumVerdict: String, Sendable, CaseIterable {
  case right
  case wrong
  /// It was not filled in: a network card does that behind the capture, or the reader of a tunnel (RFC 6951) did not.
  case zero
  /// The capture lacks a part of the packet.
  case notCaptured

  private static let zeros: [UInt8] = [0, 0, 0, 0]

  /// Checks the packet that fills the bytes, which hold at least the common header.
  static func of(_ packet: Span<UInt8>, isWhole: Bool) -> ChecksumVerdict {
    let told = packet.u32(at: 8)
    if told == 0 { return .zero }
    guard isWhole else { return .notCaptured }
    var crc = CRC32c()
    crc.add(packet.extracting(..<8))
    crc.add(zeros.span)
    crc.add(packet.extracting(SCTPHeader.length...))
    // The least significant octet comes first.
    return crc.value.byteSwapped == told ? .right : .wrong
  }
}
