/// `o-ran-module-cap`: what the O-RU can do.
public struct ModuleCapability: Sendable, Equatable {
  public var compressions: [DeclaredCompression] = []
  public var supportsDynamicCompression: Located<Bool>?
  /// Whether `rb` in section extension 6 has a meaning. CUS 7.7.6.
  public var supportsExtension6RB: Located<Bool>?
  /// Whether it stands in `ru-capabilities`, where no edition of the model has it.
  public var isExtension6RBMisplaced = false
  /// Whether it refuses C-plane that it can't carry out (section type 8). CUS 7.2.8.
  public var supportsNack: Located<Bool>?
  /// Whether methods 5 and 6 carry `udCompLen`. CUS 8.3.3.19.
  public var supportsCompressionLength: Located<Bool>?
  public var bands: [Band] = []

  /// A band, and the carriers that it may have; `nil` where nothing is said.
  public struct Band: Sendable, Equatable {
    /// Its name in reports.
    public var number: Int64?
    /// Hz.
    public var downlink: ClosedRange<Int64>?
    public var uplink: ClosedRange<Int64>?
    public var mostDownlink: Int64?
    public var mostUplink: Int64?
    /// Of both directions together.
    public var mostCarriers: Int64?
    public var place: TextPlace
  }

  /// Carriers that all bands together may have; `nil` where a band does not say it.
  public func most(_ count: (Band) -> Int64?) -> Int64? {
    let counts = bands.map(count)
    guard !counts.isEmpty, !counts.contains(nil) else { return nil }
    return counts.reduce(0) { $0 + ($1 ?? 0) }
  }

  init(_ root: XMLNode) throws(InstanceDataError) {
    if let unit = try root.one("ru-capabilities") {
      supportsExtension6RB = try unit.flag("se6-rb-bit-supported")
      isExtension6RBMisplaced = supportsExtension6RB != nil
      supportsCompressionLength = try unit.flag("ud-comp-len-supported")
      supportsNack = try unit.flag("nack-supported")
      if let format = try unit.one("format-of-iq-sample") {
        supportsDynamicCompression = try format.flag("dynamic-compression-supported")
        if let flag = try format.flag("se6-rb-bit-supported") {
          supportsExtension6RB = flag
          isExtension6RBMisplaced = false
        }
        for node in try format.entries("compression-method-supported") {
          compressions.append(try DeclaredCompression(node))
        }
      }
    }
    for node in try root.entries("band-capabilities") { bands.append(try Band(node)) }
  }
}

extension ModuleCapability.Band {
  private static let counts = 0...Int64(UInt32.max)
  private static let hertz = 0...Int64.max

  init(_ node: XMLNode) throws(InstanceDataError) {
    self.init(place: node.place)
    number = try node.integer("band-number", in: Self.counts)?.value
    downlink = try Self.range(node, "dl")
    uplink = try Self.range(node, "ul")
    mostDownlink = try node.integer("max-num-carriers-dl", in: Self.counts)?.value
    mostUplink = try node.integer("max-num-carriers-ul", in: Self.counts)?.value
    mostCarriers = try node.integer("max-num-component-carriers", in: Self.counts)?.value
  }

  private static func range(_ node: XMLNode, _ side: String) throws(InstanceDataError) -> ClosedRange<Int64>?
  {
    guard let least = try node.integer("min-supported-frequency-\(side)", in: hertz),
      let most = try node.integer("max-supported-frequency-\(side)", in: hertz)
    else { return nil }
    guard least.value <= most.value else {
      throw InstanceDataError(
        least.place,
        "<min-supported-frequency-\(side)> is \(least.value) Hz, more than the \(most.value) Hz of the highest one"
      )
    }
    return least.value...most.value
  }
}
