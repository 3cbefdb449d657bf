/// A transport flow of `o-ran-processing-element`: between which addresses messages run.
public struct TransportFlow: Sendable, Equatable {
  public var name: String?
  /// MAC or IP address, as it is written.
  public var radioUnit: Located<String>?
  public var distributedUnit: Located<String>?
  public var vlan: Located<Int64>?
  /// The UDP port of eCPRI.
  public var udpPort: Located<Int64>?
  public var place: TextPlace

  /// The containers of a flow, with the leafs of the addresses of the O-RU and of the O-DU.
  static let containers: [(name: String, radioUnit: [String], distributedUnit: String)] = [
    ("eth-flow", ["ru-mac-address"], "o-du-mac-address"),
    ("aliasmac-flow", ["ru-aliasmac-address"], "o-du-mac-address"),
    ("udpip-flow", ["ru-ipv4-address", "ru-ipv6-address"], "o-du-ip-address"),
  ]

  static func all(_ root: XMLNode) throws(InstanceDataError) -> [TransportFlow] {
    var flows: [TransportFlow] = []
    for element in try root.entries("ru-elements") {
      let name = try element.text("name")?.value
      guard let transport = try element.one("transport-flow") else { continue }
      for container in containers {
        guard let node = try transport.one(container.name) else { continue }
        var flow = TransportFlow(name: name, place: node.place)
        for leaf in container.radioUnit where flow.radioUnit == nil { flow.radioUnit = try node.text(leaf) }
        flow.distributedUnit = try node.text(container.distributedUnit)
        flow.vlan = try node.integer("vlan-id", in: 1...4094)
        flow.udpPort = try node.integer("ecpri-destination-udp", in: 0...65535)
        flows.append(flow)
      }
    }
    return flows
  }
}
