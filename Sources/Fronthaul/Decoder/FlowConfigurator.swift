internal import Events

/// Decides how a flow is decoded, by order of trust, and puts what it decided into the flow's row.
struct FlowConfigurator {
  let settings: DecodeSettings

  /// Decides what counts the slots and symbols of a flow.
  func configureNumerology(_ flow: Flow) {
    let slots = slotsPerSubframe(flow)
    flow.slotsPerSubframe = Int64(slots?.value ?? 1)
    let isKnown =
      PairConfiguration.isEnough(slots)
      && (slots?.provenance != .inferred || !flow.pair.configuration.carrier(flow.carrier).isAmbiguous)
    flow.numerology = isKnown ? numerology(flow, slots) : nil
    flow.timedWord = nil
  }

  private func slotsPerSubframe(_ flow: Flow) -> Sourced<Int>? {
    Sourced.mostTrusted([
      settings.declared(flow, \.slotsPerSubframe),
      flow.pair.configuration.carrier(flow.carrier).slotsPerSubframe,
    ])
  }

  /// - Parameter sibling: the format of another flow of the same units and direction.
  func configure(_ flow: Flow, _ row: inout EventRow, sibling: UPlaneFormat?) {
    configureNumerology(flow)
    let pair = flow.pair.configuration
    let carrier = pair.carrier(flow.carrier)
    let known = Sourced.mostTrusted([
      settings.declared(flow, \.carrierPrbs), carrier.statedPrbs[flow.key.eAxC],
    ])
    let prbs = Sourced.mostTrusted([known, carrier.carrierPrbs])
    let slots = slotsPerSubframe(flow)
    let split =
      Sourced.mostTrusted([settings.declared(flow, \.split), pair.eAxCSplit])
      ?? Sourced(.usual, .inferred, evidence: [Indication(.usualSplit)])
    let isUPlane = flow.key.kind == 0
    let scope = Sourced.mostTrusted([
      settings.declared(flow, \.sequence), isUPlane ? pair.uPlaneSequence : pair.cPlaneSequence,
    ])
    flow.carrierPrbs = Int64(prbs?.value ?? 0)
    flow.isCarrierKnown = known != nil
    var inferred = FieldSet()
    // What was used so far is no bound of what may be used, and of formats that fit as well one was taken.
    var presumed = FieldSet()
    func note(_ provenance: Provenance?, _ slots: [FieldSlot], isPresumed: Bool = false) {
      guard provenance == .inferred else { return }
      inferred.formUnion(FieldSet(slots))
      if isPresumed { presumed.formUnion(FieldSet(slots)) }
    }
    note(prbs?.provenance, [HeaderSlot.carrierPrbs], isPresumed: true)
    note(slots?.provenance, [HeaderSlot.slotsPerSubframe], isPresumed: true)
    note(slots?.provenance, [AirTimeSlot.airTime, AirTimeSlot.symbolDuration])
    note(
      flow.pair.airTime?.entry.provenance ?? (settings.timeBase.scale == nil ? .inferred : .profile),
      [AirTimeSlot.airTime])
    note(scope?.provenance, [HeaderSlot.sequenceCounter])
    note(
      split.provenance, [HeaderSlot.duPort, HeaderSlot.bandSector, HeaderSlot.cc, HeaderSlot.ruPort])
    if isUPlane {
      configureFormat(flow, known, sibling)
      let format = flow.configuration?.format.provenance
      note(
        format, [UPlaneSlot.udCompMeth, UPlaneSlot.iqWidth, UPlaneSlot.dynamicHeader], isPresumed: true)
      note(format, [UPlaneSlot.unreadBytes, HeaderSlot.wellFormed])
      let isDeclared = format.map { $0 <= .capture } ?? false
      row[UPlaneSlot.headerDeclared] = isDeclared ? 1 : 0
      if isDeclared, let format = flow.format {
        row[UPlaneSlot.declaredHeader] = format.isDynamic ? 1 : 0
      } else {
        row.clear(UPlaneSlot.declaredHeader)
      }
    }
    row.setInferred(inferred, presumed: presumed)
    (flow.directionSlot, flow.isDirectionInferred) = (.min, false)
    configureEndpoint(flow, &row)
    row[AirTimeSlot.commonClock] = flow.pair.airTime?.isCommon == true ? 1 : 0
    if let clock = flow.pair.airTime, clock.isCommon, let offset = flow.frameSurvey.offset(clock.frameTime) {
      row[AirTimeSlot.frameOffset] = offset
    } else {
      row.clear(AirTimeSlot.frameOffset)
    }
    let id = flow.key.eAxC
    row[HeaderSlot.eAxC] = Int64(id)
    row[HeaderSlot.duPort] = Int64(split.value.duPort(of: id))
    row[HeaderSlot.bandSector] = Int64(split.value.bandSector(of: id))
    row[HeaderSlot.cc] = Int64(split.value.cc(of: id))
    row[HeaderSlot.ruPort] = Int64(split.value.ruPort(of: id))
    row[HeaderSlot.sequenceCounter] =
      scope?.value == .bothDirections ? 2 : Int64(flow.key.direction)
    // A numerology guessed from a handful of messages is good enough to count slots, not to judge them.
    if flow.numerology != nil {
      row[HeaderSlot.slotsPerSubframe] = flow.slotsPerSubframe
    } else {
      row.clear(HeaderSlot.slotsPerSubframe)
    }
    flow.entries = [
      prbs.map { ConfigurationEntry("carrierPrbs", $0) },
      slots.map { ConfigurationEntry("slotsPerSubframe", $0) },
      ConfigurationEntry("eAxCSplit", split),
      scope.map { ConfigurationEntry("sequenceScope", $0) },
      settings.declared(flow, \.tdd).map { ConfigurationEntry("tdd", $0, value: $0.value.text) },
    ].compactMap { $0 }
  }

