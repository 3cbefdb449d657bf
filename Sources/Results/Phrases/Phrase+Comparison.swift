/// What changed from one run to another.
extension Phrase {
  package static let comparison = LocalizedText("Comparison of two runs", "2 回の実行の比較")
  package static let worse = LocalizedText("Something got worse", "悪化した項目がある")
  package static let notWorse = LocalizedText("Nothing got worse", "悪化した項目はない")
  package static let before = LocalizedText("Before", "前回")
  package static let after = LocalizedText("Now", "今回")
  package static let unitsMatched = LocalizedText("Units", "装置の対応")
  package static let changedSettings = LocalizedText("Profile, settings and coverage", "プロファイル・設定・カバレッジ")
  package static let movedNumbers = LocalizedText("Shifted measurements", "変化した測定値")
  package static let baseline = LocalizedText("Baseline", "比較元")
  package static let rate = LocalizedText("Rate", "割合")
  package static let causes = LocalizedText("Causes", "原因")
  package static let unchanged = LocalizedText("Unchanged", "変化なし")
  package static let unitGone = LocalizedText("only before", "前回のみ")
  package static let unitAdded = LocalizedText("only now", "今回のみ")
  package static let wasSeen = LocalizedText("seen", "観測")
  package static let flow = LocalizedText("Flow", "フロー")
  package static let otherFirstCause = LocalizedText(
    "explained by another requirement now", "別の要求事項に伴うものとなった")

  /// Requirements that are named in a text.
  private static let mostNamed = 20

  /// The run that a run is held against, and what came of it.
  package static func baseline(_ baseline: Baseline) -> LocalizedText {
    let captures = baseline.captures.map { LocalizedText($0, $0) }
    let known = baseline.known.count
    var facts = [LocalizedText(counted(known, "known failure"), "既知の不適合 \(known.grouped) 件")]
    let lost = baseline.lost.count
    if lost > 0 {
      let names = baseline.lost.prefix(mostNamed).map { LocalizedText($0, $0) }
      let more = lost > mostNamed ? [moreRows(lost - mostNamed)] : []
      facts.append(
        named(
          LocalizedText(
            counted(lost, "requirement") + " no longer decided", "今回判定されていない要求事項 \(lost.grouped) 件"),
          list(names + more)))
    }
    return named(
      inParentheses(LocalizedText(baseline.name, baseline.name), list(captures)), clauses(facts))
  }

  package static func newCause(_ name: String) -> LocalizedText {
    LocalizedText("new: \(name)", "新規：\(name)")
  }

  package static func goneCause(_ name: String) -> LocalizedText {
    LocalizedText("gone: \(name)", "解消：\(name)")
  }

  package static func grown(_ count: Int) -> LocalizedText {
    LocalizedText(
      "The failure rate of \(counted(count, "known failure")) grew", "不適合率が増加した既知の不適合が \(count.grouped) 件ある")
  }

  package static func same(_ passing: Int, failing: Int) -> LocalizedText {
    LocalizedText(
      "\(passing.grouped) unchanged without a failure, \(counted(failing, "known failure"))",
      "変化なし \(passing.grouped) 件、既知の不適合 \(failing.grouped) 件")
  }
}

extension RunComparison.Change {
  package var phrase: LocalizedText {
    switch self {
    case .fails: LocalizedText("Fails now", "新たな不適合")
    case .otherCause: LocalizedText("Fails for another cause", "別の原因による不適合")
    case .notAcceptedAnyMore: LocalizedText("Fails, no longer accepted by a waiver", "特別採用の対象外となった不適合")
    case .failsAccepted: LocalizedText("Fails now, accepted by a waiver", "新たな不適合（特別採用）")
    case .notJudgedAnyMore: LocalizedText("No longer judged", "判定されなくなった")
    case .gone: LocalizedText("Gone", "なくなった")
    case .stillFails: LocalizedText("Known failures", "既知の不適合")
    case .passes: LocalizedText("Passes now", "合格に変化")
    case .judgedNow: LocalizedText("Newly judged, passes", "新たに判定されて合格")
    case .new: LocalizedText("New in the profile", "新しい要求事項")
    case .same: LocalizedText("Unchanged", "変化なし")
    }
  }
}

extension UnitMatch.Basis {
  package var phrase: LocalizedText {
    switch self {
    case .map: LocalizedText("as named by --map", "--map の指定による")
    case .name: LocalizedText("by declared name", "宣言された名称による")
    case .role: LocalizedText("by role", "役割による")
    case .address: LocalizedText("by address", "アドレスによる")
    }
  }
}

extension RunComparison.Difference.Kind {
  package var phrase: LocalizedText {
    switch self {
    case .profile: LocalizedText("profile", "プロファイル")
    case .parameter: LocalizedText("parameter", "パラメータ")
    case .configuration: LocalizedText("configuration", "設定")
    case .coverage: LocalizedText("coverage", "カバレッジ")
    }
  }
}
