internal import Events
internal import Wire

/// What a pass over the body of a message found.
struct CPlaneWalkResult {
  /// Sections (commands, UEs, …) whose description could be read.
  var read = 0
  /// The byte behind the last one.
  var end = 0
  /// The first thing that was wrong.
  var defect: WireError?
  /// The symbols that sections speak of: bit n stands for symbol n.
  var symbols: UInt16 = 0
  /// The extensions that sections have: bit n stands for extension n.
  var extensions: UInt32 = 0
  /// Whether an extension gives a priority, or repeats what has the highest one.
  var hasPriorities = false
  /// What the sections ask for, as their U-plane sees it.
  var requests = AskedSections()

  mutating func note(_ error: WireError) {
    if defect == nil { defect = error }
  }
}

/// The body of a message: one logic for the pass that looks and the pass that sends.
extension CPlaneDecoder {
  func walkSections<S: EventSink & ~Copyable>(
    _ bytes: Span<UInt8>, emitting: Bool, row: inout EventRow, sink: inout S
  ) -> CPlaneWalkResult {
    var walk = CPlaneWalkResult(end: message.body)
    guard let type = message.type else { return walk }
    do throws(WireError) {
      switch type.body {
      case .sections(let layout):
        try walkDescriptions(layout, nil, bytes, emitting, &row, &sink, &walk)
      case .sectionsWithParts(let layout, let part):
        try walkDescriptions(layout, part, bytes, emitting, &row, &sink, &walk)
      case .commands(let part): try walkCommands(part, bytes, emitting, &row, &sink, &walk)
      case .channels(let layout): try walkChannels(layout, bytes, emitting, &row, &sink, &walk)
      case .sinr(let layout): try walkSinr(layout, bytes, emitting, &row, &sink, &walk)
      case .single(let layout): try readSingle(layout, bytes, emitting, &row, &sink, &walk)
      }
    } catch {
      walk.note(error)
    }
    return walk
  }

  /// Section descriptions, each with its extensions and, in section types 10 and 11, its parts.
  private func walkDescriptions<S: EventSink & ~Copyable>(
    _ layout: Layout, _ part: BoundedPart?, _ bytes: Span<UInt8>, _ emitting: Bool, _ row: inout EventRow,
    _ sink: inout S, _ walk: inout CPlaneWalkResult
  ) throws(WireError) {
    var first = SectionStart(message.startSymbol)
    var described = SectionIDs()
    for index in 0..<Int(message.sections) {
      let start = walk.end
      if emitting {
        row[CPlaneSectionSlot.sectionOffset] = Int64(start)
        row[CPlaneSectionSlot.sectionIndex] = Int64(index)
      }
      let section: Layout.Filled
      do throws(WireError) {
        section = try layout.fill(
          bytes, start..<message.range.upperBound, limit: message.limit,
          universe: CPlaneSectionSlot.onWire, writing: emitting, row: &row)
      } catch {
        // What the snap length left of a section is shown, the rest is unknown.
        if emitting, error.code == .notCaptured {
          row.clear(CPlaneSectionSlot.derived)
          if start < message.range.upperBound { send(.cusCSection, &row, &sink) }
          sendUnreadAllocation(&row, &sink)
        }
        throw error
      }
      walk.read += 1
      walk.end = section.end
      typealias Field = SectionDescription.Field
      first.next(symInc: section(Field.symInc) != 0, numSymbol: section(Field.numSymbol))
      walk.symbols |=
        SlotSchedule.mask(upTo: first.symbol + section(Field.numSymbol))
        & ~SlotSchedule.mask(upTo: first.symbol)
      let hasExtensions = section(Field.ef) != 0
      let chain =
        hasExtensions ? ExtensionChain(bytes, section.end..<message.range.upperBound) : ExtensionChain()
      let isPunctured = (walk.extensions | chain.types) & 1 << 20 != 0
      walk.extensions |= chain.types
      if !emitting { note(section, chain, bytes, &walk) }
      if emitting {
        derive(section, symbol: first.symbol, chain, &row)
        row[CPlaneSectionSlot.isLaterDescription] =
          message.sections > 1 && !described.insert(section(Field.sectionId)) ? 1 : 0
        if uses != nil { deriveUse(&row) }
        send(.cusCSection, &row, &sink)
        if message.type?.number == 3 { sendOccasion(section, isFirst: index == 0, &row, &sink) }
      }
      if hasExtensions {
        let context = SectionContext(
          sectionType: message.type?.number ?? 0, start: section(Field.startPrbc),
          prbs: prbCount(section, row), chain: chain)
        try walkExtensions(context, bytes, emitting, &row, &sink, &walk)
      }
      if emitting, sendsAllocations {
        row[AllocationSlot.isPunctured] = isPunctured ? 1 : 0
        sendAllocations(section, first, chain, bytes, end: walk.end, row: &row, sink: &sink)
      }
      if let part { try walkChain(part, bytes, emitting, &row, &sink, &walk) }
    }
  }

