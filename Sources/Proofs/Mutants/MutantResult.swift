/// What became of a mutant.
public struct MutantResult: Sendable {
  public var mutant: Mutant
  /// The run that gave it away, in words; nil = it survives.
  public var caughtBy: String?
  /// Why nothing can give it away, as a proof file declares.
  public var reason: String?

  public init(mutant: Mutant, caughtBy: String?, reason: String? = nil) {
    self.mutant = mutant
    self.caughtBy = caughtBy
    self.reason = reason
  }
}

/// How many mutants were caught.
public struct MutationScore: Sendable, Equatable {
  public var caught = 0
  /// Those that nothing can catch, by declaration, left out.
  public var counted = 0
  public var declared = 0

  init(_ mutants: some Sequence<MutantResult>) {
    for mutant in mutants {
      if mutant.caughtBy != nil { caught += 1 }
      if mutant.reason == nil { counted += 1 } else { declared += 1 }
    }
  }

  public func reaches(percent: Int) -> Bool { caught * 100 >= counted * percent }

  /// `12/14`, and in percent.
  public var text: String { "\(caught)/\(counted)" }
  public var percent: String {
    guard counted > 0 else { return "" }
    let perMille = caught * 1000 / counted
    return "\(perMille / 10).\(perMille % 10) %"
  }
}
