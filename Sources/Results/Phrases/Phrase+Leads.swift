/// Sentences that lead into the parts of a report.
extension Phrase {
  package static let summaryLead = LocalizedText(
    "For readers who do not know the interfaces in detail.", "インタフェースの詳細を知らない読者のための概要である。")
  package static let interpretationLead = LocalizedText(
    "What the findings may mean. The results above do not depend on it.",
    "検出事項の意味についての解釈である。上記の結果はこれに依存しない。")
  package static let findingsLead = LocalizedText(
    "Each deviation with its evidence, causes first. What follows from a cause stands beneath it.",
    "逸脱とその証拠。原因となる逸脱を先に示し、それに伴う逸脱をその下に示す。")
  package static let observationsLead = LocalizedText(
    "Facts that no clause forbids. They do not make the run fail.",
    "どの箇条でも禁じられていない事項である。合否に影響しない。")
  package static let measurementsLead = LocalizedText(
    "Distributions before any guard band. The shaded area is the window, the bands at its ends decide nothing.",
    "ガードバンド適用前の分布である。網掛けはウィンドウ、その両端の帯は判定しない範囲を示す。")
  package static let requirementsLead = LocalizedText(
    "All requirements of the profile. The identifier leads to the details.",
    "プロファイルのすべての要求事項である。識別子から詳細へ移動できる。")
  package static let requirementPagesLead = LocalizedText(
    "Requirements that were judged or that the profile changes.",
    "判定された要求事項、またはプロファイルが変更した要求事項である。")
  package static let openLead = LocalizedText(
    "Requirements that the capture does not decide, with the reasons.",
    "キャプチャからは判定できない要求事項とその理由である。")
  package static let concessionsLead = LocalizedText(
    "A waiver changes no verdict. A departure changes what is demanded.",
    "特別採用は判定を変えない。変更点は要求事項そのものを変える。")
  package static let coverageLead = LocalizedText(
    "What the capture exercised. What was not exercised is a gap, not a pass.",
    "キャプチャで実施された範囲である。未実施は合格ではなく、試験されていない範囲を示す。")
  package static let testCasesLead = LocalizedText(
    "Their verdicts need more than a trace and are not given here.",
    "試験項目の合否にはトレース以外の情報も必要であり、ここでは示さない。")
  package static let configurationLead = LocalizedText(
    "What was declared, what the traffic says itself, and what was inferred from it.",
    "宣言された値、トラフィック自体が示す値、トラフィックから推定した値を示す。")
  package static let identityLead = LocalizedText(
    "The same captures, profile and version give the same report.",
    "同じキャプチャ、プロファイル、バージョンからは同じ報告書が得られる。")
  package static let noCertificate = LocalizedText(
    "The report holds for what was captured. It is no certificate.",
    "本報告書はキャプチャされた範囲についてのみ有効であり、認証を意味しない。")
  package static let noIntegrityRemark = LocalizedText("No remark.", "特記事項なし。")
  package static let noUncertainty = LocalizedText(
    "Time windows: no uncertainty is stated, so there are values and no verdicts.",
    "時間ウィンドウ：不確かさが示されていないため、値のみを示し、判定しない。")
  package static let reach = LocalizedText(
    "The result holds for the captured time and the units named here. It does not say that the equipment conforms in general.",
    "結果は、キャプチャした時間とここに示す装置についてのみ有効である。機器全般の適合性を示すものではない。")
  package static let nothingFound = LocalizedText(
    "No deviation from these requirements was observed.", "これらの要求事項からの逸脱は観測されなかった。")
  package static let nothingThatCounts = LocalizedText(
    "No deviation that makes the run fail was observed.", "合否に影響する逸脱は観測されなかった。")
  package static let nothingFoundYet = LocalizedText(
    "No deviation from a mandatory requirement was observed, but the capture does not decide all of them.",
    "必須の要求事項からの逸脱は観測されなかったが、すべてを判定することはできなかった。")
}
