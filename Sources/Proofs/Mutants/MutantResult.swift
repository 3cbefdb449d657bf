/// What became of a mutant.
public struct MutantResult: Sendable {
  public var mutant: Mutant
  /// The run that gave it away, in words; nil = it survives.
  public var caughtBy: String?
  /// Why nothing can give it away, as a proof file declares.
  public var reason: String?
  /// The requirement that it is counted with: the first one that has the same text by an anchor; nil = its own.
  public var countedWith: String?

  public init(mutant: Mutant, caughtBy: String?, reason: String? = nil, countedWith: String? = nil) {
    self.mutant = mutant
    self.caughtBy = caughtBy
    self.reason = reason
    self.countedWith = countedWith
  }
}

/// How many mutants were caught.
public struct MutationScore: Sendable, Equatable {
  public var caught = 0
  /// Those that nothing can catch, by declaration, left out.
  public var counted = 0
  public var declared = 0
  /// Those of texts that are counted with another requirement.
  public var shared = 0

  init(_ mutants: some Sequence<MutantResult>) {
    for mutant in mutants {
      guard mutant.countedWith == nil else {
        shared += 1
        continue
      }
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
