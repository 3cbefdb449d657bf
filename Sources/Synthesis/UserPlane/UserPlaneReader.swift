import Documents
import Events
import Transport

extension ScenarioReader {
  /// What stands under `user_plane`.
  mutating func userPlane(_ node: Node?, duration: Int) -> Scenario.UserPlane? {
    guard let node, let cu = userPlaneNode(node["cu"]), let du = userPlaneNode(node["du"]) else { return nil }
    if cu.address == du.address { wrong(node, "CU and DU have the same address") }
    if cu.address.isIPv6 != du.address.isIPv6 { wrong(node, "one address is of IPv4, the other of IPv6") }
    let entries = node["bearers"]?.sequence ?? []
    let bearers = entries.map { bearer($0, duration: duration) }
    for (index, bearer) in bearers.enumerated() {
      for other in bearers[..<index] {
        if other.name == bearer.name { wrong(entries[index], "there is another bearer `\(bearer.name)`") }
        let sharesTEID = other.dlTEID == bearer.dlTEID || other.ulTEID == bearer.ulTEID
        if sharesTEID, other.lifetime.overlaps(bearer.lifetime) {
          wrong(entries[index], "`\(other.name)` has the same TEID at the same time")
        }
      }
    }
    return Scenario.UserPlane(
      cu: cu, du: du, vlan: node["vlan"].map { vlan($0) }, bearers: bearers,
      echoInterval: node["echo_interval"]?.integer.map { Int($0) },
      errorIndications: (integers(node, "error_indications") ?? []).sorted())
  }

  /// Faults name bearers that there are.
  mutating func checkBearers(of faults: Node?, in userPlane: Scenario.UserPlane?) {
    let names = userPlane?.bearers.map(\.name) ?? []
    for fault in faults?.sequence ?? [] {
      guard let place = fault["bearer"], let name = place.text, !names.contains(name) else { continue }
      wrong(
        place, "there is no bearer `\(name)` in the scenario",
        suggestion: Spelling.nearest(to: name, among: names).map { "did you mean `\($0)`?" })
    }
  }

  private mutating func userPlaneNode(_ node: Node?) -> Scenario.UserPlane.Node? {
    guard let node else { return nil }
    let parts = (node["mac"]?.text ?? "").split(separator: ":", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { $0.utf8.count == 2 ? UInt8($0, radix: 16) : nil }
    if parts.count != 6 || bytes.count != 6 {
      wrong(node["mac"] ?? node, "this is not a MAC address like \"02:00:00:00:00:01\"")
    }
    guard let address = IPAddress(text: node["ip"]?.text ?? "") else {
      wrong(node["ip"] ?? node, "this is not an address like \"192.0.2.1\" or \"2001:db8::1\"")
      return nil
    }
    return Scenario.UserPlane.Node(
      name: node["name"]?.text ?? "", mac: bytes.reduce(0) { $0 << 8 | UInt64($1) }, address: address)
  }

  private mutating func bearer(_ node: Node, duration: Int) -> Scenario.Bearer {
    func number(_ key: String) -> Int? { node[key]?.integer.map { Int($0) } }
    func load(_ key: String) -> Scenario.Load {
      Scenario.Load(rate: integer(node[key], "rate"), octets: integer(node[key], "octets", or: 100))
    }
    var lifetime = 0..<duration
    if let bounds = integers(node, "between"), bounds.count == 2 {
      if bounds[0] > bounds[1] {
        wrong(node["between"] ?? node, "the interval ends before it begins")
      } else {
        lifetime = bounds[0]..<bounds[1]
      }
    }
    let bits = node["pdcp_sn_bits"]?.text == "12" ? 12 : 18
    let firstPDCPSN = integer(node, "first_pdcp_sn")
    if firstPDCPSN >= 1 << bits { wrong(node["first_pdcp_sn"] ?? node, "this is no number of \(bits) bits") }
    return Scenario.Bearer(
      name: node["name"]?.text ?? "", dlTEID: UInt32(clamping: integer(node, "dl_teid")),
      ulTEID: UInt32(clamping: integer(node, "ul_teid")), lifetime: lifetime, downlink: load("dl"),
      uplink: load("ul"), pdcpSNBits: bits, firstPDCPSN: UInt32(clamping: firstPDCPSN),
      firstNRUSN: UInt32(clamping: integer(node, "first_nru_sn")), statusInterval: number("status_interval"),
      waiting: integer(node, "waiting", or: 2), unacknowledged: integer(node, "unacknowledged", or: 20),
      cause: number("cause").map { UInt8(clamping: $0) }, pollEvery: number("poll_every"),
      loseEvery: number("lose_every"), discardEvery: number("discard_every"),
      assistanceInterval: number("assistance_interval"), hasFinalFrame: node["final_frame"]?.flag ?? false,
      hasEndMarker: node["end_marker"]?.flag ?? false)
  }
}
