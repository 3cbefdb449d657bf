internal import Conformance
internal import Fronthaul
internal import Units

extension ContextStream {
  init(_ stream: ClockTraffic.Stream) {
    var remark = ""
    if let grandmaster = stream.grandmaster {
      let digits = String(grandmaster.identity, radix: 16)
      remark =
        "clock class \(grandmaster.clockClass), grandmaster "
        + String(repeating: "0", count: 16 - digits.count) + digits
      if stream.changes > 0 {
        remark += ", changed \(stream.changes == 1 ? "once" : "\(stream.changes) times")"
      }
    }
    self.init(
      name: "PTP", messages: "\(stream.type.name), domain \(stream.domain)", sender: stream.sender.text,
      count: stream.count, meanInterval: stream.meanInterval, longestGap: stream.longestGap,
      missing: stream.missing, remark: remark)
  }
}
