internal import Events
internal import Platform
internal import Wire

/// The timing header of a U-plane message, and of the C-plane one whose first four bytes are the same.
struct TimingHeader {
  let word: UInt32
  @inline(__always) init(_ bytes: Span<UInt8>, at offset: Int) {
    word =
      UInt32(bytes[offset]) << 24 | UInt32(bytes[offset &+ 1]) << 16 | UInt32(bytes[offset &+ 2]) << 8
      | UInt32(bytes[offset &+ 3])
  }
  @inline(__always) var direction: UInt8 { UInt8(truncatingIfNeeded: word >> 31) }
  @inline(__always) var payloadVersion: Int64 { Int64(word >> 28 & 7) }
  @inline(__always) var filterIndex: Int64 { Int64(word >> 24 & 15) }
  @inline(__always) var frameId: Int64 { Int64(word >> 16 & 0xFF) }
  @inline(__always) var subframeId: Int64 { Int64(word >> 12 & 15) }
  @inline(__always) var slotId: Int64 { Int64(word >> 6 & 0x3F) }
  @inline(__always) var symbolId: Int64 { Int64(word & 0x3F) }

  /// Fills the row's application header.
  @inline(__always)
  func fill(_ row: inout EventRow) {
    row[HeaderSlot.dataDirection] = Int64(direction)
    row[HeaderSlot.payloadVersion] = payloadVersion
    row[HeaderSlot.filterIndex] = filterIndex
    row[HeaderSlot.frameId] = frameId
    row[HeaderSlot.subframeId] = subframeId
    row[HeaderSlot.slotId] = slotId
    row[HeaderSlot.symbolId] = symbolId
  }
}

/// Where an eCPRI message lies: positions in the bytes of its frame.
struct MessageRange {
  /// The common header.
  var start: Int
  /// Behind the last byte, by its payload size, or the end of the frame if that is nearer.
  var declaredEnd: Int
  /// Behind the last byte that was captured.
  var capturedEnd: Int
}

/// What the sections of a message came to.
///
/// Nobody copies it: a defect has a text, whose references would be counted.
struct SectionTotals: ~Copyable {
  var sections: Int64 = 0
  var prbs: Int64 = 0
  var firstPrb: Int64 = -1
  var end: Int
  var defect: WireError?
  /// The first section: most messages have no other.
  var first: UPlaneSection?
}

/// Reads the sections of U-plane messages (CUS 8.3) into rows.
enum UPlaneMessage {
  /// Walks the sections without a row, so that the message can be shown before them.
  @inline(__always)
  static func survey(_ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat) -> SectionTotals {
    var totals = SectionTotals(end: range.start &+ 12)
    do throws(WireError) {
      while totals.end < range.declaredEnd {
        let section = try UPlaneSection(
          reading: bytes, at: totals.end, to: range.declaredEnd, captured: range.capturedEnd, as: format)
        if totals.sections == 0 {
          totals.firstPrb = Int64(section.startPrbu)
          totals.first = section
        }
        totals.sections &+= 1
        totals.prbs &+= Int64(section.prbCount)
        totals.end = section.end
      }
    } catch {
      totals.defect = error
    }
    return totals
  }

  /// What a section header may have behind its first four bytes and the compression header: a length, two masks.
  private static let moreHeaderBytes = [0, 2, 4, 6]

  /// The message that fragments make: with the section header left out of later ones where its sections fill the message
  /// then, as the dissectors read it, else as it came.
  static func whole(_ store: FragmentStore, _ format: UPlaneFormat) -> [UInt8] {
    for more in moreHeaderBytes {
      let message = store.joined(leavingOut: (format.isDynamic ? 6 : 4) + more)
      let range = MessageRange(start: -8, declaredEnd: message.count, capturedEnd: message.count)
      if survey(message.span, range, format).defect == nil { return message }
    }
    return store.joined(leavingOut: 0)
  }

