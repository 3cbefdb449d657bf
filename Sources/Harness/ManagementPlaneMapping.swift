internal import Conformance
internal import Documents
internal import Events
internal import Expressions
internal import Fronthaul
internal import ManagementPlane
internal import Profiles

/// What O-RUs declare, in the words of profiles.
struct ManagementPlaneMapping {
  private let fileCount: Int
  private var declarations = Declarations()
  /// Numbers that are lists of all files: endpoints, section types and so on.
  private var lists: [String: (values: Set<Int64>, unit: Events.Unit, places: [String])] = [:]
  /// Parameters about which files disagree.
  private var disputed: Set<String> = []

  init(fileCount: Int) { self.fileCount = fileCount }

  /// - Returns: what is wrong with a value that is no matter of XML or YANG.
  mutating func add(_ data: ManagementPlaneData, path: String, text: String) -> InstanceDataError? {
    declarations.files.append(ProfileFile(path: path, text: text))
    noteCoverage(data, path)
    let unit: String?
    do { unit = try addUnits(data, path) } catch { return error }
    if let delays = data.delays { add(delays, data.userPlane, path) }
    if let capability = data.capability { add(capability, path) }
    if let plane = data.userPlane { add(plane, data, unit, path) }
    return nil
  }

  /// Everything, once all files are in.
  consuming func finish() -> Declarations {
    for name in disputed.sorted() {
      declarations.parameters[name] = nil
      declarations.notes.append(
        "`\(name)` differs between the files and is not used: judge the O-RUs one by one")
    }
    for (name, list) in lists.sorted(by: { $0.key < $1.key }) {
      declarations.parameters[name] = DeclaredValue(
        value: .list(list.values.sorted().map { .number($0, list.unit) }),
        provenance: list.places.joined(separator: ", "))
    }
    return declarations
  }

  private func place(_ place: TextPlace, _ path: String) -> String { "m-plane \(path):\(place.line)" }

  private mutating func note(_ path: String, _ place: TextPlace, _ text: String) {
    declarations.notes.append("\(path):\(place.line): \(text)")
  }

  private mutating func set(_ name: String, _ value: ParameterValue, _ provenance: String) {
    if let known = declarations.parameters[name], known.value != value { disputed.insert(name) }
    declarations.parameters[name] = DeclaredValue(value: value, provenance: provenance)
  }

  private mutating func list(
    _ name: String, _ values: [Int64], _ unit: Events.Unit = .none, _ provenance: String
  ) {
    guard !values.isEmpty else { return }
    lists[name, default: ([], unit, [])].values.formUnion(values)
    if lists[name]?.places.contains(provenance) == false { lists[name]?.places.append(provenance) }
  }

  private mutating func noteCoverage(_ data: ManagementPlaneData, _ path: String) {
    if data.isEmpty {
      declarations.notes.append("\(path) has no data of the modules that are read: nothing is declared by it")
    }
    for module in data.coverage {
      declarations.notes.append(
        "\(path): of \(module.module) \(module.values - module.unused) of \(module.values) values are read")
    }
    if !data.unread.isEmpty {
      let names = data.unread.map { "\($0.name) (\($0.count), first in line \($0.place.line))" }
      declarations.notes.append("\(path): data that is not read: \(names.joined(separator: ", "))")
    }
    for remark in data.remarks { note(path, remark.place, remark.value) }
  }

  // MARK: Addresses

  /// - Returns: the name of the O-RU, where its addresses tell its flows.
  private mutating func addUnits(
    _ data: ManagementPlaneData, _ path: String
  ) throws(InstanceDataError) -> String? {
    var addresses: [String: [String]] = [:]
    var places: [String: TextPlace] = [:]
    for flow in data.flows {
      for (role, address) in [("O-RU", flow.radioUnit), ("O-DU", flow.distributedUnit)] {
        guard let address else { continue }
        guard let text = DeclaredUnit.canonicalAddress(address.value) else {
          throw InstanceDataError(
            address.place, "`\(address.value)` is neither a MAC nor an IP address")
        }
        if addresses[role]?.contains(text) != true { addresses[role, default: []].append(text) }
        if places[role] == nil { places[role] = address.place }
      }
      if let vlan = flow.vlan { list("vlans", [vlan.value], .none, place(vlan.place, path)) }
      if let port = flow.udpPort, let number = UInt16(exactly: port.value) {
        var entry = entry(at: port.place, path)
        entry.udpPorts = [number]
        declarations.decode.append(entry)
      }
    }
    for role in ["O-RU", "O-DU"] {
      guard let found = addresses[role], let first = places[role] else { continue }
      let description = UnitDescription(
        name: name(role, path), role: role, addresses: found, provenance: place(first, path))
      declarations.units.append(
        DeclaredUnit(
          description: description, isUnderTest: false,
          location: SourceLocation(file: path, line: first.line, column: first.column)))
    }
    return addresses["O-RU"] == nil ? nil : name("O-RU", path)
  }

