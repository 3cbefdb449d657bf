public import Events
internal import Platform
internal import Transport
public import Units
internal import Wire

/// Turns frames that carry eCPRI into events.
///
/// The first frames are kept, surveyed for how flows are to be decoded, and replayed once that is settled;
/// a flow that turns up later is configured by its first messages. Nothing has to be set by hand, and what
/// was inferred is told (``report``).
public struct FronthaulDecoder: ~Copyable {
  var settings: DecodeSettings
  public let units: UnitDirectory
  var table = FlowTable()
  var pairs: [UnitPair] = []
  var pairNumbers: [Int: Int] = [:]
  var prefix: PrefixStore?
  var cPlane = CPlaneDecoder()
  /// Messages that were not decoded because there were too many flows.
  public internal(set) var messagesBeyondFlowLimit = 0
  /// Messages whose first bytes lie behind the snap length, so that nobody knows the flow: at least so many.
  var messagesNotCaptured = 0
  /// Flows that are being surveyed.
  var surveys = 0
  /// Carriers that are looked at for the directions that their slots usually have.
  var directionSurveys = 0
  /// Messages that say what the one before them on their flow said, down to counter and radio time.
  public internal(set) var messagesRepeated = 0
  /// Of the time base: picoseconds that a byte takes on the wire, 0 for frames that are stamped at their start. Apart,
  /// since the time base has texts, whose references a copy would count.
  let stampedAfter: Int64
  /// Whether somebody wants to know the times of the U-plane. Apart for the same reason.
  let timesUPlane: Bool
  /// Whether the C-plane decoder has something that is declared of the endpoint of a flow.
  var describesEndpoint = false
  /// Requests of the C-plane so far.
  var requests = 0
  /// The flow of the message before: flows send in bursts.
  var lastFlow = -1
  /// Measures samples; `nil` = they are not looked at.
  var samples: SampleStage?
  /// Whether there is one: to ask the optional value itself is a call.
  private let measuresSamples: Bool
  /// How long the frames are that carry eCPRI, and which of them seem cut.
  var lengths = FrameLengths()
  /// Whether frames that were kept are surveyed or decoded: they were counted already.
  private var isReplaying = false

  /// - Parameter samples: how the samples of the U-plane are measured; `nil` = they are not looked at.
  public init(_ settings: DecodeSettings, units: UnitDirectory, samples: SampleMeasurement? = nil) {
    self.settings = settings
    stampedAfter = settings.timeBase.stampedAfter ?? 0
    timesUPlane = settings.timesUPlane
    self.units = units
    measuresSamples = samples != nil
    self.samples = samples.map { SampleStage($0) }
    prefix = PrefixStore(limit: settings.prefixBytes)
    cPlane.sendsAllocations = settings.sendsAllocations
  }

  /// Takes a frame whose payload is an eCPRI packet.
  public mutating func receive<S: EventSink & ~Copyable>(
    _ frame: FrameHeader, _ bytes: Span<UInt8>, into sink: inout S
  ) {
    lengths.note(bytes.count, of: frame.capture)
    guard prefix == nil else {
      countClaims(frame, bytes)
      if prefix?.append(frame, bytes) == false { settle(into: &sink) }
      return
    }
    decode(frame, bytes, &sink)
  }

  /// Says that no more frames come: what was kept is decoded.
  public mutating func finish<S: EventSink & ~Copyable>(into sink: inout S) {
    if prefix != nil { settle(into: &sink) }
    samples?.finish(into: &sink)
    let end = table.rows.indices.map { table.rows[$0][HeaderSlot.captureTime] }.max()
    if let end { endOccasions(at: end, into: &sink) }
  }

  /// Surveys what was kept, decides on its configuration, then replays it.
  private mutating func settle<S: EventSink & ~Copyable>(into sink: inout S) {
    guard let kept = prefix else { return }
    isReplaying = true
    // Not before: the first frames that were cut are told from whole ones by those behind them.
    for index in kept.frames.indices { survey(kept.frames[index], kept.bytes(of: index), .formats) }
    findFormats()
    for index in kept.frames.indices { survey(kept.frames[index], kept.bytes(of: index), .sections) }
    prefix = nil
    configureAll()
    var breaks = kept.breaks[...]
    var others = kept.others[...]
    for index in kept.frames.indices {
      while let next = breaks.first, next.place == index {
        breaks.removeFirst()
        breakOff(at: next.end, until: next.start, into: &sink)
        sink.breakOff(at: next.end, until: next.start)
      }
      while let next = others.first, next.place == index {
        others.removeFirst()
        see(next.packet, at: next.time, &sink)
      }
      decode(kept.frames[index], kept.bytes(of: index), &sink)
    }
    isReplaying = false
  }

