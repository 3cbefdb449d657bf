public import Wire

/// How the sections of a U-plane message are laid out; not in the message itself.
public struct UPlaneCoding: Hashable, Sendable {
  /// The compression of static endpoints; `nil` = every section carries `udCompHdr`.
  public var fixed: CompressionHeader?
  /// Whether sections of methods 5 to 8 carry `udCompLen`.
  public var hasLengths: Bool
  /// Resource blocks of the carrier, for sections whose `numPrbu` is 0; 0 = all that is left of the message.
  public var carrierPrbs: Int

  public init(fixed: CompressionHeader? = nil, hasLengths: Bool = false, carrierPrbs: Int = 0) {
    self.fixed = fixed
    self.hasLengths = hasLengths
    self.carrierPrbs = carrierPrbs
  }
}

/// A U-plane message as a value: from the timing header to its end (CUS 8.3).
public struct UPlaneValue: Hashable, Sendable {
  public var header: LayoutValue
  public var sections: [UPlaneSectionValue]
  /// Bytes behind the last section that could be understood.
  public var rest: [UInt8]

  public init(header: LayoutValue, sections: [UPlaneSectionValue], rest: [UInt8] = []) {
    self.header = header
    self.sections = sections
    self.rest = rest
  }

  /// A message of a symbol.
  /// - Parameter isDownlink: dataDirection.
  public init(
    isDownlink: Bool, filterIndex: UInt8 = 0, frame: UInt8, subframe: UInt8, slot: UInt8, symbol: UInt8,
    sections: [UPlaneSectionValue]
  ) {
    self.init(
      header: LayoutValue([
        "dataDirection": isDownlink ? 1 : 0, "payloadVersion": 1, "filterIndex": Int64(filterIndex),
        "frameId": Int64(frame), "subframeId": Int64(subframe), "slotId": Int64(slot),
        "symbolId": Int64(symbol),
      ]), sections: sections)
  }

  /// A field of the timing header.
  public subscript(_ name: String) -> Int64? {
    get { header[name] }
    set { header[name] = newValue }
  }
}

/// A section of a U-plane message: its header by name, its resource blocks as bytes.
public struct UPlaneSectionValue: Hashable, Sendable {
  /// `sectionId`, `rb`, `symInc`, `startPrbu`, `numPrbu`; with a dynamic header `udIqWidth` and `udCompMeth`;
  /// with methods 5 to 8 where used `udCompLen`; with methods 7 and 8 `sReSMask1` and `sReSMask2`.
  public var fields: LayoutValue
  /// udCompParam and samples of all resource blocks.
  public var prbs: [UInt8]

  public init(fields: LayoutValue, prbs: [UInt8]) {
    self.fields = fields
    self.prbs = prbs
  }

  /// - Parameters:
  ///   - compression: what `udCompHdr` says; `nil` where the endpoint is static.
  ///   - numPrbu: 0 = all of the carrier.
  public init(
    sectionId: UInt16, startPrbu: UInt16, numPrbu: UInt8, rb: Bool = false, compression: CompressionHeader?,
    _ more: [String: Int64] = [:], prbs: [UInt8]
  ) {
    var numbers = more
    numbers["sectionId"] = Int64(sectionId)
    numbers["rb"] = rb ? 1 : 0
    numbers["symInc"] = 0
    numbers["startPrbu"] = Int64(startPrbu)
    numbers["numPrbu"] = Int64(numPrbu)
    if let compression {
      numbers["udIqWidth"] = Int64(compression.rawValue >> 4)
      numbers["udCompMeth"] = Int64(compression.rawValue & 15)
    }
    self.init(fields: LayoutValue(numbers), prbs: prbs)
  }

  public subscript(_ name: String) -> Int64? {
    get { fields[name] }
    set { fields[name] = newValue }
  }
}

/// The headers of the U-plane (CUS 8.3.2, 8.3.3).
///
///     | dataDirection 1 | payloadVersion 3 | filterIndex 4 | frameId 8 | subframeId 4 | slotId 6 | symbolId 6 |
///     | sectionId 12 | rb 1 | symInc 1 | startPrbu 10 | numPrbu 8 |
///     dynamic: | udIqWidth 4 | udCompMeth 4 | reserved 8 |
///     methods 5 to 8 where used: | udCompLen 16 |
///     methods 7, 8: | res 4 | sReSMask1 12 | res 4 | sReSMask2 12 |
enum UPlaneLayouts {
  static let timing = Layout(
    "timing header", clause: "CUS 8.3.2", "Timing header of the U-plane",
    [
      .field("dataDirection", 1, "0 = UL, 1 = DL"), .field("payloadVersion", 3, "Payload version"),
      .field("filterIndex", 4, "Channel filter"), .field("frameId", 8, "SFN modulo 256"),
      .field("subframeId", 4, "Subframe"), .field("slotId", 6, "Slot"), .field("symbolId", 6, "Symbol"),
    ])

  /// The section header for a way of coding: whether it has a compression header, a length, masks.
  static func section(dynamic: Bool, length: Bool, masks: Bool) -> Layout {
    sections[(dynamic ? 4 : 0) + (length ? 2 : 0) + (masks ? 1 : 0)]
  }

