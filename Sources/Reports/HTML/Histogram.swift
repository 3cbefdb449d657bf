import Events
import Results

/// The numbers of a flow against the window that they shall lie in.
struct Histogram {
  /// A bar: the numbers from `start` up to `end`, `end` left out.
  struct Bar: Equatable {
    var start: Double
    var end: Double
    var count: Double
    /// Where most of it lies: inside of the window, or on which side.
    var isInside: Bool
  }

  private(set) var bars: [Bar] = []
  let start: Double
  let end: Double
  /// Numbers beyond the ends of the picture.
  private(set) var below = 0
  private(set) var above = 0

  static let mostBars = 64

  /// - Parameter window: `nil` where the numbers have no zero in common, so that they lie in no window.
  init(_ measurement: Measurement, window: MeasuredWindow?) {
    let data = (Double(measurement.minimum), Double(measurement.maximum))
    var (low, high) = data
    if let window {
      let lower = window.lower.map(Double.init) ?? min(data.0, window.upper.map(Double.init) ?? data.0)
      let upper = window.upper.map(Double.init) ?? max(data.1, lower)
      // What lies far outside must not make the window a line.
      let room = max(upper - lower, 1)
      low = max(min(data.0, lower), lower - 2 * room)
      high = min(max(data.1, upper), upper + 2 * room)
    }
    let margin = max((high - low) * 0.04, 1)
    (start, end) = (low - margin, high + margin)
    let step = (end - start) / Double(Self.mostBars)
    bars = (0..<Self.mostBars).map { number in
      let middle = start + step * (Double(number) + 0.5)
      return Bar(
        start: start + step * Double(number), end: start + step * Double(number + 1), count: 0,
        isInside: window?.holds(middle) ?? true)
    }
    let classes = measurement.classes.ranges
    for (place, entry) in classes.enumerated() {
      // A class ends with the extremes that were seen, the outermost ones only there: the last class of each sign holds
      // all that is larger. Its numbers are taken to be spread evenly over it.
      let first = place == 0 ? data.0 : max(Double(entry.numbers.lowerBound), data.0)
      let last = (place == classes.count - 1 ? data.1 : min(Double(entry.numbers.upperBound), data.1)) + 1
      if last <= start {
        below += entry.count
      } else if first >= end {
        above += entry.count
      } else {
        spread(Double(entry.count), first, max(last, first + 1), step)
      }
    }
  }

  private mutating func spread(_ count: Double, _ first: Double, _ last: Double, _ step: Double) {
    let from = max(0, Int((first - start) / step))
    let to = min(Self.mostBars - 1, Int((last - start) / step))
    guard from <= to else { return }
    for number in from...to {
      let share = min(last, bars[number].end) - max(first, bars[number].start)
      if share > 0 { bars[number].count += count * share / (last - first) }
    }
  }
}

extension MeasuredWindow {
  func holds(_ number: Double) -> Bool {
    number >= (lower.map(Double.init) ?? -.infinity) && number <= (upper.map(Double.init) ?? .infinity)
  }
}

extension HTMLReport {
  private static let size = (width: 720.0, height: 150.0, left: 12.0, bottom: 34.0, top: 18.0)

