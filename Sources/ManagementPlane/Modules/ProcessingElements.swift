/// A transport flow of `o-ran-processing-element`: between which addresses messages run.
public struct TransportFlow: Sendable, Equatable {
  public var name: String?
  /// MAC or IP address, as it is written.
  public var radioUnit: Located<String>?
  public var distributedUnit: Located<String>?
  public var vlan: Located<Int64>?
  /// The UDP port of eCPRI.
  public var udpPort: Located<Int64>?
  /// The UDP ports that messages of the O-RU and of the O-DU come from.
  public var radioUnitPort: Located<Int64>?
  public var distributedUnitPort: Located<Int64>?
  /// Whether it runs between O-RUs of a shared cell, so that the other end is no O-DU (CUS 13).
  public var isShared = false
  public var place: TextPlace

  /// The containers of a flow, with the leafs of the addresses of the O-RU and of the other end.
  static let containers: [(name: String, radioUnit: [String], other: String, isShared: Bool)] = [
    ("eth-flow", ["ru-mac-address"], "o-du-mac-address", false),
    ("aliasmac-flow", ["ru-aliasmac-address"], "o-du-mac-address", false),
    ("udpip-flow", ["ru-ipv4-address", "ru-ipv6-address"], "o-du-ip-address", false),
    ("north-eth-flow", ["ru-mac-address"], "north-node-mac-address", true),
    ("south-eth-flow", ["ru-mac-address"], "south-node-mac-address", true),
  ]

  /// The flows of all elements: those of the usual session type, then those of others (mixed transport).
  static func all(_ root: XMLNode) throws(InstanceDataError) -> [TransportFlow] {
    var flows: [TransportFlow] = []
    var elements = try root.entries("ru-elements")
    for other in try root.entries("additional-transport-session-type-elements") {
      elements += try other.entries("ru-elements")
    }
    for element in elements {
      let name = try element.text("name")?.value
      guard let transport = try element.one("transport-flow") else { continue }
      for container in containers {
        guard let node = try transport.one(container.name) else { continue }
        var flow = TransportFlow(name: name, place: node.place)
        for leaf in container.radioUnit where flow.radioUnit == nil { flow.radioUnit = try node.text(leaf) }
        flow.distributedUnit = try node.text(container.other)
        flow.vlan = try node.integer("vlan-id", in: 1...4094)
        flow.udpPort = try node.integer("ecpri-destination-udp", in: 0...65535)
        flow.radioUnitPort = try node.integer("ru-ephemeral-udp-port", in: 0...65535)
        flow.distributedUnitPort = try node.integer("o-du-ephemeral-udp-port", in: 0...65535)
        flow.isShared = container.isShared
        flows.append(flow)
      }
    }
    return flows
  }
}
