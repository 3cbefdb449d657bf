/// `o-ran-interfaces`: how the O-RU marks what it sends, as an augment of `ietf-interfaces`.
enum InterfaceMarkings {
  private static let namespaceStem = "urn:o-ran:interfaces:"
  /// `u-plane-marking` where the container does not say it.
  private static let usual: Int64 = 7
  private static let priorities: ClosedRange<Int64> = 0...7

  /// The priorities (PCP) of the U-plane: that of each interface that has a class of service, and those of its links.
  static func uplinkPriorities(_ root: XMLNode) throws(InstanceDataError) -> [Located<Int64>] {
    var found: [Located<Int64>] = []
    for interface in try root.entries("interface") {
      for service in interface.children
      where service.name == "class-of-service" && service.namespace?.hasPrefix(namespaceStem) == true {
        found.append(
          try service.integer("u-plane-marking", in: priorities)
            ?? Located(value: usual, place: service.place))
        for link in try service.entries("enhanced-uplane-markings") {
          if let marking = try link.integer("enhanced-marking", in: priorities) { found.append(marking) }
        }
      }
    }
    return found
  }
}
