internal import Conformance
internal import Documents
internal import Events
internal import Expressions
internal import Results

/// A composed entry → ``Requirement``.
struct RequirementReader {
  let compiler: ExpressionCompiler
  let documents: DocumentSet
  let names: FileNames
  let forms: [any RuleForm.Type]
  let capabilities: [String: ParameterValue]
  /// All ids, for suggestions.
  let ids: [String]
  let exactIDs: Set<String>
  /// Groups of requirements that explain others, by name: ids, or prefixes of ids, of requirements that there are.
  var causes: [String: [String]] = [:]
  /// The fields by which causes in an exchange are told apart, by the keys that name them.
  var exchangeFields: [String: String] = [:]
  /// Half of the guard band of times, nanoseconds; nil where no uncertainty is stated.
  let guardBand: Int64?
  /// Who declared parameters of the rules.
  let declarers: Declarers
  /// The condition on the units of the requirement at hand, as in `when`.
  private var scope: String?
  var diagnostics = Diagnostics()

  init(
    compiler: ExpressionCompiler, documents: DocumentSet, names: FileNames, forms: [any RuleForm.Type],
    capabilities: [String: ParameterValue], ids: [String],
    declarers: Declarers = Declarers(), guardBand: Int64? = nil
  ) {
    self.compiler = compiler
    self.documents = documents
    self.names = names
    self.forms = forms
    self.capabilities = capabilities
    self.ids = ids
    exactIDs = Set(ids)
    self.declarers = declarers
    self.guardBand = guardBand
  }

  static func selection(_ compiled: CompiledSelection) -> Selection {
    Selection(
      event: compiled.event,
      condition: compiled.condition.flatMap { $0.constant == 1 ? nil : $0.program })
  }

  mutating func read(_ composed: ComposedRequirement) -> Requirement? {
    let node = composed.node
    guard let form = form(of: composed) else { return nil }
    let found = ShapeChecker.check(
      node, .mapping(ProfileKeys.requirement(of: form)), in: documents)
    diagnostics.add(found)
    guard !found.contains(where: { $0.severity == .error }) else { return nil }
    guard let title = node["title"]?.localized else {
      report(composed.idNode, "the key `title` is missing (what is demanded)")
      return nil
    }
    let citation = citation(composed)
    scope = declarers.condition(for: composed)
    guard let rule = rule(form, node), let citation else { return nil }
    var requirement = Requirement(
      id: composed.id, title: LocalizedText(en: title.en, ja: title.ja), cite: citation, rule: rule)
    attributes(node, &requirement)
    standing(composed, &requirement)
    requireParameters(composed.parameterNames, &requirement)
    requirement.ruleKeys = ruleKeys(composed)
    return requirement
  }

  /// The keys that say what is judged, without those that say what of it is told.
  private func ruleKeys(_ composed: ComposedRequirement) -> [RuleKey] {
    var keys: [RuleKey] = []
    keys.reserveCapacity(composed.keys.count)
    for key in composed.keys where !Self.descriptiveKeys.contains(key.entry.key) {
      let place = key.entry.keyLocation
      keys.append(
        RuleKey(
          name: key.entry.key, text: key.entry.value.summary, place: "\(names[place.file]):\(place.line)"))
    }
    return keys
  }

  private static let descriptiveKeys: Set = [
    "id", "title", "notes", "cite", "level", "status", "source", "relevant_to", "formerly", "reason",
  ]

  mutating func report(_ node: Node, _ message: String, suggestion: String? = nil) {
    diagnostics.add(documents.diagnostic(.error, node, message, suggestion: suggestion))
  }

  // MARK: Form

