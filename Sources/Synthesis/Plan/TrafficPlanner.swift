import Fronthaul
import Wire

/// Decides what a cell sends: the messages of each slot, in no particular order and not yet numbered.
struct TrafficPlanner {
  let cell: Scenario.Cell
  let calendar: RadioCalendar
  /// The place of the cell in the scenario.
  private let place: Int
  private let seed: UInt64
  private let firstFrame: Int64

  /// Time between messages that are due at the same moment, in nanoseconds: they leave one after the other.
  static let spacing: Int64 = 1_200

  init(_ scenario: Scenario, cell place: Int, _ calendar: RadioCalendar, firstFrame: Int64) {
    cell = scenario.cells[place]
    self.place = place
    // The first cell keeps its traffic when others are added.
    seed = scenario.seed &+ UInt64(place) &* 0xA076_1D64_78BD_642F
    self.calendar = calendar
    self.firstFrame = firstFrame
  }

  /// A direction of the traffic, and what its messages have in common.
  struct Direction {
    var isDownlink: Bool
    var signal: SignalKind
    var eAxC: [UInt16]
    var compression: Scenario.Compression
    var filterIndex = 0
    /// Of the C-plane, before its first symbol.
    var control: Scenario.Timing.Moment
    /// Of the U-plane, behind the start of its symbol.
    var data: Scenario.Timing.Moment
  }

  private var downlink: Direction {
    var data = cell.timing.t1aUp
    data.offset = -data.offset
    return Direction(
      isDownlink: true, signal: .downlink, eAxC: cell.downlinkEAxC, compression: cell.downlink,
      control: cell.timing.t1aCpDl, data: data)
  }

  private var uplink: Direction {
    Direction(
      isDownlink: false, signal: .uplink, eAxC: cell.uplinkEAxC, compression: cell.uplink,
      control: cell.timing.t1aCpUl, data: cell.timing.ta4)
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
    let allocator = Allocator(prbs: cell.prbs, traffic: cell.traffic)
    if busyDown, !symbols.downlink.isEmpty {
      let allocations = extended(allocator.downlink(symbols.downlink, &random), isDownlink: true, number)
      try plan(allocations, slot, downlink, &random, into: &messages)
    }
    if busyUp, !symbols.uplink.isEmpty {
      let allocations = extended(allocator.uplink(symbols.uplink, &random), isDownlink: false, number)
      try plan(allocations, slot, uplink, &random, into: &messages)
    }
    if !cell.idle.isEmpty {
      try planIdle(
        slot, symbols, isBusy: (busyDown && !symbols.downlink.isEmpty, busyUp && !symbols.uplink.isEmpty),
        &random, into: &messages)
    }
    try planPRACH(slot, &random, into: &messages)
    return messages
  }

  /// The allocations with the extensions that the scenario asks for in a slot of this number.
  func extended(_ allocations: [Allocation], isDownlink: Bool, _ slot: Int64) -> [Allocation] {
    let requests = cell.extensions.filter { $0.isDownlink == isDownlink && slot % Int64($0.every) == 0 }
    guard !requests.isEmpty else { return allocations }
    return allocations.map { allocation in
      var allocation = allocation
      for request in requests where request.channel == allocation.channel {
        allocation.attach(request.content, carrier: cell.prbs)
      }
      return allocation
    }
  }

  /// The C-plane of the allocations and their U-plane, for every antenna of the direction.
  private func plan(
    _ allocations: [Allocation], _ slot: RadioTime, _ direction: Direction, _ random: inout SeededRandom,
    into messages: inout [PlannedMessage]
  ) throws(WireError) {
    try planControl(allocations, slot, direction, &random, into: &messages)
    let first = allocations.map(\.symbols.lowerBound).min() ?? 0
    let end = allocations.map(\.symbols.upperBound).max() ?? 0
    for symbol in first..<max(first, end) {
      let pieces = pieces(of: allocations, symbol: symbol, direction.compression)
      let time = slot.at(symbol: symbol)
      for (order, eAxC) in direction.eAxC.enumerated() {
        send(pieces, time, direction, eAxC, order, &random, into: &messages)
      }
    }
  }

  // MARK: Parts of messages

  func message(
    _ content: PlannedMessage.Content, from sender: Station, sent: Int64, _ time: RadioTime, _ eAxC: UInt16,
    _ signal: SignalKind
  ) -> PlannedMessage {
    var message = PlannedMessage(sender: sender, sent: sent, time: time, eAxC: eAxC, content: content)
    message.cell = place
    message.vlan = cell.vlan
    message.signal = signal
    return message
  }
}
