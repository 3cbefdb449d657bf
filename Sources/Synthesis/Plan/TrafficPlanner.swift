import Fronthaul

/// Decides what a cell sends: the messages of each slot, in no particular order and not yet numbered.
struct TrafficPlanner {
  private let scenario: Scenario
  private let calendar: RadioCalendar
  private let firstFrame: Int64

  /// Time between messages that are due at the same moment, in nanoseconds: they leave one after the other.
  private static let spacing: Int64 = 1_200

  init(_ scenario: Scenario, _ calendar: RadioCalendar, firstFrame: Int64) {
    self.scenario = scenario
    self.calendar = calendar
    self.firstFrame = firstFrame
  }

  /// A part of the resource grid, for all antennas of a direction.
  private struct Allocation {
    var section: PlannedSection
    var symbols: Range<Int>
  }

  /// The messages that belong to one slot.
  func messages(slot index: Int) -> [PlannedMessage] {
    let slot = calendar.slot(index, from: firstFrame)
    let number = slot.frame * Int64(calendar.slotsPerFrame) + Int64(calendar.slotInFrame(slot))
    let symbols = scenario.cell.tdd.symbols(slot: number)
    var random = SeededRandom(scenario.seed, at: [UInt64(bitPattern: number)])
    var messages: [PlannedMessage] = []
    let busyDown = random.happens(perMille: scenario.traffic.downlinkPerMille)
    let busyUp = random.happens(perMille: scenario.traffic.uplinkPerMille)
    let down = allocations(symbols.downlink, hasControl: true, &random)
    let up = allocations(symbols.uplink, hasControl: false, &random)
    if busyDown, !down.isEmpty { plan(down, slot, isDownlink: true, &random, into: &messages) }
    if busyUp, !up.isEmpty { plan(up, slot, isDownlink: false, &random, into: &messages) }
    planPRACH(slot, &random, into: &messages)
    return messages
  }

  /// One allocation of data over the symbols, with control symbols before it in the downlink.
  private func allocations(
    _ symbols: Range<Int>, hasControl: Bool, _ random: inout SeededRandom
  ) -> [Allocation] {
    guard !symbols.isEmpty else { return [] }
    let prbs = scenario.cell.prbs
    var result: [Allocation] = []
    var data = symbols
    if hasControl, symbols.count > 2 {
      let control = symbols.lowerBound..<(symbols.lowerBound + 2)
      result.append(allocation(0, start: 0, count: min(prbs, 24), control))
      data = control.upperBound..<symbols.upperBound
    }
    let smallest = max(1, min(prbs, scenario.traffic.smallestAllocation))
    let count = random.number(smallest...max(smallest, min(prbs, scenario.traffic.largestAllocation)))
    let start = random.number(0...(prbs - count))
    // More than 255 PRBs can only be all of them.
    let whole = count > 255
    result.append(
      allocation(UInt16(result.count), start: whole ? 0 : start, count: whole ? prbs : count, data))
    return result
  }

  private func allocation(_ id: UInt16, start: Int, count: Int, _ symbols: Range<Int>) -> Allocation {
    Allocation(
      section: PlannedSection(
        sectionId: id, startPrb: start, prbCount: count, numSymbol: UInt8(clamping: symbols.count)),
      symbols: symbols)
  }

  /// The C-plane of the allocations and their U-plane, for every antenna of the direction.
  private func plan(
    _ allocations: [Allocation], _ slot: RadioTime, isDownlink: Bool, _ random: inout SeededRandom,
    into messages: inout [PlannedMessage]
  ) {
    let timing = scenario.timing
    let ids = isDownlink ? scenario.cell.downlinkEAxC : scenario.cell.uplinkEAxC
    for (order, eAxC) in ids.enumerated() {
      for (part, allocation) in allocations.enumerated() {
        let first = slot.at(symbol: allocation.symbols.lowerBound)
        let moment = isDownlink ? timing.t1aCpDl : timing.t1aCpUl
        let sent =
          calendar.start(first) - moment.offset + random.around(moment.jitter)
          + Int64(order * allocations.count + part) * Self.spacing
        var request = PlannedMessage(
          isUPlane: false, isDownlink: isDownlink, sent: sent, time: first, eAxC: eAxC, sectionType: 1,
          sections: [allocation.section])
        request.compression = isDownlink ? scenario.downlink : scenario.uplink
        messages.append(request)
      }
    }
    for allocation in allocations {
      for symbol in allocation.symbols {
        for (order, eAxC) in ids.enumerated() {
          planData(
            allocation.section, slot.at(symbol: symbol), isDownlink: isDownlink, eAxC, order,
            isDownlink ? scenario.downlink : scenario.uplink, filterIndex: 0, &random, into: &messages)
        }
      }
    }
  }