  /// Takes down what the U-plane of a section has to be like.
  private func note(
    _ section: Layout.Filled, _ chain: ExtensionChain, _ bytes: Span<UInt8>,
    _ walk: inout CPlaneWalkResult
  ) {
    if chain.types & SectionAllocation.prioritizing != 0 {
      walk.hasPriorities =
        walk.hasPriorities
        || SectionAllocation.hasPriority(bytes, section.end..<chain.end(after: section.end))
    }
    // With masks of resource blocks the section's own rb does not count.
    let hasMasks = chain.types & (1 << 6 | 1 << 12) != 0
    walk.requests.add(
      UInt16(truncatingIfNeeded: section(SectionDescription.Field.sectionId)),
      isSparse: section(SectionDescription.Field.rb) != 0 && !hasMasks)
  }

  /// The number of resource blocks; `nil` where it is all of a carrier that nobody described.
  private func prbCount(_ section: Layout.Filled, _ row: borrowing EventRow) -> Int64? {
    let count = section(SectionDescription.Field.numPrbc)
    guard count == 0 else { return count }
    // The carrier is known in its own numerology, which section type 3 does not use.
    guard message.type?.number != 3, isCarrierKnown, let carrier = row.value(HeaderSlot.carrierPrbs) else {
      return nil
    }
    let left = carrier - section(SectionDescription.Field.startPrbc)
    guard left > 0 else { return nil }
    return section(SectionDescription.Field.rb) != 0 ? (left + 1) / 2 : left
  }

  private func derive(
    _ section: Layout.Filled, symbol: Int64, _ chain: ExtensionChain, _ row: inout EventRow
  ) {
    if let count = prbCount(section, row) {
      let span = section(SectionDescription.Field.rb) != 0 ? 2 * count - 1 : count
      row[CPlaneSectionSlot.prbCount] = count
      row[CPlaneSectionSlot.prbEnd] = section(SectionDescription.Field.startPrbc) + span
    } else {
      row.clear(CPlaneSectionSlot.prbCount)
      row.clear(CPlaneSectionSlot.prbEnd)
    }
    row[CPlaneSectionSlot.startSymbol] = symbol
    slotTime?.fill(&row, symbol: symbol)
    row[CPlaneSectionSlot.symbolEnd] = symbol + section(SectionDescription.Field.numSymbol)
    row[CPlaneSectionSlot.sectionReserved] = section.reservedNonZero ? 1 : 0
    row[CPlaneSectionSlot.extensionCount] = Int64(chain.count)
    row[CPlaneSectionSlot.extensionTypes] = Int64(chain.types)
  }

  func send<S: EventSink & ~Copyable>(_ type: EventTypeID, _ row: inout EventRow, _ sink: inout S) {
    row.type = type
    sink.receive(&row)
  }
}

/// The section identifiers of a message, of 12 bits.
private struct SectionIDs {
  private var bits = InlineArray<64, UInt64>(repeating: 0)

  /// - Returns: whether it is a new one.
  mutating func insert(_ id: Int64) -> Bool {
    let (word, bit) = (Int(id >> 6) & 63, UInt64(1) << UInt64(id & 63))
    defer { bits[word] |= bit }
    return bits[word] & bit == 0
  }
}
