/// The YANG modules of the O-RAN M-plane (WG4) that are read, each by its namespace and the names of its data nodes.
///
/// The namespaces end in a version, which later editions count up; the layout of what is read has not changed.
enum ManagementModule: String, CaseIterable, Sendable {
  case delayManagement = "o-ran-delay-management"
  case moduleCapability = "o-ran-module-cap"
  case userPlane = "o-ran-uplane-conf"
  case processingElement = "o-ran-processing-element"
  /// `ietf-interfaces`, which `o-ran-interfaces` augments.
  case interfaces = "ietf-interfaces"

  /// The namespace without its version.
  private var namespaceStem: String {
    switch self {
    case .delayManagement: "urn:o-ran:delay:"
    case .moduleCapability: "urn:o-ran:module-cap:"
    case .userPlane: "urn:o-ran:uplane-conf:"
    case .processingElement: "urn:o-ran:processing-element:"
    case .interfaces: "urn:ietf:params:xml:ns:yang:ietf-interfaces"
    }
  }

  /// Whether the namespace is without a version.
  private var isUnversioned: Bool { self == .interfaces }

  /// As editions so far have it.
  var namespace: String { isUnversioned ? namespaceStem : namespaceStem + "1.0" }

  /// The module's only data node at the top.
  var rootName: String {
    switch self {
    case .delayManagement: "delay-management"
    case .moduleCapability: "module-capability"
    case .userPlane: "user-plane-configuration"
    case .processingElement: "processing-elements"
    case .interfaces: "interfaces"
    }
  }

  static func named(_ namespace: String?) -> ManagementModule? {
    guard let namespace else { return nil }
    return allCases.first { module in
      if module.isUnversioned { return namespace == module.namespaceStem }
      guard namespace.hasPrefix(module.namespaceStem) else { return false }
      let version = namespace.utf8.dropFirst(module.namespaceStem.utf8.count)
      return !version.isEmpty
        && version.allSatisfy {
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
    }
  }
}
