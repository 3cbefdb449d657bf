/// What deviates, whose deviation it is, and what may explain it.
extension Phrase {
  /// The start of a sentence, which the title of the requirement follows.
  package static func firstCause(unit: String, frame: Int, capture: String?) -> LocalizedText {
    LocalizedText(
      "The earliest deviation that follows from no other is in what \(unit) sent or owed at frame "
        + "\(frame.grouped)\(capture.map { " of \($0)" } ?? ""): ",
      "他の逸脱から生じたものではない最初の逸脱は、\(capture.map { "\($0) の" } ?? "")フレーム \(frame.grouped) における \(unit) のものである：")
  }

  package static func attribution(_ attribution: Attribution, unit: String) -> LocalizedText {
    switch attribution {
    case .sender: LocalizedText("Observed in what \(unit) sent.", "\(unit) が送信した内容で観測された。")
    case .receiver:
      LocalizedText(
        "Observed in how \(unit) reacted to what it received.", "受信に対する \(unit) の応答で観測された。")
    case .either:
      LocalizedText(
        "Observed between \(unit) and its peer; either may be at fault.",
        "\(unit) と対向装置の間で観測された。どちらが原因かは特定できない。")
    }
  }

  package static func alternatives(_ attribution: Attribution) -> LocalizedText {
    switch attribution {
    case .sender:
      LocalizedText(
        "Other explanations: a device between the unit and the capture changed the frame.",
        "他の可能性：装置とキャプチャ地点の間の機器がフレームを変更した。")
    case .receiver:
      LocalizedText(
        "Other explanations: the request did not reach the unit, the answer was lost in the network or by the capture.",
        "他の可能性：要求が装置に届かなかった、または応答がネットワークかキャプチャで失われた。")
    case .either:
      LocalizedText(
        "Other explanations: loss in the network or by the capture; an earlier message of the peer.",
        "他の可能性：ネットワークまたはキャプチャでの欠落、対向装置が先に送信したメッセージ。")
    }
  }

  package static func failed(
    unit: String, cause: String, count: Int, of judged: Int, instance: String?
  ) -> LocalizedText {
    LocalizedText(
      "\(unit): \(cause) in \(count.grouped) of \(counted(judged, instance ?? "instance"))",
      "\(unit)：\(cause)、\(judged.grouped) 件中 \(count.grouped) 件")
  }

  package static func instances(_ count: Int, _ instance: String?) -> LocalizedText {
    LocalizedText(counted(count, instance ?? "instance"), "\(count.grouped) 件")
  }

  package static func times(_ cause: String, _ count: Int, first frame: Int?) -> LocalizedText {
    LocalizedText(
      "\(cause), \(counted(count, "time"))\(frame.map { ", first in frame \($0.grouped)" } ?? "")",
      "\(cause)、\(count.grouped) 回\(frame.map { "、最初はフレーム \($0.grouped)" } ?? "")")
  }

  package static func causeNotResolved(_ count: Int) -> LocalizedText {
    LocalizedText(
      "Cause not resolved (\(count.grouped)): too many failures came at the same time.",
      "原因未特定（\(count.grouped) 件）：同時に発生した逸脱が多すぎる。")
  }

  package static func inPart(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText("in part: \(reason.en)", "一部：\(reason[.ja])")
  }

  package static func explanation(
    _ standing: FailureStanding, _ level: Level, causes: [String]
  ) -> LocalizedText {
    switch standing {
    case .nonconformity: LocalizedText("nonconformity", "不適合")
    case .accepted where !causes.isEmpty:
      LocalizedText(
        "accepted with its cause \(causes.joined(separator: ", "))",
        "原因 \(causes.joined(separator: "、")) とともに特別採用")
    case .accepted: LocalizedText("accepted by a waiver", "特別採用による")
    case .known:
      LocalizedText("known failure: the baseline has it with the same cause", "既知の不適合：比較元にも同じ原因で存在する")
    case .testEquipment: LocalizedText("only test equipment deviates", "逸脱は試験装置のみ")
    case .advisory:
      LocalizedText(
        "level \(level.rawValue), does not make the run fail", "レベル \(level.rawValue) のため、合否に影響しない")
    case .unvalidated:
      LocalizedText("rule not validated, information only", "ルールが未検証のため参考情報")
    case .observed:
      LocalizedText("no clause demands it, does not make the run fail", "要求する箇条がなく、合否に影響しない")
    }
  }

  package static let inferredBasis = LocalizedText(
    "basis: inferred from the same traffic", "基準：同じトラフィックからの推定")

  /// A requirement that is not fulfilled, on one line.
  package static func failed(
    _ count: Int, of judged: Int, instance: String?, _ title: LocalizedText
  ) -> LocalizedText {
    LocalizedText(
      "\(count.grouped) of \(counted(judged, instance ?? "instance")) failed: \(title.en)",
      "\(judged.grouped) 件中 \(count.grouped) 件が不適合：\(title[.ja])")
  }

  package static func notExercised(isRequired: Bool) -> LocalizedText {
    LocalizedText(
      "not exercised: the capture holds nothing that the rule looks at"
        + (isRequired ? ", although the profile requires it" : ""),
      "未実施：ルールの対象となる通信がキャプチャにない" + (isRequired ? "（プロファイルでは実施が必須）" : ""))
  }

  package static func notApplicable(needs capability: String?) -> LocalizedText {
    LocalizedText(
      "not applicable" + (capability.map { ": needs \($0)" } ?? ""),
      "適用外" + (capability.map { "：\($0) が必要" } ?? ""))
  }

  package static let notJudged = LocalizedText("not judged, a limit of the tool", "判定エラー（ツールの制限）")
}
