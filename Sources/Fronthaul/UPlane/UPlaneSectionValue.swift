internal import Wire

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

extension UPlaneSectionValue {
  /// The section at the start of `range`, as its view (``UPlaneSection``) delimits it, and the byte behind it.
  static func read(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ coding: UPlaneCoding
  ) throws(WireError) -> (section: UPlaneSectionValue, end: Int) {
    let view = try UPlaneSection(
      reading: bytes, at: range.lowerBound, to: range.upperBound, as: coding.format)
    let header = range.lowerBound..<view.dataOffset
    let fields = try UPlaneLayouts.section(view.compression, coding).decode(bytes, header).value
    let prbs = Bits.bytes(bytes, view.dataOffset * 8, view.data.count * 8)
    return (UPlaneSectionValue(fields: fields, prbs: prbs), view.end)
  }

  /// Writes the section, and checks that its view will delimit what was written.
  func encode(into writer: inout ByteWriter, _ coding: UPlaneCoding) throws(WireError) {
    guard let compression = compression(coding) else {
      throw WireError(.badValue, at: writer.count, "udCompMeth is missing")
    }
    let start = writer.count
    try UPlaneLayouts.section(compression, coding).encode(fields, into: &writer)
    let headerEnd = writer.count
    writer.append(prbs)
    let view = try UPlaneSection(reading: writer.bytes.span, at: start, to: writer.count, as: coding.format)
    guard view.end == writer.count else {
      throw WireError(.badLength, at: headerEnd, "PRBs have \(prbs.count) bytes, not \(view.data.count)")
    }
  }

  /// Whether the PRBs take all that is left of the message: "all PRBs" of a carrier that is not known.
  func reachesToEnd(_ coding: UPlaneCoding) -> Bool {
    self["numPrbu"] == 0 && coding.format.carrierPrbs == 0 && self["udCompLen"] == nil
  }

  /// The compression in force.
  private func compression(_ coding: UPlaneCoding) -> CompressionHeader? {
    if let fixed = coding.fixed { return fixed }
    guard let width = self["udIqWidth"], let method = self["udCompMeth"] else { return nil }
    return CompressionHeader(
      rawValue: UInt8(truncatingIfNeeded: width << 4) | UInt8(truncatingIfNeeded: method & 15))
  }
}
