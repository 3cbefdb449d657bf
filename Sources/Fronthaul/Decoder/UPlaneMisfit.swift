internal import Events
internal import Platform
internal import Wire

/// U-plane messages whose sections do not consume the payload: which of their sections are certain, and which are unknown.
///
/// The first section begins behind the timing header whatever follows, and its first four bytes are the same in every form
/// of header. Where another one begins depends on the compression of those before it: of a message that does not come out
/// even, bytes behind a section may be samples.
extension UPlaneMessage {
  // MARK: Other readings

  /// A format by which a message can be read to its end although that of its flow does not fit; `nil`: none is known.
  ///
  /// Either the sections have the other form of header, or, with the form of the flow, samples of another compression than
  /// the one that they tell.
  @inline(never)
  static func reading(
    _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat, _ flow: Flow
  ) -> UPlaneFormat? {
    otherForms(format, flow).first { fits(bytes, range, $0) }
      ?? overruling(bytes, range, format, flow)
  }

  /// The format of a message whose sections tell another compression than their samples have.
  @inline(never)
  static func overruling(
    _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat, _ flow: Flow
  ) -> UPlaneFormat? {
    guard format.isDynamic else { return nil }
    let readings = ([flow.samplesCompression] + knownCompressions(flow)).compactMap { $0 }.filter(
      \.hasFixedSize)
    return readings.lazy.map {
      UPlaneFormat.overruling($0, hasLength: format.hasLength, carrierPrbs: format.carrierPrbs)
    }.first { fits(bytes, range, $0) }
  }

  /// The formats with the other form of header: with one, or without one and with a compression that is in use.
  private static func otherForms(_ format: UPlaneFormat, _ flow: Flow) -> [UPlaneFormat] {
    guard format.isDynamic else {
      return [.dynamic(hasLength: format.hasLength, carrierPrbs: format.carrierPrbs)]
    }
    return knownCompressions(flow).compactMap { $0 }.map {
      UPlaneFormat(
        isDynamic: false, compression: $0, hasLength: format.hasLength, carrierPrbs: format.carrierPrbs)
    }
  }

  /// What the C-plane asked for, what the flow told last, and what the other flows of the units did.
  private static func knownCompressions(_ flow: Flow) -> [CompressionHeader?] {
    let last =
      flow.lastCompression < 0
      ? nil : CompressionHeader(rawValue: UInt8(truncatingIfNeeded: flow.lastCompression))
    return [flow.pair.cPlaneCompression[flow.key.eAxC], last, flow.pair.uPlaneCompression]
  }

  private static func fits(_ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat) -> Bool {
    let totals = survey(bytes, range, format)
    return totals.defect == nil && totals.first.map { $0.compression.isKnown } ?? false
  }

  // MARK: What is certain

  /// The sections in front of the first one that does not fit the message.
  ///
  /// A section ends where its header says if what follows it looks like the header of the next one, or like padding. A static
  /// header has too little to tell it from samples.
  static func certain(
    _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat, _ totals: borrowing SectionTotals
  ) -> SectionTotals {
    var certain = SectionTotals(end: range.start &+ 12)
    certain.firstPrb = totals.firstPrb
    while !isPadding(bytes, range, format, from: certain.end),
      let section = try? UPlaneSection(
        reading: bytes, at: certain.end, to: range.declaredEnd, captured: range.capturedEnd, as: format),
      isPadding(bytes, range, format, from: section.end)
        || format.isDynamic && mayFollow(section, bytes, range)
    {
      if certain.sections == 0 { certain.first = section }
      certain.sections &+= 1
      certain.prbs &+= Int64(section.prbCount)
      certain.end = section.end
    }
    do throws(WireError) {
      _ = try UPlaneSection(
        reading: bytes, at: certain.end, to: range.declaredEnd, captured: range.capturedEnd, as: format)
      // This section fits the message, but the bytes after it are not a section.
      certain.defect = WireError(.badLength, at: certain.end, "sections")
    } catch {
      certain.defect = error
    }
    return certain
  }

