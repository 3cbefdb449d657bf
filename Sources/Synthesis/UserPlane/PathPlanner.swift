import Transport

/// Plans what is sent about the path between both nodes: echoes and error indications, in the order of time.
struct PathPlanner {
  private let userPlane: Scenario.UserPlane
  private let start: Int64
  private let stop: Int64
  private var nextEcho: Int64
  private var number: UInt16 = 0
  /// The answer to the last request, until it is sent.
  private var response: PlannedUserPlaneMessage?
  private var errorIndications: [Int]
  /// Behind the last error indication the DU says which extension headers it supports.
  private var notification: PlannedUserPlaneMessage?

  private static let answerTime: Int64 = 200_000
  private static let millisecond: Int64 = 1_000_000

  init(_ userPlane: Scenario.UserPlane, _ scenario: Scenario) {
    self.userPlane = userPlane
    start = scenario.startTime
    stop = scenario.startTime + Int64(scenario.duration) * Self.millisecond
    nextEcho = userPlane.echoInterval == nil ? .max : start + 50_000
    errorIndications = userPlane.errorIndications.reversed()
  }

  /// The next message that is sent before a time; nil: there is none.
  mutating func next(before limit: Int64) -> PlannedUserPlaneMessage? {
    let error = errorIndications.last.map { start + Int64($0) * Self.millisecond + 80_000 } ?? .max
    if let answer = response, answer.sent < limit, answer.sent <= min(error, nextEcho) {
      response = nil
      return answer
    }
    if let told = notification, told.sent < limit {
      notification = nil
      return told
    }
    guard min(error, nextEcho) < min(limit, stop) else { return nil }
    if error < nextEcho {
      errorIndications.removeLast()
      if errorIndications.isEmpty { notification = supportedExtensionHeaders(at: error + 10_000) }
      return errorIndication(at: error)
    }
    defer { nextEcho += Int64(userPlane.echoInterval ?? 1) * Self.millisecond }
    return echo(at: nextEcho)
  }

  private mutating func echo(at time: Int64) -> PlannedUserPlaneMessage {
    number &+= 1
    response = PlannedUserPlaneMessage(
      kind: .echoResponse, sent: time + Self.answerTime, isFromCU: false,
      message: GTPUMessage(
        .echoResponse, teid: 0, sequenceNumber: number, content: [GTPUInformationElement.recovery, 0]))
    return PlannedUserPlaneMessage(
      kind: .echoRequest, sent: time, isFromCU: true,
      message: GTPUMessage(.echoRequest, teid: 0, sequenceNumber: number))
  }

  /// TS 29.281, 7.2.3.
  private func supportedExtensionHeaders(at time: Int64) -> PlannedUserPlaneMessage {
    PlannedUserPlaneMessage(
      kind: .notification, sent: time, isFromCU: false,
      message: GTPUMessage(
        .supportedExtensionHeadersNotification, teid: 0, sequenceNumber: 0,
        content: [GTPUInformationElement.extensionHeaderTypeList, 1, GTPUExtensionPlace.nrRANContainer]))
  }

  /// TS 29.281, 7.3.1.
  private func errorIndication(at time: Int64) -> PlannedUserPlaneMessage {
    let address = userPlane.du.address
    let halves = address.isIPv6 ? [address.high, address.low] : [address.low << 32]
    let octets = halves.flatMap { half in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: half >> UInt64($0)) }
    }.prefix(address.isIPv6 ? 16 : 4)
    let content: [UInt8] =
      [GTPUInformationElement.tunnelEndpointIdentifierDataI, 0xFF, 0xFF, 0xFF, 0xFE]
      + [GTPUInformationElement.gtpuPeerAddress, 0, UInt8(octets.count)] + octets
    return PlannedUserPlaneMessage(
      kind: .errorIndication, sent: time, isFromCU: false,
      message: GTPUMessage(.errorIndication, teid: 0, sequenceNumber: 0, content: content))
  }
}
