internal import Events
internal import Platform
internal import Units
internal import Wire

/// How flows come to be known: surveyed in the prefix, configured, learned later, reconsidered.
extension FronthaulDecoder {
  /// Messages of a later flow that are surveyed; the format is settled anew after 1, 2, 4, … of them.
  private static let learningMessages = 32
  /// Flows that are surveyed at a time: a survey holds some twenty kilobytes. Flows beyond it take the format
  /// of a sibling.
  private static let surveyLimit = 1024
  /// Messages one after the other that do not fit before another format is looked for.
  private static let misfitLimit = 4

  // MARK: Survey of the prefix

  /// What a survey looks for.
  enum SurveyStage {
    /// Everything that can be told before anybody knows how U-plane sections lie.
    case formats
    /// The sections of U-plane messages, as far as their format was found.
    case sections
  }

  /// Surveys a frame of the prefix.
  mutating func survey(_ frame: FrameHeader, _ bytes: Span<UInt8>, _ stage: SurveyStage) {
    let packetStart = frame.payload.lowerBound
    let capturedEnd = min(frame.payload.upperBound, bytes.count)
    var end = max(frame.originalEnd, capturedEnd)
    var start = packetStart
    while capturedEnd - start >= 12 {
      var header = CommonHeader(bytes, at: start, frameEnd: end, packetStart: packetStart)
      if header.isUnfulfilled, isCut(frame, bytes.count, end, header) {
        end = header.claimedEnd(from: start, packetStart: packetStart)
        header = CommonHeader(bytes, at: start, frameEnd: end, packetStart: packetStart)
      }
      if header.type == 0 || header.type == 2, header.declaredEnd - start >= 12 {
        let range = MessageRange(start: start, declaredEnd: header.declaredEnd, capturedEnd: capturedEnd)
        switch stage {
        case .formats: observe(frame, bytes, header, range)
        case .sections: observeSections(frame, bytes, header, range)
        }
      }
      guard header.isConcatenated, header.isFollowed else { break }
      start = header.next
    }
  }

  private mutating func observe(
    _ frame: FrameHeader, _ bytes: Span<UInt8>, _ header: CommonHeader, _ range: MessageRange
  ) {
    let timing = TimingHeader(bytes, at: range.start + 8)
    let key = FlowKey(frame, bytes, header, at: range.start)
    guard let number = table.find(key) ?? addFlow(key, frame) else { return }
    let flow = table.flows[number]
    let isWhole = bytes[range.start + 7] == 0x80
    flow.pair.survey.observe(
      isUPlane: header.type == 0, isDownlink: flow.isDownlink, eAxC: key.eAxC,
      sequenceId: isWhole ? bytes[range.start + 6] : nil)
    if flow.isFromDU { flow.pair.hasTrafficOfDU = true }
    flow.frameSurvey.observe(timing, at: frame.time)
    let isRegular = timing.filterIndex == 0 && countsCarrierSlots(flow, bytes, range)
    if isRegular {
      if Self.hasDirection(flow, bytes, range) {
        _ = flow.usual?.observe(timing, isDownlink: flow.isDownlink)
      }
      flow.carrierSurvey.observe(slotId: UInt8(timing.slotId))
      if flow.isFromDU {
        flow.pair.clockSurvey.observe(timing, at: frame.time, of: flow.carrier, isUPlane: header.type == 0)
      }
    }
    if header.type == 0 {
      if !isRegular { flow.hasOtherChannels = true }
      if isWhole {
        flow.survey?.observe(
          bytes, from: range.start + 12, to: range.declaredEnd, captured: range.capturedEnd)
      }
      // The place of the first section is known whatever the rest looks like.
      if isRegular { observeSection(flow, bytes, range.start + 12, range) }
    } else {
      observeControl(flow, bytes, range, isRegular)
    }
  }

  /// Whether the slot of a message without a filter of its own counts in the numerology of the carrier: section type 3 has
  /// its own, in types 4 and 8 it stands in the place of the filter, and what an O-RU says of it proves nothing.
  private func countsCarrierSlots(_ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange) -> Bool {
    guard flow.key.kind == 2 else { return true }
    let place = range.start + 8 + ApplicationHeader.sectionTypeOffset
    guard place < min(range.declaredEnd, range.capturedEnd) else { return false }
    return [0, 1, 5, 6].contains(bytes[place]) && flow.pair.role(of: flow.sender) != .ru
  }

