internal import Events
internal import Expressions
internal import Results

/// What a transaction rule says of requests and answers: the cold ways.
extension TransactionMatcher {
  private var expectation: [Statement] {
    guard let within = form.within else { return [Statement(.answer)] }
    return [Statement(form.isPatience ? .answerOrMissing : .answerWithin, durationText(within))]
  }

  /// A request that is still open at the end of the capture.
  @inline(never)
  func judgeOpen(
    _ place: Int, _ request: TransactionMemory.Request, _ end: Int64, _ ledger: inout Ledger
  ) {
    if isOver(request, at: end) {
      judgeMissing(place, request, until: end, &ledger)
    } else if isDoubtful(request) {
      ledger.inconclusive(rule, request.instance, reason: Self.mayBeAnswered)
    } else {
      _ = ledger.excuse(rule, request.instance, .behindEnd)
    }
  }

  /// What is wrong with the request may explain that there is no answer, and what is wrong with an answer that the other
  /// side could not take as one.
  private static func ties(_ request: TransactionMemory.Request) -> FailureTies {
    FailureTies(frames: request.strayAnswer < 0 ? [] : [request.strayAnswer])
  }

  private static let mayBeAnswered = Reason(.answerMayBeCut)

  /// A request whose time is over.
  @inline(never)
  func judgeMissing(
    _ place: Int, _ request: TransactionMemory.Request, until time: Int64, _ ledger: inout Ledger
  ) {
    guard form.detection == .unanswered else { return }
    guard !isDoubtful(request) else {
      ledger.inconclusive(rule, request.instance, reason: Self.mayBeAnswered)
      return
    }
    ledger.fail(
      rule, request.instance, cause: "unanswered", fields: witnessFields(place, request),
      expected: expectation,
      observed: [
        Statement(
          .noneAfter, durationText(TransactionMemory.passed(since: request, at: time)),
          "\(request.instance.frame)")
      ],
      ties: Self.ties(request))
  }

  /// A request whose answer was due in a message that is over.
  @inline(never)
  func judgeOverdue(
    _ place: Int, _ request: TransactionMemory.Request, _ frame: Int, _ ledger: inout Ledger
  ) {
    guard !isDoubtful(request) else {
      ledger.inconclusive(rule, request.instance, reason: Self.mayBeAnswered)
      return
    }
    ledger.fail(
      rule, request.instance, cause: "unanswered", fields: witnessFields(place, request), partner: frame,
      expected: [Statement(.answerByFrame, "\(frame)")],
      observed: [Statement(.noneInMessage, "\(request.instance.frame)")],
      ties: Self.ties(request))
  }

  @inline(never)
  func judgeLate(
    _ place: Int, _ request: TransactionMemory.Request, _ row: borrowing EventRow, _ ledger: inout Ledger
  ) {
    guard !isDoubtful(request) else {
      ledger.inconclusive(rule, request.instance, reason: Self.mayBeAnswered)
      return
    }
    let frame = Int(row[FrameSlot.frameNumber])
    let passed = durationText(TransactionMemory.passed(since: request, at: row[FrameSlot.captureTime]))
    // Absence is decided once: had the capture ended before, there would be no answer.
    let waited = form.isPatience ? form.within.map(durationText) : nil
    ledger.fail(
      rule, request.instance, cause: waited == nil ? "late" : "unanswered",
      fields: witnessFields(place, request), partner: frame, expected: expectation,
      observed: (waited.map { [Statement(.noneAfter, $0, "\(request.instance.frame)")] } ?? [])
        + [Statement(.answerAfter, "\(frame)", passed)],
      ties: FailureTies(frames: [Ledger.frame(row)]))
  }

  @inline(never)
  func failRepeated(
    _ row: borrowing EventRow, _ request: TransactionMemory.Request, _ ledger: inout Ledger
  ) {
    ledger.fail(
      rule, row, cause: "repeated", fields: form.key[row.type] ?? [], partner: request.answerFrame,
      expected: [Statement(.oneAnswer, "\(request.instance.frame)")],
      observed: [Statement(.anotherAnswer, "\(request.answerFrame)")])
  }

  @inline(never)
  func failUnsolicited(
    _ row: borrowing EventRow, _ wrong: TransactionMemory.Request?, _ ledger: inout Ledger
  ) {
    let observed =
      wrong.map { Statement(.requestForOtherSide, "\($0.instance.frame)") } ?? Statement(.noOpenRequest)
    ledger.fail(
      rule, row, cause: wrong == nil ? "unsolicited" : "wrong-side", fields: form.key[row.type] ?? [],
      partner: wrong?.instance.frame, expected: [Statement(.requestOfAnswer)], observed: [observed])
  }

  /// A request beside one that is open, or beside none.
  func judgeOverlap(_ row: borrowing EventRow, _ open: Int, _ ledger: inout Ledger) {
    guard open >= 0, let request = memory[open] else {
      ledger.pass(rule, row)
      return
    }
    guard !isDoubtful(request) else {
      ledger.inconclusive(rule, row, reason: Self.mayBeAnswered)
      return
    }
    guard !request.instance.isOneSided else {
      ledger.unseen(rule, row)
      return
    }
    ledger.fail(
      rule, row, cause: "overlap", fields: form.key[row.type] ?? [], partner: request.instance.frame,
      expected: [Statement(.noOtherRequest, "\(request.instance.frame)")],
      observed: [
        Statement(
          .secondRequest,
          durationText(TransactionMemory.passed(since: request, at: row[FrameSlot.captureTime])))
      ])
  }
}
