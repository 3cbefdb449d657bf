internal import Conformance
internal import Events
internal import Expressions

extension ContextStream {
  /// For example `PTP Announce, domain 24, from 00:1b:…: 161, one in 125 ms, longest gap 131 ms`.
  var line: String {
    var facts = [count.grouped]
    if let meanInterval {
      facts.append("one in \(Quantity(value: meanInterval, unit: .nanoseconds).text) on average")
      facts.append("longest gap \(Quantity(value: longestGap, unit: .nanoseconds).text)")
    }
    if missing > 0 { facts.append("\(missing.grouped) numbers missing") }
    if !remark.isEmpty { facts.append(remark) }
    return "\(name) \(messages), from \(sender): \(facts.joined(separator: ", "))"
  }
}
