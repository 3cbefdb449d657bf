import ApplicationProtocols
import Documents
import Events
import PackedEncoding
import Transport

/// Reads values of a protocol's types as scenarios write them.
///
/// Wrappers are left out: a container of IEs is a mapping by their names, a list of containers with one IE each
/// is a list of their values; ids and criticalities come from the schema.
struct ValueReader {
  let schema: ProtocolSchema
  private let document: Document
  private(set) var diagnostics: [Diagnostic] = []

  init(_ schema: ProtocolSchema, _ document: Document) {
    self.schema = schema
    self.document = document
  }

  mutating func wrong(_ node: Node, _ message: String, suggestion: String? = nil) {
    diagnostics.append(document.diagnostic(.error, node, message, suggestion: suggestion))
  }

  private mutating func wrong(_ entry: Node.Entry, _ message: String, _ names: [String]) {
    diagnostics.append(
      document.diagnostic(
        .error, entry.keyLocation, length: entry.key.unicodeScalars.count, message,
        suggestion: Spelling.suggestion(for: entry.key, among: names, kind: "there are")))
  }

  private mutating func expected(_ what: String, _ node: Node) {
    let found = node.text.map { "`\($0)`" } ?? node.kind
    wrong(node, "expected \(what), found \(found)")
  }

  /// The value of a node; nil if something is wrong, which is then said.
  mutating func value(_ node: Node, _ type: PackedSchema.TypeID) -> ValueTemplate? {
    if schema.elementSet(of: type) != nil {
      return node.sequence == nil ? elements(node, type) : list(node, type)
    }
    switch schema.packed.types[type].kind {
    case .boolean: return boolean(node)
    case .null: return .fixed(.null)
    case .integer(let bounds): return integer(node, bounds)
    case .enumerated(let items): return item(node, items)
    case .bitString(let size, nil): return bits(node, size)
    case .octetString(let size, nil): return octets(node, size)
    case .bitString(_, let inside?), .octetString(_, let inside?):
      return value(node, inside).map { .wrapped(schema.packed.types[inside].name, $0) }
    case .characterString: return node.text.map { .fixed(.text($0)) } ?? nothing("a text", node)
    case .objectIdentifier: return objectIdentifier(node)
    case .sequence(let sequence): return self.sequence(node, sequence, type)
    case .sequenceOf: return list(node, type)
    case .choice(let choice): return self.choice(node, choice, type)
    case .open: return nothing("a type that is known", node)
    }
  }

  private mutating func nothing(_ what: String, _ node: Node) -> ValueTemplate? {
    expected(what, node)
    return nil
  }

  // MARK: Numbers and items

  private mutating func boolean(_ node: Node) -> ValueTemplate? {
    node.flag.map { .fixed(.boolean($0)) } ?? nothing("`true` or `false`", node)
  }

  private mutating func integer(_ node: Node, _ bounds: PackedType.Bounds) -> ValueTemplate? {
    if let number = number(node.text ?? "", node) {
      return .integer(number, lower: bounds.lower ?? 0, span: bounds.span ?? .max)
    }
    guard let value = Self.integer(node), bounds.isExtensible || bounds.allows(value) else {
      let range = bounds.lower.map { " from \($0)" + (bounds.upperText.map { " to \($0)" } ?? "") } ?? ""
      return nothing("an integer\(range)", node)
    }
    return .fixed(value)
  }

  /// A number of up to 64 bits, with a sign or without.
  private static func integer(_ node: Node) -> PackedValue? {
    node.integer.map { .integer($0) } ?? node.text.flatMap { UInt64($0) }.map { .unsigned($0) }
  }

  private mutating func item(_ node: Node, _ items: PackedType.Enumeration) -> ValueTemplate? {
    let names = items.root + (items.extensions ?? [])
    guard let name = node.text else { return nothing("one of \(names.count) names", node) }
    guard names.contains(name) else {
      wrong(
        node, "there is no value `\(name)`",
        suggestion: Spelling.suggestion(for: name, among: names, kind: "there are"))
      return nil
    }
    return .fixed(.item(name))
  }

  // MARK: Strings

