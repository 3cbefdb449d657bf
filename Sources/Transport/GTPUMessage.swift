public import Wire

/// A GTP-U message as a value (TS 29.281, 5 to 7).
public struct GTPUMessage: Hashable, Sendable {
  /// Version, 3 bits; 1 unless a sender is wrong.
  public var version: UInt8 = 1
  /// Protocol type: true for GTP.
  public var isGTP = true
  /// The spare bit of the first octet.
  public var spare = false
  public var type: GTPUMessageType
  public var teid: UInt32
  /// nil = the flag is not set.
  public var sequenceNumber: UInt16?
  public var nPDUNumber: UInt8?
  public var extensions: [GTPUExtension] = []
  /// What follows the headers: a T-PDU, or information elements.
  public var content: [UInt8]

  public init(
    _ type: GTPUMessageType, teid: UInt32, sequenceNumber: UInt16? = nil,
    extensions: [GTPUExtension] = [], content: [UInt8] = []
  ) {
    self.type = type
    self.teid = teid
    self.sequenceNumber = sequenceNumber
    self.extensions = extensions
    self.content = content
  }
}

/// An extension header as a value (TS 29.281, 5.2.1).
public struct GTPUExtension: Hashable, Sendable {
  /// Not 0, which stands for no extension header.
  public var type: UInt8
  /// 4n − 2 octets.
  public var content: [UInt8]

  public init(type: UInt8, content: [UInt8]) {
    self.type = type
    self.content = content
  }
}

extension GTPUMessage {
  /// Reads a whole message. Octets behind its length are not part of it.
  ///
  /// - Throws: `WireError`, where a length contradicts the octets that there are.
  public init(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(WireError) {
    let header = try GTPUHeader(bytes, range, end: range.upperBound)
    guard header.declaredEnd <= range.upperBound, header.end <= header.declaredEnd else {
      throw WireError(.badLength, at: range.lowerBound + 2, "length")
    }
    self.init(header.type, teid: header.teid, sequenceNumber: header.sequenceNumber)
    version = header.version
    isGTP = header.isGTP
    spare = header.spare
    nPDUNumber = header.nPDUNumber
    var walk = GTPUExtensionWalk(header)
    while let place = try walk.next(bytes) {
      extensions.append(GTPUExtension(type: place.type, content: Self.octets(bytes, place.content)))
    }
    content = Self.octets(bytes, walk.end..<header.declaredEnd)
  }

  /// The octets of the message. Fields whose flag is not set are 0.
  ///
  /// - Throws: `badValue` for a version of more than three bits or an extension header of type 0, `badLength`
  ///   for content of an extension header that has not 4n − 2 octets, or a message that is too long.
  public func encode() throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    guard version < 8 else { throw WireError(.badValue, at: 0, "version \(version)") }
    writer.bits(UInt64(version), 3)
    writer.bits(isGTP ? 1 : 0, 1)
    writer.bits(spare ? 1 : 0, 1)
    writer.bits(extensions.isEmpty ? 0 : 1, 1)
    writer.bits(sequenceNumber == nil ? 0 : 1, 1)
    writer.bits(nPDUNumber == nil ? 0 : 1, 1)
    writer.u8(type.rawValue)
    writer.u16(0)
    writer.u32(teid)
    if !extensions.isEmpty || sequenceNumber != nil || nPDUNumber != nil {
      writer.u16(sequenceNumber ?? 0)
      writer.u8(nPDUNumber ?? 0)
      writer.u8(extensions.first?.type ?? 0)
      try encodeExtensions(into: &writer)
    }
    writer.append(content)
    guard let length = UInt16(exactly: writer.count - GTPUHeader.shortest) else {
      throw WireError(.badLength, at: 2, "length \(writer.count - GTPUHeader.shortest)")
    }
    writer.patch(u16: length, at: 2)
    return writer.bytes
  }

  private func encodeExtensions(into writer: inout ByteWriter) throws(WireError) {
    guard extensions.count <= GTPUExtensionWalk.limit else {
      throw WireError(.tooDeep, at: writer.count, "extension headers")
    }
    for (index, header) in extensions.enumerated() {
      guard header.type != 0 else { throw WireError(.badValue, at: writer.count, "extension header type 0") }
      let octets = header.content.count + 2
      guard octets % 4 == 0, let units = UInt8(exactly: octets / 4), units > 0 else {
        throw WireError(.badLength, at: writer.count, "extension header of \(octets) octets")
      }
      writer.u8(units)
      writer.append(header.content)
      writer.u8(index + 1 < extensions.count ? extensions[index + 1].type : 0)
    }
  }

  private static func octets(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    range.map { bytes[$0] }
  }
}
