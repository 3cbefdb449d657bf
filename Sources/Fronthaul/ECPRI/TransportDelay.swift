internal import Wire

/// A message of a one-way delay measurement (eCPRI 2.0, 3.2.4.6), as far as the delay follows from it.
///
///     | measurementId 8 | actionType 8 | seconds 48 | nanoseconds 32 | compensation 64 | dummy bytes |
struct DelayMessage: Equatable {
  static let size = 20

  enum Action: UInt8 {
    case request = 0, requestWithFollowUp, response, remoteRequest, remoteRequestWithFollowUp, followUp
  }

  var measurementId: UInt8
  /// `nil`: reserved.
  var action: Action?
  /// The time stamp in nanoseconds times 65,536, as the compensation is counted; `nil`: it is no time.
  var time: Int128?
  var compensation: Int64

  /// `nil` where the message ends before.
  init?(_ bytes: Span<UInt8>, _ body: Range<Int>) {
    guard body.lowerBound >= 0, body.count >= Self.size, body.upperBound <= bytes.count else { return nil }
    func number(_ offset: Int, _ count: Int) -> UInt64 {
      var value: UInt64 = 0
      for index in 0..<count { value = value << 8 | UInt64(bytes[body.lowerBound + offset + index]) }
      return value
    }
    measurementId = bytes[body.lowerBound]
    action = Action(rawValue: bytes[body.lowerBound + 1])
    let nanoseconds = number(8, 4)
    time =
      nanoseconds < 1_000_000_000
      ? (Int128(number(2, 6)) * 1_000_000_000 + Int128(nanoseconds)) << 16 : nil
    compensation = Int64(bitPattern: number(12, 8))
  }
}

/// The measurements of a pair of units that have no response yet.
///
/// Bounded: an identifier has eight bits, and either unit may measure.
struct DelayMeasurements {
  private struct Key: Hashable {
    /// The unit whose request, or follow-up, has the first time.
    var isFromFirst: Bool
    var id: UInt8
  }

  /// When the measured message left, compensated, in nanoseconds times 65,536.
  private var departures: [Key: Int128] = [:]

  /// Takes a message, and answers the transport delay in whole nanoseconds, rounded down, where it ends a measurement:
  /// (t2 − tCV2) − (t1 + tCV1). The delay is that of the way to the sender of the response.
  ///
  /// - Parameter isFromFirst: which of the two units sent it.
  mutating func take(_ message: DelayMessage, isFromFirst: Bool) -> Int64? {
    let key = Key(isFromFirst: isFromFirst, id: message.measurementId)
    switch message.action {
    case .request, .followUp:
      departures[key] = message.time.map { $0 + Int128(message.compensation) }
      return nil
    case .requestWithFollowUp:
      departures[key] = nil
      return nil
    case .response:
      let request = Key(isFromFirst: !isFromFirst, id: message.measurementId)
      guard let departure = departures.removeValue(forKey: request), let time = message.time else {
        return nil
      }
      return Int64(exactly: (time - Int128(message.compensation) - departure) >> 16)
    case .remoteRequest, .remoteRequestWithFollowUp, nil: return nil
    }
  }
}