  // MARK: Packets

  /// Walks the concatenated messages of an eCPRI packet (eCPRI 2.0, 3.1.3.1.2).
  private mutating func decode<S: EventSink & ~Copyable>(
    _ frame: FrameHeader, _ bytes: Span<UInt8>, _ sink: inout S
  ) {
    let packetStart = frame.payload.lowerBound
    let capturedEnd = min(frame.payload.upperBound, bytes.count)
    let frameEnd = max(frame.originalEnd, capturedEnd)
    var end = frameEnd
    var start = packetStart
    var index: Int64 = 0
    while true {
      guard capturedEnd &- start >= 4 else {
        // Of a frame that was cut the next message may begin beyond all that is known of it.
        reject(
          frame, bytes, at: min(start, frameEnd), end: end, index,
          capturedEnd < end ? .notCaptured : .truncated, &sink)
        return
      }
      var header = CommonHeader(bytes, at: start, frameEnd: end, packetStart: packetStart)
      if header.isUnfulfilled, isCut(frame, bytes.count, end, header) {
        lengths.noteCut(of: frame.capture)
        end = header.claimedEnd(from: start, packetStart: packetStart)
        header = CommonHeader(bytes, at: start, frameEnd: end, packetStart: packetStart)
        header.isOfCutFrame = true
      }
      let range = MessageRange(start: start, declaredEnd: header.declaredEnd, capturedEnd: capturedEnd)
      message(frame, bytes, header, range, index, &sink)
      guard header.isConcatenated, header.isFollowed else { return }
      start = header.next
      index &+= 1
    }
  }

  /// Whether a frame whose message claims more bytes than there are seems to be cut by the capture.
  ///
  /// - Parameter end: where the frame ends, as the capture says.
  @inline(never)
  mutating func isCut(_ frame: FrameHeader, _ length: Int, _ end: Int, _ header: CommonHeader) -> Bool {
    guard mayBeCut(frame, length, end) else { return false }
    if !isReplaying, header.payloadSize > header.available { lengths.noteClaim(length, of: frame.capture) }
    return lengths.seemsCut(length, of: frame.capture)
  }

  private func mayBeCut(_ frame: FrameHeader, _ length: Int, _ end: Int) -> Bool {
    // Of datagrams the header of IP says how long they are.
    frame.encapsulation == .ethernet && end <= length && length >= frame.originalLength
  }

  /// Counts whether a message of a frame that is kept claims more bytes than there are.
  private mutating func countClaims(_ frame: FrameHeader, _ bytes: Span<UInt8>) {
    let packetStart = frame.payload.lowerBound
    let capturedEnd = min(frame.payload.upperBound, bytes.count)
    let end = max(frame.originalEnd, capturedEnd)
    guard mayBeCut(frame, bytes.count, end) else { return }
    var start = packetStart
    while capturedEnd - start >= 4 {
      let header = CommonHeader(bytes, at: start, frameEnd: end, packetStart: packetStart)
      if header.payloadSize > header.available {
        lengths.noteClaim(bytes.count, of: frame.capture)
        return
      }
      guard header.isConcatenated, header.isFollowed else { return }
      start = header.next
    }
  }

