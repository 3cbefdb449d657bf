internal import Fronthaul
internal import Results
internal import Units

extension ContextStream {
  init(_ stream: ClockTraffic.Stream) {
    self.init(
      name: "PTP", messages: "\(stream.type.name), domain \(stream.domain)", sender: stream.sender.text,
      count: stream.count, firstTime: stream.first, lastTime: stream.last, longestGap: stream.longestGap,
      missing: stream.missing,
      clock: stream.grandmaster.map { AnnouncedClock($0, changes: stream.changes) })
  }
}

extension AnnouncedClock {
  fileprivate init(_ grandmaster: ClockTraffic.Grandmaster, changes: Int) {
    let digits = String(grandmaster.identity, radix: 16)
    self.init(
      clockClass: Int(grandmaster.clockClass),
      grandmaster: String(repeating: "0", count: 16 - digits.count) + digits, changes: changes)
  }
}
