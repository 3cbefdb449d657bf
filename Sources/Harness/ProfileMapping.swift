internal import Events
internal import CaptureFiles
internal import Conformance
internal import Fronthaul
internal import Documents
internal import Profiles
internal import Results
internal import Transport
internal import Units

/// A profile in the words of the codecs, and what the codecs found in the words of reports.
struct ProfileMapping {
  let settings: DecodeSettings
  let units: [UnitDeclaration]
  let encapsulation: Encapsulation
  private let declared: [UnitDescription]

  /// - Parameter record: a record whose units and flows are taken for what the profile leaves open.
  init(_ profile: Profile, settings record: RecordSettings? = nil) {
    var units = profile.units.map { unit in
      UnitDeclaration(
        addresses: unit.description.addresses,
        role: UnitRole.allCases.first { $0.name == unit.description.role } ?? .unknown,
        scope: unit.scope)
    }
    units += record?.units.map(\.declaration) ?? []
    self.units = units
    declared = profile.units.map(\.description) + (record?.units.map(\.description) ?? [])
    var settings = DecodeSettings()
    settings.entries = profile.decode.map { entry in
      Self.entry(entry, profile.units.firstIndex { $0.description.name == entry.match.unit })
    }
    settings.entries += record?.entries ?? []
    settings.hasInferences = record != nil
    // It is for the capture as a whole, so the last one holds, whatever its entry is for.
    if let survey = profile.decode.compactMap(\.survey).last { settings.prefixBytes = survey }
    if let declared = profile.timeBase { settings.timeBase = Self.timeBase(declared) }
    self.settings = settings
    var encapsulation = Encapsulation()
    for entry in profile.decode {
      encapsulation.ecpriPorts.formUnion(entry.udpPorts)
      for (number, name) in entry.linkTypes {
        encapsulation.linkTypes[LinkType(rawValue: number)] = UpperLayer(rawValue: name)
      }
    }
    self.encapsulation = encapsulation
  }

  private static func timeBase(_ declared: DeclaredTimeBase) -> TimeBase {
    var base = TimeBase()
    base.scale =
      switch declared.scale {
      case .utc: .utc
      case .tai: .tai
      case .gps: .gps
      case .none: nil
      }
    base.alpha = declared.alpha
    base.beta = declared.beta
    base.source = declared.provenance
    base.isCertain = declared.guardBand != nil
    if declared.stamp == .end, let rate = declared.linkRate { base.stampedAfter = 8000 / Int64(rate) }
    return base
  }

  private static func entry(_ declared: DecodeEntry, _ unit: Int?) -> DecodeSettings.Entry {
    var entry = DecodeSettings.Entry(
      source: [.place(declared.provenance)], provenance: declared.source == .profile ? .profile : .mPlane)
    entry.isDownlink = declared.match.direction.map { $0 == .downlink }
    entry.eAxC = declared.match.eAxC.isEmpty ? nil : declared.match.eAxC
    entry.vlanId = declared.match.vlan.map(Int.init)
    entry.unit = unit
    entry.isDynamic = declared.udCompHdr.map { $0 == .isDynamic }
    entry.method = declared.udCompMeth.map { CompressionMethod(rawValue: $0) }
    entry.width = declared.udIqWidth.map(Int.init)
    entry.hasLength = declared.udCompLen
    entry.carrierPrbs = declared.carrierPrbs
    entry.slotsPerSubframe = declared.slotsPerSubframe
    if let bits = declared.eAxCBits, bits.count == 4 {
      entry.split = EAxCSplit(duPort: bits[0], bandSector: bits[1], cc: bits[2], ruPort: bits[3])
    }
    if let masks = declared.eAxCMasks { entry.split = EAxCSplit(masks: masks) }
    entry.members = declared.members.isEmpty ? nil : declared.members
    entry.tdd = declared.tdd.flatMap { SlotDirections($0) }
    entry.limits = limits(declared.limits)
    entry.cyclicPrefix = declared.hasExtendedPrefix.map { $0 ? .extended : .normal }
    entry.sequence = declared.sequence.map { $0 == .shared ? .bothDirections : .perDirection }
    return entry
  }

  private static func limits(_ declared: DecodeEntry.Limits) -> EndpointLimits? {
    guard declared != DecodeEntry.Limits() else { return nil }
    var limits = EndpointLimits()
    limits.vlan = declared.vlan.map(Int64.init)
    limits.sectionsPerSlot = declared.sectionsPerSlot
    limits.beamsPerSlot = declared.beamsPerSlot
    limits.sectionsPerSymbol = declared.sectionsPerSymbol
    limits.beamsPerSymbol = declared.beamsPerSymbol
    if let types = declared.sectionTypes {
      limits.extensions = Dictionary(
        types.map { type in
          (type.number, type.extensions.reduce(into: UInt32(0)) { if $1 < 32 { $0 |= 1 << UInt32($1) } })
        }, uniquingKeysWith: |)
    }
    limits.compressions = declared.compressions?.map { ($0.method, $0.width) }
      .map(EndpointLimits.SupportedCompression.init)
    return limits
  }

  /// All units by number: those declared, then those found, named by role and address.
  func describe(_ entries: [UnitDirectory.Entry]) -> [UnitDescription] {
    var withoutAddress: [UnitRole: Int] = [:]
    return entries.enumerated().map { number, entry in
      if declared.indices.contains(number) {
        var unit = declared[number]
        unit.isInCapture = entry.isSeen
        return unit
      }
      let role = entry.role.name
      if entry.addresses.isEmpty, entry.role != .unknown {
        withoutAddress[entry.role, default: 0] += 1
        let place = withoutAddress[entry.role] ?? 1
        return UnitDescription(
          name: place == 1 ? role : "\(role) \(place)", role: role, addresses: [],
          evidence: entry.evidence)
      }
      let addresses = entry.addresses.map(\.text).sorted()
      let address = addresses.first ?? "other units"
      return UnitDescription(
        name: entry.role == .unknown ? address : "\(role) \(address)", identity: address, role: role,
        addresses: addresses,
        evidence: entry.evidence.isEmpty ? [Indication(.address)] : entry.evidence)
    }
  }
}
