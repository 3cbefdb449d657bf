/// A low-level endpoint: an eAxC and how its messages are read.
public struct Endpoint: Sendable {
  public var name: String
  public var isDownlink: Bool
  /// The eAxC ID; `nil` for an endpoint that is not configured yet.
  public var eAxC: Located<Int64>?
  /// The bits of DU_Port_ID, BandSector_ID, CC_ID and RU_Port_ID; empty where a mask is missing.
  public var masks: [UInt16] = []
  public var compression: DeclaredCompression?
  /// Further methods of an endpoint with dynamic headers.
  public var alternatives: [DeclaredCompression] = []
  /// PRBs by subcarrier spacing.
  public var resourceBlocks: [(spacing: SubcarrierSpacing, count: Int64)] = []
  public var hasExtendedPrefix: Located<Bool>?
  public var staticPRACH: Located<Int64>?
  public var staticSRS: Located<Int64>?
  /// The carriers that it is linked to.
  public var carriers: [ArrayCarrier] = []
  public var place: TextPlace
}

/// `scs-config-type`.
public enum SubcarrierSpacing: String, Sendable, CaseIterable {
  case kHz15 = "KHZ_15"
  case kHz30 = "KHZ_30"
  case kHz60 = "KHZ_60"
  case kHz120 = "KHZ_120"
  case kHz240 = "KHZ_240"
  // Those of PRACH and NB-IoT, in whose units no carrier is counted.
  case kHz1_25 = "KHZ_1_25"
  case kHz3_75 = "KHZ_3_75"
  case kHz5 = "KHZ_5"
  case kHz7_5 = "KHZ_7_5"

  /// Slots in a subframe; `nil` for those of PRACH and NB-IoT. TS 38.211, 4.3.2.
  public var slotsPerSubframe: Int? {
    switch self {
    case .kHz15: 1
    case .kHz30: 2
    case .kHz60: 4
    case .kHz120: 8
    case .kHz240: 16
    case .kHz1_25, .kHz3_75, .kHz5, .kHz7_5: nil
    }
  }
}

/// A carrier of an array.
public struct ArrayCarrier: Sendable, Equatable {
  public var name: String
  public var isDownlink: Bool
  /// Hz.
  public var bandwidth: Located<Int64>?
  public var technology: CarrierTechnology?
  /// The middle of the channel in Hz.
  public var frequency: Int64?
  /// α in 1 / 1.2288 ns, and β in frames. CUS 11.
  public var frameOffset: Located<Int64>?
  public var frameNumberOffset: Located<Int64>?
  public var place: TextPlace
}

/// `type` of a carrier.
public enum CarrierTechnology: String, Sendable, CaseIterable {
  case nr = "NR"
  case lte = "LTE"
  case shared = "DSS_LTE_NR"
}

/// A section type that endpoints support, with its section extensions.
public struct SupportedSectionType: Sendable, Equatable {
  public var sectionType: Int64
  public var extensions: [Int64]
  public var place: TextPlace
}

/// `o-ran-uplane-conf`: the endpoints of the O-RU, their carriers, and what they can do.
public struct UserPlaneConfiguration: Sendable {
  public var endpoints: [Endpoint] = []
  public var carriers: [ArrayCarrier] = []
  /// Which carrier an endpoint is for.
  public var links: [(endpoint: String, carrier: String, isDownlink: Bool)] = []
  public var sectionTypes: [SupportedSectionType] = []
  /// What the static endpoints support.
  public var compressions: [DeclaredCompression] = []
  /// Uncompressed samples have their low byte first.
  public var isLittleEndian: Located<Bool>?

  init(_ root: XMLNode) throws(InstanceDataError) {
    if let general = try root.one("general-config") {
      isLittleEndian = try general.flag("little-endian-byte-order")
    }
    for (isDownlink, side) in [(true, "tx"), (false, "rx")] {
      for node in try root.entries("low-level-\(side)-endpoints") {
        endpoints.append(try Endpoint(node, isDownlink: isDownlink))
      }
      for node in try root.entries("\(side)-array-carriers") {
        carriers.append(try ArrayCarrier(node, isDownlink: isDownlink))
      }
      for node in try root.entries("low-level-\(side)-links") {
        guard let endpoint = try node.text("low-level-\(side)-endpoint"),
          let carrier = try node.text("\(side)-array-carrier")
        else { continue }
        links.append((endpoint.value, carrier.value, isDownlink))
      }
    }
    for type in try root.entries("endpoint-types") {
      for node in try type.entries("supported-section-types") {
        guard let number = try node.integer("section-type", in: 0...255) else {
          throw InstanceDataError(node.place, "<supported-section-types> lacks its key, section-type")
        }
        sectionTypes.append(
          SupportedSectionType(
            sectionType: number.value,
            extensions: try node.integers("supported-section-extensions", in: 0...255),
            place: node.place))
      }
    }
    for set in try root.entries("supported-compression-method-sets") {
      for node in try set.entries("compression-method-supported") {
        compressions.append(try DeclaredCompression(node))
      }
    }
    try checkKeys(endpoints.map { ($0.name, $0.isDownlink, $0.place) }, "endpoints")
    try checkKeys(carriers.map { ($0.name, $0.isDownlink, $0.place) }, "carriers")
    findCarriers()
  }

