/// Headings and labels of reports in plain text.
extension Phrase {
  package static let failuresHeading = LocalizedText("FAILURES", "不適合")
  package static let observationsHeading = LocalizedText(
    "OBSERVATIONS (no clause demands it)", "観測事項（要求する箇条なし）")
  package static let inconclusiveHeading = LocalizedText("INCONCLUSIVE", "判定不能")
  package static let notJudgedHeading = LocalizedText(
    "NOT JUDGED (a limit of the tool)", "判定エラー（ツールの制限）")
  package static let gapsHeading = LocalizedText(
    "NOT EXERCISED (gaps of the declared scope)", "未実施（宣言された範囲のうち試験されていない要求事項）")
  package static let departuresHeading = LocalizedText(
    "DEPARTURES (what the profile changes of requirements)", "変更点（プロファイルによる要求事項の変更）")
  package static let measurementsHeading = LocalizedText(
    "Measurements (before any guard band)", "測定値（ガードバンド適用前）")
  package static let declaredParameters = LocalizedText(
    "Parameters declared by units", "装置が宣言するパラメータ")
  package static let replacingParameters = LocalizedText(
    "Parameters in the place of other values", "他の値を置き換えたパラメータ")
  package static let interpretationHeading = LocalizedText("interpretation", "解釈")
  package static let consequencesHeading = LocalizedText("consequences", "この逸脱に伴う逸脱")

  /// Marks of failed requirements.
  package static let fail = LocalizedText("FAIL", "不適合")
  package static let seen = LocalizedText("SEEN", "観測")

  // Labels of one line each.
  package static let captureLabel = LocalizedText("capture", "キャプチャ")
  package static let profileLabel = LocalizedText("profile", "プロファイル")
  package static let baselineLabel = LocalizedText("baseline", "比較元")
  package static let leftOutLabel = LocalizedText("left out", "除外")
  package static let decodedLabel = LocalizedText("decoded", "デコード")
  package static let frameLabel = LocalizedText("frame", "フレーム")
  package static let aboutLabel = LocalizedText("about", "対象")
  package static let fieldsLabel = LocalizedText("fields", "フィールド")
  package static let expectedLabel = LocalizedText("expected", "期待値")
  package static let givenLabel = LocalizedText("given", "パラメータ")
  package static let observedLabel = LocalizedText("observed", "観測値")
  package static let whereLabel = LocalizedText("where", "位置")
  package static let partnerLabel = LocalizedText("partner", "関連フレーム")
  package static let filterLabel = LocalizedText("filter", "表示フィルタ")
  package static let alsoLabel = LocalizedText("also", "他のフレーム")
  package static let worstLabel = LocalizedText("worst", "最大の逸脱")

  /// All of them: texts behind them begin in the same column.
  package static let consoleLabels = [
    frameLabel, aboutLabel, fieldsLabel, expectedLabel, givenLabel, observedLabel, whereLabel, partnerLabel,
    filterLabel, alsoLabel, worstLabel, captureLabel, profileLabel, baselineLabel, leftOutLabel, decodedLabel,
  ]

  package static func capture(number: Int) -> LocalizedText {
    LocalizedText("capture \(number)", "キャプチャ \(number)")
  }

  package static func frames(_ count: Int) -> LocalizedText {
    LocalizedText(counted(count, "frame"), "\(count.grouped) フレーム")
  }

  package static func interval(_ first: String, _ last: String) -> LocalizedText {
    LocalizedText("\(first) to \(last)", "\(first) ～ \(last)")
  }

  package static let noDigest = LocalizedText("digest left out", "ダイジェスト省略")

  /// `frame 4`, `frames 4, 9`: of several captures each with its name.
  package static func frames(_ places: [String]) -> LocalizedText {
    let list = places.joined(separator: ", ")
    return LocalizedText("\(places.count == 1 ? "frame" : "frames") \(list)", list)
  }

  /// The place of a frame in a capture of several.
  package static func frame(_ frame: Int, of capture: String) -> LocalizedText {
    LocalizedText("\(frame) of \(capture)", "\(frame)（\(capture)）")
  }

