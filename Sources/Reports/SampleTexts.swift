import Results

extension SampleDescription {
  /// The measurements in words, for people.
  var lines: [LocalizedText] {
    var lines = [
      Phrase.power(blocks: blocks, mean: Self.decibels(meanPower), peak: Self.decibels(peakPower))
    ]
    let oddities = [
      saturated > 0 ? Phrase.saturated(saturated) : nil,
      zeroBlocks > 0 ? Phrase.withoutPower(zeroBlocks) : nil,
      constantBlocks > 0 ? Phrase.constant(constantBlocks) : nil,
    ].compactMap { $0 }
    if !oddities.isEmpty { lines.append(Phrase.list(oddities)) }
    let used = exponents.indices.filter { exponents[$0] > 0 }
    if let low = used.first, let high = used.last {
      let most = used.max { exponents[$0] < exponents[$1] } ?? low
      lines.append(Phrase.exponents(low, high, most: most))
    }
    return lines
  }

  /// `-23.45 dBFS` from hundredths of a decibel; `nil` without power.
  static func decibels(_ centibels: Int64?) -> String? {
    guard let centibels else { return nil }
    let magnitude = centibels.magnitude
    let fraction = magnitude % 100
    return "\(centibels < 0 ? "-" : "")\(magnitude / 100).\(fraction < 10 ? "0" : "")\(fraction) dBFS"
  }
}