  private static let sections: [Layout] = (0..<8).map { code in
    var elements: [LayoutElement] = [
      .field("sectionId", 12, "Section identifier"), .flag("rb", "Every other resource block"),
      .flag("symInc", "Symbol increment"), .field("startPrbu", 10, "First resource block"),
      .field("numPrbu", 8, "Number of resource blocks, 0 = all"),
    ]
    if code & 4 != 0 {
      elements += [
        .field("udIqWidth", 4, "Width as sent, 0 = 16"), .field("udCompMeth", 4, "Compression method"),
        .reserved(8),
      ]
    }
    if code & 2 != 0 { elements.append(.field("udCompLen", 16, "Length of the section")) }
    if code & 1 != 0 {
      elements += [
        .reserved(4), .field("sReSMask1", 12, "Resource elements of the 1st, 3rd, … block"),
        .reserved(4), .field("sReSMask2", 12, "Resource elements of the 2nd, 4th, … block"),
      ]
    }
    return Layout("U-plane section header \(code)", clause: "CUS 8.3.3", "Section header", elements)
  }
}

extension UPlaneValue {
  /// Reads the message in `range`. What cannot be understood behind the timing header is kept in ``rest``.
  public init(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ coding: UPlaneCoding
  ) throws(WireError) {
    let end = max(0, min(range.upperBound, bytes.count))
    let start = max(0, min(range.lowerBound, end))
    let timing = try UPlaneLayouts.timing.decode(bytes, start..<end)
    self.init(header: timing.value, sections: [])
    var at = timing.end
    while at < end, let next = try? UPlaneSectionValue.decode(bytes, at..<end, coding) {
      sections.append(next.section)
      at = next.end
    }
    rest = Bits.bytes(bytes, at * 8, (end - at) * 8)
  }

  /// The bytes of the message; `decode(encode(x)) == x` with the same coding.
  public func encode(_ coding: UPlaneCoding) throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    try UPlaneLayouts.timing.encode(header, into: &writer)
    for (index, section) in sections.enumerated() {
      try section.encode(into: &writer, coding, isLast: index == sections.count - 1 && rest.isEmpty)
    }
    writer.append(rest)
    return writer.bytes
  }
}

extension UPlaneCoding {
  /// The same, as sections are walked by.
  fileprivate var format: UPlaneFormat {
    UPlaneFormat(
      isDynamic: fixed == nil, compression: fixed ?? CompressionHeader(rawValue: 0), hasLength: hasLengths,
      carrierPrbs: UInt16(clamping: carrierPrbs))
  }
}

extension UPlaneSectionValue {
  /// The compression in force for the section.
  func compression(_ coding: UPlaneCoding) -> CompressionHeader? {
    if let fixed = coding.fixed { return fixed }
    guard let width = self["udIqWidth"], let method = self["udCompMeth"] else { return nil }
    return CompressionHeader(
      rawValue: UInt8(truncatingIfNeeded: width << 4) | UInt8(truncatingIfNeeded: method & 15))
  }

  private static func layout(_ compression: CompressionHeader, _ coding: UPlaneCoding) -> Layout {
    UPlaneLayouts.section(
      dynamic: coding.fixed == nil, length: coding.hasLengths && (5...8).contains(compression.methodCode),
      masks: compression.hasSectionMasks)
  }

  /// - Parameter isLast: whether nothing follows, so that the section may reach to the end of the message.
  fileprivate func encode(
    into writer: inout ByteWriter, _ coding: UPlaneCoding, isLast: Bool
  ) throws(WireError) {
    guard let compression = compression(coding) else {
      throw WireError(.badValue, at: writer.count, "udCompMeth is missing")
    }
    let start = writer.count
    try Self.layout(compression, coding).encode(fields, into: &writer)
    writer.append(prbs)
    // The section must be read as it is meant.
    let read = try UPlaneSection(
      reading: writer.bytes.span, at: start, to: writer.count, as: coding.format)
    guard read.end == writer.count else {
      throw WireError(
        .badLength, at: read.dataOffset, "PRBs have \(prbs.count) bytes, not \(read.data.count)")
    }
    let isBounded = self["numPrbu"] != 0 || coding.carrierPrbs > 0 || self["udCompLen"] != nil
    guard isBounded || isLast else {
      throw WireError(.badLength, at: start, "a section without an end of its own is not the last")
    }
  }

  fileprivate static func decode(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ coding: UPlaneCoding
  ) throws(WireError) -> (section: UPlaneSectionValue, end: Int) {
    let read = try UPlaneSection(
      reading: bytes, at: range.lowerBound, to: range.upperBound, as: coding.format)
    guard read.compression.isKnown else { throw WireError(.badValue, at: range.lowerBound + 4, "udCompMeth") }
    let fields = try layout(read.compression, coding).decode(bytes, range)
    let prbs = Bits.bytes(bytes, read.dataOffset * 8, read.data.count * 8)
    return (UPlaneSectionValue(fields: fields.value, prbs: prbs), read.end)
  }
}
