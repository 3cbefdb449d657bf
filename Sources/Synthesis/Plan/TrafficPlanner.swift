import Fronthaul
import Wire

/// Decides what a cell sends: the messages of each slot, in no particular order and not yet numbered.
struct TrafficPlanner {
  private let cell: Scenario.Cell
  /// The place of the cell in the scenario.
  private let place: Int
  private let seed: UInt64
  private let calendar: RadioCalendar
  private let firstFrame: Int64

  /// Time between messages that are due at the same moment, in nanoseconds: they leave one after the other.
  private static let spacing: Int64 = 1_200

  init(_ scenario: Scenario, cell place: Int, _ calendar: RadioCalendar, firstFrame: Int64) {
    cell = scenario.cells[place]
    self.place = place
    // The first cell keeps its traffic when others are added.
    seed = scenario.seed &+ UInt64(place) &* 0xA076_1D64_78BD_642F
    self.calendar = calendar
    self.firstFrame = firstFrame
  }

  /// A section of either plane.
  private struct Section {
    var sectionId: UInt16
    var startPrb: Int
    /// PRBs that it has; headers say 0 for more than 255.
    var prbCount: Int
    /// How many symbols the C-plane asks for.
    var numSymbol: UInt8
  }

  /// A part of the resource grid, for all antennas of a direction.
  private struct Allocation {
    var section: Section
    var symbols: Range<Int>
  }

  /// The messages that belong to one slot.
  ///
  /// - Throws: for numbers that do not fit their fields, which the scenario reader rules out.
  func messages(slot index: Int) throws(WireError) -> [PlannedMessage] {
    let slot = calendar.slot(index, from: firstFrame)
    let number = slot.frame * Int64(calendar.slotsPerFrame) + Int64(calendar.slotInFrame(slot))
    let symbols = cell.tdd.symbols(slot: number)
    var random = SeededRandom(seed, at: [UInt64(bitPattern: number)])
    var messages: [PlannedMessage] = []
    let busyDown = random.happens(perMille: cell.traffic.downlinkPerMille)
    let busyUp = random.happens(perMille: cell.traffic.uplinkPerMille)
    let down = allocations(symbols.downlink, hasControl: true, &random)
    let up = allocations(symbols.uplink, hasControl: false, &random)
    if busyDown, !down.isEmpty { try plan(down, slot, isDownlink: true, &random, into: &messages) }
    if busyUp, !up.isEmpty { try plan(up, slot, isDownlink: false, &random, into: &messages) }
    try planPRACH(slot, &random, into: &messages)
    return messages
  }

  /// One allocation of data over the symbols, with control symbols before it in the downlink.
  private func allocations(
    _ symbols: Range<Int>, hasControl: Bool, _ random: inout SeededRandom
  ) -> [Allocation] {
    guard !symbols.isEmpty else { return [] }
    let prbs = cell.prbs
    var result: [Allocation] = []
    var data = symbols
    if hasControl, symbols.count > 2 {
      let control = symbols.lowerBound..<(symbols.lowerBound + 2)
      result.append(allocation(0, start: 0, count: min(prbs, 24), control))
      data = control.upperBound..<symbols.upperBound
    }
    let smallest = max(1, min(prbs, cell.traffic.smallestAllocation))
    let count = random.number(smallest...max(smallest, min(prbs, cell.traffic.largestAllocation)))
    let start = random.number(0...(prbs - count))
    // More than 255 PRBs can only be all of them.
    let whole = count > 255
    result.append(
      allocation(UInt16(result.count), start: whole ? 0 : start, count: whole ? prbs : count, data))
    return result
  }

  private func allocation(_ id: UInt16, start: Int, count: Int, _ symbols: Range<Int>) -> Allocation {
    Allocation(
      section: Section(
        sectionId: id, startPrb: start, prbCount: count, numSymbol: UInt8(clamping: symbols.count)),
      symbols: symbols)
  }

  /// The C-plane of the allocations and their U-plane, for every antenna of the direction.
  private func plan(
    _ allocations: [Allocation], _ slot: RadioTime, isDownlink: Bool, _ random: inout SeededRandom,
    into messages: inout [PlannedMessage]
  ) throws(WireError) {
    let timing = cell.timing
    let ids = isDownlink ? cell.downlinkEAxC : cell.uplinkEAxC
    for (order, eAxC) in ids.enumerated() {
      for (part, allocation) in allocations.enumerated() {
        let first = slot.at(symbol: allocation.symbols.lowerBound)
        let moment = isDownlink ? timing.t1aCpDl : timing.t1aCpUl
        let sent =
          calendar.start(first) - moment.offset + random.around(moment.jitter)
          + Int64(order * allocations.count + part) * Self.spacing
        let content = try CPlaneMessage(
          sectionType: 1, header(first, isDownlink: isDownlink, isDownlink ? cell.downlink : cell.uplink),
          sections: [description(allocation.section)])
        messages.append(message(.cPlane(content), from: .du, sent: sent, first, eAxC))
      }
    }
    for allocation in allocations {
      for symbol in allocation.symbols {
        for (order, eAxC) in ids.enumerated() {
          planData(
            allocation.section, slot.at(symbol: symbol), isDownlink: isDownlink, eAxC, order,
            isDownlink ? cell.downlink : cell.uplink, filterIndex: 0, &random, into: &messages)
        }
      }
    }
  }

