import Fronthaul

/// A part of the resource grid, for all antennas of a direction.
struct Allocation: Sendable {
  var channel: ExtensionRequest.Channel
  var sectionId: UInt16
  var startPrb: Int
  /// PRBs that it has; headers say 0 for more than 255.
  var prbCount: Int
  /// On which symbols of the slot.
  var symbols: Range<Int>
  /// Section extensions of its section description.
  var extensions: [SectionExtension] = []
  /// What is sent in place of all PRBs on all symbols, if section extensions say so.
  var grants: [Grant]?

  /// PRBs on a symbol.
  struct Grant: Equatable, Sendable {
    var symbol: Int
    var prbs: Range<Int>
  }

  /// The runs of PRBs on a symbol.
  func ranges(symbol: Int) -> [Range<Int>] {
    guard let grants else { return symbols.contains(symbol) ? [startPrb..<(startPrb + prbCount)] : [] }
    return grants.lazy.filter { $0.symbol == symbol }.map(\.prbs)
  }
}

/// Divides the PRBs of a slot among users.
struct Allocator {
  let prbs: Int
  let traffic: Scenario.Traffic

  /// The allocations of a downlink slot: control symbols, then data.
  func downlink(_ symbols: Range<Int>, _ random: inout SeededRandom) -> [Allocation] {
    guard traffic.controlSymbols > 0, symbols.count > traffic.controlSymbols else {
      return data(symbols, firstId: 0, &random)
    }
    let control = symbols.lowerBound..<(symbols.lowerBound + traffic.controlSymbols)
    let region = Allocation(
      channel: .control, sectionId: 0, startPrb: 0, prbCount: whole(min(prbs, traffic.controlPrbs)),
      symbols: control)
    return [region] + data(control.upperBound..<symbols.upperBound, firstId: 1, &random)
  }

  /// The allocations of an uplink slot.
  func uplink(_ symbols: Range<Int>, _ random: inout SeededRandom) -> [Allocation] {
    symbols.isEmpty ? [] : data(symbols, firstId: 0, &random)
  }

  /// One allocation for each user, from the lowest PRB on, as long as there is room.
  private func data(_ symbols: Range<Int>, firstId: UInt16, _ random: inout SeededRandom) -> [Allocation] {
    let smallest = max(1, min(prbs, traffic.smallestAllocation))
    let largest = max(smallest, min(prbs, traffic.largestAllocation))
    var result: [Allocation] = []
    var free = 0
    for user in 0..<traffic.users where prbs - free >= smallest {
      // What the users behind this one need at least.
      let reserved = min(prbs - free - smallest, (traffic.users - user - 1) * smallest)
      let room = prbs - free - reserved
      let count = whole(random.number(smallest...min(largest, room)))
      let start = count > 255 ? 0 : free + random.number(0...((room - count) / (traffic.users - user)))
      result.append(
        Allocation(
          channel: .data, sectionId: firstId + UInt16(user), startPrb: start, prbCount: count,
          symbols: symbols))
      free = start + count
    }
    return result
  }

  /// More than 255 PRBs can only be all of them. CUS 7.5.3.5.
  private func whole(_ count: Int) -> Int {
    guard count > 255 else { return count }
    return traffic.users == 1 ? prbs : 255
  }
}
