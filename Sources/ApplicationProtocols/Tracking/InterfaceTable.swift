internal import PackedEncoding
internal import Units

/// ``InterfaceRules`` with the names of a schema resolved to numbers.
final class InterfaceTable: Sendable {
  /// What an IE at the outermost level of a message means to the life of interfaces and connections.
  enum Element: UInt8 {
    case none
    case transaction
    case centralUE
    case peripheralUE
    case centralMBS
    case peripheralMBS
    case newCentral
    case newPeripheral
    case oldPeripheral
    case keepsConnection
    case timeToWait
    case instance
    case resetType
  }

  /// What a message means to them.
  struct Traits {
    /// The end that gives the first id of a connection with this message.
    var beginning: ProtocolSide?
    /// Whether it is the successful outcome of what such a message began.
    var confirmsBeginning = false
    var isEnding = false
    /// Whether its successful outcome ends a connection.
    var leadsToEnding = false
    var isRefusal = false
    /// Whether the message is of a procedure that sets up, ends or resets the interface.
    var setsUp = false
    /// Whether the unit may name itself with it on an association that it adds.
    var joins = false
    var removes = false
    var resets = false
    var isErrorIndication = false
  }

  let central: UnitRole
  let peripheral: UnitRole
  /// By message number.
  let traits: [Traits]
  let names: [String]
  /// By the code of the procedure.
  let errorIndication: Int?
  private let elements: [Element]
  /// Nanoseconds for the items of TimeToWait.
  let waits: [Int64]
  /// Places of the ids of the two ends in the items with which connections are listed.
  let connectionItem: (central: Int, peripheral: Int)?
  let tunnel: TunnelTable?

  init(_ schema: ProtocolSchema, _ rules: InterfaceRules) {
    central = rules.central
    peripheral = rules.peripheral
    errorIndication = schema.procedures.first { $0.name == rules.errorIndication }?.code
    names = schema.messages.map(\.name)
    traits = schema.messages.map { message in
      let procedure = schema.procedures[message.procedure].name
      func name(_ role: MessageRole) -> String {
        schema.procedures[message.procedure].message(role).map { schema.messages[$0].name } ?? ""
      }
      return Traits(
        beginning: rules.beginnings[message.name],
        confirmsBeginning: message.role == .successfulOutcome
          && rules.beginnings[name(.initiatingMessage)] != nil,
        isEnding: rules.endings.contains(message.name),
        leadsToEnding: message.role == .initiatingMessage && rules.endings.contains(name(.successfulOutcome)),
        isRefusal: rules.refusals.contains(message.name), setsUp: rules.setUp.contains(procedure),
        joins: rules.joining == procedure, removes: rules.removal == procedure,
        resets: rules.reset == procedure,
        isErrorIndication: rules.errorIndication == procedure)
    }
    elements = Self.elements(schema, rules)
    waits = Self.waits(schema, rules.timeToWait)
    connectionItem = Self.connectionItem(schema, rules.connectionItem)
    tunnel = rules.tunnel.flatMap { TunnelTable(schema, $0) }
  }

  func element(_ id: Int) -> Element { elements.indices.contains(id) ? elements[id] : .none }

  private static func elements(_ schema: ProtocolSchema, _ rules: InterfaceRules) -> [Element] {
    var meanings: [(Int?, Element)] = [
      (schema.identifiers.transaction, .transaction),
      (schema.identifiers.ue?.central, .centralUE), (schema.identifiers.ue?.peripheral, .peripheralUE),
      (schema.identifiers.mbs?.central, .centralMBS), (schema.identifiers.mbs?.peripheral, .peripheralMBS),
    ]
    let ids = Dictionary(
      schema.knownElements.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    func add(_ name: String?, _ element: Element) { meanings.append((name.flatMap { ids[$0] }, element)) }
    add(rules.newCentral, .newCentral)
    add(rules.newPeripheral, .newPeripheral)
    add(rules.oldPeripheral, .oldPeripheral)
    add(rules.timeToWait, .timeToWait)
    add(rules.resetType, .resetType)
    for name in rules.instance { add(name, .instance) }
    for name in rules.keeping { add(name, .keepsConnection) }
    var elements = [Element](repeating: .none, count: (meanings.compactMap(\.0).max() ?? -1) + 1)
    for (id, element) in meanings {
      if let id { elements[id] = element }
    }
    return elements
  }

  /// The items of the type are called `v1s`, `v2s`, …
  private static func waits(_ schema: ProtocolSchema, _ name: String?) -> [Int64] {
    guard let type = name.flatMap({ schema.packed.type(named: $0) }),
      case .enumerated(let items) = schema.packed.types[type].kind
    else { return [] }
    return (items.root + (items.extensions ?? [])).map { item in
      (Int64(item.filter(\.isNumber)) ?? 0) * 1_000_000_000
    }
  }

  private static func connectionItem(
    _ schema: ProtocolSchema, _ name: String?
  ) -> (central: Int, peripheral: Int)? {
    guard let type = name.flatMap({ schema.packed.type(named: $0) }), let pair = schema.identifiers.ue,
      let central = schema.ieName(pair.central), let peripheral = schema.ieName(pair.peripheral),
      let first = place(of: central, in: type, schema), let second = place(of: peripheral, in: type, schema)
    else { return nil }
    return (first, second)
  }

  static func place(
    of name: String, in type: PackedSchema.TypeID, _ schema: ProtocolSchema
  ) -> Int? {
    guard case .sequence(let sequence) = schema.packed.types[type].kind else { return nil }
    return sequence.root.firstIndex { $0.name == name }
  }
}
