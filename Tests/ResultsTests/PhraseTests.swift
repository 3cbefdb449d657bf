import Events
import Testing

@testable import Results

/// The message catalogue.
@Suite struct PhraseTests {
  @Test(arguments: Reason.Code.allCases) func aReasonHasTheSamePlacesInEachLanguage(
    _ code: Reason.Code
  ) throws {
    let template = code.template
    let ja = try #require(template.ja)
    func places(_ text: String) -> [String] {
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != "}" })
      }.sorted()
    }
    #expect(places(template.en) == places(ja))
    #expect(ja != template.en)
  }

  @Test(arguments: Reason.Code.allCases) func japaneseHasNoBlankBetweenKanaAndKanji(_ code: Reason.Code) {
    let scalars = Array(code.template[.ja].unicodeScalars)
    for (before, (blank, after)) in zip(scalars, zip(scalars.dropFirst(), scalars.dropFirst(2)))
    where blank == " " {
      #expect(!(before.value > 0x3000 && after.value > 0x3000), "\(code)")
    }
  }

  @Test func everyVerdictOutcomeAndStandingHasBothLanguages() {
    let phrases =
      Verdict.allCases.map(\.phrase) + Outcome.allCases.map(\.phrase) + FailureStanding.allCases.map(\.phrase)
      + WaiverStatement.State.allCases.map(\.phrase) + RunComparison.Change.allCases.map(\.phrase)
    for phrase in phrases {
      #expect(phrase.ja != nil && phrase.ja != phrase.en && !phrase.en.isEmpty, "\(phrase.en)")
    }
  }

  @Test func neitherLanguageClaimsConformity() {
    for outcome in Outcome.allCases {
      #expect(!outcome.phrase.en.lowercased().contains("conforms"))
      #expect(!["適合", "適合する"].contains(outcome.phrase[.ja]))
    }
  }

  /// What fills the places of a text, and is told from all else.
  private static let marks = (0..<6).map { "⟨\($0)⟩" }

  private func check(_ text: LocalizedText, _ code: String, isNeutral: Bool) throws {
    let ja = try #require(text.ja)
    #expect(isNeutral == (ja == text.en), "\(code)")
    #expect(
      Self.marks.filter(text.en.contains) == Self.marks.filter(ja.contains),
      "\(code): other arguments in \(ja)")
    #expect(!hasBlank(ja), "\(code): \(ja)")
  }

  private func hasBlank(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return zip(scalars, zip(scalars.dropFirst(), scalars.dropFirst(2))).contains { before, next in
      next.0 == " " && before.value > 0x2FFF && next.1.value > 0x2FFF
    }
  }

  @Test(arguments: Statement.Code.allCases)
  func aStatementHasTheSameArgumentsInEachLanguage(_ code: Statement.Code) throws {
    let neutral: [Statement.Code] = [.expression, .value]
    try check(Statement(code, Self.marks).text(), code.rawValue, isNeutral: neutral.contains(code))
    // What a record lacks is left out, and nothing traps.
    #expect(!Statement(code).text().en.contains("⟨"))
  }

  @Test func aStatementCallsItsOwnFrameThisFrame() {
    let statement = Statement(.noneAfter, "5 s", "12")
    #expect(statement.text(of: 12).en == "none in the 5 s after this frame")
    #expect(statement.text(of: 12)[.ja] == "このフレームの後 5 s の間にない")
    #expect(statement.text(of: 13).en == "none in the 5 s after frame 12")
    #expect(statement.text(of: 13)[.ja] == "フレーム 12 の後 5 s の間にない")
  }

  @Test(arguments: Indication.Code.allCases)
  func anIndicationHasTheSameArgumentsInEachLanguage(_ code: Indication.Code) throws {
    let neutral: [Indication.Code] = [.place, .message]
    try check(Indication(code, Self.marks).text, code.rawValue, isNeutral: neutral.contains(code))
    #expect(!Indication(code).text.en.contains("⟨"))
  }

  @Test(arguments: IntegrityCode.allCases) func anObservationOfTheCaptureHasBothLanguages(
    _ code: IntegrityCode
  ) throws {
    guard code != .remark else { return }
    let names = [
      "names", "name", "reason", "direction", "unit", "other", "units", "scale", "first", "resolution",
    ]
    for count in [1, 3] {
      var entry = IntegrityEntry(code, ["count": count, "of": 5_000, "limit": 7_000, "jumps": 1])
      entry.texts = names.enumerated().map { .init(name: $0.element, value: "⟨\($0.offset)⟩") }
      let text = entry.note([]).text
      let ja = try #require(text.ja)
      let marks = names.indices.map { "⟨\($0)⟩" }
      #expect(ja != text.en && !hasBlank(ja), "\(ja)")
      // A direction is a word of ours.
      let (en, said) = (marks.filter(text.en.contains), marks.filter(ja.contains))
      #expect(en == said || code == .otherDirection, "\(code)")
    }
  }

  @Test(arguments: DamageCode.allCases) func aDamageHasBothLanguages(_ code: DamageCode) throws {
    let entry = IntegrityEntry(.damaged, texts: ["cause": code.rawValue])
    let text = entry.note([]).text
    #expect(text.ja != text.en && !hasBlank(text[.ja]), "\(text[.ja])")
  }
}
