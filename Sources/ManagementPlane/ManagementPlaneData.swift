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
  /// Priorities (PCP) that the O-RU gives its U-plane, of all interfaces that say so.
  public private(set) var uplinkPriorities: [Located<Int64>] = []
  /// Data of other modules, by namespace: how often it occurs, and where first.
  public let unread: [(name: String, count: Int, place: TextPlace)]
  /// Elements that are not read and have none of these names.
  public let moreUnread: Int
  /// What a reader should know, place by place.
  public private(set) var remarks: [Located<String>]
  /// Remarks that are not among these.
  public let moreRemarks: Int
  /// For each module that is read: how many values its data has, and how many of them nothing here looks at.
  public private(set) var coverage: [(module: String, values: Int, unused: Int)] = []

  /// Bytes of a file; longer ones are refused.
  public static let largestFile = XMLReader.largest

  /// The names of the modules that are read.
  public static let modules = ManagementModule.allCases.map(\.rawValue)

  /// Whether none of the data is of a module that is read.
  public var isEmpty: Bool { coverage.isEmpty }

  /// - Throws: the first thing that is wrong, with line and column.
  public init(reading bytes: Span<UInt8>) throws(InstanceDataError) {
    let data = try InstanceData(bytes)
    unread = data.unread
    moreUnread = data.moreUnread
    remarks = data.remarks
    moreRemarks = data.moreRemarks
    for (place, (module, root)) in data.modules.enumerated() {
      // Logs and notifications say a module again whenever it changes.
      if let last = data.modules[(place + 1)...].last(where: { $0.module == module }) {
        remarks.append(
          Located(
            value:
              "data of \(module.rawValue) comes again in line \(last.root.place.line): that is read, and this is not",
            place: root.place))
        continue
      }
      switch module {
      case .delayManagement: delays = try DelayManagement(root)
      case .moduleCapability: capability = try ModuleCapability(root)
      case .userPlane: userPlane = try UserPlaneConfiguration(root)
      case .processingElement: flows = try TransportFlow.all(root)
      case .interfaces: uplinkPriorities = try InterfaceMarkings.uplinkPriorities(root)
      }
      var leafs = LeafCount()
      leafs.count(root)
      coverage.append((module.rawValue, leafs.values, leafs.unused))
    }
  }
}
