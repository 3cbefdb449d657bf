/// What a run came to and what limits it.
extension Phrase {
  /// Texts in one.
  package static func joined(_ texts: [LocalizedText]) -> LocalizedText {
    LocalizedText(
      texts.map(\.en).joined(separator: "; "), texts.map { $0[.ja] }.joined(separator: "。"))
  }

  /// A text with the mark that ends it.
  package static func sentence(_ text: LocalizedText) -> LocalizedText {
    LocalizedText("\(text.en).", "\(text[.ja])。")
  }

  /// A text about something that is named ahead of it.
  static func of(_ name: String, _ text: LocalizedText) -> LocalizedText {
    LocalizedText("\(name): \(text.en)", "\(name)：\(text[.ja])")
  }

  static func notFulfilled(_ count: Int) -> LocalizedText {
    LocalizedText("\(requirementsAre(count)) not fulfilled", "要求事項 \(count) 件が満たされていない")
  }

  static func notFulfilledAndAccepted(_ count: Int, more: Bool) -> LocalizedText {
    let en = more ? (count == 1 ? "1 more is" : "\(count) more are") : requirementsAre(count)
    return LocalizedText(
      "\(en) not fulfilled and accepted",
      "\(more ? "ほかに" : "")要求事項 \(count) 件が満たされておらず、特別採用とされている")
  }

  static func knownFailures(_ count: Int) -> LocalizedText {
    LocalizedText(
      "\(counted(count, "known failure")) of the baseline \(count == 1 ? "is" : "are") still there",
      "比較元から続く既知の不適合が \(count) 件ある")
  }

  static func lostCoverage(_ count: Int) -> LocalizedText {
    LocalizedText(
      "\(counted(count, "requirement")) that the baseline decided \(count == 1 ? "is" : "are") not decided",
      "比較元で判定された \(count) 件が今回は判定されていない")
  }

  private static func requirementsAre(_ count: Int) -> String {
    count == 1 ? "1 requirement is" : "\(count) requirements are"
  }

  static func nothingExercised(_ profile: String) -> LocalizedText {
    LocalizedText("nothing of \(profile) was exercised", "\(profile) の要求事項は 1 件も実施されていない")
  }

  static func noNonconformity(_ clean: Int, of all: Int, _ profile: String) -> LocalizedText {
    LocalizedText(
      "no nonconformity observed in \(clean) of \(all) requirements of \(profile)",
      "\(profile) の要求事項 \(all) 件中 \(clean) 件で不適合は観測されなかった")
  }

  static func absent(_ units: [String]) -> LocalizedText {
    LocalizedText(
      units.joined(separator: ", ")
        + (units.count == 1
          ? ", which is under test, is not in the capture"
          : ", which are under test, are not in the capture"),
      "試験品目 \(units.joined(separator: "、")) がキャプチャに含まれていない")
  }

  static func gaps(_ count: Int) -> LocalizedText {
    LocalizedText(
      count == 1
        ? "1 requirement that has to be exercised was not"
        : "\(count) requirements that have to be exercised were not",
      "実施が必須の要求事項 \(count) 件が未実施である")
  }

  static func weakened(_ count: Int, failed: Int) -> LocalizedText {
    LocalizedText(
      (count == 1
        ? "1 requirement that the profile weakens is counted apart"
        : "\(count) requirements that the profile weakens are counted apart")
        + (failed == 0 ? "" : failed == 1 ? ", 1 is not fulfilled" : ", \(failed) are not fulfilled"),
      "プロファイルが緩和した要求事項 \(count) 件は別に数える" + (failed == 0 ? "" : "（うち \(failed) 件が満たされていない）"))
  }

  static func cut(_ count: Int, of frames: Int) -> LocalizedText {
    LocalizedText(
      "\(count) of \(frames) frames were cut by the snap length: the bytes after the cut were not looked at",
      "\(frames) フレーム中 \(count) フレームがスナップ長で切り詰められており、切り詰められたバイトは確認していない")
  }

  // MARK: Limits

  static func capped(_ cause: LocalizedText) -> LocalizedText {
    LocalizedText("capped at inconclusive: \(cause.en)", "判定不能に制限：\(cause[.ja])")
  }

