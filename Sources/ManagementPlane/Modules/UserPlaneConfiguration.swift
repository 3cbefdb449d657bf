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
  /// The processing elements that its links name: whose transport flows carry its messages.
  public var elements: [String] = []
  /// What its kind can do; `nil` where the data does not tell.
  public var type: EndpointType?
  /// The compressions that it supports; `nil` where the data does not tell.
  public var supported: [DeclaredCompression]?
  /// The other endpoints for which its C-plane is valid too, in their order (section extension 10). CUS 7.7.10.
  public var members: [Located<Int64>] = []
  public var place: TextPlace
}

/// What a kind of endpoints can do (`endpoint-types`).
public struct EndpointType: Sendable, Equatable {
  public var id: Int64
  public var sectionTypes: [SupportedSectionType] = []
  /// `nil` where nothing is said.
  public var mostSectionsPerSlot: Located<Int64>?
  /// 0 = no beamforming.
  public var mostBeamsPerSlot: Located<Int64>?
  public var mostSectionsPerSymbol: Located<Int64>?
  public var mostBeamsPerSymbol: Located<Int64>?
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
  /// The number of its TDD pattern, and the pattern where the data has it.
  public var patternId: Located<Int64>?
  public var pattern: DirectionPattern?
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
  public var links: [(endpoint: String, carrier: String?, element: String?, isDownlink: Bool)] = []
  public var types: [EndpointType] = []
  /// TDD patterns of carriers.
  public var patterns: [DirectionPattern] = []
  /// The section types of all kinds of endpoints.
  public var sectionTypes: [SupportedSectionType] { types.flatMap(\.sectionTypes) }
  /// What the static endpoints support.
  public var compressions: [DeclaredCompression] = []
  /// Uncompressed samples have their low byte first.
  public var isLittleEndian: Located<Bool>?

  init(_ root: XMLNode) throws(InstanceDataError) {
    if let general = try root.one("general-config") {
      isLittleEndian = try general.flag("little-endian-byte-order")
    }
    for node in try root.entries("configurable-tdd-patterns") { patterns.append(try DirectionPattern(node)) }
    for (isDownlink, side) in [(true, "tx"), (false, "rx")] {
      for node in try root.entries("low-level-\(side)-endpoints") {
        endpoints.append(try Endpoint(node, isDownlink: isDownlink))
      }
      for node in try root.entries("\(side)-array-carriers") {
        var carrier = try ArrayCarrier(node, isDownlink: isDownlink)
        carrier.pattern = carrier.patternId.flatMap { id in patterns.first { $0.id == id.value } }
        carriers.append(carrier)
      }
      for node in try root.entries("low-level-\(side)-links") {
        guard let endpoint = try node.text("low-level-\(side)-endpoint") else { continue }
        links.append(
          (
            endpoint.value, try node.text("\(side)-array-carrier")?.value,
            try node.text("processing-element")?.value, isDownlink
          ))
      }
    }
    for type in try root.entries("endpoint-types") { types.append(try EndpointType(type, types.count)) }
    var sets: [Int64: [DeclaredCompression]] = [:]
    for set in try root.entries("supported-compression-method-sets") {
      var supported: [DeclaredCompression] = []
      for node in try set.entries("compression-method-supported") {
        supported.append(try DeclaredCompression(node))
      }
      compressions += supported
      if let id = try set.integer("id", in: 0...65_535) { sets[id.value, default: []] += supported }
    }
    try findCapabilities(root, sets)
    if let groups = try root.one("eaxc-id-group-configuration") { try findGroups(groups) }
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

  /// Ties endpoints to what the O-RU says of the hardware behind them. The data may be a part, so that what is missing
  /// is no error.
  private mutating func findCapabilities(
    _ root: XMLNode, _ sets: [Int64: [DeclaredCompression]]
  ) throws(InstanceDataError) {
    for (isDownlink, side) in [(true, "tx"), (false, "rx")] {
      for node in try root.entries("static-low-level-\(side)-endpoints") {
        guard let name = try node.text("name") else {
          throw InstanceDataError(node.place, "<\(node.name)> lacks its key, name")
        }
        let type = try node.integer("endpoint-type", in: 0...65_535)
        let set = try node.one("compression")?.integer("supported-compression-set-id", in: 0...65_535)
        for index in endpoints.indices
        where endpoints[index].isDownlink == isDownlink && endpoints[index].name == name.value {
          endpoints[index].type = type.flatMap { type in types.first { $0.id == type.value } }
          endpoints[index].supported = set.flatMap { sets[$0.value] }
        }
      }
    }
  }

  /// The groups of eAxC IDs: the C-plane of a representative is for its members too.
  private mutating func findGroups(_ root: XMLNode) throws(InstanceDataError) {
    for (isDownlink, side) in [(true, "tx"), (false, "rx")] {
      for node in try root.entries("\(side)-eaxc-id-group") {
        guard let first = try node.integer("representative-\(side)-eaxc-id", in: 0...65_535) else {
          throw InstanceDataError(node.place, "<\(node.name)> lacks its key, representative-\(side)-eaxc-id")
        }
        var members: [Located<Int64>] = []
        for leaf in try node.entries("member-\(side)-eaxc-id") {
          members.append(try leaf.number(in: 0...65_535))
        }
        for index in endpoints.indices
        where endpoints[index].isDownlink == isDownlink && endpoints[index].eAxC?.value == first.value {
          endpoints[index].members = members
        }
      }
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
        let own = links[endpoints[index].name, default: []]
        endpoints[index].carriers = own.compactMap { $0.carrier.flatMap { carriers[$0] } }
        endpoints[index].elements = own.compactMap(\.element)
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
      // 0 stands for a spacing that is not used.
      if let count = try entry.integer("number-of-prb", in: 0...65535), count.value > 0 {
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

extension EndpointType {
  /// - Parameter number: the place in the list, for data without the key.
  init(_ node: XMLNode, _ number: Int) throws(InstanceDataError) {
    self.init(id: try node.integer("id", in: 0...65_535)?.value ?? Int64(-1 - number), place: node.place)
    for entry in try node.entries("supported-section-types") {
      guard let number = try entry.integer("section-type", in: 0...255) else {
        throw InstanceDataError(entry.place, "<supported-section-types> lacks its key, section-type")
      }
      sectionTypes.append(
        SupportedSectionType(
          sectionType: number.value,
          extensions: try entry.integers("supported-section-extensions", in: 0...255), place: entry.place))
    }
    mostSectionsPerSlot = try node.integer("max-sections-per-slot", in: 0...65_535)
    mostBeamsPerSlot = try node.integer("max-beams-per-slot", in: 0...32_767)
    mostSectionsPerSymbol = try node.integer("max-sections-per-symbol", in: 0...65_535)
    mostBeamsPerSymbol = try node.integer("max-beams-per-symbol", in: 0...32_767)
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
    patternId = try node.integer("configurable-tdd-pattern", in: 0...255)
  }
}
