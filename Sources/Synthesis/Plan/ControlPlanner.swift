import Fronthaul
import Wire

/// The C-plane of the traffic.
extension TrafficPlanner {
  /// One message for as many sections of a symbol as may be in it, for every antenna.
  func planControl(
    _ allocations: [Allocation], _ slot: RadioTime, _ direction: Direction, _ random: inout SeededRandom,
    into messages: inout [PlannedMessage]
  ) throws(WireError) {
    let groups = grouped(allocations)
    let isGrouped = groupsPorts(direction)
    for (order, eAxC) in direction.eAxC.enumerated() {
      for (part, whole) in groups.enumerated() {
        // The first antenna's sections with extension 10 are for all of them, the others for itself.
        let group = isGrouped && order > 0 ? whole.filter { !$0.standsForOthers } : whole
        guard let symbol = group.first?.symbols.lowerBound else { continue }
        let first = slot.at(symbol: symbol)
        let sent =
          calendar.start(first) - direction.control.offset + random.around(direction.control.jitter)
          + Int64(order * groups.count + part) * Self.spacing
        var sections: [CPlaneSection] = []
        for allocation in group {
          let beam = beam(direction, order, slot, &random)
          sections.append(description(allocation, ["beamId": Int64(beam)]))
        }
        let content = try CPlaneMessage(sectionType: 1, header(first, direction), sections: sections)
        messages.append(message(.cPlane(content), from: .du, sent: sent, first, eAxC, direction.signal))
      }
    }
  }

  /// Allocations that begin with the same symbol, as many together as a message may have sections.
  private func grouped(_ allocations: [Allocation]) -> [[Allocation]] {
    var groups: [[Allocation]] = []
    for allocation in allocations {
      if let last = groups.last, last.count < cell.packing.cPlaneSections,
        last.first?.symbols.lowerBound == allocation.symbols.lowerBound
      {
        groups[groups.count - 1].append(allocation)
      } else {
        groups.append([allocation])
      }
    }
    return groups
  }

  /// Whether sections of the first antenna are for all of them: section extension 10. CUS 7.7.10.
  private func groupsPorts(_ direction: Direction) -> Bool {
    cell.extensions.contains { $0.type == 10 && $0.isDownlink == direction.isDownlink }
  }

  private func beam(
    _ direction: Direction, _ antenna: Int, _ slot: RadioTime, _ random: inout SeededRandom
  ) -> UInt16 {
    guard let beams = direction.isDownlink ? cell.downlinkBeams : cell.uplinkBeams, !beams.ids.isEmpty else {
      return 0
    }
    let place =
      switch beams.order {
      case .antenna: antenna
      case .slot: Int(slot.frame % 1024) * calendar.slotsPerFrame + calendar.slotInFrame(slot)
      case .random: random.number(0...(beams.ids.count - 1))
      }
    return beams.ids[place % beams.ids.count]
  }

  /// What C-plane messages begin with. CUS 7.5.2.1 to 7.5.2.10.
  func header(_ time: RadioTime, _ direction: Direction) -> [String: Int64] {
    var header: [String: Int64] = [
      "dataDirection": direction.isDownlink ? 1 : 0, "filterIndex": Int64(direction.filterIndex),
      "frameId": Int64(time.frameId), "subframeId": Int64(time.subframe), "slotId": Int64(time.slot),
      "startSymbolId": Int64(time.symbol),
    ]
    // udCompHdr is 0 in the downlink, and where the compression is configured. CUS 7.5.2.10.
    if !direction.isDownlink, direction.compression.isDynamic {
      header["udIqWidth"] = Int64(direction.compression.header.rawValue >> 4)
      header["udCompMeth"] = Int64(direction.compression.header.methodCode)
    }
    return header
  }

  func description(_ allocation: Allocation, _ more: [String: Int64] = [:]) -> CPlaneSection {
    CPlaneSection(
      sectionId: allocation.sectionId, startPrbc: UInt16(clamping: allocation.startPrb),
      numPrbc: allocation.prbCount > 255 ? 0 : UInt8(clamping: allocation.prbCount),
      numSymbol: UInt8(clamping: allocation.symbols.count), more, extensions: allocation.extensions)
  }
}

extension Allocation {
  /// Whether it has section extension 10.
  fileprivate var standsForOthers: Bool { extensions.contains { $0.type == 10 } }
}
