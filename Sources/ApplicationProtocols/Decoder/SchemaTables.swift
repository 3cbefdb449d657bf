internal import PackedEncoding

/// What the decoder asks of types and sets of IEs for each part of a message, in flat tables.
final class SchemaTables: Sendable {
  /// How the value of a node becomes the cell of a field.
  enum Cell: UInt8 {
    /// The value of the node: a number, an index, a count.
    case value
    /// 1: it is there.
    case presence
    /// The bits of a short string as a number.
    case bits
    /// A digest of a content that is too long for a number.
    case digest
  }

  /// What a part of a message is to the checks.
  enum Part: UInt8 {
    case plain
    /// A list of fields: `ProtocolIE-Container`, `ProtocolExtensionContainer`.
    case container
    /// An IE with its id and criticality: an item of a container, or a container of its own.
    case field
    /// A value that may lie outside what this version of the specification knows.
    case bounded
    /// The pair of ids of a UE in a list of connections.
    case connection
    /// Something of tunnels for user data, or of the bearers that they are for.
    case tunnel
  }

  struct Bounds {
    var lower = Int64.min
    var upper = Int64.max
  }

  struct Entry {
    var id: Int32
    var criticality: Criticality
    var presence: ElementSet.Presence
  }

  struct Set {
    var first: Int
    var count: Int
    var mandatory: PlaceSet
    var isExtension: Bool
  }

  /// A procedure without its names.
  struct Procedure {
    var procedureClass: Int
    var criticality: Criticality
    var correlation: ProtocolProcedure.Correlation
    var areInitiatorsCertain: Bool
    var hasUnsuccessfulOutcome: Bool
    /// The numbers of its messages by role, or -1.
    var messages: (Int, Int, Int)
  }

  /// A message without its names.
  struct Message {
    /// In the schema.
    var number: Int
    var role: MessageRole
    var senders: ProtocolSides
  }

  /// By procedure code; nil: there is none of that code.
  let procedures: [Procedure?]
  let messages: [Message]
  let cells: [Cell]
  let parts: [Part]
  /// What types are to bearers; nil: nothing.
  let tunnelParts: [TunnelTable.Part?]
  let bounds: [Bounds]
  /// Whether the value of a bounded type is the index of an item or an alternative.
  let isIndex: [Bool]
  /// The set of IEs of a container or a field, or -1.
  let setOfType: [Int32]
  let sets: [Set]
  let entries: [Entry]

  init(_ schema: ProtocolSchema, _ rules: InterfaceRules) {
    let paths = SchemaPaths(schema)
    let types = schema.packed.types
    procedures = Self.procedures(schema)
    messages = schema.messages.map { Message(number: $0.number, role: $0.role, senders: $0.senders) }
    cells = types.map { Self.cell($0.kind) }
    bounds = types.map { Self.bounds($0.kind) ?? Bounds() }
    isIndex = types.map { Self.isIndex($0.kind) }
    setOfType = types.indices.map { Int32(paths.fieldSet($0) ?? paths.containerSet($0) ?? -1) }
    parts = types.enumerated().map { type, description in
      if paths.containerSet(type) != nil { return .container }
      if paths.fieldSet(type) != nil { return .field }
      if description.name == rules.connectionItem { return .connection }
      if TunnelTable.part(of: description.name, rules.tunnel) != nil { return .tunnel }
      return Self.bounds(description.kind) == nil ? .plain : .bounded
    }
    tunnelParts = types.map { TunnelTable.part(of: $0.name, rules.tunnel) }
    var first = 0
    sets = schema.elementSets.enumerated().map { number, set in
      defer { first += set.entries.count }
      var mandatory = PlaceSet()
      for (place, entry) in set.entries.enumerated() where entry.presence == .mandatory {
        mandatory.insert(place)
      }
      return Set(
        first: first, count: set.entries.count, mandatory: mandatory,
        isExtension: paths.isExtensionSet(number))
    }
    entries = schema.elementSets.flatMap(\.entries).map {
      Entry(id: Int32($0.id), criticality: $0.criticality, presence: $0.presence)
    }
  }