  /// By its file; by the whole path where two files have the same name.
  private func name(_ role: String, _ path: String) -> String {
    func last(_ path: String) -> Substring { path.split(separator: "/").last ?? Substring(path) }
    let isAlone = declarations.files.count { last($0.path) == last(path) } == 1
    return "\(role) of \(isAlone ? String(last(path)) : path)"
  }

  // MARK: Delays

  private mutating func add(_ delays: DelayManagement, _ plane: UserPlaneConfiguration?, _ path: String) {
    add(delays.radioUnit, plane, path)
    add(delays.distributedUnit, plane, path)
  }

  /// The delays of the carriers that are configured; all that agree where none is.
  private mutating func add(_ profiles: [DelayProfile], _ plane: UserPlaneConfiguration?, _ path: String) {
    guard let first = profiles.first else { return }
    let wanted = plane.map(configuredCarriers) ?? []
    let fitting = profiles.filter { profile in
      wanted.isEmpty
        || wanted.contains {
          ($0.bandwidth ?? profile.bandwidth) == profile.bandwidth
            && ($0.spacing ?? profile.subcarrierSpacing) == profile.subcarrierSpacing
        }
    }
    if fitting.isEmpty {
      return note(
        path, first.place,
        "no delay profile is for a carrier that is configured: none is used, give the delays with --set")
    }
    for leaf in Set(fitting.flatMap(\.delays.keys)).sorted() {
      let values = fitting.compactMap { profile in profile.delays[leaf].map { (profile, $0) } }
      guard let (_, value) = values.first else { continue }
      let name = leaf.map { $0 == "-" ? "_" : "\($0)" }.joined()
      if values.allSatisfy({ $0.1.value == value.value }) {
        set(name, .number(value.value, .nanoseconds), place(value.place, path))
      } else {
        let each = values.map {
          "\($0.1.value) ns for \($0.0.bandwidth) kHz with \($0.0.subcarrierSpacing) Hz"
        }
        note(
          path, value.place,
          "\(leaf) is ambiguous and not used: \(each.joined(separator: ", ")); choose with --set \(name)=…")
      }
    }
  }

  /// Bandwidth in kHz and subcarrier spacing in Hz of the carriers that endpoints are for, as far as they are known.
  private func configuredCarriers(
    _ plane: UserPlaneConfiguration
  ) -> [(bandwidth: Int64?, spacing: Int64?)] {
    var carriers: [(bandwidth: Int64?, spacing: Int64?)] = []
    for endpoint in plane.endpoints {
      let bandwidth = bandwidth(of: endpoint, plane).map { $0 / 1000 }
      let spacings = endpoint.resourceBlocks.compactMap { $0.spacing.slotsPerSubframe }.map {
        Int64($0) * 15_000
      }
      if spacings.isEmpty, bandwidth != nil { carriers.append((bandwidth, nil)) }
      carriers += spacings.map { (bandwidth, $0) }
    }
    if carriers.isEmpty {
      carriers = plane.carriers.compactMap(\.bandwidth).map { ($0.value / 1000, nil) }
    }
    return carriers
  }

  /// Hz: that of the carrier to which the endpoint is linked.
  private func bandwidth(of endpoint: Endpoint, _ plane: UserPlaneConfiguration) -> Int64? {
    let links = plane.links.filter { $0.endpoint == endpoint.name && $0.isDownlink == endpoint.isDownlink }
    let names = Set(links.map(\.carrier))
    let found = plane.carriers.filter { $0.isDownlink == endpoint.isDownlink && names.contains($0.name) }
    let widths = Set(found.compactMap { $0.bandwidth?.value })
    return widths.count == 1 ? widths.first : nil
  }

  // MARK: Capabilities