  /// Fills the fields of the message that its sections decide.
  @inline(__always)
  static func fill(_ row: inout EventRow, _ totals: borrowing SectionTotals, _ range: MessageRange) {
    if let defect = totals.defect, defect.code == .notCaptured {
      for slot in [
        UPlaneSlot.sectionCount, UPlaneSlot.unreadBytes, UPlaneSlot.messagePrbs, HeaderSlot.wellFormed,
        HeaderSlot.defect,
      ] { row.markUnknown(slot) }
      row.clear(HeaderSlot.defectOffset)
    } else {
      row[UPlaneSlot.sectionCount] = totals.sections
      row[UPlaneSlot.unreadBytes] = Int64(range.declaredEnd &- totals.end)
      row[UPlaneSlot.messagePrbs] = totals.prbs
      row[HeaderSlot.wellFormed] = totals.defect == nil ? 1 : 0
      row[HeaderSlot.defect] = defectCode(totals.defect)
      if let defect = totals.defect {
        row[HeaderSlot.defectOffset] = Int64(defect.offset)
      } else {
        row.clear(HeaderSlot.defectOffset)
      }
    }
    if totals.firstPrb >= 0 {
      row[UPlaneSlot.firstPrbu] = totals.firstPrb
    } else {
      row.clear(UPlaneSlot.firstPrbu)
    }
  }

  /// Code point of ``ApplicationFields/defects``.
  static func defectCode(_ defect: WireError?) -> Int64 {
    switch defect?.code {
    case nil: 0
    case .truncated: 1
    case .badLength: 2
    case .badValue: 3
    case .tooDeep: 4
    case .notCaptured: 5
    }
  }

  /// Sends each section that could be read.
  ///
  /// - Parameters:
  ///   - flow: that of the message, where its sections are to be compared with what the C-plane asked for.
  ///   - schedules: where that stands.
  @inline(__always)
  static func send<S: EventSink & ~Copyable>(
    _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat, _ totals: borrowing SectionTotals,
    _ flow: Flow?, _ schedules: inout OwnedArray<SlotSchedule>, _ row: inout EventRow, _ sink: inout S
  ) {
    row.type = .cusUSection
    guard let first = totals.first else { return }
    fill(&row, first, format, 0, isWhole: range.start >= 0)
    if let flow { compare(&row, first, told(first, format), flow, &schedules) }
    sink.receive(&row)
    if totals.sections > 1 {
      sendOthers(bytes, range, format, totals.sections, from: first.end, flow, &schedules, &row, &sink)
    }
  }

  /// Sends the sections behind the first one.
  @inline(never)
  private static func sendOthers<S: EventSink & ~Copyable>(
    _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat, _ count: Int64, from start: Int,
    _ flow: Flow?, _ schedules: inout OwnedArray<SlotSchedule>, _ row: inout EventRow, _ sink: inout S
  ) {
    var offset = start
    var index: Int64 = 1
    while index < count {
      guard
        let section = try? UPlaneSection(
          reading: bytes, at: offset, to: range.declaredEnd, captured: range.capturedEnd, as: format)
      else { return }
      fill(&row, section, format, index, isWhole: range.start >= 0)
      if let flow { compare(&row, section, told(section, format), flow, &schedules) }
      sink.receive(&row)
      offset = section.end
      index &+= 1
    }
  }

  /// `udCompHdr` of a section; `nil` with a static header.
  private static func told(_ section: UPlaneSection, _ format: UPlaneFormat) -> UInt8? {
    format.isDynamic ? section.compression.rawValue : nil
  }

