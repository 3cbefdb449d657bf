import Transport
import UserPlane

/// Plans what a bearer sends, in the order of time.
///
/// The DU gives what it receives to the radio, reports what it has given and what was delivered, and asks for
/// what was lost; the CU sends that again with a new NR-U sequence number.
struct BearerPlanner {
  private enum Event {
    case data, uplink, status, assistance, answer, retransmission(UInt32), finalStatus, endMarker
  }

  private let bearer: Scenario.Bearer
  private let place: Int
  private let start: Int64
  private let stop: Int64
  private var events: [(time: Int64, event: Event)] = []
  private var random: SeededRandom

  private var nextNRUSN: UInt32
  /// Downlink messages and PDCP PDUs sent.
  private var messages = 0
  private var pdus = 0
  private var uplinkPDUs = 0
  /// NR-U sequence numbers that were lost and not yet reported, with their PDCP sequence numbers.
  private var lost: [(nru: UInt32, pdcp: UInt32)] = []
  /// The last PDCP sequence number that was sent again.
  private var highestRetransmitted: UInt32?

  /// Nanoseconds from a poll to its answer, from a report to what is sent again, and between what ends a bearer.
  private static let answerTime: Int64 = 400_000
  private static let retransmissionTime: Int64 = 700_000
  private static let endTime: Int64 = 1_000_000
  private static let millisecond: Int64 = 1_000_000
  private static let second: Int64 = 1_000_000_000

  init(_ bearer: Scenario.Bearer, place: Int, _ scenario: Scenario) {
    self.bearer = bearer
    self.place = place
    start = scenario.startTime + Int64(bearer.lifetime.lowerBound) * Self.millisecond
    stop = scenario.startTime + Int64(bearer.lifetime.upperBound) * Self.millisecond
    nextNRUSN = bearer.firstNRUSN
    random = SeededRandom(scenario.seed, at: [0xF1, UInt64(place)])
    // Directions and reports do not fall together.
    if bearer.downlink.rate > 0 { schedule(.data, at: start) }
    if bearer.uplink.rate > 0 { schedule(.uplink, at: start + 150_000) }
    if let interval = bearer.statusInterval {
      schedule(.status, at: start + Int64(interval) * Self.millisecond + 250_000)
    }
    if let interval = bearer.assistanceInterval {
      schedule(.assistance, at: start + Int64(interval) * Self.millisecond + 350_000)
    }
    if bearer.hasFinalFrame { events.append((stop + Self.endTime, .finalStatus)) }
    if bearer.hasEndMarker { events.append((stop + 2 * Self.endTime, .endMarker)) }
  }

  private mutating func schedule(_ event: Event, at time: Int64) {
    if time < stop { events.append((time, event)) }
  }

  /// The next message that is sent before a time; nil: there is none.
  mutating func next(before limit: Int64) -> PlannedUserPlaneMessage? {
    guard let index = events.indices.min(by: { events[$0].time < events[$1].time }),
      events[index].time < limit
    else { return nil }
    let (time, event) = events.remove(at: index)
    switch event {
    case .data:
      schedule(.data, at: time + Self.second / Int64(bearer.downlink.rate))
      return data(at: time)
    case .retransmission(let number): return data(at: time, again: number)
    case .uplink:
      schedule(.uplink, at: time + Self.second / Int64(bearer.uplink.rate))
      return uplink(at: time)
    case .status:
      schedule(.status, at: time + Int64(bearer.statusInterval ?? 1) * Self.millisecond)
      return status(at: time)
    case .answer: return status(at: time)
    case .finalStatus: return status(at: time, isFinal: true)
    case .assistance:
      schedule(.assistance, at: time + Int64(bearer.assistanceInterval ?? 1) * Self.millisecond)
      return assistance(at: time)
    case .endMarker:
      return PlannedUserPlaneMessage(
        kind: .endMarker, bearer: place, sent: time, isFromCU: true,
        message: GTPUMessage(.endMarker, teid: bearer.dlTEID))
    }
  }

  // MARK: Downlink

  private func pdcpSN(_ index: Int) -> UInt32 {
    (bearer.firstPDCPSN + UInt32(truncatingIfNeeded: index)) & (1 << UInt32(bearer.pdcpSNBits) - 1)
  }

