extension Phrase {
  /// Parts of a sentence, one after the other.
  package static func clauses(_ texts: [LocalizedText]) -> LocalizedText {
    LocalizedText(texts.map(\.en).joined(separator: "; "), texts.map { $0[.ja] }.joined(separator: "、"))
  }

  /// Things in a row.
  package static func list(_ texts: [LocalizedText]) -> LocalizedText {
    LocalizedText(texts.map(\.en).joined(separator: ", "), texts.map { $0[.ja] }.joined(separator: "、"))
  }
}

extension Statement {
  /// An argument; empty where a record lacks it.
  fileprivate subscript(_ place: Int) -> String {
    arguments.indices.contains(place) ? arguments[place] : ""
  }

  /// Arguments from a place on, of which one is meant.
  private func oneOf(from place: Int) -> LocalizedText {
    let names = arguments.dropFirst(place)
    return LocalizedText(names.joined(separator: " or "), names.joined(separator: " または "))
  }

  /// `frame 4`, `frames 4 to 9`; the verb of one, and of several.
  private func frames(_ one: String, _ several: String) -> LocalizedText {
    self[0] == self[1]
      ? LocalizedText("frame \(self[0]) \(one)", "フレーム \(self[0]) ")
      : LocalizedText("frames \(self[0]) to \(self[1]) \(several)", "フレーム \(self[0])～\(self[1]) ")
  }

  /// A frame by its number; what is said of a witness calls its own frame `this frame`.
  private func frame(_ place: Int, of witness: Int?) -> LocalizedText {
    witness.map { "\($0)" } == self[place]
      ? LocalizedText("this frame", "このフレーム") : LocalizedText("frame \(self[place])", "フレーム \(self[place]) ")
  }

