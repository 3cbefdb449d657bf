internal import Events

extension JudgedPart {
  /// In words, for reports.
  var texts: [LocalizedText] {
    let bounds = spans.flatMap { span in
      [span.from.map { Phrase.judgedFrom($0.text) }, span.to.map { Phrase.judgedUpTo($0.text) }]
    }
    return bounds.compactMap(\.self) + [Phrase.leftOut(events: leftOut)]
  }
}

extension RunRecord {
  /// What was not judged, or not judged together, in words.
  var restrictions: [LocalizedText] {
    guard captureSets.count > 1 else { return captureSets.first?.judgedPart?.texts ?? [] }
    let parts = captureSets.flatMap { set in
      let names = set.captures.map(\.name).joined(separator: ", ")
      return (set.judgedPart?.texts ?? []).map { Phrase.of(names, $0) }
    }
    return parts + [Phrase.severalRuns(captureSets.count)]
  }
}

extension JudgedPart.Bound {
  var text: LocalizedText {
    switch self {
    case .frame(let number): Phrase.frame(number)
    case .time(let time): LocalizedText(isoText(nanoseconds: time), isoText(nanoseconds: time))
    case .offset(let offset): Phrase.afterFirstFrame(Self.duration(offset))
    }
  }

  /// Nanoseconds in the largest unit that leaves no fraction, as an author would write them.
  private static func duration(_ nanoseconds: Int64) -> String {
    let units: [(word: String, length: Int64)] = [("s", 1_000_000_000), ("ms", 1_000_000), ("us", 1_000)]
    let unit = units.first { nanoseconds != 0 && nanoseconds % $0.length == 0 }
    return unit.map { "\(nanoseconds / $0.length) \($0.word)" } ?? "\(nanoseconds) ns"
  }
}
