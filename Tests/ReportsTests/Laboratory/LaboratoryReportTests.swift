import Foundation
import JSON
import Results
import SchemaCheck
import Testing

@testable import Reports

/// What a laboratory states, in the reports that carry it.
@Suite struct LaboratoryReportTests {
  private func html(_ run: RunResult, _ language: Language = .en) -> String {
    var options = ReportOptions()
    options.language = language
    return HTMLReport(run: run, options: options).text
  }

  private func markdown(_ run: RunResult, _ language: Language = .en) -> String {
    var options = ReportOptions()
    options.language = language
    return MarkdownReport(run: run, options: options).text
  }

  @Test func theReportBeginsWithWhatAnAccreditedLaboratoryWrites() throws {
    let text = html(SampleStatement.run)
    #expect(text.contains("<title>Test report: EX-42</title>"))
    for part in [
      "EX-42", "2026-02-02", "Example Laboratory", "Example Operator", "RU-0001", "dedicated", "Room 3",
      "2026-01-20", "2026-01-23", "O-RAN.WG4.TS.CONF.0-R004-v12.00, Version 12.00", "Transport",
      "Jiro Suzuki",
      "The results relate only to the items tested.",
      "shall not be reproduced except in full without approval of the laboratory", "End of report EX-42",
      "Tap", "tekigo",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    let laboratory = try #require(text.range(of: "id=\"laboratory\""))
    let verdict = try #require(text.range(of: "id=\"verdict\""))
    #expect(laboratory.lowerBound < verdict.lowerBound)
  }

  @Test func theNumberStandsOnEveryPrintedPage() {
    #expect(html(SampleStatement.run).contains("@bottom-left { content: \"Report EX\\2d 42\"; }"))
    #expect(!html(Sample.everything).contains("<style>@page"))
  }

  @Test func whatIsAskedForAndNotStatedIsShownAndNeverMadeUp() {
    #expect(!html(Sample.everything).contains("not stated by the laboratory"))
    var run = SampleStatement.run
    run.laboratory?.fields = LaboratoryGroup()
    for text in [html(run), markdown(run)] {
      #expect(text.contains("not stated by the laboratory"))
      #expect(text.contains("fields that ISO/IEC 17025 asks for are not stated by the laboratory"))
    }
    // No condition and no date of receipt of the one item.
    let partly = html(SampleStatement.run)
    #expect(partly.contains("<dt>Condition at receipt</dt><dd><span class=\"not-stated\">"))
    // Nobody asks for an accreditation.
    #expect(!partly.contains("<dt>Accreditation</dt>"))
  }

  @Test func whatTheCustomerSuppliedIsMarked() {
    let text = html(SampleStatement.run)
    #expect(text.contains("RU-0001 <span class=\"tag customer\">supplied by the customer</span>"))
    #expect(!text.contains("R1 <span class=\"tag customer\">"))
    #expect(text.contains("The laboratory is not responsible for them."))
  }

  @Test func interpretationsNameWhoAuthorisesThem() throws {
    var run = SampleStatement.run
    let part = try #require(html(run).components(separatedBy: "id=\"interpretation\"").dropFirst().first)
    #expect(part.prefix(900).contains("Saburo Ito"))
    run.laboratory?.fields.values[.interpretationsBy] = nil
    #expect(html(run).contains("states nobody who authorises interpretations"))
  }

  @Test func departuresAreDeviationsFromTheMethod() {
    var run = SampleStatement.run
    #expect(html(run).contains("The profile departs from no requirement"))
    run.requirements.append(Sample.departed)
    #expect(html(run).contains("The profile departs from 1 requirement that it extends"))
  }

  @Test func withAFailedIntegrityGateThereAreOnlyObservations() {
    #expect(html(SampleStatement.run).contains("Nothing about the captures limits verdicts."))
    for text in [html(SampleStatement.runWithDrops), markdown(SampleStatement.runWithDrops)] {
      #expect(text.contains("observations and no results of a test"))
    }
    #expect(html(SampleStatement.runWithDrops).contains("Observation: Nonconformity observed"))
    #expect(!html(SampleStatement.run).contains("Observation: Nonconformity observed"))
    // A run without a laboratory says what it always said.
    #expect(!html(Sample.everything).contains("Observation: Nonconformity"))
  }

  @Test(arguments: LaboratoryOrigin.allCases) func theReportSaysHowTheDataCameIn(_ origin: LaboratoryOrigin) {
    var run = SampleStatement.run
    run.laboratoryOrigin = origin
    let sentence = Phrase.origin(origin)
    #expect(html(run).contains(sentence.en) && html(run, .ja).contains(sentence[.ja]))
    #expect(html(run).contains("sha256:5ab1e"))
  }

  @Test func bothLanguagesHaveEveryPart() {
    let text = html(SampleStatement.run, .ja)
    for part in [
      "試験報告書", "試験所", "顧客", "試験品目", "試験結果は、試験した品目のみに関するものである。", "発行承認者", "報告書 EX-42 の終わり",
      "顧客提供", "試験所による記載なし",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("not stated by"))
    #expect(markdown(SampleStatement.run, .ja).contains("試験品目"))
  }

  @Test func linksOfTheLaboratoryAreNoLinks() {
    // The page asks nothing of the network, and a link that others wrote leads nobody away.
    #expect(!html(SampleStatement.run).contains("href=\"https"))
  }

  @Test func hostileTextIsNoMarkupAnywhere() throws {
    var run = SampleStatement.run
    run.laboratory = SampleStatement.hostileLaboratory
    let page = html(run)
    #expect(!page.contains("<b ") && page.components(separatedBy: "</script>").count == 2)
    #expect(page.components(separatedBy: "</style>").count == 3)
    #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}") && !page.contains("\u{0}"))
    #expect(!page.contains("display: none } body") && !page.contains("; } body { display: none }\";"))
    let summary = markdown(run)
    #expect(!summary.contains("<b ") && !summary.contains("\u{1B}") && !summary.contains("\u{202E}"))
    let json = JSONReport(run: run, options: ReportOptions()).text
    #expect(!json.contains("\u{1B}") && !json.contains("\u{202E}"))
    let read = try JSONValue(parsing: json)
    #expect(read["laboratory"]?["fields"]?["report"]?["number"]?.text == SampleStatement.hostile)
  }

  @Test func aTextOfAMegabyteIsCut() {
    var run = SampleStatement.run
    var report = run.laboratory?.fields.group(.report) ?? LaboratoryGroup()
    report.values[.number] = .text(String(repeating: "x", count: 1 << 20))
    run.laboratory?.fields.values[.report] = .group(report)
    #expect(html(run).utf8.count < 400_000)
    #expect(markdown(run).utf8.count < 40_000)
  }

  @Test func theJSONReportHasEveryKeyAndWhatIsNotStated() throws {
    let json = try JSONValue(parsing: JSONReport(run: SampleStatement.run, options: ReportOptions()).text)
    let laboratory = try #require(json["laboratory"])
    #expect(laboratory["origin"] == "record" && laboratory["passesIntegrityGate"] == .boolean(true))
    #expect(laboratory["notStated"]?.elements.contains("items[0].received") == true)
    #expect(laboratory["fields"]?["items"]?.elements.first?["received"] == .null)
    #expect(laboratory["fields"]?["timeBase"] == .null)
    #expect(laboratory["fields"]?["configuration"] == .array([]))
    let none = try JSONValue(parsing: JSONReport(run: Sample.run(), options: ReportOptions()).text)
    #expect(none["laboratory"] == .null)
  }

  @Test func equalInputGivesEqualText() {
    #expect(html(SampleStatement.run) == html(SampleStatement.run))
    #expect(markdown(SampleStatement.run) == markdown(SampleStatement.run))
  }
}
