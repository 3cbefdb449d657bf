import Documents
import Fronthaul
import Wire

/// Messages spelt out field by field. The names are those of the specification, and of `tekigo fields`.
extension ScenarioReader {
  /// An entry of `messages`.
  mutating func message(_ node: Node, _ cells: [Scenario.Cell]) -> MessageRequest? {
    var place = 0
    if let name = node["cell"]?.text {
      guard let found = cells.firstIndex(where: { $0.name == name }) else {
        wrong(node["cell"] ?? node, "there is no cell `\(name)` in the scenario")
        return nil
      }
      place = found
    }
    guard let content = content(of: node, cells[place]) else { return nil }
    let at = node["at"]
    let isFromRU = node["from"]?.text.map { $0 == "RU" } ?? content.isFromRU
    let request = MessageRequest(
      name: node["name"]?.text, cell: place, frame: integer(at, "frame"), subframe: integer(at, "subframe"),
      slot: integer(at, "slot"), symbol: integer(at, "symbol"),
      period: node["period"]?.integer.map { Int($0) },
      offset: node["offset"]?.integer.map { $0 * 1000 } ?? content.usualOffset(cells[place].timing),
      sender: isFromRU ? .ru : .du, eAxC: UInt16(clamping: integer(node, "eaxc")), content: content)
    if request.slot >= 1 << cells[place].numerology {
      wrong(at ?? node, "a subframe of this cell has \(1 << cells[place].numerology) slots")
    }
    return request
  }

  private mutating func content(of node: Node, _ cell: Scenario.Cell) -> PlannedMessage.Content? {
    let isDownlink = node["direction"]?.text != "UL"
    let kinds = ["c_plane", "u_plane", "ecpri"].compactMap { node[$0] }
    guard kinds.count == 1, let kind = kinds.first else {
      wrong(node, "a message is one of `c_plane`, `u_plane` and `ecpri`")
      return nil
    }
    if node["c_plane"] != nil { return cPlane(kind, isDownlink).map { .cPlane($0) } }
    if node["u_plane"] != nil { return .uPlane(uPlane(kind, isDownlink, cell)) }
    return other(kind).map { .other($0) }
  }

  /// An eCPRI message that is neither C- nor U-plane.
  private mutating func other(_ node: Node) -> ECPRIMessage? {
    let type = UInt8(clamping: integer(node, "type"))
    guard let layout = MessageStructures.ecpri(type: type) else {
      wrong(node["type"] ?? node, "the fields of eCPRI messages of type \(type) are not known")
      return nil
    }
    guard let value = fields(node["fields"], of: layout) else { return nil }
    return built(node) { () throws(WireError) in
      try ECPRIMessage(type: type, value.numbers, groups: value.groups, bytes: value.bytes)
    }
  }

  // MARK: C-plane

  /// Fields of the header that say when the message is, and of which type.
  private static let timeFields = ReservedNames(
    following: [
      "frameId": "`at`", "subframeId": "`at`", "slotId": "`at`", "startSymbolId": "`at`",
      "symbolId": "`at`", "sectionType": "`section_type`",
    ])

  private mutating func cPlane(_ node: Node, _ isDownlink: Bool) -> CPlaneMessage? {
    let type = UInt8(clamping: integer(node, "section_type"))
    guard let layout = MessageStructures.header(sectionType: type) else {
      let types = MessageStructures.sectionTypes.map { "\($0)" }.joined(separator: ", ")
      wrong(
        node["section_type"] ?? node, "section type \(type) is reserved", suggestion: "there are \(types)")
      return nil
    }
    let header = fields(node["fields"], of: layout, besides: Self.timeFields)
    let entries = node["sections"]?.sequence ?? []
    let sections = entries.compactMap { section($0, type) }
    guard var numbers = header?.numbers, sections.count == entries.count else { return nil }
    if numbers["dataDirection"] == nil { numbers["dataDirection"] = isDownlink ? 1 : 0 }
    return built(node) { () throws(WireError) in
      let message = try CPlaneMessage(sectionType: type, numbers, sections: sections)
      // What does not fit together is found here, and not when the capture is written.
      _ = try message.encode()
      return message
    }
  }

