internal import Documents
internal import Events
internal import Expressions
internal import ManagementPlane
internal import Profiles
internal import Results

/// Who speaks, as the processing elements of the M-plane say.
extension ManagementPlaneMapping {
  /// - Returns: the name of the O-RU, where its addresses tell its flows.
  mutating func addUnits(
    _ data: ManagementPlaneData, _ path: String
  ) throws(InstanceDataError) -> String? {
    var addresses: [String: [String]] = [:]
    var places: [String: TextPlace] = [:]
    for flow in data.flows {
      // The other end of a flow of a shared cell is another O-RU, or a multiplexer.
      for (role, address) in [("O-RU", flow.radioUnit), ("O-DU", flow.isShared ? nil : flow.distributedUnit)]
      {
        guard let address else { continue }
        guard let text = DeclaredUnit.canonicalAddress(address.value) else {
          throw InstanceDataError(
            address.place, "`\(address.value)` is neither a MAC nor an IP address")
        }
        if addresses[role]?.contains(text) != true { addresses[role, default: []].append(text) }
        if places[role] == nil { places[role] = address.place }
      }
      if let vlan = flow.vlan { list("vlans", [vlan.value], .none, place(vlan.place, path)) }
      if let port = flow.udpPort, let number = UInt16(exactly: port.value) {
        var entry = entry(at: port.place, path)
        entry.udpPorts = [number]
        declarations.decode.append(entry)
      }
    }
    for role in ["O-RU", "O-DU"] {
      guard let found = addresses[role], let first = places[role] else { continue }
      let description = UnitDescription(
        name: name(role, path), role: role, addresses: found, provenance: place(first, path))
      declarations.units.append(
        DeclaredUnit(
          description: description, isUnderTest: false,
          location: SourceLocation(file: path, line: first.line, column: first.column)))
    }
    guard addresses["O-RU"] != nil else { return nil }
    declarations.declarers.insert(name("O-RU", path))
    return name("O-RU", path)
  }

  /// By its file; by the whole path where two files have the same name.
  private func name(_ role: String, _ path: String) -> String {
    func last(_ path: String) -> Substring { path.split(separator: "/").last ?? Substring(path) }
    let isAlone = declarations.files.count { last($0.path) == last(path) } == 1
    return "\(role) of \(isAlone ? String(last(path)) : path)"
  }
}
