import CaptureFiles
import Foundation
import Harness
import Profiles
import Reports
import Results
import Testing

/// Every report in Japanese: no sentence of ours is left in English, and nothing stands between kana and kanji.
///
/// A record holds data and codes, so that what is in a report and neither in the record nor Japanese is a text of ours
/// that has no translation.
@Suite struct ReportLanguageTests {
  private func record(_ name: String, _ path: String? = nil) throws -> RunRecord {
    let capture = try TeachingCapture(name)
    let profile = try LoadedProfile.named(
      TeachingCapture.root.appending(path: "Profiles/\(capture.profile).yaml").path)
    return try CheckRun([CaptureInput(path ?? capture.path)], profile: profile, asOf: "2026-01-01").judge()
  }

  /// The reports for people, at length. Those for programs are in English.
  private func reports(_ record: RunRecord) -> [(format: String, text: String)] {
    var options = ReportOptions()
    (options.language, options.isVerbose, options.columns) = (.ja, true, 10_000)
    let run = RunResult(record)
    return ReportFormat.all.filter { !["json", "oran-test-results"].contains($0.name) }.map {
      ($0.name, $0.write(run, options))
    }
  }

  /// Captures whose findings are of all forms of rules and all interfaces.
  @Test(arguments: [
    "teaching-several-faults", "compression-change", "f1-missing-ie", "f1-wrong-side", "e1-healthy",
    "chain-healthy",
  ])
  func noSentenceIsLeftInEnglish(_ name: String) throws {
    let record = try record(name)
    let data = try Facts(of: record)
    for (format, text) in reports(record) {
      #expect(sentences(in: text, but: data) == [], "\(name), \(format)")
      #expect(blanks(in: text) == [], "\(name), \(format)")
    }
  }

  /// Half a file, files that overlap, and one of the snap length.
  @Test func whatIsObservedOfDamagedCapturesIsInJapaneseToo() throws {
    let whole = try Data(contentsOf: URL(filePath: TeachingCapture("teaching-healthy").path))
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pcapng").path
    try whole.prefix(whole.count / 2 - 1).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let record = try record("teaching-healthy", path)
    #expect(RunResult(record).integrity.contains { $0.kind == "damaged" })
    for (format, text) in reports(record) {
      #expect(sentences(in: text, but: try Facts(of: record)) == [], "\(format)")
      #expect(blanks(in: text) == [], "\(format)")
    }
  }

  @Test(arguments: ComparisonReport.formats.map(\.name).filter { $0 != "json" })
  func aComparisonIsInJapaneseToo(_ format: String) throws {
    let records = try ["teaching-healthy", "teaching-several-faults"].map { try record($0) }
    let (old, new) = (ComparedRun(RunResult(records[0])), ComparedRun(RunResult(records[1])))
    var options = ReportOptions()
    (options.language, options.columns) = (.ja, 10_000)
    let report = ComparisonReport(try RunComparison(old, new), old: old, new: new, options: options)
    let text = try #require(ComparisonReport.formats.first { $0.name == format }).write(report)
    let data = try records.map { try Facts(of: $0) }.reduce(into: Facts()) { $0.texts += $1.texts }
    #expect(sentences(in: text, but: data) == [])
    #expect(blanks(in: text) == [])
  }

  /// A test that finds nothing proves nothing: the English report is full of such sentences.
  @Test func englishSentencesAreFound() throws {
    let record = try record("teaching-several-faults")
    let text = ReportFormat.named("console")?.write(RunResult(record), ReportOptions()) ?? ""
    #expect(sentences(in: text, but: try Facts(of: record)).count > 10)
    #expect(blanks(in: "判定 不能") == ["定 不"])
  }

  // MARK: What is ours

  /// The strings of a record, without what has a Japanese text beside it.
  private struct Facts {
    var texts: [String] = []

    init() {}

    init(of record: RunRecord) throws {
      let object = try JSONSerialization.jsonObject(with: Data(record.text().utf8))
      add(object)
    }

    private mutating func add(_ value: Any) {
      switch value {
      case let text as String: texts.append(text)
      case let list as [Any]: for element in list { add(element) }
      case let object as [String: Any]:
        for (key, element) in object where !(key == "en" && object["ja"] != nil) { add(element) }
      default: break
      }
    }

    func has(_ words: String) -> Bool { texts.contains { $0.contains(words) } }
  }

  /// Three words of small letters and more, that are no data.
  private func sentences(in text: String, but data: Facts) -> [String] {
    let pattern = #/(?:^|[^\w.\/-])([a-z]{2,}(?: [a-z]{2,}){2,})(?![\w.\/-])/#
    return visible(text).matches(of: pattern).map { String($0.output.1) }.filter { !data.has($0) }
  }

  /// A blank between characters of Japanese.
  private func blanks(in text: String) -> [String] {
    let pattern =
      #/[\u{3000}-\u{30FF}\u{4E00}-\u{9FFF}\u{FF00}-\u{FF60}] [\u{3000}-\u{30FF}\u{4E00}-\u{9FFF}\u{FF00}-\u{FF60}]/#
    return visible(text).matches(of: pattern).map { String($0.output) }
  }

  /// What people read of a page: neither style nor script nor tags, but what tags say to those who do not see.
  private func visible(_ text: String) -> String {
    guard text.hasPrefix("<!DOCTYPE html>") || text.hasPrefix("<!doctype html>") else { return text }
    return text.replacing(#/<style[^>]*>[\s\S]*?<\/style>|<script[^>]*>[\s\S]*?<\/script>/#, with: "")
      .replacing(#/<[^>]*?(?:aria-label|title|alt|placeholder)="(?<said>[^"]*)"[^>]*>/#) {
        "\n\($0.output.said)\n"
      }
      .replacing(#/<[^>]*>/#, with: "\n")
      .replacing("&gt;", with: ">").replacing("&lt;", with: "<").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
