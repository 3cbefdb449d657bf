import PackedEncoding

/// Reads the definitions of a schema's text: types, patterns of types and sets of information elements.
struct SchemaTypeReader {
  var scanner: SchemaScanner
  private let elements: [String: Int]
  private var parts: SchemaParts
  private var typesByName: [String: PackedSchema.TypeID] = [:]
  private var setsByName: [String: Int] = [:]
  private var isSetDefined: [Bool]
  /// Types that are only another name for a type.
  private var aliases: [(type: PackedSchema.TypeID, of: PackedSchema.TypeID)] = []
  /// Definitions of types for any object set: where they begin and how they call the set.
  private var patterns: [String: (place: Int, parameter: String)] = [:]
  /// Types of patterns that were referred to and wait to be made.
  private var instances: [(type: PackedSchema.TypeID, pattern: String, set: String)] = []
  /// While a pattern is read: what its parameter stands for.
  private var parameter: (name: String, set: String)?
  /// How many types are being read, each in the one before.
  var depth = 0

  private var isDefined: [Bool] = []

  init(_ scanner: SchemaScanner, elements: [String: Int], _ parts: SchemaParts) {
    self.scanner = scanner
    self.elements = elements
    self.parts = parts
    isSetDefined = parts.objectSets.map { _ in true }
    for (place, set) in parts.objectSets.enumerated() { setsByName[set.name] = place }
  }