  /// The form whose first key the entry has.
  private mutating func form(of composed: ComposedRequirement) -> (any RuleForm.Type)? {
    let marks = forms.filter { form in
      composed.keys.contains { $0.entry.key == form.keys.first?.name }
    }
    if marks.count == 1 { return marks.first }
    let names = forms.compactMap { $0.keys.first?.name }
    if marks.isEmpty {
      let known = ProfileKeys.requirement.map(\.name) + ["select", "when"]
      let misspelt = composed.keys.map(\.entry).first { !known.contains($0.key) }
      if let misspelt {
        diagnostics.add(
          documents.diagnostic(
            .error, misspelt.keyLocation, length: misspelt.key.unicodeScalars.count,
            "unknown key `\(misspelt.key)`, and the requirement has no rule",
            suggestion: Spelling.suggestion(
              for: misspelt.key, among: names + known, kind: "the keys are")))
      } else {
        let near = Spelling.nearest(to: composed.id, among: ids.filter { $0 != composed.id })
        report(
          composed.idNode,
          "`\(composed.id)` has no rule, and no profile that this one extends has such a requirement",
          suggestion: near.map { "did you mean `\($0)`?" }
            ?? "a rule begins with one of " + names.map { "`\($0)`" }.joined(separator: ", "))
      }
      return nil
    }
    report(
      composed.idNode,
      "the requirement has the keys of two forms: "
        + marks.compactMap { $0.keys.first.map { "`\($0.name)`" } }.joined(separator: " and "))
    return nil
  }

  private mutating func rule(_ form: any RuleForm.Type, _ node: Node) -> Rule? {
    let selections = form.usesSelect ? selections(node) : []
    guard let selections else { return nil }
    var reader = FormReader(
      compiler: compiler, documents: documents, selections: selections, guardBand: guardBand)
    let values = reader.values(form.keys, in: node)
    diagnostics.add(reader.diagnostics.all)
    guard !reader.diagnostics.hasErrors else { return nil }
    do {
      let rule = try form.init(values)
      return Rule(selections: selections.map(Self.selection) + rule.selections, form: rule, values: values)
    } catch {
      var place = node[form.keys.first?.name ?? "id"] ?? node
      var below: Node? = node
      for key in error.key.split(separator: ".") {
        // Entries of a list are told by their numbers; a list of one may be written without brackets.
        if let number = Int(key), let elements = below?.oneOrMore, elements.indices.contains(number) {
          below = elements[number]
        } else {
          below = below?[String(key)]
        }
        place = below ?? place
      }
      report(place, "`\(error.key)` \(error.message)")
      return nil
    }
  }

  private mutating func selections(_ node: Node) -> [CompiledSelection]? {
    guard let select = node["select"], let text = select.text else { return nil }
    let when = node["when"]
    do {
      let selections = try compiler.select(text, when: Self.both(when?.text, scope))
      for selection in selections where selection.condition?.constant == 0 {
        diagnostics.add(
          documents.diagnostic(
            .warning, when ?? select,
            "unreachable: no `\(selection.event.name)` can fulfil the condition, so the rule never applies"))
      }
      return selections
    } catch {
      diagnostics.add(FormReader.diagnostic(error, error.part == 1 ? when ?? select : select, documents))
      return nil
    }
  }

  // MARK: Attributes

  /// What the entry does not cite itself comes from the file that cites the clause.
  private mutating func citation(_ composed: ComposedRequirement) -> Citation? {
    let own = composed.node["cite"]
    let file = own?.location.file ?? composed.idNode.location.file
    let general = documents[file]?.root["cite"]
    func part(_ key: String) -> String? { own?[key]?.text ?? general?[key]?.text }
    let clause = own?.text ?? part("clause")
    guard let document = part("document"), let version = part("version"), let clause else {
      report(
        own ?? composed.idNode, "`cite` is not complete: a requirement names document, version and clause",
        suggestion: "write `cite: { document: …, version: \"…\", clause: \"…\" }`")
      return nil
    }
    return Citation(document: document, version: version, clause: clause)
  }

