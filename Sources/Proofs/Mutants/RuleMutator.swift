internal import Conformance
internal import Events
internal import Expressions
public import Profiles
internal import Results

/// The mutants of a rule, and those that are none.
public struct RuleMutants: Sendable {
  public var mutants: [Mutant] = []
  /// Changes that a profile would refuse: they need no test.
  public var refused = 0
  /// Changes that make no difference, or the same one as another mutant.
  public var equivalent = 0
}

/// Makes mutants of the rules of a profile.
///
/// The mistakes are made in what the author wrote, key by key, by the kind that the form's table declares: a new
/// form has mutants without a line here.
public struct RuleMutator {
  private let profile: Profile
  private let mutator: ExpressionMutator

  public init(_ profile: Profile) {
    self.profile = profile
    mutator = ExpressionMutator(profile.rules.compiler)
  }

  public func mutants(of requirement: String) -> RuleMutants {
    guard let original = profile.requirements.first(where: { $0.id == requirement }) else {
      return RuleMutants()
    }
    var result = RuleMutants()
    var candidates: [(mutant: Mutant, requirement: Requirement)] = []
    let entries = profile.rules.entries(of: requirement)
    let events = original.rule.events
    for entry in entries {
      for (kind, value) in changes(of: entry, events) + swaps(of: entry, among: entries) {
        var changed = entry
        changed.value = value
        let mutant = Mutant(requirement: requirement, kind: kind, original: entry, changed: changed)
        if let read = profile.rules.requirement(requirement, with: changed) {
          candidates.append((mutant, read))
        } else {
          result.refused += 1
        }
      }
    }
    let behaviour = RuleBehaviour([original] + candidates.map(\.requirement))
    var seen = Set(behaviour.fingerprints.prefix(1))
    for (mutant, fingerprint) in zip(candidates.map(\.mutant), behaviour.fingerprints.dropFirst()) {
      // What a rule that remembers does with its other keys can't be told from its condition.
      let isTold = behaviour.isWhole || [["select"], ["when"]].contains(mutant.original.path)
      if isTold, !seen.insert(fingerprint).inserted {
        result.equivalent += 1
      } else {
        result.mutants.append(mutant)
      }
    }
    return result
  }

  private typealias Change = (kind: Mutation.Kind, value: RuleEntry.Value)

  private func changes(of entry: RuleEntry, _ events: [EventDefinition]) -> [Change] {
    otherValues(of: entry, events) + (entry.isOptional ? [(.member, .absent)] : [])
  }

  private func otherValues(of entry: RuleEntry, _ events: [EventDefinition]) -> [Change] {
    switch (entry.kind, entry.value) {
    case (.selector, .text(let text)), (.form(.selector), .text(let text)): texts(mutator.selector(text))
    case (.form(.selector), .list(let selectors)): self.selectors(selectors)
    case (.transition(let states), .list(let parts)): transition(parts, states)
    case (.form(.condition), .text(let text)), (.form(.conditionOf), .text(let text)):
      texts(mutator.condition(text, of: events))
    case (.form(.measure), .text(let text)): texts(mutator.measure(text, of: events))
    case (.form(.integer), .text(let text)), (.form(.duration), .text(let text)):
      texts(mutator.quantity(text))
    case (.form(.count), .text(let text)): texts(mutator.count(text))
    case (.form(.field), .text(let name)), (.form(.fieldOf), .text(let name)):
      mutator.neighbours(ofField: name, in: events).map { (.field, .text($0)) }
    case (.form(.fields), .list(let names)), (.form(.fieldsOf), .list(let names)): lists(names, events)
    case (.form(.interval), .list(let ends)):
      ends.indices.flatMap { index in
        mutator.quantity(ends[index]).map { mutation in
          (mutation.kind, .list(ends.replacing(index, with: [mutation.text])))
        }
      }
    case (.form(.choice(let words)), .text(let word)):
      words.filter { $0 != word }.map { (.choice, .text($0)) }
    case (.form(.decision), .text(let word)):
      DecisionRule.names.filter { $0 != word }.map { (.choice, .text($0)) }
    case (.form(.flag), .text(let text)): [(.negation, .text(text == "true" ? "false" : "true"))]
    default: []
    }
  }

  /// A list of selectors with a mistake in one of them, or without it.
  private func selectors(_ selectors: [String]) -> [Change] {
    selectors.indices.flatMap { index -> [Change] in
      let changed = mutator.selector(selectors[index]).map {
        Change($0.kind, .list(selectors.replacing(index, with: [$0.text])))
      }
      return changed + (selectors.count > 1 ? [(.event, .list(selectors.replacing(index, with: [])))] : [])
    }
  }

  /// A transition that leads to another state, or is taken by other events.
  private func transition(_ parts: [String], _ states: [String]) -> [Change] {
    guard parts.count == 2 else { return [] }
    let selectors = mutator.selector(parts[0]).map { Change($0.kind, .list([$0.text, parts[1]])) }
    return selectors + states.filter { $0 != parts[1] }.map { (.choice, .list([parts[0], $0])) }
  }

  /// A selector in the place of another one beside it: a request is taken for its answer.
  private func swaps(of entry: RuleEntry, among entries: [RuleEntry]) -> [Change] {
    guard case .form(.selector) = entry.kind else { return [] }
    return entries.compactMap { other in
      guard case .form(.selector) = other.kind, other.path.dropLast() == entry.path.dropLast(),
        other.value != entry.value
      else { return nil }
      return (.event, other.value)
    }
  }

  private func texts(_ mutations: [Mutation]) -> [Change] { mutations.map { ($0.kind, .text($0.text)) } }

  /// Lists of fields with one less and with one more. The only field of a list is swapped, since it can't be left
  /// out.
  private func lists(_ names: [String], _ events: [EventDefinition]) -> [Change] {
    guard let last = names.last else { return [] }
    let neighbours = mutator.neighbours(ofField: last, in: events).filter { !names.contains($0) }
    let longer = neighbours.suffix(1).map { Change(.member, .list(names + [$0])) }
    guard names.count > 1 else { return neighbours.map { Change(.field, .list([$0])) } + longer }
    return names.indices.map { Change(.member, .list(names.replacing($0, with: []))) } + longer
  }
}

extension [String] {
  /// The list with something else in place of an element.
  fileprivate func replacing(_ index: Int, with others: [String]) -> [String] {
    self[..<index] + others + self[(index + 1)...]
  }
}

extension Rule {
  /// The event types that the rule sees, each once.
  fileprivate var events: [EventDefinition] {
    var seen: Set<EventTypeID> = []
    return selections.map(\.event).filter { seen.insert($0.id).inserted }
  }
}