  /// One symbol of one antenna, in as many messages as the MTU asks for.
  private func planData(
    _ section: Section, _ time: RadioTime, isDownlink: Bool, _ eAxC: UInt16, _ order: Int,
    _ compression: Scenario.Compression, filterIndex: UInt8, _ random: inout SeededRandom,
    into messages: inout [PlannedMessage]
  ) {
    let start = calendar.start(time)
    let moment = isDownlink ? cell.timing.t1aUp : cell.timing.ta4
    let due = start + (isDownlink ? -moment.offset : moment.offset) + random.around(moment.jitter)
    let parts = split(section, compression)
    for (part, piece) in parts.enumerated() {
      let section = UPlaneContent.Section(
        sectionId: piece.sectionId, startPrb: piece.startPrb, prbCount: piece.prbCount,
        compression: compression.header, isDynamic: compression.isDynamic)
      let content = UPlaneContent(
        isDownlink: isDownlink, filterIndex: filterIndex, at: time, sections: [section])
      messages.append(
        message(
          .uPlane(content), from: isDownlink ? .du : .ru,
          sent: due + Int64(order * parts.count + part) * Self.spacing, time, eAxC))
    }
  }

  // MARK: Parts of messages

  private func message(
    _ content: PlannedMessage.Content, from sender: Station, sent: Int64, _ time: RadioTime, _ eAxC: UInt16
  ) -> PlannedMessage {
    var message = PlannedMessage(sender: sender, sent: sent, time: time, eAxC: eAxC, content: content)
    message.cell = place
    message.vlan = cell.vlan
    return message
  }

  /// What C-plane messages begin with. CUS 7.5.2.1 to 7.5.2.10.
  private func header(
    _ time: RadioTime, isDownlink: Bool, filterIndex: Int = 0, _ compression: Scenario.Compression
  ) -> [String: Int64] {
    var header: [String: Int64] = [
      "dataDirection": isDownlink ? 1 : 0, "filterIndex": Int64(filterIndex),
      "frameId": Int64(time.frameId), "subframeId": Int64(time.subframe), "slotId": Int64(time.slot),
      "startSymbolId": Int64(time.symbol),
    ]
    // udCompHdr is 0 in the downlink, and where the compression is configured. CUS 7.5.2.10.
    if !isDownlink, compression.isDynamic {
      header["udIqWidth"] = Int64(compression.header.rawValue >> 4)
      header["udCompMeth"] = Int64(compression.header.methodCode)
    }
    return header
  }

  private func description(_ section: Section, _ more: [String: Int64] = [:]) -> CPlaneSection {
    CPlaneSection(
      sectionId: section.sectionId, startPrbc: UInt16(clamping: section.startPrb),
      numPrbc: section.prbCount > 255 ? 0 : UInt8(clamping: section.prbCount), numSymbol: section.numSymbol,
      more.merging(["beamId": 0]) { given, _ in given })
  }

  /// Pieces of a section that fit the MTU: application layer fragmentation.
  private func split(_ section: Section, _ compression: Scenario.Compression) -> [Section] {
    // eCPRI header and ids 8, timing header 4, section header 4 or 6.
    let room = cell.mtu - 16 - (compression.isDynamic ? 2 : 0)
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
  ) throws(WireError) {
    guard let prach = cell.prach, prach.slots.contains(calendar.slotInFrame(slot)),
      slot.frame % Int64(max(1, prach.period)) == 0
    else { return }
    let first = slot.at(symbol: prach.startSymbol)
    for (order, eAxC) in prach.eAxC.enumerated() {
      let section = Section(
        sectionId: Self.firstPrachSectionId + UInt16(truncatingIfNeeded: order), startPrb: 0,
        prbCount: Self.prachPrbs, numSymbol: UInt8(clamping: prach.symbols))
      let moment = cell.timing.t1aCpUl
      let sent =
        calendar.start(first) - moment.offset + random.around(moment.jitter) + Int64(order + 8) * Self.spacing
      let header = header(
        first, isDownlink: false, filterIndex: prach.filterIndex, cell.prachCompression)
      let content = try CPlaneMessage(
        sectionType: 3, header.merging(numerology) { given, _ in given },
        sections: [description(section, ["freqOffset": frequencyOffset(of: prach)])])
      messages.append(message(.cPlane(content), from: .du, sent: sent, first, eAxC))
      for symbol in prach.startSymbol..<(prach.startSymbol + prach.symbols) {
        planData(
          section, slot.at(symbol: symbol), isDownlink: false, eAxC, order, cell.prachCompression,
          filterIndex: UInt8(clamping: prach.filterIndex), &random, into: &messages)
      }
    }
  }

  /// What section type 3 says of its numerology.
  private var numerology: [String: Int64] {
    let subcarriers = cell.prbs * 12
    var fft: Int64 = 4
    while 16 << (fft - 4) < subcarriers, fft < 12 { fft += 1 }
    return [
      "timeOffset": Int64(Self.prefixOfB4 >> cell.numerology), "frameStructureFft": fft,
      "frameStructureScs": Int64(cell.numerology),
    ]
  }

  /// From the centre of the carrier, in halves of the subcarrier spacing.
  private func frequencyOffset(of prach: Scenario.PRACH) -> Int64 {
    Int64((prach.startPrb * 12 - cell.prbs * 12 / 2) * 2)
  }
}