  @inline(__always)
  private mutating func message<S: EventSink & ~Copyable>(
    _ frame: FrameHeader, _ bytes: Span<UInt8>, _ header: CommonHeader, _ range: MessageRange,
    _ index: Int64, _ sink: inout S
  ) {
    guard header.type == 0 || header.type == 2 else {
      other(frame, bytes, header, range, index, &sink)
      return
    }
    // Identifiers and the first word of the application header are needed to know the flow.
    guard range.declaredEnd &- range.start >= 12, range.capturedEnd &- range.start >= 12 else {
      let code: WireError.Code =
        range.declaredEnd &- range.start >= 12 ? .notCaptured : .truncated
      reject(frame, bytes, at: range.start, end: range.declaredEnd, index, code, &sink)
      return
    }
    let timing = TimingHeader(bytes, at: range.start &+ 8)
    let eAxC = UInt16(bytes[range.start &+ 4]) << 8 | UInt16(bytes[range.start &+ 5])
    let key = FlowKey(
      sender: frame.sender, receiver: frame.receiver, vlanId: Int32(truncatingIfNeeded: frame.vlanId),
      kind: header.type, direction: timing.direction, eAxC: eAxC)
    guard let number = flow(key, frame) else { return }
    lastFlow = number
    let flow = table.flows[number]
    if flow.messages > 0 {
      table.rows[number][HeaderSlot.previousTime] = table.rows[number][HeaderSlot.captureTime]
    }
    flow.messages &+= 1
    Self.fillFrame(&table.rows[number], frame, header, range, index, bytes)
    table.rows[number][HeaderSlot.sequenceId] = Int64(bytes[range.start &+ 6])
    let fragment = bytes[range.start &+ 7]
    let identity =
      UInt64(timing.word) << 32 | UInt64(header.payloadSize) << 16 | UInt64(bytes[range.start &+ 6]) << 8
      | UInt64(fragment)
    if identity == flow.lastIdentity, flow.messages > 1 { messagesRepeated &+= 1 }
    // Messages of a symbol come one after the other. Of the C-plane, sections have symbols of their own.
    let isSameSymbol =
      header.type == 0 && flow.messages > 1
      && UInt32(truncatingIfNeeded: flow.lastIdentity >> 32) == timing.word
    flow.lastIdentity = identity
    table.rows[number][HeaderSlot.eBit] = Int64(fragment >> 7)
    table.rows[number][HeaderSlot.subsequenceId] = Int64(fragment & 0x7F)
    if !isSameSymbol { timing.fill(&table.rows[number]) }
    Self.fillRadioTime(&table.rows[number], flow, timing, frame.time)
    // Behind a step there is nothing to compare the frame number with.
    if table.rows[number].value(HeaderSlot.frameDeviation) == nil, let step = flow.pair.clock.takeStep() {
      sink.noteStep(step)
    }
    if header.type == 0 {
      fillAirTime(flow, timing, frame)
      fillSchedule(flow, timing, bytes, range)
      if flow.pair.hasDirections {
        fillDirection(flow, timing, UPlaneSlot.slotDirection)
      } else if table.rows[number][HeaderSlot.radioSlot] != flow.directionSlot {
        fillUsualDirection(flow, timing, bytes, range)
      }
      if fragment == 0x80, !flow.hasFragments {
        uPlane(flow, bytes, range, &sink)
      } else {
        fragmented(flow, fragment, bytes, range, &sink)
      }
    } else {
      cPlane.slotTime = fillAirTime(flow, timing, frame, control: bytes, range)
      if flow.pair.hasDirections {
        fillDirection(flow, timing, CPlaneSlot.slotDirection)
      } else if table.rows[number][HeaderSlot.radioSlot] != flow.directionSlot {
        fillUsualDirection(flow, timing, bytes, range)
      }
      controlPlane(flow, bytes, range, &sink)
      schedule(flow)
    }
  }

  @inline(__always)
  private mutating func flow(_ key: FlowKey, _ frame: FrameHeader) -> Int? {
    if let known = table.find(key, after: lastFlow) { return known }
    guard let added = addFlow(key, frame) else {
      messagesBeyondFlowLimit &+= 1
      return nil
    }
    return added
  }

  // MARK: U-plane

  @inline(__always)
  mutating func uPlane<S: EventSink & ~Copyable>(
    _ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange, _ sink: inout S
  ) {
    if surveys > 0, flow.survey != nil { learn(flow, bytes, range) }
    guard let format = flow.format else {
      Self.withoutFormat(&table.rows[flow.number], range, &sink)
      return
    }
    let totals = UPlaneMessage.survey(bytes, range, format)
    guard totals.defect == nil else {
      defective(flow, bytes, range, format, totals, &sink)
      return
    }
    if flow.misfits > 0 { forgetMisfits(flow) }
    show(flow, bytes, range, format, totals, &sink)
  }

