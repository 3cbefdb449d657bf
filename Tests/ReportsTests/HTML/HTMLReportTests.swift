import Events
import Foundation
import Results
import Testing

@testable import Reports

/// The report that a lab hands over.
@Suite struct HTMLReportTests {
  private func html(_ run: RunResult, _ language: Language = .en) -> String {
    var options = ReportOptions()
    options.language = language
    return HTMLReport(run: run, options: options).text
  }

  /// Values of an attribute, in their order.
  private func values(of attribute: String, in html: String) -> [String] {
    html.split(separator: " \(attribute)=\"", omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }

  @Test(arguments: Language.allCases) func tagsAreClosedInTheirOrder(_ language: Language) throws {
    let text = html(Sample.everything, language)
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let content = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = content.drop { $0 == "/" }.prefix { $0 != " " }
      if content.hasPrefix("!") || ["meta", "br", "input", "hr", "col"].contains(name) { continue }
      if content.hasPrefix("/") {
        #expect(open.popLast() == name)
      } else {
        open.append(name)
      }
      // What style and script hold is no markup.
      if ["style", "script"].contains(name), !content.hasPrefix("/"), let close = rest.range(of: "</\(name)>")
      {
        rest = rest[close.lowerBound...]
      }
    }
    #expect(open.isEmpty)
  }

  @Test func everyLinkLeadsToAPlaceOfThePageAndEveryPlaceIsOne() {
    let text = html(Sample.everything)
    let places = values(of: "id", in: text)
    #expect(Set(places).count == places.count)
    let links = values(of: "href", in: text)
    #expect(!links.isEmpty)
    for link in links {
      #expect(link.hasPrefix("#") && places.contains(String(link.dropFirst())), "\(link)")
    }
  }

  @Test func nothingIsAskedOfTheNetwork() {
    let text = html(Sample.everything)
    for part in ["http://", "https://", " src=", "@import", "url("] {
      #expect(!text.contains(part), "\(part)")
    }
    #expect(text.contains("default-src 'none'"))
  }

  @Test func textOfCapturesAndProfilesIsNoMarkup() {
    let hostile = "</script><b onclick=\"x\">&\u{1B}[31m\u{202E}"
    var run = Sample.everything
    run.captures[0].name = hostile
    run.profile.title = LocalizedText(en: hostile)
    run.units[0].name = hostile
    run.requirements[1].requirement.title = LocalizedText(en: hostile)
    run.requirements[1].findings[0].first[0].observed = [Statement(.expression, hostile)]
    run.requirements[1].findings[0].first[0].fields[0].text = hostile
    let text = html(run)
    #expect(!text.contains("<b "))
    #expect(text.contains("&lt;/script&gt;&lt;b onclick=&quot;x&quot;&gt;&amp;\\u{1B}[31m\\u{202E}"))
    #expect(text.components(separatedBy: "</script>").count == 2)
  }

  @Test func aTextOfAMegabyteIsCut() {
    var run = Sample.everything
    run.captures[0].name = String(repeating: "名", count: 1_000_000)
    #expect(html(run).utf8.count < 1_000_000)
  }

