internal import Events
internal import Transport
internal import Units

/// The units at the ends of associations.
///
/// An end may have several addresses (RFC 9260, 1.3): it is the unit of the one that was seen first, unless others
/// are declared as those of another unit.
struct UnitPairs {
  /// Associations whose ends are remembered, a power of two. Of one that is forgotten a further address is another
  /// unit.
  static let limit = 16_384

  private let units: UnitDirectory
  /// By the number of the association, modulo ``limit``.
  private var ends: [Ends] = []

  private struct Ends {
    var association = -1
    var first = End()
    var second = End()

    subscript(side: Int) -> End {
      get { side == 0 ? first : second }
      set { if side == 0 { first = newValue } else { second = newValue } }
    }
  }

  private struct End {
    /// The unit that was seen first.
    var first: UnitID?
    /// The last address, and whose it is: most messages come from where the one before came from.
    var address: IPAddress?
    var unit: UnitID?
    /// When a message of it came last behind which nothing was known to be missing, nanoseconds of the capture clock.
    var lastMessage: Int64?
  }

  init(_ units: UnitDirectory) { self.units = units }

  /// nil where the capture does not tell the address.
  mutating func units(of path: AssociationPath) -> (sender: UnitID?, receiver: UnitID?) {
    let side = path.side & 1
    let place = path.association & (Self.limit - 1)
    while ends.count <= place { ends.append(Ends()) }
    if ends[place].association != path.association { ends[place] = Ends(association: path.association) }
    return (unit(place, side, path.source), unit(place, 1 - side, path.destination))
  }

  /// Notes a message of a side whose units are known.
  ///
  /// - Returns: whether it is the first one.
  mutating func noteMessage(_ path: AssociationPath, at time: Int64) -> Bool {
    let place = path.association & (Self.limit - 1)
    defer { ends[place][path.side & 1].lastMessage = time }
    return ends[place][path.side & 1].lastMessage == nil
  }

  /// When the last message of a side came that was noted.
  func lastMessage(_ path: AssociationPath) -> Int64? {
    let place = path.association & (Self.limit - 1)
    guard place < ends.count, ends[place].association == path.association else { return nil }
    return ends[place][path.side & 1].lastMessage
  }

  /// Forgets an association that has ended.
  mutating func forget(_ association: Int) {
    let place = association & (Self.limit - 1)
    if place < ends.count, ends[place].association == association { ends[place] = Ends() }
  }

  private mutating func unit(_ place: Int, _ side: Int, _ end: TransportAddress) -> UnitID? {
    guard let address = end.address else { return nil }
    var known = ends[place][side]
    if known.address == address { return known.unit }
    let unit = units.unit(at: NodeAddress(address), as: known.first)
    if known.first == nil { known.first = unit }
    known.address = address
    known.unit = unit
    ends[place][side] = known
    return unit
  }
}
