internal import PackedEncoding

/// How a protocol tells of tunnels for user data and of the bearers that they are for, in numbers of its schema.
struct TunnelTable: Sendable {
  /// What a type is to bearers.
  enum Part: UInt8, Sendable {
    /// The end of a tunnel.
    case end
    /// A bearer that is to be released, and one that was not set up.
    case release
    case failure
    /// A session all of whose bearers are to be released, and one that was not set up.
    case sessionRelease
    case sessionFailure
    /// The bits of PDCP sequence numbers.
    case numbering
  }

  /// A node of a message that tells of bearers.
  struct Find: Equatable, Sendable {
    var part: Part
    var node: Int
  }

  let source: TunnelSource
  /// Places of the components of the end of a tunnel.
  let address: Int
  let identifier: Int
  /// By type: the place of the component that names the bearer, or -1.
  let bearers: [Int16]
  /// By type: the place of the component that names the session, or -1.
  let sessions: [Int16]
  /// By type: the places of the components that hold ends of tunnels of the units, or -1.
  let ofCentralUnit: [Int16]
  let ofDistributedUnit: [Int16]
  /// By type: the place of the component with the downlink's numbering, or -1.
  let downlinkNumbering: [Int16]
  /// The id of the IE with it, or -1.
  let downlinkElement: Int
  /// Bits of sequence numbers by the item; 0: another length.
  let bits: [Int]

  /// nil: the schema does not describe tunnels.
  init?(_ schema: ProtocolSchema, _ rules: InterfaceRules.Tunnel) {
    guard let type = schema.packed.type(named: rules.type),
      let address = InterfaceTable.place(of: rules.address, in: type, schema),
      let identifier = InterfaceTable.place(of: rules.identifier, in: type, schema)
    else { return nil }
    func places(of name: String) -> [Int16] {
      schema.packed.types.indices.map { Int16(InterfaceTable.place(of: name, in: $0, schema) ?? -1) }
    }
    source = rules.source
    self.address = address
    self.identifier = identifier
    bearers = places(of: rules.bearer)
    sessions = places(of: rules.session)
    ofCentralUnit = places(of: rules.ofCentralUnit)
    ofDistributedUnit = places(of: rules.ofDistributedUnit)
    downlinkNumbering = places(of: rules.downlinkNumbering)
    downlinkElement = schema.knownElements.first { $0.name == rules.downlinkNumbering }?.id ?? -1
    bits = Self.bits(schema, rules)
  }

  private static func bits(_ schema: ProtocolSchema, _ rules: InterfaceRules.Tunnel) -> [Int] {
    guard let type = schema.packed.type(named: rules.numbering),
      case .enumerated(let items) = schema.packed.types[type].kind
    else { return [] }
    return (items.root + (items.extensions ?? [])).map { rules.bits[$0] ?? 0 }
  }

  /// What a type is to bearers; nil: nothing.
  static func part(of type: String, _ rules: InterfaceRules.Tunnel?) -> Part? {
    guard let rules else { return nil }
    if type == rules.type { return .end }
    if rules.releases.contains(type) { return .release }
    if rules.failures.contains(type) { return .failure }
    if rules.sessionReleases.contains(type) { return .sessionRelease }
    if rules.sessionFailures.contains(type) { return .sessionFailure }
    return type == rules.numbering ? .numbering : nil
  }
}