  /// The PRBs of the sections behind the first one.
  private mutating func observeSections(
    _ frame: FrameHeader, _ bytes: Span<UInt8>, _ header: CommonHeader, _ range: MessageRange
  ) {
    let key = FlowKey(frame, bytes, header, at: range.start)
    guard header.type == 0, bytes[range.start + 7] == 0x80,
      TimingHeader(bytes, at: range.start + 8).filterIndex == 0, let number = table.find(key),
      let format = table.flows[number].format
    else { return }
    var walk = UPlaneSectionWalk(
      bytes, from: range.start + 12, to: range.declaredEnd, captured: range.capturedEnd, as: format)
    guard (try? walk.next()) != nil else { return }
    while let section = try? walk.next() {
      guard section.numPrbu > 0 else { continue }
      table.flows[number].carrierSurvey.observeUPlaneSection(prbEnd: section.prbEnd, eAxC: key.eAxC)
    }
  }

  /// The PRBs of a section whose header begins at `start`.
  private func observeSection(_ flow: Flow, _ bytes: Span<UInt8>, _ start: Int, _ range: MessageRange) {
    guard range.declaredEnd - start >= 4, range.capturedEnd - start >= 4 else { return }
    let numPrb = Int(bytes[start + 3])
    let isUPlane = flow.key.kind == 0
    guard numPrb > 0 else {
      // Section type 0 asks for nothing.
      if !isUPlane, bytes[range.start + 13] != 0 {
        flow.carrierSurvey.observeRequestOfAllPrbs(eAxC: flow.key.eAxC)
      }
      return
    }
    let startPrb = Int(bytes[start + 1] & 3) << 8 | Int(bytes[start + 2])
    let isSparse = bytes[start + 1] & 8 != 0
    let prbEnd = startPrb + (isSparse ? numPrb * 2 - 1 : numPrb)
    if isUPlane {
      flow.carrierSurvey.observeUPlaneSection(prbEnd: prbEnd, eAxC: flow.key.eAxC)
    } else {
      flow.carrierSurvey.observeSection(prbEnd: prbEnd)
    }
  }

  /// The PRBs of the sections of a C-plane message: descriptions of eight bytes, each with its extensions.
  private func observeSections(_ flow: Flow, _ bytes: Span<UInt8>, from start: Int, _ range: MessageRange) {
    let end = min(range.declaredEnd, range.capturedEnd)
    var at = start
    for _ in 0..<Int(bytes[range.start + 12]) where end - at >= 8 {
      observeSection(flow, bytes, at, range)
      let hasExtensions = bytes[at + 6] & 0x80 != 0
      at += 8
      if hasExtensions { at = ExtensionChain(bytes, at..<end).end(after: at) }
    }
  }

  private mutating func observeControl(
    _ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange, _ isRegular: Bool
  ) {
    let start = range.start + 8
    let end = min(range.declaredEnd, range.capturedEnd)
    guard end - start >= 8 else { return }
    let sectionType = bytes[start + 5]
    if let sender = Self.sender(of: sectionType, end - start > 8 ? bytes[start + 8] >> 4 : nil) {
      noteRoles(flow, sender: sender, because: .cPlane(sectionType: sectionType))
    }
    switch sectionType {
    case 0, 3:
      guard end - start >= 12 else { return }
      flow.carrierSurvey.observeFrameStructure(bytes[start + 8], sectionType: sectionType)
      if sectionType == 3 { noteCompression(flow, bytes[start + 11]) }
      // The sections of type 3 have a numerology of their own.
      if sectionType == 0, isRegular { observeSections(flow, bytes, from: start + 12, range) }
    case 1, 5:
      noteCompression(flow, bytes[start + 6])
      if isRegular { observeSections(flow, bytes, from: start + 8, range) }
    default: break
    }
  }

  /// Who sends a section type (CUS 7.5.2.1); of LAA, both sides do, and the kind of the message tells (CUS 7.5.3.14).
  private static func sender(of sectionType: UInt8, _ laaMsgType: UInt8?) -> UnitRole? {
    switch (sectionType, laaMsgType) {
    case (7, 0), (7, 1), (7, 5): .du
    case (7, 2), (7, 3), (7, 4), (7, 6): .ru
    case (7, _): nil
    case (8, _), (9, _), (10, _): .ru
    default: .du
    }
  }

  private func noteCompression(_ flow: Flow, _ udCompHdr: UInt8) {
    guard !flow.isDownlink, udCompHdr != 0 else { return }
    flow.pair.cPlaneCompression[flow.key.eAxC] = CompressionHeader(rawValue: udCompHdr)
  }

  mutating func noteRoles(_ flow: Flow, sender: UnitRole, because evidence: RoleEvidence) {
    let (from, to) = (flow.sender, flow.receiver)
    guard from != to else { return }
    let receiver: UnitRole = sender == .du ? .ru : .du
    if flow.pair.noteDownlinkSender(sender == .du ? from : to) {
      noteForwarding(from, sender, because: evidence.ofSender)
      noteForwarding(to, receiver, because: evidence.ofReceiver)
    }
    units.observe(from, sender, because: evidence.ofSender)
    units.observe(to, receiver, because: evidence.ofReceiver)
  }

