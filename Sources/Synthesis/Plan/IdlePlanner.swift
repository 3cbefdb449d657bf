import Fronthaul
import Wire

/// Symbols that nobody uses, announced by section type 0. CUS 7.4.2.
extension TrafficPlanner {
  private static let sectionId: UInt16 = 200

  func planIdle(
    _ slot: RadioTime, _ symbols: TDDPattern.Symbols, isBusy: (downlink: Bool, uplink: Bool),
    _ random: inout SeededRandom, into messages: inout [PlannedMessage]
  ) throws(WireError) {
    if cell.idle.contains(.downlink), !isBusy.downlink {
      try announce(symbols.downlink, slot, isDownlink: true, &random, into: &messages)
    }
    if cell.idle.contains(.uplink), !isBusy.uplink {
      try announce(symbols.uplink, slot, isDownlink: false, &random, into: &messages)
    }
    // Between both directions of one slot; slots of one direction have none.
    if cell.idle.contains(.guardPeriod), !symbols.downlink.isEmpty,
      symbols.downlink.upperBound < symbols.uplink.lowerBound
    {
      try announce(
        symbols.downlink.upperBound..<symbols.uplink.lowerBound, slot, isDownlink: true, &random,
        into: &messages)
    }
  }

  private func announce(
    _ symbols: Range<Int>, _ slot: RadioTime, isDownlink: Bool, _ random: inout SeededRandom,
    into messages: inout [PlannedMessage]
  ) throws(WireError) {
    guard !symbols.isEmpty else { return }
    let first = slot.at(symbol: symbols.lowerBound)
    let moment = isDownlink ? cell.timing.t1aCpDl : cell.timing.t1aCpUl
    for (order, eAxC) in (isDownlink ? cell.downlinkEAxC : cell.uplinkEAxC).enumerated() {
      let all = Allocation(
        channel: .data, sectionId: Self.sectionId, startPrb: 0, prbCount: cell.prbs, symbols: symbols)
      let header: [String: Int64] = [
        "dataDirection": isDownlink ? 1 : 0, "frameId": Int64(first.frameId),
        "subframeId": Int64(first.subframe), "slotId": Int64(first.slot),
        "startSymbolId": Int64(first.symbol),
        "timeOffset": (calendar.start(first) - calendar.start(slot)) * 3072 / 100_000,
        "frameStructureFft": transformSize, "frameStructureScs": Int64(cell.numerology),
      ]
      let content = try CPlaneMessage(sectionType: 0, header, sections: [description(all)])
      let sent =
        calendar.start(first) - moment.offset + random.around(moment.jitter)
        + Int64(order + cell.downlinkEAxC.count) * Self.spacing
      messages.append(
        message(
          .cPlane(content), from: .du, sent: sent, first, eAxC, isDownlink ? .downlink : .uplink))
    }
  }

  /// Code of the smallest FFT that has a place for each subcarrier of the carrier. CUS 7.5.2.13.
  var transformSize: Int64 {
    var code: Int64 = 4
    while 16 << (code - 4) < cell.prbs * 12, code < 12 { code += 1 }
    return code
  }
}
