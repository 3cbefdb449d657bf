public import Wire

extension CPlaneMessage {
  /// Reads the message in `range`: from the application header to the end of the eCPRI payload.
  ///
  /// Only a header that is cut short is an error. What cannot be read behind it is kept in ``rest``, so that
  /// the message can be sent again byte by byte.
  public init(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ configuration: CPlaneConfiguration = CPlaneConfiguration()
  ) throws(WireError) {
    let end = max(0, min(range.upperBound, bytes.count))
    let start = max(0, min(range.lowerBound, end))
    let typeOffset = start + ApplicationHeader.sectionTypeOffset
    let type = typeOffset < end ? SectionType.of(bytes[typeOffset]) : nil
    let layout = type?.header ?? SectionType.unknownHeader
    let header = try layout.decode(bytes, start..<end)
    var reader = CPlaneSectionReader(configuration: configuration, at: header.end, end: end)
    if let type { reader.read(type, header.value, bytes) }
    self.init(
      header: header.value, sections: reader.sections,
      rest: Bits.bytes(bytes, reader.at * 8, (end - reader.at) * 8))
  }

  /// The bytes of the message.
  ///
  /// `decode(encode(x)) == x` with the same configuration, as long as the header counts the sections right:
  /// a wrong count is sent as it is. Throws where a field is missing, does not fit or has no place, and where
  /// the sections would not be read as they are meant (items look like filler).
  public func encode(
    _ configuration: CPlaneConfiguration = CPlaneConfiguration()
  ) throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    let type = SectionType.of(sectionType)
    try (type?.header ?? SectionType.unknownHeader).encode(header, into: &writer)
    guard type != nil || sections.isEmpty else {
      throw WireError(.badValue, at: writer.count, "sections of the unknown section type \(sectionType)")
    }
    if let type {
      for section in sections { try section.encode(type, into: &writer, configuration) }
    }
    writer.append(rest)
    return writer.bytes
  }
}

extension CPlaneSection {
  fileprivate func encode(
    _ type: SectionType, into writer: inout ByteWriter, _ configuration: CPlaneConfiguration
  ) throws(WireError) {
    switch type.body {
    case .sections(let layout), .channels(let layout):
      try encodeExtended(type, layout, into: &writer, configuration)
    case .sectionsWithParts(let layout, let part):
      try encodeExtended(type, layout, into: &writer, configuration)
      for (number, value) in parts.enumerated() {
        try part.encode(value, more: number + 1 < parts.count, into: &writer, configuration)
      }
    case .commands(let part): try part.encode(fields, more: nil, into: &writer, configuration)
    case .sinr(let layout), .single(let layout): try layout.encode(fields, into: &writer)
    }
    writer.append(samples)
  }

  private func encodeExtended(
    _ type: SectionType, _ layout: Layout, into writer: inout ByteWriter, _ configuration: CPlaneConfiguration
  ) throws(WireError) {
    var complete = fields
    complete["ef"] = extensions.isEmpty ? 0 : 1
    try layout.encode(complete, into: &writer)
    let context = SectionContext(self, type)
    for (number, part) in extensions.enumerated() {
      let parameters = context.parameters(
        part.type, numBundPrb: part["numBundPrb"] ?? 0, weightCount: configuration.weightCount)
      try part.encode(into: &writer, more: number + 1 < extensions.count, parameters)
    }
  }
}

extension SectionContext {
  /// The context of a section's extensions, as a reader will see it.
  init(_ section: CPlaneSection, _ type: SectionType) {
    let prbs = section["numPrbc"] ?? 0
    self.init(
      sectionType: type.number, start: section["startPrbc"] ?? 0, prbs: prbs > 0 ? prbs : nil,
      chain: ExtensionChain(section.extensions))
  }
}

extension BoundedPart {
  /// Writes the part, its length and whether another follows.
  func encode(
    _ value: LayoutValue, more: Bool?, into writer: inout ByteWriter, _ configuration: CPlaneConfiguration
  ) throws(WireError) {
    let start = writer.count
    var complete = value
    complete[lengthField] = 0
    if let more { complete["mf"] = more ? 1 : 0 }
    var parameters = LayoutParameters()
    parameters[.weightCount] = Int64(configuration.weightCount)
    try layout.encode(complete, into: &writer, parameters)
    let isOpen = value.bytes.keys.contains { layout.isOpenEnd($0) }
    guard !isOpen || (writer.count - start) % 4 == 0 else {
      throw WireError(.badLength, at: start, "\(name) does not fill words")
    }
    writer.align(to: 4, from: start)
    let words = (writer.count - start) / 4
    guard words <= 0xFFFF else { throw WireError(.badLength, at: start, "\(name) has \(words) words") }
    writer.patch(u16: UInt16(words), at: start + lengthOffset)
  }
}

/// Reads the body of a message into values, until something cannot be read.
struct CPlaneSectionReader {
  let configuration: CPlaneConfiguration
  private(set) var at: Int
  private let end: Int
  private(set) var sections: [CPlaneSection] = []

  init(configuration: CPlaneConfiguration, at: Int, end: Int) {
    self.configuration = configuration
    self.at = at
    self.end = end
  }

