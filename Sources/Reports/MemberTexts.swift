import Results

extension RequirementResult {
  /// Members that are named on one line; the JSON report has them all.
  private static let mostNames = 24

  /// The members of the requirement's family in words: which of them did not pass, how many did, and how many were
  /// exercised. Empty where there is no family, or nothing of it was exercised.
  var memberLines: [LocalizedText] {
    guard let family = requirement.family, !members.isEmpty else { return [] }
    let others = [Verdict.fail, .error, .inconclusive].compactMap { verdict -> LocalizedText? in
      let names = members.filter { $0.verdict == verdict }.map(\.name)
      guard !names.isEmpty else { return nil }
      return Phrase.members(
        of: family.name, verdict, Array(names.prefix(Self.mostNames)), more: names.count - Self.mostNames)
    }
    let passed = members.count { $0.verdict == .pass }
    return others + [
      Phrase.membersPassed(passed, of: family.name, exercised: members.count, named: family.namedValues)
    ]
  }
}

extension Finding {
  /// What deviates, and the member of the family that it belongs to.
  func text(_ requirement: RequirementDescription) -> String {
    guard let member, let family = requirement.family else { return cause }
    return "\(family.name) \(member), \(cause)"
  }
}
