internal import Events

/// Headings and labels of reports.
extension Phrase {
  package static let reportTitle = LocalizedText("Conformance test report", "適合性試験報告書")
  package static let skipToVerdict = LocalizedText("Skip to the verdict", "判定へ移動")
  package static let contents = LocalizedText("Contents", "目次")
  package static let verdict = LocalizedText("Verdict", "判定")
  package static let summary = LocalizedText("Summary", "概要")
  package static let findings = LocalizedText("Findings", "検出事項")
  package static let observations = LocalizedText("Observations", "観測事項")
  package static let measurements = LocalizedText("Measurements", "測定値")
  package static let requirements = LocalizedText("Requirements", "要求事項")
  package static let requirementPages = LocalizedText("Requirements in detail", "要求事項の詳細")
  package static let openRequirements = LocalizedText("Not decided", "判定できなかった要求事項")
  package static let concessions = LocalizedText("Waivers and departures", "特別採用と変更点")
  package static let coverage = LocalizedText("Coverage", "カバレッジ")
  package static let configuration = LocalizedText("Configuration", "構成")
  package static let identity = LocalizedText("Identity and reproduction", "識別情報と再現方法")
  package static let interpretation = LocalizedText("Interpretation, not a result", "解釈（試験結果ではない）")

  package static let scope = LocalizedText("Scope", "範囲")
  package static let judgedInterval = LocalizedText("Judged interval", "判定区間")
  package static let edges = LocalizedText("Edges of the capture", "キャプチャの端")
  package static let integrity = LocalizedText("Integrity of the capture", "キャプチャの完全性")
  package static let decisionRule = LocalizedText("Decision rule", "判定ルール")
  package static let verdictsByUnit = LocalizedText(
    "Requirements by unit and interface", "装置・インタフェース別の要求事項数")
  package static let unit = LocalizedText("Unit", "装置")
  package static let units = LocalizedText("Units", "装置")
  package static let underTest = LocalizedText("under test", "試験品目")
  package static let testEquipment = LocalizedText("test equipment", "試験装置")
  package static let notInCapture = LocalizedText("not in the capture", "キャプチャに含まれない")
  package static let notCounted = LocalizedText("do not fail the run", "合否に影響しない")
  package static let requirement = LocalizedText("Requirement", "要求事項")
  package static let level = LocalizedText("Level", "レベル")
  package static let clause = LocalizedText("Clause", "箇条")
  package static let counts = LocalizedText("Instances", "判定対象数")
  package static let unitsConcerned = LocalizedText("Units", "該当装置")
  package static let search = LocalizedText("Search", "検索")
  package static let departedOnly = LocalizedText("departures only", "変更点のみ")
  package static let departed = LocalizedText("departed", "変更あり")
  package static let onInference = LocalizedText("inferred criterion", "推定した基準による")
  package static let id = LocalizedText("Identifier", "識別子")
  package static let source = LocalizedText("Source", "出典")
  package static let rule = LocalizedText("Rule", "ルール")
  package static let window = LocalizedText("Window", "ウィンドウ")
  package static let appliesIf = LocalizedText("Applies if", "適用条件")
  package static let departures = LocalizedText(
    "Departures from the parent profile", "変更点（親プロファイルからの変更）")
  package static let byUnit = LocalizedText("By unit", "装置別")
  package static let members = LocalizedText("Members", "内訳")
  package static let reasons = LocalizedText("Reasons", "理由")
  package static let margins = LocalizedText("Measured", "測定値")
  package static let likelyCause = LocalizedText("Likely cause and remedy", "考えられる原因と対処")
  package static let testCases = LocalizedText("Test cases that look at the same", "同じ内容を扱う試験項目")
  package static let testCase = LocalizedText("Test case", "試験項目")
  package static let toFinding = LocalizedText("to the finding", "検出事項へ")
  package static let change = LocalizedText("Change and reason", "変更内容と理由")
  package static let state = LocalizedText("State", "状態")
  package static let acceptance = LocalizedText("Acceptance", "採用の内容")
  package static let accepts = LocalizedText("Accepts", "対象の不適合")
  package static let frame = LocalizedText("Frame", "フレーム")
  package static let frames = LocalizedText("Frames", "フレーム数")
  package static let about = LocalizedText("About", "対象")
  package static let expected = LocalizedText("Expected", "期待値")
  package static let given = LocalizedText("Parameters", "パラメータ")
  package static let observed = LocalizedText("Observed", "観測値")
  package static let `where` = LocalizedText("Position", "位置")
  package static let partnerFrame = LocalizedText("Partner frame", "関連フレーム")
  package static let alsoInFrames = LocalizedText("Also in frames", "他のフレーム")
  package static let worst = LocalizedText("Worst", "最大の逸脱")
  package static let field = LocalizedText("Field", "フィールド")
  package static let value = LocalizedText("Value", "値")
  package static let place = LocalizedText("Position", "位置")
  package static let wiresharkField = LocalizedText("Wireshark field", "Wireshark のフィールド")
  package static let inAll = LocalizedText("In all", "共通")
  package static let decodedFields = LocalizedText("Decoded header fields", "デコードしたヘッダフィールド")
  package static let displayFilter = LocalizedText("Display filter", "表示フィルタ")
  package static let preferences = LocalizedText("tshark preferences", "tshark の設定")
  package static let consequences = LocalizedText("What follows from it", "この逸脱に伴う逸脱")
  package static let lookHereFirst = LocalizedText("look here first", "最初に確認")
  package static let attribution = LocalizedText("Attribution", "該当する装置")
  package static let alternatives = LocalizedText("Alternatives", "他の可能性")
  package static let remedy = LocalizedText("Remedy", "対処")
  package static let messages = LocalizedText("Messages and events", "メッセージとイベント")
  package static let otherTraffic = LocalizedText("Other traffic", "その他のトラフィック")
  package static let antennaCarriers = LocalizedText("Flows and antenna carriers", "フローとアンテナキャリア")
  package static let besideWhatWasJudged = LocalizedText(
    "Periodic messages that were not judged", "判定対象外の周期メッセージ")
  package static let chapter = LocalizedText("Chapter", "章")
  package static let exercised = LocalizedText("Exercised", "実施")
  package static let notExercised = LocalizedText("Not exercised", "未実施（対象なし）")
  package static let role = LocalizedText("Role", "役割")
  package static let product = LocalizedText("Product", "製品")
  package static let addresses = LocalizedText("Addresses", "アドレス")
  package static let provenance = LocalizedText("Origin", "出所")
  package static let declaredByProfile = LocalizedText("declared by the profile", "プロファイルで宣言")
  package static let decodeConfiguration = LocalizedText("Decode configuration", "デコード設定")
  package static let samples = LocalizedText("Samples", "サンプル")
  package static let parameters = LocalizedText("Parameters", "パラメータ")
  package static let parameter = LocalizedText("Parameter", "パラメータ")
  package static let replaces = LocalizedText("Replaces", "置き換えた値")
  package static let tool = LocalizedText("Tool", "ツール")
  package static let profile = LocalizedText("Profile", "プロファイル")
  package static let profileFiles = LocalizedText("Files of the profile", "プロファイルのファイル")
  package static let profileDigest = LocalizedText("Digest of the profile", "プロファイルのダイジェスト")
  package static let waiversJudgedOn = LocalizedText("Waivers judged on", "特別採用の判定日")
  package static let command = LocalizedText("Command", "コマンド")
  package static let capture = LocalizedText("Capture", "キャプチャ")
  package static let format = LocalizedText("Format", "形式")
  package static let size = LocalizedText("Size", "サイズ")
  package static let digest = LocalizedText("Digest", "ダイジェスト")
  package static let digestLeftOut = LocalizedText("left out", "省略")
  package static let limitsVerdicts = LocalizedText("(limits verdicts)", "（判定を制限する）")
  package static let listSeparator = LocalizedText(", ", "、")
}

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

