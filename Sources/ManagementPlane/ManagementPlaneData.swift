/// What a file of M-plane data says of one O-RU.
///
///     NETCONF or instance data, XML → elements → modules → this
///
/// Whatever is missing is nil or empty; what is there and wrong is an ``InstanceDataError``.
public struct ManagementPlaneData: Sendable {
  public private(set) var delays: DelayManagement?
  public private(set) var capability: ModuleCapability?
  public private(set) var userPlane: UserPlaneConfiguration?
  public private(set) var flows: [TransportFlow] = []
  /// Data of other modules, by namespace: how often it occurs, and where first.
  public let unread: [(name: String, count: Int, place: TextPlace)]
  /// What a reader should know, place by place.
  public let remarks: [Located<String>]
  /// For each module that is read: how many values its data has, and how many of them nothing here looks at.
  public private(set) var coverage: [(module: String, values: Int, unused: Int)] = []

  /// Bytes of a file; longer ones are refused.
  public static let largestFile = XMLReader.largest

  /// Whether none of the data is of a module that is read.
  public var isEmpty: Bool { coverage.isEmpty }

  /// - Throws: the first thing that is wrong, with line and column.
  public init(reading bytes: Span<UInt8>) throws(InstanceDataError) {
    let data = try InstanceData(bytes)
    unread = data.unread
    remarks = data.remarks
    var seen: [ManagementModule: TextPlace] = [:]
    for (module, root) in data.modules {
      if let first = seen[module] {
        throw InstanceDataError(
          root.place,
          "data of \(module.rawValue) occurs twice, first in line \(first.line): give each O-RU a file of its own"
        )
      }
      seen[module] = root.place
      switch module {
      case .delayManagement: delays = try DelayManagement(root)
      case .moduleCapability: capability = try ModuleCapability(root)
      case .userPlane: userPlane = try UserPlaneConfiguration(root)
      case .processingElement: flows = try TransportFlow.all(root)
      }
      var leafs = LeafCount()
      leafs.count(root)
      coverage.append((module.rawValue, leafs.values, leafs.unused))
    }
  }
}

/// Counts the values of a module, and those that nothing looks at.
private struct LeafCount {
  var values = 0
  var unused = 0

  /// The leafs that are read, whatever list they stand in.
  private static let used: Set<String> = {
    var names: Set<String> = [
      "bandwidth", "subcarrier-spacing", "se6-rb-bit-supported", "ud-comp-len-supported",
      "dynamic-compression-supported", "max-num-carriers-dl", "max-num-carriers-ul", "compression-type",
      "iq-bitwidth", "bitwidth", "compression-method", "name", "vlan-id", "ecpri-destination-udp",
      "little-endian-byte-order", "low-level-tx-endpoint", "low-level-rx-endpoint", "tx-array-carrier",
      "rx-array-carrier", "section-type", "supported-section-extensions", "o-du-port-bitmask",
      "band-sector-bitmask", "ccid-bitmask", "ru-port-bitmask", "eaxc-id", "scs", "number-of-prb", "cp-type",
      "static-prach-configuration", "static-srs-configuration", "channel-bandwidth",
      "downlink-radio-frame-offset", "downlink-sfn-offset",
    ]
    names.formUnion(DelayManagement.radioUnitLeafs)
    names.formUnion(DelayManagement.distributedUnitLeafs)
    names.formUnion(DeclaredCompression.formatLeafs.map(\.leaf))
    for container in TransportFlow.containers {
      names.formUnion(container.radioUnit)
      names.insert(container.distributedUnit)
    }
    return names
  }()

  mutating func count(_ node: XMLNode) {
    if node.children.isEmpty {
      values += 1
      if !Self.used.contains(node.name) { unused += 1 }
    }
    for child in node.children { count(child) }
  }
}
