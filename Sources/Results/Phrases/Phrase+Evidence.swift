/// What is shown of frames: their bytes, cells and neighbours.
extension Phrase {
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
}
