import Events
import Results

/// The test report of O-RAN certification and badging, part by part.
struct TestReportForm {
  private let form: FormPage
  private var run: RunResult { form.run }

  init(_ run: RunResult, _ options: ReportOptions) { form = FormPage(run, options) }

  private func t(_ text: LocalizedText) -> String { form.t(text) }

  var text: String {
    form.document(Phrase.testReportForm) {
      form.page.part("cover", Phrase.general) {
        form.certificationFields([.id, .award, .copyright])
        form.page.facts([
          (
            LaboratoryKey.laboratory.phrase,
            [form.pieces.orNotStated(form.root.group(.laboratory).text(.name))]
          ),
          (Phrase.vendorContacts, form.vendors), (Phrase.specifications, form.specifications),
        ])
        tag("h3") { t(LaboratoryKey.approvals.phrase) }
        form.approvals
      }
      form.page.part("configuration", Phrase.commonConfiguration) { form.configuration }
      form.page.part("devices", Phrase.devices) { devices }
      form.page.part("equipment", LaboratoryKey.equipment.phrase) { form.equipment }
      form.page.part("cases", LaboratoryKey.cases.phrase) {
        if form.cases.isEmpty { tag("p") { t(Phrase.noCases) } }
        for testCase in form.cases { article(testCase) }
      }
      form.page.part("tool", Phrase.setting) { setting }
      firstCause
    }
  }

  @MarkupBuilder
  private var devices: [Markup] {
    let table = (LaboratoryField.root[.items]?.fields ?? []).filter { ![.name, .contacts].contains($0.key) }
    if form.root.groups(.items).isEmpty { tag("p") { form.pieces.notStated } }
    for item in form.root.groups(.items) {
      tag("h3") { item.text(.name) ?? "" }
      form.pieces.facts(item, table, path: "items", isForm: true)
    }
  }

  private func article(_ testCase: LaboratoryGroup) -> Markup {
    tag("article", "case") {
      tag("h3") {
        [testCase.text(.number), testCase.text(.name), testCase.text(.configurationName)].compactMap { $0 }
          .joined(separator: " · ")
      }
      form.page.facts([
        (LaboratoryKey.description.phrase, [form.pieces.orNotStated(testCase.text(.description))]),
        (LaboratoryKey.tester.phrase, [form.pieces.orNotStated(testCase.text(.tester))]),
        (LaboratoryKey.date.phrase, [form.pieces.orNotStated(testCase.text(.date))]),
        (LaboratoryKey.result.phrase, [tag("strong") { form.result(of: testCase) }]),
        (LaboratoryKey.comment.phrase, form.comments(on: testCase).map { line in tag("p") { line } }),
      ])
      details(testCase)
      tag("h4") { t(Phrase.evidenceOfTool) }
      tag("p") { form.evidenceLine(testCase) }
      evidence(testCase)
    }
  }

  private func details(_ testCase: LaboratoryGroup) -> Markup {
    let table = LaboratoryField.root[.cases]?.fields ?? []
    let keys: [LaboratoryKey] = [
      .equipment, .setUp, .diagram, .configuration, .differences, .measured, .assessment, .gapAnalysis,
      .notes,
      .issues,
    ]
    return form.pieces.facts(testCase, keys.compactMap { table[$0] }, path: "cases", isForm: true)
  }

  /// Requirements of a case that are told one by one.
  private static let mostRows = 40

  @MarkupBuilder
  private func evidence(_ testCase: LaboratoryGroup) -> [Markup] {
    // What was not exercised is counted in the line above.
    let results = (CaseEvidence(testCase, of: form.document, in: run).results ?? []).filter {
      $0.verdict != .notExercised
    }
    if !results.isEmpty {
      form.page.table(
        "evidence",
        [
          Phrase.requirement, Phrase.foundByTool, Phrase.deviatingInstances, Phrase.frame, Phrase.observed,
          Phrase.margin,
        ]
      ) {
        for result in results.prefix(Self.mostRows) { form.page.row(cells(result)) }
      }
      if results.count > Self.mostRows {
        tag("p", "faint") { t(Phrase.moreRows(results.count - Self.mostRows)) }
      }
    }
  }

  private func cells(_ result: RequirementResult) -> [Markup] {
    let witness = result.findings.first?.first.first
    let waiver = result.disposition.map { t(Phrase.waiver($0)) }
    let ranges = result.measurements.prefix(3).map { measurement in
      "\(measurement.numberUnit.text(measurement.minimum)) – \(measurement.numberUnit.text(measurement.maximum))"
    }
    return [
      tag("div") {
        t(result.requirement.title)
        tag("br")
        tag("span", "id faint") { result.requirement.id }
      },
      tag("div") {
        EvidenceKind(result).map { t($0.phrase) } ?? ""
        if let waiver { tag("p", "faint") { waiver } }
      },
      Markup("\(result.tally.failed.grouped) / \(result.tally.judged.grouped)"),
      Markup(witness.map { $0.frame.grouped } ?? ""),
      Markup(witness.map { t($0.observedText) } ?? ""), Markup(ranges.joined(separator: "; ")),
    ]
  }

  /// How the tool was set: the command, the profile and its parameters.
  @MarkupBuilder
  private var setting: [Markup] {
    form.page.facts([
      (Phrase.tool, [Markup("tekigo \(run.toolVersion)")]),
      (Phrase.command, run.command(form.options).map { command in [tag("code") { command }] } ?? []),
      (Phrase.profile, [Markup("\(run.profile.name), sha256:\(run.profile.digest)")]),
      (
        Phrase.capture,
        run.captures.map { capture in
          tag("p") {
            capture.name
            if let digest = capture.sha256 { ", sha256:\(digest)" }
          }
        }
      ),
    ])
    if !run.profile.parameters.isEmpty {
      form.page.table("parameters", [Phrase.parameter, Phrase.value, Phrase.provenance]) {
        for parameter in run.profile.parameters {
          form.page.row([
            tag("code") { parameter.name }, Markup(parameter.value), Markup(parameter.provenance),
          ])
        }
      }
    }
  }

  @MarkupBuilder
  private var firstCause: [Markup] {
    if let cause = FirstCause(run) {
      form.page.part("interpretation", Phrase.firstCauseOfTool) {
        tag("p") {
          t(
            Phrase.firstCause(
              unit: run.units.name(cause.finding.unit), frame: cause.witness.frame,
              capture: run.captures.count > 1 ? run.captureName(cause.witness.capture) : nil))
          "\(t(cause.requirement.requirement.title)) — \(t(Phrase.observed)): \(t(cause.witness.observedText))"
        }
      }
    }
  }
}
