internal import Events
internal import Transport
internal import Units

/// The units at the ends of associations.
///
/// An end may have several addresses (RFC 9260, 1.3): it is the unit of the one that was seen first, unless others
/// are declared as those of another unit.
struct UnitPairs {
  private let units: UnitDirectory
  /// The units of both sides by the number of the association.
  private var ends: [[UnitID?]] = []

  init(_ units: UnitDirectory) { self.units = units }

  /// nil where the capture does not tell the address.
  mutating func units(of path: AssociationPath) -> (sender: UnitID?, receiver: UnitID?) {
    let side = path.side & 1
    return (unit(path.association, side, path.source), unit(path.association, 1 - side, path.destination))
  }

  private mutating func unit(_ association: Int, _ side: Int, _ end: TransportAddress) -> UnitID? {
    guard let address = end.address else { return nil }
    while ends.count <= association { ends.append([nil, nil]) }
    let known = ends[association][side]
    let unit = units.unit(at: NodeAddress(address), as: known)
    if known == nil { ends[association][side] = unit }
    return unit
  }
}