  /// What is declared of the endpoint.
  private func configureEndpoint(_ flow: Flow, _ row: inout EventRow) {
    let isUPlane = flow.key.kind == 0
    guard isUPlane || flow.key.kind == 2 else { return }
    flow.limits = settings.declared(flow, \.limits)?.value
    if flow.limits?.countsUses == true, !isUPlane, flow.uses == nil { flow.uses = SlotUses() }
    flow.members = isUPlane ? [] : settings.declared(flow, \.members)?.value ?? []
    (flow.endpoints, flow.endpointsAreAll) = isUPlane ? ([], false) : settings.endpoints(of: flow)
    flow.isDescribed = flow.limits != nil || !flow.members.isEmpty || !flow.endpoints.isEmpty
    flow.tdd = settings.declared(flow, \.tdd)?.value
    if flow.tdd != nil { flow.pair.hasDirections = true }
    let vlan = isUPlane ? UPlaneSlot.configuredVlan : CPlaneSlot.configuredVlan
    if let configured = flow.limits?.vlan { row[vlan] = configured } else { row.clear(vlan) }
    let symbols = isUPlane ? UPlaneSlot.symbolsPerSlot : CPlaneSlot.symbolsPerSlot
    if let prefix = settings.declared(flow, \.cyclicPrefix) {
      row[symbols] = prefix.value == .extended ? 12 : 14
    } else {
      row.clear(symbols)
    }
    flow.carrierEdge = isUPlane ? nil : carrierEdge(flow)
  }

  /// Half of the channel that a carrier of known width has, Hz: beyond it nothing is sent or received. Of several channels
  /// with as many PRBs the widest.
  private func carrierEdge(_ flow: Flow) -> Int64? {
    guard let prbs = settings.declared(flow, \.carrierPrbs), prbs.provenance <= .capture,
      let slots = settings.declared(flow, \.slotsPerSubframe), slots.provenance <= .capture
    else { return nil }
    return CarrierBandwidths.hertz(prbs: prbs.value, slotsPerSubframe: slots.value).map { $0 / 2 }
  }

  private func numerology(_ flow: Flow, _ slots: Sourced<Int>?) -> Numerology? {
    Numerology(
      slotsPerSubframe: slots?.value ?? 0,
      cyclicPrefix: settings.declared(flow, \.cyclicPrefix)?.value ?? .normal)
  }

  /// - Parameter carrier: what is known of the carrier.
  private func configureFormat(_ flow: Flow, _ carrier: Sourced<Int>?, _ sibling: UPlaneFormat?) {
    let declared = declaredFormat(flow)
    let found = flow.survey?.inferred(context(flow, carrier, sibling))
    // What the flow's own messages say of "all PRBs" goes before what others say.
    let hasOwn = found.map { $0.format.carrierPrbs > 0 } ?? false
    let others = hasOwn && carrier?.provenance == .inferred ? nil : carrier
    if let declared {
      flow.configuration = FlowConfiguration(
        format: declared, compression: declaredCompression(flow)?.value, carrierPrbs: carrier)
    } else if let found {
      flow.configuration = FlowConfiguration(found, carrierPrbs: others)
      if let stated = declaredCompression(flow) { flow.configuration?.compare(with: stated) }
      // A static header of which nobody says the method and the width can't be decoded by: it is compared.
      if let form = declaredForm(flow), (form.value == .isDynamic) != found.format.isDynamic {
        flow.configuration?.format.alternatives.append(form.asAlternative)
      }
    } else if let stated = declaredCompression(flow) {
      // Without a header in the sections, since the traffic shows none.
      let format = UPlaneFormat.fixed(stated.value.method, width: stated.value.width)
      flow.configuration = FlowConfiguration(
        format: Sourced(format, stated.provenance, evidence: stated.evidence), carrierPrbs: carrier)
    } else if var sibling, flow.survey == nil {
      // It may be of another carrier.
      sibling.carrierPrbs = 0
      flow.configuration = FlowConfiguration(
        format: Sourced(sibling, .inferred, evidence: [Indication(.otherFlows)]),
        carrierPrbs: carrier)
    } else {
      flow.configuration = nil
      flow.difficulty = flow.survey?.difficulty ?? [Indication(.noUPlane)]
    }
    if let found, found.format.overrulesHeader {
      flow.samplesCompression = found.compression
      if flow.configuration?.format.value.isDynamic == true {
        flow.configuration?.samples = found.compression
      }
    }
    flow.format = flow.configuration?.resolvedFormat
  }