  private mutating func add(_ capability: ModuleCapability, _ path: String) {
    if let supported = capability.supportsExtension6RB {
      let known = declarations.capabilities["se6-rb-bit-supported"]
      // What only some of the O-RUs can do is nothing that all may be asked for.
      let value = supported.value && known.map { $0.value == .boolean(true) } ?? true
      declarations.capabilities["se6-rb-bit-supported"] = DeclaredValue(
        value: .boolean(value), provenance: place(supported.place, path))
    }
    add(supported: capability.compressions, path)
  }

  private mutating func add(supported compressions: [DeclaredCompression], _ path: String) {
    for compression in compressions {
      guard let code = compression.method.codePoint else { continue }
      let provenance = place(compression.place, path)
      list("compression_methods", [Int64(code)], .none, provenance)
      guard let width = compression.width else { continue }
      switch compression.method {
      case .none: list("uncompressed_widths", [width], .bits, provenance)
      case .blockFloatingPoint: list("bfp_widths", [width], .bits, provenance)
      default: break
      }
    }
  }

  // MARK: Endpoints

  private func entry(at place: TextPlace, _ path: String) -> DecodeEntry {
    var entry = DecodeEntry(location: SourceLocation(file: path, line: place.line, column: place.column))
    entry.source = .managementPlane
    entry.provenance = "\(path):\(place.line)"
    return entry
  }

  private mutating func add(
    _ plane: UserPlaneConfiguration, _ data: ManagementPlaneData, _ unit: String?, _ path: String
  ) {
    add(supported: plane.compressions, path)
    for type in plane.sectionTypes {
      list("section_types", [type.sectionType], .none, place(type.place, path))
      list("section_extensions", type.extensions, .none, place(type.place, path))
    }
    if let little = plane.isLittleEndian, little.value {
      note(
        path, little.place,
        "samples of 16 bits are little-endian, which is not read: their values will be wrong")
    }
    noteCarriers(plane, data, path)
    if fileCount > 1, unit == nil, !plane.endpoints.isEmpty {
      declarations.notes.append(
        "\(path) names no address of its O-RU, and is one of several files: nobody knows whose endpoints these are, "
          + "so none is used")
      return
    }
    var known: Set<[Int64]> = []
    for endpoint in plane.endpoints {
      guard let id = endpoint.eAxC else {
        note(path, endpoint.place, "the endpoint `\(endpoint.name)` has no eAxC ID and is not used")
        continue
      }
      if !known.insert([id.value, endpoint.isDownlink ? 1 : 0]).inserted {
        note(path, id.place, "two endpoints of one direction have the eAxC ID \(id.value)")
      }
      list(
        endpoint.isDownlink ? "endpoints_dl" : "endpoints_ul", [id.value], .none, place(id.place, path))
      add(endpoint, id.value, plane, unit, path)
      if let prach = endpoint.staticPRACH { setCapability("static-prach", place(prach.place, path)) }
      if let srs = endpoint.staticSRS { setCapability("static-srs", place(srs.place, path)) }
    }
    checkSupport(plane, data, path)
  }

  private mutating func setCapability(_ name: String, _ provenance: String) {
    guard declarations.capabilities[name] == nil else { return }
    declarations.capabilities[name] = DeclaredValue(value: .boolean(true), provenance: provenance)
  }

  private mutating func add(
    _ endpoint: Endpoint, _ id: Int64, _ plane: UserPlaneConfiguration, _ unit: String?, _ path: String
  ) {
    var entry = entry(at: endpoint.place, path)
    entry.match.direction = endpoint.isDownlink ? .downlink : .uplink
    entry.match.eAxC = [UInt16(truncatingIfNeeded: id)]
    entry.match.unit = unit
    if let compression = endpoint.compression, let code = compression.method.codePoint {
      entry.udCompHdr = compression.header.map { $0 == .isStatic ? .isStatic : .isDynamic }
      if compression.header != .isDynamic {
        entry.udCompMeth = code
        entry.udIqWidth = compression.width.map { UInt8(truncatingIfNeeded: $0) }
      }
    }
    entry.hasExtendedPrefix = endpoint.hasExtendedPrefix?.value
    entry.eAxCBits = bits(endpoint, path)
    let regular = endpoint.resourceBlocks.filter { $0.spacing.slotsPerSubframe != nil }
    if regular.count == 1, let slots = regular[0].spacing.slotsPerSubframe {
      entry.slotsPerSubframe = slots
      entry.carrierPrbs = width(endpoint, regular[0].count, slots, plane, path)
    } else if regular.count > 1 {
      note(
        path, endpoint.place,
        "the endpoint `\(endpoint.name)` has \(regular.count) subcarrier spacings: which one a flow has is left to "
          + "the traffic")
    }
    declarations.decode.append(entry)
  }