  /// The first sign of a pair that contradicts what a unit is to another peer.
  private func noteForwarding(
    _ unit: UnitID, _ role: UnitRole, because evidence: @autoclosure () -> Indication
  ) {
    let known = units.role(of: unit)
    if known != role, known == .du || known == .ru { units.observeForwarding(unit, because: evidence()) }
  }

  /// What the sender of a flow is: as declared; else what it is to the receiver, which may differ from what it is to
  /// others (CUS 13); else what it is to others.
  private func senderRole(of flow: Flow) -> UnitRole {
    if let declared = units.declaredRole(of: flow.sender), declared != .fhm { return declared }
    let towardsReceiver = flow.pair.role(of: flow.sender)
    guard towardsReceiver == .unknown else { return towardsReceiver }
    let known = units.role(of: flow.sender)
    return known == .fhm ? .unknown : known
  }

  // MARK: Flows

  /// Adds a flow that was not seen before, and its units.
  mutating func addFlow(_ key: FlowKey, _ frame: FrameHeader) -> Int? {
    // Before units and pairs are added, or made-up addresses would fill the memory.
    guard !table.isFull else { return nil }
    let part = TrafficPart(
      vlanId: Int(key.vlanId), eAxC: key.kind == 0 || key.kind == 2 ? key.eAxC : nil)
    let sender = units.unit(at: key.sender, in: part)
    let receiver = units.unit(at: key.receiver, in: part)
    let flow = Flow(
      key: key, number: table.flows.count, since: frame.time, from: sender, to: receiver,
      pair: pair(sender, receiver))
    flow.carrier = (settings.declared(flow, \.split)?.value ?? .usual).carrier(of: key.eAxC)
    guard let number = table.add(flow) else { return nil }
    Self.fillFlow(&table.rows[number], flow, frame)
    if key.kind == 0 || key.kind == 2 {
      flow.schedule = flow.pair.schedule(of: key, in: &table.schedules)
      flow.usual = usualDirections(of: flow)
    }
    if key.kind == 2 { table.schedules[flow.schedule].hasControl = true }
    if key.kind == 0 {
      flow.pair.noteUPlane(number, isDownlink: flow.isDownlink)
      if surveys < Self.surveyLimit {
        flow.survey = FormatSurvey()
        surveys += 1
      }
      noteRoles(
        flow, sender: flow.isDownlink ? .du : .ru, because: .uPlane(isDownlink: flow.isDownlink))
    }
    if prefix == nil {
      configure(flow, sibling: sibling(of: flow))
      table.rows[number][HeaderSlot.senderRole] = senderRole(of: flow).rawValue
      if flow.isFromDU { flow.pair.hasTrafficOfDU = true }
      noteDeclaration(flow)
    }
    return number
  }

  /// Notes whether the sender of a flow is one that the profile declares.
  ///
  /// One to which the O-DU sends something is another O-RU. One that sends uplink to a declared O-DU which sends it nothing
  /// answers what another one was asked.
  private mutating func noteDeclaration(_ flow: Flow) {
    guard flow.key.kind == 0, !flow.isDownlink else { return }
    if units.isDeclared(flow.sender) {
      table.rows[flow.number][UPlaneSlot.senderDeclared] = 1
    } else if units.isDeclared(flow.receiver), !flow.pair.hasTrafficOfDU, units.declaresUnit(as: .ru) {
      table.rows[flow.number][UPlaneSlot.senderDeclared] = 0
    }
  }

  private mutating func pair(_ a: UnitID, _ b: UnitID) -> UnitPair {
    let number = min(a, b).rawValue << 32 | max(a, b).rawValue
    if let known = pairNumbers[number] { return pairs[known] }
    pairNumbers[number] = pairs.count
    pairs.append(UnitPair(a, b, number: pairs.count))
    return pairs[pairs.count - 1]
  }

  /// The format of another flow of the same units and direction.
  private func sibling(of flow: Flow) -> UPlaneFormat? {
    guard flow.key.kind == 0 else { return nil }
    let siblings = flow.isDownlink ? flow.pair.downlink : flow.pair.uplink
    for number in siblings where number != flow.number {
      if let format = table.flows[number].format { return format }
    }
    return nil
  }

  /// Finds out how U-plane sections lie by what each flow shows by itself, and what they say of "all PRBs".
  mutating func findFormats() {
    for pair in pairs { pair.configuration = pair.survey.extents() }
    for flow in table.flows where flow.key.kind == 0 {
      configure(flow, sibling: nil)
      if !flow.hasOtherChannels,
        let stated = FlowConfigurator(settings: settings).allPrbs(of: flow)
      {
        flow.carrierSurvey.observeAllPrbs(stated, eAxC: flow.key.eAxC)
      }
    }
  }

