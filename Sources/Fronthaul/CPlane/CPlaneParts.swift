internal import Events
internal import Wire

/// What messages consist of that have no section descriptions, and what follows those of types 10 and 11.
extension CPlaneDecoder {
  /// The commands of section type 4.
  func walkCommands<S: EventSink & ~Copyable>(
    _ part: BoundedPart, _ bytes: Span<UInt8>, _ emitting: Bool, _ row: inout EventRow, _ sink: inout S,
    _ walk: inout CPlaneWalkResult
  ) throws(WireError) {
    // The count is the byte behind the section type.
    let count = Int(bytes[message.range.lowerBound + ApplicationHeader.commonBytes])
    for index in 0..<count {
      try readPart(part, index, bytes, emitting, &row, &sink, &walk)
      walk.read += 1
    }
  }

  /// Reports or requests, which tell whether another one follows.
  func walkChain<S: EventSink & ~Copyable>(
    _ part: BoundedPart, _ bytes: Span<UInt8>, _ emitting: Bool, _ row: inout EventRow, _ sink: inout S,
    _ walk: inout CPlaneWalkResult
  ) throws(WireError) {
    var index = 0
    var more = true
    while more {
      let start = walk.end
      try readPart(part, index, bytes, emitting, &row, &sink, &walk)
      more = bytes[start] & 0x80 != 0
      index += 1
    }
  }

  private func readPart<S: EventSink & ~Copyable>(
    _ part: BoundedPart, _ index: Int, _ bytes: Span<UInt8>, _ emitting: Bool, _ row: inout EventRow,
    _ sink: inout S, _ walk: inout CPlaneWalkResult
  ) throws(WireError) {
    let start = walk.end
    let limit = message.range.upperBound
    guard start + part.headerBytes <= limit else { throw WireError(message.limit, at: limit, part.name) }
    let words = Int(bytes[start + part.lengthOffset]) << 8 | Int(bytes[start + part.lengthOffset + 1])
    let end = start + words * 4
    guard words * 4 >= part.headerBytes, end <= limit else {
      let code = words * 4 < part.headerBytes ? .badLength : message.excess(end)
      throw WireError(code, at: start + part.lengthOffset, part.name)
    }
    walk.end = end
    var parameters = LayoutParameters()
    parameters[.weightCount] = Int64(configuration.weightCount)
    do throws(WireError) {
      let filled = try part.layout.fill(
        bytes, start..<end, parameters, limit: .badLength, universe: part.layout.program.ownSlots,
        writing: emitting, row: &row)
      guard emitting else { return }
      fillExtent(start, index, end - start, filled, &row)
      SymbolMasks.derive(ofPart: part.event, &row)
      send(part.event, &row, &sink)
      part.layout.sendItems(bytes, start..<end, parameters, row: &row, sink: &sink)
    } catch {
      // Its length still tells where the next part begins.
      walk.note(error)
    }
  }

  /// Channel information: the samples have no length of their own.
  func walkChannels<S: EventSink & ~Copyable>(
    _ layout: Layout, _ bytes: Span<UInt8>, _ emitting: Bool, _ row: inout EventRow, _ sink: inout S,
    _ walk: inout CPlaneWalkResult
  ) throws(WireError) {
    let count = Int(bytes[message.range.lowerBound + ApplicationHeader.commonBytes])
    let limit = message.range.upperBound
    for index in 0..<count {
      let start = walk.end
      // The extensions of the UE before used the slots of the header's fields.
      if emitting { try refillHeader(bytes, &row) }
      let channel = try layout.fill(
        bytes, start..<limit, limit: message.limit, universe: layout.program.ownSlots, writing: emitting,
        row: &row)
      walk.read += 1
      walk.end = channel.end
      let prbs = channel(SectionType.ChannelField.numPrbc)
      if emitting {
        fillExtent(start, index, channel.end - start, channel, &row)
        send(.cusCChannel, &row, &sink)
      }
      if channel(SectionType.ChannelField.ef) != 0 {
        let chain = ExtensionChain(bytes, channel.end..<limit)
        if emitting { row.clear(CPlaneSectionSlot.beyondChannel) }
        let context = SectionContext(
          sectionType: 6, start: channel(SectionType.ChannelField.startPrbc), prbs: prbs > 0 ? prbs : nil,
          chain: chain)
        try walkExtensions(context, bytes, emitting, &row, &sink, &walk)
      }
      guard try skipSamples(configuration.channelBytesPerPrb, prbs, isLast: index == count - 1, &walk) else {
        return
      }
    }
  }

