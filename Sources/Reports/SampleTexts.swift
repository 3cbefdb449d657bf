import Results

extension SampleDescription {
  /// The measurements in words, for people.
  var lines: [String] {
    var lines = [
      "\(counted(blocks, "PRB")): mean \(Self.decibels(meanPower)), peak \(Self.decibels(peakPower))"
    ]
    let oddities = [
      (saturated, "saturated sample"), (zeroBlocks, "PRB without power"), (constantBlocks, "constant PRB"),
    ]
    lines += [oddities.filter { $0.0 > 0 }.map { "\($0.0.grouped) × \($0.1)" }.joined(separator: ", ")]
    let used = exponents.indices.filter { exponents[$0] > 0 }
    if let low = used.first, let high = used.last {
      let most = used.max { exponents[$0] < exponents[$1] } ?? low
      lines.append(low == high ? "exponent \(low)" : "exponents \(low) to \(high), most often \(most)")
    }
    return lines.filter { !$0.isEmpty }
  }

  /// `-23.45 dBFS` from hundredths of a decibel.
  static func decibels(_ centibels: Int64?) -> String {
    guard let centibels else { return "no power" }
    let magnitude = centibels.magnitude
    let fraction = magnitude % 100
    return "\(centibels < 0 ? "-" : "")\(magnitude / 100).\(fraction < 10 ? "0" : "")\(fraction) dBFS"
  }
}