/// Sentences with numbers and names in them.
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

  package static func firstCause(unit: String, frame: Int, capture: String?) -> LocalizedText {
    LocalizedText(
      "The earliest deviation that follows from no other is in what \(unit) sent or owed at frame "
        + "\(frame.grouped)\(capture.map { " of \($0)" } ?? ""):",
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

  package static func waiver(_ waiver: Waiver) -> LocalizedText {
    let ticket = waiver.ticket.map { " (\($0))" } ?? ""
    return LocalizedText(
      "accepted by \(waiver.acceptedBy): \(waiver.reason)\(ticket), expires \(waiver.expires)",
      "承認者 \(waiver.acceptedBy)：\(waiver.reason)\(ticket)、有効期限 \(waiver.expires)")
  }

  package static func waivers(_ day: String) -> LocalizedText {
    LocalizedText("Waivers on \(day)", "特別採用（\(day) 現在）")
  }

  package static func filterOfAll(_ count: Int) -> LocalizedText {
    LocalizedText("All \(count) witnesses", "証拠フレーム \(count) 件")
  }

  package static func bytesOfFrame(_ frame: Int) -> LocalizedText {
    LocalizedText("Headers of frame \(frame.grouped)", "フレーム \(frame.grouped) のヘッダ")
  }

  package static func bytesOfPartner(_ frame: Int) -> LocalizedText {
    LocalizedText("Headers of partner frame \(frame.grouped)", "関連フレーム \(frame.grouped) のヘッダ")
  }

  package static func leftOut(_ what: FrameExcerpt.LeftOut.What, bytes: Int) -> LocalizedText {
    switch what {
    case .samples: LocalizedText("\(bytes) bytes of samples left out", "サンプル \(bytes) バイトを省略")
    case .payload: LocalizedText("\(bytes) bytes of payload left out", "ペイロード \(bytes) バイトを省略")
    case .padding: LocalizedText("\(bytes) bytes of padding", "パディング \(bytes) バイト")
    case .beyondBound: LocalizedText("\(bytes) bytes beyond what is kept", "保存範囲を超える \(bytes) バイト")
    case .notCaptured: LocalizedText("\(bytes) bytes were not captured", "キャプチャされていない \(bytes) バイト")
    }
  }

  package static func notKept(_ reason: SecondLook.NotKept) -> LocalizedText {
    switch reason {
    case .beyondBound:
      LocalizedText("No bytes kept: other findings come first.", "他の検出事項が優先されるため、バイト列は保存していない。")
    case .passed:
      LocalizedText(
        "No bytes kept: the capture came by a stream and had passed.",
        "ストリーム入力で該当フレームが通過済みのため、バイト列は保存していない。")
    case .changed:
      LocalizedText(
        "No bytes kept: the capture could not be read again.", "キャプチャを再度読めなかったため、バイト列は保存していない。")
    case .ambiguous:
      LocalizedText(
        "No bytes kept: the frame number does not tell the capture.",
        "フレーム番号からキャプチャを特定できないため、バイト列は保存していない。")
    }
  }

  package static func resourceGrid(rows: String, columns: String) -> LocalizedText {
    LocalizedText("Cells: rows are \(rows), columns \(columns).", "セル：行は \(rows)、列は \(columns)。")
  }

  package static func cell(_ state: String) -> LocalizedText {
    switch state {
    case "delivered": LocalizedText("scheduled and delivered", "スケジュール・配信済み")
    case "missing": LocalizedText("scheduled, not delivered", "スケジュール済み・未配信")
    case "unexpected": LocalizedText("delivered, not scheduled", "スケジュールなしで配信")
    case "taken": LocalizedText("taken once", "使用")
    default: LocalizedText("taken twice", "重複使用")
    }
  }

  package static func gridFrames(_ first: Int, _ last: Int) -> LocalizedText {
    LocalizedText(
      "Frames \(first.grouped) to \(last.grouped) were looked at.",
      "フレーム \(first.grouped)～\(last.grouped) を対象とした。")
  }

  package static func gridInWords(cells: Int, missing: Int) -> LocalizedText {
    LocalizedText(
      "\(cells.grouped) cells, \(missing.grouped) of them scheduled and not delivered",
      "セル \(cells.grouped) 個、うちスケジュール済み・未配信 \(missing.grouped) 個")
  }

  package static func ladder(frame: Int) -> LocalizedText {
    LocalizedText(
      "Messages around frame \(frame.grouped): frame number, time relative to it, message.",
      "フレーム \(frame.grouped) 前後のメッセージ：フレーム番号、相対時刻、メッセージ。")
  }

  package static func ladderInWords(messages: Int, frame: Int) -> LocalizedText {
    LocalizedText(
      "Sequence of \(messages) messages around frame \(frame.grouped)",
      "フレーム \(frame.grouped) 前後の \(messages) メッセージのシーケンス")
  }

  package static func moreFlows(_ count: Int) -> LocalizedText {
    LocalizedText("and \(counted(count, "flow")) more", "ほか \(count.grouped) フロー")
  }

  package static func moreRows(_ count: Int) -> LocalizedText {
    LocalizedText("and \(count.grouped) more, see the JSON report", "ほか \(count.grouped) 件は JSON 報告書を参照")
  }

  package static func inconclusiveAllowed(_ count: Int) -> LocalizedText {
    guard count > 0 else {
      return LocalizedText(
        "the run is inconclusive, which was allowed", "この実行は判定不能である（この実行では許容）")
    }
    return LocalizedText(
      "\(counted(count, "requirement")) inconclusive, which was allowed for this run",
      "判定不能の要求事項 \(count.grouped) 件（この実行では許容）")
  }

  package static func allShown(_ count: Int) -> LocalizedText {
    LocalizedText("\(count) / \(count)", "\(count) / \(count)")
  }

  package static func restsOn(_ source: LevelSource) -> LocalizedText {
    LocalizedText("level rests on: \(source.phrase.en)", "レベルの根拠：\(source.phrase[.ja])")
  }

  package static func status(_ requirement: RequirementDescription) -> LocalizedText {
    if requirement.isWeakened && requirement.status == .validated { return LocalizedText("departed", "変更あり") }
    switch requirement.status {
    case .validated: return LocalizedText("validated", "検証済み")
    case .unvalidated: return LocalizedText("unvalidated", "未検証")
    case .observation: return LocalizedText("observation", "観測")
    }
  }

  package static func window(_ window: MeasuredWindow) -> LocalizedText {
    let lower = window.lower.map(window.unit.text)
    let upper = window.upper.map(window.unit.text)
    let en: String
    let ja: String
    switch (lower, upper) {
    case (let lower?, let upper?): (en, ja) = ("\(lower) to \(upper)", "\(lower)～\(upper)")
    case (let lower?, nil): (en, ja) = ("at least \(lower)", "\(lower) 以上")
    case (nil, let upper?): (en, ja) = ("at most \(upper)", "\(upper) 以下")
    case (nil, nil): (en, ja) = ("open", "制限なし")
    }
    guard let band = window.guardBand else {
      return LocalizedText("\(en); no uncertainty is stated", "\(ja)（不確かさの記載なし）")
    }
    guard band > 0 else { return LocalizedText(en, ja) }
    return LocalizedText(
      "\(en); guard band ± \(window.unit.text(band))", "\(ja)、ガードバンド ± \(window.unit.text(band))")
  }

  package static func followsFrom(_ id: String) -> LocalizedText {
    LocalizedText("follows from \(id)", "\(id) に伴う")
  }

  package static func cutFrames(_ count: Int) -> LocalizedText {
    LocalizedText("\(count.grouped) cut", "うち \(count.grouped) フレームは切り詰め")
  }
}