  private func context(
    _ flow: Flow, _ carrier: Sourced<Int>?, _ sibling: UPlaneFormat?
  ) -> FormatContext {
    FormatContext(
      isDownlink: flow.isDownlink, largestPrbEnd: flow.pair.configuration.carrier(flow.carrier).largestPrbEnd,
      carrierPrbs: carrier.map(\.value), cPlaneCompression: flow.pair.cPlaneCompression[flow.key.eAxC],
      sibling: sibling)
  }

  /// What the messages of a flow say of "all PRBs", as far as they were surveyed.
  func allPrbs(of flow: Flow) -> AllPrbs? {
    flow.survey?.inferred(context(flow, settings.declared(flow, \.carrierPrbs), nil)).flatMap(AllPrbs.init)
  }

  /// Method and width as they are declared, where nothing is said of the header.
  private func declaredCompression(_ flow: Flow) -> Sourced<CompressionHeader>? {
    guard let method = settings.declared(flow, \.method), let width = settings.declared(flow, \.width) else {
      return nil
    }
    let weakest = max(method.provenance, width.provenance)
    return Sourced(
      CompressionHeader(method.value, width: width.value), weakest,
      evidence: weakest == method.provenance ? method.evidence : width.evidence)
  }

  private func declaredForm(_ flow: Flow) -> Sourced<HeaderForm>? {
    settings.declared(flow) { $0.isDynamic.map(HeaderForm.init) }
  }

  /// The format that is declared, where enough is: dynamic, or static with a method and a width. It is trusted as
  /// much as the least trusted of its parts.
  private func declaredFormat(_ flow: Flow) -> Sourced<UPlaneFormat>? {
    guard let form = declaredForm(flow) else { return nil }
    let length = settings.declared(flow, \.hasLength)
    let hasLength = length?.value ?? false
    if form.value == .isDynamic {
      return Sourced(
        .dynamic(hasLength: hasLength), form.provenance, evidence: form.evidence, frames: form.frames,
        alternatives: form.alternatives)
    }
    guard let method = settings.declared(flow, \.method), let width = settings.declared(flow, \.width) else {
      return nil
    }
    let parts = [
      (form.provenance, form.evidence), (method.provenance, method.evidence),
      (width.provenance, width.evidence),
    ]
    let weakest = parts.reduce(parts[0]) { $1.0 > $0.0 ? $1 : $0 }
    return Sourced(
      .fixed(method.value, width: width.value, hasLength: hasLength), weakest.0, evidence: weakest.1,
      frames: form.frames,
      alternatives: form.alternatives + method.alternatives.map { $0.named("udCompMeth") }
        + width.alternatives.map { $0.named("udIqWidth") })
  }
}

extension AlternativeValue {
  /// The value with the name of the setting that it is for.
  fileprivate func named(_ name: String) -> AlternativeValue {
    var copy = self
    if value.code == .place { copy.value.arguments = value.arguments.map { "\(name) \($0)" } }
    return copy
  }
}

/// Whether sections carry `udCompHdr`, for reports.
private enum HeaderForm: String, Sendable, CustomStringConvertible {
  case isStatic = "static header"
  case isDynamic = "dynamic header"

  init(_ isDynamic: Bool) { self = isDynamic ? .isDynamic : .isStatic }

  var description: String { rawValue }
}

extension FlowConfiguration {
  /// Tells whether what was found agrees with what somebody states of method and width.
  fileprivate mutating func compare(with stated: Sourced<CompressionHeader>) {
    if compression == stated.value {
      format.evidence += [Indication(.saysTheSame)] + stated.evidence
    } else {
      format.alternatives.append(stated.asAlternative)
    }
  }
}
