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

  /// The same as the view of a section needs it.
  var format: UPlaneFormat {
    UPlaneFormat(
      isDynamic: fixed == nil, compression: fixed ?? CompressionHeader(rawValue: 0), hasLength: hasLengths,
      carrierPrbs: UInt16(clamping: carrierPrbs))
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
    while at < end, let next = try? UPlaneSectionValue.read(bytes, at..<end, coding) {
      sections.append(next.section)
      at = next.end
    }
    rest = Bits.bytes(bytes, at * 8, (end - at) * 8)
  }

  /// The bytes of the message.
  ///
  /// `decode(encode(x)) == x` with the same coding. Throws where a field is missing, does not fit or has no
  /// place, where a section's PRBs contradict its header, and where ``rest`` would be read as a section.
  public func encode(_ coding: UPlaneCoding) throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    try UPlaneLayouts.timing.encode(header, into: &writer)
    for (index, section) in sections.enumerated() {
      let start = writer.count
      try section.encode(into: &writer, coding)
      guard index == sections.count - 1 && rest.isEmpty || !section.reachesToEnd(coding) else {
        throw WireError(.badLength, at: start, "numPrbu 0 would take all that follows")
      }
    }
    guard (try? UPlaneSectionValue.read(rest.span, 0..<rest.count, coding)) == nil else {
      throw WireError(.badValue, at: writer.count, "the rest would be read as a section")
    }
    writer.append(rest)
    return writer.bytes
  }
}