  /// The width of the carrier of an endpoint. TS 38.104, 5.3.2.
  private mutating func width(
    _ endpoint: Endpoint, _ stated: Int64, _ slots: Int, _ plane: UserPlaneConfiguration, _ path: String
  ) -> Int? {
    if let hertz = bandwidth(of: endpoint, plane), hertz % 1_000_000 == 0,
      let prbs = CarrierBandwidths.prbs(
        megahertz: Int(hertz / 1_000_000), subcarrierSpacing: 15 * slots)
    {
      if stated > Int64(prbs) {
        note(
          path, endpoint.place,
          "the endpoint `\(endpoint.name)` has \(stated) PRBs, more than the \(prbs) of its carrier")
      }
      return prbs
    }
    // What an endpoint may use is its carrier only if there is such a carrier.
    guard let prbs = Int(exactly: stated), CarrierBandwidths.prbs(slotsPerSubframe: slots).contains(prbs)
    else {
      note(
        path, endpoint.place,
        "the endpoint `\(endpoint.name)` has \(stated) PRBs, which no carrier has: its width is left to the traffic"
      )
      return nil
    }
    return prbs
  }

  /// The widths that the masks of an eAxC ID come to, where these lie in the usual order without gaps. CUS 5.1.3.2.7.
  private mutating func bits(_ endpoint: Endpoint, _ path: String) -> [Int]? {
    guard endpoint.masks.count == 4 else { return nil }
    let widths = endpoint.masks.map(\.nonzeroBitCount)
    var expected: [UInt16] = []
    var shift = 0
    for width in widths.reversed() {
      expected.insert(UInt16(truncatingIfNeeded: (1 << width - 1) << shift), at: 0)
      shift += width
    }
    guard expected == endpoint.masks else {
      note(
        path, endpoint.place,
        "the bit masks of the endpoint `\(endpoint.name)` lie in an order that is not read, or with gaps")
      return nil
    }
    return widths
  }

  private mutating func noteCarriers(
    _ plane: UserPlaneConfiguration, _ data: ManagementPlaneData, _ path: String
  ) {
    for carrier in plane.carriers {
      for (offset, name) in [(carrier.frameOffset, "alpha"), (carrier.frameNumberOffset, "beta")] {
        guard let offset, offset.value != 0 else { continue }
        note(
          path, offset.place,
          "the carrier `\(carrier.name)` has the offset \(offset.value): state it as `\(name)` of `timebase`")
      }
    }
    for (isDownlink, most) in [
      (true, data.capability?.mostCarriersDownlink), (false, data.capability?.mostCarriersUplink),
    ] {
      let count = plane.carriers.count { $0.isDownlink == isDownlink }
      guard let most, count > most else { continue }
      declarations.notes.append(
        "\(path): \(count) \(isDownlink ? "downlink" : "uplink") carriers are configured, and the module can do \(most)"
      )
    }
  }

  /// Compares what endpoints are configured to do with what the O-RU says it can.
  private mutating func checkSupport(
    _ plane: UserPlaneConfiguration, _ data: ManagementPlaneData, _ path: String
  ) {
    let supported = plane.compressions + (data.capability?.compressions ?? [])
    for endpoint in plane.endpoints {
      guard let used = endpoint.compression else { continue }
      if used.header == .isDynamic, let dynamic = data.capability?.supportsDynamicCompression, !dynamic.value
      {
        note(
          path, used.place,
          "the endpoint `\(endpoint.name)` is configured for dynamic compression, which the module does not support"
        )
      }
      let all = used.header == .isDynamic ? endpoint.alternatives : [used]
      for compression in all where !supported.isEmpty && compression.width != nil {
        let isSupported = supported.contains {
          $0.method == compression.method && ($0.width == nil || $0.width == compression.width)
        }
        if !isSupported {
          note(
            path, compression.place,
            "the endpoint `\(endpoint.name)` is configured for \(compression.method.rawValue) with "
              + "\(compression.width ?? 0) bits, which the O-RU does not list as supported")
        }
      }
    }
  }
}
