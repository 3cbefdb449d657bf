import PackedEncoding

/// Types as they are written in definitions.
extension SchemaTypeReader {
  /// How deep types may be nested in a definition.
  private static let deepest = 64

  /// - Parameter siblings: the components of the SEQUENCE that it stands in, for open types.
  mutating func type(siblings: [String] = []) throws(SchemaTextError) -> PackedSchema.TypeID {
    let keyword = try scanner.word()
    guard let kind = try kind(keyword, siblings: siblings) else { return try reference(keyword) }
    return place(PackedType(name: "", kind), isDefined: true)
  }

  /// What a keyword begins; nil: it is no keyword but the name of a type.
  mutating func kind(_ keyword: String, siblings: [String]) throws(SchemaTextError) -> PackedType.Kind? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw scanner.failure("types are nested too deep") }
    switch keyword {
    case "BOOLEAN": return .boolean
    case "NULL": return .null
    case "INTEGER": return .integer(try bounds())
    case "ENUMERATED": return .enumerated(try enumeration())
    case "BIT":
      try scanner.expect("STRING")
      let size = try size()
      return .bitString(size, containing: try contained())
    case "OCTET":
      try scanner.expect("STRING")
      let size = try size()
      return .octetString(size, containing: try contained())
    case "OBJECT":
      try scanner.expect("IDENTIFIER")
      return .objectIdentifier
    case "SEQUENCE":
      let size = try size()
      return scanner.accept("OF ") ? .sequenceOf(size, try type()) : .sequence(try sequence())
    case "CHOICE": return .choice(try choice())
    case "OPEN": return .open(try open(siblings))
    default:
      guard keyword.hasSuffix("String"), let alphabet = PackedType.Alphabet(rawValue: keyword) else {
        return nil
      }
      return .characterString(alphabet, try size())
    }
  }

  // MARK: Constraints

  /// `(0..255, ...)`; without it there are no bounds.
  private mutating func bounds() throws(SchemaTextError) -> PackedType.Bounds {
    guard scanner.accept("(") else { return PackedType.Bounds(lower: nil, span: nil) }
    let lower = try lowerBound()
    var span: UInt64? = 0
    if scanner.accept("..") {
      if scanner.accept("MAX") {
        span = nil
      } else {
        let upper = try scanner.number()
        let value = upper.isNegative ? 0 &- upper.magnitude : upper.magnitude
        span = value &- UInt64(bitPattern: lower)
      }
    }
    let isExtensible = scanner.accept(",")
    if isExtensible { try scanner.expect("...") }
    try scanner.expect(")")
    return PackedType.Bounds(lower: lower, span: span, isExtensible: isExtensible)
  }

  private mutating func lowerBound() throws(SchemaTextError) -> Int64 {
    let number = try scanner.number()
    guard let magnitude = Int64(exactly: number.magnitude) else {
      throw scanner.failure("the number is too large")
    }
    return number.isNegative ? -magnitude : magnitude
  }

  /// `(SIZE(1..8, ...))`; without it every size is allowed.
  private mutating func size() throws(SchemaTextError) -> PackedType.Size {
    guard scanner.accept("(SIZE") else { return PackedType.Size() }
    let bounds = try bounds()
    try scanner.expect(")")
    let lower = Int(bounds.lower ?? 0)
    return PackedType.Size(
      lower: lower, upper: bounds.span.map { lower + Int(clamping: $0) },
      isExtensible: bounds.isExtensible)
  }

  private mutating func contained() throws(SchemaTextError) -> PackedSchema.TypeID? {
    scanner.accept("CONTAINING ") ? try type() : nil
  }

  // MARK: Structures

  /// Whether a list in braces goes on behind an entry.
  private mutating func goesOn(to end: String) throws(SchemaTextError) -> Bool {
    if scanner.accept(",") { return !scanner.accept(end) }
    try scanner.expect(end)
    return false
  }

  /// `{ a, b, ..., c }`
  private mutating func enumeration() throws(SchemaTextError) -> PackedType.Enumeration {
    var enumeration = PackedType.Enumeration(root: [], extensions: nil)
    try scanner.expect("{")
    repeat {
      if scanner.accept("...") {
        enumeration.extensions = []
      } else if enumeration.extensions == nil {
        enumeration.root.append(try scanner.word())
      } else {
        enumeration.extensions?.append(try scanner.word())
      }
    } while try goesOn(to: "}")
    return enumeration
  }

  /// `{ a Type, b Type, ..., c Type }`
  private mutating func choice() throws(SchemaTextError) -> PackedType.Choice {
    var choice = PackedType.Choice(root: [], extensions: nil)
    try scanner.expect("{")
    repeat {
      if scanner.accept("...") {
        choice.extensions = []
      } else if choice.extensions == nil {
        choice.root.append(try component([]))
      } else {
        choice.extensions?.append(try component([]))
      }
    } while try goesOn(to: "}")
    return choice
  }

  /// `{ a Type, b Type OPTIONAL, c Type DEFAULT 1, ..., d Type, [[ e Type, f Type OPTIONAL ]] }`
  private mutating func sequence() throws(SchemaTextError) -> PackedType.Sequence {
    var sequence = PackedType.Sequence(root: [], additions: nil)
    var names: [String] = []
    try scanner.expect("{")
    guard !scanner.accept("}") else { return sequence }
    repeat {
      if scanner.accept("...") {
        sequence.additions = []
      } else if sequence.additions == nil {
        let component = try component(names)
        names.append(component.name)
        sequence.root.append(component)
      } else if scanner.accept("[[") {
        var group: [PackedType.Component] = []
        repeat { group.append(try component([])) } while try goesOn(to: "]]")
        sequence.additions?.append(.group(group))
      } else {
        sequence.additions?.append(.component(try component([])))
      }
    } while try goesOn(to: "}")
    return sequence
  }

  private mutating func component(_ siblings: [String]) throws(SchemaTextError) -> PackedType.Component {
    let name = try scanner.word()
    let type = try type(siblings: siblings)
    if scanner.accept("OPTIONAL") { return PackedType.Component(name, type, isOptional: true) }
    guard scanner.accept("DEFAULT ") else { return PackedType.Component(name, type) }
    return PackedType.Component(name, type, defaultValue: try defaultValue())
  }

  /// A number, TRUE, FALSE or an item.
  private mutating func defaultValue() throws(SchemaTextError) -> PackedValue {
    switch scanner.next() {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return .integer(try lowerBound())
    default:
      switch try scanner.word() {
      case "TRUE": return .boolean(true)
      case "FALSE": return .boolean(false)
      case let item: return .item(item)
      }
    }
  }

  /// `OPEN Column OF Set BY component`
  private mutating func open(_ siblings: [String]) throws(SchemaTextError) -> PackedType.Open {
    let column = try scanner.word()
    try scanner.expect("OF ")
    let set = set(named: try scanner.word())
    try scanner.expect("BY ")
    let key = try scanner.word()
    guard let place = siblings.firstIndex(of: key) else {
      throw scanner.failure("there is no component `\(key)` before the open type")
    }
    return PackedType.Open(
      objectSet: set, key: place, column: MessageRole.allCases.firstIndex { $0.column == column } ?? 0)
  }
}
