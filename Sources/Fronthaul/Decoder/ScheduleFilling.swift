internal import Events
internal import Platform

/// What the C-plane asked for, beside the U-plane that answers.
extension FronthaulDecoder {
  /// Section types whose sections are answered by U-plane messages.
  private static let answered: Set<UInt8> = [1, 3, 5]
  private static let prach: UInt8 = 3
  /// Frames by which clocks may differ before a frame number is taken to be wrong.
  private static let nearFrames: UInt64 = 2
  /// Extensions that move the U-plane in time: transmission windows, and another order of symbols.
  private static let moving: UInt32 = 1 << 18 | 1 << 25

  /// Notes what a C-plane message asked for, when it has been read.
  mutating func schedule(_ flow: Flow) {
    guard let type = cPlane.message.type?.number, Self.answered.contains(type), cPlane.message.isReadable,
      let slot = table.rows[flow.number].value(HeaderSlot.radioSlot), flow.schedule >= 0
    else { return }
    let air = table.rows[flow.number].value(AirTimeSlot.airTime)
    let arrival = table.rows[flow.number].value(AirTimeSlot.arrivalTime)
    let lead = air.flatMap { air in arrival.map { air.subtractingWithSaturation($0) } }
    // Section type 3 names a numerology, in whose slots the filter of the carrier may count symbols too.
    if type == Self.prach, table.rows[flow.number].value(HeaderSlot.filterIndex) == 0 {
      table.schedules[flow.schedule].hasOtherGrids = true
    }
    // Preambles count symbols of their own.
    requests &+= 1
    let (asked, number) = (cPlane.message.requests, requests)
    let compression = table.rows[flow.number].value(CPlaneSlot.udCompHdr).flatMap {
      Self.fulfillable(CompressionHeader(rawValue: UInt8(truncatingIfNeeded: $0)), flow)
    }
    let symbols = type == Self.prach ? 0 : cPlane.message.symbols
    let frame = table.rows[flow.number][HeaderSlot.frameNumber]
    let filter = table.rows[flow.number].value(HeaderSlot.filterIndex)
    let isMoved = cPlane.message.extensions & Self.moving != 0
    func note(in schedule: Int) {
      let uPlane = table.schedules[schedule].uPlane
      let reached = uPlane < 0 ? (.min, 0) : table.progress[uPlane].place
      table.schedules[schedule].schedule(
        symbols, in: slot, lead: lead, frame: frame, reached: reached, isMoved: isMoved, filter: filter
      ) { $0.add(asked, compression: compression, message: number) }
    }
    note(in: flow.schedule)
    if cPlane.message.extensions & SectionAllocation.sharing != 0 { flow.pair.sharesRequests = true }
    guard flow.isDescribed, cPlane.message.extensions & SectionAllocation.grouping != 0 else { return }
    for member in flow.members {
      var key = flow.key
      key.eAxC = member
      note(in: flow.pair.schedule(of: key, in: &table.schedules))
    }
  }

  /// What was asked for, and what of it can't be there although the numbers of the messages follow each other.
  @inline(__always)
  mutating func fillSchedule(
    _ flow: Flow, _ timing: TimingHeader, _ bytes: Span<UInt8>, _ range: MessageRange
  ) {
    let slot = table.rows[flow.number][HeaderSlot.radioSlot]
    // Until the C-plane says more, messages of a slot have the same request.
    if slot != flow.requestSlot || requests != flow.requests { fillRequest(flow, slot, timing, bytes, range) }
    let isOrdered =
      timing.filterIndex == 0
      && (table.rows[flow.number].value(HeaderSlot.frameDeviation) ?? 0).magnitude <= Self.nearFrames
    let last = table.progress[flow.number].advance(
      to: slot, timing.symbolId, sequenceId: table.rows[flow.number][HeaderSlot.sequenceId],
      isOrdered: isOrdered, in: table.rows[flow.number][HeaderSlot.frameNumber])
    if let isInOrder = table.progress[flow.number].isInOrder, !flow.hasOtherGrids {
      if !isInOrder || table.rows[flow.number].value(UPlaneSlot.inSymbolOrder) == 0 {
        fillOrder(flow, isInOrder)
      } else {
        table.rows[flow.number][UPlaneSlot.inSymbolOrder] = 1
      }
    } else {
      table.rows[flow.number].clear(UPlaneSlot.inSymbolOrder)
      table.rows[flow.number].clear(UPlaneSlot.frameBefore)
    }
    table.rows[flow.number][UPlaneSlot.unseenMessages] =
      last.map { unseenMessages(flow, from: $0, to: (slot, timing.symbolId)) } ?? 0
  }