  func histogram(_ measurement: Measurement, of requirement: RequirementDescription) -> Markup {
    let window = measurement.isRelative ? nil : requirement.window
    let histogram = Histogram(measurement, window: window)
    let line = t(measurement.line(run.units.title(measurement.unit)))
    let size = Self.size
    var picture = Picture(width: Int(size.width), height: Int(size.height), title: line)
    let scale = (size.width - 2 * size.left) / (histogram.end - histogram.start)
    func x(_ number: Double) -> Double { size.left + (number - histogram.start) * scale }
    let floor = size.height - size.bottom
    if let window { draw(window, &picture, floor, from: histogram.start, to: histogram.end, x) }
    let most = max(histogram.bars.map(\.count).max() ?? 1, 1)
    for bar in histogram.bars where bar.count > 0 {
      // A single number among millions is seen too.
      let height = max((floor - size.top) * bar.count / most, 1.5)
      picture.rectangle(
        x(bar.start) + 0.5, floor - height, x(bar.end) - x(bar.start) - 1, height,
        bar.isInside ? "bar" : "bar out")
    }
    picture.line(size.left, floor, size.width - size.left, floor, "axis")
    for (number, anchor) in ticks(histogram, window) {
      picture.line(x(number), floor, x(number), floor + 4, "axis")
      picture.text(
        x(number), floor + 16, measurement.numberUnit.text(Self.whole(number)), "tick", anchor: anchor)
    }
    if histogram.below > 0 {
      picture.text(size.left, 12, "◀ \(histogram.below.grouped)", "tick")
    }
    if histogram.above > 0 {
      picture.text(size.width - size.left, 12, "\(histogram.above.grouped) ▶", "tick", anchor: "end")
    }
    return tag("figure", "histogram") {
      picture.svg
      tag("figcaption") { line }
    }
  }

  /// The nearest number that there is.
  private static func whole(_ number: Double) -> Int64 {
    Int64(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }

  /// The window and its guard bands.
  private func draw(
    _ window: MeasuredWindow, _ picture: inout Picture, _ floor: Double, from start: Double, to end: Double,
    _ x: (Double) -> Double
  ) {
    let lower = max(window.lower.map(Double.init) ?? start, start)
    let upper = min(window.upper.map(Double.init) ?? end, end)
    guard lower < upper else { return }
    picture.rectangle(x(lower), Self.size.top - 6, x(upper) - x(lower), floor - Self.size.top + 6, "window")
    guard let band = window.guardBand, band > 0 else { return }
    for edge in [window.lower, window.upper].compactMap({ $0 }).map(Double.init)
    where edge > start && edge < end {
      let (from, to) = (max(edge - Double(band), start), min(edge + Double(band), end))
      picture.rectangle(
        x(from), Self.size.top - 6, max(x(to) - x(from), 1), floor - Self.size.top + 6, "guard")
    }
  }

  /// The ends of the window, else those of what was seen.
  private func ticks(_ histogram: Histogram, _ window: MeasuredWindow?) -> [(Double, String)] {
    let ends = [window?.lower, window?.upper].compactMap { $0 }.map(Double.init)
    let inside = ends.filter { $0 >= histogram.start && $0 <= histogram.end }
    let width = histogram.end - histogram.start
    let outer = [(histogram.start, "start"), (histogram.end, "end")].filter { number, _ in
      inside.allSatisfy { abs($0 - number) > 0.14 * width }
    }
    return outer
      + inside.map { number in
        let place = (number - histogram.start) / width
        return (number, place < 0.1 ? "start" : place > 0.9 ? "end" : "middle")
      }
  }

  // MARK: The part

  /// Requirements that measured something.
  var measured: [RequirementResult] { run.requirements.filter { !$0.measurements.isEmpty } }

  /// Flows of a requirement that have a picture, and those that have a line.
  private static let mostPictures = 8
  private static let mostLines = 64

  @MarkupBuilder
  var timingPart: [Markup] {
    if !measured.isEmpty {
      part("timing", Phrase.measurements, Phrase.measurementsLead) {
        for result in measured {
          tag("h3") {
            badge(result.verdict, standing(result))
            " \(t(result.requirement.title)) "
            link(result.requirement.id)
          }
          for measurement in result.measurements.prefix(Self.mostPictures) {
            histogram(measurement, of: result.requirement)
          }
          if result.measurements.count > Self.mostPictures {
            tag("ul", "faint") {
              for measurement in result.measurements.dropFirst(Self.mostPictures).prefix(Self.mostLines) {
                tag("li") { t(measurement.line(run.units.title(measurement.unit))) }
              }
            }
          }
          if result.measurements.count > Self.mostPictures + Self.mostLines {
            tag("p", "faint") {
              t(Phrase.moreFlows(result.measurements.count - Self.mostPictures - Self.mostLines))
            }
          }
        }
      }
    }
  }
}
