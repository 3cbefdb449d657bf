internal import Events
internal import Transport
internal import Units

/// The units at the ends of associations. Those of the last message are remembered: most come from the same pair.
struct UnitPairs {
  private let units: UnitDirectory
  private var last: (source: IPAddress, destination: IPAddress, sender: UnitID, receiver: UnitID)?

  init(_ units: UnitDirectory) { self.units = units }

  /// nil where the capture does not tell the address.
  mutating func units(of path: AssociationPath) -> (sender: UnitID?, receiver: UnitID?) {
    guard let source = path.source.address, let destination = path.destination.address else {
      return (unit(path.source.address), unit(path.destination.address))
    }
    if let last {
      if last.source == source, last.destination == destination { return (last.sender, last.receiver) }
      if last.source == destination, last.destination == source { return (last.receiver, last.sender) }
    }
    let sender = units.unit(at: NodeAddress(source))
    let receiver = units.unit(at: NodeAddress(destination))
    last = (source, destination, sender, receiver)
    return (sender, receiver)
  }

  private func unit(_ address: IPAddress?) -> UnitID? { address.map { units.unit(at: NodeAddress($0)) } }
}