  /// Sends a message and its sections.
  @inline(__always)
  mutating func show<S: EventSink & ~Copyable>(
    _ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat,
    _ totals: borrowing SectionTotals, _ sink: inout S
  ) {
    let number = flow.number
    UPlaneMessage.fill(&table.rows[number], totals, range)
    table.rows[number].type = .cusU
    if flow.isDescribed { fillSupport(flow, totals) }
    sink.receive(&table.rows[number])
    if format.isDynamic, !flow.hasMixedCompression, let first = totals.first {
      if Int(first.compression.rawValue) != flow.lastCompression {
        noteCompression(first.compression.rawValue, of: flow)
      }
      flow.lastSection = Int64(first.sectionId)
      flow.lastSectionSlot = table.rows[number][HeaderSlot.radioSlot]
    }
    UPlaneMessage.send(
      bytes, range, format, totals, flow.asksForSections ? flow : nil, &table.schedules, &table.rows[number],
      &sink)
    if measuresSamples {
      samples?.add(&table.rows[number], of: number, bytes, range, format, totals, into: &sink)
    }
  }

  /// A message of a flow that has fragments.
  @inline(never)
  private mutating func fragmented<S: EventSink & ~Copyable>(
    _ flow: Flow, _ fragment: UInt8, _ bytes: Span<UInt8>, _ range: MessageRange, _ sink: inout S
  ) {
    // Fragments share a number, and the first one has no subsequence: with another number the message before is over.
    let number = Int(table.rows[flow.number][HeaderSlot.sequenceId])
    let unendedFrame =
      fragment & 0x7F == 0
      ? flow.fragments.flatMap { $0.isOpen && $0.sequenceId != number ? $0.frame : nil } : nil
    if let unendedFrame { table.rows[flow.number][UPlaneSlot.unendedFrame] = unendedFrame }
    if fragment == 0x80 {
      if unendedFrame != nil { flow.fragments?.giveUp() }
      uPlane(flow, bytes, range, &sink)
    } else {
      flow.hasFragments = true
      uPlaneFragment(flow, bytes, range, &sink)
    }
    if unendedFrame != nil { table.rows[flow.number].clear(UPlaneSlot.unendedFrame) }
  }

  /// A fragment of a radio-transport message: the last one brings the sections of the whole.
  @inline(never)
  private mutating func uPlaneFragment<S: EventSink & ~Copyable>(
    _ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange, _ sink: inout S
  ) {
    guard let format = flow.format, range.capturedEnd >= range.declaredEnd else {
      Self.withoutFormat(&table.rows[flow.number], range, &sink)
      return
    }
    var store = flow.fragments ?? FragmentStore()
    // The store alone holds its bytes, or each fragment would copy all that came before it.
    flow.fragments = nil
    let outcome = store.add(
      bytes.extracting((range.start + 8)..<range.declaredEnd),
      sequenceId: Int(table.rows[flow.number][HeaderSlot.sequenceId]),
      subsequenceId: Int(table.rows[flow.number][HeaderSlot.subsequenceId]),
      isLast: table.rows[flow.number][HeaderSlot.eBit] != 0)
    store.frame = table.rows[flow.number][FrameSlot.frameNumber]
    flow.fragments = store
    guard outcome != .withoutStart else {
      Self.withoutFormat(&table.rows[flow.number], range, &sink)
      return
    }
    guard outcome == .complete else {
      var totals = SectionTotals(end: range.declaredEnd)
      if outcome == .broken { totals.defect = WireError(.badValue, at: range.start + 7, "subsequenceId") }
      UPlaneMessage.fill(&table.rows[flow.number], totals, range)
      // Whether the message can be read is not known without all of its fragments.
      if outcome == .broken { table.rows[flow.number].markUnknown(HeaderSlot.wellFormed) }
      table.rows[flow.number].type = .cusU
      sink.receive(&table.rows[flow.number])
      return
    }
    let message = UPlaneMessage.whole(store, format)
    let whole = MessageRange(start: -8, declaredEnd: message.count, capturedEnd: message.count)
    let totals = UPlaneMessage.survey(message.span, whole, format)
    guard totals.defect == nil else {
      unreadable(
        flow, message.span, whole, format, totals,
        UPlaneMessage.reading(message.span, whole, format, flow), &sink)
      return
    }
    show(flow, message.span, whole, format, totals, &sink)
  }

  // MARK: C-plane and the rest

