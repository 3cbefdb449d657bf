public import Events
internal import Wire

/// What a C-plane message does not say about itself; 0 and `nil` = unknown.
public struct CPlaneConfiguration: Sendable, Equatable {
  /// Beamforming weights of a vector (K of extensions 1, 11 and 19), from the M-plane.
  public var weightCount: Int
  /// Bytes of channel samples for a resource block of section type 6.
  public var channelBytesPerPrb: Int
  /// Bytes of SINR values for a resource block (or for a section) of section type 9.
  public var sinrBytesPerPrb: Int

  public init(weightCount: Int = 0, channelBytesPerPrb: Int = 0, sinrBytesPerPrb: Int = 0) {
    self.weightCount = weightCount
    self.channelBytesPerPrb = channelBytesPerPrb
    self.sinrBytesPerPrb = sinrBytesPerPrb
  }
}

/// Reads C-plane messages into rows (CUS 7).
///
/// A message is read in two steps, so that the caller can complete the row in between: ``readHeader(_:_:captured:row:)``
/// fills what the event `cus.c` has, ``emitSections(_:row:sink:)`` sends it and the events of its parts.
public struct CPlaneDecoder {
  public var configuration: CPlaneConfiguration
  /// Whether an event tells what each section schedules: only where somebody asks, since it costs.
  public var sendsAllocations = false
  /// Whether the carrier of the next message has the PRBs that its row says, and no more.
  var isCarrierKnown = true
  /// When the slot of the next message is on the air; nil where nobody knows.
  var slotTime: SlotTime?
  /// Whether the flow of the next message has used priorities (CUS 7.8.1.4); set where a message does.
  var hasPriorities = false
  /// What the endpoint of the next message can do, and what was asked of it so far.
  var limits: EndpointLimits?
  var uses: SlotUses?
  /// Half of the channel of its carrier in Hz, where somebody says the carrier.
  var carrierEdge: Int64?
  /// Nanoseconds from the occasion before to that of the next message; `nil` where there is none, or it is the same.
  var sinceOccasion: Int64?
  /// The other eAxCs for which the sections of the next message may stand too, where somebody says them: those of its
  /// group (extension 10), and all of its direction (extension 7).
  var members: [UInt16] = []
  var endpoints: [UInt16] = []
  /// Whether there are no other endpoints.
  var endpointsAreAll = false
  /// The message whose header was read last.
  var message = CPlaneMessageExtent()

  public init(configuration: CPlaneConfiguration = CPlaneConfiguration()) {
    self.configuration = configuration
  }

  /// Reads a message and sends its events.
  ///
  /// - Parameters:
  ///   - bytes: the frame.
  ///   - range: from the application header (the byte behind ecpriSeqid) to the end of the eCPRI payload.
  ///     It may reach beyond what was captured.
  ///   - captured: `false` where the snap length cut the message.
  ///   - row: the flow's row, with the frame's and eCPRI's fields.
  public mutating func decode<S: EventSink & ~Copyable>(
    _ bytes: Span<UInt8>, _ range: Range<Int>, captured: Bool, row: inout EventRow, sink: inout S
  ) {
    readHeader(bytes, range, captured: captured, row: &row)
    emitSections(bytes, row: &row, sink: &sink)
  }

  /// The same for a message with its common header.
  mutating func decode<S: EventSink & ~Copyable>(
    _ bytes: Span<UInt8>, _ range: MessageRange, row: inout EventRow, sink: inout S
  ) {
    let start = range.start + 8
    decode(
      bytes, start..<max(start, range.declaredEnd), captured: range.capturedEnd >= range.declaredEnd,
      row: &row, sink: &sink)
  }