  private mutating func attributes(_ node: Node, _ requirement: inout Requirement) {
    func choice<T: RawRepresentable>(_ key: String, _: T.Type) -> T? where T.RawValue == String {
      node[key]?.text.flatMap(T.init)
    }
    requirement.status = choice("status", ValidationStatus.self) ?? .validated
    requirement.level = choice("level", Level.self) ?? .shall
    requirement.scope = choice("scope", Scope.self) ?? .unit
    requirement.attribution = choice("attribute", Attribution.self) ?? requirement.rule.form.attribution
    requirement.notes = node["notes"]?.localized.map { LocalizedText(en: $0.en, ja: $0.ja) }
    requirement.relevantTo = node["relevant_to"]?.texts ?? []
    requirement.formerly = node["formerly"]?.texts ?? []
    requirement.exerciseRequired = node["exercise"]?.text == "required"
    requirement.consequences = consequences(node, requirement.rule)
    if let name = node["for_each"] { requirement.family = family(name, requirement.rule) }
    if let condition = node["applies_if"], let text = condition.text {
      applies(text, condition, &requirement)
    }
  }

  /// What the level rests on, and whether it may be what the entry says.
  private mutating func standing(_ composed: ComposedRequirement, _ requirement: inout Requirement) {
    let own = composed.node["source"]
    let source = own ?? documents[composed.idNode.location.file]?.root["source"]
    requirement.source = source?.text.flatMap(LevelSource.init)
    if requirement.source == .memory, requirement.status == .validated {
      report(
        own ?? composed.idNode, "what rests on memory alone is not validated",
        suggestion: "write `status: unvalidated`, or read the text")
    }
    // A profile that makes an observation of what others demand departs from them, and says so.
    guard requirement.status == .observation, composed.changes.isEmpty else { return }
    guard let level = composed.node["level"] else {
      requirement.level = .may
      return
    }
    if requirement.level != .may {
      report(
        level,
        "an observation has no level of a specification: no clause carries it",
        suggestion: "write `level: may`, or leave it out")
    }
  }

  private static func both(_ condition: String?, _ other: String?) -> String? {
    guard let condition, let other else { return condition ?? other }
    return "(\(condition)) && (\(other))"
  }

  /// The field that tells the members of a family apart.
  private mutating func family(_ node: Node, _ rule: Rule) -> Family? {
    guard let name = node.text else { return nil }
    var fields: [EventTypeID: FieldDefinition] = [:]
    for selection in rule.selections where selection.isInstance {
      let event = selection.event
      guard !event.incremental else {
        report(
          node, "`\(event.name)` can't be judged value by value: its events continue each other",
          suggestion: "`for_each` is for events that stand alone")
        return nil
      }
      do {
        fields[event.id] = try compiler.field(name, of: event)
      } catch {
        diagnostics.add(FormReader.diagnostic(error, node, documents))
        return nil
      }
    }
    for field in fields.values {
      switch field.kind {
      case .integer, .enumeration, .boolean, .mask: continue
      case .macAddress, .time, .digest:
        report(node, "`\(name)` has no values to tell apart: `for_each` takes an enumeration or a number")
        return nil
      }
    }
    guard !fields.isEmpty else {
      report(node, "the rule judges no events that could be told apart")
      return nil
    }
    return Family(name: name, fields: fields)
  }

  /// A rule that reads a parameter that nobody gave does not apply.
  private func requireParameters(_ names: [String], _ requirement: inout Requirement) {
    let missing = names.filter { compiler.parameters[$0]?.isGiven == false }.map { "`\($0)`" }
    guard !missing.isEmpty, requirement.applicable else { return }
    let condition = "the profile gives \(missing.joined(separator: ", "))"
    requirement.appliesIf = requirement.appliesIf.map { "\($0), and \(condition)" } ?? condition
    requirement.applicable = false
  }

  private mutating func applies(_ text: String, _ node: Node, _ requirement: inout Requirement) {
    do {
      switch try CapabilityCondition.decide(text, capabilities) {
      case .applies: requirement.appliesIf = text
      case .doesNotApply:
        requirement.appliesIf = text
        requirement.applicable = false
      case .unknown(let names):
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        requirement.appliesIf = "\(text) (the profile does not say \(list))"
        requirement.applicable = false
      }
    } catch {
      diagnostics.add(FormReader.diagnostic(error, node, documents))
    }
  }
}
