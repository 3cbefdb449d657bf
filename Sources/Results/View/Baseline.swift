/// The earlier run that a run is held against, and what that comes to.
public struct Baseline: Sendable, Equatable {
  /// The file, as the user named it.
  public var name: String
  /// Names of its captures.
  public var captures: [String]
  /// Units that the user paired, as `OLD=NEW`.
  public var pairs: [String]
  /// Failed requirements that both runs have, with the same causes. They do not make this run fail.
  public var known: Set<String>
  /// Requirements that it decided and this run does not, in the order of the profile. They make a run that would pass
  /// inconclusive.
  public var lost: [String]

  public init(name: String, captures: [String], pairs: [String] = [], known: Set<String>, lost: [String]) {
    self.name = name
    self.captures = captures
    self.pairs = pairs
    self.known = known
    self.lost = lost
  }
}

extension Baseline {
  /// - Parameter comparison: of the baseline with this run.
  public init(
    _ comparison: RunComparison, name: String, captures: [String], map: [(old: String, new: String)] = []
  ) {
    self.init(
      name: name, captures: captures, pairs: map.map { "\($0.old)=\($0.new)" }, known: comparison.known,
      lost: comparison.lost)
  }
}
