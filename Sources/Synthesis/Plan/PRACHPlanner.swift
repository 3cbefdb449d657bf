import Fronthaul
import Wire

/// Random access occasions: section type 3, and the preambles that the RU sends. CUS 7.4.5.
extension TrafficPlanner {
  private static let firstSectionId: UInt16 = 100
  /// Ts in a second.
  private static let ticks: Int64 = 30_720_000

  func planPRACH(
    _ slot: RadioTime, _ random: inout SeededRandom, into messages: inout [PlannedMessage]
  ) throws(WireError) {
    guard let prach = cell.prach, slot.frame % Int64(max(1, prach.period)) == 0,
      prach.format.isLong
        ? slot.slot == 0 && prach.slots.contains(slot.subframe)
        : prach.slots.contains(calendar.slotInFrame(slot))
    else { return }
    let direction = Direction(
      isDownlink: false, signal: .prach, eAxC: prach.eAxC, compression: cell.prachCompression,
      filterIndex: prach.filterIndex, control: cell.timing.t1aCpUl, data: cell.timing.ta4)
    let occasion = Occasion(prach, slot, calendar)
    let number = slot.frame * Int64(calendar.slotsPerFrame) + Int64(calendar.slotInFrame(slot))
    for (order, eAxC) in prach.eAxC.enumerated() {
      let plain = Allocation(
        channel: .prach, sectionId: Self.firstSectionId + UInt16(truncatingIfNeeded: order), startPrb: 0,
        prbCount: prach.format.prbs, symbols: occasion.first..<(occasion.first + prach.repetitions))
      let allocation = extended([plain], isDownlink: false, number)[0]
      let first = slot.at(symbol: occasion.first)
      let sent =
        occasion.start - direction.control.offset + random.around(direction.control.jitter)
        + Int64(order + 8) * Self.spacing
      let content = try CPlaneMessage(
        sectionType: 3, header(first, direction).merging(numerology(prach)) { given, _ in given },
        sections: [description(allocation, ["beamId": 0, "freqOffset": frequencyOffset(of: prach)])])
      messages.append(message(.cPlane(content), from: .du, sent: sent, first, eAxC, .prach))
      let pieces = pieces(of: [plain], symbol: occasion.first, direction.compression)
      for preamble in occasion.preambles {
        send(
          pieces, preamble.time, direction, eAxC, order, delay: preamble.delay, &random, into: &messages)
      }
    }
  }

  /// When the preambles of an occasion are on the air.
  private struct Occasion {
    /// `startSymbolId`; of long formats it counts at 15 kHz. CUS 4.4.3.
    var first: Int
    /// When its first symbol begins, nanoseconds since 1970.
    var start: Int64
    /// What each message says of its time, and how much later than this symbol its preamble is received.
    var preambles: [(time: RadioTime, delay: Int64)]

    init(_ prach: Scenario.PRACH, _ slot: RadioTime, _ calendar: RadioCalendar) {
      guard prach.format.isLong else {
        first = prach.startSymbol
        start = calendar.start(slot.at(symbol: first))
        preambles = (0..<prach.repetitions).map { (slot.at(symbol: prach.startSymbol + $0), 0) }
        return
      }
      let grid = RadioCalendar(numerology: 0)
      let begin = grid.start(slot)
      // The last symbol that has begun when the cyclic prefix is over; the next preambles count on from it, whenever they
      // are on the air. CUS 8.3.3.7.
      let prefix = Int64(prach.format.prefix) * 1_000_000_000 / TrafficPlanner.ticks
      let symbol = (0..<14).last { grid.start(slot.at(symbol: $0)) <= begin + prefix } ?? 0
      let length = prach.format.sequenceLength
      preambles = (0..<prach.repetitions).map { index in
        let first = prach.format.prefix + index * length
        let time = slot.at(symbol: symbol + index)
        // It is received when it is over; the uplink delay counts from the start of a symbol, which is 2,192 Ts
        // before its end.
        let last = begin + Int64(first + length - 2_192) * 1_000_000_000 / TrafficPlanner.ticks
        return (time, last - calendar.start(time))
      }
      first = symbol
      start = grid.start(slot.at(symbol: first))
    }
  }

  /// What section type 3 says of its numerology. CUS 7.5.2.12 to 7.5.2.14.
  private func numerology(_ prach: Scenario.PRACH) -> [String: Int64] {
    let format = prach.format
    let prefix = format.isLong ? format.prefix : format.prefix >> cell.numerology
    return [
      "timeOffset": Int64(prach.timeOffset ?? prefix), "frameStructureFft": transformSize,
      "frameStructureScs": Int64(format.spacingCode ?? cell.numerology),
    ]
  }

  /// From the centre of the carrier, in halves of the preamble's subcarrier spacing. CUS 7.5.3.11.
  private func frequencyOffset(of prach: Scenario.PRACH) -> Int64 {
    if let given = prach.frequencyOffset { return Int64(given) }
    let hertz = (prach.startPrb * 12 - cell.prbs * 12 / 2) * cell.subcarrierSpacing * 1_000
    return Int64(hertz * 2 / prach.format.subcarrierSpacing(carrier: cell.subcarrierSpacing))
  }
}
