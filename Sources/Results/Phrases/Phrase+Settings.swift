package import Events

/// Units, parameters and how the traffic was decoded.
extension Phrase {
  package static func product(_ unit: UnitDescription) -> String {
    [unit.vendor, unit.model, unit.version].compactMap { $0 }.joined(separator: " ")
  }

  /// What a virtual or a dedicated unit is called.
  package static func deployment(_ name: String) -> LocalizedText {
    switch name {
    case "virtual": LocalizedText(name, "仮想")
    case "dedicated": LocalizedText(name, "専用")
    default: LocalizedText(name, name)
    }
  }

  /// Where the entry of a unit comes from.
  package static func provenance(of unit: UnitDescription) -> LocalizedText {
    if unit.provenance == "profile" { return declaredByProfile }
    guard unit.isInferred else { return LocalizedText(unit.provenance, unit.provenance) }
    return named(inferred, clauses(unit.evidence.map(\.text)))
  }

  /// Where the value of a parameter comes from.
  package static func provenance(of parameter: ResolvedParameter) -> LocalizedText {
    parameter.provenance == ResolvedParameter.commandLine
      ? LocalizedText(parameter.provenance, "コマンドライン")
      : LocalizedText(parameter.provenance, parameter.provenance)
  }

  /// Value, where it comes from, and what it takes the place of.
  package static func parameter(_ parameter: ResolvedParameter) -> LocalizedText {
    let source = provenance(of: parameter)
    let replaced = parameter.replaced.joined(separator: ", ")
    return LocalizedText(
      "\(parameter.name) = \(parameter.value) (\(source.en))"
        + (replaced.isEmpty ? "" : ", in the place of \(replaced)"),
      "\(parameter.name) = \(parameter.value)（\(source[.ja])）"
        + (replaced.isEmpty ? "" : "、置き換えた値：\(replaced)"))
  }

  /// A parameter that a text names by `$name`.
  package static func named(_ parameter: ResolvedParameter) -> LocalizedText {
    let source = provenance(of: parameter)
    return LocalizedText(
      "$\(parameter.name) = \(parameter.value) (\(source.en))",
      "$\(parameter.name) = \(parameter.value)（\(source[.ja])）")
  }

  // MARK: Decode configuration

  /// Where a setting comes from.
  package static func source(_ provenance: String) -> LocalizedText {
    switch provenance {
    case "profile": declaredByProfile
    case "m-plane": LocalizedText("from the M-plane", "M プレーンによる")
    case "capture": LocalizedText("from the capture file", "キャプチャファイルによる")
    case "in-band": LocalizedText("as the traffic says itself", "トラフィックに含まれる値")
    case "c-plane": LocalizedText("from the C-plane", "C プレーンによる")
    case "inferred": inferred
    default: LocalizedText(provenance, provenance)
    }
  }

  package static let inferred = LocalizedText("inferred", "推定")

  /// Where another value comes from, by its short name.
  static func provenance(_ name: String) -> LocalizedText {
    switch name {
    case "profile": LocalizedText(name, "プロファイル")
    case "m-plane": LocalizedText(name, "M プレーン")
    case "capture": LocalizedText(name, "キャプチャファイル")
    case "in-band": LocalizedText(name, "トラフィック")
    case "c-plane": LocalizedText(name, "C プレーン")
    case "inferred": inferred
    default: LocalizedText(name, name)
    }
  }

  /// What an inference rests on.
  package static func on(frames low: Int, _ high: Int) -> LocalizedText {
    low == high
      ? LocalizedText("on \(counted(low, "frame"))", "\(low.grouped) フレームに基づく")
      : LocalizedText(
        "on \(low.grouped) to \(high.grouped) frames", "\(low.grouped)～\(high.grouped) フレームに基づく")
  }

  package static func andMore(_ count: Int) -> LocalizedText {
    LocalizedText("and \(count) more", "ほか \(count) 件")
  }

  package static func alternatives(_ values: [AlternativeValue], isInferred: Bool) -> LocalizedText {
    let lead =
      isInferred ? LocalizedText("also fits", "他の候補") : LocalizedText("others say", "他の情報源の値")
    return named(lead, clauses(values.map(\.text)))
  }

  /// How many flows and frames, or associations and messages.
  package static func size(_ kind: FlowDescription.Kind, _ count: Int, frames: Int) -> LocalizedText {
    switch kind {
    case .flow:
      LocalizedText(
        "\(counted(count, "flow")), \(counted(frames, "frame"))",
        "フロー \(count.grouped) 件、フレーム \(frames.grouped) 個")
    case .association:
      LocalizedText(
        "\(counted(count, "association")), \(counted(frames, "message"))",
        "アソシエーション \(count.grouped) 件、メッセージ \(frames.grouped) 個")
    }
  }

  /// A text and what is said of it more.
  package static func joined(_ text: LocalizedText, _ more: LocalizedText) -> LocalizedText {
    LocalizedText("\(text.en) \(more.en)", "\(text[.ja])、\(more[.ja])")
  }

