public import Wire

/// A C-plane message as a value: from the application header to its end (CUS 7).
public struct CPlaneMessage: Hashable, Sendable {
  /// The fields of the header by name; `sectionType` decides which there are. Counts of sections, commands
  /// and UEs are kept as they are sent, right or wrong.
  public var header: LayoutValue
  public var sections: [CPlaneSection]
  /// Bytes behind what could be understood.
  public var rest: [UInt8]

  public init(header: LayoutValue, sections: [CPlaneSection] = [], rest: [UInt8] = []) {
    self.header = header
    self.sections = sections
    self.rest = rest
  }

  /// A message of a section type from some fields of its header; the others are 0, payloadVersion is 1 and
  /// the count that of the sections.
  public init(
    sectionType: UInt8, _ header: [String: Int64], sections: [CPlaneSection] = []
  ) throws(WireError) {
    guard let type = SectionType.of(sectionType) else {
      throw WireError(.badValue, at: ApplicationHeader.sectionTypeOffset, "sectionType \(sectionType)")
    }
    var numbers = header
    numbers["sectionType"] = Int64(sectionType)
    if numbers["payloadVersion"] == nil { numbers["payloadVersion"] = 1 }
    if let count = type.body.countField, numbers[count] == nil { numbers[count] = Int64(sections.count) }
    self.init(header: try type.header.complete(LayoutValue(numbers)), sections: sections)
  }

  public var sectionType: UInt8 { UInt8(truncatingIfNeeded: header["sectionType"] ?? 0) }

  /// A field of the header by its name.
  public subscript(_ name: String) -> Int64? {
    get { header[name] }
    set { header[name] = newValue }
  }
}

/// A section of a C-plane message: a section description, or the command, UE or message that other section
/// types have in its place.
public struct CPlaneSection: Hashable, Sendable {
  public var fields: LayoutValue
  public var extensions: [SectionExtension]
  /// Reports (section type 10) or requests (11).
  public var parts: [LayoutValue]
  /// Channel samples (section type 6) or SINR values (9).
  public var samples: [UInt8]

  public init(
    fields: LayoutValue, extensions: [SectionExtension] = [], parts: [LayoutValue] = [], samples: [UInt8] = []
  ) {
    self.fields = fields
    self.extensions = extensions
    self.parts = parts
    self.samples = samples
  }

  /// A field by its name.
  public subscript(_ name: String) -> Int64? {
    get { fields[name] }
    set { fields[name] = newValue }
  }

  /// A section description (section types 0, 1, 3, 5, 10, 11) that uses whole resource blocks of whole slots
  /// unless told otherwise.
  /// - Parameter more: what the section type has besides, such as `beamId`, `ueId` or `freqOffset`.
  public init(
    sectionId: UInt16, startPrbc: UInt16 = 0, numPrbc: UInt8 = 0, reMask: UInt16 = 0xFFF,
    numSymbol: UInt8 = 14,
    rb: Bool = false, symInc: Bool = false, _ more: [String: Int64] = [:], extensions: [SectionExtension] = []
  ) {
    var numbers = more
    numbers["sectionId"] = Int64(sectionId)
    numbers["rb"] = rb ? 1 : 0
    numbers["symInc"] = symInc ? 1 : 0
    numbers["startPrbc"] = Int64(startPrbc)
    numbers["numPrbc"] = Int64(numPrbc)
    numbers["reMask"] = Int64(reMask)
    numbers["numSymbol"] = Int64(numSymbol)
    self.init(fields: LayoutValue(numbers), extensions: extensions)
  }
}

extension SectionType.Body {
  /// The header's field that counts what is in the message.
  var countField: String? {
    switch self {
    case .sections, .sectionsWithParts, .sinr: "numberOfSections"
    case .commands: "numberOfST4Cmds"
    case .channels: "numberOfUEs"
    case .single: nil
    }
  }
}
