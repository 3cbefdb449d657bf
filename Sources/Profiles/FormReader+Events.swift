internal import Conformance
internal import Documents
internal import Events
internal import Expressions

/// What the keys of one mapping name, for the keys beside them.
struct FormScope {
  /// Events by the key that names them.
  var events: [String: [CompiledSelection]] = [:]
  /// States by the key that declares them.
  var states: [String: [DeclaredState]] = [:]
  /// States that other keys speak of, by the key that declares them.
  var begun: [String: [String]] = [:]
}

/// A state with what leads out of it.
struct DeclaredState {
  let name: String
  let location: SourceLocation
  var targets: [String] = []
}

extension FormKeyKind {
  /// Whether other keys speak of what this one names.
  var names: Bool {
    switch self {
    case .selector, .states: true
    default: false
    }
  }
}

/// Events and states that a form names in its own keys.
extension FormReader {
  // MARK: Events

  /// The events that keys name, each type once, with the fields that are there in all of its selections.
  func events(of names: [String]) -> [CompiledSelection] {
    var found: [CompiledSelection] = []
    var numbers: [EventTypeID: Int] = [:]
    for name in names {
      guard let scope = scopes.last(where: { $0.events[name] != nil }) else { continue }
      for selection in scope.events[name] ?? [] {
        if let number = numbers[selection.event.id] {
          found[number] = found[number].joined(with: selection)
        } else {
          numbers[selection.event.id] = found.count
          found.append(selection)
        }
      }
    }
    return found
  }

  mutating func events(_ name: String, _ node: Node) -> FormValue? {
    var selections: [CompiledSelection] = []
    for element in node.oneOrMore {
      guard let more = select(element) else { return nil }
      for selection in more {
        guard !selections.contains(where: { $0.event.id == selection.event.id }) else {
          report(
            element, "`\(selection.event.name)` is selected twice",
            suggestion: "select it once and join the conditions with `||`")
          return nil
        }
        selections.append(selection)
      }
    }
    scopes[scopes.count - 1].events[name, default: []] += selections
    return .events(
      FormEvents(node.texts.joined(separator: ", "), selections.map(RequirementReader.selection)))
  }

  private mutating func select(_ node: Node) -> [CompiledSelection]? {
    guard let text = node.text else { return nil }
    do {
      let selections = try compiler.select(text)
      let possible = selections.filter { $0.condition?.constant != 0 }
      guard possible.isEmpty else { return possible }
      diagnostics.add(
        documents.diagnostic(.warning, node, "`\(text)` selects nothing: no event can fulfil the condition"))
      return selections
    } catch {
      report(error, node)
      return nil
    }
  }

  // MARK: States

  mutating func states(_ name: String, _ node: Node) -> FormValue? {
    let entries = node.mapping ?? []
    let names = entries.map(\.key)
    var declared: [DeclaredState] = []
    var states: [FormState] = []
    var sound = true
    for entry in entries {
      var state = DeclaredState(name: entry.key, location: entry.keyLocation)
      var transitions: [(events: FormEvents, target: String)] = []
      var taken: Set<EventTypeID> = []
      for transition in entry.value.mapping ?? [] {
        let selector = Node(.scalar(Node.Scalar(transition.key, .plain)), at: transition.keyLocation)
        guard let selections = select(selector), let target = transition.value.text else {
          sound = false
          continue
        }
        guard names.contains(target) else {
          unknownState(target, transition.value, names)
          sound = false
          continue
        }
        checkTaken(selections, &taken, selector, entry.key)
        state.targets.append(target)
        scopes[scopes.count - 1].events[name, default: []] += selections
        transitions.append(
          (FormEvents(transition.key, selections.map(RequirementReader.selection)), target))
      }
      declared.append(state)
      states.append(FormState(entry.key, transitions))
    }
    scopes[scopes.count - 1].states[name] = declared
    return sound ? .states(states) : nil
  }

  /// Warns of a transition ahead of which another one takes all of its events.
  private mutating func checkTaken(
    _ selections: [CompiledSelection], _ taken: inout Set<EventTypeID>, _ node: Node, _ state: String
  ) {
    if !selections.isEmpty, selections.allSatisfy({ taken.contains($0.event.id) }) {
      diagnostics.add(
        documents.diagnostic(
          .warning, node, "unreachable: transitions of `\(state)` ahead of this one take all of its events"))
    }
    for selection in selections where selection.condition == nil { taken.insert(selection.event.id) }
  }

  private mutating func unknownState(_ name: String, _ node: Node, _ names: [String]) {
    report(
      node, "there is no state `\(name)`",
      suggestion: Spelling.suggestion(for: name, among: names, kind: "the states are"))
  }

  /// The states that a key declares; `nil` where it is not written, which is told elsewhere.
  private func names(of key: String) -> [String]? {
    scopes.last { $0.states[key] != nil }?.states[key]?.map(\.name)
  }

  mutating func state(_ node: Node, of key: String) -> String? {
    guard let name = node.text, let names = names(of: key) else { return nil }
    guard names.contains(name) else {
      unknownState(name, node, names)
      return nil
    }
    if let scope = scopes.lastIndex(where: { $0.states[key] != nil }) {
      scopes[scope].begun[key, default: []].append(name)
    }
    return name
  }

  mutating func perState(_ node: Node, of key: String) -> FormValue? {
    guard let entries = node.mapping, let names = names(of: key) else { return nil }
    var words: [String: String] = [:]
    for entry in entries {
      guard names.contains(entry.key) else {
        unknownState(entry.key, Node(.scalar(Node.Scalar(entry.key, .plain)), at: entry.keyLocation), names)
        return nil
      }
      words[entry.key] = entry.value.text
    }
    return .perState(words)
  }

  /// Warns of states that nothing leads to.
  mutating func checkReach(_ scope: FormScope, in node: Node) {
    for (key, states) in scope.states.sorted(by: { $0.key < $1.key }) {
      guard let begun = scope.begun[key], !begun.isEmpty else { continue }
      var reached = Set(begun)
      var waiting = begun
      while let name = waiting.popLast() {
        for target in states.first(where: { $0.name == name })?.targets ?? []
        where reached.insert(target).inserted { waiting.append(target) }
      }
      let targets = Set(states.flatMap(\.targets)).union(begun)
      for state in states where !reached.contains(state.name) {
        diagnostics.add(
          documents.diagnostic(
            .warning, state.location, length: state.name.unicodeScalars.count,
            targets.contains(state.name)
              ? "the state `\(state.name)` can't be reached from `\(begun[0])`"
              : "no transition leads to the state `\(state.name)`"))
      }
    }
  }
}