  /// Says that a message is out of order, and behind which one, or that the next one is in order again.
  @inline(never)
  private mutating func fillOrder(_ flow: Flow, _ isInOrder: Bool) {
    table.rows[flow.number][UPlaneSlot.inSymbolOrder] = isInOrder ? 1 : 0
    if isInOrder {
      table.rows[flow.number].clear(UPlaneSlot.frameBefore)
    } else {
      table.rows[flow.number][UPlaneSlot.frameBefore] = table.progress[flow.number].frameBefore
    }
  }

  @inline(never)
  private mutating func fillRequest(
    _ flow: Flow, _ slot: Int64, _ timing: TimingHeader, _ bytes: Span<UInt8>, _ range: MessageRange
  ) {
    flow.requestSlot = slot
    flow.requests = requests
    flow.lastCompared = -1
    table.schedules[flow.schedule].uPlane = flow.number
    flow.hasOtherGrids = table.schedules[flow.schedule].hasOtherGrids
    if seesRequests(of: flow),
      let other = Self.otherRequest(flow, slot, timing, bytes, range, table.schedules)
    {
      show(other, flow, slot)
      forgetRequests(flow)
      return
    }
    guard let request = table.schedules[flow.schedule].request(for: slot) else {
      for slot in UPlaneSlot.answered { table.rows[flow.number].clear(slot) }
      for slot in [
        UPlaneSlot.requestLead, UPlaneSlot.requestFrame, UPlaneSlot.requestBehind, UPlaneSlot.requestMoved,
      ] { table.rows[flow.number].clear(slot) }
      forgetRequests(flow)
      return
    }
    if !flow.isDownlink || request.hasSparse || flow.hasMixedCompression {
      flow.asksForSections = true
    } else {
      forgetRequests(flow)
    }
    table.rows[flow.number][UPlaneSlot.requestMoved] = request.isMoved ? 1 : 0
    if let lead = request.lead {
      table.rows[flow.number][UPlaneSlot.requestLead] = lead
    } else {
      table.rows[flow.number].clear(UPlaneSlot.requestLead)
    }
    table.rows[flow.number][UPlaneSlot.requestFrame] = request.frame
    table.rows[flow.number][UPlaneSlot.requestBehind] = request.isBehind ? 1 : 0
    table.rows[flow.number][UPlaneSlot.requestedFrameId] = timing.frameId
    table.rows[flow.number][UPlaneSlot.requestedSubframeId] = timing.subframeId
    table.rows[flow.number][UPlaneSlot.requestedSlotId] = timing.slotId
    table.rows[flow.number][UPlaneSlot.requestedEAxC] = Int64(flow.key.eAxC)
    table.rows[flow.number].clear(UPlaneSlot.offsetFrame)
    if let filter = request.filter {
      table.rows[flow.number][UPlaneSlot.requestedFilter] = filter
    } else {
      table.rows[flow.number].clear(UPlaneSlot.requestedFilter)
    }
  }

  /// Whether the capture holds what a message answers: it began early enough, and frames are counted on since then.
  private mutating func seesRequests(of flow: Flow) -> Bool {
    let time = table.rows[flow.number][HeaderSlot.captureTime]
    let pair = flow.pair
    pair.observedSince = min(pair.observedSince, time)
    let since = max(pair.observedSince, pair.clock.steadySince)
    return time.subtractingWithSaturation(since) > Self.longestLead
  }

  /// How long before its U-plane the C-plane may come, nanoseconds.
  private static var longestLead: Int64 { 8_000_000 }

  /// A request that a message must answer since there is no other: it is of another slot, or of another antenna.
  private struct OtherRequest {
    /// Slots from it to the message.
    var offset: Int64
    var eAxC: UInt16
    var frame: Int64
  }

