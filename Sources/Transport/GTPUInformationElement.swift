public import Wire

/// An information element of a GTP-U message (TS 29.281, 8).
///
/// Types below 128 have a length that goes with the type, the others say theirs: in two octets, the list of
/// extension header types in one.
public struct GTPUInformationElement: Hashable, Sendable {
  public var type: UInt8
  public var value: [UInt8]

  public init(type: UInt8, value: [UInt8]) {
    self.type = type
    self.value = value
  }

  /// Restart counter of an echo response (8.2).
  public static let recovery: UInt8 = 14
  /// TEID of the G-PDU that an error indication answers (8.3).
  public static let tunnelEndpointIdentifierDataI: UInt8 = 16
  /// Address that the G-PDU was sent to (8.4).
  public static let gtpuPeerAddress: UInt8 = 133
  /// Types that a node supports (8.5).
  public static let extensionHeaderTypeList: UInt8 = 141
  public static let tunnelStatusInformation: UInt8 = 230
  public static let recoveryTimeStamp: UInt8 = 231
  public static let privateExtension: UInt8 = 255

  /// Elements that a message may have: more than any message has types.
  static let limit = 64

  /// Octets of the values of types below 128 that are known.
  private static func fixedLength(_ type: UInt8) -> Int? {
    switch type {
    case recovery: 1
    case tunnelEndpointIdentifierDataI: 4
    default: nil
    }
  }

  /// Reads the elements that fill a range.
  ///
  /// - Throws: `WireError`: `badValue` for a type below 128 that is not known, since nobody can tell where the
  ///   next element begins; `truncated` where the range ends within an element; `tooDeep`.
  public static func list(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) throws(WireError) -> [GTPUInformationElement] {
    var elements: [GTPUInformationElement] = []
    var position = range.lowerBound
    while position < range.upperBound {
      guard elements.count < limit else { throw WireError(.tooDeep, at: position, "information elements") }
      let type = bytes[position]
      let place = try value(type, bytes, position + 1, range.upperBound)
      elements.append(GTPUInformationElement(type: type, value: place.map { bytes[$0] }))
      position = place.upperBound
    }
    return elements
  }

  private static func value(
    _ type: UInt8, _ bytes: Span<UInt8>, _ start: Int, _ end: Int
  ) throws(WireError) -> Range<Int> {
    var (start, length) = (start, 0)
    if type < 128 {
      guard let known = fixedLength(type) else {
        throw WireError(.badValue, at: start - 1, "information element type \(type)")
      }
      length = known
    } else if type == extensionHeaderTypeList {
      guard start < end else { throw WireError(.truncated, at: end, "information element length") }
      length = Int(bytes[start])
      start += 1
    } else {
      guard start + 2 <= end else { throw WireError(.truncated, at: end, "information element length") }
      length = Int(LinkFrame.u16(bytes, start))
      start += 2
    }
    guard length <= end - start else { throw WireError(.truncated, at: end, "information element") }
    return start..<start + length
  }

  /// Writes the element.
  ///
  /// - Throws: `badLength` for a value that does not fit the type or its length field.
  public func encode(into writer: inout ByteWriter) throws(WireError) {
    let start = writer.count
    writer.u8(type)
    if type == Self.extensionHeaderTypeList, let length = UInt8(exactly: value.count) {
      writer.u8(length)
    } else if type >= 128, type != Self.extensionHeaderTypeList, let length = UInt16(exactly: value.count) {
      writer.u16(length)
    } else if type >= 128 || Self.fixedLength(type) != value.count {
      throw WireError(.badLength, at: start, "information element \(type) of \(value.count) octets")
    }
    writer.append(value)
  }
}
