import Results

/// What both forms of O-RAN certification and badging have in common.
struct FormPage {
  let run: RunResult
  let options: ReportOptions
  let document: LaboratoryDocument
  let pieces: LaboratoryPieces
  let page: HTMLPage

  /// Without data of a laboratory the form says of every field that it is not stated.
  init(_ run: RunResult, _ options: ReportOptions) {
    document = run.laboratory ?? .empty
    (self.run, self.options) = (run, options)
    page = HTMLPage(options.language)
    pieces = LaboratoryPieces(document: document, page: page)
  }

  func t(_ text: LocalizedText) -> String { text[options.language] }

  var root: LaboratoryGroup { document.fields }
  var certification: LaboratoryGroup { root.group(.certification) }
  var cases: [LaboratoryGroup] { root.groups(.cases) }

  /// The document of a form with its head and its end.
  func document(_ title: LocalizedText, @MarkupBuilder _ content: () -> [Markup]) -> String {
    let id = certification.text(.id) ?? root.group(.report).text(.number)
    return page.document(
      title: ([t(title)] + [id].compactMap { $0 }).joined(separator: ", "),
      generator: "tekigo \(run.toolVersion)",
      pageMark: id ?? t(title)
    ) {
      tag("header") {
        tag("div", "brand") {
          tag("span", "mark") { "Tekigo" }
          tag("span", "faint") { root.group(.laboratory).text(.name) ?? t(Phrase.notStated) }
        }
        tag("h1") { t(title) }
        tag("p", "lead") { t(Phrase.formLead) }
        if !run.passesIntegrityGate { tag("p", "warn") { t(Phrase.gateFailed) } }
      }
      tag("main") {
        content()
        closing
      }
      tag("footer") { tag("p") { t(Phrase.endOfForm(title)) } }
    }
  }

  /// What holds for the form as for any report.
  private var closing: Markup {
    page.part("statements", Phrase.statements) {
      tag("p") { t(Phrase.onlyItemsTested) }
      tag("p") { t(Phrase.noCertificate) }
      if let laboratory = run.laboratory {
        tag("p") { t(Phrase.origin(run.laboratoryOrigin)) }
        tag("p", "faint") { "\(laboratory.file), sha256:\(laboratory.sha256)" }
      } else {
        tag("p") { t(Phrase.noLaboratory) }
      }
    }
  }

  /// Fields of certification and badging, all of which the form asks for.
  func certificationFields(_ keys: [LaboratoryKey]) -> Markup {
    let table = LaboratoryField.root[.certification]?.fields ?? []
    return pieces.facts(
      certification, keys.compactMap { table[$0] }, path: LaboratoryKey.certification.rawValue, isForm: true)
  }

  /// Documents of the method, each with its version.
  var specifications: [Markup] {
    let methods = root.group(.test).groups(.methods)
    guard !methods.isEmpty else { return [pieces.notStated] }
    return methods.map { method in
      let words = [method.text(.document), method.text(.version)].compactMap { $0 }
      return tag("p") {
        words.joined(separator: ", ")
        if method.text(.version) == nil {
          ", "
          pieces.notStated
        }
      }
    }
  }

  /// Vendors of the items with whom to ask there, each once.
  var vendors: [Markup] {
    let fields = LaboratoryField.root[.items]?.fields[.contacts]?.fields ?? []
    var names: [String] = []
    var contacts: [String: [String]] = [:]
    for item in root.groups(.items) {
      guard let vendor = item.text(.vendor) else { continue }
      if !names.contains(vendor) { names.append(vendor) }
      for contact in item.groups(.contacts).map({ pieces.line($0, fields) })
      where contacts[vendor]?.contains(contact) != true {
        contacts[vendor, default: []].append(contact)
      }
    }
    let lines = names.map { ([$0] + (contacts[$0] ?? [])).joined(separator: "; ") }
    return lines.isEmpty ? [pieces.notStated] : lines.map { line in tag("p") { line } }
  }

  @MarkupBuilder
  var approvals: [Markup] {
    let groups = certification.groups(.approvals)
    let fields = LaboratoryField.root[.certification]?.fields[.approvals]?.fields ?? []
    if groups.isEmpty { tag("p") { pieces.notStated } }
    if !groups.isEmpty {
      page.table("approvals", fields.map(\.key.phrase)) {
        for group in groups {
          page.row(
            fields.map { field in
              let cell = pieces.content(
                group, field, path: "certification.approvals.\(field.key.rawValue)", isForm: true)
              return tag("div") { cell }
            })
        }
      }
    }
  }

  var equipment: [Markup] { pieces.table("equipment", .equipment, and: [run.toolRow(options.language)]) }

  /// The common configuration of the laboratory, and what the tool was told or saw.
  @MarkupBuilder
  var configuration: [Markup] {
    pieces.table("configuration", .configuration, isForm: true)
    let groups = FlowDescription.Kind.allCases.flatMap { kind in
      ConfigurationGroup.groups(of: run.configuration.filter { $0.kind == kind })
    }
    if !groups.isEmpty {
      tag("h3") { t(Phrase.seenByTool) }
      for group in groups {
        tag("p") { t(group.heading) }
        tag("ul", "faint") { for line in group.lines { tag("li") { t(line) } } }
      }
    }
  }

  // MARK: Results of cases

  /// The result of a case as the forms know it: pass or fail. Anything else is no result and stands in the comment.
  func result(of testCase: LaboratoryGroup) -> Markup {
    switch testCase.choice(.result) {
    case .pass: Markup(t(LaboratoryChoice.pass.phrase))
    case .fail: Markup(t(LaboratoryChoice.fail.phrase))
    default: tag("span", "faint") { t(Phrase.noResult) }
    }
  }

  /// What the laboratory says beside the result of a case.
  func comments(on testCase: LaboratoryGroup) -> [String] {
    var lines: [String] = []
    switch testCase.choice(.result) {
    case .inconclusive: lines.append(t(Phrase.inconclusiveComment))
    case .notExecuted: lines.append(t(LaboratoryChoice.notExecuted.phrase))
    case .notApplicable: lines.append(t(LaboratoryChoice.notApplicable.phrase))
    default: break
    }
    return lines + [testCase.text(.comment)].compactMap { $0 }
  }

  /// What the tool adds to a case: counts of requirements, in one line.
  func evidenceLine(_ testCase: LaboratoryGroup) -> String {
    let evidence = CaseEvidence(testCase, of: document, in: run)
    guard let results = evidence.results else { return t(Phrase.noSpecification) }
    guard !results.isEmpty else { return t(Phrase.noRequirement) }
    return t(Phrase.evidence(evidence.counts, isObservation: !run.passesIntegrityGate))
  }
}

extension LaboratoryGroup {
  /// Whether a case was executed, whatever came of it.
  var isExecuted: Bool {
    guard let result = choice(.result) else { return false }
    return [.pass, .fail, .inconclusive].contains(result)
  }
}