  /// Whether the rest of a message is no section: too short for a header, or all 0.
  static func isPadding(
    _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat, from start: Int
  ) -> Bool {
    guard range.declaredEnd - start >= (format.isDynamic ? 6 : 4) else { return true }
    guard start >= range.start + 12, range.capturedEnd >= range.declaredEnd else { return false }
    return (start..<range.declaredEnd).allSatisfy { bytes[$0] == 0 }
  }

  /// Whether the bytes behind a section can be the header of another one of its message: the same compression, reserved bits
  /// that are 0, and other resource blocks.
  private static func mayFollow(
    _ section: UPlaneSection, _ bytes: Span<UInt8>, _ range: MessageRange
  ) -> Bool {
    let next = section.end
    guard min(range.declaredEnd, range.capturedEnd) &- next >= 6 else { return false }
    let sectionId = UInt16(bytes[next]) << 4 | UInt16(bytes[next + 1] >> 4)
    let startPrbu = Int(bytes[next + 1] & 3) << 8 | Int(bytes[next + 2])
    return bytes[next + 1] & 4 == 0 && bytes[next + 4] == section.compression.rawValue && bytes[next + 5] == 0
      && startPrbu < CarrierBandwidths.largest
      && (sectionId != section.sectionId || startPrbu >= section.prbEnd)
  }

  // MARK: Events

  /// Sends the headers of the sections of a message that another format reads to its end.
  ///
  /// - Parameter flow: that of the message, where its sections are to be compared with what the C-plane asked for.
  @inline(never)
  static func sendMisfits<S: EventSink & ~Copyable>(
    _ bytes: Span<UInt8>, _ range: MessageRange, _ reading: UPlaneFormat, _ flow: Flow?,
    _ schedules: inout OwnedArray<SlotSchedule>, _ row: inout EventRow, _ sink: inout S
  ) {
    var walk = UPlaneSectionWalk(
      bytes, from: range.start + 12, to: range.declaredEnd, captured: range.capturedEnd, as: reading)
    var index: Int64 = 0
    while let section = try? walk.next() {
      fillMisfit(&row, bytes, range, at: section.offset, index, carrierPrbs: section.prbCount)
      row[UPlaneSlot.dynamicHeader] = reading.isDynamic ? 1 : 0
      // A reserved method tells no compression that could be compared.
      if reading.overrulesHeader, CompressionHeader(rawValue: bytes[section.offset + 4]).isKnown {
        row[UPlaneSlot.udCompHdr] = Int64(bytes[section.offset + 4])
        if let flow { compare(&row, section, bytes[section.offset + 4], flow, &schedules) }
      } else {
        forgetCompression(&row, flow)
      }
      row.type = .cusUMisfit
      sink.receive(&row)
      index &+= 1
    }
  }

  /// Sends the header of the first section that does not fit its message, and an event for the unknown sections after it.
  ///
  /// - Parameter certain: the sections in front of it.
  @inline(never)
  static func sendMisfit<S: EventSink & ~Copyable>(
    _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat, _ certain: borrowing SectionTotals,
    _ flow: Flow?, _ row: inout EventRow, _ sink: inout S
  ) {
    forgetCompression(&row, flow)
    row.clear(UPlaneSlot.dynamicHeader)
    row.type = .cusUMisfit
    if min(range.declaredEnd, range.capturedEnd) - certain.end >= 4 {
      fillMisfit(
        &row, bytes, range, at: certain.end, certain.sections, carrierPrbs: Int(format.carrierPrbs))
      sink.receive(&row)
    }
    row[UPlaneSlot.sectionIndex] = certain.sections + 1
    for slot in [
      UPlaneSlot.sectionId, UPlaneSlot.rb, UPlaneSlot.symInc, UPlaneSlot.startPrbu, UPlaneSlot.numPrbu,
      UPlaneSlot.prbEnd,
    ] { row.markUnknown(slot) }
    row.isUnreadable = true
    sink.receive(&row)
    row.isUnreadable = false
  }