  private mutating func bits(_ node: Node, _ size: PackedType.Size) -> ValueTemplate? {
    let text = node.text ?? ""
    let isFixed = size.lower == size.upper
    if isFixed, let number = number(text, node) { return .bits(number, count: size.lower) }
    if let address = IPAddress(text: text) {
      let octets = address.octets
      return .fixed(.bits(octets, count: octets.count * 8))
    }
    if isFixed, size.lower <= 64, let value = node.integer.map({ UInt64(bitPattern: $0) }),
      size.lower == 64 || value >> UInt64(size.lower) == 0
    {
      let number = DialogueNumber(source: .transaction, factor: 0, addend: value)
      return .fixed(ValueTemplate.bits(number, count: size.lower).value { _ in value })
    }
    guard let octets = Self.hexadecimal(text), size.upper.map({ octets.count * 8 <= $0 }) ?? true else {
      return nothing(
        isFixed ? "a number of \(size.lower) bits" : "an address, or hexadecimal digits", node)
    }
    return .fixed(.bits(octets, count: octets.count * 8))
  }

  private mutating func octets(_ node: Node, _ size: PackedType.Size) -> ValueTemplate? {
    var parts: [ValueTemplate.Octets] = []
    for word in (node.text ?? "").split(whereSeparator: \.isWhitespace) {
      let halves = word.split(separator: ":")
      if word.hasPrefix("$"), halves.count == 2, let count = Int(halves[1]), (1...8).contains(count),
        let number = number(String(halves[0]), node)
      {
        parts.append(.number(number, count: count))
      } else if let octets = Self.hexadecimal(String(word)) {
        if case .fixed(let before)? = parts.last {
          parts[parts.count - 1] = .fixed(before + octets)
        } else {
          parts.append(.fixed(octets))
        }
      } else {
        return nothing("octets like \"01 0a ff\", or `$ue.number:4`", node)
      }
    }
    let count = parts.reduce(0) { $0 + $1.count }
    guard count >= size.lower, size.upper.map({ count <= $0 }) ?? true else {
      let bounds =
        size.upper.map { size.lower == $0 ? "\($0)" : "\(size.lower) to \($0)" } ?? "\(size.lower) or more"
      return nothing("\(bounds) octets", node)
    }
    let template = ValueTemplate.octets(parts)
    return parts.allSatisfy(\.isFixed) ? .fixed(template.value { _ in 0 }) : template
  }

