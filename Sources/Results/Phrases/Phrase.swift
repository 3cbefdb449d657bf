/// The message catalogue: every text of ours that people read, in each language. Texts with a number or a name in them
/// are functions of it.
package enum Phrase {}

extension Verdict {
  /// The verdict as a reader expects it.
  package var phrase: LocalizedText {
    switch self {
    case .pass: LocalizedText("pass", "合格")
    case .fail: LocalizedText("fail", "不適合")
    case .inconclusive: LocalizedText("inconclusive", "判定不能")
    case .notExercised: LocalizedText("not exercised", "未実施（対象なし）")
    case .notApplicable: LocalizedText("not applicable", "適用外")
    case .error: LocalizedText("not judged", "判定エラー")
    }
  }
}

extension Outcome {
  /// What the run came to, in a few words. It never claims conformity.
  package var phrase: LocalizedText {
    switch self {
    case .pass: LocalizedText("No nonconformity observed", "不適合は観測されなかった")
    case .fail: LocalizedText("Nonconformity observed", "不適合が観測された")
    case .inconclusive: LocalizedText("Inconclusive", "判定不能")
    case .error: LocalizedText("Not judged: a limit of the tool", "判定エラー：ツールの制限")
    }
  }
}

extension RunResult {
  /// What the run came to, in a few words. Failures that a baseline or a waiver explains are not passed over.
  package var headline: LocalizedText {
    let failing = requirements.contains { $0.verdict == .fail && $0.requirement.status == .validated }
    guard outcome == .pass, failing else { return outcome.phrase }
    return baseline?.known.isEmpty ?? true
      ? LocalizedText("No failure that counts", "合否に影響する不適合はない")
      : LocalizedText("Known failures only", "既知の不適合のみ")
  }

  /// Whether an inconclusive run is so for requirements alone: something was exercised, all units under test are there,
  /// and nothing that has to be exercised was not.
  package var isInconclusiveByRequirements: Bool {
    outcome == .inconclusive
      && requirements.contains { ![.notExercised, .notApplicable].contains($0.verdict) }
      && !units.contains { $0.isUnderTest && !$0.isInCapture }
      && !requirements.contains { $0.requirement.exerciseRequired && $0.verdict == .notExercised }
  }
}

extension RunResult {
  /// That the run is inconclusive, and ends with exit code 0 because the user allows that.
  package var inconclusiveAllowed: LocalizedText {
    Phrase.inconclusiveAllowed(requirements.count { $0.verdict == .inconclusive })
  }
}

extension Level {
  package var phrase: LocalizedText {
    switch self {
    case .shall: LocalizedText("shall", "必須（shall）")
    case .should: LocalizedText("should", "推奨（should）")
    case .may: LocalizedText("may", "任意（may）")
    }
  }
}

extension RequirementDescription {
  /// The level, with what a profile weakened and what no clause carries told apart.
  package var levelPhrase: LocalizedText {
    if isWeakened {
      let level = specifiedLevel.phrase
      return LocalizedText("\(level.en) (departed)", "\(level[.ja])・変更あり")
    }
    return status == .observation ? LocalizedText("observation", "観測") : level.phrase
  }
}

extension FailureStanding {
  /// What a failure means for the run, in a word or two.
  package var phrase: LocalizedText {
    switch self {
    case .nonconformity: LocalizedText("nonconformity", "不適合")
    case .accepted: LocalizedText("accepted", "特別採用")
    case .known: LocalizedText("known failure", "既知の不適合")
    case .testEquipment: LocalizedText("test equipment", "試験装置")
    case .advisory: LocalizedText("advisory", "推奨事項")
    case .unvalidated: LocalizedText("unvalidated", "未検証のルール")
    case .observed: LocalizedText("observation", "観測")
    }
  }
}

extension WaiverStatement.State {
  package var phrase: LocalizedText {
    switch self {
    case .applied: LocalizedText("applied", "適用")
    case .unused: LocalizedText("unused", "該当なし")
    case .expired: LocalizedText("expired", "期限切れ")
    case .unmatched: LocalizedText("unmatched", "対象の要求事項なし")
    }
  }
}

extension LevelSource {
  /// What the level of a requirement rests on.
  package var phrase: LocalizedText {
    switch self {
    case .text: LocalizedText("the text of the document", "文書の本文")
    case .dissector: LocalizedText("a dissector that cites the text", "本文を引用する解析ツール")
    case .openStack: LocalizedText("an open implementation", "オープン実装")
    case .memory: LocalizedText("from memory, not verified", "記憶による（未確認）")
    }
  }
}

extension Tally {
  /// The counts in words, without those that are 0.
  package var phrase: LocalizedText {
    let parts = [
      (passed, LocalizedText("passed", "合格")), (failed, LocalizedText("failed", "不適合")),
      (inconclusive, LocalizedText("inconclusive", "判定不能")),
      (notJudged, LocalizedText("not judged", "判定エラー")),
      (outside, LocalizedText("outside", "範囲外")), (unseen, LocalizedText("unseen", "送信元未観測")),
    ].filter { $0.0 > 0 }
    return LocalizedText(
      parts.map { "\($0.0.grouped) \($0.1.en)" }.joined(separator: ", "),
      parts.map { "\($0.1[.ja]) \($0.0.grouped)" }.joined(separator: "、"))
  }
}
