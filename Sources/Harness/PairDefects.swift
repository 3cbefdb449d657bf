internal import Conformance
internal import Events
internal import Fronthaul
internal import Results

/// Messages of two units that talk to each other of which the counters of both show the same defect.
///
/// A unit or a network loses or delays the messages of one side; what takes the frames to the file, those of both alike.
struct PairDefects {
  struct Side {
    let unit: UnitID
    var defects: Int
    /// Messages that were sent, as far as is known.
    var messages: Int

    /// Whether at most ten times the share of another side is meant.
    func isComparable(to other: Side) -> Bool {
      // Products of counts, which may be as many as a long capture has messages.
      Int128(defects) * Int128(other.messages) <= 10 * Int128(other.defects) * Int128(messages)
    }
  }

  let code: IntegrityCode
  let one: Side
  let other: Side

  var units: [UnitID] { [one.unit, other.unit] }

  /// What is not certain of these units because of it.
  var need: CaptureNeed { code == .bothSidesLose ? .completeCapture : .steadyClock }

  /// One message of either side may be chance.
  private static let fewest = 3

  /// - Parameter least: of how many messages one at least shows the defect.
  private func pointsAtCapture(least: Int) -> Bool {
    one.defects > 0 && other.defects > 0 && one.defects + other.defects >= Self.fewest
      && one.defects * least > one.messages && other.defects * least > other.messages
      && one.isComparable(to: other) && other.isComparable(to: one)
  }

  /// All pairs whose defects point at the capture, by their units: losses first, then disorder.
  static func all(_ defects: [CounterDefects], _ report: DecoderReport) -> [PairDefects] {
    all(.bothSidesLose, \.lost, defects, report).filter { $0.pointsAtCapture(least: 10_000) }
      + all(.bothSidesReorder, \.late, defects, report).filter { $0.pointsAtCapture(least: 100) }
  }

  private static func all(
    _ code: IntegrityCode, _ count: KeyPath<CounterDefects, Int>, _ defects: [CounterDefects],
    _ report: DecoderReport
  ) -> [PairDefects] {
    func side(_ defect: CounterDefects) -> Side {
      let received = report.flows.reduce(0) {
        $0 + ($1.sender == defect.sender && $1.receiver == defect.receiver ? $1.messages : 0)
      }
      return Side(
        unit: defect.sender, defects: defect[keyPath: count], messages: received + defect.lost)
    }
    return defects.filter { $0.sender < $0.receiver }.compactMap { defect in
      guard let back = defects.first(where: { $0.sender == defect.receiver && $0.receiver == defect.sender })
      else { return nil }
      return PairDefects(code: code, one: side(defect), other: side(back))
    }.sorted { ($0.one.unit, $0.other.unit) < ($1.one.unit, $1.other.unit) }
  }
}

extension Integrity {
  /// Notes a pair of units whose counters show that the capture is not what was sent.
  ///
  /// - Parameters:
  ///   - countsDrops: whether the captures have a counter of frames that were dropped.
  ///   - isLossless: whether the profile says that the capture holds every frame.
  mutating func note(
    _ pair: PairDefects, _ units: [UnitDescription], countsDrops: Bool, isLossless: Bool
  ) {
    note(
      pair.code,
      [
        "count": pair.one.defects, "of": pair.one.messages, "other-count": pair.other.defects,
        "other-of": pair.other.messages, "counter": countsDrops ? 1 : 0, "lossless": isLossless ? 1 : 0,
      ], texts: ["unit": units.name(pair.one.unit), "other": units.name(pair.other.unit)])
  }
}