  private mutating func section(_ node: Node, _ type: UInt8) -> CPlaneSection? {
    guard let layout = MessageStructures.section(sectionType: type) else { return nil }
    var reserved = Self.followingFields
    reserved.keys = ["samples"]
    if MessageStructures.hasExtensions(sectionType: type) { reserved.keys.insert("extensions") }
    let part = MessageStructures.part(sectionType: type)
    if part != nil { reserved.keys.insert("parts") }
    let value = fields(node, of: layout, besides: reserved)
    let extensionNodes = reserved.keys.contains("extensions") ? list(node["extensions"]) : []
    let extensions = extensionNodes.compactMap { sectionExtension($0) }
    let partNodes = part == nil ? [] : list(node["parts"])
    let parts = part.map { part in
      partNodes.compactMap { fields($0, of: part, besides: Self.followingFields) }
    }
    let samples = node["samples"].map { bytes($0) } ?? .some([])
    guard let value, let samples, extensions.count == extensionNodes.count,
      parts?.count ?? 0 == partNodes.count
    else { return nil }
    return built(node) { () throws(WireError) in
      try CPlaneSection(
        sectionType: type, value, extensions: extensions, parts: parts ?? [], samples: samples)
    }
  }

  /// Lengths, and whether something comes behind.
  private static let followingFields = ReservedNames(
    following: Dictionary(
      uniqueKeysWithValues: MessageStructures.following.map { ($0, "the rest of the message") }))

  private mutating func list(_ node: Node?) -> [Node] {
    guard let node else { return [] }
    if node.sequence == nil { wrong(node, "expected a list, found \(node.kind)") }
    return node.sequence ?? []
  }

  /// A section extension: `type` is its extType, and its fields stand beside it.
  private mutating func sectionExtension(_ node: Node) -> SectionExtension? {
    sectionExtension(node, fields: node, besides: ReservedNames(keys: ["type"]))
  }

  /// A section extension: `type` of `node` is its extType; fields that are not given are 0.
  mutating func sectionExtension(
    _ node: Node, fields: Node?, besides reserved: ReservedNames = ReservedNames()
  ) -> SectionExtension? {
    guard let type = node["type"]?.integer.flatMap({ UInt8(exactly: $0) }),
      let layout = MessageStructures.sectionExtension(type)
    else {
      let last = MessageStructures.extensionTypes.last ?? 0
      wrong(node["type"] ?? node, "a section extension needs its `type`, 1 to \(last)")
      return nil
    }
    guard let value = self.fields(fields, of: layout, besides: reserved) else { return nil }
    return built(node) { () throws(WireError) in
      try SectionExtension(type, value.numbers, groups: value.groups, bytes: value.bytes)
    }
  }

  // MARK: U-plane

  private mutating func uPlane(_ node: Node, _ isDownlink: Bool, _ cell: Scenario.Cell) -> UPlaneContent {
    var sections: [UPlaneContent.Section] = []
    for entry in node["sections"]?.sequence ?? [] {
      let compression =
        entry["compression"].map { self.compression($0, isDownlink: isDownlink) }
        ?? (isDownlink ? cell.downlink : cell.uplink)
      var section = UPlaneContent.Section(
        sectionId: UInt16(clamping: integer(entry, "sectionId")), startPrb: integer(entry, "startPrbu"),
        prbCount: integer(entry, "prbs", or: cell.prbs), compression: compression.header,
        isDynamic: compression.isDynamic)
      section.rb = entry["rb"]?.flag ?? false
      section.symInc = entry["symInc"]?.flag ?? false
      section.declaredCount = entry["numPrbu"]?.integer.map { UInt8(clamping: $0) }
      section.masks = entry["masks"].map { ids($0) } ?? compression.masks
      section.hasLength = entry["length"]?.flag ?? compression.hasLength
      sections.append(section)
    }
    return UPlaneContent(
      isDownlink: isDownlink, filterIndex: UInt8(clamping: integer(node, "filterIndex")),
      at: RadioTime(frame: 0, subframe: 0, slot: 0, symbol: 0), sections: sections)
  }
}

extension PlannedMessage.Content {
  /// Who sends such a message unless the scenario says otherwise: the RU sends the uplink of the U-plane and
  /// reports. CUS 7.5.2.1.
  fileprivate var isFromRU: Bool {
    switch self {
    case .uPlane(let message): !message.isDownlink
    case .cPlane(let message): [8, 9, 10].contains(message.sectionType)
    case .other: false
    }
  }

  /// When such a message is sent unless the scenario says otherwise, in nanoseconds from its symbol.
  fileprivate func usualOffset(_ timing: Scenario.Timing) -> Int64 {
    switch self {
    case .uPlane(let message): message.isDownlink ? -timing.t1aUp.offset : timing.ta4.offset
    // What the RU reports it has received before.
    case .cPlane where isFromRU: timing.ta4.offset
    case .cPlane(let message): message["dataDirection"] == 1 ? -timing.t1aCpDl.offset : -timing.t1aCpUl.offset
    case .other: 0
    }
  }
}
