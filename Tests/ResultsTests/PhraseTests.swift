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
}
