internal import Events
internal import Wire

/// Reads eCPRI messages that are neither U- nor C-plane into rows.
enum ECPRIDecoder {
  /// Sends the event of a message: that of its type, or `ecpri` where the type has none.
  /// - Parameter range: the message with its common header.
  static func decode<S: EventSink & ~Copyable>(
    _ number: UInt8, _ bytes: Span<UInt8>, _ range: MessageRange, row: inout EventRow, sink: inout S
  ) {
    guard let type = ECPRILayouts.of(number) else {
      row.type = .ecpri
      sink.receive(&row)
      return
    }
    let captured = range.capturedEnd >= range.declaredEnd
    let start = range.start + 4
    let body = start..<max(start, min(range.declaredEnd, range.capturedEnd, bytes.count))
    var isReadable = false
    do throws(WireError) {
      let filled = try type.layout.fill(
        bytes, body, limit: captured ? .truncated : .notCaptured,
        universe: type.layout.program.ownSlots, writing: true, row: &row)
      isReadable = true
      // Where opaque bytes end the message, they are all that is behind the fixed part.
      row[ECPRILayouts.bytesBehind] =
        type.layout.endsOpen
        ? Int64(range.declaredEnd - start - type.layout.minimumBytes) : Int64(range.declaredEnd - filled.end)
      finish(nil, &row)
    } catch {
      row.clear(ECPRILayouts.bytesBehind)
      finish(error, &row)
    }
    row.type = type.event
    sink.receive(&row)
    if isReadable { type.layout.sendItems(bytes, body, row: &row, sink: &sink) }
  }

  private static func finish(_ defect: WireError?, _ row: inout EventRow) {
    if let defect, defect.code == .notCaptured {
      row.markUnknown(HeaderSlot.wellFormed)
      row.markUnknown(HeaderSlot.defect)
      row.clear(HeaderSlot.defectOffset)
      return
    }
    row[HeaderSlot.wellFormed] = defect == nil ? 1 : 0
    row[HeaderSlot.defect] = UPlaneMessage.defectCode(defect)
    if let defect {
      row[HeaderSlot.defectOffset] = Int64(defect.offset)
    } else {
      row.clear(HeaderSlot.defectOffset)
    }
  }
}