  /// SINR reports: the values have no length of their own either.
  func walkSinr<S: EventSink & ~Copyable>(
    _ layout: Layout, _ bytes: Span<UInt8>, _ emitting: Bool, _ row: inout EventRow, _ sink: inout S,
    _ walk: inout CPlaneWalkResult
  ) throws(WireError) {
    let perSection = bytes[message.range.lowerBound + ApplicationHeader.commonBytes] >> 5 == 6
    for index in 0..<Int(message.sections) {
      let start = walk.end
      if emitting { try refillHeader(bytes, &row) }
      let section = try layout.fill(
        bytes, start..<message.range.upperBound, limit: message.limit, universe: layout.program.ownSlots,
        writing: emitting, row: &row)
      walk.read += 1
      walk.end = section.end
      if emitting {
        fillExtent(start, index, section.end - start, section, &row)
        send(.cusCSinr, &row, &sink)
      }
      let blocks = perSection ? 1 : section(4)
      guard
        try skipSamples(
          configuration.sinrBytesPerPrb, blocks, isLast: index == Int(message.sections) - 1, &walk)
      else { return }
    }
  }

  /// The messages of section types 7 and 8.
  func readSingle<S: EventSink & ~Copyable>(
    _ layout: Layout, _ bytes: Span<UInt8>, _ emitting: Bool, _ row: inout EventRow, _ sink: inout S,
    _ walk: inout CPlaneWalkResult
  ) throws(WireError) {
    let range = walk.end..<message.range.upperBound
    let filled: Layout.Filled
    do throws(WireError) {
      filled = try layout.fill(
        bytes, range, limit: message.limit, universe: layout.program.ownSlots, writing: emitting, row: &row)
    } catch {
      if emitting, error.code == .notCaptured { sendUnreadAnswer(&row, &sink) }
      throw error
    }
    walk.read = 1
    walk.end = filled.end
    guard emitting else { return }
    fillExtent(range.lowerBound, 0, filled.end - range.lowerBound, filled, &row)
    send(message.type?.number == 8 ? .cusCFeedback : .cusCLaa, &row, &sink)
    layout.sendItems(bytes, range, row: &row, sink: &sink)
  }

  /// Sends that a message may acknowledge something: the snap length cut off what.
  func sendUnreadAnswer<S: EventSink & ~Copyable>(_ row: inout EventRow, _ sink: inout S) {
    guard message.type.map({ $0.number == 8 }) ?? true, let slot = SectionType.ackId else { return }
    row.markUnknown(slot)
    send(.cusCAck, &row, &sink)
  }

  /// Moves behind samples of a known size. The last ones reach to the end of the message in any case.
  /// - Returns: whether it is known where they end.
  private func skipSamples(
    _ bytesPerPrb: Int, _ prbs: Int64, isLast: Bool, _ walk: inout CPlaneWalkResult
  ) throws(WireError) -> Bool {
    guard bytesPerPrb > 0, prbs > 0 else {
      if isLast { walk.end = message.range.upperBound }
      return isLast
    }
    let end = walk.end + min(bytesPerPrb, 0xFFFF) * Int(prbs)
    guard end <= message.range.upperBound else {
      throw WireError(message.limit, at: message.range.upperBound, "samples")
    }
    walk.end = end
    return true
  }

  private func refillHeader(_ bytes: Span<UInt8>, _ row: inout EventRow) throws(WireError) {
    guard let header = message.type?.header else { return }
    _ = try header.fill(
      bytes, message.range, limit: message.limit, universe: FieldSet(), writing: true, row: &row)
  }

  private func fillExtent(
    _ start: Int, _ index: Int, _ count: Int, _ filled: Layout.Filled, _ row: inout EventRow
  ) {
    row[CPlanePartSlot.partOffset] = Int64(start)
    row[CPlanePartSlot.partIndex] = Int64(index)
    row[CPlanePartSlot.partBytes] = Int64(count)
    row[CPlanePartSlot.bytesNeeded] = Int64(filled.end - start)
    row[CPlanePartSlot.partReserved] = filled.reservedNonZero ? 1 : 0
  }
}
