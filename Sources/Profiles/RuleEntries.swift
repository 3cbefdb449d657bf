internal import Conformance
internal import Documents
internal import Results

/// What the keys of a form say in a requirement, one by one.
struct RuleEntries {
  private(set) var entries: [RuleEntry] = []
  /// States that the rule declares, for the keys that speak of them.
  private var states: [String] = []

  init(_ keys: [FormKey], in node: Node) { add(keys, node, below: []) }

  private mutating func add(_ keys: [FormKey], _ node: Node, below path: [String]) {
    if let key = keys.first(where: { if case .states = $0.kind { true } else { false } }) {
      states = (node[key.name]?.mapping ?? []).map(\.key)
    }
    for key in keys {
      let path = path + [key.name]
      if let child = node[key.name] {
        add(key, child, path)
      } else if let text = key.default {
        entries.append(RuleEntry(path: path, kind: .form(key.kind), value: .text(text)))
      }
    }
  }

  private mutating func add(_ key: FormKey, _ node: Node, _ path: [String]) {
    switch key.kind {
    case .mapping(let inner): add(inner, node, below: path)
    case .mappings(let inner):
      for (number, element) in node.oneOrMore.enumerated() {
        let path = path + [Self.element(number)]
        append(element, path, .element, .text(element.summary), isOptional: true)
        add(inner, element, below: path)
      }
    case .fields, .interval: append(node, path, .form(key.kind), .list(node.texts))
    case .fieldsOf: append(node, path, .form(key.kind), .list(node.texts), isOptional: !key.required)
    case .selector where node.sequence != nil:
      append(node, path, .form(key.kind), .list(node.texts), isOptional: !key.required)
    case .selector, .conditionOf, .fieldOf:
      guard let text = node.text else { return }
      append(node, path, .form(key.kind), .text(text), isOptional: !key.required)
    case .state:
      if let text = node.text { append(node, path, .form(.choice(states)), .text(text)) }
    case .perState(_, let words):
      for entry in node.mapping ?? [] {
        guard let text = entry.value.text else { continue }
        append(entry.value, path + [entry.key], .form(.choice(words)), .text(text), isOptional: true)
      }
    case .states:
      for state in node.mapping ?? [] {
        for (number, transition) in (state.value.mapping ?? []).enumerated() {
          guard let target = transition.value.text else { continue }
          append(
            transition.value, path + [state.key, Self.transition(number)], .transition(states: states),
            .list([transition.key, target]), isOptional: true)
        }
      }
    default:
      if let text = node.text { append(node, path, .form(key.kind), .text(text)) }
    }
  }

  private mutating func append(
    _ node: Node, _ path: [String], _ kind: RuleEntry.Kind, _ value: RuleEntry.Value, isOptional: Bool = false
  ) {
    entries.append(
      RuleEntry(path: path, kind: kind, value: value, isOptional: isOptional, place: node.location.text))
  }

  // MARK: Paths

  private static func element(_ number: Int) -> String { "entry \(number + 1)" }
  private static func transition(_ number: Int) -> String { "transition \(number + 1)" }

  /// Which element of a list a part of a path names; `nil` for a key.
  static func elementNumber(_ part: String) -> Int? { number(part, behind: "entry ") }

  /// Which entry of a mapping of transitions a part of a path names.
  static func transitionNumber(_ part: String) -> Int? { number(part, behind: "transition ") }

  private static func number(_ part: String, behind head: String) -> Int? {
    part.hasPrefix(head) ? Int(part.dropFirst(head.count)).map { $0 - 1 } : nil
  }
}
