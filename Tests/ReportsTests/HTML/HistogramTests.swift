import Events
import Results
import Testing

@testable import Reports

@Suite struct HistogramTests {
  private func measurement(_ numbers: [Int64]) -> Measurement {
    var entries: [Int: Int] = [:]
    // Numbers below 128 are classes of their own.
    for number in numbers { entries[Int(number), default: 0] += 1 }
    return Measurement(
      unit: nil, event: "cus.u", key: [], isRelative: false, minimum: numbers.min() ?? 0,
      maximum: numbers.max() ?? 0,
      classes: NumberClasses(
        entries.sorted { $0.key < $1.key }.map { .init(place: $0.key, count: $0.value) }),
      numberUnit: .none)
  }

  private func window(_ lower: Int64?, _ upper: Int64?) -> MeasuredWindow {
    MeasuredWindow(lower: lower, upper: upper, guardBand: 0, isLateBelow: false, unit: .none)
  }

  @Test func everyNumberIsInOneBar() {
    let histogram = Histogram(measurement([10, 20, 20, 30, 100]), window: window(15, 40))
    let total = histogram.bars.reduce(0) { $0 + $1.count } + Double(histogram.below + histogram.above)
    #expect(abs(total - 5) < 1e-9)
  }

  @Test func barsOutsideOfTheWindowAreMarked() {
    let histogram = Histogram(measurement([10, 30]), window: window(20, 40))
    for bar in histogram.bars where bar.count > 0 { #expect(bar.isInside == (bar.start > 20), "\(bar)") }
    #expect(histogram.bars.contains { $0.count > 0 && !$0.isInside })
    #expect(histogram.bars.contains { $0.count > 0 && $0.isInside })
  }

  @Test func farNumbersAreCountedAtTheEdgeAndDoNotSqueezeTheWindow() {
    let histogram = Histogram(measurement([0, 50, 51, 52, 127]), window: window(50, 52))
    #expect(histogram.below == 1 && histogram.above == 1)
    #expect(histogram.end - histogram.start < 20)
  }

  @Test(arguments: [
    nil, MeasuredWindow(lower: 0, upper: nil, guardBand: 0, isLateBelow: false, unit: .nanoseconds),
  ])
  func numbersAtTheEndsOfTheRangeAreDrawn(_ window: MeasuredWindow?) {
    let measurement = Measurement(
      unit: nil, event: "cus.u", key: [], isRelative: window == nil, minimum: .min, maximum: .max,
      classes: NumberClasses([
        .init(place: -NumberClasses.side, count: 1), .init(place: NumberClasses.side - 1, count: 1),
      ]), numberUnit: .nanoseconds)
    let histogram = Histogram(measurement, window: window)
    let total = histogram.bars.reduce(0) { $0 + $1.count } + Double(histogram.below + histogram.above)
    #expect(abs(total - 2) < 1e-6)
    var requirement = Sample.requirement("cus/1/a")
    requirement.window = window
    let report = HTMLReport(run: Sample.run(), options: ReportOptions())
    #expect(report.histogram(measurement, of: requirement).document.contains("<svg"))
  }

  @Test func withoutAWindowAllBarsAreAlike() {
    let histogram = Histogram(measurement([3, 90]), window: nil)
    #expect(histogram.bars.allSatisfy(\.isInside) && histogram.below == 0 && histogram.above == 0)
  }

  @Test func anOpenWindowHoldsAllThatIsBeyondItsEnd() {
    #expect(window(5, nil).holds(1e12) && !window(5, nil).holds(4) && window(nil, 5).holds(-1e12))
  }
}
