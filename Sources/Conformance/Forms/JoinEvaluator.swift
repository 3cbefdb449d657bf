internal import Events

/// A ``JoinMatcher`` as the engine takes it over at the beginning of a run, for all requirements that have the same
/// join.
final class JoinEvaluator: TrackingEvaluator {
  private let form: JoinRule
  private var rules = JoinRules()

  /// A memory in which nothing is open.
  var matcher: JoinMatcher { JoinMatcher(form, rules, events: events) }

  init(_ form: JoinRule, rule: Int) {
    self.form = form
    _ = rules.add(rule, form.judgement)
    super.init(
      rule: rule, selections: form.selections, needsCompleteCapture: form.judgement.needsCompleteCapture,
      needsUniqueFrames: form.judgement == .once, needsSteadyClock: form.judgement == .announced)
  }

  override func absorb(_ other: TrackingEvaluator) -> Bool {
    guard let other = other as? JoinEvaluator, form.sharesMemory(with: other.form) else { return false }
    return rules.add(other.rule, other.form.judgement)
  }
}

extension JoinRule.Judgement {
  /// Whether a frame that the capture lost could look like a deviation.
  var needsCompleteCapture: Bool {
    switch self {
    case .delivered, .scheduled, .announced, .inside: true
    case .once, .avoided: false
    }
  }
}

/// The requirements that share a memory, by what they judge; -1 = nobody judges it.
struct JoinRules {
  private(set) var delivered = -1
  private(set) var scheduled = -1
  private(set) var inside = -1
  private(set) var once = -1
  private(set) var announced = -1
  private(set) var avoided = -1

  /// - Returns: `false` where there is such a requirement already.
  mutating func add(_ rule: Int, _ judgement: JoinRule.Judgement) -> Bool {
    let place: WritableKeyPath<JoinRules, Int> =
      switch judgement {
      case .delivered: \.delivered
      case .scheduled: \.scheduled
      case .inside: \.inside
      case .once: \.once
      case .announced: \.announced
      case .avoided: \.avoided
      }
    guard self[keyPath: place] < 0 else { return false }
    self[keyPath: place] = rule
    ofLeft = [delivered, announced, avoided].filter { $0 >= 0 }
    ofRight = [scheduled, inside, once].filter { $0 >= 0 }
    return true
  }

  /// The requirement by which the left obliges the right; -1 = nobody judges it.
  var obliging: Int { avoided >= 0 ? avoided : delivered }

  /// The requirements that judge events of the left.
  private(set) var ofLeft: [Int] = []
  /// The requirements that judge events of the right.
  private(set) var ofRight: [Int] = []
}
