import Documents

extension ScenarioReader {
  mutating func prach(_ node: Node, _ cell: Scenario.Cell, _ cellNode: Node) -> Scenario.PRACH? {
    guard let format = PreambleFormat.named(node["format"]?.text ?? "B4") else { return nil }
    let prach = Scenario.PRACH(
      format: format, eAxC: antennas(cellNode, "prach"), slots: integers(node, "slots") ?? [],
      period: integer(node, "period", or: 1), startSymbol: integer(node, "start_symbol"),
      repetitions: integer(node, "symbols", or: format.repetitions), startPrb: integer(node, "start_prb"),
      filterIndex: integer(node, "filter_index", or: format.filterIndex),
      timeOffset: node["time_offset"]?.integer.map { Int($0) },
      frequencyOffset: node["frequency_offset"]?.integer.map { Int($0) })
    if prach.eAxC.isEmpty { wrong(node, "PRACH needs `cell.eaxc.prach`") }
    checkFrequency(prach, cell, node)
    guard checkSlots(prach, cell, node) else { return prach }
    checkUplink(prach, cell, node)
    return prach
  }

  private mutating func checkFrequency(_ prach: Scenario.PRACH, _ cell: Scenario.Cell, _ node: Node) {
    let hertz = prach.format.prbs * prach.format.subcarrierSpacing(carrier: cell.subcarrierSpacing)
    let width = (hertz + cell.subcarrierSpacing * 1_000 - 1) / (cell.subcarrierSpacing * 1_000)
    guard prach.startPrb + width > cell.prbs else { return }
    wrong(
      node["start_prb"] ?? node,
      "the occasion takes \(width) PRBs and reaches beyond the carrier, which has \(cell.prbs)",
      suggestion: width <= cell.prbs ? "begin at PRB \(cell.prbs - width) or below" : nil)
  }

  private mutating func checkSlots(
    _ prach: Scenario.PRACH, _ cell: Scenario.Cell, _ node: Node
  ) -> Bool {
    let slots = prach.format.isLong ? 10 : 10 << cell.numerology
    if let late = prach.slots.first(where: { $0 >= slots }) {
      let unit = prach.format.isLong ? "subframes" : "slots"
      wrong(node["slots"] ?? node, "slot \(late) is not one of the \(slots) \(unit) of a frame")
      return false
    }
    if prach.format.isLong {
      if let place = node["start_symbol"] {
        wrong(
          place, "a preamble of format \(prach.format.name) begins with its subframe",
          suggestion: "leave `start_symbol` out")
        return false
      }
      if prach.repetitions > prach.format.repetitions {
        wrong(
          node["symbols"] ?? node,
          "format \(prach.format.name) has \(prach.format.repetitions) preambles in an occasion")
        return false
      }
    } else if prach.startSymbol + prach.repetitions > 14 {
      wrong(node, "the occasion reaches beyond the end of its slot")
      return false
    }
    return true
  }

  /// Preambles are received while the pattern has uplink, in every frame that has an occasion.
  private mutating func checkUplink(_ prach: Scenario.PRACH, _ cell: Scenario.Cell, _ node: Node) {
    let calendar = RadioCalendar(numerology: cell.numerology)
    for slot in prach.slots {
      for cycle in 0..<cell.tdd.slotCount {
        let frame = cycle * prach.period * calendar.slotsPerFrame
        guard let wrongSlot = firstWithoutUplink(prach, cell, calendar, frame, slot) else { continue }
        return wrong(
          node["slots"] ?? node,
          "the occasion of slot \(slot) needs symbols that are not uplink (slot \(wrongSlot % calendar.slotsPerFrame) of the frame)",
          suggestion: "move it, take fewer `symbols`, or another `tdd`")
      }
    }
  }

  private func firstWithoutUplink(
    _ prach: Scenario.PRACH, _ cell: Scenario.Cell, _ calendar: RadioCalendar, _ frame: Int, _ slot: Int
  ) -> Int? {
    guard prach.format.isLong else {
      let occasion = prach.startSymbol..<(prach.startSymbol + prach.repetitions)
      let uplink = cell.tdd.symbols(slot: Int64(frame + slot)).uplink
      return occasion.clamped(to: uplink) == occasion ? nil : slot
    }
    let first = slot * calendar.slotsPerSubframe
    let begin = calendar.start(calendar.slot(first, from: 0))
    let ticks = prach.format.prefix + prach.repetitions * prach.format.sequenceLength
    let end = begin + Int64(ticks) * 1_000_000_000 / 30_720_000
    var number = first
    while calendar.start(calendar.slot(number, from: 0)) < end {
      let time = calendar.slot(number, from: 0)
      let uplink = cell.tdd.symbols(slot: Int64(frame + number)).uplink
      for symbol in 0..<14 where calendar.start(time.at(symbol: symbol)) < end && !uplink.contains(symbol) {
        return number
      }
      number += 1
    }
    return nil
  }
}
