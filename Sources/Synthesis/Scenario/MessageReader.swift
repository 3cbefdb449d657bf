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
    do throws(WireError) {
      if node["c_plane"] != nil { return .cPlane(try cPlane(kind, isDownlink)) }
      if node["u_plane"] != nil { return .uPlane(uPlane(kind, isDownlink, cell)) }
      let value = layoutValue(kind["fields"])
      return .other(
        try ECPRIMessage(
          type: UInt8(clamping: integer(kind, "type")), value.numbers, groups: value.groups,
          bytes: value.bytes))
    } catch {
      wrong(kind, "the message can't be written: \(error.field)")
      return nil
    }
  }

  // MARK: C-plane

  private mutating func cPlane(_ node: Node, _ isDownlink: Bool) throws(WireError) -> CPlaneMessage {
    let type = UInt8(clamping: integer(node, "section_type"))
    var sections: [CPlaneSection] = []
    for section in node["sections"]?.sequence ?? [] { sections.append(try self.section(section, type)) }
    var header = layoutValue(node["fields"]).numbers
    if header["dataDirection"] == nil { header["dataDirection"] = isDownlink ? 1 : 0 }
    let message = try CPlaneMessage(sectionType: type, header, sections: sections)
    // What does not fit together is found here, at its place, and not when the capture is written.
    _ = try message.encode()
    return message
  }

  private mutating func section(_ node: Node, _ type: UInt8) throws(WireError) -> CPlaneSection {
    var extensions: [SectionExtension] = []
    for entry in node["extensions"]?.sequence ?? [] { extensions.append(try sectionExtension(entry)) }
    var parts: [LayoutValue] = []
    for entry in node["parts"]?.sequence ?? [] { parts.append(layoutValue(entry)) }
    return try CPlaneSection(
      sectionType: type, layoutValue(node, without: ["extensions", "parts", "samples"]),
      extensions: extensions, parts: parts, samples: bytes(node["samples"]) ?? [])
  }

  /// A section extension: its fields, among which `type` is its extType.
  private mutating func sectionExtension(_ node: Node) throws(WireError) -> SectionExtension {
    try sectionExtension(UInt8(clamping: integer(node, "type")), node)
  }

  /// A section extension from its fields.
  mutating func sectionExtension(_ type: UInt8, _ node: Node?) throws(WireError) -> SectionExtension {
    let value = layoutValue(node, without: ["type"])
    return try SectionExtension(type, value.numbers, groups: value.groups, bytes: value.bytes)
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

  // MARK: Fields

  /// Numbers, repeated parts and bytes by their names: an integer or `true` or `false` is a number, a quoted
  /// text is bytes in hexadecimal, a list is a repeated part.
  private mutating func layoutValue(_ node: Node?, without others: Set<String> = []) -> LayoutValue {
    var value = LayoutValue()
    for entry in node?.mapping ?? [] where !others.contains(entry.key) {
      if let items = entry.value.sequence {
        value.groups[entry.key] = items.map { layoutValue($0) }
      } else if let flag = entry.value.flag {
        value.numbers[entry.key] = flag ? 1 : 0
      } else if entry.value.scalar?.style == .plain, let number = entry.value.integer {
        value.numbers[entry.key] = number
      } else if let bytes = bytes(entry.value) {
        value.bytes[entry.key] = bytes
      }
    }
    return value
  }

  private mutating func bytes(_ node: Node?) -> [UInt8]? {
    guard let node else { return nil }
    let digits = (node.text ?? "").filter { !$0.isWhitespace }
    let bytes = stride(from: 0, to: digits.count - digits.count % 2, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
    guard node.scalar != nil, !digits.isEmpty, digits.count == bytes.count * 2 else {
      wrong(node, "expected an integer, `true` or `false`, a list, or quoted bytes like \"01 0a ff\"")
      return nil
    }
    return bytes
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
    case .cPlane(let message): message["dataDirection"] == 1 ? -timing.t1aCpDl.offset : -timing.t1aCpUl.offset
    case .other: 0
    }
  }
}
