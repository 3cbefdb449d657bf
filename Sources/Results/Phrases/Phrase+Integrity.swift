extension IntegrityEntry {
  /// The observation in a sentence, with the name of the capture that it is about.
  func text(_ captures: [CaptureDescription]) -> LocalizedText {
    guard let capture else { return sentence }
    let name = captures.indices.contains(capture) ? captures[capture].name : nil
    let subject = name.map { LocalizedText($0, $0) } ?? Phrase.unnamedCapture(capture)
    let sentence = sentence
    guard code == .damaged || code == .partial else {
      return LocalizedText("\(subject.en): \(sentence.en)", "\(subject[.ja])：\(sentence[.ja])")
    }
    return LocalizedText("\(subject.en) \(sentence.en)", "\(subject[.ja]) \(sentence[.ja])")
  }

  /// `count` and `of` with commas between groups of three digits.
  private var count: String { number("count").grouped }
  private var total: String { number("of").grouped }

  /// `1 frame was`, `2 frames were`.
  private func counted(_ one: String, _ several: String) -> String {
    number("count") == 1 ? "1 \(one)" : "\(count) \(several)"
  }

  private func said(_ name: String) -> String { text(name) ?? "" }

  private var sentence: LocalizedText {
    switch code {
    // The files.
    case .damaged: damagedSentence
    case .drops:
      LocalizedText(
        "\(counted("frame was", "frames were")) dropped by the capturing host",
        "キャプチャしたホストで \(count) フレームが破棄された")
    case .truncated:
      LocalizedText(
        "\(count) of \(total) frames were cut by the snap length; what needs the missing bytes is inconclusive",
        "\(total) フレーム中 \(count) フレームがスナップ長で切り詰められている。欠けたバイトを要する判定は判定不能とする")
    case .alikeLengths:
      LocalizedText(
        "\(counted("frame claims", "frames claim")) more bytes than captured, and no frame of the file is longer: the "
          + "capture seems to have cut them without saying so; what needs the missing bytes is inconclusive",
        "\(count) フレームが示す長さは記録されたバイト数を超え、ファイル内にこれより長いフレームはない。キャプチャが記録なしに"
          + "切り詰めたとみられる。欠けたバイトを要する判定は判定不能とする")
    case .partial: LocalizedText("was not read to its end", "は最後まで読み込まれていない")
    case .resolution:
      LocalizedText("time stamps count \(said("resolution"))", "タイムスタンプの分解能は \(said("resolution")) である")
    case .clockStep: clockStepSentence
    case .forwardStep: forwardStepSentence
    case .inversions:
      LocalizedText(
        number("count") == 1
          ? "a time stamp is up to 10 µs before the one ahead of it"
          : "\(count) time stamps are up to 10 µs before the one ahead of them",
        "直前より最大 10 µs 前のタイムスタンプが \(count) 件ある")
    case .framesWithoutTime:
      LocalizedText("\(counted("frame has", "frames have")) no time stamp", "タイムスタンプのないフレームが \(count) 個ある")
    case .flowMap: flowMapSentence
    case .otherBlocks:
      LocalizedText(
        "blocks of a test tool that are not read: \(said("names"))", "読み込んでいない試験ツールのブロック：\(said("names"))")
    case .moreBlocks:
      LocalizedText(
        "\(count) more blocks of a test tool are not read", "ほかに試験ツールのブロック \(count) 個を読み込んでいない")
    case .unreadBlocks: unreadBlocksSentence
    // Frames.
    case .linkType:
      LocalizedText(
        "\(counted("frame has", "frames have")) the link layer \(said("name")), which is not supported: nothing in them "
          + "was read", "リンク層 \(said("name")) の \(count) フレームは未対応のため、内容を読み込んでいない")
    case .cutFrames:
      LocalizedText(
        "\(counted("frame was", "frames were")) cut by the snap length before the payload: content unknown",
        "ペイロードより前でスナップ長により切り詰められた \(count) フレームの内容は不明である")
    case .unreadableFrames:
      LocalizedText(
        "\(counted("frame has", "frames have")) impossible headers, first frame \(number("frame")): \(said("reason"))",
        "ヘッダが不正なフレームが \(count) 個ある。最初はフレーム \(number("frame"))（\(said("reason"))）")
    case .lostFragments:
      LocalizedText(
        "\(counted("fragmented IP datagram lacks a part or contradicts itself and was", "fragmented IP datagrams lack a part or contradict themselves and were")) not read",
        "フラグメント化された IP データグラム \(count) 個は、一部が欠けているか矛盾しているため読み込んでいない")
    case .openFragments:
      LocalizedText(
        "\(counted("fragmented IP datagram was", "fragmented IP datagrams were")) given up: too many were open at a time",
        "同時に再構成中の IP データグラムが多すぎるため、\(count) 個を破棄した")
    case .duplicates:
      LocalizedText(
        "\(count) of \(total) messages come twice in a row: a mirror port, the capturing host or captures that overlap "
          + "show frames twice",
        "\(total) メッセージ中 \(count) 個が連続して重複している。ミラーポート、キャプチャしたホスト、または重なり合うキャプチャが同じフレームを二重に記録している")
    case .copies, .copiesApart: copiesSentence
    case .holes:
      LocalizedText(
        "\(counted("hole", "holes")) of the capture, \(microseconds) µs in all: all units are silent, and the counters of "
          + "both sides jump over the silence; what is missing there is charged to no unit",
        "キャプチャの空白 \(count) 箇所（計 \(microseconds) µs）：全装置が無通信となり、その前後で双方のカウンタが飛んでいる。"
          + "ここで欠けているものはどの装置の不適合ともしない")
    case .borders: borderSentence
    case .steppedBorders:
      LocalizedText(
        "by its time stamps it begins \((number("backwards") / 1_000).grouped) µs before the end of the file before it, but "
          + "its message counters are of another time: the clock has stepped, and the files were read one after the other; "
          + Self.openAtBorder.en,
        "タイムスタンプでは直前のファイルの終わりより \((number("backwards") / 1_000).grouped) µs 前に始まるが、メッセージのカウンタは別の時刻のものである。"
          + "クロックが変わったとみなし、ファイルを順に読み込んだ。\(Self.openAtBorder[.ja])")
    // The fronthaul.
    case .oneWayPairs: oneWaySentence
    case .otherDirection:
      LocalizedText(
        "the profile declares a capture of the \(said("direction")) only, but it has messages of the other direction: the "
          + "declaration is not used",
        "プロファイルでは\(Phrase.direction(said("direction"))[.ja])のみのキャプチャとされているが、逆方向のメッセージも含まれるため、この宣言は使用しない")
    case .bothSidesLose: lossSentence
    case .bothSidesReorder:
      LocalizedText(
        "\(count) of \(total) messages of \(said("unit")) and \(number("other-count").grouped) of "
          + "\(number("other-of").grouped) of \(said("other")) come after one with a higher sequence number: disorder on "
          + "both sides points at the capture, for example at time stamps that jitter; which message came first between "
          + "these units is not certain",
        "\(said("unit")) の \(total) メッセージ中 \(count) 個、\(said("other")) の \(number("other-of").grouped) メッセージ中 "
          + "\(number("other-count").grouped) 個が、より大きいシーケンス番号の後に現れている。双方の順序の乱れは、タイムスタンプの揺らぎなど"
          + "キャプチャに原因があるとみられ、両装置間のメッセージの前後関係は確定できない")
    case .sharedEAxC:
      LocalizedText(
        "\(counted("flow uses", "flows use")) several VLANs at a time, first \(vlans.en): if these are "
          + "several cells, declare a unit with `vlan` for each, or they are judged as one",
        "複数の VLAN を同時に使用するフローが \(count) 件ある。最初は \(vlans[.ja])。"
          + "別々のセルであれば、それぞれの装置を `vlan` で宣言する。宣言がなければ 1 つとして判定する")
    case .timeBase: timeBaseSentence
    case .cutMessages:
      LocalizedText(
        "\(count) messages or more lie beyond the snap length: their senders are not known",
        "\(count) 個以上のメッセージがスナップ長を超えており、送信元が不明である")
    case .flowLimit:
      LocalizedText(
        "\(counted("message belongs", "messages belong")) to more flows than are kept: they were not judged",
        "保持できるフロー数を超えたため、\(count) メッセージを判定していない")
    case .unitLimit:
      LocalizedText(
        "the capture has more than the \(number("limit").grouped) units that are told apart: \(count) addresses are "
          + "judged as one unit", "区別できる装置数 \(number("limit").grouped) を超えたため、\(count) 件のアドレスを 1 つの装置として扱った")
    case .unreadablePTP:
      LocalizedText(
        "\(counted("PTP message has an impossible or cut header and was", "PTP messages have impossible or cut headers and were")) left out",
        "ヘッダが不正または切り詰められた PTP メッセージ \(count) 個を除外した")
    case .manyPTPStreams:
      LocalizedText(
        "\(counted("PTP message belongs", "PTP messages belong")) to more streams than the \(number("limit").grouped) that "
          + "are told apart", "区別できる PTP ストリーム数 \(number("limit").grouped) を超えたメッセージが \(count) 個ある")
    // SCTP.
    case .unsureChecksums:
      LocalizedText(
        "\(count) of \(total) SCTP packets have a checksum that is wrong or 0: network cards fill it in after a capture on "
          + "the sending host",
        "\(total) 個中 \(count) 個の SCTP パケットのチェックサムが誤りまたは 0 である。送信ホストでキャプチャすると、ネットワークカードが計算する前の値が記録される")
    case .damagedPackets:
      LocalizedText(
        "\(count) of \(total) SCTP packets have a wrong checksum among right ones of their sender: they were left out, as "
          + "their receivers drop them",
        "\(total) 個中 \(count) 個の SCTP パケットのチェックサムのみが誤っている。受信側で破棄されるため除外した")
    case .chunkOrder:
      LocalizedText(
        "\(counted("SCTP data chunk comes after its acknowledgement", "SCTP data chunks come after their acknowledgements")): the capture is not in the order of transmission",
        "確認応答より後に現れる SCTP DATA チャンクが \(count) 個あり、キャプチャは送信順でない")
    case .unreadablePackets:
      LocalizedText(
        "\(count) SCTP packets, chunks or exported PDUs could not be read: nothing of them was judged",
        "SCTP のパケット、チャンクまたはエクスポートされた PDU \(count) 個を読み取れず、判定していない")
    case .incompleteMessages:
      LocalizedText(
        "\(counted("SCTP message has", "SCTP messages have")) no end in the capture: nothing of them was judged",
        "キャプチャ内で完結しない SCTP メッセージ \(count) 個を判定していない")
    case .associationGaps: gapSentence
    case .cutChunks:
      LocalizedText(
        "\(counted("SCTP chunk was", "SCTP chunks were")) cut by the snap length; messages may be missing",
        "SCTP チャンク \(count) 個がスナップ長で切り詰められており、メッセージが欠けている可能性がある")
    case .oneWayAssociations:
      LocalizedText(
        "\(count) of \(total) associations show one side only: what the other side answers is not in the capture, so what "
          + "it owes there is inconclusive",
        "\(total) 件中 \(count) 件のアソシエーションは片方向のみである。対向側の応答がキャプチャに含まれないため、その義務は判定不能とする")
    case .associationLimit:
      LocalizedText(
        "\(counted("SCTP association was", "SCTP associations were")) given up: more than \(number("limit").grouped) were open at a time",
        "同時に \(number("limit").grouped) 件を超えたため、SCTP アソシエーション \(count) 件の追跡を打ち切った")
    case .barePDULimit:
      LocalizedText(
        "\(counted("PDU without SCTP was", "PDUs without SCTP were")) left out: they are of more associations than are told apart",
        "区別できるアソシエーション数を超えたため、SCTP のない PDU \(count) 個を除外した")
    case .gapLimit:
      LocalizedText(
        "\(counted("gap in SCTP associations was", "gaps in SCTP associations were")) not waited for: too much had arrived after them",
        "後続のデータが多すぎるため、SCTP アソシエーションの欠落 \(count) 箇所の待機を打ち切った")
    case .lengthLimit:
      LocalizedText(
        "\(counted("SCTP message is longer than what is kept and was", "SCTP messages are longer than what is kept and were")) not read",
        "保持できる長さを超える SCTP メッセージ \(count) 個を読み込んでいない")
    case .openMessageLimit:
      LocalizedText(
        "parts of SCTP messages were given up \(number("count") == 1 ? "once" : "\(count) times"): too many were open",
        "未完了のデータが多すぎるため、SCTP メッセージの一部を \(count) 回破棄した")
    case .addressLimit:
      LocalizedText(
        "\(count) addresses, paths or tags of SCTP associations were not kept: they have too many",
        "SCTP アソシエーションのアドレス、パス、タグが多すぎるため、\(count) 件を保持していない")
    // Application protocols.
    case .encrypted:
      LocalizedText(
        "\(count) of \(total) messages of application protocols are encrypted: nothing of them was judged",
        "アプリケーションプロトコルの \(total) メッセージ中 \(count) 個は暗号化されており、判定していない")
    case .cutApplicationMessages:
      LocalizedText(
        "\(count) of \(total) messages of application protocols were cut by the snap length: what they began, answered or "
          + "ended is not known",
        "アプリケーションプロトコルの \(total) メッセージ中 \(count) 個がスナップ長で切り詰められており、それらによる開始・応答・終了は不明である")
    case .undecoded:
      LocalizedText(
        "\(count) of \(total) messages of application protocols could not be read to their end: they are judged as "
          + "malformed and taken to have no effect",
        "アプリケーションプロトコルの \(total) メッセージ中 \(count) 個を最後まで読み取れない。不正なメッセージとして判定し、効果はないものとみなす")
    case .connectionLimit:
      LocalizedText(
        "\(counted("UE connection was", "UE connections were")) not followed: too many were alive",
        "同時に存在する UE 接続が多すぎるため、\(count) 件を追跡していない")
    case .interfaceLimit:
      LocalizedText(
        "\(counted("association of application protocols was", "associations of application protocols were")) forgotten: too many were open",
        "アプリケーションプロトコルのアソシエーションが多すぎるため、\(count) 件を追跡していない")
    case .setUpLimit:
      LocalizedText(
        "\(counted("set-up of an interface was", "set-ups of interfaces were")) forgotten before the answer: too many were open",
        "未応答のインタフェース設定が多すぎるため、\(count) 件を追跡していない")
    case .resetLimit:
      LocalizedText(
        "\(counted("reset of an interface was", "resets of interfaces were")) forgotten before the answer: too many were open",
        "未応答のインタフェースリセットが多すぎるため、\(count) 件を追跡していない")
    case .instanceLimit:
      LocalizedText(
        "\(count) units were not told apart on the interface that they share: there are too many",
        "インタフェースを共有する装置が多すぎるため、\(count) 件を区別していない")
    case .waitLimit:
      LocalizedText(
        "\(counted("failure with a time to wait was", "failures with a time to wait were")) not remembered: there are too many",
        "待機時間を指定する失敗応答が多すぎるため、\(count) 件を保持していない")
    case .violationLimit:
      LocalizedText(
        "\(counted("message has", "messages have")) more violations, or list more connections, than are reported of one message",
        "1 メッセージで報告できる数を超える違反または接続を含むメッセージが \(count) 個ある")
    case .depthLimit:
      LocalizedText(
        "\(counted("message has", "messages have")) more parts, or deeper ones, than are read",
        "読み取れる要素数または階層の深さを超えるメッセージが \(count) 個ある")
    case .tunnelLimit:
      LocalizedText(
        "\(counted("message of F1-U belongs", "messages of F1-U belong")) to more tunnels than are followed: their order was not judged",
        "追跡できるトンネル数を超えたため、F1-U の \(count) メッセージの順序を判定していない")
    case .endpointLimit:
      LocalizedText(
        "\(counted("announced tunnel endpoint was", "announced tunnel endpoints were")) not remembered: there are too many, so "
          + "none counts as not announced",
        "通知されたトンネル端点が多すぎるため、\(count) 件を保持していない。このため、未通知とする端点はない")
    case .remark: LocalizedText(said("text"), said("text"))
    }
  }
}
