public import Wire

/// An extension header of a GTP-U message (TS 29.281, 5.2.1).
///
///      0      length 8, in units of 4 octets, this one and the last one counted
///      1      content, 4 × length − 2 octets
///      …      type of the next extension header 8, 0 = none
public struct GTPUExtensionPlace: Hashable, Sendable {
  /// What the header before it announced.
  public var type: UInt8
  /// Where its length stands.
  public var start: Int
  public var content: Range<Int>

  public static let nrRANContainer: UInt8 = 0x84
  public static let pduSessionContainer: UInt8 = 0x85
}

/// Walks the extension headers of a message, one after the other.
public struct GTPUExtensionWalk: Sendable {
  private var type: UInt8
  private var position: Int
  private let header: GTPUHeader
  /// Extension headers seen so far.
  public private(set) var count = 0

  /// Extension headers that a message may have; real ones have one or two.
  public static let limit = 16

  public init(_ header: GTPUHeader) {
    self.header = header
    type = header.hasExtensions ? header.optional?.nextExtension ?? 0 : 0
    position = header.end
  }

  /// Where the next extension header, or the content, begins.
  public var end: Int { position }

  /// The next extension header; nil behind the last one.
  ///
  /// - Throws: `WireError`, and the walk can't go on: `badLength` for a length of 0 or one beyond the message,
  ///   `truncated` for a chain that the message cuts off, `notCaptured`, `tooDeep` beyond ``limit``.
  public mutating func next(_ bytes: Span<UInt8>) throws(WireError) -> GTPUExtensionPlace? {
    guard type != 0 else { return nil }
    guard count < Self.limit else { throw WireError(.tooDeep, at: position, "extension headers") }
    let messageEnd = min(header.declaredEnd, header.datagramEnd)
    let captured = min(header.capturedEnd, bytes.count)
    guard position < messageEnd else { throw WireError(.truncated, at: position, "extension header") }
    guard position < captured else { throw WireError(.notCaptured, at: captured, "extension header") }
    let octets = Int(bytes[position]) * 4
    guard octets > 0, position + octets <= messageEnd else {
      throw WireError(.badLength, at: position, "extension header length")
    }
    guard position + octets <= captured else {
      throw WireError(.notCaptured, at: captured, "extension header")
    }
    let place = GTPUExtensionPlace(
      type: type, start: position, content: position + 1..<position + octets - 1)
    type = bytes[position + octets - 1]
    position += octets
    count += 1
    return place
  }
}
