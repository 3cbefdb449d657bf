internal import Events
internal import Platform

/// A TDD pattern that a command of section type 4 sets (CUS 7.2.9.2.2).
struct DirectionCommand: Equatable {
  /// The antenna that it is for; `nil` = the whole O-RU.
  var eAxC: UInt16?
  /// The first slot that it is for, and the first symbol of that.
  var slot: Int64
  var firstSymbol: Int64
  /// 0 = until it is changed.
  var slots: Int64
  /// Bit n: symbol n is for the downlink.
  var downlink: UInt16
  /// Bit n: symbol n is for neither direction.
  var guardSymbols: UInt16

  /// What a symbol is for; nil where the command does not say it.
  func direction(_ eAxC: UInt16, _ slot: Int64, _ symbol: Int64) -> SlotDirections.Direction? {
    guard self.eAxC == nil || self.eAxC == eAxC, slot >= self.slot,
      slots == 0 || slot.subtractingWithSaturation(self.slot) < slots, (0..<14).contains(symbol),
      slot > self.slot || symbol >= firstSymbol
    else { return nil }
    let bit = UInt16(1) << UInt16(symbol)
    // The direction of a guard symbol says nothing.
    if guardSymbols & bit != 0 { return .flexible }
    return downlink & bit != 0 ? .downlink : .uplink
  }
}

/// What slots are for, where somebody says it.
extension FronthaulDecoder {
  /// Commands of a pair that are remembered.
  private static let mostCommands = 16
  /// Offset of the first command in a message of section type 4, and the bytes of a pattern.
  private static let (firstCommand, patternBytes) = (8, 12)

  /// Fills what the slot and symbol of a message are for: what section type 4 set last, else what is declared.
  @inline(never)
  mutating func fillDirection(_ flow: Flow, _ timing: TimingHeader, _ field: FieldSlot) {
    if flow.isDirectionInferred { noteInferred(flow, false, field) }
    let slot = table.rows[flow.number][HeaderSlot.radioSlot]
    for command in flow.pair.directionCommands.reversed() {
      guard let direction = command.direction(flow.key.eAxC, slot, timing.symbolId) else { continue }
      table.rows[flow.number][field] = direction.rawValue
      return
    }
    let place = (timing.frameId &* 10 &+ timing.subframeId) &* flow.slotsPerSubframe &+ timing.slotId
    // What is declared counts the slots of the carrier, so its numerology has to be known, and be the one by which slots are
    // numbered (7.2.3.3).
    guard let pattern = flow.tdd, flow.numerology != nil, timing.slotId < flow.slotsPerSubframe,
      let direction = pattern.direction(ofSlot: place, slotsPerFrame: flow.slotsPerSubframe &* 10)
    else {
      table.rows[flow.number].clear(field)
      return
    }
    table.rows[flow.number][field] = direction.rawValue
  }

  /// Takes the TDD patterns of a message of section type 4. One that comes too late does not hold, and of one that is
  /// refused nobody knows.
  mutating func noteDirections(_ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange) {
    switch cPlane.message.type?.number {
    case 4: break
    case 8:
      if !flow.pair.directionCommands.isEmpty { flow.pair.directionCommands.removeAll() }
      return
    default: return
    }
    let start = range.start + 8
    let end = min(range.declaredEnd, range.capturedEnd)
    guard end - start >= Self.firstCommand,
      let air = table.rows[flow.number].value(AirTimeSlot.airTime),
      let arrival = table.rows[flow.number].value(AirTimeSlot.arrivalTime), arrival < air
    else { return }
    let scope = bytes[start + 4] & 15
    guard scope != 1 else { return }
    var command = start + Self.firstCommand
    for _ in 0..<Int(bytes[start + 6]) {
      guard end - command >= 4 else { return }
      let length = (Int(bytes[command + 1]) << 8 | Int(bytes[command + 2])) * 4
      guard length >= 4, command + length <= end else { return }
      if bytes[command] == 2, length >= Self.patternBytes {
        let found = DirectionCommand(
          eAxC: scope == 0 ? flow.key.eAxC : nil, slot: table.rows[flow.number][HeaderSlot.radioSlot],
          firstSymbol: table.rows[flow.number].value(HeaderSlot.symbolId) ?? 0,
          slots: Int64(bytes[command + 3]), downlink: Self.mask(bytes, command + 8),
          guardSymbols: Self.mask(bytes, command + 10))
        if flow.pair.directionCommands.count == Self.mostCommands {
          flow.pair.directionCommands.removeFirst()
        }
        flow.pair.directionCommands.append(found)
        flow.pair.hasDirections = true
      }
      command += length
    }
  }