  /// Fills what `cus.c` says: the header, and what a pass over the whole message found.
  public mutating func readHeader(
    _ bytes: Span<UInt8>, _ range: Range<Int>, captured: Bool, row: inout EventRow
  ) {
    let end = max(0, min(range.upperBound, bytes.count))
    let start = max(0, min(range.lowerBound, end))
    message = CPlaneMessageExtent(
      range: start..<end, nominalEnd: range.upperBound, captured: captured)
    let typeOffset = start + ApplicationHeader.sectionTypeOffset
    if typeOffset < end { message.type = SectionType.of(bytes[typeOffset]) }
    let layout = message.type?.header ?? SectionType.unknownHeader
    var defect: WireError?
    do throws(WireError) {
      let filled = try layout.fill(
        bytes, message.range, limit: message.limit, universe: CPlaneSlot.onWire, writing: true, row: &row)
      message.body = filled.end
      message.startSymbol = row.value(HeaderSlot.symbolId) ?? 0
      message.sections = row.value(CPlaneSlot.numberOfSections) ?? 0
      row[CPlaneSlot.headerReserved] = filled.reservedNonZero ? 1 : 0
    } catch {
      defect = error
      row.clear(CPlaneSlot.headerReserved)
    }
    deriveHeader(&row)
    if let limits { deriveSupport(limits, &row) }
    row[CPlaneSlot.messageExtensions] = 0
    guard defect == nil else { return finish(defect, &row) }
    var nobody = Nobody()
    let walk = walkSections(bytes, emitting: false, row: &row, sink: &nobody)
    message.isReadable = true
    message.symbols = walk.symbols
    message.extensions = walk.extensions
    message.requests = walk.requests
    hasPriorities = hasPriorities || walk.hasPriorities
    row[CPlaneSlot.messageExtensions] = Int64(walk.extensions)
    row[CPlaneSlot.sectionsRead] = Int64(walk.read)
    row[CPlaneSlot.unreadBytes] = Int64(message.range.upperBound - walk.end)
    finish(walk.defect, &row)
  }

  /// Sends `cus.c` and the events of everything that could be read in the message whose header was read last.
  public mutating func emitSections<S: EventSink & ~Copyable>(
    _ bytes: Span<UInt8>, row: inout EventRow, sink: inout S
  ) {
    row.type = .cusC
    sink.receive(&row)
    guard message.isReadable else {
      if !message.captured {
        row[CPlaneSectionSlot.sectionOffset] = Int64(message.range.upperBound)
        row[CPlaneSectionSlot.sectionIndex] = 0
        row.clear(CPlaneSectionSlot.derived)
        sendUnreadAllocation(&row, &sink)
        sendUnreadAnswer(&row, &sink)
      }
      return
    }
    _ = walkSections(bytes, emitting: true, row: &row, sink: &sink)
  }

  private func deriveHeader(_ row: inout EventRow) {
    if row.present.contains(CPlaneSlot.sectionType) {
      row[CPlaneSlot.sectionTypeKnown] = message.type == nil ? 0 : 1
    } else {
      row.clear(CPlaneSlot.sectionTypeKnown)
    }
    if let width = row.value(CPlaneSlot.udIqWidth), let method = row.value(CPlaneSlot.udCompMeth) {
      row[CPlaneSlot.udCompHdr] = width << 4 | method
      row[CPlaneSlot.iqWidth] = width == 0 ? 16 : width
    } else {
      row.clear(CPlaneSlot.udCompHdr)
      row.clear(CPlaneSlot.iqWidth)
    }
  }

  /// Says whether the endpoint supports the message.
  private func deriveSupport(_ limits: EndpointLimits, _ row: inout EventRow) {
    guard let extensions = limits.extensions,
      let type = row.value(CPlaneSlot.sectionType).flatMap({ UInt8(exactly: $0) })
    else {
      row.clear(CPlaneSlot.supportsType)
      row.clear(CPlaneSlot.supportedExtensions)
      return
    }
    row[CPlaneSlot.supportsType] = extensions[type] == nil ? 0 : 1
    if let supported = extensions[type] {
      row[CPlaneSlot.supportedExtensions] = Int64(supported)
    } else {
      row.clear(CPlaneSlot.supportedExtensions)
    }
  }