  private static func procedures(_ schema: ProtocolSchema) -> [Procedure?] {
    var procedures = [Procedure?](repeating: nil, count: (schema.procedures.map(\.code).max() ?? -1) + 1)
    for procedure in schema.procedures {
      let numbers = MessageRole.allCases.map { procedure.message($0) ?? -1 }
      procedures[procedure.code] = Procedure(
        procedureClass: procedure.procedureClass, criticality: procedure.criticality,
        correlation: procedure.correlation, areInitiatorsCertain: procedure.areInitiatorsCertain,
        hasUnsuccessfulOutcome: numbers[2] >= 0, messages: (numbers[0], numbers[1], numbers[2]))
    }
    return procedures
  }

  func procedure(_ code: Int) -> Procedure? { procedures.indices.contains(code) ? procedures[code] : nil }

  func message(_ procedure: Procedure, _ role: MessageRole) -> Message? {
    let number =
      switch role {
      case .initiatingMessage: procedure.messages.0
      case .successfulOutcome: procedure.messages.1
      case .unsuccessfulOutcome: procedure.messages.2
      }
    return number >= 0 ? messages[number] : nil
  }

  /// The place of an id in a set; looked for behind the one before it first, since IEs have an order.
  func place(of id: Int, in set: Int, after last: Int) -> Int? {
    let table = sets[set]
    var place = last + 1
    for _ in 0..<table.count {
      if place >= table.count { place = 0 }
      if Int(entries[table.first + place].id) == id { return place }
      place += 1
    }
    return nil
  }

  func entry(_ place: Int, of set: Int) -> Entry { entries[sets[set].first + place] }

  private static func cell(_ kind: PackedType.Kind) -> Cell {
    switch kind {
    case .boolean, .integer, .enumerated, .choice, .sequenceOf: .value
    case .null, .sequence, .open: .presence
    case .bitString, .octetString, .characterString, .objectIdentifier:
      FieldMeaning.maskWidth(kind) == nil ? .digest : .bits
    }
  }

  private static func isIndex(_ kind: PackedType.Kind) -> Bool {
    switch kind {
    case .enumerated, .choice: true
    default: false
    }
  }

  /// What values of an extensible type this version of the specification gives a meaning to.
  private static func bounds(_ kind: PackedType.Kind) -> Bounds? {
    switch kind {
    case .enumerated(let items):
      return items.extensions.map { Bounds(lower: 0, upper: Int64(items.root.count + $0.count - 1)) }
    case .choice(let choice):
      return choice.extensions.map { Bounds(lower: 0, upper: Int64(choice.root.count + $0.count - 1)) }
    case .integer(let range):
      guard range.isExtensible, let lower = range.lower, let span = range.span, span <= UInt64(Int64.max)
      else { return nil }
      let (upper, overflows) = lower.addingReportingOverflow(Int64(span))
      return overflows ? nil : Bounds(lower: lower, upper: upper)
    case .bitString(let size, _), .octetString(let size, _), .characterString(_, let size),
      .sequenceOf(let size, _):
      guard size.isExtensible, let upper = size.upper else { return nil }
      if case .characterString(.utf8, _) = kind { return nil }
      return Bounds(lower: Int64(size.lower), upper: Int64(upper))
    case .boolean, .null, .objectIdentifier, .sequence, .open: return nil
    }
  }
}

/// Places of IEs in a set, of which there are at most 256.
struct PlaceSet: Sendable, Equatable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  static var capacity: Int { 256 }

  static func == (a: PlaceSet, b: PlaceSet) -> Bool { a.words == b.words }

  /// - Returns: whether it was not there before.
  @discardableResult
  mutating func insert(_ place: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(place & 63)
    let before: UInt64
    switch place >> 6 {
    case 0: (before, words.0) = (words.0, words.0 | bit)
    case 1: (before, words.1) = (words.1, words.1 | bit)
    case 2: (before, words.2) = (words.2, words.2 | bit)
    case 3: (before, words.3) = (words.3, words.3 | bit)
    default: return true
    }
    return before & bit == 0
  }

  func subtracting(_ other: PlaceSet) -> PlaceSet {
    var result = self
    result.words.0 &= ~other.words.0
    result.words.1 &= ~other.words.1
    result.words.2 &= ~other.words.2
    result.words.3 &= ~other.words.3
    return result
  }

  var isEmpty: Bool { words.0 | words.1 | words.2 | words.3 == 0 }

  func contains(_ place: Int) -> Bool {
    var copy = self
    return !copy.insert(place)
  }
}