  @Test func theBoxOfTheVerdictHasWhatTheOutcomeDependsOn() throws {
    let text = html(Sample.everything)
    let start = try #require(text.range(of: "<div class=\"outcome bad\">"))
    let box = text[start.lowerBound...].prefix(6_000)
    for part in [
      "Nonconformity observed", "no nonconformity observed in 3 of 5 requirements of demo", "Exit code 1",
      "Judged interval", "frames before 10", "4 frames lost", "(limits verdicts)", "Edges of the capture",
      "Decision rule", "no certificate",
    ] { #expect(box.contains(part), "\(part)") }
  }

  @Test func theOutcomeOfAFailedRunIsNeverShownAsGood() {
    for outcome in [Outcome.fail, .inconclusive, .error] {
      #expect(!html(Sample.run([], outcome: outcome)).contains("class=\"outcome good\""), "\(outcome)")
    }
    #expect(html(Sample.run([], outcome: .pass)).contains("class=\"outcome good\""))
  }

  @Test func theSummaryNeverSaysThatNothingDeviatedWhereSomethingDid() {
    let clean = Sample.run([Sample.result(Sample.requirement("cus/1/a"), .pass)])
    #expect(html(clean).contains("No deviation from these requirements was observed."))
    var known = Sample.run([Sample.result(Sample.requirement("cus/1/a"), .fail, findings: [])])
    known.baseline = Baseline(name: "old.json", captures: ["old.pcapng"], known: ["cus/1/a"], lost: [])
    let waived = Sample.run([Sample.result(Sample.requirement("cus/7/a"), .fail, waiver: Sample.waiver)])
    let advisory = Sample.run([Sample.result(Sample.requirement("cus/1/a", level: .should), .fail)])
    for run in [known, waived, advisory] {
      #expect(!html(run).contains("No deviation from these requirements was observed."))
      #expect(html(run).contains("No deviation that makes the run fail was observed."))
    }
    #expect(html(known).contains("1 deviation is known from the baseline."))
  }

  @Test func theSummaryNamesOnlyUnitsThatAreCharged() {
    var result = Sample.result(Sample.requirement("cus/1/a"), .fail, findings: [])
    result.units.append(UnitResult(unit: Sample.ru, verdict: .fail, tally: Sample.tally(.fail)))
    var run = Sample.run([result], outcome: .fail)
    #expect(html(run).contains("Units concerned: du1, ru1."))
    run.units[0].isTester = true
    #expect(html(run).contains("Units concerned: du1."))
  }

  @Test func aFindingShowsItsEvidence() throws {
    let text = html(Sample.everything)
    let start = try #require(text.range(of: "id=\"finding:cus/7.5.2/payload-version\""))
    let finding = text[start.lowerBound...].prefix(12_000)
    for part in [
      "du1: value in 3 of 10 instances", "payloadVersion == 1", "payloadVersion was 2",
      "octet 22, bits 177 to 179",
      "frame.number == 42 &amp;&amp; oran_fh_cus.payloadVersion == 2", "Partner frame",
      "Old encoder in the DU.",
      "Interpretation, not a result", "cus/8.3/sections", "look here first",
    ] { #expect(finding.contains(part), "\(part)") }
  }

  @Test func theBitsOfAFieldAreMarkedWhereTheyStand() {
    let excerpt = FrameExcerpt(
      frame: 1, length: 60, parts: [.init(offset: 20, bytes: "a1b2c3")], leftOut: [])
    let report = HTMLReport(run: Sample.run(), options: ReportOptions())
    let field = WitnessField(name: "payloadVersion", value: 1, text: "1", bits: 169..<172)
    let view = tag("html") { report.hexView(excerpt, marked: [field], title: Phrase.frame) }.document
    #expect(view.contains("<span class=\"offset\">0014</span> a1 <mark>b2</mark> c3"))
    // 0xB2 is 10110010.
    #expect(view.contains("</span> 1<mark>0</mark><mark>1</mark><mark>1</mark>0010"))
  }

  @Test func whatIsAcceptedOrAdvisoryIsNoFailBadge() {
    let text = html(Sample.everything)
    for (id, word) in [
      ("cus/7.9/accepted", "accepted"), ("cus/9/should", "advisory"), ("cus/9/seen", "observation"),
    ] {
      #expect(text.contains("class=\"finding soft\" id=\"finding:\(id)\""), "\(id)")
      #expect(text.contains("<span class=\"badge soft\"><span aria-hidden=\"true\">△</span> \(word)</span>"))
    }
  }

  @Test func theTableOfRequirementsHasARowForEach() {
    let run = Sample.everything
    let text = html(run)
    #expect(text.components(separatedBy: "<tr data-verdict=").count - 1 == run.requirements.count)
    for verdict in Verdict.allCases {
      let rows = text.components(separatedBy: "<tr data-verdict=\"\(verdict.rawValue)\"").count - 1
      #expect(rows == run.requirements.count { $0.verdict == verdict }, "\(verdict)")
    }
  }

  @Test func manyFindingsStayAPage() {
    let requirement = Sample.requirement("cus/1/many")
    let findings = (0..<4_096).map { Sample.finding(frame: $0 + 1, cause: "cause \($0)") }
    let run = Sample.run([Sample.result(requirement, .fail, findings: findings)], outcome: .fail)
    let text = html(run)
    #expect(text.utf8.count < 5_000_000)
    #expect(text.contains("and 4,024 more, see the JSON report"))
  }

  @Test func theJapaneseReportIsJapanese() {
    let text = html(Sample.everything, .ja)
    #expect(text.contains("<html lang=\"ja\">"))
    #expect(text.contains("ペイロードのバージョンは1である"))
    for word in [
      "Verdict", "Findings", "Requirements", "Observed", "Expected", "Interpretation", "Coverage", "Identity",
    ] { #expect(!text.contains(">\(word)"), "\(word)") }
  }
}
