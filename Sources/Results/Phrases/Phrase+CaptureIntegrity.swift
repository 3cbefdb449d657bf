extension Phrase {
  /// A capture that a record does not name.
  package static func unnamedCapture(_ number: Int) -> LocalizedText {
    LocalizedText("capture \(number)", "キャプチャ \(number)")
  }

  /// `downlink` or `uplink`.
  static func direction(_ name: String) -> LocalizedText {
    LocalizedText(name, name == "uplink" ? "上りリンク" : "下りリンク")
  }
}

/// Observations about captures that take more than a sentence's worth of numbers.
extension IntegrityEntry {
  var microseconds: String { number("microseconds").grouped }

  /// What becomes of what a border between files cuts.
  static let openAtBorder = LocalizedText(
    "what was open there is judged by what was seen, and what follows as at the start of a capture",
    "境界で未完了のものは観測された範囲で判定し、以降はキャプチャの開始時と同様に扱う")

  var damagedSentence: LocalizedText {
    let reason = damageReason
    return LocalizedText(
      "is damaged at byte \(number("offset")), after frame \(number("frame")): \(reason.en)",
      "はバイト \(number("offset"))（フレーム \(number("frame")) の後）で破損している：\(reason[.ja])")
  }

  /// What a program or the system said, and how the bytes contradict the format.
  private var damageReason: LocalizedText {
    let messages = ["program", "system"].compactMap(text).map { LocalizedText($0, $0) }
    let cause = text("cause").flatMap(DamageCode.init)
    return Phrase.clauses(messages + [cause.map(damage)].compactMap { $0 })
  }

  private func damage(_ code: DamageCode) -> LocalizedText {
    func n(_ name: String) -> String { "\(number(name))" }
    switch code {
    case .cut:
      return LocalizedText(
        "the file ends inside a record: \(n("needed")) bytes are needed, \(n("left")) are left",
        "レコードの途中でファイルが終わっている（必要 \(n("needed")) バイト、残り \(n("left")) バイト）")
    case .recordTooLong:
      return LocalizedText(
        "a record claims \(n("length")) bytes, more than the \(n("limit")) that a frame may have",
        "レコードの長さ \(n("length")) バイトが、フレームの上限 \(n("limit")) バイトを超えている")
    case .anotherFile:
      return LocalizedText(
        "the header of another capture file stands where a record should begin",
        "レコードの開始位置に別のキャプチャファイルのヘッダがある")
    case .blockLength:
      return LocalizedText(
        "a block claims a length of \(n("length")) (at least 12, a multiple of 4)",
        "ブロックの長さ \(n("length")) が不正である（12 以上、4 の倍数）")
    case .blockTooShort:
      return LocalizedText(
        "a block of type \(n("type")) has only \(n("length")) bytes",
        "種別 \(n("type")) のブロックが \(n("length")) バイトしかない")
    case .trailer:
      return LocalizedText(
        "a block begins with the length \(n("leading")) and ends with the length \(n("trailing"))",
        "ブロックの先頭の長さ \(n("leading")) と末尾の長さ \(n("trailing")) が一致しない")
    case .capturedLength:
      return LocalizedText(
        "a block of \(n("block-length")) bytes claims to hold a frame of \(n("length")) bytes",
        "\(n("block-length")) バイトのブロックに \(n("length")) バイトのフレームがあるとされている")
    case .unknownInterface:
      return LocalizedText(
        "a block refers to interface \(n("interface")), but the section describes \(n("described")) so far",
        "ブロックがインタフェース \(n("interface")) を参照しているが、セクションの記述は \(n("described")) 個である")
    case .tooManyInterfaces:
      return LocalizedText("too many interfaces are described", "インタフェースの記述が多すぎる")
    case .options:
      return LocalizedText(
        "the options of a block reach beyond its end", "ブロックのオプションが末尾を超えている")
    case .byteOrder:
      return LocalizedText(
        "a section begins with the byte-order mark \(n("mark"))",
        "セクションのバイトオーダーマーク \(n("mark")) が不正である")
    case .version:
      return LocalizedText(
        "version \(n("major")).\(n("minor")) is not supported", "バージョン \(n("major")).\(n("minor")) は未対応である")
    case .cutShort:
      return LocalizedText(
        "the file was cut short from \(n("before")) to \(n("after")) bytes while it was read",
        "読み込み中にファイルが \(n("before")) バイトから \(n("after")) バイトに短縮された")
    case .unreadable:
      return LocalizedText("a part of the file can't be read", "ファイルの一部を読み取れない")
    }
  }

