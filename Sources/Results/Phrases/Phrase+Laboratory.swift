/// What a report says beside the fields of the laboratory.
extension Phrase {
  package static let testReport = LocalizedText("Test report", "試験報告書")
  package static let notStated = LocalizedText("not stated by the laboratory", "試験所による記載なし")
  package static let suppliedByCustomer = LocalizedText("supplied by the customer", "顧客提供")
  package static let yes = LocalizedText("yes", "あり")
  package static let no = LocalizedText("no", "なし")
  package static let laboratoryData = LocalizedText("Data of the laboratory", "試験所のデータ")
  package static let statements = LocalizedText("Statements and authorisation", "表明と承認")
  package static let testPerformed = LocalizedText("Test and method", "試験と試験方法")
  package static let profileOfTool = LocalizedText("Profile of the tool", "ツールのプロファイル")
  package static let restrictionsOfRun = LocalizedText("Judged part", "判定した部分")
  package static let resultOfTool = LocalizedText("Result of the tool", "ツールの結果")

  package static let onlyItemsTested = LocalizedText(
    "The results relate only to the items tested.", "試験結果は、試験した品目のみに関するものである。")
  package static let notInPart = LocalizedText(
    "This report shall not be reproduced except in full without approval of the laboratory.",
    "試験所の承認がない限り、本報告書の一部のみを複製してはならない。")
  package static let customerDataRemark = LocalizedText(
    "Data marked as supplied by the customer can affect the validity of the results. The laboratory is not responsible for them.",
    "顧客提供と記したデータは結果の妥当性に影響を及ぼす可能性がある。試験所はその内容に責任を負わない。")
  package static let noCustomerData = LocalizedText(
    "The laboratory states no data that the customer supplied.", "顧客が提供したデータについて、試験所による記載はない。")
  package static let interpretationsNotStated = LocalizedText(
    "The laboratory states nobody who authorises interpretations: read them as remarks of the tool.",
    "解釈の承認者について試験所による記載はない。解釈はツールの注記として扱う。")
  package static let noDepartures = LocalizedText(
    "The profile departs from no requirement that it extends.", "継承元の要求事項からの変更はない。")
  package static let gatePassed = LocalizedText(
    "Nothing about the captures limits verdicts.", "キャプチャに判定を制限する事項はない。")
  package static let gateFailed = LocalizedText(
    "The integrity of the captures limits verdicts: what follows are observations and no results of a test.",
    "キャプチャの完全性が判定を制限する。以下は観測事項であり、試験結果ではない。")
  package static let noLaboratory = LocalizedText(
    "No data of a laboratory were given.", "試験所のデータは与えられていない。")
  package static let fieldsGiven = LocalizedText(
    "The data of the laboratory were recorded with the run.", "試験所のデータは実行時に記録された。")

  package static func origin(_ origin: LaboratoryOrigin) -> LocalizedText {
    switch origin {
    case .record: fieldsGiven
    case .added:
      LocalizedText(
        "The data of the laboratory were added when the report was made; the record of the run has none.",
        "試験所のデータは報告書の作成時に追加された。実行の記録には含まれていない。")
    case .replaced:
      LocalizedText(
        "The data of the laboratory were given when the report was made. They replace other data in the record of the run.",
        "試験所のデータは報告書の作成時に与えられ、実行の記録にあるデータを置き換えた。")
    }
  }

  package static func reportNumber(_ number: String) -> LocalizedText {
    LocalizedText("Report \(number)", "報告書番号 \(number)")
  }

  package static func endOfReport(number: String) -> LocalizedText {
    LocalizedText("End of report \(number)", "報告書 \(number) の終わり")
  }

  package static func departs(_ count: Int) -> LocalizedText {
    LocalizedText(
      "The profile departs from \(counted(count, "requirement")) that it extends; see waivers and departures.",
      "継承元の要求事項 \(count) 件が変更されている（特別採用と変更点を参照）。")
  }

  package static func missing(_ count: Int) -> LocalizedText {
    LocalizedText(
      "\(counted(count, "field")) that ISO/IEC 17025 asks for \(count == 1 ? "is" : "are") not stated by the laboratory.",
      "ISO/IEC 17025 が求める記載事項のうち \(count) 件について、試験所による記載がない。")
  }
}