  private mutating func data(at time: Int64, again: UInt32? = nil) -> PlannedUserPlaneMessage {
    var data = DLUserData(nrUSequenceNumber: nextNRUSN)
    nextNRUSN = (nextNRUSN + 1) & 0xFF_FFFF
    messages += 1
    let number = again ?? pdcpSN(pdus)
    if again == nil { pdus += 1 }
    data.retransmission = again != nil
    if again != nil { highestRetransmitted = number }
    if isTurn(bearer.pollEvery) {
      data.reportPolling = true
      events.append((time + Self.answerTime, .answer))
    }
    if isTurn(bearer.discardEvery), pdus > 3 {
      data.dlDiscardNRPDCPPDUSN = pdcpSN(pdus - 3)
      data.discardBlocks = [.init(start: pdcpSN(pdus - 3), size: 1), .init(start: pdcpSN(pdus - 1), size: 1)]
    }
    if again == nil, isTurn(bearer.loseEvery) { lost.append((data.nrUSequenceNumber, number)) }
    return message(
      .data, .dlUserData(data), bearer.dlTEID, at: time, fromCU: true,
      content: pdu(number, bearer.downlink.octets))
  }

  private func isTurn(_ every: Int?) -> Bool { every.map { messages % $0 == 0 } ?? false }

  /// A PDCP data PDU (TS 38.323, 6.2.2).
  private mutating func pdu(_ number: UInt32, _ octets: Int) -> [UInt8] {
    var pdu: [UInt8] =
      bearer.pdcpSNBits == 12
      ? [0x80 | UInt8(number >> 8), UInt8(number & 0xFF)]
      : [0x80 | UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
    while pdu.count < octets { pdu.append(UInt8(truncatingIfNeeded: random.next())) }
    return pdu
  }

  // MARK: Uplink

  private mutating func uplink(at time: Int64) -> PlannedUserPlaneMessage {
    let number = UInt32(truncatingIfNeeded: uplinkPDUs) & (1 << UInt32(bearer.pdcpSNBits) - 1)
    uplinkPDUs += 1
    return PlannedUserPlaneMessage(
      kind: .uplink, bearer: place, sent: time, isFromCU: false,
      message: GTPUMessage(.gPDU, teid: bearer.ulTEID, content: pdu(number, bearer.uplink.octets)))
  }

  private mutating func status(at time: Int64, isFinal: Bool = false) -> PlannedUserPlaneMessage {
    var status = DLDataDeliveryStatus(desiredBufferSize: 100_000)
    status.desiredDataRate = 1_000_000
    status.finalFrame = isFinal
    let given = pdus - bearer.waiting
    if given > 0 { status.highestTransmitted = pdcpSN(given - 1) }
    if given > bearer.unacknowledged { status.highestDelivered = pdcpSN(given - bearer.unacknowledged - 1) }
    if let highestRetransmitted {
      status.highestRetransmitted = highestRetransmitted
      status.highestDeliveredRetransmitted = highestRetransmitted
    }
    if !lost.isEmpty {
      status.lostRanges = lost.map { .init(start: $0.nru, end: $0.nru) }
      status.cause = 0
      for (index, entry) in lost.enumerated() {
        schedule(.retransmission(entry.pdcp), at: time + Self.retransmissionTime + Int64(index) * 1_000)
      }
      lost = []
    }
    if let cause = bearer.cause { status.cause = cause }
    return message(.status, .deliveryStatus(status), bearer.ulTEID, at: time, fromCU: false)
  }

  private func assistance(at time: Int64) -> PlannedUserPlaneMessage {
    var data = AssistanceInformationData()
    data.fields = [.init(type: 1, value: [12]), .init(type: 4, value: [90])]
    data.dlDelay = 25
    return message(.assistance, .assistance(data), bearer.ulTEID, at: time, fromCU: false)
  }

  private func message(
    _ kind: PlannedUserPlaneMessage.Kind, _ pdu: NRUserPlanePDU, _ teid: UInt32, at time: Int64, fromCU: Bool,
    content: [UInt8] = []
  ) -> PlannedUserPlaneMessage {
    PlannedUserPlaneMessage(
      kind: kind, bearer: place, sent: time, isFromCU: fromCU,
      message: GTPUMessage(.gPDU, teid: teid, content: content), pdu: pdu)
  }
}
