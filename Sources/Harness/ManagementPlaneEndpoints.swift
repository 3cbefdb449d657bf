internal import Documents
internal import Events
internal import Expressions
internal import Fronthaul
internal import ManagementPlane
internal import Profiles
internal import Results

/// The low-level endpoints of O-RUs as settings for decoding.
extension ManagementPlaneMapping {
  func entry(at place: TextPlace, _ path: String) -> DecodeEntry {
    var entry = DecodeEntry(location: SourceLocation(file: path, line: place.line, column: place.column))
    entry.source = .managementPlane
    entry.provenance = "\(path):\(place.line)"
    return entry
  }

  mutating func add(
    _ plane: UserPlaneConfiguration, _ capability: ModuleCapability?, _ unit: String?,
    _ flows: [TransportFlow],
    _ path: String
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
    noteCarriers(plane, capability, path)
    if unitCount > 1, unit == nil, !plane.endpoints.isEmpty {
      declarations.notes.append(
        "\(path) names no address of its O-RU, and is one of several: it is not known whose endpoints these are, "
          + "so none is used")
      return
    }
    var known: Set<[Int64]> = []
    for pattern in plane.patterns where !pattern.isOrdered {
      note(
        path, pattern.place,
        "the TDD pattern \(pattern.id) has two switching points at one offset, or none at the start of the frame: it is not "
          + "used")
    }
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
      add(endpoint, id.value, capability, unit, vlan(of: endpoint, flows), path)
      if let prach = endpoint.staticPRACH { setCapability("static-prach", place(prach.place, path)) }
      if let srs = endpoint.staticSRS { setCapability("static-srs", place(srs.place, path)) }
    }
    checkSupport(plane, capability, path)
  }

  private mutating func setCapability(_ name: String, _ provenance: String) {
    guard declarations.capabilities[name] == nil else { return }
    declarations.capabilities[name] = DeclaredValue(value: .boolean(true), provenance: provenance)
  }

  private mutating func add(
    _ endpoint: Endpoint, _ id: Int64, _ capability: ModuleCapability?, _ unit: String?, _ vlan: Int64?,
    _ path: String
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
    entry.udCompLen = capability?.supportsCompressionLength?.value
    entry.hasExtendedPrefix = endpoint.hasExtendedPrefix?.value
    entry.eAxCBits = bits(endpoint)
    if entry.eAxCBits == nil, endpoint.masks.count == 4 { entry.eAxCMasks = endpoint.masks }
    entry.members = endpoint.members.map { UInt16(truncatingIfNeeded: $0.value) }
    entry.limits = limits(endpoint, vlan)
    let regular = endpoint.resourceBlocks.filter { $0.spacing.slotsPerSubframe != nil }
    if regular.count == 1, let slots = regular[0].spacing.slotsPerSubframe {
      entry.slotsPerSubframe = slots
      entry.carrierPrbs = width(endpoint, regular[0].count, slots, path)
      entry.tdd = pattern(endpoint, slots)
    } else if regular.count > 1 {
      note(
        path, endpoint.place,
        "the endpoint `\(endpoint.name)` has \(regular.count) subcarrier spacings: which one a flow has is left to "
          + "the traffic")
    }
    declarations.decode.append(entry)
  }

  /// The width of the carrier of an endpoint: by its bandwidth, and by the number of PRBs that is stated.
  private mutating func width(_ endpoint: Endpoint, _ stated: Int64, _ slots: Int, _ path: String) -> Int? {
    let possible = bandwidth(of: endpoint).map { hertz in
      CarrierBandwidths.prbs(hertz: hertz, slotsPerSubframe: slots, ranges(endpoint.carriers))
    }
    if let prbs = Int(exactly: stated), possible?.contains(prbs) == true { return prbs }
    if let possible, possible.count == 1 {
      if stated > Int64(possible[0]) {
        note(
          path, endpoint.place,
          "the endpoint `\(endpoint.name)` has \(stated) PRBs, more than the \(possible[0]) of its carrier")
      }
      return possible[0]
    }
    // What an endpoint may use is its carrier only if there is such a carrier.
    guard possible?.isEmpty != false, let prbs = Int(exactly: stated),
      CarrierBandwidths.prbs(slotsPerSubframe: slots).contains(prbs)
    else {
      let carrier =
        possible.map { $0.isEmpty ? "" : ", and its carrier \($0.map { "\($0)" }.joined(separator: " or "))" }
        ?? ""
      note(
        path, endpoint.place,
        "the endpoint `\(endpoint.name)` has \(stated) PRBs, which no carrier has\(carrier): its width is left to "
          + "the traffic")
      return nil
    }
    return prbs
  }

  /// The direction of each slot of a radio frame, where the carriers of an endpoint have one pattern.
  private func pattern(_ endpoint: Endpoint, _ slotsPerSubframe: Int) -> String? {
    let patterns = endpoint.carriers.map(\.pattern)
    guard let first = patterns.first, let pattern = first, patterns.allSatisfy({ $0 == first }) else {
      return nil
    }
    return pattern.directions(slotsPerSubframe: slotsPerSubframe)
  }

  /// What tables the carriers can be of, by their technology and frequency.
  private func ranges(_ carriers: [ArrayCarrier]) -> Set<CarrierBandwidths.Range> {
    var ranges = Set(CarrierBandwidths.Range.allCases)
    for carrier in carriers {
      switch carrier.technology {
      case .lte: ranges.formIntersection([.lte])
      case .nr: ranges.subtract([.lte])
      case .shared, nil: break
      }
      // Where FR2 begins, TS 38.104, 5.1; simulators have frequencies in other units, which say nothing.
      if let frequency = carrier.frequency, frequency >= 400_000_000 {
        ranges.subtract(frequency < 24_250_000_000 ? [.fr2] : [.lte, .fr1])
      }
    }
    return ranges
  }

  /// The VLAN of the processing elements that the links of an endpoint name; `nil` where there is none, or several.
  private func vlan(of endpoint: Endpoint, _ flows: [TransportFlow]) -> Int64? {
    let own = flows.filter { flow in flow.name.map(endpoint.elements.contains) ?? false }
    let vlans = Set(own.map { $0.vlan?.value })
    return vlans.count == 1 ? vlans.first ?? nil : nil
  }

  /// What the endpoint can do by its own kind, where the data ties it to one.
  private func limits(_ endpoint: Endpoint, _ vlan: Int64?) -> DecodeEntry.Limits {
    var limits = DecodeEntry.Limits()
    limits.vlan = vlan.flatMap { UInt16(exactly: $0) }
    if let type = endpoint.type, !type.sectionTypes.isEmpty {
      limits.sectionTypes = type.sectionTypes.map { supported in
        DecodeEntry.Limits.SectionType(
          number: UInt8(truncatingIfNeeded: supported.sectionType),
          extensions: supported.extensions.map { UInt8(truncatingIfNeeded: $0) })
      }
    }
    limits.sectionsPerSlot = (endpoint.type?.mostSectionsPerSlot?.value).flatMap { Int(exactly: $0) }
    limits.beamsPerSlot = (endpoint.type?.mostBeamsPerSlot?.value).flatMap { Int(exactly: $0) }
    limits.sectionsPerSymbol = (endpoint.type?.mostSectionsPerSymbol?.value).flatMap { Int(exactly: $0) }
    limits.beamsPerSymbol = (endpoint.type?.mostBeamsPerSymbol?.value).flatMap { Int(exactly: $0) }
    limits.compressions = endpoint.supported?.compactMap { compression in
      guard let method = compression.method.codePoint else { return nil }
      return DecodeEntry.Limits.Compression(
        method: method, width: compression.width.map { UInt8(truncatingIfNeeded: $0) })
    }
    return limits
  }

  /// The widths that the masks of an eAxC ID come to, where these lie in the usual order without gaps. CUS 5.1.3.2.7.
  private func bits(_ endpoint: Endpoint) -> [Int]? {
    guard endpoint.masks.count == 4 else { return nil }
    let widths = endpoint.masks.map(\.nonzeroBitCount)
    var expected: [UInt16] = []
    var shift = 0
    for width in widths.reversed() {
      expected.insert(UInt16(truncatingIfNeeded: (1 << width - 1) << shift), at: 0)
      shift += width
    }
    return expected == endpoint.masks ? widths : nil
  }

  private mutating func noteCarriers(
    _ plane: UserPlaneConfiguration, _ capability: ModuleCapability?, _ path: String
  ) {
    for carrier in plane.carriers {
      for (offset, name) in [(carrier.frameOffset, "alpha"), (carrier.frameNumberOffset, "beta")] {
        guard let offset, offset.value != 0 else { continue }
        note(
          path, offset.place,
          "the carrier `\(carrier.name)` has the offset \(offset.value): state it as `\(name)` of `timebase`")
      }
    }
    let downlink = plane.carriers.filter(\.isDownlink)
    let uplink = plane.carriers.filter { !$0.isDownlink }
    noteCount(downlink.count, "downlink", capability?.most(\.mostDownlink), "the module", path)
    noteCount(uplink.count, "uplink", capability?.most(\.mostUplink), "the module", path)
    noteCount(plane.carriers.count, "", capability?.most(\.mostCarriers), "the module", path)
    // A carrier is in the only band that has its frequency.
    guard let bands = capability?.bands, bands.count > 1 else { return }
    for band in bands {
      func own(_ carriers: [ArrayCarrier], _ range: (ModuleCapability.Band) -> ClosedRange<Int64>?) -> Int {
        carriers.count { carrier in
          guard let frequency = carrier.frequency, range(band)?.contains(frequency) == true else {
            return false
          }
          return bands.count { range($0)?.contains(frequency) != false } == 1
        }
      }
      let name = band.number.map { "band \($0)" } ?? "the band of line \(band.place.line)"
      let counts = (own(downlink, \.downlink), own(uplink, \.uplink))
      noteCount(counts.0, "downlink", band.mostDownlink, name, path)
      noteCount(counts.1, "uplink", band.mostUplink, name, path)
      noteCount(counts.0 + counts.1, "", band.mostCarriers, name, path)
    }
  }

  /// Tells of more carriers than the O-RU says it can have.
  private mutating func noteCount(
    _ count: Int, _ direction: String, _ most: Int64?, _ place: String, _ path: String
  ) {
    guard let most, count > most else { return }
    let kind = direction.isEmpty ? "" : "\(direction) "
    declarations.notes.append("\(path): \(count) \(kind)carriers are configured, and \(place) can do \(most)")
  }

  /// Compares what endpoints are configured to do with what the O-RU says it can.
  private mutating func checkSupport(
    _ plane: UserPlaneConfiguration, _ capability: ModuleCapability?, _ path: String
  ) {
    for endpoint in plane.endpoints {
      guard let used = endpoint.compression else { continue }
      // Its own set, where it has one.
      let supported = endpoint.supported ?? plane.compressions + (capability?.compressions ?? [])
      if used.header == .isDynamic, let dynamic = capability?.supportsDynamicCompression, !dynamic.value {
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