  static func cappedWith(_ requirement: String) -> LocalizedText {
    LocalizedText(
      "capped at inconclusive: it follows from \(requirement), which is inconclusive",
      "判定不能に制限：判定不能である \(requirement) に伴うものである")
  }

  static func unmet(_ need: CaptureNeed) -> LocalizedText {
    switch need {
    case .completeCapture: LocalizedText("the capture is incomplete", "キャプチャが完全でない")
    case .uniqueFrames: LocalizedText("frames are duplicated", "同じフレームが重複している")
    case .steadyClock: LocalizedText("the capture clock is not steady", "キャプチャのクロックが安定していない")
    }
  }

  static func oneDirection(_ direction: String) -> LocalizedText {
    LocalizedText(
      "the profile says that the capture shows the \(direction) only",
      "プロファイルによれば、キャプチャには\(direction == "uplink" ? "上りリンク" : "下りリンク")のみが含まれる")
  }

  static func appliesIf(_ condition: String) -> LocalizedText {
    LocalizedText("applies if \(condition)", "適用条件：\(condition)")
  }

  static func unkept(_ unkept: UnkeptFindings, of unit: String) -> LocalizedText {
    LocalizedText(
      "\(unkept.findings) findings about \(unkept.failures) failures of \(unit) are counted and not kept: "
        + "there are more than \(RunRecord.mostFindings) in all",
      "\(unit) の逸脱 \(unkept.failures) 件に関する検出事項 \(unkept.findings) 件は、全体で \(RunRecord.mostFindings) 件を超えるため計数のみとした"
    )
  }

  static func unkept(witnesses: Int) -> LocalizedText {
    LocalizedText(
      "\(witnesses) witnesses are not kept: there are more than \(RunRecord.mostWitnesses) in all",
      "証拠 \(witnesses) 件は、全体で \(RunRecord.mostWitnesses) 件を超えるため保存していない")
  }

  package static let noReason = LocalizedText("no reason was given", "理由の記載なし")

  // MARK: Members of a family

  package static func members(
    of family: String, _ verdict: Verdict, _ names: [String], more: Int
  ) -> LocalizedText {
    let word = verdict == .fail ? LocalizedText("failed", "不適合") : verdict.phrase
    let list = names.joined(separator: ", ")
    return LocalizedText(
      "\(family) \(word.en): \(list)\(more > 0 ? ", and \(more) more" : "")",
      "\(family) \(word[.ja])：\(list)\(more > 0 ? "、ほか \(more) 件" : "")")
  }

  package static func membersPassed(
    _ passed: Int, of family: String, exercised: Int, named: Int?
  ) -> LocalizedText {
    LocalizedText(
      "\(counted(passed, "value")) of \(family) passed, "
        + "\(exercised.grouped)\(named.map { " of \($0.grouped)" } ?? "") exercised",
      "\(family) の値：合格 \(passed.grouped)、実施 \(exercised.grouped)\(named.map { "／\($0.grouped)" } ?? "")")
  }

  // MARK: Parts of captures

  static func judgedFrom(_ place: LocalizedText) -> LocalizedText {
    LocalizedText("judged from \(place.en)", "\(place[.ja]) から判定")
  }

  static func judgedUpTo(_ place: LocalizedText) -> LocalizedText {
    LocalizedText("judged up to \(place.en)", "\(place[.ja]) まで判定")
  }

  static func frame(_ number: Int) -> LocalizedText { LocalizedText("frame \(number)", "フレーム \(number)") }

  static func afterFirstFrame(_ duration: String) -> LocalizedText {
    LocalizedText("\(duration) after the first frame", "先頭フレームの \(duration) 後")
  }

  static func leftOut(events: Int) -> LocalizedText {
    LocalizedText("\(events) events were left out", "判定対象外のイベント \(events) 件")
  }

  static func severalRuns(_ count: Int) -> LocalizedText {
    LocalizedText(
      "\(count) runs on captures of their own: what spans two of them was not judged, such as the first value of a key, a "
        + "counter or an open request",
      "別々のキャプチャに対する \(count) 回の実行：キーの最初の値、カウンタ、未完了の要求など、実行をまたぐものは判定していない")
  }
}