  package static func inParentheses(_ text: LocalizedText, _ more: LocalizedText) -> LocalizedText {
    LocalizedText("\(text.en) (\(more.en))", "\(text[.ja])（\(more[.ja])）")
  }

  /// A setting and its value. Those that no specification names have names of ours.
  package static func setting(_ name: String, _ value: String) -> LocalizedText {
    LocalizedText("\(name) = \(value)", "\(own[name] ?? name) = \(own[value] ?? value)")
  }

  /// Names and values of ours in Japanese.
  private static let own = [
    "section header": "セクションヘッダ", "static": "静的", "dynamic": "動的", "not found": "不明",
    "relative": "相対", "protocol": "プロトコル", "set-up": "確立", "captured": "キャプチャ内",
    "before the capture": "キャプチャ開始前", "opened by": "開始側",
    "one counter per direction and eAxC": "方向・eAxC ごとに 1 カウンタ",
    "one counter per eAxC for both directions": "eAxC ごとに両方向で 1 カウンタ", "streams used": "使用ストリーム",
  ]

  /// The name of a flow.
  package static func flow(_ flow: FlowDescription) -> LocalizedText { LocalizedText(flow.name, flow.name) }

  package static let allOfThese = LocalizedText("all of these", "上記すべて")

  /// The flows of the console's line about settings.
  package static func decoded(
    flows: Int, associations: Int, settings: [LocalizedText]
  ) -> LocalizedText {
    let en = [
      flows > 0 ? counted(flows, "flow") : nil,
      associations > 0 ? counted(associations, "association") : nil,
    ].compactMap(\.self)
    let ja = [
      flows > 0 ? "フロー \(flows.grouped) 件" : nil,
      associations > 0 ? "アソシエーション \(associations.grouped) 件" : nil,
    ].compactMap(\.self)
    return LocalizedText(
      "\(en.joined(separator: ", ")); settings \(settings.map(\.en).joined(separator: "; ")) (--verbose shows them)",
      "\(ja.joined(separator: "、"))。設定：\(settings.map { $0[.ja] }.joined(separator: "、"))（--verbose で表示）")
  }

  package static func inferred(_ names: [String]) -> LocalizedText {
    LocalizedText(
      "inferred: \(names.joined(separator: ", "))", "推定（\(names.joined(separator: ", "))）")
  }

  // MARK: Samples and context

  package static func power(blocks: Int, mean: String?, peak: String?) -> LocalizedText {
    func en(_ power: String?) -> String { power ?? "no power" }
    func ja(_ power: String?) -> String { power ?? "電力なし" }
    return LocalizedText(
      "\(counted(blocks, "PRB")): mean \(en(mean)), peak \(en(peak))",
      "\(blocks.grouped) PRB：平均 \(ja(mean))、最大 \(ja(peak))")
  }

  package static func saturated(_ count: Int) -> LocalizedText {
    LocalizedText("\(count.grouped) × saturated sample", "飽和サンプル \(count.grouped) 個")
  }

  package static func withoutPower(_ count: Int) -> LocalizedText {
    LocalizedText("\(count.grouped) × PRB without power", "電力のない PRB \(count.grouped) 個")
  }

  package static func constant(_ count: Int) -> LocalizedText {
    LocalizedText("\(count.grouped) × constant PRB", "値が一定の PRB \(count.grouped) 個")
  }

  package static func exponents(_ low: Int, _ high: Int, most: Int) -> LocalizedText {
    low == high
      ? LocalizedText("exponent \(low)", "指数部 \(low)")
      : LocalizedText("exponents \(low) to \(high), most often \(most)", "指数部 \(low)～\(high)、最頻値 \(most)")
  }

  /// Periodic messages: whose, how many, how often.
  package static func stream(
    _ stream: ContextStream, interval: String?, longestGap: String
  ) -> LocalizedText {
    var en = [stream.count.grouped]
    var ja = ["\(stream.count.grouped) 個"]
    if let interval {
      en += ["one in \(interval) on average", "longest gap \(longestGap)"]
      ja += ["平均間隔 \(interval)", "最大間隔 \(longestGap)"]
    }
    if stream.missing > 0 {
      en.append("\(stream.missing.grouped) numbers missing")
      ja.append("欠番 \(stream.missing.grouped) 個")
    }
    if let clock = stream.clock?.phrase {
      en.append(clock.en)
      ja.append(clock[.ja])
    }
    return LocalizedText(
      "\(stream.name) \(stream.messages), from \(stream.sender): \(en.joined(separator: ", "))",
      "\(stream.name) \(stream.messages)、送信元 \(stream.sender)：\(ja.joined(separator: "、"))")
  }
}

extension AnnouncedClock {
  package var phrase: LocalizedText {
    let changed = changes == 0 ? "" : ", changed \(changes == 1 ? "once" : "\(changes) times")"
    return LocalizedText(
      "clock class \(clockClass), grandmaster \(grandmaster)\(changed)",
      "clockClass \(clockClass)、グランドマスタ \(grandmaster)" + (changes == 0 ? "" : "、変更 \(changes) 回"))
  }
}

extension ResolvedParameter {
  /// The provenance of what `--set` gives.
  package static let commandLine = "command line"
}
