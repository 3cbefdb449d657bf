internal import Events

extension JudgedPart {
  /// In words, for reports.
  var texts: [String] {
    var texts: [String] = []
    for span in spans {
      if let from = span.from { texts.append("judged from \(from.text)") }
      if let to = span.to { texts.append("judged up to \(to.text)") }
    }
    return texts + ["\(leftOut) events were left out"]
  }
}

extension RunRecord {
  /// What was not judged, or not judged together, in words.
  var restrictions: [String] {
    guard captureSets.count > 1 else { return captureSets.first?.judgedPart?.texts ?? [] }
    let parts = captureSets.flatMap { set in
      let names = set.captures.map(\.name).joined(separator: ", ")
      return (set.judgedPart?.texts ?? []).map { "\(names): \($0)" }
    }
    return parts + [
      "\(captureSets.count) runs on captures of their own: what spans two of them was not judged, such as the first "
        + "value of a key, a counter or an open request"
    ]
  }
}

extension JudgedPart.Bound {
  var text: String {
    switch self {
    case .frame(let number): "frame \(number)"
    case .time(let time): isoText(nanoseconds: time)
    case .offset(let offset): "\(Self.duration(offset)) after the first frame"
    }
  }

  /// Nanoseconds in the largest unit that leaves no fraction, as an author would write them.
  private static func duration(_ nanoseconds: Int64) -> String {
    let units: [(word: String, length: Int64)] = [("s", 1_000_000_000), ("ms", 1_000_000), ("us", 1_000)]
    let unit = units.first { nanoseconds != 0 && nanoseconds % $0.length == 0 }
    return unit.map { "\(nanoseconds / $0.length) \($0.word)" } ?? "\(nanoseconds) ns"
  }
}