  /// Names are keys, in each direction.
  private func checkKeys(
    _ entries: [(name: String, isDownlink: Bool, place: TextPlace)], _ what: String
  ) throws(InstanceDataError) {
    var seen: [Bool: [String: TextPlace]] = [:]
    for entry in entries {
      if let first = seen[entry.isDownlink]?[entry.name] {
        throw InstanceDataError(
          entry.place, "there are two \(what) `\(entry.name)`; the first is in line \(first.line)")
      }
      seen[entry.isDownlink, default: [:]][entry.name] = entry.place
    }
  }

  /// Follows the links. The data may be a part, so that a link to what is missing is no error.
  private mutating func findCarriers() {
    for isDownlink in [true, false] {
      let carriers = Dictionary(
        self.carriers.filter { $0.isDownlink == isDownlink }.map { ($0.name, $0) },
        uniquingKeysWith: { a, _ in a })
      let links = Dictionary(grouping: links.filter { $0.isDownlink == isDownlink }, by: \.endpoint)
      for index in endpoints.indices where endpoints[index].isDownlink == isDownlink {
        endpoints[index].carriers = links[endpoints[index].name, default: []].compactMap {
          carriers[$0.carrier]
        }
      }
    }
  }
}

extension Endpoint {
  init(_ node: XMLNode, isDownlink: Bool) throws(InstanceDataError) {
    guard let name = try node.text("name") else {
      throw InstanceDataError(node.place, "<\(node.name)> lacks its key, name")
    }
    self.init(name: name.value, isDownlink: isDownlink, place: node.place)
    if let id = try node.one("e-axcid") {
      eAxC = try id.integer("eaxc-id", in: 0...65535)
      var found: [UInt16] = []
      for leaf in ["o-du-port-bitmask", "band-sector-bitmask", "ccid-bitmask", "ru-port-bitmask"] {
        guard let mask = try id.integer(leaf, in: 0...65535) else { continue }
        let bits = UInt16(truncatingIfNeeded: mask.value)
        if found.contains(where: { $0 & bits != 0 }) {
          throw InstanceDataError(mask.place, "<\(leaf)> has a bit in common with a mask before it")
        }
        found.append(bits)
      }
      if found.count == 4 { masks = found }
    }
    if let node = try node.one("compression") {
      compression = try DeclaredCompression(node)
      for other in try node.entries("dynamic-compression-configuration") {
        alternatives.append(try DeclaredCompression(other))
      }
    }
    for entry in try node.entries("number-of-prb-per-scs") {
      guard let spacing = try entry.word("scs", SubcarrierSpacing.self) else {
        throw InstanceDataError(entry.place, "<number-of-prb-per-scs> lacks its key, scs")
      }
      if let count = try entry.integer("number-of-prb", in: 1...65535) {
        resourceBlocks.append((spacing.value, count.value))
      }
    }
    hasExtendedPrefix = try node.word("cp-type", CyclicPrefix.self).map {
      Located(value: $0.value == .extended, place: $0.place)
    }
    staticPRACH = try node.integer("static-prach-configuration", in: 0...255)
    staticSRS = try node.integer("static-srs-configuration", in: 0...255)
  }

  private enum CyclicPrefix: String, CaseIterable, Sendable {
    case normal = "NORMAL"
    case extended = "EXTENDED"
  }
}

extension ArrayCarrier {
  init(_ node: XMLNode, isDownlink: Bool) throws(InstanceDataError) {
    guard let name = try node.text("name") else {
      throw InstanceDataError(node.place, "<\(node.name)> lacks its key, name")
    }
    self.init(name: name.value, isDownlink: isDownlink, place: node.place)
    technology = try node.word("type", CarrierTechnology.self)?.value
    // Where only what was configured is in the data.
    if technology == nil { technology = try node.word("rw-type", CarrierTechnology.self)?.value }
    frequency = try node.integer("center-of-channel-bandwidth", in: 0...Int64.max)?.value
    bandwidth = try node.integer("channel-bandwidth", in: 1...100_000_000_000)
    frameOffset = try node.integer("downlink-radio-frame-offset", in: 0...12_288_000)
    frameNumberOffset = try node.integer("downlink-sfn-offset", in: -32_768...32_767)
  }
}
