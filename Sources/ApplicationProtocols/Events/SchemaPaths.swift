internal import PackedEncoding

/// Finds parts of messages by the names that the specification gives them.
///
/// A path is made of names of IEs, components and alternatives. What only wraps has no name in it: containers of
/// IEs, single containers, open types; the IEs of an extension container (`iE-Extensions`) are named like
/// components of the SEQUENCE that has it, those of `choice-extension` like alternatives.
struct SchemaPaths: Sendable {
  /// From a part to one of the parts that it consists of.
  enum Step: Hashable, Sendable {
    /// The component of a SEQUENCE or the alternative of a CHOICE at a place.
    case component(Int)
    /// The IE with an id in a container, or in the field that is the part.
    case element(Int)
  }

  struct Member {
    var name: String
    var steps: [Step]
    var type: PackedSchema.TypeID
  }

  let schema: ProtocolSchema
  /// The types of the PDU's alternatives look like fields and are none.
  private let outermost: Set<PackedSchema.TypeID>

  init(_ schema: ProtocolSchema) {
    self.schema = schema
    guard case .choice(let choice) = schema.packed.types[schema.pduType].kind else {
      outermost = []
      return
    }
    outermost = Set(choice.root.prefix(MessageRole.allCases.count).map(\.type))
  }

  // MARK: Wrappers

  /// The set of a list of fields; nil for lists whose items happen to be fields.
  func containerSet(_ type: PackedSchema.TypeID) -> Int? {
    guard case .sequenceOf(_, let item) = schema.packed.types[type].kind, fieldSet(item) != nil,
      Self.isContainer(schema.packed.types[type].name)
    else { return nil }
    return schema.elementSet(of: type)
  }

  /// The set that a field with an id, a criticality and a value takes its id from.
  func fieldSet(_ type: PackedSchema.TypeID) -> Int? {
    guard !outermost.contains(type), case .sequence(let sequence) = schema.packed.types[type].kind,
      sequence.root.count == 3, case .open = schema.packed.types[sequence.root[2].type].kind,
      case .integer = schema.packed.types[sequence.root[0].type].kind
    else { return nil }
    return schema.elementSet(of: type)
  }

  /// Whether the IEs of a set extend a type, so that its SEQUENCE or CHOICE does without them.
  func isExtensionSet(_ set: Int) -> Bool { schema.elementSets[set].name.hasSuffix("ExtIEs") }

  private static func isContainer(_ name: String) -> Bool {
    name.hasPrefix("ProtocolIE-Container") || name.hasPrefix("ProtocolExtensionContainer")
  }

  /// The part that a field stands for where its set leaves no choice.
  func unwrapped(
    _ type: PackedSchema.TypeID, _ steps: [Step] = []
  ) -> (type: PackedSchema.TypeID, steps: [Step]) {
    var (type, steps) = (type, steps)
    while let set = fieldSet(type), schema.elementSets[set].entries.count == 1 {
      let entry = schema.elementSets[set].entries[0]
      steps.append(.element(entry.id))
      type = entry.type
    }
    return (type, steps)
  }

  // MARK: Parts

  /// The parts that a part consists of, by name; a list has none.
  func members(of type: PackedSchema.TypeID) -> [Member] {
    if let set = containerSet(type) ?? fieldSet(type) { return elements(of: set, behind: []) }
    switch schema.packed.types[type].kind {
    case .sequence(let sequence):
      var count = sequence.root.count
      for addition in sequence.additions ?? [] {
        switch addition {
        case .component: count += 1
        case .group(let components): count += components.count
        }
      }
      return members(of: type, count: count)
    case .choice(let choice):
      return members(of: type, count: choice.root.count + (choice.extensions?.count ?? 0))
    default: return []
    }
  }

  func member(named name: String, of type: PackedSchema.TypeID) -> Member? {
    members(of: type).first { $0.name == name }
  }

  /// What the items of a list are; nil: it is no list.
  func item(of type: PackedSchema.TypeID) -> (type: PackedSchema.TypeID, steps: [Step])? {
    guard containerSet(type) == nil, case .sequenceOf(_, let item) = schema.packed.types[type].kind else {
      return nil
    }
    return unwrapped(item)
  }

  private func elements(of set: Int, behind steps: [Step]) -> [Member] {
    schema.elementSets[set].entries.map { entry in
      let (type, steps) = unwrapped(entry.type, steps + [.element(entry.id)])
      return Member(name: entry.name, steps: steps, type: type)
    }
  }

  private func members(of type: PackedSchema.TypeID, count: Int) -> [Member] {
    let isSequence = if case .sequence = schema.packed.types[type].kind { true } else { false }
    var members: [Member] = []
    var wrapped: [Member] = []
    for place in 0..<count {
      guard let component = schema.packed.component(of: type, place) else { continue }
      let step = Step.component(place)
      if isSequence, let set = containerSet(component.type) {
        wrapped += elements(of: set, behind: [step])
      } else if !isSequence, let set = fieldSet(component.type), isExtensionSet(set) {
        wrapped += elements(of: set, behind: [step])
      } else {
        let (inner, steps) = unwrapped(component.type, [step])
        members.append(Member(name: component.name, steps: steps, type: inner))
      }
    }
    let names = Set(members.map(\.name))
    return members + wrapped.filter { !names.contains($0.name) }
  }
}
