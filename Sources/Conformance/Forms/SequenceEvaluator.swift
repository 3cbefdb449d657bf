internal import Events
internal import Expressions

/// Counters as the engine takes them over at the beginning of a run, for all requirements that follow the same ones.
final class SequenceEvaluator: KeyedEvaluator {
  private let form: SequenceRule
  private let conditions: Set<[String]>
  /// What is detected, and by which requirements.
  private(set) var detectors: [SequenceDetector]

  init(_ form: SequenceRule, rule: Int, selections: [Selection]) {
    self.form = form
    conditions = Set(selections.map { ["\($0.event.id.rawValue)", $0.condition?.text ?? ""] })
    detectors = [SequenceDetector(rule: rule, form: form)]
    super.init(
      rule: rule, key: form.key, needsCompleteCapture: form.detection == .loss,
      needsUniqueFrames: form.detection == .duplicate, needsSteadyClock: form.detection == .order)
  }

  override func absorb(_ other: KeyedEvaluator) -> Bool {
    guard let other = other as? SequenceEvaluator, conditions == other.conditions else { return false }
    for mine in detectors {
      for theirs in other.detectors where !mine.goesWith(theirs) { return false }
    }
    detectors += other.detectors
    return true
  }

  override var rules: [Int] { detectors.map(\.rule) }
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
