import Results

/// A comparison for the page of a CI job, and as a page of its own.
extension ComparisonReport {
  /// Rows of a table of a job's page.
  private static let mostRows = 50

  var markdownText: String {
    func e(_ text: String) -> String { MarkdownReport.escaped(text) }
    var lines = ["## \(comparison.isWorse ? "✗" : "✓") \(t(headline))", ""]
    lines += ["- \(t(Phrase.before)): \(e(about(old)))", "- \(t(Phrase.after)): \(e(about(new)))"]
    lines += unitLines.map { "- \(e($0))" } + ["- \(t(summary))"]
    for (change, entries) in groups {
      lines += ["", "### \(t(change.phrase)) (\(entries.count))", ""]
      lines += MarkdownReport.table(
        [Phrase.requirement, Phrase.unit, Phrase.verdict, Phrase.rate, Phrase.causes].map(t),
        rows: entries.prefix(Self.mostRows).map { entry in
          [
            "`\(MarkdownReport.code(entry.requirement.id))`", e(entry.unit ?? ""), e(verdicts(entry)),
            e(rates(entry)),
            causes(entry).map(e).joined(separator: "<br>"),
          ]
        })
      if entries.count > Self.mostRows { lines += ["", t(Phrase.moreRows(entries.count - Self.mostRows))] }
    }
    if !comparison.differences.isEmpty {
      lines += ["", "### \(t(Phrase.changedSettings))", ""]
      lines += comparison.differences.prefix(Self.mostRows).map { difference in
        "- \(t(difference.kind.phrase)) \(e(difference.name)): \(e(values(difference).before)) → \(e(values(difference).after))"
      }
    }
    if !comparison.shifts.isEmpty {
      lines += ["", "### \(t(Phrase.movedNumbers))", ""]
      lines += comparison.shifts.prefix(Self.mostRows).map {
        "- `\(MarkdownReport.code($0.requirement))` \(e($0.unit)) \(e($0.flow)): \(e(shift($0)))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var htmlText: String {
    let page = HTMLPage(options.language)
    return page.document(title: t(Phrase.comparison)) {
      tag("header") {
        tag("div", "brand") { tag("span", "mark") { "Tekigo" } }
        tag("h1") { t(Phrase.comparison) }
      }
      tag("main") {
        tag("div", "outcome \(comparison.isWorse ? "bad" : "good")") {
          tag("p", "word") {
            tag("span", ["aria-hidden": "true"]) { comparison.isWorse ? "✗" : "✓" }
            " \(t(headline))"
          }
          page.facts([
            (Phrase.before, [Markup(about(old))]), (Phrase.after, [Markup(about(new))]),
            (Phrase.unitsMatched, unitLines.map { line in tag("p") { line } }),
            (Phrase.unchanged, [Markup(t(summary))]),
          ])
        }
        for (change, entries) in groups { section(change, entries, page) }
        settings(page)
        numbers(page)
      }
    }
  }

  private func section(
    _ change: RunComparison.Change, _ entries: [RunComparison.Entry], _ page: HTMLPage
  ) -> Markup {
    page.part(change.rawValue, change.phrase) {
      page.table(
        "entries", [Phrase.requirement, Phrase.unit, Phrase.verdict, Phrase.rate, Phrase.causes]
      ) {
        for entry in entries {
          page.row([
            tag("div") {
              t(entry.requirement.title)
              tag("br")
              tag("span", "id faint") { entry.requirement.id }
            },
            Markup(entry.unit ?? ""), tag("span", entry.isWorse ? "bad" : "plain") { verdicts(entry) },
            Markup(rates(entry)), tag("div") { for cause in causes(entry) { tag("p") { cause } } },
          ])
        }
      }
    }
  }

  @MarkupBuilder
  private func settings(_ page: HTMLPage) -> [Markup] {
    if !comparison.differences.isEmpty {
      page.part("settings", Phrase.changedSettings) {
        page.table("settings", [Phrase.parameter, Phrase.before, Phrase.after]) {
          for difference in comparison.differences {
            page.row([
              Markup("\(t(difference.kind.phrase)) \(difference.name)"), Markup(values(difference).before),
              Markup(values(difference).after),
            ])
          }
        }
      }
    }
  }

  @MarkupBuilder
  private func numbers(_ page: HTMLPage) -> [Markup] {
    if !comparison.shifts.isEmpty {
      page.part("numbers", Phrase.movedNumbers) {
        page.table("numbers", [Phrase.requirement, Phrase.unit, Phrase.flow, Phrase.value]) {
          for shift in comparison.shifts {
            page.row([
              Markup(shift.requirement), Markup(shift.unit), Markup(shift.flow), Markup(self.shift(shift)),
            ])
          }
        }
      }
    }
  }
}