  private static func forgetCompression(_ row: inout EventRow, _ flow: Flow?) {
    row.clear(UPlaneSlot.udCompHdr)
    for slot in UPlaneSlot.requested { row.clear(slot) }
    flow?.lastCompared = -1
  }

  /// Fills what the first four bytes of a section say.
  ///
  /// - Parameter carrierPrbs: what `numPrbu` = 0 stands for; 0 = not known.
  private static func fillMisfit(
    _ row: inout EventRow, _ bytes: Span<UInt8>, _ range: MessageRange, at start: Int, _ index: Int64,
    carrierPrbs: Int
  ) {
    let second = bytes[start + 1]
    let (rb, first) = (second & 8 != 0, Int64(second & 3) << 8 | Int64(bytes[start + 2]))
    if range.start >= 0 {
      row[UPlaneSlot.sectionOffset] = Int64(start)
    } else {
      row.clear(UPlaneSlot.sectionOffset)
    }
    row[UPlaneSlot.sectionIndex] = index
    row[UPlaneSlot.sectionId] = Int64(bytes[start]) << 4 | Int64(second >> 4)
    row[UPlaneSlot.rb] = rb ? 1 : 0
    row[UPlaneSlot.symInc] = second & 4 != 0 ? 1 : 0
    row[UPlaneSlot.startPrbu] = first
    row[UPlaneSlot.numPrbu] = Int64(bytes[start + 3])
    let count = bytes[start + 3] == 0 ? Int64(carrierPrbs) : Int64(bytes[start + 3])
    if count > 0 {
      row[UPlaneSlot.prbEnd] = first + (rb ? count * 2 - 1 : count)
    } else {
      row.clear(UPlaneSlot.prbEnd)
    }
  }

  /// Sends a section that may be there and whose fields are all unknown.
  ///
  /// - Parameters:
  ///   - format: `nil` = how sections lie is not known.
  ///   - totals: those in front of it.
  ///   - isUnreadable: whether that is so although its bytes were captured.
  @inline(never)
  static func sendUnread<S: EventSink & ~Copyable>(
    _ format: UPlaneFormat?, _ totals: borrowing SectionTotals, isUnreadable: Bool, _ row: inout EventRow,
    _ sink: inout S
  ) {
    row[UPlaneSlot.sectionOffset] = Int64(totals.end)
    row[UPlaneSlot.sectionIndex] = totals.sections
    for slot in [
      UPlaneSlot.sectionId, UPlaneSlot.rb, UPlaneSlot.symInc, UPlaneSlot.startPrbu, UPlaneSlot.numPrbu,
      UPlaneSlot.prbCount, UPlaneSlot.prbEnd, UPlaneSlot.sectionBytes,
    ] { row.markUnknown(slot) }
    let header = [
      UPlaneSlot.udCompMeth, UPlaneSlot.iqWidth, UPlaneSlot.udIqWidth, UPlaneSlot.udCompReserved,
      UPlaneSlot.udCompLen, UPlaneSlot.sReSMask1, UPlaneSlot.sReSMask2, UPlaneSlot.udCompHdr,
    ]
    for slot in UPlaneSlot.requested { row.clear(slot) }
    if let format {
      row[UPlaneSlot.dynamicHeader] = format.isDynamic ? 1 : 0
      for slot in header { row.clear(slot) }
      if format.isDynamic {
        for slot in header where slot != UPlaneSlot.udCompLen || format.hasLength { row.markUnknown(slot) }
      } else {
        row[UPlaneSlot.udCompMeth] = Int64(format.compression.methodCode)
        row[UPlaneSlot.iqWidth] = Int64(format.compression.width)
        if format.hasLength { row.markUnknown(UPlaneSlot.udCompLen) }
        if format.compression.hasSectionMasks {
          row.markUnknown(UPlaneSlot.sReSMask1)
          row.markUnknown(UPlaneSlot.sReSMask2)
        }
      }
    } else {
      row.markUnknown(UPlaneSlot.dynamicHeader)
      for slot in header { row.markUnknown(slot) }
    }
    row.type = .cusUSection
    row.isUnreadable = isUnreadable
    sink.receive(&row)
    row.isUnreadable = false
  }
}
