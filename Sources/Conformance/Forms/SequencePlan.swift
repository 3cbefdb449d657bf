internal import Events
internal import Expressions
internal import Results

/// Counters, for all requirements that follow the same ones.
struct SequencePlan: RulePlan {
  let rule: Int
  let key: [EventTypeID: [FieldDefinition]]
  let needs: Set<CaptureNeed>
  private let conditions: Set<[String]>
  /// What is detected, and by which requirements.
  private(set) var detectors: [SequenceDetector]

  init(_ form: SequenceRule, rule: Int, selections: [Selection]) {
    self.rule = rule
    key = form.key
    needs = Set([form.detection.need].compactMap { $0 })
    conditions = Set(selections.map { ["\($0.event.id.rawValue)", $0.condition?.text ?? ""] })
    detectors = [SequenceDetector(rule: rule, form: form)]
  }

  /// Takes over what another plan judges, if both would remember the same.
  mutating func absorb(_ other: SequencePlan) -> Bool {
    guard conditions == other.conditions else { return false }
    for mine in detectors {
      for theirs in other.detectors where !mine.goesWith(theirs) { return false }
    }
    detectors += other.detectors
    return true
  }

  /// The requirements that it judges, by number: its own, and those that it took over.
  var rules: [Int] { detectors.map(\.rule) }

  /// - Parameter countsAtOnce: whether passes count for the requirements as a whole, and not for members of a family.
  func makeMemory(countsAtOnce: Bool) -> SequenceFollower {
    SequenceFollower(detectors, countsAtOnce: countsAtOnce)
  }
}

extension SequenceRule.Detection {
  fileprivate var need: CaptureNeed? {
    switch self {
    case .loss: .completeCapture
    case .duplicate: .uniqueFrames
    case .order: .steadyClock
    case .standstill: nil
    }
  }
}

/// A requirement on counters, and what it looks for.
final class SequenceDetector: Sendable {
  let rule: Int
  let form: SequenceRule
  /// Whether it tells late messages by radio time.
  let hasClock: Bool

  init(rule: Int, form: SequenceRule) {
    self.rule = rule
    self.form = form
    hasClock = !form.clock.isEmpty
  }

  /// Whether it can share the counters of another one. What is missing, and content, is remembered for one of them.
  fileprivate func goesWith(_ other: SequenceDetector) -> Bool {
    form.followsSame(as: other.form) && form.detection != other.form.detection
  }

  /// Where the reorder window is measured: slots of radio time, or nanoseconds of capture time.
  func clock(_ message: SequenceMessage) -> Int64 {
    if case .slots = form.reorder { return message.radioTime }
    return message.time
  }

  /// For how long a number is waited for by the capture clock; of a window in radio time only the least is known.
  var openTime: Int64 {
    if case .nanoseconds(let length) = form.reorder { return length }
    return 0
  }

  /// For how long it is waited for by ``clock(_:)``.
  var window: Int64 {
    switch form.reorder {
    case .slots(let count): count
    case .nanoseconds(let length): length
    }
  }
}