  /// Blocks of a private type, or of an enterprise.
  var unreadBlocksSentence: LocalizedText {
    let count = number("count").grouped
    guard numbers.contains(where: { $0.name == "type" }) else {
      let enterprise = number("enterprise")
      return LocalizedText(
        "\(count) custom blocks of enterprise \(enterprise) are not read",
        "企業番号 \(enterprise) のカスタムブロック \(count) 個を読み込んでいない")
    }
    let type = "0x" + String(number("type"), radix: 16, uppercase: true)
    return LocalizedText(
      "\(count) blocks of the private type \(type) are not read",
      "プライベート種別 \(type) のブロック \(count) 個を読み込んでいない")
  }

  var clockStepSentence: LocalizedText {
    let count = number("count")
    let times = count == 1 ? "once" : "\(count.grouped) times"
    let limit = number("limit") / 1000
    guard numbers.contains(where: { $0.name == "frame" }) else {
      return LocalizedText(
        "the capture clock goes back \(times) by more than \(limit) µs",
        "キャプチャのクロックが \(limit) µs を超えて後戻りした箇所が \(count.grouped) 箇所ある")
    }
    let (frame, step) = (number("frame"), (number("backwards") / 1000).grouped)
    return LocalizedText(
      "the capture clock goes back \(times) by more than \(limit) µs, \(count == 1 ? "" : "first ")at frame \(frame) by "
        + "\(step) µs",
      "キャプチャのクロックが \(limit) µs を超えて後戻りした箇所が \(count.grouped) 箇所ある"
        + "（\(count == 1 ? "" : "最初は")フレーム \(frame) で \(step) µs）")
  }

  var copiesSentence: LocalizedText {
    let (count, total, apart) = (number("count").grouped, number("of").grouped, number("most-apart"))
    let stamps = apart < 1_000 ? "\(apart) ns" : "\((apart / 1_000).grouped) µs"
    let isUncertain = code == .copiesApart
    return LocalizedText(
      "\(count) of \(total) frames were also captured by another file or interface, with time stamps up to \(stamps) "
        + "apart: each frame was judged once, with its earlier time stamp"
        + (isUncertain
          ? "; the clocks of the captures differ, so that times and the order of frames are not certain"
          : ""),
      "\(total) フレーム中 \(count) 個は別のファイルまたはインタフェースにも記録されている（タイムスタンプの差は最大 \(stamps)）。"
        + "各フレームは早い方のタイムスタンプで 1 回だけ判定した"
        + (isUncertain ? "。キャプチャ間でクロックが異なるため、時刻とフレームの順序は確定できない" : ""))
  }

  var forwardStepSentence: LocalizedText {
    let count = number("count")
    let pauses = count == 1 ? "a pause" : "\(count.grouped) pauses"
    let (pause, step) = ((number("pause") / 1_000).grouped, (number("forwards") / 1_000_000).grouped)
    return LocalizedText(
      "after \(pauses) the radio frame numbers do not fit the capture clock, \(count == 1 ? "" : "first ")after "
        + "\(pause) µs by \(step) ms, or 2.56 s more: the clock of the capture or that of the units has stepped forward; no "
        + "unit is charged with it",
      "無通信区間の後、無線フレーム番号がキャプチャのクロックと整合しない箇所が \(count.grouped) 箇所ある（\(count == 1 ? "" : "最初は")"
        + "無通信 \(pause) µs の後に \(step) ms、またはこれに 2.56 s を加えた差）。キャプチャまたは装置のクロックが進んだとみられ、"
        + "どの装置の不適合ともしない")
  }

  var flowMapSentence: LocalizedText {
    let count = number("count")
    let unusable = number("unusable")
    let options = text("options")
    let limit = number("limit").grouped
    return LocalizedText(
      "the flow map at byte \(number("offset")) has settings for "
        + "\(count == 1 ? "one kind of flows" : "\(count.grouped) kinds of flows")"
        + (options.map { "; its options \($0) are not read" } ?? "")
        + (unusable == 0
          ? ""
          : "; \(unusable.grouped) of its items are not used, without an eAxC ID of 16 bits or after the first \(limit)"),
      "バイト \(number("offset")) のフローマップに \(count.grouped) 種類のフローの設定がある"
        + (options.map { "。オプション \($0) は読み込んでいない" } ?? "")
        + (unusable == 0
          ? "" : "。16 ビットの eAxC ID がないか \(limit) 件を超える項目 \(unusable.grouped) 件は使用しない"))
  }

