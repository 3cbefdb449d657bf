internal import Events

/// Fills the fields that every message has.
extension FronthaulDecoder {
  /// Where a message was seen.
  @inline(__always)
  func fillPlace(_ row: inout EventRow, _ frame: FrameHeader, _ start: Int) {
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
  func fillFrame(
    _ row: inout EventRow, _ frame: FrameHeader, _ header: CommonHeader, _ range: MessageRange,
    _ index: Int64, _ bytes: Span<UInt8>
  ) {
    fillPlace(&row, frame, range.start)
    row[HeaderSlot.ecpriVersion] = header.version
    row[HeaderSlot.ecpriReserved] = header.reserved
    row[HeaderSlot.ecpriConcatenation] = header.isConcatenated ? 1 : 0
    row[HeaderSlot.ecpriMessage] = Int64(header.type)
    row[HeaderSlot.ecpriPayload] = Int64(header.payloadSize)
    row[HeaderSlot.availableBytes] = Int64(header.available)
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
  private func fillTrailing(_ row: inout EventRow, _ bytes: Span<UInt8>, _ start: Int, _ count: Int) {
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
  func fillFlow(_ flow: Flow, source: UInt64, destination: UInt64, encapsulation: FrameHeader.Encapsulation) {
    flow.row[HeaderSlot.source] = Int64(source)
    flow.row[HeaderSlot.destination] = Int64(destination)
    flow.row[HeaderSlot.encapsulation] = encapsulation.rawValue
    if flow.key.vlanId >= 0 { flow.row[HeaderSlot.vlanId] = Int64(flow.key.vlanId) }
  }

  /// Radio time, unwrapped with the capture time.
  @inline(__always)
  func fillRadioTime(_ flow: Flow, _ timing: TimingHeader, _ time: Int64) {
    let frame = flow.pair.clock.unwrap(timing.frameId, at: time, leads: flow.isFromDU)
    let slot = (frame &* 10 &+ timing.subframeId) &* flow.slotsPerSubframe &+ timing.slotId
    flow.row[HeaderSlot.radioSlot] = slot
    if flow.pair.clock.hasHistory {
      flow.row[HeaderSlot.frameDeviation] = flow.pair.clock.deviation
    } else {
      flow.row.clear(HeaderSlot.frameDeviation)
    }
    if flow.lastRadioSlot == .min {
      flow.row.clear(HeaderSlot.radioAdvance)
    } else {
      flow.row[HeaderSlot.radioAdvance] = slot &- flow.lastRadioSlot
    }
    flow.lastRadioSlot = slot
    // PRACH and the like have a grid of their own: the carrier's size says nothing about it.
    if flow.carrierPrbs > 0, timing.filterIndex == 0 {
      flow.row[HeaderSlot.carrierPrbs] = flow.carrierPrbs
    } else {
      flow.row.clear(HeaderSlot.carrierPrbs)
    }
  }
}
