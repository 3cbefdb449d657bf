import Results

extension RequirementResult {
  /// Members that are named on one line; the JSON report has them all.
  private static let mostNames = 24

  /// The members of the requirement's family in words: which of them did not pass, how many did, and how many were
  /// exercised. Empty where there is no family, or nothing of it was exercised.
  var memberLines: [String] {
    guard let family = requirement.family, !members.isEmpty else { return [] }
    var lines: [String] = []
    for (verdict, word) in [
      (Verdict.fail, "failed"), (.error, "not judged"), (.inconclusive, "inconclusive"),
    ] {
      let names = members.filter { $0.verdict == verdict }.map(\.name)
      guard !names.isEmpty else { continue }
      let more = names.count > Self.mostNames ? ", and \(names.count - Self.mostNames) more" : ""
      lines.append(
        "\(family.name) \(word): " + names.prefix(Self.mostNames).joined(separator: ", ") + more)
    }
    let passed = members.count { $0.verdict == .pass }
    let all = family.namedValues.map { " of \($0.grouped)" } ?? ""
    lines.append(
      "\(counted(passed, "value")) of \(family.name) passed, \(members.count.grouped)\(all) exercised")
    return lines
  }
}

extension Finding {
  /// What deviates, and the member of the family that it belongs to.
  func text(_ requirement: RequirementDescription) -> String {
    guard let member, let family = requirement.family else { return cause }
    return "\(family.name) \(member), \(cause)"
  }
}
