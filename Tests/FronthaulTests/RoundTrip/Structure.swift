import Wire

@testable import Fronthaul

/// A structure of the fronthaul and how it is written where it stands: the table that the round trips run
/// over. It is made from the tables of the codec, so that what is added there is tested without being asked.
struct Structure: CustomStringConvertible, Sendable {
  enum Place: Sendable {
    /// By itself.
    case plain
    /// Behind extType and extLen, filled up to words.
    case sectionExtension(ExtensionType)
    /// With a length of its own, filled up to words.
    case bounded(BoundedPart)
  }

  let layout: Layout
  let place: Place

  var description: String { layout.name }

  static let all: [Structure] =
    SectionType.all.flatMap { [plain($0.header)] + body($0.body) } + [plain(SectionType.unknownHeader)]
    + ExtensionType.all.map { Structure(layout: $0.layout, place: .sectionExtension($0)) }
    + ECPRILayouts.all.map { plain($0.layout) } + [plain(ECPRILayouts.identified)]
    + UPlaneLayouts.sections.map { plain($0) } + [plain(UPlaneLayouts.timing)]

  private static func plain(_ layout: Layout) -> Structure { Structure(layout: layout, place: .plain) }

  private static func body(_ body: SectionType.Body) -> [Structure] {
    switch body {
    case .sections(let layout), .channels(let layout), .sinr(let layout), .single(let layout):
      [plain(layout)]
    case .sectionsWithParts(let layout, let part):
      [plain(layout), Structure(layout: part.layout, place: .bounded(part))]
    case .commands(let part): [Structure(layout: part.layout, place: .bounded(part))]
    }
  }

  /// The bytes of a value, and where among them the layout begins and ends.
  func encode(
    _ value: LayoutValue, _ parameters: LayoutParameters
  ) throws(WireError) -> (bytes: [UInt8], body: Range<Int>) {
    var writer = ByteWriter()
    switch place {
    case .plain:
      try layout.encode(value, into: &writer, parameters)
      return (writer.bytes, 0..<writer.count)
    case .sectionExtension(let type):
      let sent = SectionExtension(type: type.number, content: .fields(value))
      try sent.encode(into: &writer, more: false, parameters)
      return (writer.bytes, type.headerBytes..<writer.count)
    case .bounded(let part):
      var content = value
      content[part.lengthField] = nil
      let configuration = CPlaneConfiguration(weightCount: Int(parameters[.weightCount]))
      try part.encode(content, more: nil, into: &writer, configuration)
      return (writer.bytes, 0..<writer.count)
    }
  }

  /// The value as it comes back: a part's length follows from its content.
  func expected(_ value: LayoutValue, _ bytes: [UInt8]) -> LayoutValue {
    guard case .bounded(let part) = place else { return value }
    var expected = value
    expected[part.lengthField] = Int64(bytes.count / 4)
    return expected
  }
}

extension LayoutView {
  /// What the lines say, put together again; `nil` where the view shows a defect.
  func value() -> LayoutValue? {
    let shown = lines()
    guard shown.defect == nil else { return nil }
    var open: [(name: String, value: LayoutValue)] = [("", LayoutValue())]
    func close(to depth: Int) {
      while open.count > depth + 1 {
        let item = open.removeLast()
        open[open.count - 1].value.groups[item.name, default: []].append(item.value)
      }
    }
    for line in shown.lines {
      close(to: line.depth)
      if let number = line.value {
        open[open.count - 1].value.numbers[line.name] = number
      } else if line.width == 0, Int(line.text) != nil {
        open.append((line.name, LayoutValue()))
      } else {
        open[open.count - 1].value.bytes[line.name] = hex(line.text)
      }
    }
    close(to: 0)
    return open[0].value
  }
}

extension LayoutValue {
  /// A view does not show that a group has no items.
  var withoutEmptyGroups: LayoutValue {
    var shown = self
    shown.groups = groups.filter { !$0.value.isEmpty }
      .mapValues { items in items.map(\.withoutEmptyGroups) }
    return shown
  }
}
