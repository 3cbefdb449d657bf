internal import Documents
internal import Results
internal import Units

/// The declared units. Addresses are kept as canonical text: lower case, MAC bytes joined by colons.
struct UnitReader {
  let documents: DocumentSet
  var diagnostics = Diagnostics()

  init(documents: DocumentSet) { self.documents = documents }

  mutating func units(_ nodes: [Node]) -> [DeclaredUnit] {
    var owners: [String: [(name: String, scope: UnitScope)]] = [:]
    var units: [DeclaredUnit] = []
    for node in nodes {
      guard let name = node["name"]?.text, let role = node["role"]?.text else {
        // A unit that several files describe may lack its role in each of them but not in all.
        diagnostics.add(documents.diagnostic(.error, node, "a unit needs `name` and `role`"))
        continue
      }
      let scope = scope(node)
      var addresses: [String] = []
      for place in node["addresses"]?.oneOrMore ?? [] {
        guard let text = place.text else { continue }
        guard let address = Self.canonical(text) else {
          diagnostics.add(
            documents.diagnostic(
              .error, place, "`\(text)` is neither a MAC nor an IP address",
              suggestion: "write for example `\"00:11:22:aa:bb:cc\"` or `192.0.2.1`"))
          continue
        }
        if let owner = owners[address]?.first(where: { !$0.scope.isApart(from: scope) }) {
          diagnostics.add(
            documents.diagnostic(
              .error, place, "the address `\(address)` already belongs to `\(owner.name)`",
              suggestion: "units that share an address are told apart by `vlan` or `eAxC`"))
        }
        owners[address, default: []].append((name, scope))
        addresses.append(address)
      }
      var description = UnitDescription(name: name, role: role, addresses: addresses, provenance: "profile")
      description.part = scope.isWhole ? nil : "\(scope)"
      description.vendor = node["vendor"]?.text
      description.model = node["model"]?.text
      description.version = node["version"]?.text
      description.deployment = node["deployment"]?.text
      description.isTester = node["tester"]?.flag ?? false
      let isUnderTest = node["under_test"]?.flag ?? false
      if isUnderTest, description.isTester {
        diagnostics.add(
          documents.diagnostic(.error, node, "`\(name)` is both under test and part of the test equipment"))
      }
      units.append(
        DeclaredUnit(
          description: description, isUnderTest: isUnderTest, scope: scope, location: node.location))
    }
    return units
  }

  /// What of the traffic of its addresses belongs to the unit.
  private mutating func scope(_ node: Node) -> UnitScope {
    var scope = UnitScope()
    scope.vlans = (node["vlan"]?.oneOrMore ?? []).compactMap { $0.integer.flatMap(Int.init(exactly:)) }
    guard let bits = node["eAxC"] else { return scope }
    guard let mask = bits["mask"]?.integer.flatMap(UInt16.init(exactly:)),
      let value = bits["value"]?.integer.flatMap(UInt16.init(exactly:))
    else { return scope }
    if value & ~mask != 0, let place = bits["value"] {
      diagnostics.add(documents.diagnostic(.error, place, "`value` has bits that `mask` leaves out"))
    }
    scope.eAxC = UnitScope.EAxCMask(mask: mask, value: value)
    return scope
  }

  /// `nil` for what is no address.
  static func canonical(_ text: String) -> String? {
    let lower = text.lowercased()
    let separator: Character = lower.contains("-") ? "-" : ":"
    let pairs = lower.split(separator: separator, omittingEmptySubsequences: false)
    if pairs.count == 6, pairs.allSatisfy({ $0.utf8.count == 2 && UInt8($0, radix: 16) != nil }) {
      return pairs.joined(separator: ":")
    }
    let bytes = lower.split(separator: ".", omittingEmptySubsequences: false)
    if bytes.count == 4, bytes.allSatisfy({ UInt8($0) != nil }) {
      return bytes.compactMap { UInt8($0) }.map(String.init).joined(separator: ".")
    }
    let isIPv6 =
      lower.contains(":") && pairs.count >= 3 && pairs.count <= 8
      && pairs.allSatisfy { $0.isEmpty || $0.utf8.count <= 4 && UInt16($0, radix: 16) != nil }
    return isIPv6 && (pairs.count == 8 || lower.contains("::")) ? lower : nil
  }
}
