/// What the forms of O-RAN certification and badging say beside the fields of the laboratory.
extension Phrase {
  package static let summaryForm = LocalizedText(
    "Certification and badging: summary report", "認証・バッジ：概要報告書")
  package static let testReportForm = LocalizedText("Certification and badging: test report", "認証・バッジ：試験報告書")
  package static let formLead = LocalizedText(
    "Case numbers and results are stated by the laboratory. What the tool found in the captures is shown apart and decides no case.",
    "試験項目の番号と結果は試験所が記載したものである。ツールがキャプチャから得た内容は別に示し、試験項目の結果を決定しない。")
  package static let general = LocalizedText("General", "全般")
  package static let specifications = LocalizedText("Test specifications", "試験仕様")
  package static let testDates = LocalizedText("Dates of the test", "試験日")
  package static let spanOfCaptures = LocalizedText("Time of the captures (tool)", "キャプチャの時刻（ツール）")
  package static let casesCounted = LocalizedText(
    "Counted from the cases that the laboratory lists.", "試験所が記載した試験項目から集計した。")
  package static let devices = LocalizedText("Devices under test", "試験対象装置")
  package static let declaredUnit = LocalizedText("Declared by the profile (tool)", "プロファイルの宣言（ツール）")
  package static let casesExecuted = LocalizedText("Executed test cases", "実施した試験項目")
  package static let casesNotExecuted = LocalizedText("Cases not applicable or not executed", "適用外・未実施の試験項目")
  package static let notExercisedByTool = LocalizedText(
    "Requirements of the profile that the captures did not exercise (tool)", "キャプチャで未実施の要求事項（ツール）")
  package static let foundByTool = LocalizedText("Found in the captures (tool)", "キャプチャから得た内容（ツール）")
  package static let evidenceOfTool = LocalizedText("Evidence of the tool", "ツールによる証拠")
  package static let commonConfiguration = LocalizedText("Common configuration", "共通の構成")
  package static let seenByTool = LocalizedText("Seen or declared (tool)", "観測・宣言された値（ツール）")
  package static let analyser = LocalizedText("Analysis of captures", "キャプチャの解析")
  package static let profileDigests = LocalizedText("Profile", "プロファイル")
  package static let procedure = LocalizedText("Procedure", "手順")
  package static let results = LocalizedText("Results", "結果")
  package static let vendorContacts = LocalizedText("Vendors", "ベンダー")
  package static let observation = LocalizedText("Observation", "観測事項")
  package static let deviatingInstances = LocalizedText("Deviating / judged instances", "逸脱／判定対象数")
  package static let margin = LocalizedText("Range", "範囲")
  package static let firstCauseOfTool = LocalizedText(
    "First cause (interpretation of the tool)", "最初の原因（ツールの解釈）")
  package static let noCases = LocalizedText("The laboratory lists no test cases.", "試験所による試験項目の記載はない。")
  package static let noSuchCases = LocalizedText("None.", "なし。")
  package static let noSpecification = LocalizedText(
    "The laboratory names no test specification, so no requirement is assigned to the case.",
    "試験所が試験仕様を記載していないため、要求事項を対応付けていない。")
  package static let noRequirement = LocalizedText(
    "No requirement of the profile bears on this case.", "この試験項目に対応する要求事項はプロファイルにない。")
  package static let noResult = LocalizedText("no result", "結果なし")
  package static let setting = LocalizedText("Setting of the tool", "ツールの設定")

  /// The result of a case as a form shows it beside the comment: an inconclusive one has none.
  package static let inconclusiveComment = LocalizedText(
    "inconclusive (stated by the laboratory)", "判定不能（試験所の記載）")

  package static func endOfForm(_ title: LocalizedText) -> LocalizedText {
    LocalizedText("End of the form: \(title.en)", "様式の終わり：\(title[.ja])")
  }

  /// What requirements that bear on a case came to, those on inferred criteria apart.
  package static func evidence(
    _ counts: [(kind: EvidenceKind, count: Int)], isObservation: Bool
  ) -> LocalizedText {
    let lead = isObservation ? LocalizedText("Observations only: ", "観測事項のみ：") : LocalizedText("", "")
    return LocalizedText(
      lead.en + counts.map { "\($0.kind.phrase.en) (\($0.count))" }.joined(separator: "; "),
      lead[.ja] + counts.map { "\($0.kind.phrase[.ja])（\($0.count) 件）" }.joined(separator: "、"))
  }
}

extension EvidenceKind {
  package var phrase: LocalizedText {
    switch self {
    case .deviating: LocalizedText("deviation observed", "逸脱を観測")
    case .clean: LocalizedText("no deviation observed", "逸脱は観測されなかった")
    case .cleanOnInference:
      LocalizedText("no deviation observed, on an inferred criterion", "逸脱は観測されなかった（推定した基準による）")
    case .cleanDeparted:
      LocalizedText(
        "no deviation observed, requirement weakened by the profile", "逸脱は観測されなかった（プロファイルが緩和した要求事項）")
    case .open: LocalizedText("not decided", "判定できず")
    case .notExercised: LocalizedText("not exercised", "未実施")
    case .information: LocalizedText("information only", "参考情報")
    }
  }
}
