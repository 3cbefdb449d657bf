internal import Conformance
public import Expressions
public import Profiles
internal import Results

/// A rule with one small mistake in it.
public struct Mutant: Sendable {
  /// Id of the requirement.
  public let requirement: String
  public let kind: Mutation.Kind
  /// The entry of the rule that is changed, as it is and with the mistake.
  public let original: RuleEntry
  public let changed: RuleEntry

  /// What the line of the rule says, and what the mutant says in its place, each shortened to what is near the
  /// mistake.
  public var lines: (before: String, after: String) {
    let (before, after) = (Array(original.value.text), Array(changed.value.text))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let common = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let end = min(common, min(before.count, after.count) - start)
    let key = original.path.joined(separator: ".") + ": "
    return (key + Self.excerpt(before, start, end), key + Self.excerpt(after, start, end))
  }

  /// A mistake in a text of a file, whichever rules have the text.
  struct Mistake: Hashable {
    let place: String
    let changed: RuleEntry.Value
  }

  /// Nil where the entry is not written, but has the value that its form gives it.
  var mistake: Mistake? { original.place.map { Mistake(place: $0, changed: changed.value) } }

  /// The mutant in a line.
  public var text: String { lines.after }

  /// Characters of a rule that are shown on either side of a mistake, at least.
  private static let context = 28

  /// A part of a text without most of what it has in common with another one: `start` and `end` characters.
  private static func excerpt(_ text: [Character], _ start: Int, _ end: Int) -> String {
    var lower = max(0, start - context)
    var upper = min(text.count, text.count - end + context)
    // Words are not cut, and what is nearly whole is shown whole.
    while lower > 0, !text[lower - 1].isWhitespace { lower -= 1 }
    while upper < text.count, !text[upper].isWhitespace { upper += 1 }
    if lower < 12 { lower = 0 }
    if upper > text.count - 12 { upper = text.count }
    return (lower > 0 ? "… " : "") + String(text[lower..<upper]).trimmedOfBlanks
      + (upper < text.count ? " …" : "")
  }

  /// Whether a text of a proof file means this mutant.
  func isMeant(by text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return [self.text, changed.text].contains { $0.split(whereSeparator: \.isWhitespace) == words }
  }

  /// The requirement with the mistake, as a profile reads it; nil where the profile's rule is another one.
  func requirement(in profile: Profile) -> Requirement? {
    guard profile.rules.entries(of: requirement).contains(original) else { return nil }
    return profile.rules.requirement(requirement, with: changed)
  }
}

extension String {
  fileprivate var trimmedOfBlanks: Substring {
    let head = drop(while: \.isWhitespace)
    return head.prefix(
      upTo: head.lastIndex { !$0.isWhitespace }.map { head.index(after: $0) } ?? head.startIndex)
  }
}
