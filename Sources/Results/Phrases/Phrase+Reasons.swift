extension Reason.Code {
  /// The text, with the places of the arguments.
  package var template: LocalizedText {
    switch self {
    case .startOfObservation:
      LocalizedText(
        "something is missing that may have come before the observation began",
        "観測開始前に送信された可能性のあるものが欠けている")
    case .endOfObservation:
      LocalizedText(
        "something is missing that may still come after the observation ended",
        "観測終了後に送信される可能性のあるものが欠けている")
    case .briefObservation:
      LocalizedText(
        "something is missing, and was looked for only as long as it usually takes",
        "欠けているものがあるが、通常要する時間しか観測していない")
    case .senderNotObserved:
      LocalizedText(
        "something is missing from a unit of which nothing had been captured by then",
        "その時点までにキャプチャされていない装置からのものが欠けている")
    case .oneSided:
      LocalizedText(
        "only one side of the conversation had been captured by then", "その時点までに一方の装置しかキャプチャされていない")
    case .hole:
      LocalizedText(
        "something is missing around a hole of the capture, over which the counters of both sides jump",
        "双方のカウンタが飛ぶキャプチャの空白の前後で、欠けているものがある")
    case .silence:
      LocalizedText(
        "a counter jumps over a silence of the whole capture of more than a second",
        "キャプチャ全体の 1 秒を超える無通信区間をまたいでカウンタが飛んでいる")
    case .lifeBeforeCapture:
      LocalizedText("the context may have been set up before the capture", "キャプチャ開始前から存在していた可能性がある")
    case .requestBeforeCapture:
      LocalizedText(
        "the request may have been sent before the capture began", "要求がキャプチャ開始前に送信された可能性がある")
    case .senderNotObservedSinceBreak:
      LocalizedText(
        "something is missing from a unit of which nothing had been captured since the last break of the capture",
        "キャプチャの直近の中断以降、まだキャプチャされていない装置からのものが欠けている")
    case .oneSidedSinceBreak:
      LocalizedText(
        "only one side of the conversation had been captured since the last break of the capture",
        "キャプチャの直近の中断以降、一方の装置しかキャプチャされていない")
    case .lifeBeforeBreak:
      LocalizedText(
        "the context may have been set up before the last break of the capture",
        "キャプチャの直近の中断前から存在していた可能性がある")
    case .requestBeforeBreak:
      LocalizedText(
        "the request may have been sent before the last break of the capture",
        "要求がキャプチャの直近の中断前に送信された可能性がある")
    case .partialWindow:
      LocalizedText("an aggregation interval was observed only in part", "集計区間の一部が観測区間外にある")
    case .notCaptured:
      LocalizedText("{0}: the bytes that it depends on were not captured", "{0}：判定に必要なデータがキャプチャされていない")
    case .keyNotCaptured: LocalizedText("the key was not captured", "キーがキャプチャされていない")
    case .roleNotCaptured:
      LocalizedText(
        "the fields that tell the role of the event in the rule were not captured",
        "ルールにおけるイベントの役割がキャプチャされていない")
    case .counterNotCaptured: LocalizedText("the counter was not captured", "カウンタがキャプチャされていない")
    case .cellsNotCaptured:
      LocalizedText(
        "which cells are taken was not captured, or is not said", "対象のセルがキャプチャされていないか、示されていない")
    case .conditionNotCaptured:
      LocalizedText("whether the rule applies was not captured", "ルールの適用条件がキャプチャされていない")
    case .forbiddenNotCaptured:
      LocalizedText(
        "whether an event is a forbidden one was not captured", "禁止されたイベントかどうかがキャプチャされていない")
    case .answerMayBeCut:
      LocalizedText(
        "an event that was not captured whole may be the answer", "一部のみキャプチャされたイベントが応答である可能性がある")
    case .requestMayBeCut:
      LocalizedText(
        "a request that was not captured whole may be the one that was answered",
        "一部のみキャプチャされた要求への応答である可能性がある")
    case .partnerMayBeCut:
      LocalizedText(
        "an event that was not captured whole may be the missing one",
        "一部のみキャプチャされたイベントが、欠けているものである可能性がある")
    case .unreadable:
      LocalizedText(
        "the bytes were captured, but can't be read with the format that they announce, or that is known of the flow",
        "データはキャプチャされているが、データ自身が示す形式でも、フローについて判明している形式でも読み取れない")
    case .partnerUnreadable:
      LocalizedText(
        "an event that was captured, but can't be read with any known format, may be the missing one",
        "キャプチャされているが既知の形式では読み取れないイベントが、欠けているものである可能性がある")
    case .stateUncertain:
      LocalizedText("the state of the key is not known for certain", "状態を確定できない")
    case .guardBand: LocalizedText("within the guard band of ± {0} of a limit", "限界値の ± {0} のガードバンド内にある")
    case .inferredCriterion:
      LocalizedText(
        "{0}: not met under a setting inferred from the traffic; declare the setting to have it judged",
        "{0}：トラフィックから推定した設定とは一致しない。設定が宣言されるまで不適合としない")
    case .noUncertainty:
      LocalizedText(
        "no uncertainty of the time stamps is stated: there are values (see the measurements) and no statement",
        "タイムスタンプの不確かさが示されていない：値（測定値を参照）のみで、判定しない")
    case .noCommonClock:
      LocalizedText(
        "the capture and the radio have no common clock: only the spread of the numbers was judged",
        "キャプチャと無線のクロックが共通でない：値の広がりのみを判定した")
    case .clockMayHaveStepped:
      LocalizedText(
        "an answer came behind a pause in which the clock of the capture may have stepped forward",
        "キャプチャのクロックが進んだ可能性のある無通信区間の後に応答が現れた")
    case .otherKey:
      LocalizedText("{0} of another key may announce it too", "別のキーの {0} が指示している可能性がある")
    case .tooManyOthers:
      LocalizedText(
        "more keys answered than the {0} of another key stands for", "別のキーの {0} が代表するキーより、応答したキーの方が多い")
    case .cellsNotSaid:
      LocalizedText("the event does not say which cells it means", "イベントが対象のセルを示していない")
    case .cancelled:
      LocalizedText("cancelled requests are not counted", "取り消された要求はいずれにも数えない")
    case .acausal:
      LocalizedText(
        "{0} events came before what they refer to: another requirement judges them",
        "対象より前に現れたイベント {0} 件は、別の要求事項で判定する")
    case .tooFewSeen: LocalizedText("seen {0} of at least {1} times", "必要な {1} 回に対し {0} 回観測された")
    case .tooFewCertain:
      LocalizedText(
        "seen {0} of at least {1} times; {2} more events were not captured whole",
        "必要な {1} 回に対し {0} 回観測された。ほか {2} 件は一部のみキャプチャされた")
    case .overflow: LocalizedText("{0} overflows", "{0} がオーバーフローする")
    case .tooManyKeys:
      LocalizedText("more than {0} keys: the rest was not judged", "キーが {0} 個を超えるため、残りは判定していない")
    case .sumOverflow: LocalizedText("the sum overflows", "合計がオーバーフローする")
    case .shareOverflow: LocalizedText("the share overflows", "割合がオーバーフローする")
    case .tooManyOpenKeys:
      LocalizedText("more than {0} keys are open at a time", "同時に追跡するキーが {0} 個を超える")
    case .tooManyOpenEvents:
      LocalizedText(
        "more than {0} keys, or {1} events of a key, are open at a time",
        "同時に追跡するキーが {0} 個、またはキーごとのイベントが {1} 件を超える")
    case .tooManyOpenRequests:
      LocalizedText("more than {0} requests are open at a time", "同時に未完了の要求が {0} 件を超える")
    case .tooManyRequestsOfKey:
      LocalizedText(
        "more than {0} requests with one key are open at a time", "同じキーで同時に未完了の要求が {0} 件を超える")
    case .tooManyObligations:
      LocalizedText("more than {0} obligations are open at a time", "同時に未了の義務が {0} 件を超える")
    case .tooManyWaiting:
      LocalizedText("more than {0} events wait at a time", "同時に待機するイベントが {0} 件を超える")
    case .tooManyMembers:
      LocalizedText(
        "more than {0} values of the family's field: the rest has no verdicts",
        "フィールドの値が {0} 種類を超えるため、残りは判定していない")
    case .tooManyMissing:
      LocalizedText(
        "more than {0} numbers of a key, or {1} in all, are missing at a time",
        "同時に欠けている番号が、キーごとに {0} 個または全体で {1} 個を超える")
    case .tooManyRemembered: LocalizedText("more than {0} answers lie between", "間にある応答が {0} 件を超える")
    case .notKept:
      LocalizedText(
        "the request may be one of those that were not kept", "保持されなかった要求に対する応答である可能性がある")
    case .tooLarge:
      LocalizedText(
        "more than {0} rows or {1} columns are not judged", "{0} 行または {1} 列を超えるものは判定しない")
    }
  }
}