  mutating func read() throws(SchemaTextError) -> SchemaParts {
    try typesOfMessages()
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      try definition()
      scanner.skipBlanks()
    }
    while let instance = instances.popLast() {
      guard let pattern = patterns[instance.pattern] else {
        throw scanner.failure("there is no type `\(instance.pattern){…}`")
      }
      scanner.seek(pattern.place)
      parameter = (pattern.parameter, instance.set)
      try define(instance.type)
    }
    if let place = isSetDefined.firstIndex(of: false) {
      throw scanner.failure("there is no set `\(parts.objectSets[place].name)`")
    }
    if let place = isDefined.firstIndex(of: false) {
      throw scanner.failure("there is no type `\(parts.types[place].name)`")
    }
    try resolveAliases()
    return parts
  }

  // MARK: Definitions

  /// `Name ::= …`; `Name{Parameter} ::= …` for a pattern, which is read when it is used.
  private mutating func definition() throws(SchemaTextError) {
    let name = try scanner.word()
    if scanner.accept("{") {
      let parameter = try scanner.word()
      try scanner.expect("}")
      try scanner.expect("::=")
      patterns[name] = (scanner.place, parameter)
      return scanner.skipDefinition()
    }
    try scanner.expect("::=")
    if scanner.accept("SET ") { return try elementSet(name) }
    let id = type(named: name)
    guard !isDefined[id] else { throw scanner.failure("`\(name)` is defined twice") }
    try define(id)
  }

  private mutating func define(_ id: PackedSchema.TypeID) throws(SchemaTextError) {
    let keyword = try scanner.word()
    isDefined[id] = true
    if let kind = try kind(keyword, siblings: []) {
      parts.types[id].kind = kind
    } else {
      aliases.append((id, try reference(keyword)))
    }
  }

  /// The rows of the object set of the procedures, whose messages are types.
  private mutating func typesOfMessages() throws(SchemaTextError) {
    guard let set = parts.objectSets.first else { return }
    var rows: [PackedSchema.ObjectSet.Row] = []
    for (procedure, names) in zip(parts.procedures, parts.messageNames) {
      var types: [PackedSchema.TypeID?] = []
      for name in names { types.append(name.map { type(named: $0) }) }
      rows.append(
        PackedSchema.ObjectSet.Row(
          key: Int64(procedure.code), types: types, words: ["criticality": procedure.criticality.spelling]))
    }
    parts.objectSets[0] = PackedSchema.ObjectSet(name: set.name, columns: set.columns, rows: rows)
  }

  /// `Name ::= SET Column { Element criticality presence [Type] … }`
  private mutating func elementSet(_ name: String) throws(SchemaTextError) {
    let place = set(named: name)
    guard !isSetDefined[place] else { throw scanner.failure("`\(name)` is defined twice") }
    isSetDefined[place] = true
    let column = try scanner.word()
    var rows: [PackedSchema.ObjectSet.Row] = []
    var entries: [ElementSet.Entry] = []
    try scanner.expect("{")
    while !scanner.accept("}") {
      let element = try scanner.word()
      guard let id = elements[element] else { throw scanner.failure("there is no id `\(element)`") }
      guard let criticality = Criticality(spelling: try scanner.word()) else {
        throw scanner.failure("a criticality is `reject`, `ignore` or `notify`")
      }
      guard let presence = ElementSet.Presence(rawValue: try scanner.word()) else {
        throw scanner.failure("a presence is `mandatory`, `optional` or `conditional`")
      }
      // A row without a type has the one that is called like the element: names of types begin with a capital.
      let type =
        try isAtEndOfEntry ? type(named: element.prefix(1).uppercased() + element.dropFirst()) : type()
      rows.append(
        PackedSchema.ObjectSet.Row(
          key: Int64(id), types: [type],
          words: ["criticality": criticality.spelling, "presence": presence.rawValue]))
      entries.append(
        ElementSet.Entry(
          id: id, name: element, criticality: criticality, presence: presence, type: type))
      if !scanner.accept(",") {
        try scanner.expect("}")
        break
      }
    }
    parts.objectSets[place] = PackedSchema.ObjectSet(name: name, columns: [column], rows: rows)
    parts.elementSets[place] = ElementSet(name: name, entries: entries)
  }

  private var isAtEndOfEntry: Bool {
    mutating get { [UInt8(ascii: ","), UInt8(ascii: "}")].contains(scanner.next()) }
  }

  // MARK: Names

  private mutating func type(named name: String) -> PackedSchema.TypeID {
    if let id = typesByName[name] { return id }
    let id = place(PackedType(name: name, .null), isDefined: false)
    typesByName[name] = id
    return id
  }

  mutating func place(_ type: PackedType, isDefined: Bool) -> PackedSchema.TypeID {
    parts.types.append(type)
    self.isDefined.append(isDefined)
    return parts.types.count - 1
  }

  mutating func set(named name: String) -> Int {
    let name = name == parameter?.name ? parameter?.set ?? name : name
    if let place = setsByName[name] { return place }
    parts.objectSets.append(PackedSchema.ObjectSet(name: name, columns: [], rows: []))
    parts.elementSets.append(ElementSet(name: name, entries: []))
    isSetDefined.append(false)
    setsByName[name] = parts.objectSets.count - 1
    return parts.objectSets.count - 1
  }

  /// `Name`, or `Name{Set}` for a type that a pattern makes.
  mutating func reference(_ name: String) throws(SchemaTextError) -> PackedSchema.TypeID {
    guard name.utf8.first.map({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) ?? false else {
      throw scanner.failure("expected a type, not `\(name)`")
    }
    guard scanner.accept("{") else { return type(named: name) }
    let set = parts.objectSets[set(named: try scanner.word())].name
    try scanner.expect("}")
    let instance = "\(name){\(set)}"
    if let id = typesByName[instance] { return id }
    let id = type(named: instance)
    instances.append((id, name, set))
    return id
  }

  private mutating func resolveAliases() throws(SchemaTextError) {
    let targets = Dictionary(aliases.map { ($0.type, $0.of) }, uniquingKeysWith: { first, _ in first })
    for alias in aliases {
      var target = alias.of
      var steps = 0
      while let next = targets[target] {
        target = next
        steps += 1
        guard steps <= aliases.count else {
          throw scanner.failure("`\(parts.types[alias.type].name)` is defined by itself")
        }
      }
      parts.types[alias.type].kind = parts.types[target].kind
    }
  }
}
