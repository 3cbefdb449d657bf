import ApplicationProtocols
import Documents
import Events
import Transport

extension ScenarioReader {
  /// The entries of `associations`.
  mutating func associations(_ list: Node?) -> [Scenario.Association] {
    let nodes = list?.sequence ?? []
    let associations = nodes.indices.compactMap { association(nodes[$0], behind: nodes[..<$0]) }
    for (index, association) in associations.enumerated()
    where associations[..<index].contains(where: { $0.name == association.name }) {
      wrong(nodes[index], "there is another association of the name `\(association.name)`")
    }
    return associations
  }

  /// - Parameter others: the associations above it.
  private mutating func association(_ node: Node, behind others: ArraySlice<Node>) -> Scenario.Association? {
    let protocolName = node["protocol"]?.text ?? ""
    guard let shipped = ShippedProtocol(rawValue: protocolName) else { return nil }
    let schema: ProtocolSchema
    do throws(SchemaTextError) {
      schema = try shipped.schema
    } catch {
      wrong(node, "the schema of \(protocolName) can't be read: \(error)")
      return nil
    }
    guard let central = end(.central, node, schema), let peripheral = end(.peripheral, node, schema) else {
      return nil
    }
    checkEnds(central, peripheral, node)
    let initiator = side("initiator", node, schema) ?? .peripheral
    let answer = node["answer"]
    let association = Scenario.Association(
      name: node["name"]?.text ?? protocolName,
      signalling: SignallingProtocol(name: protocolName, schema: schema), central: central,
      peripheral: peripheral, initiator: initiator, vlan: node["vlan"].map { vlan($0) },
      start: milliseconds(node, "start", or: 0),
      timing: SignallingTiming(
        transit: Int64(integer(node, "transit", or: 100)) * 1000,
        answer: Int64(integer(answer, "delay", or: 1000)) * 1000,
        jitter: Int64(integer(answer, "jitter", or: answer == nil ? 300 : 0)) * 1000),
      transport: transport(node, initiator, schema), groups: [])
    if association.timing.jitter > association.timing.answer, let place = answer?["jitter"] {
      wrong(place, "an answer can't come before what it answers: the jitter is longer than the delay")
    }
    return scripts(node, sharedUEs(node, others), association)
  }

  /// The groups of UEs that an association has like one above it.
  private mutating func sharedUEs(_ node: Node, _ others: ArraySlice<Node>) -> [Node] {
    guard let place = node["same_ues_as"], let name = place.text else { return [] }
    func called(_ other: Node) -> String { other["name"]?.text ?? other["protocol"]?.text ?? "" }
    if let other = others.first(where: { called($0) == name }) { return other["ues"]?.sequence ?? [] }
    wrong(
      place, "there is no association `\(name)` above",
      suggestion: Spelling.suggestion(for: name, among: others.map(called), kind: "there are"))
    return []
  }

  // MARK: Ends

  /// An end, which stands under the name that the protocol has for it.
  private mutating func end(
    _ side: ProtocolSide, _ node: Node, _ schema: ProtocolSchema
  ) -> AssociationEnd? {
    let name = schema.name(of: side) ?? ""
    guard let end = node[name.lowercased()] else {
      wrong(node, "the association needs `\(name.lowercased())`, the gNB-\(name) of \(schema.name)")
      return nil
    }
    guard let mac = mac(end), let address = address(end, "ip") else { return nil }
    let second = end["second_ip"] == nil ? nil : self.address(end, "second_ip")
    if let second, second.isIPv6 != address.isIPv6 {
      wrong(end["second_ip"] ?? end, "one address is IPv4 and the other one IPv6")
    }
    return AssociationEnd(
      name: end["name"]?.text ?? "", mac: mac, address: address, secondAddress: second,
      port: UInt16(clamping: integer(end, "port", or: Int(schema.port ?? 0))))
  }

  private mutating func address(_ node: Node, _ key: String) -> IPAddress? {
    if let address = IPAddress(text: node[key]?.text ?? "") { return address }
    wrong(node[key] ?? node, "this is not an address like \"192.0.2.1\" or \"2001:db8::1\"")
    return nil
  }

  private mutating func checkEnds(_ central: AssociationEnd, _ peripheral: AssociationEnd, _ node: Node) {
    if central.mac == peripheral.mac { wrong(node, "both ends have the same MAC address") }
    if central.address == peripheral.address { wrong(node, "both ends have the same IP address") }
    if central.address.isIPv6 != peripheral.address.isIPv6 {
      wrong(node, "one address is IPv4 and the other one IPv6")
    }
    if (central.secondAddress == nil) != (peripheral.secondAddress == nil) {
      wrong(
        node, "one end has a second address and the other one none",
        suggestion: "give `second_ip` to both or to none")
    }
  }

