internal import Events

/// Fills the fields that every message has. All of it is static: for a call that only looks at the decoder the compiler
/// copies it whole.
extension FronthaulDecoder {
  /// Where a message was seen.
  @inline(__always)
  static func fillPlace(_ row: inout EventRow, _ frame: FrameHeader, _ start: Int) {
    row[HeaderSlot.frameNumber] = Int64(frame.number)
    row[HeaderSlot.captureTime] = frame.time
    row[HeaderSlot.originalLength] = Int64(frame.originalLength)
    row[HeaderSlot.messageOffset] = Int64(start)
    row[HeaderSlot.capture] = Int64(frame.capture)
    if frame.vlanTags > 0 {
      row[HeaderSlot.vlanPriority] = Int64(frame.vlanPriority)
    } else {
      row.clear(HeaderSlot.vlanPriority)
    }
    row[HeaderSlot.vlanTags] = Int64(frame.vlanTags)
  }

  /// Where a message was seen, and its eCPRI common header.
  @inline(__always)
  static func fillFrame(
    _ row: inout EventRow, _ frame: FrameHeader, _ header: CommonHeader, _ range: MessageRange,
    _ index: Int64, _ bytes: Span<UInt8>
  ) {
    fillPlace(&row, frame, range.start)
    row[HeaderSlot.ecpriVersion] = header.version
    row[HeaderSlot.ecpriReserved] = header.reserved
    row[HeaderSlot.ecpriConcatenation] = header.isConcatenated ? 1 : 0
    row[HeaderSlot.ecpriMessage] = Int64(header.type)
    row[HeaderSlot.ecpriPayload] = Int64(header.payloadSize)
    if header.isOfCutFrame {
      row.markUnknown(HeaderSlot.availableBytes)
    } else {
      row[HeaderSlot.availableBytes] = Int64(header.available)
    }
    row[HeaderSlot.messageIndex] = index
    row[HeaderSlot.concatenationFollowed] = header.isFollowed ? 1 : 0
    let isLast = !(header.isConcatenated && header.isFollowed)
    let trailing = isLast ? header.available &+ range.start &+ 4 &- range.declaredEnd : 0
    row[HeaderSlot.trailingBytes] = Int64(trailing)
    if trailing == 0 {
      row[HeaderSlot.trailingNonZero] = 0
    } else {
      fillTrailing(&row, bytes, range.declaredEnd, trailing)
    }
  }

  /// Looks at what lies behind the last message: padding is zero.
  @inline(never)
  private static func fillTrailing(_ row: inout EventRow, _ bytes: Span<UInt8>, _ start: Int, _ count: Int) {
    let end = min(bytes.count, start + count)
    var position = min(start, end)
    while position < end, bytes[position] == 0 { position += 1 }
    if position < end {
      row[HeaderSlot.trailingNonZero] = 1
    } else if start + count > bytes.count {
      row.markUnknown(HeaderSlot.trailingNonZero)
    } else {
      row[HeaderSlot.trailingNonZero] = 0
    }
  }

  /// What never changes in a flow.
  static func fillFlow(_ row: inout EventRow, _ flow: Flow, _ frame: FrameHeader) {
    row[HeaderSlot.source] = Int64(frame.source)
    row[HeaderSlot.destination] = Int64(frame.destination)
    row[HeaderSlot.encapsulation] = frame.encapsulation.rawValue
    if flow.key.vlanId >= 0 { row[HeaderSlot.vlanId] = Int64(flow.key.vlanId) }
    row[HeaderSlot.sender] = Int64(flow.sender.rawValue)
    row[HeaderSlot.receiver] = Int64(flow.receiver.rawValue)
    row[HeaderSlot.unitPair] = Int64(flow.pair.number)
  }

  /// Radio time, unwrapped with the capture time.
  @inline(__always)
  static func fillRadioTime(_ row: inout EventRow, _ flow: Flow, _ timing: TimingHeader, _ time: Int64) {
    let frame = flow.pair.clock.unwrap(timing.frameId, at: time, leads: flow.isFromDU)
    let standing = flow.pair.clock.standing
    row.isTimeDoubtful = standing.contains(.isDoubtful)
    let slot = (frame &* 10 &+ timing.subframeId) &* flow.slotsPerSubframe &+ timing.slotId
    row[HeaderSlot.radioSlot] = slot
    if standing.contains(.hasHistory) {
      row[HeaderSlot.frameDeviation] = flow.pair.clock.deviation
    } else {
      row.clear(HeaderSlot.frameDeviation)
    }
    if flow.lastRadioSlot == .min {
      row.clear(HeaderSlot.radioAdvance)
    } else {
      row[HeaderSlot.radioAdvance] = slot &- flow.lastRadioSlot
    }
    flow.lastRadioSlot = slot
    // PRACH and the like have a grid of their own: the carrier's size says nothing about it.
    if flow.carrierPrbs > 0, timing.filterIndex == 0 {
      row[HeaderSlot.carrierPrbs] = flow.carrierPrbs
    } else {
      row.clear(HeaderSlot.carrierPrbs)
    }
  }
}
