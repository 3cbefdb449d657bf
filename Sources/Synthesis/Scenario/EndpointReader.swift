import Documents
import Transport

extension ScenarioReader {
  mutating func vlan(_ node: Node) -> Scenario.VLAN {
    Scenario.VLAN(id: integer(node, "id"), priority: integer(node, "priority", or: 7))
  }

  mutating func endpoint(_ node: Node) -> Scenario.Endpoint? {
    guard let mac = mac(node) else { return nil }
    return Scenario.Endpoint(name: node["name"]?.text ?? "", mac: mac, internet: internet(node))
  }

  /// The 48 bits of a MAC address.
  mutating func mac(_ node: Node) -> UInt64? {
    let text = node["mac"]?.text ?? ""
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { $0.utf8.count == 2 ? UInt8($0, radix: 16) : nil }
    guard parts.count == 6, bytes.count == 6 else {
      wrong(node["mac"] ?? node, "this is not a MAC address like \"02:00:00:00:00:01\"")
      return nil
    }
    return bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func internet(_ node: Node) -> InternetEndpoint? {
    guard let text = node["ip"]?.text else {
      if let port = node["port"] { wrong(port, "a UDP port needs `ip` beside it") }
      return nil
    }
    guard let address = IPAddress(text: text) else {
      wrong(node["ip"] ?? node, "this is not an address like \"192.0.2.1\" or \"2001:db8::1\"")
      return nil
    }
    guard let port = node["port"]?.integer else {
      wrong(node["ip"] ?? node, "no UDP port is assigned to eCPRI: give one with `port`")
      return nil
    }
    return InternetEndpoint(address: address, port: UInt16(clamping: port))
  }

  /// Both units have addresses of one kind, and not the same.
  mutating func checkEndpoints(_ cell: Scenario.Cell, _ node: Node) {
    if cell.du.mac == cell.ru.mac { wrong(node, "DU and RU have the same MAC address") }
    let (du, ru) = (cell.du.internet, cell.ru.internet)
    guard du != nil || ru != nil else { return }
    guard let du, let ru else {
      wrong(
        node, "one unit has an IP address and the other one none", suggestion: "give `ip` to both or to none")
      return
    }
    if du.address.isIPv6 != ru.address.isIPv6 { wrong(node, "one address is IPv4 and the other one IPv6") }
    if du.address == ru.address { wrong(node, "DU and RU have the same IP address") }
  }
}