  private mutating func side(_ key: String, _ node: Node?, _ schema: ProtocolSchema) -> ProtocolSide? {
    guard let place = node?[key], let name = place.text else { return nil }
    if let side = ProtocolSide.allCases.first(where: { schema.name(of: $0) == name }) { return side }
    wrong(
      place, "the ends of \(schema.name) are \(schema.sides.map { "`\($0)`" }.joined(separator: " and "))")
    return nil
  }

  // MARK: SCTP

  private mutating func transport(
    _ node: Node, _ initiator: ProtocolSide, _ schema: ProtocolSchema
  ) -> AssociationTransport {
    let sctp = node["sctp"]
    var transport = AssociationTransport()
    transport.mtu = integer(node, "mtu", or: 1500)
    transport.streams = integer(sctp, "streams", or: 2)
    transport.hasHandshake = sctp?["handshake"]?.flag ?? true
    transport.acknowledgement = sctp?["sacks"]?.text.flatMap { .init(rawValue: $0) } ?? .delayed
    transport.heartbeat = sctp?["heartbeats"]?.integer.map { $0 * 1_000_000 }
    transport.isInterleaved = sctp?["i_data"]?.flag ?? false
    transport.udpPort = sctp?["udp_port"]?.integer.map { UInt16(clamping: $0) }
    transport.bundling = Int64(integer(sctp, "bundling")) * 1000
    transport.retransmissions = integer(sctp, "retransmissions")
    transport.end = sctp?["end"]?.integer.map { $0 * 1_000_000 }
    transport.ending = sctp?["ends_by"]?.text.flatMap { .init(rawValue: $0) } ?? .shutdown
    transport.isEndedByOpener = side("ended_by", sctp, schema).map { $0 == initiator } ?? true
    transport.failover = sctp?["failover"]?.integer.map { $0 * 1_000_000 }
    if let failover = sctp?["failover"], node[schema.sides[0].lowercased()]?["second_ip"] == nil {
      wrong(failover, "there is no second path", suggestion: "give `second_ip` to both ends")
    }
    return transport
  }

  private func milliseconds(_ node: Node?, _ key: String, or other: Int) -> Int64 {
    Int64(integer(node, key, or: other)) * 1_000_000
  }

  // MARK: Scripts

  /// The association with its scripts.
  private mutating func scripts(
    _ node: Node, _ shared: [Node], _ association: Scenario.Association
  ) -> Scenario.Association? {
    var association = association
    guard let library = DialogueLibrary.named(association.signalling.name) else { return nil }
    let schema = association.signalling.schema
    var setup = InterfaceSetupReader(node)
    var scope = library.parts.merging(parts) { _, own in own }.merging(setup.scope()) { _, own in own }
    // Where user data comes from and goes to: an address of documentation (RFC 5737).
    scope["core-address"] = Node("198.51.100.1", at: node.location)
    for mistake in setup.mistakes { wrong(mistake.node, mistake.message) }
    if let group = interfaceSetup(node["setup"], association, library, scope) {
      association.groups.append(group)
    }
    for entry in shared + (node["ues"]?.sequence ?? []) {
      if let group = ues(entry, schema, library, scope) { association.groups.append(group) }
    }
    for entry in node["exchanges"]?.sequence ?? [] {
      var group = exchange(entry, schema, withHabits(of: nil, entry, scope))
      group.ueOf = ueOwner(entry["ue"], among: association.groups.compactMap(\.name))
      association.groups.append(group)
    }
    for name in DialogueLibrary.extras {
      guard let step = library.extra(name),
        case .send(let template)? = operations([step], schema, withHabits(of: nil, node, scope)).first
      else { continue }
      association.extras[name] = template
    }
    return association
  }

