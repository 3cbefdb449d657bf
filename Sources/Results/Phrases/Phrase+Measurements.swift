internal import Events

/// What the numbers of windows came to.
extension Phrase {
  /// On one line: whose, how many, how far.
  package static func measurement(_ measurement: Measurement, _ subject: LocalizedText) -> LocalizedText {
    let counts = measurement.isRelative ? withoutCommonClock(measurement) : byWindow(measurement)
    let unit = measurement.numberUnit
    let (low, high) = (unit.text(measurement.minimum), unit.text(measurement.maximum))
    let median = median(measurement)
    return LocalizedText(
      "\(subject.en): \(counts.en); min \(low), median \(median.en), max \(high)",
      "\(subject[.ja])：\(counts[.ja])。最小 \(low)、中央値 \(median[.ja])、最大 \(high)")
  }

  private static func withoutCommonClock(_ measurement: Measurement) -> LocalizedText {
    LocalizedText(
      "\(measurement.count.grouped) without a common clock", "\(measurement.count.grouped) 件（共通クロックなし）")
  }

  private static func byWindow(_ measurement: Measurement) -> LocalizedText {
    let (early, onTime, late) = (measurement.early, measurement.onTime, measurement.late)
    let acausal = measurement.acausal
    return LocalizedText(
      "early \(early.grouped)\(acausal > 0 ? " (\(acausal.grouped) acausal)" : ""), on time \(onTime.grouped), late "
        + "\(late.grouped)",
      "早すぎ \(early.grouped)\(acausal > 0 ? "（うち対象より前 \(acausal.grouped)）" : "")、ウィンドウ内 \(onTime.grouped)、"
        + "遅延 \(late.grouped)")
  }

  /// The median, or the class that it is known to lie in.
  private static func median(_ measurement: Measurement) -> LocalizedText {
    let (range, unit) = (measurement.medianRange, measurement.numberUnit)
    let (low, high) = (unit.text(range.lowerBound), unit.text(range.upperBound))
    return low == high
      ? LocalizedText(low, low) : LocalizedText("between \(low) and \(high)", "\(low)～\(high)")
  }

  package static func plane(_ name: String) -> LocalizedText {
    LocalizedText("\(name)-plane", "\(name) プレーン")
  }

  /// How far the numbers of a flow moved from one run to another.
  package static func shift(minimum: String, median: String, maximum: String) -> LocalizedText {
    LocalizedText(
      "min \(minimum), median \(median), max \(maximum)", "最小 \(minimum)、中央値 \(median)、最大 \(maximum)")
  }
}
