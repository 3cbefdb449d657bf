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
  /// Where a name is in ``unread``.
  private var indexOfUnread: [String: Int] = [:]
  /// Elements of further names.
  private(set) var moreUnread = 0
  /// What a reader should know, place by place.
  private(set) var remarks: [Located<String>] = []
  /// Remarks that are not kept.
  private(set) var moreRemarks = 0

  /// Names and remarks that are kept, since strangers may send any number.
  static let kept = 32
  /// Characters of a name.
  static let longestName = 100

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
  /// What of them holds data, so that whatever is in it is some.
  private static let holders: Set<String> = ["data", "config", "content-data"]
  /// Requests for data, which carry none.
  private static let requests: Set<String> = ["get", "get-config", "get-data"]

  /// - Throws: where the text is no XML, or data contradicts its model.
  init(_ bytes: Span<UInt8>) throws(InstanceDataError) {
    collect(try XMLReader.read(bytes), isData: true)
  }

  /// - Parameter isData: whether the element is data even where it has the namespace of an envelope.
  private mutating func collect(_ node: XMLNode, isData: Bool) {
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
      let holdsData = Self.holders.contains(node.name)
      for child in node.children { collect(child, isData: holdsData) }
    } else if isCarrier, Self.requests.contains(node.name) {
      note(node, "<\(node.name)> is a request, which carries no data")
    } else if isCarrier, node.name == "rpc-error" {
      let message = node.children.first { $0.name == "error-message" || $0.name == "error-tag" }?.text ?? ""
      note(node, "the server answered with an error: \(Self.shortened(message))")
    } else if isData || node.namespace.map(Self.carriers.contains) != true {
      leave(node, isCarrier)
    }
  }

  /// Counts data that is not read.
  private mutating func leave(_ node: XMLNode, _ isCarrier: Bool) {
    if let module = ManagementModule.allCases.first(where: { $0.rootName == node.name }) {
      let namespace = node.namespace.map { "the namespace \(Self.shortened($0))" } ?? "no namespace"
      note(
        node,
        "<\(node.name)> has \(namespace) and is not read: that of \(module.rawValue) is \(module.namespace)")
    }
    let name = Self.shortened(isCarrier ? "<\(node.name)>" : node.namespace ?? "<\(node.name)>")
    if let index = indexOfUnread[name] {
      unread[index].count += 1
    } else if unread.count < Self.kept {
      indexOfUnread[name] = unread.count
      unread.append((name, 1, node.place))
    } else {
      moreUnread += 1
    }
  }

  private static func shortened(_ name: String) -> String {
    name.unicodeScalars.count > longestName ? String(name.unicodeScalars.prefix(longestName)) + "…" : name
  }

  private mutating func note(_ node: XMLNode, _ text: String) {
    guard remarks.count < Self.kept else {
      moreRemarks += 1
      return
    }
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