  /// One symbol of one antenna, in as many messages as the MTU asks for.
  private func planData(
    _ section: PlannedSection, _ time: RadioTime, isDownlink: Bool, _ eAxC: UInt16, _ order: Int,
    _ compression: Scenario.Compression, filterIndex: UInt8, _ random: inout SeededRandom,
    into messages: inout [PlannedMessage]
  ) {
    let start = calendar.start(time)
    let moment = isDownlink ? scenario.timing.t1aUp : scenario.timing.ta4
    let due = start + (isDownlink ? -moment.offset : moment.offset) + random.around(moment.jitter)
    let parts = split(section, compression)
    for (part, piece) in parts.enumerated() {
      var message = PlannedMessage(
        isUPlane: true, isDownlink: isDownlink,
        sent: due + Int64(order * parts.count + part) * Self.spacing, time: time, eAxC: eAxC,
        sections: [piece])
      message.compression = compression
      message.filterIndex = filterIndex
      messages.append(message)
    }
  }

  /// Pieces of a section that fit the MTU: application layer fragmentation.
  private func split(_ section: PlannedSection, _ compression: Scenario.Compression) -> [PlannedSection] {
    // eCPRI header and ids 8, timing header 4, section header 4 or 6.
    let room = scenario.mtu - 16 - (compression.isDynamic ? 2 : 0)
    let largest = max(1, room / compression.header.bytesPerPRB())
    guard section.prbCount > largest else { return [section] }
    // A piece says its number of PRBs in 8 bits.
    let step = min(largest, 255)
    return stride(from: 0, to: section.prbCount, by: step).map { offset in
      var piece = section
      piece.startPrb = section.startPrb + offset
      piece.prbCount = min(step, section.prbCount - offset)
      return piece
    }
  }

  // MARK: PRACH

  /// PRBs of a short preamble: 139 subcarriers and the guard.
  private static let prachPrbs = 12
  /// Cyclic prefix of preamble format B4 in Ts at 15 kHz. TS 38.211, table 6.3.3.1-2.
  private static let prefixOfB4 = 936
  private static let firstPrachSectionId: UInt16 = 100

  private func planPRACH(
    _ slot: RadioTime, _ random: inout SeededRandom, into messages: inout [PlannedMessage]
  ) {
    guard let prach = scenario.prach, prach.slots.contains(calendar.slotInFrame(slot)),
      slot.frame % Int64(max(1, prach.period)) == 0
    else { return }
    let first = slot.at(symbol: prach.startSymbol)
    for (order, eAxC) in prach.eAxC.enumerated() {
      let section = PlannedSection(
        sectionId: Self.firstPrachSectionId + UInt16(truncatingIfNeeded: order), startPrb: 0,
        prbCount: Self.prachPrbs, numSymbol: UInt8(clamping: prach.symbols))
      let moment = scenario.timing.t1aCpUl
      var request = PlannedMessage(
        isUPlane: false, isDownlink: false,
        sent: calendar.start(first) - moment.offset + random.around(moment.jitter)
          + Int64(order + 8) * Self.spacing,
        time: first, eAxC: eAxC, sectionType: 3, sections: [section])
      request.filterIndex = UInt8(clamping: prach.filterIndex)
      request.prach = header(of: prach)
      request.compression = scenario.prachCompression
      messages.append(request)
      for symbol in prach.startSymbol..<(prach.startSymbol + prach.symbols) {
        planData(
          section, slot.at(symbol: symbol), isDownlink: false, eAxC, order, scenario.prachCompression,
          filterIndex: request.filterIndex, &random, into: &messages)
      }
    }
  }

  private func header(of prach: Scenario.PRACH) -> PRACHHeader {
    let subcarriers = scenario.cell.prbs * 12
    var fft = 4
    while 16 << (fft - 4) < subcarriers, fft < 12 { fft += 1 }
    // From the centre of the carrier, in halves of the subcarrier spacing.
    let offset = (prach.startPrb * 12 - subcarriers / 2) * 2
    return PRACHHeader(
      timeOffset: UInt16(Self.prefixOfB4 >> scenario.cell.numerology), fftSize: UInt8(fft),
      spacing: UInt8(scenario.cell.numerology), cpLength: 0, freqOffset: Int32(offset))
  }
}
