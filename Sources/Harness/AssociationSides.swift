internal import Transport

/// Which sides of associations sent messages.
struct AssociationSides {
  /// By the number of the association: bit 0 for its first side, bit 1 for the other, bit 2 where they can't be
  /// told apart.
  private var seen: [UInt8] = []

  mutating func note(_ path: AssociationPath) {
    while seen.count <= path.association { seen.append(0) }
    let hasSides = path.source != path.destination
    seen[path.association] |= hasSides ? path.side == 0 ? 1 : 2 : 4
  }

  /// Associations of which messages of one side only were seen, and all whose sides can be told apart.
  var oneWay: (count: Int, of: Int) {
    (seen.count { $0 == 1 || $0 == 2 }, seen.count { (1...3).contains($0) })
  }
}
