import Results

/// What the laboratory states, for a page of a CI job: short, but with every field that ISO/IEC 17025 asks for.
extension MarkdownReport {
  var laboratory: [String] {
    guard let laboratory = run.laboratory else { return [] }
    func t(_ text: LocalizedText) -> String { Self.escaped(options.text(text)) }
    var lines = ["", "### \(t(Phrase.laboratoryData))", ""]
    for field in LaboratoryField.root where field.key != .certification && field.key != .cases {
      let texts = self.lines(laboratory.fields.values[field.key], field)
      guard !texts.isEmpty || field.isAsked else { continue }
      lines.append(
        "- \(t(field.key.phrase)): \(texts.isEmpty ? t(Phrase.notStated) : texts.joined(separator: "; "))")
    }
    lines += ["", t(Phrase.onlyItemsTested) + " " + t(Phrase.notInPart)]
    if !run.passesIntegrityGate { lines += ["", t(Phrase.gateFailed)] }
    lines += ["", t(Phrase.origin(run.laboratoryOrigin))]
    if !laboratory.notStated.isEmpty { lines += ["", t(Phrase.missing(laboratory.notStated.count))] }
    return lines
  }

  /// The values of a field, each escaped.
  private func lines(_ value: LaboratoryValue?, _ field: LaboratoryField) -> [String] {
    switch value {
    case .text(let text): return [Self.escaped(text)]
    case .flag(let flag): return [Self.escaped(options.text(flag ? Phrase.yes : Phrase.no))]
    case .count(let count): return [count.grouped]
    case .texts(let texts): return texts.map(Self.escaped)
    case .group(let group): return line(group, field.fields)
    case .groups(let groups):
      return groups.prefix(Self.mostRows).map { line($0, field.fields).joined(separator: ", ") }
    case nil: return field.fields.contains(where: \.isAsked) ? line(LaboratoryGroup(), field.fields) : []
    }
  }

  private func line(_ group: LaboratoryGroup, _ fields: [LaboratoryField]) -> [String] {
    fields.compactMap { field in
      let name = Self.escaped(options.text(field.key.phrase))
      let texts = lines(group.values[field.key], field)
      guard !texts.isEmpty || field.clause != nil else { return nil }
      return
        "\(name) \(texts.isEmpty ? Self.escaped(options.text(Phrase.notStated)) : texts.joined(separator: ", "))"
    }
  }
}

extension LaboratoryField {
  /// Whether ISO/IEC 17025 asks for it or for something in it.
  fileprivate var isAsked: Bool {
    if clause != nil { return true }
    if case .group(let fields) = kind { return fields.contains(where: \.isAsked) }
    return false
  }
}
