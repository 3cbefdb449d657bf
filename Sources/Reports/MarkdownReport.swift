import Events
import Results

/// A summary for the page of a CI job, in GitHub's Markdown: outcome, what failed, what stayed open.
struct MarkdownReport {
  let run: RunResult
  let options: ReportOptions
  private let standings: FailureStandings
  private let failures: FailureGroups

  init(run: RunResult, options: ReportOptions) {
    self.run = run
    self.options = options
    standings = FailureStandings(run, failOn: options.failOn)
    failures = FailureGroups(run, standings)
  }

  /// Rows of a table: a page of a CI job holds a megabyte.
  static let mostRows = 50

  private func t(_ text: LocalizedText) -> String { Self.escaped(options.text(text)) }

  var text: String {
    var lines = [
      "## \(run.outcome.sign) \(t(run.headline))", "", t(Phrase.sentence(run.statement)), "",
    ]
    lines += run.captures.map {
      "- \(t(Phrase.capture)): \(Self.escaped($0.name)), \(t(Phrase.frames($0.frames)))"
    }
    lines += [
      "- \(t(Phrase.profile)): \(Self.escaped(run.profile.name)) (`\(run.profile.digest.prefix(12))`)",
      "- \(t(Phrase.exitCode(options.exitCode(run).rawValue)))",
    ]
    if let baseline = run.baseline {
      lines.append("- \(t(Phrase.baseline)): \(t(Phrase.baseline(baseline)))")
    }
    if options.isAllowed(run) { lines.append("- \(t(run.inconclusiveAllowed))") }
    lines +=
      counts + failed + open + laboratory + [
        "", "<sub>tekigo \(Self.escaped(run.toolVersion)), \(run.asOf)</sub>",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var counts: [String] {
    let found = Verdict.allCases.map { verdict in
      (verdict, run.requirements.count { $0.verdict == verdict })
    }.filter { $0.1 > 0 }
    return [""]
      + Self.table(
        found.map { "\($0.0.sign) \(t($0.0.phrase))" }, rows: [found.map { String($0.1) }])
  }

  /// Causes with how much follows from each.
  private var failed: [String] {
    guard !failures.groups.isEmpty else { return [] }
    let rows = failures.groups.prefix(Self.mostRows).map { group -> [String] in
      let result = run.requirements[group.cause]
      let finding = result.findings.first { !failures.isFolded($0) } ?? result.findings.first
      let names = result.units.filter { $0.verdict == .fail }.map { t(run.units.title($0.unit)) }
      let witness = finding?.first.first
      let standing = standings[result.requirement.id]
      let mark = standing == .nonconformity || standing == nil ? "✗" : "△"
      let word = standing.map { $0 == .nonconformity ? "" : " \(t($0.phrase))" } ?? ""
      return [
        mark + word, "`\(Self.code(result.requirement.id))`<br>\(t(result.requirement.title))",
        names.joined(separator: ", "), "\(result.tally.failed.grouped) / \(result.tally.judged.grouped)",
        witness.map { "\($0.frame.grouped)" } ?? "", witness.map { t($0.observedText) } ?? "",
        failures.consequences(of: group).isEmpty ? "" : "\(failures.consequences(of: group).count)",
      ]
    }
    let headings = [
      Phrase.verdict, Phrase.requirement, Phrase.units, Phrase.counts, Phrase.frame, Phrase.observed,
      Phrase.consequences,
    ]
    return ["", "### \(t(Phrase.findings))", ""] + Self.table(headings.map(t), rows: Array(rows))
      + more(failures.groups.count)
  }

  private var open: [String] {
    let open = run.requirements.filter { [.inconclusive, .error].contains($0.verdict) }
    guard !open.isEmpty else { return [] }
    let rows = open.prefix(Self.mostRows).map { result in
      [
        "\(result.verdict.sign) \(t(result.verdict.phrase))", "`\(Self.code(result.requirement.id))`",
        result.reasons.map(t).joined(separator: "<br>"),
      ]
    }
    return ["", "### \(t(Phrase.openRequirements))", ""]
      + Self.table([Phrase.verdict, Phrase.requirement, Phrase.reasons].map(t), rows: Array(rows))
      + more(open.count)
  }

  private func more(_ count: Int) -> [String] {
    count > Self.mostRows ? ["", t(Phrase.moreRows(count - Self.mostRows))] : []
  }

  static func table(_ headings: [String], rows: [[String]]) -> [String] {
    let lines = [headings, headings.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }
  }

  /// A text of a capture or a profile that is neither Markdown nor HTML, on one line.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.prefix(mostOfText).description.visible().unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "@", "$":
        output += "\\"
        output.unicodeScalars.append(scalar)
      default: output.unicodeScalars.append(scalar)
      }
    }
    return text.count > mostOfText ? output + "…" : output
  }

  private static let mostOfText = 500

  /// A text between backticks, in a table.
  static func code(_ text: String) -> String {
    text.visible().replacing("`", with: "'").replacing("|", with: "\\|")
  }
}