  /// The statement in words.
  ///
  /// - Parameter witness: the frame that it is about.
  public func text(of witness: Int? = nil) -> LocalizedText {
    switch code {
    case .expression: LocalizedText(self[0], self[0])
    case .noEvent: LocalizedText("no \(self[0])", "\(self[0]) がないこと")
    case .announcedCells:
      LocalizedText(
        "cells that \(self[0]) in \(frame(1, of: witness).en) announces",
        "\(frame(1, of: witness)[.ja])の \(self[0]) が指示したセル")
    case .eachCellOnce: LocalizedText("each cell once", "各セルは 1 回のみ")
    case .announcement: LocalizedText("\(self[0]) with this key", "同じキーの \(self[0])")
    case .announcementFirst:
      LocalizedText("before the first \(self[0]) that it announces", "指示対象の最初の \(self[0]) より前")
    case .allCells:
      LocalizedText(
        "\(self[0]) with all \(self[1]) cells, at the latest \(self[2]) later",
        "遅くとも \(self[2]) 後までに、全 \(self[1]) セルの \(self[0])")
    case .noneWithCells: LocalizedText("no \(self[0]) with these cells", "これらのセルの \(self[0]) がないこと")
    case .cellsOfItsOwn: LocalizedText("cells that no other event takes", "他のイベントが使用しないセル")
    case .unchanged: LocalizedText("\(self[0]) stays \(self[1])", "\(self[0]) は \(self[1]) のまま")
    case .stillAbsent: LocalizedText("\(self[0]) stays absent", "\(self[0]) はないまま")
    case .answer: LocalizedText("an answer", "応答")
    case .answerWithin: LocalizedText("an answer within \(self[0])", "\(self[0]) 以内の応答")
    case .answerOrMissing:
      LocalizedText("an answer; it is missing after \(self[0])", "応答（\(self[0]) を過ぎれば応答なしとする）")
    case .answerByFrame:
      LocalizedText(
        "an answer no later than in \(frame(0, of: witness).en)", "遅くとも\(frame(0, of: witness)[.ja])での応答")
    case .oneAnswer:
      LocalizedText(
        "one answer to the request in \(frame(0, of: witness).en)",
        "\(frame(0, of: witness)[.ja])の要求に対する応答は 1 つ")
    case .requestOfAnswer: LocalizedText("a request that this is the answer to", "この応答に対応する要求")
    case .noOtherRequest:
      LocalizedText(
        "no request with this key while the one in \(frame(0, of: witness).en) is open",
        "\(frame(0, of: witness)[.ja])の要求が未完了の間、同じキーの要求がないこと")
    case .advance: LocalizedText("\(self[0]) moves on from slot to slot", "\(self[0]) がスロットごとに進むこと")
    case .valueOnce: LocalizedText("each \(self[0]) once", "\(self[0]) の各値は 1 回のみ")
    case .above: LocalizedText("\(self[0]) above \(self[1])", "\(self[0]) は \(self[1]) より大きい")
    case .numberBetween:
      LocalizedText(
        "\(self[0]) = \(self[1]) between frame \(self[2]) and this one",
        "フレーム \(self[2]) とこのフレームの間に \(self[0]) = \(self[1])")
    case .numbersBetween:
      LocalizedText(
        "\(self[0]) = \(self[1]) to \(self[2]) between frame \(self[3]) and this one",
        "フレーム \(self[3]) とこのフレームの間に \(self[0]) = \(self[1])～\(self[2])")
    case .spreadWithin:
      LocalizedText("\(self[0]), so a spread of at most \(self[1])", "\(self[0])（値の広がりは \(self[1]) 以下）")
    case .allowedIn: LocalizedText("in \(self[0]): \(self[1])", "状態 \(self[0]) では \(self[1])")
    case .nothingAllowedIn: LocalizedText("in \(self[0]): nothing", "状態 \(self[0]) では何も許されない")
    case .otherStateAtEnd:
      LocalizedText(
        "another state than \(oneOf(from: 0).en) at the end of the capture",
        "キャプチャの終わりに \(oneOf(from: 0)[.ja]) 以外の状態")
    case .value: LocalizedText("\(self[0]) = \(self[1])", "\(self[0]) = \(self[1])")
    case .absent: LocalizedText("\(self[0]) is absent", "\(self[0]) がない")
    case .inState:
      LocalizedText("\(self[0]) in \(oneOf(from: 1).en)", "状態 \(oneOf(from: 1)[.ja]) での \(self[0])")
    case .stateKept:
      LocalizedText(
        "nothing in the \(self[0]) ms after \(frame(1, of: witness).en) leads out of it",
        "\(frame(1, of: witness)[.ja])の後 \(self[0]) ms の間、この状態のまま遷移していない")
    case .rowNotAnnounced:
      LocalizedText("\(self[0]) \(self[1]) is not announced", "\(self[0]) \(self[1]) は指示されていない")
    case .rowAnnounced:
      LocalizedText(
        "\(self[0]) \(self[1]) is announced with \(self[2]) \(self[3])",
        "\(self[0]) \(self[1]) で指示されているのは \(self[2]) \(self[3])")
    case .rowRepeated:
      LocalizedText(
        "\(self[0]) \(self[1]) was already delivered, first in \(frame(2, of: witness).en)",
        "\(self[0]) \(self[1]) は\(frame(2, of: witness)[.ja])ですでに配信されている")
    case .noneAround:
      LocalizedText(
        "none before \(frame(0, of: witness).en), and none in the \(self[1]) after it",
        "\(frame(0, of: witness)[.ja])の前にも、その後 \(self[1]) の間にもない")
    case .cameBefore:
      LocalizedText(
        "the first one came in \(frame(0, of: witness).en), \(self[1]) before",
        "\(self[1]) 前の\(frame(0, of: witness)[.ja])ですでに送信されている")
    case .otherCells:
      LocalizedText(
        "\(frames("brings", "bring").en) other cells, and none of these",
        "\(frames("", "")[.ja])にあるのは別のセルのみで、対象のセルはない")
    case .noneFrom:
      LocalizedText(
        "none from \(frame(0, of: witness).en) to \(self[1]) after \(frame(2, of: witness).en)",
        "\(frame(0, of: witness)[.ja])から、\(frame(2, of: witness)[.ja])の \(self[1]) 後までの間にない")
    case .cellsDelivered:
      LocalizedText(
        "\(frames("brings", "bring").en) \(self[2])", "\(frames("", "")[.ja])で \(self[2]) セルを配信")
    case .rowLacks:
      LocalizedText(
        "\(self[0]) \(self[1]) lacks \(self[2]) \(self[3])",
        "\(self[0]) \(self[1]) に \(self[2]) \(self[3]) がない")
    case .moreRows: LocalizedText("and \(self[0]) more", "ほか \(self[0]) 行")
    case .broughtAs:
      LocalizedText(
        "\(frame(0, of: witness).en) brings these cells as \(self[1]) \(self[2]) instead of \(self[3])",
        "\(frame(0, of: witness)[.ja])がこれらのセルを \(self[1]) \(self[3]) ではなく \(self[2]) として送信している")
    case .sentForOther:
      LocalizedText(
        "\(self[0]) \(self[1]) was sent for the cells that \(frame(2, of: witness).en) announces as \(self[0]) "
          + "\(self[3])",
        "\(frame(2, of: witness)[.ja])が \(self[0]) \(self[3]) として指示したセルが、\(self[0]) \(self[1]) で送信された")
    case .someInFrame:
      LocalizedText("\(frame(0, of: witness).en) has some", "\(frame(0, of: witness)[.ja])に含まれる")
    case .cellsTaken:
      LocalizedText(
        "frame \(self[0]) takes rows \(self[1]) to \(self[2]), columns \(self[3]) to \(self[4])",
        "フレーム \(self[0]) が行 \(self[1])～\(self[2])、列 \(self[3])～\(self[4]) を使用している")
    case .noneAfter:
      LocalizedText(
        "none in the \(self[0]) after \(frame(1, of: witness).en)",
        "\(frame(1, of: witness)[.ja])の後 \(self[0]) の間にない")
    case .noneInMessage:
      LocalizedText(
        "none from \(frame(0, of: witness).en) to the end of that message",
        "\(frame(0, of: witness)[.ja])からそのメッセージの終わりまでの間にない")
    case .answerAfter:
      LocalizedText(
        "the answer in \(frame(0, of: witness).en) comes after \(self[1])",
        "\(frame(0, of: witness)[.ja])の応答は \(self[1]) 後")
    case .anotherAnswer:
      LocalizedText(
        "another one after that in \(frame(0, of: witness).en)", "\(frame(0, of: witness)[.ja])の応答に続く 2 つ目の応答"
      )
    case .requestForOtherSide:
      LocalizedText(
        "the open request in \(frame(0, of: witness).en) is for the other side to answer",
        "\(frame(0, of: witness)[.ja])の未完了の要求に応答すべきなのは対向装置である")
    case .noOpenRequest: LocalizedText("no request with this key is open", "同じキーの未完了の要求がない")
    case .secondRequest: LocalizedText("a second one \(self[0]) later", "\(self[0]) 後に 2 つ目の要求")
    case .valueOfSlotsBefore:
      LocalizedText(
        "\(self[0]) = \(self[1]), as at the start of the \(self[2]) slots before",
        "\(self[0]) = \(self[1])（直前の \(self[2]) スロットの先頭と同じ）")
    case .valueAgain:
      LocalizedText(
        "\(self[0]) = \(self[1]) again with the same content as \(frame(2, of: witness).en)",
        "\(self[0]) = \(self[1]) が\(frame(2, of: witness)[.ja])と同じ内容で繰り返されている")
    case .continues: LocalizedText("\(self[0]) continues at \(self[1])", "\(self[0]) の次の値は \(self[1])")
    case .numberMissing: LocalizedText("\(self[0]) was not received", "\(self[0]) は受信されていない")
    case .numbersMissing:
      LocalizedText("\(self[0]) to \(self[1]) were not received", "\(self[0])～\(self[1]) は受信されていない")
    case .someNumbersMissing:
      LocalizedText(
        "\(self[0]) of the numbers \(self[1]) to \(self[2]) were not received",
        "\(self[1])～\(self[2]) のうち \(self[0]) 個は受信されていない")
    case .statistic:
      LocalizedText(
        "\(self[0]) = \(self[1]) over \(self[2]) \(self[2] == "1" ? "event" : "events")",
        "\(self[0]) = \(self[1])（イベント \(self[2]) 件）")
    case .slightlyMore:
      LocalizedText("\(self[0]) and less than \(self[1]) more", "\(self[0])（端数 \(self[1]) 未満を加算）")
    case .slightlyLess:
      LocalizedText("\(self[0]) and less than \(self[1]) less", "\(self[0])（端数 \(self[1]) 未満を減算）")
    case .spread:
      LocalizedText("the numbers of \(self[0]) spread over \(self[1])", "\(self[0]) の値の広がりは \(self[1])")
    }
  }
}
