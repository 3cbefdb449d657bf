extension RunRecord {
  /// Findings that a second look is for.
  public static let mostLooks = 64

  /// A finding of a record, by its place.
  public struct FindingPlace: Sendable, Hashable {
    public var requirement: Int
    public var finding: Int
  }

  /// The findings that a second look is for: first causes before consequences, each in the order of their first
  /// witnesses. Findings without a witness are none of them.
  ///
  /// A finding whose first witness lies in a piece of a run has no more findings before it in the record of that piece
  /// than in that of the whole. So what is chosen of the whole is chosen of some piece too.
  public func findingsToLookAt(most: Int = mostLooks) -> [FindingPlace] {
    Array(rankedFindings.prefix(max(0, most)))
  }

  private var rankedFindings: [FindingPlace] {
    var ranked: [(isConsequence: Bool, order: WitnessOrder, place: FindingPlace)] = []
    for (number, requirement) in requirements.enumerated() {
      for (place, finding) in requirement.findings.enumerated() {
        guard let witness = finding.first.first else { continue }
        ranked.append(
          (
            finding.consequenceOf != nil, witness.order, FindingPlace(requirement: number, finding: place)
          ))
      }
    }
    ranked.sort { a, b in
      if a.isConsequence != b.isConsequence { return b.isConsequence }
      if a.order != b.order { return a.order < b.order }
      return (a.place.requirement, a.place.finding) < (b.place.requirement, b.place.finding)
    }
    return ranked.map(\.place)
  }

  /// Drops what is known of findings that are not among the first, and says so there.
  mutating func boundLooks(most: Int = mostLooks) {
    for place in rankedFindings.dropFirst(most) where self[place].look != nil {
      self[place].look = SecondLook(notKept: .beyondBound)
    }
  }

  public subscript(_ place: FindingPlace) -> Finding {
    get { requirements[place.requirement].findings[place.finding] }
    set { requirements[place.requirement].findings[place.finding] = newValue }
  }

  /// Says of every finding what a second look at its first witness shows.
  ///
  /// - Parameter look: what it shows, for the findings that are chosen.
  public mutating func look(_ look: (FindingPlace) -> SecondLook) {
    for (number, place) in rankedFindings.enumerated() {
      self[place].look = number < Self.mostLooks ? look(place) : SecondLook(notKept: .beyondBound)
    }
  }
}
