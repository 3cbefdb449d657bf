internal import Events
internal import Results

/// Cells that are announced and delivered, for all requirements that have the same join.
struct JoinPlan: RulePlan {
  let rule: Int
  let needs: Set<CaptureNeed>
  private let form: JoinRule
  private var rules = JoinRules()

  init(_ form: JoinRule, rule: Int) {
    self.form = form
    self.rule = rule
    needs = form.judgement.needs
    _ = rules.add(rule, form.judgement)
  }

  var events: [EventTypeID] { form.selections.eventTypes }

  /// Takes over what another plan judges, if both would remember the same.
  mutating func absorb(_ other: JoinPlan) -> Bool {
    form.sharesMemory(with: other.form) && rules.add(other.rule, other.form.judgement)
  }

  func makeMemory() -> JoinMatcher { JoinMatcher(form, rules, events: events) }
}

extension JoinRule.Judgement {
  fileprivate var needs: Set<CaptureNeed> {
    switch self {
    case .announced: [.completeCapture, .steadyClock]
    case .delivered, .scheduled, .inside: [.completeCapture]
    case .once: [.uniqueFrames]
    case .avoided: []
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
