internal import Results
internal import Events

extension ContextStream {
  /// For example `PTP Announce, domain 24, from 00:1b:…: 161, one in 125 ms, longest gap 131 ms`.
  var line: LocalizedText {
    Phrase.stream(self, interval: meanInterval.map(Self.text), longestGap: Self.text(longestGap))
  }

  /// Nanoseconds to a thousandth of the largest unit that they fill: rates are read, not computed with.
  private static func text(_ nanoseconds: Int64) -> String {
    let units: [(word: String, length: Int64)] = [("s", 1_000_000_000), ("ms", 1_000_000), ("µs", 1_000)]
    guard let unit = units.first(where: { nanoseconds >= $0.length }) else { return "\(nanoseconds) ns" }
    let thousandths = nanoseconds / (unit.length / 1_000)
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
    guard rest > 0 else { return "\(whole) \(unit.word)" }
    var digits = String(1_000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits) \(unit.word)"
  }
}