  private mutating func objectIdentifier(_ node: Node) -> ValueTemplate? {
    let parts = (node.text ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let arcs = parts.compactMap { UInt64($0) }
    guard parts.count == arcs.count, arcs.count > 1 else { return nothing("numbers like `1.3.6.1`", node) }
    return .fixed(.objectIdentifier(arcs))
  }

  private static func hexadecimal(_ text: String) -> [UInt8]? {
    text.isEmpty ? nil : try? Hexadecimal.octets(text[...])
  }

  // MARK: Structures

  private mutating func list(_ node: Node, _ type: PackedSchema.TypeID) -> ValueTemplate? {
    guard case .sequenceOf(let size, let item) = schema.packed.types[type].kind, let nodes = node.sequence
    else {
      return nothing("a list", node)
    }
    let items = nodes.compactMap { value($0, item) }
    guard items.count == nodes.count else { return nil }
    // An empty list is left out with what it stands in: see `isLeftOut`.
    guard size.upper.map({ items.count <= $0 }) ?? true else {
      return nothing("at most \(size.upper ?? 0) items", node)
    }
    return .joined(items)
  }

  private mutating func sequence(
    _ node: Node, _ sequence: PackedType.Sequence, _ type: PackedSchema.TypeID
  ) -> ValueTemplate? {
    guard let entries = node.mapping else { return nothing("a mapping", node) }
    let components = sequence.components
    var values: [String: ValueTemplate] = [:]
    var extensions: [Node.Entry] = []
    var isWhole = true
    for entry in entries {
      if let component = components.first(where: { $0.name == entry.key }) {
        guard let value = value(entry.value, component.type) else {
          isWhole = false
          continue
        }
        if !value.isLeftOut || !component.isOptional { values[entry.key] = value }
      } else if let set = extensionSet(of: components), set.entries.contains(where: { $0.name == entry.key })
      {
        extensions.append(entry)
      } else {
        let more = extensionSet(of: components)?.entries.map(\.name) ?? []
        wrong(
          entry, "\(name(of: type)) has no component `\(entry.key)`", components.map(\.name) + more)
        isWhole = false
      }
    }
    if !extensions.isEmpty, let last = components.first(where: { isExtensions($0) }) {
      let value = elements(Node(.mapping(extensions), at: node.location), last.type)
      values[last.name] = value
      isWhole = isWhole && value != nil
    }
    for component in components
    where sequence.root.contains(where: { $0.name == component.name }) && values[component.name] == nil
      && !component.isOptional && component.defaultValue == nil && isWhole
    {
      wrong(node, "\(name(of: type)) needs the component `\(component.name)`")
      isWhole = false
    }
    guard isWhole else { return nil }
    return .joined(
      components.compactMap { component in
        values[component.name].map { ValueTemplate.Component(name: component.name, value: $0) }
      })
  }

  private mutating func choice(
    _ node: Node, _ choice: PackedType.Choice, _ type: PackedSchema.TypeID
  ) -> ValueTemplate? {
    let alternatives = choice.root + (choice.extensions ?? [])
    let names = alternatives.map(\.name)
    guard let entry = node.mapping?.first, node.mapping?.count == 1 else {
      return nothing("one of " + names.map { "`\($0): …`" }.joined(separator: ", "), node)
    }
    if let alternative = alternatives.first(where: { $0.name == entry.key }) {
      return value(entry.value, alternative.type).map { .chosen(entry.key, $0) }
    }
    // What newer releases have added is behind an alternative for IEs.
    for alternative in alternatives {
      guard let set = schema.elementSet(of: alternative.type).map({ schema.elementSets[$0] }),
        set.entries.contains(where: { $0.name == entry.key })
      else { continue }
      return field(entry, set, alternative.type).map { .chosen(alternative.name, $0) }
    }
    wrong(entry, "\(name(of: type)) has no alternative `\(entry.key)`", names)
    return nil
  }

  // MARK: Containers

  /// A container of IEs, or a field with one of them.
  private mutating func elements(_ node: Node, _ type: PackedSchema.TypeID) -> ValueTemplate? {
    guard let place = schema.elementSet(of: type) else { return nil }
    let set = schema.elementSets[place]
    guard case .sequenceOf(_, let item) = schema.packed.types[type].kind else {
      // The only IE of a field needs no name.
      if let only = set.entries.first, set.entries.count == 1, node.mapping?.map(\.key) != [only.name] {
        return value(node, only.type).map { field(only, $0, type) }
      }
      guard let entry = node.mapping?.first, node.mapping?.count == 1 else {
        return nothing("one of " + set.entries.map { "`\($0.name): …`" }.joined(separator: ", "), node)
      }
      return field(entry, set, type)
    }
    guard let entries = node.mapping else { return nothing("IEs by their names", node) }
    var fields: [(place: Int, value: ValueTemplate)] = []
    for entry in entries {
      guard let place = set.entries.firstIndex(where: { $0.name == entry.key }) else {
        wrong(entry, "\(set.name) has no IE `\(entry.key)`", set.entries.map(\.name))
        return nil
      }
      guard let value = value(entry.value, set.entries[place].type) else { return nil }
      if !value.isLeftOut { fields.append((place, field(set.entries[place], value, item))) }
    }
    return .joined(fields.sorted { $0.place < $1.place }.map(\.value))
  }

  private mutating func field(
    _ entry: Node.Entry, _ set: ElementSet, _ type: PackedSchema.TypeID
  ) -> ValueTemplate? {
    guard let element = set.entries.first(where: { $0.name == entry.key }) else {
      wrong(entry, "\(set.name) has no IE `\(entry.key)`", set.entries.map(\.name))
      return nil
    }
    return value(entry.value, element.type).map { field(element, $0, type) }
  }

  private func field(
    _ element: ElementSet.Entry, _ value: ValueTemplate, _ type: PackedSchema.TypeID
  ) -> ValueTemplate {
    guard case .sequence(let sequence) = schema.packed.types[type].kind else { return value }
    let values: [ValueTemplate] = [
      .fixed(.integer(Int64(element.id))), .fixed(.item(element.criticality.spelling)),
      .wrapped(schema.packed.types[element.type].name, value),
    ]
    return .joined(
      zip(sequence.root, values).map { ValueTemplate.Component(name: $0.name, value: $1) })
  }

  private func isExtensions(_ component: PackedType.Component) -> Bool {
    schema.elementSet(of: component.type) != nil && component.name.hasPrefix("iE-Extension")
  }

  private func extensionSet(of components: [PackedType.Component]) -> ElementSet? {
    components.first { isExtensions($0) }.flatMap { schema.elementSet(of: $0.type) }
      .map { schema.elementSets[$0] }
  }

  private func name(of type: PackedSchema.TypeID) -> String {
    let name = schema.packed.types[type].name
    return name.isEmpty ? "this value" : "`\(name)`"
  }

  // MARK: What is known when a message is sent

  /// A number like `$ue.number*64+1`; nil if it is written in another way, or wrong, which is then said.
  private mutating func number(_ text: String, _ node: Node) -> DialogueNumber? {
    guard text.hasPrefix("$") else { return nil }
    let terms = text.dropFirst().split(separator: "+", omittingEmptySubsequences: false)
    let factors = terms[0].split(separator: "*", omittingEmptySubsequences: false)
    let sources = self.sources
    guard let source = sources[String(factors[0])] else {
      wrong(
        node, "nothing is called `$\(factors[0])` here",
        suggestion: Spelling.suggestion(
          for: String(factors[0]), among: sources.keys.sorted(), kind: "there are"))
      return DialogueNumber(source: .transaction)
    }
    let numbers = (factors.dropFirst() + terms.dropFirst()).compactMap { UInt64($0) }
    guard numbers.count == factors.count + terms.count - 2, factors.count <= 2 else {
      wrong(node, "expected a name, and numbers after `*` and `+`, like `$ue.number*64+1`")
      return DialogueNumber(source: source)
    }
    let factor = factors.count == 2 ? numbers[0] : 1
    return DialogueNumber(
      source: source, factor: factor, addend: numbers.dropFirst(factors.count - 1).reduce(0, &+))
  }

  private var sources: [String: DialogueNumber.Source] {
    var sources: [String: DialogueNumber.Source] = [
      "transaction": .transaction, "ue.number": .ueNumber, "ue.sn": .sequenceNumber,
    ]
    for side in ProtocolSide.allCases {
      let name = schema.name(of: side)?.lowercased() ?? ""
      sources["ue.\(name)"] = .ue(side)
      sources["ue.old-\(name)"] = .oldUE(side)
      sources["ue.next-\(name)"] = .nextUE(side)
    }
    return sources
  }
}

extension PackedType.Bounds {
  /// The largest value; nil: there is none.
  fileprivate var upperText: String? {
    guard let lower, let span else { return nil }
    // Modulo 2⁶⁴: what is not negative needs no sign.
    let sum = UInt64(bitPattern: lower) &+ span
    return lower < 0 && span < lower.magnitude ? "\(Int64(bitPattern: sum))" : "\(sum)"
  }

  /// Whether a number lies between its bounds.
  fileprivate func allows(_ value: PackedValue) -> Bool {
    switch value {
    case .integer(let number):
      guard number >= lower ?? .min else { return false }
      return UInt64(bitPattern: number &- (lower ?? .min)) <= span ?? .max
    case .unsigned(let number):
      guard let lower, lower >= 0 else { return false }
      return number - UInt64(lower) <= span ?? .max
    default: return false
    }
  }
}

extension PackedType.Sequence {
  /// All components, with those behind the extension marker.
  fileprivate var components: [PackedType.Component] {
    root
      + (additions ?? []).flatMap { addition in
        switch addition {
        case .component(let component): [component]
        case .group(let components): components
        }
      }
  }
}