  mutating func read(_ type: SectionType, _ header: LayoutValue, _ bytes: Span<UInt8>) {
    let count = type.body.countField.map { Int(header[$0] ?? 0) } ?? 1
    for index in 0..<count {
      guard let next = try? section(type, header, bytes, isLast: index == count - 1),
        isWrittenAsRead(next.section, type, bytes, to: next.end)
      else { return }
      sections.append(next.section)
      at = next.end
    }
  }

  /// Whether a section is all that its bytes say: padding that is not zero has no place in a value.
  private func isWrittenAsRead(
    _ section: CPlaneSection, _ type: SectionType, _ bytes: Span<UInt8>, to end: Int
  ) -> Bool {
    var writer = ByteWriter()
    let isWritten = (try? section.encode(type, into: &writer, configuration)) != nil
    return isWritten && writer.bytes == Bits.bytes(bytes, at * 8, (end - at) * 8)
  }

  private func section(
    _ type: SectionType, _ header: LayoutValue, _ bytes: Span<UInt8>, isLast: Bool
  ) throws(WireError) -> (section: CPlaneSection, end: Int) {
    switch type.body {
    case .sections(let layout): return try extended(type, layout, bytes)
    case .sectionsWithParts(let layout, let part):
      var (section, end) = try extended(type, layout, bytes)
      var more = true
      while more {
        let read = try bounded(part, bytes, end)
        more = read.value["mf"] == 1
        var value = read.value
        value["mf"] = nil
        section.parts.append(value)
        end = read.end
      }
      return (section, end)
    case .commands(let part):
      let read = try bounded(part, bytes, at)
      return (CPlaneSection(fields: read.value), read.end)
    case .channels(let layout):
      var (section, end) = try extended(type, layout, bytes)
      let count = min(configuration.channelBytesPerPrb, 0xFFFF) * Int(section["numPrbc"] ?? 0)
      section.samples = try samples(bytes, from: end, count, isLast)
      end += section.samples.count
      return (section, end)
    case .sinr(let layout):
      let read = try layout.decode(bytes, at..<end)
      let blocks = header["numSinrPerPrb"] == 6 ? 1 : Int(read.value["numPrbu"] ?? 0)
      let values = try samples(
        bytes, from: read.end, min(configuration.sinrBytesPerPrb, 0xFFFF) * blocks, isLast)
      return (CPlaneSection(fields: read.value, samples: values), read.end + values.count)
    case .single(let layout):
      let read = try layout.decode(bytes, at..<end)
      return (CPlaneSection(fields: read.value), read.end)
    }
  }

  /// A section description with its extensions; `ef` follows from them.
  private func extended(
    _ type: SectionType, _ layout: Layout, _ bytes: Span<UInt8>
  ) throws(WireError) -> (section: CPlaneSection, end: Int) {
    let read = try layout.decode(bytes, at..<end)
    var section = CPlaneSection(fields: read.value)
    section["ef"] = nil
    var next = read.end
    var more = read.value["ef"] == 1
    let chain = more ? ExtensionChain(bytes, next..<end) : ExtensionChain()
    let prbs = section["numPrbc"] ?? 0
    let context = SectionContext(
      sectionType: type.number, start: section["startPrbc"] ?? 0, prbs: prbs > 0 ? prbs : nil, chain: chain)
    while more {
      guard let head = ExtensionHead(bytes, next, end), head.words > 0, next + head.words * 4 <= end else {
        throw WireError(.badLength, at: next, "extLen")
      }
      let range = next..<(next + head.words * 4)
      let bundle = head.type == 11 && range.count > 4 ? Int64(bytes[next + 4]) : 0
      let parameters = context.parameters(
        head.type, numBundPrb: bundle, weightCount: configuration.weightCount)
      section.extensions.append(SectionExtension(bytes, range, head.type, parameters))
      next = range.upperBound
      more = head.more
    }
    return (section, next)
  }

  /// A part that tells its length; one that does not use it up as it must is not understood.
  private func bounded(
    _ part: BoundedPart, _ bytes: Span<UInt8>, _ start: Int
  ) throws(WireError) -> (value: LayoutValue, end: Int) {
    guard start + part.headerBytes <= end else { throw .truncated(at: start, part.name) }
    let words = Int(bytes[start + part.lengthOffset]) << 8 | Int(bytes[start + part.lengthOffset + 1])
    let behind = start + words * 4
    guard words * 4 >= part.headerBytes, behind <= end else {
      throw WireError(.badLength, at: start + part.lengthOffset, part.name)
    }
    var parameters = LayoutParameters()
    parameters[.weightCount] = Int64(configuration.weightCount)
    let read = try part.layout.decode(bytes, start..<behind, parameters)
    guard behind - read.end < 4, Bits.any(bytes, read.end * 8, (behind - read.end) * 8) == 0 else {
      throw WireError(.badLength, at: start + part.lengthOffset, part.name)
    }
    var value = read.value
    value[part.lengthField] = nil
    return (value, behind)
  }

  private func samples(
    _ bytes: Span<UInt8>, from start: Int, _ count: Int, _ isLast: Bool
  ) throws(WireError) -> [UInt8] {
    if count > 0 {
      guard start + count <= end else { throw .truncated(at: start, "samples") }
      return Bits.bytes(bytes, start * 8, count * 8)
    }
    guard isLast else { throw WireError(.badLength, at: start, "samples of unknown size") }
    return Bits.bytes(bytes, start * 8, (end - start) * 8)
  }
}
