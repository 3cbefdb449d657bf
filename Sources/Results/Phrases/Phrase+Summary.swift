/// What a run came to, in sentences with numbers and names in them.
extension Phrase {
  package static func endOfReport(_ profile: String) -> LocalizedText {
    LocalizedText("End of the report on \(profile)", "\(profile) に関する報告書の終わり")
  }

  package static func exitCode(_ code: Int32) -> LocalizedText {
    LocalizedText("Exit code \(code)", "終了コード \(code)")
  }

  package static func scope(
    requirements: Int, notExercised: Int, notApplicable: Int, inferred: Int
  ) -> LocalizedText {
    LocalizedText(
      "\(counted(requirements, "requirement")); \(notExercised) not exercised, \(notApplicable) not applicable"
        + (inferred > 0
          ? "; \(inferred) passed on inferred criteria, which shows consistency and not conformity" : ""),
      "要求事項 \(requirements) 件。うち未実施 \(notExercised) 件、適用外 \(notApplicable) 件"
        + (inferred > 0 ? "。推定した基準による合格 \(inferred) 件（整合性を示すもので、適合性を示すものではない）" : ""))
  }

  package static func edges(outside: Int, unseen: Int) -> LocalizedText {
    guard outside + unseen > 0 else {
      return LocalizedText("Every instance lies inside of the observation.", "すべての判定対象が観測区間内にある。")
    }
    var en: [String] = []
    var ja: [String] = []
    if outside > 0 {
      en.append(
        "\(counted(outside, "instance")) outside of the observation: the capture began too late or ended too early to decide"
      )
      ja.append("観測区間外 \(outside.grouped) 件：キャプチャの開始が遅いか終了が早いため判定できない")
    }
    if unseen > 0 {
      en.append("\(counted(unseen, "instance")) of units that had not been captured by then")
      ja.append("送信元未観測 \(unseen.grouped) 件：その時点までに送信元がキャプチャされていない")
    }
    return LocalizedText(en.joined(separator: "; "), ja.joined(separator: "。"))
  }

  package static func decisionRule(failOn: Level) -> LocalizedText {
    switch failOn {
    case .shall:
      LocalizedText(
        "A failed shall without a valid waiver makes the run fail. Numbers within a guard band are inconclusive.",
        "有効な特別採用のない shall の不適合が 1 件でもあれば不適合とする。ガードバンド内の値は判定不能とする。")
    case .should, .may:
      LocalizedText(
        "A failed requirement of level \(failOn.rawValue) or stronger without a valid waiver makes the run fail. Numbers "
          + "within a guard band are inconclusive.",
        "有効な特別採用のない \(failOn.rawValue) 以上のレベルの不適合が 1 件でもあれば不適合とする。ガードバンド内の値は判定不能とする。")
    }
  }

  package static func guardBand(_ width: String) -> LocalizedText {
    LocalizedText("Windows with a guard band of ± \(width)", "ガードバンド ± \(width) のウィンドウあり")
  }

  package static func subject(units: String, frames: Int, day: String?, requirements: Int) -> LocalizedText {
    LocalizedText(
      "\(counted(frames, "frame")) of \(units)\(day.map { ", captured on \($0)" } ?? ""), were held "
        + "against \(counted(requirements, "requirement")).",
      "対象：\(units) のフレーム \(frames.grouped) 個\(day.map { "（\($0) にキャプチャ）" } ?? "")。"
        + "要求事項 \(requirements) 件に照らして判定した。")
  }

  package static func found(_ count: Int, in units: String, failOn: Level) -> LocalizedText {
    // With another threshold more than what is mandatory counts.
    let kind = failOn == .shall ? "mandatory requirement" : "requirement"
    let charged = units.isEmpty ? "" : " Units concerned: \(units)."
    return LocalizedText(
      "\(counted(count, "\(kind) is", "\(kind)s are")) not fulfilled.\(charged)",
      "満たされていない\(failOn == .shall ? "必須の" : "")要求事項は \(count) 件である。"
        + (units.isEmpty ? "" : "該当する装置：\(units)。"))
  }

  package static func mostImportant(_ title: LocalizedText, unit: String) -> LocalizedText {
    LocalizedText(
      "Look at this first: \(unit) does not fulfil “\(title.en)”.",
      "最初に確認すべき点：\(unit) が「\(title[.ja])」を満たしていない。")
  }

  package static func leftOpen(_ count: Int) -> LocalizedText {
    LocalizedText(
      "\(counted(count, "requirement")) could not be decided.", "判定できなかった要求事項は \(count) 件である。")
  }

  package static func notSeen(_ count: Int) -> LocalizedText {
    LocalizedText(
      "The capture shows nothing for \(counted(count, "requirement")): they are untested, not passed.",
      "\(count) 件の要求事項については、対象となる通信がキャプチャになかった。合格ではなく未実施である。")
  }

  package static func softFailures(_ standing: FailureStanding, _ count: Int) -> LocalizedText {
    let deviations = counted(count, "deviation is", "deviations are")
    switch standing {
    case .accepted:
      return LocalizedText(
        "\(deviations) accepted by a waiver.", "特別採用として受け入れられた逸脱は \(count) 件である。")
    case .known:
      return LocalizedText(
        "\(deviations) known from the baseline.", "比較元から続く既知の逸脱は \(count) 件である。")
    case .testEquipment:
      return LocalizedText("\(deviations) of test equipment alone.", "試験装置のみの逸脱は \(count) 件である。")
    case .advisory, .nonconformity, .unvalidated, .observed:
      return LocalizedText(
        "\(deviations) of requirements that do not make the run fail.", "合否に影響しない要求事項の逸脱は \(count) 件である。")
    }
  }
}