  @inline(never)
  private mutating func controlPlane<S: EventSink & ~Copyable>(
    _ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange, _ sink: inout S
  ) {
    cPlane.isCarrierKnown = flow.isCarrierKnown
    cPlane.hasPriorities = flow.hasPriorities
    if flow.isDescribed != describesEndpoint || flow.isDescribed { describeEndpoint(flow) }
    noteOccasion(flow, bytes, range)
    cPlane.decode(
      bytes, (range.start + 8)..<range.declaredEnd, captured: range.capturedEnd >= range.declaredEnd,
      row: &table.rows[flow.number], sink: &sink)
    flow.hasPriorities = cPlane.hasPriorities
    noteDirections(flow, bytes, range)
  }

  /// Takes what is declared of the endpoint of a flow for its next message.
  @inline(never)
  private mutating func describeEndpoint(_ flow: Flow) {
    describesEndpoint = flow.isDescribed
    cPlane.limits = flow.limits
    cPlane.uses = flow.uses
    cPlane.members = flow.members
    cPlane.endpoints = flow.endpoints
    cPlane.endpointsAreAll = flow.endpointsAreAll
  }

  /// A message of another eCPRI type.
  @inline(never)
  private mutating func other<S: EventSink & ~Copyable>(
    _ frame: FrameHeader, _ bytes: Span<UInt8>, _ header: CommonHeader, _ range: MessageRange,
    _ index: Int64, _ sink: inout S
  ) {
    guard let flow = sideFlow(frame, kind: header.type) else { return }
    flow.messages += 1
    Self.fillFrame(&table.rows[flow.number], frame, header, range, index, bytes)
    if header.type == 5 { measureDelay(flow, bytes, range) }
    ECPRIDecoder.decode(header.type, bytes, range, row: &table.rows[flow.number], sink: &sink)
  }

  /// Pairs the messages of one-way delay measurements.
  private mutating func measureDelay(_ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange) {
    let start = range.start + 4
    let end = min(range.declaredEnd, range.capturedEnd, bytes.count)
    let message = start <= end ? DelayMessage(bytes, start..<end) : nil
    let isFromFirst = flow.sender == flow.pair.a
    if let delay = message.flatMap({ flow.pair.delayMeasurements.take($0, isFromFirst: isFromFirst) }) {
      table.rows[flow.number][ECPRILayouts.transportDelay] = delay
    } else {
      table.rows[flow.number].clear(ECPRILayouts.transportDelay)
    }
  }

  /// Bytes that should be a message and are none.
  @inline(never)
  private mutating func reject<S: EventSink & ~Copyable>(
    _ frame: FrameHeader, _ bytes: Span<UInt8>, at start: Int, end: Int, _ index: Int64,
    _ code: WireError.Code, _ sink: inout S
  ) {
    if code == .notCaptured { messagesNotCaptured &+= 1 }
    guard let flow = sideFlow(frame, kind: FlowKey.malformed) else { return }
    flow.messages += 1
    let header =
      min(frame.payload.upperBound, bytes.count) - start >= 4
      ? CommonHeader(bytes, at: start, frameEnd: max(frame.originalEnd, end), packetStart: start) : nil
    let ecpri = FieldSet((16..<24).map { FieldSlot($0) })
    table.rows[flow.number].clear(ecpri)
    let range = MessageRange(start: start, declaredEnd: end, capturedEnd: bytes.count)
    if let header {
      Self.fillFrame(&table.rows[flow.number], frame, header, range, index, bytes)
    } else {
      Self.fillPlace(&table.rows[flow.number], frame, start)
      table.rows[flow.number][HeaderSlot.messageIndex] = index
    }
    if code == .notCaptured {
      table.rows[flow.number].markUnknown(HeaderSlot.wellFormed)
    } else {
      table.rows[flow.number][HeaderSlot.wellFormed] = 0
    }
    table.rows[flow.number][HeaderSlot.defect] = UPlaneMessage.defectCode(
      WireError(code, at: start, "eCPRI message"))
    table.rows[flow.number][HeaderSlot.defectOffset] = Int64(start)
    table.rows[flow.number].type = .cusMalformed
    sink.receive(&table.rows[flow.number])
  }

  private mutating func sideFlow(_ frame: FrameHeader, kind: UInt8) -> Flow? {
    let key = FlowKey(
      sender: frame.sender, receiver: frame.receiver, vlanId: Int32(truncatingIfNeeded: frame.vlanId),
      kind: kind, direction: 0, eAxC: 0)
    return flow(key, frame).map { table.flows[$0] }
  }
}
