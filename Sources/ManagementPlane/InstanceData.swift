/// A file of M-plane data: what of it is read, and what is not.
///
/// Accepted are NETCONF messages (RFC 6241): `rpc-reply`, `data`, `rpc` with `edit-config` or `copy-config`,
/// `notification`; instance data sets (RFC 9195); and the data of modules by themselves. The namespace of an
/// element says which module it is of.
struct InstanceData: Sendable {
  /// The data of the modules that are read.
  private(set) var modules: [(module: ManagementModule, root: XMLNode)] = []
  /// Data of other modules, by namespace (or by name, without one): how often it occurs, and where first.
  private(set) var unread: [(name: String, count: Int, place: TextPlace)] = []
  /// What a reader should know, place by place.
  private(set) var remarks: [Located<String>] = []

  private static let netconf = "urn:ietf:params:xml:ns:netconf:base:1.0"
  /// The namespaces that carry data of others.
  private static let carriers: [String] = [
    netconf, "urn:ietf:params:xml:ns:netconf:notification:1.0",
    "urn:ietf:params:xml:ns:yang:ietf-netconf-nmda", "urn:ietf:params:xml:ns:yang:ietf-yang-instance-data",
  ]
  /// Elements round data. What is in others of the same namespaces, such as filters, is none.
  private static let envelopes: Set<String> = [
    "rpc", "rpc-reply", "data", "config", "edit-config", "copy-config", "edit-data", "source", "notification",
    "instance-data-set", "content-data",
  ]
  /// Requests for data, which carry none.
  private static let requests: Set<String> = ["get", "get-config", "get-data"]

  /// - Throws: where the text is no XML, or data contradicts its model.
  init(_ bytes: Span<UInt8>) throws(InstanceDataError) {
    try collect(try XMLReader.read(bytes))
  }

  private mutating func collect(_ node: XMLNode) throws(InstanceDataError) {
    if let module = ManagementModule.named(node.namespace) {
      guard node.name == module.rootName else {
        return note(
          node, "<\(node.name)> is no data of \(module.rawValue), whose data is <\(module.rootName)>")
      }
      modules.append((module, pruned(node)))
      return
    }
    let isCarrier = node.namespace.map(Self.carriers.contains) ?? true
    if isCarrier, Self.envelopes.contains(node.name) {
      for child in node.children { try collect(child) }
    } else if isCarrier, Self.requests.contains(node.name) {
      note(node, "<\(node.name)> is a request, which carries no data")
    } else if isCarrier, node.name == "rpc-error" {
      let message = node.children.first { $0.name == "error-message" || $0.name == "error-tag" }?.text ?? ""
      note(node, "the server answered with an error: \(message)")
    } else if node.namespace.map(Self.carriers.contains) != true {
      let name = node.namespace ?? "<\(node.name)>"
      if let index = unread.firstIndex(where: { $0.name == name }) {
        unread[index].count += 1
      } else {
        unread.append((name, 1, node.place))
      }
    }
  }

  private mutating func note(_ node: XMLNode, _ text: String) {
    remarks.append(Located(value: text, place: node.place))
  }

  /// The data without what an `edit-config` deletes (RFC 6241, 7.2).
  private mutating func pruned(_ node: XMLNode) -> XMLNode {
    var copy = node
    copy.children = []
    for child in node.children {
      let isDeleted = child.attributes.contains {
        $0.name == "operation" && $0.namespace == Self.netconf && ["delete", "remove"].contains($0.value)
      }
      if isDeleted {
        note(child, "<\(child.name)> is deleted by this request and left out")
      } else {
        copy.children.append(pruned(child))
      }
    }
    return copy
  }
}
