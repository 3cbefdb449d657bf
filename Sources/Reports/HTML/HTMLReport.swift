import Results

/// The report that a lab hands over: one HTML file that needs no network, no script and no other file. Without script all
/// of it can be read; script filters the table of requirements.
///
/// What was found stands apart from what it may mean. Payload is never shown.
struct HTMLReport {
  let run: RunResult
  let options: ReportOptions
  let standings: FailureStandings
  let failures: FailureGroups
  let firstCause: FirstCause?
  let preferences: WiresharkPreferences

  init(run: RunResult, options: ReportOptions) {
    self.run = run
    self.options = options
    standings = FailureStandings(run, failOn: options.failOn)
    failures = FailureGroups(run, standings)
    firstCause = FirstCause(run)
    preferences = WiresharkPreferences(run.configuration)
  }

  /// A text in the language of the report.
  func t(_ text: LocalizedText) -> String { text[options.language] }

  func standing(_ result: RequirementResult) -> FailureStanding? { standings[result.requirement.id] }

  var text: String {
    page.document(
      title: title, generator: "tekigo \(run.toolVersion)", script: HTMLScript.text,
      pageMark: number.map { t(Phrase.reportNumber($0)) }
    ) {
      tag("a", ["class": "skip", "href": "#verdict"]) { t(Phrase.skipToVerdict) }
      head
      tag("main") {
        laboratoryPart
        verdictPart
        summaryPart
        interpretationPart
        findingsPart
        timingPart
        requirementsPart
        openPart
        concessionsPart
        coveragePart
        configurationPart
        requirementPages
        statementsPart
        identityPart
      }
      tag("footer") {
        tag("p") {
          t(number.map { Phrase.endOfReport(number: $0) } ?? Phrase.endOfReport(run.profile.name))
        }
      }
    }
  }

  /// The number that the laboratory gives the report.
  private var number: String? { run.laboratory?.fields.group(.report).text(.number) }

  private var title: String {
    guard let laboratory = run.laboratory else { return "\(t(Phrase.reportTitle)): \(run.profile.name)" }
    let title = laboratory.fields.group(.report).text(.title) ?? t(Phrase.testReport)
    return number.map { "\(title): \($0)" } ?? title
  }

  /// The outcome in a word, for a report that begins with other things.
  @MarkupBuilder
  private var outcomeLine: [Markup] {
    if run.laboratory != nil {
      tag("p", "outcome-line") {
        tag("a", ["href": "#verdict"]) {
          badge(run.outcome.sign, headline, run.outcome.style)
        }
      }
    }
  }

  /// What the run came to. With captures that carry no result a laboratory reports observations.
  var headline: String {
    guard run.laboratory != nil, !run.passesIntegrityGate else { return t(run.headline) }
    return "\(t(Phrase.observation)): \(t(run.headline))"
  }

  private var head: Markup {
    tag("header") {
      tag("div", "brand") {
        tag("span", "mark") { "Tekigo" }
        tag("span", "faint") { t(Phrase.reportTitle) }
      }
      tag("h1") { run.laboratory == nil ? t(run.profile.title) : title }
      outcomeLine
      tag("p", "faint") {
        if run.laboratory != nil { "\(t(run.profile.title)) · " }
        run.captures.map(\.name).joined(separator: ", ")
        " · \(run.profile.name) · \(run.asOf)"
      }
      tag("nav", ["aria-label": t(Phrase.contents)]) {
        for (anchor, title) in contents { tag("a", ["href": "#\(anchor)"]) { t(title) } }
      }
    }
  }

  /// The parts that this report has.
  private var contents: [(String, LocalizedText)] {
    let laboratory: [(String, LocalizedText)] = [
      ("laboratory", Phrase.testReport), ("method", Phrase.testPerformed),
    ]
    var parts = run.laboratory == nil ? [] : laboratory
    parts += [("verdict", Phrase.verdict), ("summary", Phrase.summary)]
    if !failures.groups.isEmpty { parts.append(("findings", Phrase.findings)) }
    if !measured.isEmpty { parts.append(("timing", Phrase.measurements)) }
    parts.append(("requirements", Phrase.requirements))
    if !open.isEmpty { parts.append(("open", Phrase.openRequirements)) }
    if hasConcessions { parts.append(("concessions", Phrase.concessions)) }
    parts += [("coverage", Phrase.coverage), ("configuration", Phrase.configuration)]
    if run.laboratory != nil { parts.append(("statements", Phrase.statements)) }
    return parts + [("identity", Phrase.identity)]
  }

  // MARK: Pieces that parts share

  var page: HTMLPage { HTMLPage(options.language) }

  func part(
    _ anchor: String, _ title: LocalizedText, _ lead: LocalizedText? = nil,
    @MarkupBuilder _ content: () -> [Markup]
  ) -> Markup { page.part(anchor, title, lead, content) }

  func table(
    _ style: String? = nil, _ headings: [LocalizedText], caption: LocalizedText? = nil,
    @MarkupBuilder _ rows: () -> [Markup]
  ) -> Markup { page.table(style, headings, caption: caption, rows) }

  func row(_ cells: [Markup]) -> Markup { page.row(cells) }

  func facts(_ facts: [(LocalizedText, [Markup])]) -> Markup { page.facts(facts) }

  /// A verdict by sign, word and colour: none of them alone.
  func badge(_ verdict: Verdict, _ standing: FailureStanding? = nil) -> Markup {
    guard verdict == .fail, let standing, standing != .nonconformity else {
      return badge(verdict.sign, t(verdict.phrase), verdict.style)
    }
    return badge("△", t(standing.phrase), "soft")
  }

  func badge(_ sign: String, _ word: String, _ style: String) -> Markup {
    tag("span", ["class": "badge \(style)"]) {
      tag("span", ["aria-hidden": "true"]) { sign }
      " \(word)"
    }
  }

  /// A link to the page of a requirement.
  func link(_ id: String) -> Markup { tag("a", ["class": "id", "href": "#\(id)"]) { id } }

  func code(_ text: String) -> Markup { tag("code") { text } }
}

extension Verdict {
  /// A sign that says the same as the colour.
  var sign: String {
    switch self {
    case .pass: "✓"
    case .fail: "✗"
    case .inconclusive: "?"
    case .notExercised: "–"
    case .notApplicable: "∅"
    case .error: "!"
    }
  }

  /// The class of its colour.
  var style: String {
    switch self {
    case .pass: "good"
    case .fail: "bad"
    case .inconclusive, .error: "doubtful"
    case .notExercised, .notApplicable: "quiet"
    }
  }
}

extension Outcome {
  var sign: String {
    switch self {
    case .pass: "✓"
    case .fail: "✗"
    case .inconclusive: "?"
    case .error: "!"
    }
  }

  var style: String {
    switch self {
    case .pass: "good"
    case .fail: "bad"
    case .inconclusive, .error: "doubtful"
    }
  }
}
