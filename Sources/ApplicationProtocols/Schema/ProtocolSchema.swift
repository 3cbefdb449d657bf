public import PackedEncoding

/// An application protocol as its specification defines it: types, procedures, messages and their IEs.
///
/// Read from a text of our own form (see ``init(text:)``), which `tekigo-schema` makes. Immutable, so one
/// instance serves all who decode.
public final class ProtocolSchema: Sendable {
  /// `F1AP`.
  public let name: String
  /// `3GPP TS 38.473`.
  public let specification: String
  public let version: String
  /// The registered SCTP port.
  public let port: UInt16?
  /// The payload protocol identifier of SCTP.
  public let payloadProtocol: UInt32?
  /// What the specification calls the ends of the interface, the central one first; empty: it has no sides.
  public let sides: [String]
  /// The ids that messages of one thing have in common.
  public let identifiers: Identifiers
  /// The types, for decoding and encoding.
  public let packed: PackedSchema
  /// The type of a whole message, for example `F1AP-PDU`.
  public let pduType: PackedSchema.TypeID
  /// In the order of their codes.
  public let procedures: [ProtocolProcedure]
  /// In the order of the codes of their procedures, and in each by role.
  public let messages: [ProtocolMessage]
  /// The IEs of containers, each set at the place of its object set in ``packed``.
  public let elementSets: [ElementSet]

  private let elementNames: [Int: String]
  private let placesOfProcedures: [Int: Int]
  private let messagesByName: [String: Int]
  /// For each type the place of the object set that its content is selected from, or -1.
  private let setOfType: [Int32]

  /// The ids of the IEs that correlate messages; nil where a protocol has no such id.
  public struct Identifiers: Sendable, Equatable {
    public var transaction: Int?
    public var ue: Pair?
    public var mbs: Pair?

    /// The id that each end gives.
    public struct Pair: Sendable, Equatable {
      public var central: Int
      public var peripheral: Int
      public func callAsFunction(_ side: ProtocolSide) -> Int { side == .central ? central : peripheral }
    }
  }

  /// - Throws: ``SchemaTextError`` with the line of what can't be read.
  public convenience init(text: String) throws(SchemaTextError) {
    var reader = SchemaTextReader(text)
    try self.init(try reader.read())
  }

  init(_ parts: SchemaParts) throws(SchemaTextError) {
    name = parts.name
    specification = parts.specification
    version = parts.version
    port = parts.port
    payloadProtocol = parts.payloadProtocol
    sides = parts.sides
    identifiers = parts.identifiers
    packed = PackedSchema(
      isAligned: parts.isAligned, types: parts.types, objectSets: parts.objectSets, top: parts.top)
    guard let top = parts.top.first, let pduType = packed.type(named: top) else {
      throw SchemaTextError(line: 1, "the protocol has no PDU type")
    }
    self.pduType = pduType
    elementNames = parts.elementNames
    elementSets = parts.elementSets
    setOfType = Self.setsOfTypes(parts.types)
    var procedures = parts.procedures
    var messages: [ProtocolMessage] = []
    for (place, procedure) in parts.procedures.enumerated() {
      for (role, name) in zip(MessageRole.allCases, parts.messageNames[place]) {
        guard let name, let type = packed.type(named: name) else { continue }
        procedures[place].messages[role.rawValue] = messages.count
        messages.append(
          ProtocolMessage(
            number: messages.count, name: name, type: type, procedure: place, role: role,
            senders: role == .initiatingMessage ? procedure.initiators : procedure.initiators.opposite,
            elementSet: Self.setOfMessage(type, parts.types, setOfType)))
      }
    }
    self.procedures = procedures
    self.messages = messages
    placesOfProcedures = Dictionary(
      procedures.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
    messagesByName = Dictionary(
      messages.map { ($0.name, $0.number) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Tables

  /// The procedure with a code.
  public func procedure(_ code: Int) -> ProtocolProcedure? { placesOfProcedures[code].map { procedures[$0] } }

  /// The message of a procedure in a role, by its place in ``messages``.
  public func message(_ procedureCode: Int, _ role: MessageRole) -> Int? {
    procedure(procedureCode)?.message(role)
  }

  public func message(named name: String) -> ProtocolMessage? { messagesByName[name].map { messages[$0] } }

  /// The name of the id of an IE without `id-`, also of those that no container of this release holds.
  public func ieName(_ id: Int) -> String? { elementNames[id] }

  /// All ids of IEs with their names, in ascending order.
  public var knownElements: [(id: Int, name: String)] {
    elementNames.map { (id: $0.key, name: $0.value) }.sorted { $0.id < $1.id }
  }

  /// The IEs of a message by its place in ``messages``.
  public func ieSet(of message: Int) -> ElementSet? { messages[message].elementSet.map { elementSets[$0] } }

  /// The place of the element set of a container, of a field of one, or of a list of such.
  public func elementSet(of type: PackedSchema.TypeID) -> Int? {
    setOfType[type] < 0 ? nil : Int(setOfType[type])
  }

  /// What an end is called: `CU`.
  public func name(of side: ProtocolSide) -> String? {
    sides.indices.contains(side.rawValue) ? sides[side.rawValue] : nil
  }

  /// A container is a list of fields, and a field has an open type whose object set says what it may hold.
  private static func setsOfTypes(_ types: [PackedType]) -> [Int32] {
    var sets = types.map { type -> Int32 in
      guard case .sequence(let sequence) = type.kind else { return -1 }
      for component in sequence.root {
        if case .open(let open) = types[component.type].kind { return Int32(open.objectSet) }
      }
      return -1
    }
    for (place, type) in types.enumerated() {
      if case .sequenceOf(_, let item) = type.kind { sets[place] = sets[item] }
    }
    return sets
  }

  /// A message is a SEQUENCE with one container.
  private static func setOfMessage(
    _ type: PackedSchema.TypeID, _ types: [PackedType], _ sets: [Int32]
  ) -> Int? {
    guard case .sequence(let sequence) = types[type].kind else { return nil }
    return sequence.root.lazy.map { Int(sets[$0.type]) }.first { $0 >= 0 }
  }
}
