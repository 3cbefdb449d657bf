internal import Events
internal import Platform

/// Fills when messages were captured and when what they are about is on the air. What messages come through here is
/// mutating: for a call that only looks at the decoder the compiler copies it whole.
extension FronthaulDecoder {
  /// What passes between the start of a frame and its time stamp, nanoseconds.
  @inline(__always)
  private func stampDelay(_ length: Int) -> Int64 {
    stampedAfter == 0 ? 0 : TimeBase.stampDelay(length, stampedAfter: stampedAfter)
  }

  /// The times of a U-plane message.
  @inline(__always)
  mutating func fillAirTime(_ flow: Flow, _ timing: TimingHeader, _ frame: FrameHeader) {
    // The first message of a pair sets its clock, whoever asks for that.
    guard timesUPlane || flow.pair.airTime == nil else { return }
    table.rows[flow.number][AirTimeSlot.arrivalTime] = frame.time.subtractingWithSaturation(
      stampDelay(frame.originalLength))
    // Messages of a symbol come one after the other.
    if timing.word == flow.timedWord, flow.isNearFrame(frame.time) { return }
    // What counts the symbols of other filters, the C-plane may say anew at any time.
    flow.timedWord = timing.filterIndex == 0 ? timing.word : nil
    let numerology = timing.filterIndex == 0 ? flow.numerology : prachNumerology(flow, timing.filterIndex)
    guard let numerology, let slot = slotTime(flow, timing, frame.time, numerology) else {
      SlotTime.clear(&table.rows[flow.number])
      return
    }
    if timing.filterIndex != 0, slot.has(symbol: timing.symbolId), fillPreamble(flow, timing, slot) { return }
    slot.fill(&table.rows[flow.number], symbol: timing.symbolId)
  }

  /// Fills the times of a long preamble, of which each is as long as many symbols of the grid.
  @inline(never)
  private mutating func fillPreamble(_ flow: Flow, _ timing: TimingHeader, _ slot: SlotTime) -> Bool {
    guard timing.filterIndex == 1 || timing.filterIndex == 2,
      let preamble = flow.pair.longPreambles[flow.key.eAxC], timing.symbolId >= preamble.firstSymbol
    else { return false }
    let behind = (timing.symbolId &- preamble.firstSymbol) &* preamble.length
    table.rows[flow.number][AirTimeSlot.airTime] = slot.start(ofSymbol: preamble.firstSymbol)
      .addingWithSaturation(behind)
    table.rows[flow.number][AirTimeSlot.airTimeRounded] = slot.isRounded(symbol: preamble.firstSymbol) ? 1 : 0
    table.rows[flow.number][AirTimeSlot.symbolDuration] = preamble.length
    return true
  }

  /// The times of a C-plane message, and of the symbols of its slot for its sections.
  mutating func fillAirTime(
    _ flow: Flow, _ timing: TimingHeader, _ frame: FrameHeader, control bytes: Span<UInt8>,
    _ range: MessageRange
  ) -> SlotTime? {
    table.rows[flow.number][AirTimeSlot.arrivalTime] = frame.time.subtractingWithSaturation(
      stampDelay(frame.originalLength))
    let numerology = controlNumerology(flow, timing, bytes, range)
    guard let numerology, let slot = slotTime(flow, timing, frame.time, numerology) else {
      SlotTime.clear(&table.rows[flow.number])
      return nil
    }
    slot.fill(&table.rows[flow.number], symbol: timing.symbolId)
    return slot
  }

  @inline(__always)
  private mutating func slotTime(
    _ flow: Flow, _ timing: TimingHeader, _ time: Int64, _ numerology: Numerology
  ) -> SlotTime? {
    // While the number and the second are the same, the nearest frame is the same.
    if timing.frameId != flow.frameNumber || !flow.isNearFrame(time) {
      findFrame(flow, timing, time, numerology)
    }
    return SlotTime(
      timing, frameStart: flow.frameStart, fraction: flow.frameFraction, numerology)
  }

  @inline(never)
  private mutating func findFrame(
    _ flow: Flow, _ timing: TimingHeader, _ time: Int64, _ numerology: Numerology
  ) {
    let clock = flow.pair.airTime ?? AirTimeClock(settings.timeBase, timing, at: time, numerology)
    if flow.pair.airTime == nil { flow.pair.airTime = clock }
    table.rows[flow.number][AirTimeSlot.commonClock] = clock.isCommon ? 1 : 0
    flow.frameNumber = timing.frameId
    flow.frameFraction = clock.frameTime.fraction
    flow.frameStart = clock.frameTime.start(
      ofFrame: clock.frameTime.frame(numbered: timing.frameId, near: time))
  }

  /// What counts the symbols of a message with a filter of its own: what the C-plane says of the antenna, else what
  /// the filter is for (CUS 7.5.2.3).
  @inline(never)
  private func prachNumerology(_ flow: Flow, _ filterIndex: Int64) -> Numerology? {
    if let known = flow.pair.prachNumerologies[flow.key.eAxC] { return known }
    return filterIndex == 1 || filterIndex == 2 ? .fifteenKilohertz : flow.numerology
  }

  /// Section types 0 and 3 name their numerology in `frameStructure`, types 4 and 8 in the place of `filterIndex`.
  private func controlNumerology(
    _ flow: Flow, _ timing: TimingHeader, _ bytes: Span<UInt8>, _ range: MessageRange
  ) -> Numerology? {
    let header = range.start &+ 8
    let end = min(range.declaredEnd, range.capturedEnd)
    guard end &- header > ApplicationHeader.sectionTypeOffset else { return nil }
    switch bytes[header &+ ApplicationHeader.sectionTypeOffset] {
    case 4, 8: return Numerology(spacingCode: timing.filterIndex)
    case let type where type == 0 || type == 3:
      guard end &- header > Self.frameStructureOffset else { return nil }
      let code = bytes[header &+ Self.frameStructureOffset] & 15
      // They name their cyclic prefix too: what is configured is for the other types (7.5.2.14).
      let isExtended =
        code == 2 && end &- header > Self.prefixOffset &+ 1
        && UInt16(bytes[header &+ Self.prefixOffset]) << 8 | UInt16(bytes[header &+ Self.prefixOffset &+ 1])
          == Self.extendedPrefix
      guard
        let own = isExtended
          ? Numerology(mu: 2, cyclicPrefix: .extended) : Numerology(spacingCode: Int64(code))
      else { return nil }
      guard type == 3 else { return own }
      if flow.pair.prachNumerologies[flow.key.eAxC] != own {
        flow.pair.prachNumerologies[flow.key.eAxC] = own
      }
      if !flow.isDownlink, code == 12 || code == 14 {
        flow.pair.longPreambles[flow.key.eAxC] = LongPreamble(firstSymbol: timing.symbolId, spacingCode: code)
      }
      return own
    default: return flow.numerology
    }
  }

  private static var frameStructureOffset: Int { 8 }
  private static var prefixOffset: Int { 9 }
  /// Ts; `cpLength` of the extended cyclic prefix at 60 kHz.
  private static var extendedPrefix: UInt16 { 128 }
}
