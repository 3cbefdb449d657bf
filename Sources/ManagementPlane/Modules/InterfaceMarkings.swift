/// `o-ran-interfaces`: how the O-RU marks what it sends, as an augment of `ietf-interfaces`.
enum InterfaceMarkings {
  private static let namespaceStem = "urn:o-ran:interfaces:"
  /// `u-plane-marking` where the container does not say it.
  private static let usual: Int64 = 7
  private static let priorities: ClosedRange<Int64> = 0...7

  /// The priorities (PCP) of the U-plane: that of each interface, and those of its links. Where no interface has a class
  /// of service nothing is said; data may leave out one that has the usual values alone.
  static func uplinkPriorities(_ root: XMLNode) throws(InstanceDataError) -> [Located<Int64>] {
    var found: [Located<Int64>] = []
    var isUsual = false
    for interface in try root.entries("interface") {
      let before = found.count
      for service in interface.children
      where service.name == "class-of-service" && service.namespace?.hasPrefix(namespaceStem) == true {
        found.append(
          try service.integer("u-plane-marking", in: priorities)
            ?? Located(value: usual, place: service.place))
        for link in try service.entries("enhanced-uplane-markings") {
          if let marking = try link.integer("enhanced-marking", in: priorities) { found.append(marking) }
        }
      }
      isUsual = isUsual || found.count == before
    }
    if let place = found.first?.place, isUsual, !found.contains(where: { $0.value == usual }) {
      found.append(Located(value: usual, place: place))
    }
    return found
  }
}