  /// Looks for the request that a message answers with another frame number, a slot later, or on another eAxC.
  ///
  /// Only what nothing answered so far counts. A slot earlier is not looked for: the request for the next slot mostly is
  /// there before its answer, and shows nothing when the own one was lost; nor a slot later in the downlink, whose C-plane may
  /// be late. Where the messages before were off, what is
  /// asked for in the own slot may be an older request, which they left open.
  private static func otherRequest(
    _ flow: Flow, _ slot: Int64, _ timing: TimingHeader, _ bytes: Span<UInt8>, _ range: MessageRange,
    _ schedules: borrowing OwnedArray<SlotSchedule>
  ) -> OtherRequest? {
    guard range.capturedEnd - range.start >= 14, range.declaredEnd - range.start >= 14 else { return nil }
    let sectionId = UInt16(bytes[range.start + 12]) << 4 | UInt16(bytes[range.start + 13] >> 4)
    if flow.slotOffset != 0,
      let frame = schedules[flow.schedule].unanswered(
        slot &- flow.slotOffset, symbol: timing.symbolId, sectionId: sectionId, filter: timing.filterIndex)
    {
      return OtherRequest(offset: flow.slotOffset, eAxC: flow.key.eAxC, frame: frame)
    }
    flow.slotOffset = 0
    guard !schedules[flow.schedule].hasRequest(for: slot) else { return nil }
    let frameLength = flow.slotsPerSubframe &* 10
    for offset in [frameLength, -frameLength, 1] where offset > 1 || offset < 0 || !flow.isDownlink {
      if let frame = schedules[flow.schedule].unanswered(
        slot &- offset, symbol: timing.symbolId, sectionId: sectionId, filter: timing.filterIndex)
      {
        flow.slotOffset = offset
        return OtherRequest(offset: offset, eAxC: flow.key.eAxC, frame: frame)
      }
    }
    // What is asked of other antennas too may be the own request.
    guard !schedules[flow.schedule].hasControl, !flow.pair.sharesRequests,
      let other = flow.pair.unanswered(
        than: flow.key, slot: slot, symbol: timing.symbolId, sectionId: sectionId, filter: timing.filterIndex,
        in: schedules)
    else { return nil }
    return OtherRequest(offset: 0, eAxC: other.eAxC, frame: other.frame)
  }

  /// Fills what another request says.
  private mutating func show(_ other: OtherRequest, _ flow: Flow, _ slot: Int64) {
    for slot in [
      UPlaneSlot.requestLead, UPlaneSlot.requestBehind, UPlaneSlot.requestMoved, UPlaneSlot.requestedFilter,
      UPlaneSlot.offsetFrame,
    ] { table.rows[flow.number].clear(slot) }
    let (subframes, slotId) = (slot &- other.offset).quotientAndRemainder(dividingBy: flow.slotsPerSubframe)
    table.rows[flow.number][UPlaneSlot.requestFrame] = other.frame
    table.rows[flow.number][UPlaneSlot.requestedFrameId] = subframes / 10 & 255
    table.rows[flow.number][UPlaneSlot.requestedSubframeId] = subframes % 10
    table.rows[flow.number][UPlaneSlot.requestedSlotId] = slotId
    table.rows[flow.number][UPlaneSlot.requestedEAxC] = Int64(other.eAxC)
    guard other.offset != 0 else { return }
    let time = table.rows[flow.number][HeaderSlot.captureTime]
    if flow.isDownlink {
      flow.pair.downlinkOffset = (other.offset, time, table.rows[flow.number][HeaderSlot.frameNumber])
    } else if flow.pair.downlinkOffset.slots == other.offset,
      time.subtractingWithSaturation(flow.pair.downlinkOffset.time).magnitude <= Self.sameOffset
    {
      table.rows[flow.number][UPlaneSlot.offsetFrame] = flow.pair.downlinkOffset.frame
    }
  }

  /// How long an offset of the downlink tells of that of the uplink, nanoseconds.
  private static var sameOffset: UInt64 { 100_000_000 }

  /// A compression that a request may ask for: the uplink has no modulation compression (A.5).
  private static func fulfillable(_ compression: CompressionHeader, _ flow: Flow) -> UInt8? {
    guard compression.isKnown, flow.isDownlink || !compression.method.isDownlinkOnly else { return nil }
    return compression.rawValue
  }

  /// Leaves the sections of a flow without what the C-plane says of them.
  private mutating func forgetRequests(_ flow: Flow) {
    guard flow.asksForSections else { return }
    flow.asksForSections = false
    for slot in UPlaneSlot.requested { table.rows[flow.number].clear(slot) }
  }

  /// Notes a compression that the flow has not had so far. Where it is not the first one, sections are looked up from now
  /// on.
  @inline(never)
  mutating func noteCompression(_ compression: UInt8, of flow: Flow) {
    defer { flow.lastCompression = Int(compression) }
    flow.pair.uPlaneCompression = CompressionHeader(rawValue: compression)
    guard flow.lastCompression >= 0 else { return }
    flow.hasMixedCompression = true
    flow.asksForSections = true
    flow.lastCompared = -1
    _ = table.schedules[flow.schedule].answer(
      UInt16(truncatingIfNeeded: flow.lastSection),
      compression: UInt8(truncatingIfNeeded: flow.lastCompression),
      in: flow.lastSectionSlot)
  }

  @inline(never)
  private mutating func unseenMessages(
    _ flow: Flow, from last: RadioProgress.Place, to next: RadioProgress.Place
  ) -> Int64 {
    Int64(
      table.schedules[flow.schedule].symbols(after: last, before: next)
        &* table.progress[flow.number].mostMessages)
  }
}