  package static func firstSeen(_ text: LocalizedText, frame: Int, _ observed: LocalizedText) -> LocalizedText
  {
    LocalizedText(
      "\(text.en), first in frame \(frame): \(observed.en)",
      "\(text[.ja])、最初はフレーム \(frame)：\(observed[.ja])")
  }

  package static func worst(_ frames: LocalizedText, _ observed: LocalizedText) -> LocalizedText {
    LocalizedText("\(frames.en): \(observed.en)", "\(frames[.ja])：\(observed[.ja])")
  }

  package static let firstOfAll = LocalizedText(
    "The earliest deviation that follows from no other: look here first.",
    "他の逸脱から生じたものではない最初の逸脱である。最初に確認すること。")

  package static func note(_ kind: String, _ text: LocalizedText, limits: Bool) -> LocalizedText {
    LocalizedText(
      "\(kind): \(text.en)\(limits ? " \(limitsVerdicts.en)" : "")",
      "\(kind)：\(text[.ja])\(limits ? limitsVerdicts[.ja] : "")")
  }

  // MARK: The end

  package static func verdicts(of requirements: Int, _ parts: [LocalizedText]) -> LocalizedText {
    LocalizedText(
      "\(counted(requirements, "requirement")): \(parts.map(\.en).joined(separator: ", "))",
      "要求事項 \(requirements.grouped) 件：\(parts.map { $0[.ja] }.joined(separator: "、"))")
  }

  package static func count(_ count: Int, _ word: LocalizedText, _ details: [LocalizedText]) -> LocalizedText
  {
    let en = details.map(\.en).joined(separator: ", ")
    let ja = details.map { $0[.ja] }.joined(separator: "、")
    return LocalizedText(
      "\(count) \(word.en)\(en.isEmpty ? "" : " (\(en))")",
      "\(word[.ja])\(word[.ja].hasSuffix("）") ? "" : " ")\(count)\(ja.isEmpty ? "" : "（\(ja)）")")
  }

  package static let onInferredCriteria = LocalizedText("on inferred criteria", "推定した基準による")

  package static func gaps(_ count: Int, of all: Int) -> LocalizedText {
    LocalizedText(
      "NOT EXERCISED: \(counted(count, "requirement")) of \(all.grouped), a gap of the declared scope (--verbose lists "
        + "them)", "未実施：要求事項 \(all.grouped) 件中 \(count.grouped) 件は試験されていない（--verbose で表示）")
  }

  package static func required(_ id: String) -> LocalizedText {
    LocalizedText("\(id): the profile requires it", "\(id)：プロファイルで実施が必須とされている")
  }

  package static func outside(_ count: Int) -> LocalizedText {
    LocalizedText(
      "Edges: \(counted(count, "instance")) outside of the observation: the capture began too late or ended too early to "
        + "decide", "キャプチャの端：観測区間外 \(count.grouped) 件（キャプチャの開始が遅いか終了が早いため判定できない）")
  }

  package static func unseen(_ count: Int) -> LocalizedText {
    LocalizedText(
      "Unseen: \(counted(count, "instance")), where something is missing from a unit that had not been captured",
      "送信元未観測：\(count.grouped) 件（その時点までに送信元がキャプチャされていない）")
  }

  package static func events(_ list: String) -> LocalizedText {
    LocalizedText("Events: \(list)", "イベント：\(list)")
  }

  package static func otherTraffic(_ list: String) -> LocalizedText {
    LocalizedText("Other traffic: \(list)", "その他のトラフィック：\(list)")
  }

  package static func outcome(_ outcome: Outcome, exitCode: Int32) -> LocalizedText {
    LocalizedText(
      "\(outcome.rawValue.uppercased()) (exit code \(exitCode))", "\(outcome.phrase[.ja])（終了コード \(exitCode)）")
  }

  /// One line for who wants no more: outcome and statement.
  package static func inShort(_ outcome: Outcome, _ statement: LocalizedText) -> LocalizedText {
    LocalizedText(
      "\(outcome.rawValue.uppercased()): \(statement.en)", "\(outcome.phrase[.ja])：\(statement[.ja])")
  }
}