  /// Configures everything that the prefix showed: first carriers, then flows in their light.
  mutating func configureAll() {
    for pair in pairs {
      pair.configuration = pair.survey.inferred()
      pair.configuration.compareNumerologies(with: pair.clockSurvey)
    }
    settleDirections()
    let configurator = FlowConfigurator(settings: settings)
    var numerologies: [[UInt16: Numerology]] = Array(repeating: [:], count: pairs.count)
    for flow in table.flows {
      configurator.configureNumerology(flow)
      if let known = flow.numerology { numerologies[flow.pair.number][flow.carrier] = known }
    }
    for pair in pairs {
      let known = numerologies[pair.number]
      if !known.isEmpty { pair.airTime = AirTimeClock(settings.timeBase, pair.clockSurvey) { known[$0] } }
    }
    for flow in table.flows {
      configure(flow, sibling: sibling(of: flow))
      table.rows[flow.number][HeaderSlot.senderRole] = senderRole(of: flow).rawValue
    }
    for flow in table.flows {
      flow.survey = nil
      noteDeclaration(flow)
    }
    for pair in pairs { pair.forgetSurveys() }
    surveys = 0
  }

  private mutating func configure(_ flow: Flow, sibling: UPlaneFormat?) {
    FlowConfigurator(settings: settings).configure(
      flow, &table.rows[flow.number], sibling: sibling)
  }

  // MARK: Later flows and changes

  /// Surveys a message of a flow that turned up after the prefix.
  @inline(never)
  mutating func learn(_ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange) {
    flow.survey?.observe(bytes, from: range.start + 12, to: range.declaredEnd, captured: range.capturedEnd)
    let seen = flow.survey?.messages ?? 0
    if seen & (seen - 1) == 0 {
      noteAllPrbs(flow)
      configure(flow, sibling: sibling(of: flow))
    }
    if seen >= Self.learningMessages {
      flow.survey = nil
      surveys -= 1
    }
  }

  /// Takes what a later flow says of "all PRBs", for the C-plane of its eAxC too.
  private mutating func noteAllPrbs(_ flow: Flow) {
    guard table.rows[flow.number][HeaderSlot.filterIndex] == 0,
      let stated = FlowConfigurator(settings: settings).allPrbs(of: flow),
      flow.pair.configuration.carrier(flow.carrier).statedPrbs[flow.key.eAxC]?.value != stated.prbs
    else { return }
    flow.pair.configuration.state(
      AllPrbs.sourced([stated]), eAxC: flow.key.eAxC, carrier: flow.carrier)
    for other in table.flows
    where other.key.kind == 2 && other.pair === flow.pair && other.key.eAxC == flow.key.eAxC {
      configure(other, sibling: nil)
    }
  }

  /// Notes a message that the format does not fit. Says whether another format was found and taken.
  @inline(never)
  mutating func misfit(_ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange) -> Bool {
    flow.misfits += 1
    // The profile and the O-RU know how the traffic should be read: what does not fit deviates.
    guard flow.configuration.map({ $0.format.provenance > .mPlane }) ?? true else { return false }
    if flow.misfits == 1, surveys < Self.surveyLimit {
      flow.reconsidering = FormatSurvey()
      surveys += 1
    }
    flow.reconsidering?.observe(
      bytes, from: range.start + 12, to: range.declaredEnd, captured: range.capturedEnd)
    guard flow.misfits >= Self.misfitLimit, flow.reconsidering != nil else { return false }
    let before = (flow.format, flow.configuration, flow.entries)
    let (inferred, presumed) = (table.rows[flow.number].inferred, table.rows[flow.number].presumed)
    if flow.survey != nil { surveys -= 1 }
    flow.survey = flow.reconsidering
    noteAllPrbs(flow)
    configure(flow, sibling: nil)
    flow.survey = nil
    forgetMisfits(flow)
    guard let format = flow.format, format != before.0 else {
      (flow.format, flow.configuration, flow.entries) = (before.0, before.1, before.2)
      table.rows[flow.number].setInferred(inferred, presumed: presumed)
      return false
    }
    return true
  }

  /// A flow has another format from this message on, which is an event of its own: with what the message is
  /// by the new format, since the row still has that of the message before.
  @inline(never)
  mutating func announceFormat<S: EventSink & ~Copyable>(
    _ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange, _ sink: inout S
  ) {
    guard let format = flow.format else { return }
    UPlaneMessage.fill(&table.rows[flow.number], UPlaneMessage.survey(bytes, range, format), range)
    table.rows[flow.number].type = .cusConfiguration
    sink.receive(&table.rows[flow.number])
  }

  /// A message fits, or another format was looked for.
  @inline(never)
  mutating func forgetMisfits(_ flow: Flow) {
    flow.misfits = 0
    guard flow.reconsidering != nil else { return }
    flow.reconsidering = nil
    surveys -= 1
  }
}