  // MARK: Usual directions

  /// Carriers that are looked at, since strangers may make up any number.
  private static let mostDirectionSurveys = 256

  /// What the flows of a carrier share.
  mutating func usualDirections(of flow: Flow) -> UsualDirections? {
    if settings.hasInferences {
      guard let slots = settings.declared(flow, \.slotsPerSubframe)?.value else { return nil }
      return settings.declared(flow, \.usualDirections).flatMap {
        UsualDirections($0, slotsPerSubframe: slots)
      }
    }
    if let known = flow.pair.usualDirections[flow.carrier] { return known }
    guard directionSurveys < Self.mostDirectionSurveys else { return nil }
    directionSurveys += 1
    let usual = UsualDirections()
    flow.pair.usualDirections[flow.carrier] = usual
    return usual
  }

  /// Whether the slot of a message without a filter of its own has the direction of the message: other section types than
  /// 1 and 5 schedule nothing, or have a numerology of their own.
  static func hasDirection(_ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange) -> Bool {
    guard flow.key.kind == 2 else { return true }
    let place = range.start + 8 + ApplicationHeader.sectionTypeOffset
    guard place < min(range.declaredEnd, range.capturedEnd) else { return false }
    return bytes[place] == 1 || bytes[place] == 5
  }

  /// Looks for patterns in what the prefix showed. What made none is seen again when the prefix is replayed.
  mutating func settleDirections() {
    let configurator = FlowConfigurator(settings: settings)
    var looked: Set<ObjectIdentifier> = []
    for flow in table.flows {
      guard let usual = flow.usual, !looked.contains(ObjectIdentifier(usual)) else { continue }
      configurator.configureNumerology(flow)
      guard let known = flow.numerology else { continue }
      usual.settle(slotsPerSubframe: known.slotsPerSubframe)
      looked.insert(ObjectIdentifier(usual))
    }
    for pair in pairs {
      for usual in pair.usualDirections.values { usual.restart() }
    }
  }

  /// Fills the direction that the slot of a message usually has, once for all messages of the slot, and goes on looking
  /// for a pattern where there is none so far.
  @inline(never)
  mutating func fillUsualDirection(
    _ flow: Flow, _ timing: TimingHeader, _ bytes: Span<UInt8>, _ range: MessageRange
  ) {
    let field = flow.key.kind == 0 ? UPlaneSlot.slotDirection : CPlaneSlot.slotDirection
    guard timing.filterIndex == 0, let usual = flow.usual, Self.hasDirection(flow, bytes, range) else {
      if flow.directionSlot != .min {
        table.rows[flow.number].clear(field)
        flow.directionSlot = .min
      }
      return
    }
    flow.directionSlot = table.rows[flow.number][HeaderSlot.radioSlot]
    if usual.isOpen, usual.observe(timing, isDownlink: flow.isDownlink), let known = flow.numerology {
      usual.settle(slotsPerSubframe: known.slotsPerSubframe)
    }
    guard let direction = usual.direction(timing) else {
      table.rows[flow.number].clear(field)
      return
    }
    if !flow.isDirectionInferred {
      noteInferred(flow, true, field)
      if let entry = usual.entry { flow.entries.append(entry) }
    }
    table.rows[flow.number][field] = direction.rawValue
  }

  /// Says of a flow whether the directions of its slots are inferred.
  private mutating func noteInferred(_ flow: Flow, _ isInferred: Bool, _ field: FieldSlot) {
    flow.isDirectionInferred = isInferred
    var inferred = table.rows[flow.number].inferred
    if isInferred { inferred.insert(field) } else { inferred = inferred.subtracting(FieldSet([field])) }
    table.rows[flow.number].setInferred(inferred, presumed: table.rows[flow.number].presumed)
  }

  private static func mask(_ bytes: Span<UInt8>, _ place: Int) -> UInt16 {
    (UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])) & 0x3FFF
  }

  /// Fills whether the endpoint supports what a U-plane message has.
  @inline(never)
  mutating func fillSupport(_ flow: Flow, _ totals: borrowing SectionTotals) {
    guard let compression = totals.first?.compression, let supports = flow.limits?.supports(compression)
    else {
      table.rows[flow.number].clear(UPlaneSlot.supportsCompression)
      return
    }
    table.rows[flow.number][UPlaneSlot.supportsCompression] = supports ? 1 : 0
  }
}