  /// Says what of the endpoint's limits a section, which is in the row, leaves.
  func deriveUse(_ row: inout EventRow) {
    guard let limits, let uses, let type = message.type?.number, [0, 1, 3, 5].contains(type) else {
      row.clear(CPlaneSectionSlot.sectionsLeft)
      row.clear(CPlaneSectionSlot.beamsLeft)
      return
    }
    // Masks of extensions name symbols otherwise, and section type 3 counts those of its own: they are not counted.
    let isApart = type == 3 || row[CPlaneSectionSlot.extensionTypes] & Self.symbolMasks != 0
    let symbols =
      isApart
      ? 0
      : SlotSchedule.mask(upTo: row[CPlaneSectionSlot.symbolEnd])
        & ~SlotSchedule.mask(upTo: row[CPlaneSectionSlot.startSymbol])
    let use = uses.take(
      row[CPlaneSectionSlot.sectionId], beam: row.value(CPlaneSectionSlot.beamId) ?? 0, symbols: symbols,
      in: row[HeaderSlot.radioSlot])
    row.set(
      CPlaneSectionSlot.sectionsLeft,
      Self.left(use.sections, limits.sectionsPerSlot, use.sectionsOfSymbol, limits.sectionsPerSymbol))
    row.set(
      CPlaneSectionSlot.beamsLeft,
      Self.left(use.beams, limits.beamsPerSlot, use.beamsOfSymbol, limits.beamsPerSymbol))
  }

  /// The extensions that name symbols by a mask: 6, 12, 19.
  private static let symbolMasks: Int64 = 1 << 6 | 1 << 12 | 1 << 19

  /// What two limits leave, that of a slot and that of a symbol.
  private static func left(_ slot: Int, _ ofSlot: Int?, _ symbol: Int, _ ofSymbol: Int?) -> Int64? {
    [ofSlot.map { $0 - slot }, ofSymbol.map { $0 - symbol }].compactMap { $0 }.min().map(Int64.init)
  }

  /// Says what became of the message. What the capture cut off can't be judged.
  private func finish(_ defect: WireError?, _ row: inout EventRow) {
    if let defect, defect.code == .notCaptured {
      row.clear(HeaderSlot.defectOffset)
      for slot in [
        HeaderSlot.wellFormed, HeaderSlot.defect, CPlaneSlot.sectionsRead, CPlaneSlot.unreadBytes,
        CPlaneSlot.messageExtensions,
      ] { row.markUnknown(slot) }
      return
    }
    row[HeaderSlot.defect] = UPlaneMessage.defectCode(defect)
    row[HeaderSlot.wellFormed] = defect == nil ? 1 : 0
    guard let defect else {
      row.clear(HeaderSlot.defectOffset)
      return
    }
    row[HeaderSlot.defectOffset] = Int64(defect.offset)
    guard !message.isReadable else { return }
    row[CPlaneSlot.sectionsRead] = 0
    row[CPlaneSlot.unreadBytes] = Int64(message.range.count)
  }
}

/// Where a message lies, and what its header says about the rest.
struct CPlaneMessageExtent: Sendable {
  var range = 0..<0
  /// Where the message ends by its own length, captured or not.
  var nominalEnd = 0
  var captured = true
  var type: SectionType?
  /// The byte behind the header.
  var body = 0
  var startSymbol: Int64 = 0
  var sections: Int64 = 0
  var isReadable = false
  /// The symbols that its sections speak of: bit n stands for symbol n.
  var symbols: UInt16 = 0
  /// The extensions that its sections have: bit n stands for extension n.
  var extensions: UInt32 = 0
  /// What its sections ask for.
  var requests = AskedSections()

  /// Why there is nothing behind the range.
  var limit: WireError.Code { captured ? .truncated : .notCaptured }

  /// Why a part that ends at `end` does not fit the range.
  func excess(_ end: Int) -> WireError.Code {
    !captured && (end <= nominalEnd || nominalEnd <= range.upperBound) ? .notCaptured : .badLength
  }
}

/// The sink of a pass that only looks.
struct Nobody: EventSink {
  mutating func receive(_ row: inout EventRow) {}
}
