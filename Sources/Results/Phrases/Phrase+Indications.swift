public import Events

extension Indication {
  /// An argument; empty where a record lacks it.
  private subscript(_ place: Int) -> String {
    arguments.indices.contains(place) ? arguments[place] : ""
  }

  private func list(_ separator: String) -> String { arguments.joined(separator: separator) }

  /// The indication in words.
  public var text: LocalizedText {
    switch code {
    case .place: LocalizedText("\(self[0])", "\(self[0])")
    case .profile: LocalizedText("profile", "プロファイル")
    case .exactMessages:
      LocalizedText(
        "\(self[0]) of \(self[1]) messages are consumed exactly (\(self[2]) sections)",
        "\(self[1]) メッセージ中 \(self[0]) 個が過不足なく解釈できる（\(self[2]) セクション）")
    case .headerInSections:
      LocalizedText(
        "udCompHdr is \(self[0]) in \(self[1]) of \(self[2]) sections",
        "\(self[2]) セクション中 \(self[1]) 個で udCompHdr が \(self[0])")
    case .contradictedHeader:
      LocalizedText(
        "udCompHdr names another compression than that of the samples, \(self[0])",
        "udCompHdr がサンプルの圧縮方式 \(self[0]) と異なる")
    case .zeroHighNibble:
      LocalizedText(
        "the high nibble of udCompParam is 0 in \(self[0]) of \(self[1]) PRBs",
        "\(self[1]) PRB 中 \(self[0]) 個で udCompParam の上位 4 ビットが 0")
    case .implausibleSections:
      LocalizedText(
        "\(self[0]) sections have reserved bits set or overlap",
        "予約ビットが設定されているか重なり合うセクションが \(self[0]) 個")
    case .allPrbs:
      LocalizedText(
        "numPrbu 0 is \(self[0]) PRBs in \(self[1]) of \(self[2]) messages",
        "\(self[2]) メッセージ中 \(self[1]) 個で numPrbu 0 は \(self[0]) PRB")
    case .cPlaneAgrees: LocalizedText("the C-plane says the same", "C プレーンと一致")
    case .cPlaneSays: LocalizedText("the C-plane says \(self[0])", "C プレーンの値は \(self[0])")
    case .saysTheSame: LocalizedText("the same is declared", "宣言と一致")
    case .otherFlows:
      LocalizedText(
        "as the other flows of the same units and direction",
        "同じ装置・方向の他のフローに準じる")
    case .noUPlane: LocalizedText("no U-plane message was seen", "U プレーンメッセージなし")
    case .noFormat:
      LocalizedText(
        "no format consumes any of \(self[0]) messages exactly",
        "\(self[0]) メッセージのいずれも過不足なく解釈できる形式がない")
    case .bestFormat:
      LocalizedText(
        "no format consumes nine messages in ten exactly; the best one, \(self[0]), consumes "
          + "\(self[1]) of \(self[2])",
        "9 割以上のメッセージを過不足なく解釈できる形式がない。最も近い \(self[0]) で \(self[2]) 個中 \(self[1]) 個")
    case .flowMap: LocalizedText("flow map at byte \(self[0])", "バイト \(self[0]) のフローマップ")
    case .usualSplit: LocalizedText("the usual split", "一般的な分割")
    case .usualSplitOf:
      LocalizedText(
        "the usual split; the largest eAxC ID is \(self[0]), \(self[1]) bits are used",
        "一般的な分割。最大の eAxC ID は \(self[0])、使用ビット数 \(self[1])")
    case .otherCarriers: LocalizedText("as the other carriers between the same units", "同じ装置間の他のキャリアに準じる")
    case .symbolPace:
      LocalizedText(
        "messages keep pace with the symbols of \(self[0]) slots",
        "メッセージの間隔が \(self[0]) スロットのシンボルと一致")
    case .slotDirections:
      LocalizedText(
        "slots have one direction each in \(self[0]) radio frames; those of `F` may have both",
        "\(self[0]) 無線フレームで各スロットの方向は一定（`F` は両方向可）")
    case .requestsForAll:
      LocalizedText(
        "\(self[0]) C-plane sections ask for all PRBs, and the U-plane has PRBs up to \(self[1])",
        "C プレーンの \(self[0]) セクションが全 PRB を指示し、U プレーンの PRB は \(self[1]) まで")
    case .allPrbsElsewhere:
      LocalizedText(
        "sections with numPrbu 0 hold \(self[0]) PRBs on another eAxC, and no PRB end of "
          + "\(self[1]) other sections is larger",
        "別の eAxC で numPrbu 0 のセクションは \(self[0]) PRB であり、他の \(self[1]) セクションの PRB の末尾はこれを超えない")
    case .largestPrbEnd:
      LocalizedText(
        "the largest PRB end is \(self[0]) in \(self[1]) of \(self[2]) sections",
        "PRB の末尾の最大値は \(self[0])（\(self[2]) セクション中 \(self[1]) 個）")
    case .noCarrierAsWide: LocalizedText("no carrier of the tables is as wide", "規定のキャリア幅を超えている")
    case .nextCarrier:
      LocalizedText(
        "the next carrier is \(list(" or "))",
        "これを含む最小のキャリアは \(list(" または "))")
    case .subcarrierSpacing:
      LocalizedText(
        "frameStructure of section type \(self[0]) has \(self[1]) kHz",
        "section type \(self[0]) の frameStructure が \(self[1]) kHz")
    case .slotIdsBelow:
      LocalizedText(
        "slotId is below \(self[0]) in \(self[1]) of \(self[2]) messages",
        "\(self[2]) メッセージ中 \(self[1]) 個で slotId が \(self[0]) 未満")
    case .onlySlots: LocalizedText("only \(list(", ")) are seen", "観測されたのは \(list("、")) のみ")
    case .noBothDirections:
      LocalizedText(
        "untested: no eAxC has messages in both directions",
        "未確認：両方向のメッセージがある eAxC がない")
    case .counterJumps:
      LocalizedText(
        "\(self[0]) jumps if counted per direction, \(self[1]) if counted together, in "
          + "\(self[2]) messages of \(self[3]) eAxC",
        "飛びは方向別で \(self[0]) 回、共通で \(self[1]) 回（eAxC \(self[3]) 個、\(self[2]) メッセージ）")
    case .aheadOfSymbols:
      LocalizedText(
        "\(self[0]) messages are \(self[1]) µs ahead of their symbols in the median, \(self[2]) "
          + "% of \(self[3]) within 4 ms of it",
        "\(self[0]) メッセージの中央値はシンボルの \(self[1]) µs 前、\(self[3]) 個の \(self[2]) % がその 4 ms 以内")
    case .behindSymbols:
      LocalizedText(
        "\(self[0]) messages are \(self[1]) µs behind their symbols in the median, \(self[2]) % "
          + "of \(self[3]) within 4 ms of it",
        "\(self[0]) メッセージの中央値はシンボルの \(self[1]) µs 後、\(self[3]) 個の \(self[2]) % がその 4 ms 以内")
    case .asIfStamps:
      LocalizedText(
        "as if the time stamps were \(self[0]); the profile states no time scale",
        "タイムスタンプが \(self[0]) の場合に相当（プロファイルに時系の記載なし）")
    case .relativeToMedian:
      LocalizedText(
        "by UTC; times are relative to their median",
        "UTC による。時刻は中央値に対する相対値")
    case .noSymbols: LocalizedText("no message of the O-DU names a symbol", "シンボルを示す O-DU のメッセージがない")
    case .notSurveyed: LocalizedText("as declared; nothing was surveyed", "宣言のとおり（トラフィックによる確認なし）")
    case .firstMessage: LocalizedText("counted from the first message", "最初のメッセージを基準とする")
    case .tooFewMessages:
      LocalizedText("too few messages of the O-DU to check it", "O-DU のメッセージが少ないため確認できない")
    case .payloadProtocol:
      LocalizedText(
        "payload protocol identifier \(self[0])",
        "ペイロードプロトコル識別子 \(self[0])")
    case .swappedPayloadProtocol:
      LocalizedText(
        "payload protocol identifier \(self[0]), octets reversed",
        "ペイロードプロトコル識別子 \(self[0])（オクテット逆順）")
    case .registeredPort: LocalizedText("registered port", "登録ポート番号")
    case .protocolName: LocalizedText("name of the protocol", "プロトコル名")
    case .sendsCPlane:
      LocalizedText(
        "sends C-plane section type \(self[0])",
        "C プレーンの section type \(self[0]) を送信")
    case .isSentCPlane:
      LocalizedText(
        "is sent C-plane section type \(self[0])",
        "C プレーンの section type \(self[0]) の宛先")
    case .sendsUPlane: LocalizedText("sends \(self[0]) U-plane", "\(self[0]) の U プレーンを送信")
    case .isSentUPlane: LocalizedText("is sent \(self[0]) U-plane", "\(self[0]) の U プレーンの宛先")
    case .message: LocalizedText("\(self[0])", "\(self[0])")
    case .whoSendsWhat:
      LocalizedText(
        "who sends what; no address in the capture",
        "送信メッセージの種類による（キャプチャにアドレスなし）")
    case .beyondLimit: LocalizedText("units beyond the limit", "区別できる数を超えた装置")
    case .address: LocalizedText("an address", "アドレスのみ")
    case .otherWidths:
      LocalizedText(
        "any other widths with a sum from \(self[0]) to 16",
        "合計が \(self[0])～16 となる他の幅")
    case .moreFormats: LocalizedText("\(self[0]) more", "ほか \(self[0]) 件")
    }
  }
}

extension AlternativeValue {
  /// The value, and where it comes from with what that rests on: `106 (inferred: …)`.
  public var text: LocalizedText {
    guard let provenance else { return value.text }
    let source = Phrase.provenance(provenance)
    let reasons = Phrase.clauses(evidence.map(\.text))
    return Phrase.inParentheses(
      value.text, evidence.isEmpty ? source : Phrase.named(source, reasons))
  }
}
