import Events
import Results

/// The summary report of O-RAN certification and badging, field by field.
struct SummaryForm {
  private let form: FormPage
  private var run: RunResult { form.run }

  init(_ run: RunResult, _ options: ReportOptions) { form = FormPage(run, options) }

  private func t(_ text: LocalizedText) -> String { form.t(text) }

  var text: String {
    form.document(Phrase.summaryForm) {
      form.page.part("general", Phrase.general) {
        form.certificationFields([
          .processVersion, .award, .deviceUnderTest, .interfaceUnderTest, .assigned, .id,
        ])
        form.page.facts([(Phrase.specifications, form.specifications), (Phrase.testDates, dates)])
        form.page.facts(counts)
      }
      form.page.part("laboratory", LaboratoryKey.laboratory.phrase) {
        form.pieces.facts(.laboratory, leaving: [.accreditation, .website], isForm: true)
        form.page.facts([(Phrase.vendorContacts, form.vendors)])
        tag("h3") { t(LaboratoryKey.approvals.phrase) }
        form.approvals
      }
      form.page.part("devices", Phrase.devices) { devices }
      form.page.part("equipment", LaboratoryKey.equipment.phrase) { form.equipment }
      form.page.part("cases", Phrase.casesExecuted) { executed }
      form.page.part("others", Phrase.casesNotExecuted) {
        notExecuted
        tag("h3") { t(Phrase.notExercisedByTool) }
        chapters
      }
      form.page.part("configuration", Phrase.commonConfiguration) { form.configuration }
    }
  }

  private var dates: [Markup] {
    let test = form.root.group(.test)
    let times = run.captures.flatMap { [$0.firstTime, $0.lastTime].compactMap { $0 } }
    return [
      tag("p") {
        form.pieces.orNotStated(test.text(.started))
        " – "
        form.pieces.orNotStated(test.text(.ended))
      }
    ]
      + (times.min().map { first in
        [
          tag("p", "faint") {
            "\(t(Phrase.spanOfCaptures)): \(isoText(nanoseconds: first)) – \(isoText(nanoseconds: times.max() ?? first))"
          }
        ]
      } ?? [])
  }

  /// As the laboratory states them; else counted from the results that it gives.
  private var counts: [(LocalizedText, [Markup])] {
    let cases = form.cases
    let counted: [(LaboratoryKey, Int)] = [
      (.executed, cases.count(where: \.isExecuted)), (.passed, cases.count { $0.choice(.result) == .pass }),
      (.failed, cases.count { $0.choice(.result) == .fail }),
    ]
    return counted.map { key, count in
      if let stated = form.certification.count(key) { return (key.phrase, [Markup(stated.grouped)]) }
      guard !cases.isEmpty else { return (key.phrase, [form.pieces.notStated]) }
      return (key.phrase, [Markup("\(count.grouped) "), tag("span", "faint") { t(Phrase.casesCounted) }])
    }
  }

  @MarkupBuilder
  private var devices: [Markup] {
    let items = form.root.groups(.items)
    let table = LaboratoryField.root[.items]?.fields ?? []
    let keys: [LaboratoryKey] = [.vendor, .model, .softwareVersion, .firmwareVersion, .hardwareVersion]
    if items.isEmpty { tag("p") { form.pieces.notStated } }
    for item in items {
      tag("h3") { item.text(.name) ?? "" }
      form.pieces.facts(item, keys.compactMap { table[$0] }, path: "items", isForm: true)
      form.page.facts([(Phrase.declaredUnit, declared(item))])
    }
  }

  private func declared(_ item: LaboratoryGroup) -> [Markup] {
    guard let name = item.text(.unit) ?? item.text(.name),
      let unit = run.units.first(where: { $0.name == name })
    else { return [] }
    let words = [unit.role, unit.vendor, unit.model, unit.version, unit.deployment].compactMap { $0 }
    return [Markup("\(unit.name): \(words.joined(separator: ", "))")]
  }

  @MarkupBuilder
  private var executed: [Markup] {
    let cases = form.cases.filter(\.isExecuted)
    let isNamed = cases.contains { $0.text(.configurationName) != nil }
    if cases.isEmpty { tag("p") { t(form.cases.isEmpty ? Phrase.noCases : Phrase.noSuchCases) } }
    if !cases.isEmpty {
      form.page.table(
        "cases",
        [LaboratoryKey.number.phrase] + (isNamed ? [LaboratoryKey.configurationName.phrase] : [])
          + [LaboratoryKey.description, .status, .result, .comment].map(\.phrase) + [Phrase.foundByTool]
      ) {
        for testCase in cases {
          form.page.row(
            [Markup(testCase.text(.number) ?? "")]
              + (isNamed ? [form.pieces.orNotStated(testCase.text(.configurationName))] : [])
              + [
                description(testCase), status(testCase), form.result(of: testCase), comments(testCase),
                tag("span", "faint") { form.evidenceLine(testCase) },
              ])
        }
      }
    }
  }

  @MarkupBuilder
  private var notExecuted: [Markup] {
    let cases = form.cases.filter { !$0.isExecuted }
    if cases.isEmpty { tag("p") { t(Phrase.noSuchCases) } }
    if !cases.isEmpty {
      form.page.table("cases", [LaboratoryKey.number, .description, .comment].map(\.phrase)) {
        for testCase in cases {
          form.page.row([Markup(testCase.text(.number) ?? ""), description(testCase), comments(testCase)])
        }
      }
    }
  }

  private func description(_ testCase: LaboratoryGroup) -> Markup {
    form.pieces.orNotStated(testCase.text(.description) ?? testCase.text(.name))
  }

  private func status(_ testCase: LaboratoryGroup) -> Markup {
    form.pieces.orNotStated(testCase.choice(.status).map { t($0.phrase) })
  }

  private func comments(_ testCase: LaboratoryGroup) -> Markup {
    tag("div") { for line in form.comments(on: testCase) { tag("p") { line } } }
  }

  /// Requirements that nothing was captured for, by chapter.
  private var chapters: Markup {
    let missing = run.requirements.filter { $0.verdict == .notExercised }.map(\.requirement.id)
    return tag("ul", "faint") {
      for chapter in RequirementIndex(missing).chapters { tag("li") { "\(chapter.name): \(chapter.text)" } }
    }
  }
}
