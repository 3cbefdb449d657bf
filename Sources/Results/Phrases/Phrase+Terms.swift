internal import Events

/// What holds for a requirement, a waiver or a list, in a few words.
extension Phrase {
  package static func waiver(_ waiver: Waiver) -> LocalizedText {
    let ticket = waiver.ticket.map { " (\($0))" } ?? ""
    return LocalizedText(
      "accepted by \(waiver.acceptedBy): \(waiver.reason)\(ticket), expires \(waiver.expires)",
      "承認者 \(waiver.acceptedBy)：\(waiver.reason)\(ticket)、有効期限 \(waiver.expires)")
  }

  package static func waivers(_ day: String) -> LocalizedText {
    LocalizedText("Waivers on \(day)", "特別採用（\(day) 現在）")
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

  /// The counts in words, with all instances ahead of them.
  package static func tally(_ tally: Tally) -> LocalizedText {
    let counts = tally.phrase
    let all = counted(tally.instances, "instance")
    return LocalizedText(
      counts.en.isEmpty ? all : "\(all), \(counts.en)",
      "判定対象 \(tally.instances.grouped) 件" + (counts.en.isEmpty ? "" : "（\(counts[.ja])）"))
  }

  package static func citation(_ citation: Citation) -> LocalizedText {
    LocalizedText(
      "\(citation.document) \(citation.version), clause \(citation.clause)",
      "\(citation.document) \(citation.version)、箇条 \(citation.clause)")
  }

  /// What a waiver is for, by whom, and what it accepts in the run.
  package static func statement(_ statement: WaiverStatement) -> LocalizedText {
    let (id, unit) = (statement.waiver.requirement, statement.waiver.unit)
    let waiver = waiver(statement.waiver)
    let accepted = statement.accepted.joined(separator: ", ")
    return LocalizedText(
      "\(id)\(unit.map { " of \($0)" } ?? ""), \(waiver.en) (\(statement.place))"
        + (accepted.isEmpty ? "" : "; accepts \(accepted)"),
      "\(unit.map { "\($0) の " } ?? "")\(id)、\(waiver[.ja])（\(statement.place)）"
        + (accepted.isEmpty ? "" : "、対象の不適合：\(accepted)"))
  }

  /// `assert: payloadVersion == 1 → payloadVersion in [1, 2]`
  package static func change(_ departure: Departure) -> LocalizedText {
    LocalizedText(
      departure.change, "\(departure.key)：\(departure.before ?? "指定なし") → \(departure.after)")
  }

  /// Change, place and reason on one line.
  package static func departure(_ departure: Departure) -> LocalizedText {
    let change = change(departure)
    return LocalizedText(
      "\(change.en) (\(departure.place): \(departure.reason))",
      "\(change[.ja])（\(departure.place)：\(departure.reason)）")
  }

  /// A name and what is said of it.
  package static func named(_ name: LocalizedText, _ text: LocalizedText) -> LocalizedText {
    LocalizedText("\(name.en): \(text.en)", "\(name[.ja])：\(text[.ja])")
  }

  /// Octets as Wireshark counts them, and bits.
  package static func place(_ bits: Range<Int>) -> LocalizedText {
    let (first, last) = (bits.lowerBound / 8, (bits.upperBound - 1) / 8)
    let octets =
      first == last
      ? LocalizedText("octet \(first)", "オクテット \(first)")
      : LocalizedText("octets \(first) to \(last)", "オクテット \(first)～\(last)")
    guard bits.lowerBound % 8 != 0 || bits.upperBound % 8 != 0 else { return octets }
    return bits.count == 1
      ? LocalizedText("\(octets.en), bit \(bits.lowerBound)", "\(octets[.ja])、ビット \(bits.lowerBound)")
      : LocalizedText(
        "\(octets.en), bits \(bits.lowerBound) to \(bits.upperBound - 1)",
        "\(octets[.ja])、ビット \(bits.lowerBound)～\(bits.upperBound - 1)")
  }
}
