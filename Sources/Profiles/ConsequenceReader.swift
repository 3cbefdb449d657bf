internal import Conformance
internal import Documents
internal import Events
internal import Expressions
internal import Results

/// What explains failures of a requirement: the key `consequence_of`.
extension RequirementReader {
  /// Takes in the groups of requirements that explain others, for the requirements that are read behind.
  mutating func readCauses(_ groups: [Composed]) {
    for group in groups { causes[group.entry.key] = [] }
    for group in groups {
      causes[group.entry.key] = group.entry.value.oneOrMore.compactMap { known($0) }
    }
  }

  /// The id, or prefix of ids, that a node names; nil where no requirement has it.
  private mutating func known(_ node: Node) -> String? {
    guard let id = node.text else { return nil }
    if exactIDs.contains(id) || ids.contains(where: { $0.isAddressed(by: id) }) { return id }
    diagnostics.add(
      documents.diagnostic(
        .warning, node, "there is no requirement `\(id)`",
        suggestion: Spelling.nearest(to: id, among: ids + causes.keys.sorted()).map {
          "did you mean `\($0)`?"
        }))
    return nil
  }

  /// The ids, and prefixes of ids, that a node names one by one or as a group.
  private mutating func explaining(_ node: Node) -> [String] {
    var prefixes: [String] = []
    for entry in node.oneOrMore {
      if let group = entry.text.flatMap({ causes[$0] }) {
        prefixes += group
      } else if let id = known(entry) {
        prefixes.append(id)
      }
    }
    return prefixes
  }

  /// What explains failures of a requirement.
  mutating func consequences(_ node: Node, _ rule: Rule) -> [ConsequenceLink] {
    var links: [ConsequenceLink] = []
    for entry in node["consequence_of"]?.oneOrMore ?? [] {
      let link = entry.mapping == nil ? ConsequenceLink(explaining(entry)) : link(entry, rule)
      if let link { links.append(link) }
    }
    return links
  }

  private mutating func link(_ entry: Node, _ rule: Rule) -> ConsequenceLink? {
    let causes = entry["of"].map { explaining($0) } ?? []
    let place = entry["on"]?.text ?? "message"
    let allowed: Set<String>
    switch place {
    case "message": allowed = ["of", "on"]
    case "exchange": allowed = ["of", "on", "same", "without", "since", "all"]
    default: allowed = ["of", "on", "kind", "when"]
    }
    for key in entry.mapping ?? [] where !allowed.contains(key.key) {
      report(entry[key.key] ?? entry, "`\(key.key)` says nothing of causes on `\(place)`")
      return nil
    }
    switch place {
    case "message": return ConsequenceLink(causes)
    case "exchange":
      return ConsequenceLink(
        causes, on: .exchange(same: shared("same", entry), without: shared("without", entry)),
        since: shared("since", entry), explainsAll: entry["all"]?.flag ?? false)
    default: return frameLink(causes, entry, place, rule)
    }
  }

  /// A field by which causes in an exchange are told apart: all requirements name the same one.
  private mutating func shared(_ key: String, _ entry: Node) -> String? {
    guard let node = entry[key], let name = node.text else { return nil }
    if let known = exchangeFields[key] {
      guard known != name else { return name }
      report(
        node, "`\(name)` is another field than `\(known)`, by which other requirements tell causes apart",
        suggestion: "name `\(known)`")
      return nil
    }
    guard compiler.catalogue.hasField(named: name) else {
      let fields = compiler.catalogue.events.flatMap { compiler.catalogue.fields(of: $0.id) }.map(\.name)
      report(
        node, "no event has a field `\(name)`",
        suggestion: Spelling.nearest(to: name, among: fields).map { "did you mean `\($0)`?" })
      return nil
    }
    exchangeFields[key] = name
    return name
  }

  /// A cause on the frame that a field names.
  ///
  /// The field, and what a condition speaks of, may be there in some of the events alone: the others are no
  /// consequences.
  private mutating func frameLink(
    _ causes: [String], _ entry: Node, _ name: String, _ rule: Rule
  ) -> ConsequenceLink? {
    var frame: [EventTypeID: FieldDefinition] = [:]
    var programs: [EventTypeID: Program] = [:]
    var failure: ExpressionError?
    for selection in rule.selections where selection.isInstance {
      let event = selection.event
      guard let field = compiler.catalogue.field(named: name, of: event.id) else { continue }
      frame[event.id] = field
      guard let condition = entry["when"]?.text else { continue }
      do {
        programs[event.id] = try compiler.condition(
          condition, of: event, guarded: FieldSet([field.slot])
        ).program
      } catch {
        failure = failure ?? error
      }
    }
    guard !frame.isEmpty else {
      report(
        entry["on"] ?? entry, "`\(name)` is neither `message` nor `exchange`, nor a field of what is selected"
      )
      return nil
    }
    if programs.isEmpty, let failure, let condition = entry["when"] {
      diagnostics.add(FormReader.diagnostic(failure, condition, documents))
    }
    return ConsequenceLink(
      causes, on: .frame(frame), kind: entry["kind"]?.text,
      condition: entry["when"] == nil ? nil : programs)
  }
}