  var timeBaseSentence: LocalizedText {
    let scale = text("scale") ?? ""
    let seen = Phrase.clauses(grounds.map(\.text))
    let why: LocalizedText
    if let other = text("looks-like") {
      why = LocalizedText("they look like \(other)", "\(other) とみられる")
    } else if numbers.contains(where: { $0.name == "frames" }) {
      let frames = number("frames")
      why = LocalizedText(
        "the frame numbers are \(frames) frames off, or alpha and beta are others",
        "フレーム番号が \(frames) フレームずれているか、alpha と beta が異なる")
    } else {
      why = LocalizedText(
        "no time scale explains it: the clock of the capture, alpha and beta, or the O-DU is off",
        "どの時系でも説明できない。キャプチャのクロック、alpha と beta、または O-DU に誤りがある")
    }
    return LocalizedText(
      "\(seen.en) if the time stamps are \(scale), as the profile says; \(why.en)",
      "タイムスタンプがプロファイルのとおり \(scale) であるとすると、\(seen[.ja])。\(why[.ja])")
  }

  var borderSentence: LocalizedText {
    let (count, jumps) = (number("count"), number("jumps"))
    let missing =
      count == 1
      ? LocalizedText(
        "frames \(jumps == 1 ? "are" : "may be") missing between the file or section before and this one",
        "直前のファイルまたはセクションとの間でフレームが欠けている\(jumps == 1 ? "" : "可能性がある")")
      : LocalizedText(
        "frames are or may be missing at \(count.grouped) borders of it with files or sections before",
        "前のファイルまたはセクションとの境界 \(count.grouped) 箇所でフレームが欠けているか、その可能性がある")
    let why =
      jumps == 0
      ? LocalizedText("no message counter shows that none is", "メッセージのカウンタからは欠落の有無を確認できない")
      : count == 1
        ? LocalizedText("message counters jump", "メッセージのカウンタが飛んでいる")
        : LocalizedText(
          "message counters jump over \(jumps.grouped) of them", "うち \(jumps.grouped) 箇所でメッセージのカウンタが飛んでいる")
    return LocalizedText(
      "\(missing.en), \(microseconds) µs in all: \(why.en); \(Self.openAtBorder.en)",
      "\(missing[.ja])（計 \(microseconds) µs）：\(why[.ja])。\(Self.openAtBorder[.ja])")
  }

  var oneWaySentence: LocalizedText {
    let (count, total) = (number("count").grouped, number("of").grouped)
    let why =
      number("both-are-shown") != 0
      ? LocalizedText(
        "the other side is silent, since the profile says that the capture shows both directions",
        "プロファイルでは両方向のキャプチャとされているため、対向側は送信していないとみなす")
      : LocalizedText(
        "what the other side owes is not in the capture", "対向側が送信すべきものはキャプチャに含まれない")
    return LocalizedText(
      "\(count) of \(total) unit pairs show frames of one sender only: \(why.en)",
      "装置の組 \(total) 組中 \(count) 組は一方の送信フレームのみである。\(why[.ja])")
  }

  var lossSentence: LocalizedText {
    let (count, total) = (number("count").grouped, number("of").grouped)
    let (others, ofOthers) = (number("other-count").grouped, number("other-of").grouped)
    let (unit, other) = (text("unit") ?? "", text("other") ?? "")
    let losses = LocalizedText(
      "\(count) of \(total) messages of \(unit) and \(others) of \(ofOthers) of \(other) are missing by their sequence "
        + "numbers",
      "シーケンス番号によれば、\(unit) の \(total) メッセージ中 \(count) 個、\(other) の \(ofOthers) メッセージ中 \(others) 個が欠けている")
    if number("lossless") != 0 {
      return LocalizedText(
        "\(losses.en); the profile says that the capture is lossless, so the senders or the network lost them",
        "\(losses[.ja])。プロファイルではキャプチャに欠落がないとされているため、送信側またはネットワークで失われたとみなす")
    }
    let counter = number("counter") != 0
    return LocalizedText(
      "\(losses.en): losses on both sides point at the capture\(counter ? "" : ", which has no drop counter"); what is "
        + "missing between these units is inconclusive",
      "\(losses[.ja])。双方の欠落はキャプチャに原因があるとみられ\(counter ? "" : "（破棄カウンタなし）")、両装置間で欠けているものは判定不能とする")
  }

  var gapSentence: LocalizedText {
    let (count, units) = (number("count"), text("units"))
    return LocalizedText(
      "\(count == 1 ? "1 gap" : "\(count.grouped) gaps") in SCTP associations: the capture lacks messages"
        + (units.map { " between \($0)" } ?? ""),
      "SCTP アソシエーションに欠落が \(count.grouped) 箇所ある：\(units.map { "\($0) の間の" } ?? "")メッセージがキャプチャされていない")
  }

  /// The names of a flow and of the other VLAN that it comes in.
  var vlans: LocalizedText {
    let (flow, other) = (text("first") ?? "", number("vlan"))
    return LocalizedText("\(flow) and VLAN \(other)", "\(flow) および VLAN \(other)")
  }
}
