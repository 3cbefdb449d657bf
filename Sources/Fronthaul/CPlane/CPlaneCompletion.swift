public import Wire

extension CPlaneSection {
  /// The section, command, UE or message that a message of a section type consists of, from some of its
  /// fields; the others are 0, counts those of their items.
  ///
  /// - Parameter parts: reports or requests (section types 10 and 11), completed in the same way.
  /// - Throws: for a section type or a field that there is not, and for a value that does not fit its field.
  public init(
    sectionType: UInt8, _ fields: LayoutValue, extensions: [SectionExtension] = [],
    parts: [LayoutValue] = [], samples: [UInt8] = []
  ) throws(WireError) {
    guard let type = SectionType.of(sectionType) else {
      throw WireError(.badValue, at: ApplicationHeader.sectionTypeOffset, "sectionType \(sectionType)")
    }
    var completedParts: [LayoutValue] = []
    let layout: Layout
    switch type.body {
    case .sections(let body), .channels(let body), .sinr(let body), .single(let body): layout = body
    case .commands(let part): layout = part.layout
    case .sectionsWithParts(let body, let part):
      layout = body
      for value in parts { completedParts.append(try part.layout.complete(value)) }
    }
    guard completedParts.count == parts.count else {
      throw WireError(.badValue, at: 0, "sections of type \(sectionType) have no parts")
    }
    self.init(
      fields: try layout.complete(fields), extensions: extensions, parts: completedParts, samples: samples)
  }
}
