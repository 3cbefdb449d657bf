internal import Conformance
internal import Documents

/// The declared units. Addresses are kept as canonical text: lower case, MAC bytes joined by colons.
struct UnitReader {
  let documents: DocumentSet
  var diagnostics = Diagnostics()

  init(documents: DocumentSet) { self.documents = documents }

  mutating func units(_ nodes: [Node]) -> [DeclaredUnit] {
    var owners: [String: String] = [:]
    var units: [DeclaredUnit] = []
    for node in nodes {
      guard let name = node["name"]?.text, let role = node["role"]?.text else {
        // A unit that several files describe may lack its role in each of them but not in all.
        diagnostics.add(documents.diagnostic(.error, node, "a unit needs `name` and `role`"))
        continue
      }
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
        if let owner = owners[address] {
          diagnostics.add(
            documents.diagnostic(.error, place, "the address `\(address)` already belongs to `\(owner)`"))
        }
        owners[address] = name
        addresses.append(address)
      }
      var description = UnitDescription(name: name, role: role, addresses: addresses, provenance: "profile")
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
      units.append(DeclaredUnit(description: description, isUnderTest: isUnderTest, location: node.location))
    }
    return units
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
