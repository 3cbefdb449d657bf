/// A small mistake in a rule, as an author might make it, to find out whether anything would notice.
public struct Mutation: Sendable, Hashable {
  /// What kind of mistake it is.
  public enum Kind: String, Sendable, CaseIterable {
    /// A number, or a parameter, is off by one; a code point is the next one.
    case bound
    /// A condition is the opposite.
    case negation
    /// `<` stands for `<=`, `&&` for `||`, `+` for `-`, and so on.
    case `operator`
    /// A set or a list has an element less, or one more.
    case member
    /// A field stands for its neighbour.
    case field
    /// Another event is selected, or one less.
    case event
    /// The number behind a key is another one.
    case number
    /// The word behind a key is another one.
    case choice
  }
  public var kind: Kind
  /// The whole text with the mistake in it.
  public var text: String

  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// Gathers the mutations of one text by the places that they change.
struct MutationCollector {
  private let scalars: [Unicode.Scalar]
  private(set) var mutations: [Mutation] = []

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var whole: Range<Int> { 0..<scalars.count }

  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// Puts something in the place of a part of the text.
  mutating func replace(_ range: Range<Int>, by replacement: String, _ kind: Mutation.Kind) {
    let mutation = Mutation(
      kind, text(0..<range.lowerBound) + replacement + text(range.upperBound..<scalars.count))
    if mutation.text != text(whole), !mutations.contains(where: { $0.text == mutation.text }) {
      mutations.append(mutation)
    }
  }
}
