internal import Events
internal import Platform
internal import Wire

/// U-plane messages that can't be read, or not as they say.
extension FronthaulDecoder {
  /// A message that could not be read to its end.
  @inline(never)
  mutating func defective<S: EventSink & ~Copyable>(
    _ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat,
    _ totals: borrowing SectionTotals, _ sink: inout S
  ) {
    guard totals.defect?.code != .notCaptured else {
      if flow.misfits > 0 { forgetMisfits(flow) }
      show(flow, bytes, range, format, totals, &sink)
      UPlaneMessage.sendUnread(format, totals, isUnreadable: false, &table.rows[flow.number], &sink)
      return
    }
    // The form of header is that of the flow: no other format is looked for.
    if let reading = UPlaneMessage.overruling(bytes, range, format, flow) {
      if flow.misfits > 0 { forgetMisfits(flow) }
      unreadable(flow, bytes, range, format, totals, reading, &sink)
      return
    }
    guard misfit(flow, bytes, range) else {
      let reading = UPlaneMessage.reading(bytes, range, format, flow)
      unreadable(flow, bytes, range, format, totals, reading, &sink)
      return
    }
    announceFormat(flow, bytes, range, &sink)
    uPlane(flow, bytes, range, &sink)
  }

  /// A message that its sections do not fill.
  ///
  /// - Parameter reading: a format by which they do; `nil`: none is known.
  @inline(never)
  mutating func unreadable<S: EventSink & ~Copyable>(
    _ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat,
    _ totals: borrowing SectionTotals, _ reading: UPlaneFormat?, _ sink: inout S
  ) {
    let number = flow.number
    let certain = UPlaneMessage.certain(bytes, range, format, totals)
    if reading == nil, certain.sections > 0 {
      show(flow, bytes, range, format, certain, &sink)
      if UPlaneMessage.isPadding(bytes, range, format, from: certain.end) { return }
    } else {
      // What was read of it by a format that does not fit are no sections.
      var none = SectionTotals(end: range.start &+ 12)
      none.firstPrb = totals.firstPrb
      none.defect = certain.defect
      if let reading {
        let read = UPlaneMessage.survey(bytes, range, reading)
        (none.sections, none.prbs, none.firstPrb) = (read.sections, read.prbs, read.firstPrb)
      }
      UPlaneMessage.fill(&table.rows[number], none, range)
      table.rows[number].clear(UPlaneSlot.supportsCompression)
      table.rows[number].type = .cusU
      sink.receive(&table.rows[number])
    }
    let asking = flow.asksForSections ? flow : nil
    if let reading {
      UPlaneMessage.sendMisfits(
        bytes, range, reading, asking, &table.schedules, &table.rows[number], &sink)
    } else {
      UPlaneMessage.sendMisfit(bytes, range, format, certain, asking, &table.rows[number], &sink)
    }
  }

  /// Sends a message whose section format is unknown: its header is judged, its sections are not.
  @inline(never)
  static func withoutFormat<S: EventSink & ~Copyable>(
    _ row: inout EventRow, _ range: MessageRange, _ sink: inout S
  ) {
    let isUnreadable = range.capturedEnd >= range.declaredEnd
    for slot in [
      UPlaneSlot.sectionCount, UPlaneSlot.unreadBytes, UPlaneSlot.messagePrbs, HeaderSlot.wellFormed,
      HeaderSlot.defect,
    ] { row.markUnknown(slot) }
    // The row may still have those of a message that could be read.
    row.clear(UPlaneSlot.firstPrbu)
    row.clear(HeaderSlot.defectOffset)
    row.type = .cusU
    row.isUnreadable = isUnreadable
    sink.receive(&row)
    row.isUnreadable = false
    UPlaneMessage.sendUnread(
      nil, SectionTotals(end: range.start + 12), isUnreadable: isUnreadable, &row, &sink)
  }
}