  /// What the scenario has names for.
  private var parts: [String: Node] {
    Dictionary(
      (document.root["parts"]?.mapping ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func interfaceSetup(
    _ node: Node?, _ association: Scenario.Association, _ library: DialogueLibrary, _ scope: [String: Node]
  ) -> DialogueGroup? {
    guard let node, node["captured"]?.flag ?? true else { return nil }
    let schema = association.signalling.schema
    let asking = node["by"]?.text ?? schema.name(of: association.initiator)
    let answer = node["answer"]?.text ?? "accept"
    let steps = library.setup(answer, by: asking).map { step in
      // What the scenario says itself takes the place of the usual.
      switch schema.message(named: step["message"]?.text ?? "")?.role {
      case .initiatingMessage:
        return step.merging(node["request"], in: NodeExpansion(scope, in: node.location.file))
      case .successfulOutcome:
        return step.merging(node["response"], in: NodeExpansion(scope, in: node.location.file))
      default: return step
      }
    }
    let operations = self.operations(steps, schema, scope)
    return DialogueGroup(name: "setup", first: 0, period: 0, count: 1, ueOf: nil, operations: operations)
  }

  private mutating func ues(
    _ node: Node, _ schema: ProtocolSchema, _ library: DialogueLibrary, _ scope: [String: Node]
  ) -> DialogueGroup? {
    var scope = withHabits(of: node, node, scope)
    if let name = node["cell"] {
      let cells = scope["setup"]?["cells"]?.sequence ?? []
      guard let cell = cells.first(where: { $0["name"]?.text == name.text }) else {
        wrong(
          name, "there is no cell `\(name.text ?? "")` in `setup`",
          suggestion: Spelling.nearest(to: name.text ?? "", among: cells.compactMap { $0["name"]?.text }).map
          {
            "did you mean `\($0)`?"
          })
        return nil
      }
      scope["cell"] = cell
    }
    guard let steps = steps(node, library) else { return nil }
    return group(node, operations(steps, schema, scope))
  }

  /// What scripts know of the habits of a group of UEs; nil: of none.
  private func withHabits(of group: Node?, _ place: Node, _ scope: [String: Node]) -> [String: Node] {
    var scope = scope
    func text(_ value: Int) -> Node { Node("\(value)", at: place.location) }
    scope["transfers"] = text(integer(group, "transfers", or: 2))
    scope["modifications"] = text(integer(group, "modifications"))
    scope["inactivity"] = text(group?["inactivity"]?.flag == true ? 1 : 0)
    scope["interval"] = text(integer(group, "interval", or: 5))
    scope["hold"] = text(integer(group, "hold", or: 20))
    // Of UEs with bearers alone. TS 38.473, 9.2.2.1.
    if integer(group, "bearers", or: 1) > 0 { scope["bit-rate"] = text(1_000_000_000) }
    scope["bearers"] = Node(
      .sequence((0..<integer(group, "bearers", or: 1)).map { text($0 + 1) }), at: place.location)
    return scope
  }

  /// What happens to the UEs of a group.
  private mutating func steps(_ node: Node, _ library: DialogueLibrary) -> [Node]? {
    if let steps = node["steps"]?.sequence {
      if let life = node["life"] { wrong(life, "`life` and `steps` say the same thing: give one of them") }
      return steps
    }
    let name = node["life"]?.text ?? library.lives.first ?? ""
    if let life = library.life(name) { return life }
    wrong(
      node["life"] ?? node, "there is no such life here",
      suggestion: Spelling.suggestion(for: name, among: library.lives, kind: "there are"))
    return nil
  }

  private mutating func exchange(
    _ node: Node, _ schema: ProtocolSchema, _ scope: [String: Node]
  ) -> DialogueGroup {
    if let steps = node["steps"], let message = node["message"] {
      wrong(message, "an exchange is a `message` with its `reply`, or `steps` (line \(steps.location.line))")
    }
    return group(node, operations(node["steps"]?.sequence ?? [node], schema, scope))
  }

  /// The name of scripts to whose UE messages belong.
  private mutating func ueOwner(_ node: Node?, among names: [String]) -> String? {
    guard let node, let name = node.text else { return nil }
    if names.contains(name) { return name }
    wrong(
      node, "nothing above is called `\(name)`",
      suggestion: Spelling.suggestion(for: name, among: names, kind: "there are"))
    return nil
  }

  private func group(_ node: Node, _ operations: [DialogueGroup.Operation]) -> DialogueGroup {
    DialogueGroup(
      name: node["name"]?.text,
      first: milliseconds(node, node["at"] == nil ? "first" : "at", or: 10),
      period: node["every_us"]?.integer.map { $0 * 1000 } ?? milliseconds(node, "every", or: 10),
      count: integer(node, "count", or: 1), ueOf: nil, operations: operations)
  }

  private mutating func operations(
    _ steps: [Node], _ schema: ProtocolSchema, _ scope: [String: Node]
  ) -> [DialogueGroup.Operation] {
    var reader = DialogueReader(schema, document, scope: scope)
    let operations = reader.operations(steps)
    add(reader.diagnostics)
    return operations
  }
}

extension Node {
  /// A step with other IEs beside or instead of its own.
  fileprivate func merging(_ elements: Node?, in expansion: NodeExpansion) -> Node {
    guard let own = elements?.mapping, let step = expansion.expand(self), let entries = step.mapping else {
      return self
    }
    let usual = step["ies"]?.mapping ?? []
    let all = usual.filter { entry in !own.contains { $0.key == entry.key } } + own
    let kept = entries.filter { $0.key != "ies" }
    let merged = Entry(key: "ies", keyLocation: location, value: Node(.mapping(all), at: location))
    return Node(.mapping(kept + [merged]), at: location)
  }
}
