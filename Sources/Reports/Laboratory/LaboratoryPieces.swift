import Results

/// Fields of a laboratory as pieces of a page, by the table of fields.
struct LaboratoryPieces {
  let document: LaboratoryDocument
  let page: HTMLPage

  private func t(_ text: LocalizedText) -> String { text[page.language] }

  var root: LaboratoryGroup { document.fields }

  /// What is shown in the place of what the laboratory did not state.
  var notStated: Markup { tag("span", "not-stated") { t(Phrase.notStated) } }

  /// A text of the laboratory, or that it states none.
  func orNotStated(_ text: String?) -> Markup { text.map { Markup($0) } ?? notStated }

  /// The fields of a group at the top of the document as names with values.
  ///
  /// - Parameter isForm: every field is asked for; otherwise only those that ISO/IEC 17025 asks for.
  func facts(_ key: LaboratoryKey, leaving out: Set<LaboratoryKey> = [], isForm: Bool = false) -> Markup {
    let fields = LaboratoryField.root[key]?.fields.filter { !out.contains($0.key) } ?? []
    return facts(root.group(key), fields, path: key.rawValue, isForm: isForm)
  }

  /// Some fields of a group as names with values.
  ///
  /// - Parameter path: the way to the group, without places in lists.
  func facts(
    _ group: LaboratoryGroup, _ fields: [LaboratoryField], path: String, isForm: Bool = false
  ) -> Markup {
    page.facts(
      fields.map { field in
        (field.key.phrase, content(group, field, path: "\(path).\(field.key.rawValue)", isForm: isForm))
      })
  }

  /// The value of a field, or that it is not stated where somebody asks for it; nothing where nobody does.
  func content(
    _ group: LaboratoryGroup, _ field: LaboratoryField, path: String, isForm: Bool = false
  ) -> [Markup] {
    let value = self.value(group.values[field.key], field)
    guard !value.isEmpty else { return field.clause != nil || isForm ? [notStated] : [] }
    return value + customerMark(path)
  }

  /// That the customer supplied what stands there.
  func customerMark(_ path: String) -> [Markup] {
    guard document.isCustomerData(path) else { return [] }
    return [Markup(" "), tag("span", "tag customer") { t(Phrase.suppliedByCustomer) }]
  }

  private func value(_ value: LaboratoryValue?, _ field: LaboratoryField) -> [Markup] {
    switch value {
    case .text(let text): [Markup(word(text, field))]
    case .flag(let flag): [Markup(t(flag ? Phrase.yes : Phrase.no))]
    case .count(let count): [Markup(count.grouped)]
    case .texts(let texts): texts.map { text in tag("p") { text } }
    case .group(let group): line(group, field.fields).isEmpty ? [] : [Markup(line(group, field.fields))]
    case .groups(let groups): groups.map { group in tag("p") { line(group, field.fields) } }
    case nil: []
    }
  }

  private func word(_ text: String, _ field: LaboratoryField) -> String {
    guard case .choice = field.kind, let choice = LaboratoryChoice(rawValue: text) else { return text }
    return t(choice.phrase)
  }

  /// What is stated in a group on one line: a parameter with its value, a person with the ways to reach them.
  func line(_ group: LaboratoryGroup, _ fields: [LaboratoryField]) -> String {
    let texts = fields.compactMap { field -> (LaboratoryKey, String)? in
      switch group.values[field.key] {
      case .text(let text) where [.version, .clause].contains(field.key):
        (field.key, "\(t(field.key.phrase)) \(text)")
      case .text(let text): (field.key, word(text, field))
      case .flag(let flag): (field.key, "\(t(field.key.phrase)): \(t(flag ? Phrase.yes : Phrase.no))")
      case .count(let count): (field.key, count.grouped)
      case .texts(let texts): (field.key, texts.joined(separator: ", "))
      case .group, .groups, nil: nil
      }
    }
    let parts = texts.map(\.1)
    guard let first = texts.first, parts.count > 1 else { return parts.joined() }
    switch first.0 {
    case .parameter: return "\(parts[0]): \(parts[1])"
    case .firstName: return "\(parts[0]) " + parts.dropFirst().joined(separator: ", ")
    case .name where group.values[.value] != nil:
      return "\(parts[0]): " + parts.dropFirst().joined(separator: " ")
    default: return parts.joined(separator: ", ")
    }
  }

  /// Groups of a list as the rows of a table: the columns are the fields that are asked for or that some group has.
  @MarkupBuilder
  func table(
    _ style: String, _ key: LaboratoryKey, leaving out: Set<LaboratoryKey> = [], isForm: Bool = false,
    and rows: [[LaboratoryKey: String]] = []
  ) -> [Markup] {
    let groups = root.groups(key)
    let fields = (LaboratoryField.root[key]?.fields ?? []).filter { field in
      !out.contains(field.key)
        && (isForm || groups.contains { $0.values[field.key] != nil }
          || rows.contains { $0[field.key] != nil })
    }
    if groups.isEmpty { tag("p") { notStated } }
    if !groups.isEmpty || !rows.isEmpty {
      page.table(style, fields.map(\.key.phrase)) {
        for group in groups {
          page.row(
            fields.map { field in
              let path = "\(key.rawValue).\(field.key.rawValue)"
              let cell = content(group, field, path: path, isForm: isForm)
              return tag("div") { cell }
            })
        }
        for row in rows { page.row(fields.map { Markup(row[$0.key] ?? "") }) }
      }
    }
  }
}

extension RunResult {
  /// The tool itself among the equipment.
  func toolRow(_ language: Language) -> [LaboratoryKey: String] {
    [
      .tool: "tekigo", .purpose: Phrase.analyser[language], .softwareVersion: toolVersion,
      .notes: "\(profile.name), sha256:\(profile.digest)",
    ]
  }
}
