public import Events

/// Captures that were read together, and what they show as a whole, whatever part of them was judged.
///
/// A run has one such set, a merged record those of all its runs. What is known of a set is never added to what is
/// known of another one before it is shown: see ``RunRecord/flows`` and its like.
public struct CaptureSet: Sendable, Equatable, Codable {
  /// In the order of their first frames.
  public var captures: [CaptureDescription]
  /// `nil` = everything was judged.
  public var judgedPart: JudgedPart?
  public var flows: [FlowDescription]
  /// The places of captures are those in ``captures``.
  public var integrity: [IntegrityEntry]
  /// Frames with nothing that requirements could judge, by what they were.
  public var otherTraffic: [EventCount]
  /// Periodic messages beside what was judged.
  public var context: [ContextStream]
  /// What the samples of each flow amount to; empty where they were not measured.
  public var samples: [SampleDescription]
  /// How much of their memories rules used.
  public var memory: [MemoryUse]

  public init(_ captures: [CaptureDescription] = []) {
    self.captures = captures
    flows = []
    integrity = []
    otherTraffic = []
    context = []
    samples = []
    memory = []
  }

  /// The needs of rules that the captures do not meet (design §5, rule 7).
  public var unmetNeeds: [CaptureNeed] {
    CaptureNeed.allCases.filter { need in integrity.contains { $0.effect.unmeets(need) } }
  }
}

extension IntegrityEffect {
  /// Whether failures of rules with a need are not certain because of it.
  func unmeets(_ need: CaptureNeed) -> Bool {
    switch need {
    case .completeCapture: self == .incomplete || self == .limit
    case .uniqueFrames: self == .doubled
    case .steadyClock: self == .unsteady
    }
  }

  /// Whether failures of rules with a need are not certain because of it, of some units at least.
  func limits(_ need: CaptureNeed) -> Bool {
    switch need {
    case .completeCapture: unmeets(need) || self == .incompleteOfUnits
    case .uniqueFrames: unmeets(need)
    case .steadyClock: unmeets(need) || self == .unsteadyOfUnits
    }
  }
}

extension RunRecord {
  /// Marks the instances of a run with the needs that its captures do not meet.
  public mutating func noteUnmetNeeds() {
    let unmet = captureSets.first?.unmetNeeds ?? []
    for number in requirements.indices { requirements[number].mark(unmet: unmet) }
  }
}

extension RunRecord {
  /// Marks the instances of some units with a need that the captures do not meet for them.
  ///
  /// - Parameter ids: of the requirements that are meant; `nil` = all.
  public mutating func noteUnmet(
    _ need: CaptureNeed, of units: Set<UnitID>, inRequirements ids: Set<String>? = nil
  ) {
    for number in requirements.indices {
      guard ids?.contains(requirements[number].requirement.id) ?? true else { continue }
      requirements[number].mark(unmet: need, of: units)
    }
  }
}

extension RequirementRecord {
  fileprivate mutating func mark(unmet need: CaptureNeed, of marked: Set<UnitID>) {
    for line in lines.indices {
      for place in lines[line].units.indices where lines[line].units[place].unit.map(marked.contains) == true
      {
        let unmet = lines[line].units[place].unmet + [need]
        lines[line].units[place].unmet = CaptureNeed.allCases.filter(unmet.contains)
      }
    }
  }

  /// Marks all instances with needs that the captures do not meet.
  public mutating func mark(unmet: [CaptureNeed]) {
    for line in lines.indices {
      for unit in lines[line].units.indices { lines[line].units[unit].unmet = unmet }
    }
  }
}
