internal import Events
internal import Wire

/// Which symbol a section starts on: with symInc it is the one behind the section ahead of it (CUS 7.5.3.3). The numbers
/// of symbols count there also where an extension names the symbols of a section by a mask.
struct SectionStart {
  private(set) var symbol: Int64
  /// Symbols of the section ahead; of none before the first one.
  private var length: Int64 = 1

  init(_ startSymbol: Int64) { symbol = startSymbol }

  mutating func next(symInc: Bool, numSymbol: Int64) {
    if symInc { symbol += length }
    length = numSymbol
  }
}

extension CPlaneDecoder {
  /// The ueId of no UE (CUS 7.5.3.10).
  private static let nobody: Int64 = 0x7FFF

  /// Symbols that are told apart. Beyond, no slot has any, and nothing is scheduled.
  private static let symbols: Range<Int64> = 0..<16

  /// Section types whose sections schedule U-plane, and 0, whose sections say that there is none.
  private static func schedules(_ sectionType: UInt8?) -> Bool {
    switch sectionType {
    case 0, 1, 3, 5: true
    default: false
    }
  }

  /// Sends that a section, or more of them, may schedule something: the snap length cut it off.
  func sendUnreadAllocation<S: EventSink & ~Copyable>(_ row: inout EventRow, _ sink: inout S) {
    guard sendsAllocations, message.type.map({ Self.schedules($0.number) }) ?? true else { return }
    for slot in CPlaneSectionSlot.common + AllocationSlot.all { row.markUnknown(slot) }
    send(.cusCAllocation, &row, &sink)
  }

  /// Sends what a section schedules. The section is in the row, its extensions lie behind it.
  ///
  /// - Parameter end: the byte behind the extensions.
  func sendAllocations<S: EventSink & ~Copyable>(
    _ section: Layout.Filled, _ start: SectionStart, _ chain: ExtensionChain, _ bytes: Span<UInt8>,
    end: Int, row: inout EventRow, sink: inout S
  ) {
    guard Self.schedules(message.type?.number) else { return }
    typealias Field = SectionDescription.Field
    let first = section(Field.startPrbc)
    let description = SectionAllocation.Description(
      symbols: (start.symbol..<start.symbol + section(Field.numSymbol)).clamped(to: Self.symbols),
      prbs: row.value(CPlaneSectionSlot.prbEnd).map { first..<max(first, $0) },
      count: row.value(CPlaneSectionSlot.prbCount) ?? 0, rb: section(Field.rb) != 0)
    let allocation = SectionAllocation(description, chain, bytes, section.end..<end)
    let isShared = SectionAllocation.isShared(chain)
    let ports =
      isShared && !(members.isEmpty && endpoints.isEmpty)
      ? SectionAllocation.ports(
        chain, bytes, section.end..<end, of: UInt16(truncatingIfNeeded: row[HeaderSlot.eAxC]),
        members: members, endpoints: endpoints) : nil
    // A mask also covers endpoints that neither the profile nor the M-plane describes.
    let areAll = ports != nil && (endpointsAreAll || !SectionAllocation.isMasked(chain))
    row[AllocationSlot.isShared] = isShared && !areAll ? 1 : 0
    if isShared {
      let reach = SectionAllocation.reach(chain, bytes, section.end..<end)
      row.set(AllocationSlot.sharedBits, reach.bits)
      row.set(AllocationSlot.sharedPorts, reach.ports)
    } else {
      for slot in AllocationSlot.reach { row.clear(slot) }
    }
    row[AllocationSlot.isPrioritized] = hasPriorities ? 1 : 0
    // DMRS symbols without data may be left out of the U-plane (7.7.24.15).
    let hasDMRS = chain.types & 1 << 24 != 0
    row[AllocationSlot.isOptional] =
      section(Field.reMask) == 0 || row.value(CPlaneSectionSlot.ueId) == Self.nobody || hasDMRS ? 1 : 0
    row[AllocationSlot.pieceCount] = Int64(allocation.first == nil ? 0 : allocation.others.count + 1)
    row[AllocationSlot.pieceIndex] = 0
    for slot in AllocationSlot.cells {
      switch allocation.meaning {
      case .known: break
      case .carrierUnknown: row.markUnknown(slot)
      case .open: row.clear(slot)
      }
    }
    sendPieces(of: allocation, &row, &sink)
    guard let ports, !ports.isEmpty else { return }
    let (own, isOptional) = (row[HeaderSlot.eAxC], row[AllocationSlot.isOptional])
    for port in ports {
      row[HeaderSlot.eAxC] = Int64(port.eAxC)
      if let named = port.beamOrUE, row.present.contains(CPlaneSectionSlot.ueId) {
        row[AllocationSlot.isOptional] =
          section(Field.reMask) == 0 || named == Self.nobody || hasDMRS ? 1 : 0
      }
      sendPieces(of: allocation, &row, &sink)
      row[AllocationSlot.isOptional] = isOptional
    }
    row[HeaderSlot.eAxC] = own
  }

  private func sendPieces<S: EventSink & ~Copyable>(
    of allocation: SectionAllocation, _ row: inout EventRow, _ sink: inout S
  ) {
    guard allocation.meaning == .known else { return send(.cusCAllocation, &row, &sink) }
    guard let first = allocation.first else { return }
    send(first, 0, &row, &sink)
    for (index, piece) in allocation.others.enumerated() { send(piece, Int64(index) + 1, &row, &sink) }
  }

  private func send<S: EventSink & ~Copyable>(
    _ piece: SectionAllocation.Piece, _ index: Int64, _ row: inout EventRow, _ sink: inout S
  ) {
    row[AllocationSlot.pieceIndex] = index
    row[AllocationSlot.fromSymbol] = piece.symbols.lowerBound
    row[AllocationSlot.toSymbol] = piece.symbols.upperBound
    row[AllocationSlot.fromPrb] = piece.prbs.lowerBound
    row[AllocationSlot.toPrb] = piece.prbs.upperBound
    row[AllocationSlot.everyOtherPrb] = piece.isSparse ? 1 : 0
    send(.cusCAllocation, &row, &sink)
  }
}