  /// Fills what the C-plane says of a section.
  ///
  /// - Parameter compression: its `udCompHdr`; `nil` = it has none.
  @inline(never)
  static func compare(
    _ row: inout EventRow, _ section: UPlaneSection, _ compression: UInt8?, _ flow: Flow,
    _ schedules: inout OwnedArray<SlotSchedule>
  ) {
    // Messages of a symbol, and symbols of a slot, mostly answer the same.
    let isSingle = section.prbCount == 1
    let answer = Int64(section.sectionId) << 16 | Int64(compression.map { UInt16($0) } ?? .max)
    let compared = answer << 1 | (isSingle ? 1 : 0)
    if compared == flow.lastCompared { return }
    flow.lastCompared = compared
    for slot in UPlaneSlot.requested { row.clear(slot) }
    guard
      let asked = schedules[flow.schedule].answer(
        section.sectionId, compression: compression, in: row[HeaderSlot.radioSlot])
    else { return }
    if !isSingle { row[UPlaneSlot.requestedRb] = asked.isSparse ? 1 : 0 }
    guard compression != nil else { return }
    if let requested = asked.compression { row[UPlaneSlot.requestedCompHdr] = Int64(requested) }
    if let sibling = asked.sibling { row[UPlaneSlot.siblingCompHdr] = Int64(sibling) }
  }

  @inline(__always)
  private static func fill(
    _ row: inout EventRow, _ section: UPlaneSection, _ format: UPlaneFormat, _ index: Int64, isWhole: Bool
  ) {
    if isWhole {
      row[UPlaneSlot.sectionOffset] = Int64(section.offset)
    } else {
      row.clear(UPlaneSlot.sectionOffset)
    }
    row[UPlaneSlot.sectionIndex] = index
    identify(&row, section)
    row[UPlaneSlot.rb] = section.rb ? 1 : 0
    row[UPlaneSlot.symInc] = section.symInc ? 1 : 0
    row[UPlaneSlot.numPrbu] = Int64(section.numPrbu)
    row[UPlaneSlot.prbEnd] = Int64(section.prbEnd)
    row[UPlaneSlot.sectionBytes] = Int64(section.end &- section.offset)
    row[UPlaneSlot.dynamicHeader] = format.isDynamic ? 1 : 0
    if format.isDynamic {
      row[UPlaneSlot.udIqWidth] = Int64(section.compression.rawValue >> 4)
      row[UPlaneSlot.udCompHdr] = Int64(section.compression.rawValue)
      row[UPlaneSlot.udCompReserved] = Int64(section.reserved)
    } else {
      row.clear(UPlaneSlot.udIqWidth)
      row.clear(UPlaneSlot.udCompHdr)
      row.clear(UPlaneSlot.udCompReserved)
    }
    if section.compression.hasFixedSize {
      row.clear(UPlaneSlot.udCompLen)
      row.clear(UPlaneSlot.sReSMask1)
      row.clear(UPlaneSlot.sReSMask2)
    } else {
      fillSelective(&row, section, format)
    }
  }

  /// Fills what tells a section from others and how its samples are to be read.
  @inline(__always)
  static func identify(_ row: inout EventRow, _ section: UPlaneSection) {
    row[UPlaneSlot.sectionId] = Int64(section.sectionId)
    row[UPlaneSlot.startPrbu] = Int64(section.startPrbu)
    row[UPlaneSlot.prbCount] = Int64(section.prbCount)
    row[UPlaneSlot.udCompMeth] = Int64(section.compression.methodCode)
    row[UPlaneSlot.iqWidth] = Int64(section.compression.width)
  }

  private static func fillSelective(_ row: inout EventRow, _ section: UPlaneSection, _ format: UPlaneFormat) {
    if format.hasLength {
      row[UPlaneSlot.udCompLen] = Int64(section.udCompLen)
    } else {
      row.clear(UPlaneSlot.udCompLen)
    }
    if section.compression.hasSectionMasks {
      row[UPlaneSlot.sReSMask1] = Int64(section.sReSMask1 & 0xFFF)
      row[UPlaneSlot.sReSMask2] = Int64(section.sReSMask2 & 0xFFF)
    } else {
      row.clear(UPlaneSlot.sReSMask1)
      row.clear(UPlaneSlot.sReSMask2)
    }
  }
}
