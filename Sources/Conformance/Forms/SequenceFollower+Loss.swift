internal import Events
internal import Results

/// Numbers that were not received: since when, whether the capture may have lost them, and who is charged.
extension SequenceFollower {
  /// Judges a number that has not turned up by the end of the capture. No message of its key says that its window is
  /// over, so that it is given the time that absence takes.
  mutating func judgeAtEnd(
    _ missing: SequenceMemory.Missing, _ end: Int64, _ place: Place, _ detector: SequenceDetector,
    _ ledger: inout Ledger
  ) {
    let hold = max(detector.openTime, Observation.hold)
    let ahead = ledger.observation.ahead(of: missing.snapshot.time, hold, upTo: end)
    if missing.isExcused {
      if !isHole(missing, ledger) { countLost(missing, &ledger) }
    } else if isHole(missing, ledger) {
      _ = ledger.excuse(detector.rule, missing.snapshot.row, .hole)
    } else if ahead == .observed {
      failLoss(missing, place, detector, &ledger)
    } else {
      countLost(missing, &ledger)
      _ = ledger.excuse(detector.rule, missing.snapshot.row, .behindEnd)
    }
  }

  /// Counts a number that was not received: whether anybody is charged with it is another question.
  private func countLost(_ missing: SequenceMemory.Missing, _ ledger: inout Ledger) {
    ledger.observation.count(\.lost, from: missing.snapshot.sender, to: missing.snapshot.receiver)
  }

  /// Notes the numbers that a message skips.
  mutating func open(
    _ message: SequenceMessage, _ step: SequenceMemory.Step, _ row: borrowing EventRow, _ place: Place,
    _ detector: SequenceDetector, _ ledger: inout Ledger
  ) {
    ledger.observation.noteJump(of: row.sender, over: row.receiver, from: step.timeBefore, to: message.time)
    let snapshot = RowSnapshot(row)
    let since = detector.clock(message)
    let disorder = max(detector.openTime, Self.disorder)
    let isExcused = mayHaveComeAhead(message.time, within: disorder, row, place, ledger)
    if isExcused { _ = ledger.excuse(detector.rule, row, .beforeStart) }
    let mayBeAhead =
      step.advance <= Self.messagesOfSlot
      && mayHaveComeAhead(step.timeBefore, within: Self.disorder, row, place, ledger)
    for skipped in 1..<step.advance {
      guard memory.hasRoomForMissing(place) else {
        if isExcused { break }
        ledger.notJudged(
          detector.rule, row,
          reason: Reason(
            .tooManyMissing, "\(SequenceMemory.missingLimit)", "\(SequenceMemory.totalMissingLimit)"))
        break
      }
      if !isExcused { ledger.suspect(detector.rule, row, cause: Self.loss) }
      memory.miss(
        .init(
          number: step.highestBefore &+ skipped, since: since, frameBefore: step.frameBefore,
          timeBefore: step.timeBefore, snapshot: snapshot, isExcused: isExcused,
          mayBeAhead: mayBeAhead), place)
    }
  }

  /// Whether a number that is skipped at some time may have been sent ahead of the first message of its counter, before
  /// the sender was observed.
  ///
  /// - Parameter distance: how far messages may be out of order, nanoseconds.
  private func mayHaveComeAhead(
    _ time: Int64, within distance: Int64, _ row: borrowing EventRow, _ place: Place,
    _ ledger: borrowing Ledger
  ) -> Bool {
    guard let first = memory.first(place), time.subtractingWithSaturation(first.time) <= distance else {
      return false
    }
    return memory.isRestarted(place)
      || first.time.subtractingWithSaturation(ledger.observation.since(row.sender)) <= distance
  }

  /// Messages that a slot mostly has at most, one for each symbol.
  private static let messagesOfSlot: Int64 = 14

  /// Clears the loss of a number that turned up, and closes windows.
  mutating func settle(
    _ message: SequenceMessage, _ advance: Int64, _ row: borrowing EventRow, _ place: Place,
    _ detector: SequenceDetector, _ ledger: inout Ledger
  ) {
    let rule = detector.rule
    if advance == 0, let missing = memory.take(message.number, place, cycle), !missing.isExcused {
      ledger.acquit(rule, missing.snapshot.row, cause: Self.loss)
      // Its window was over, and now it is certain that the capture has no hole there.
      if missing.isOverdue { failLoss(missing, place, detector, &ledger) } else { ledger.pass(rule, row) }
    }
    let now = detector.clock(message)
    var kept: [SequenceMemory.Missing] = []
    for missing in memory.missing(place) {
      // A whole cycle later the number is due again and can clear nothing any more.
      guard
        now.subtractingWithSaturation(missing.since) > detector.window
          || memory.highest(place) &- missing.number >= cycle
      else {
        kept.append(missing)
        continue
      }
      if missing.isExcused {
        if !isHole(missing, ledger) { countLost(missing, &ledger) }
        continue
      }
      if !missing.isRenewed, isPaused(since: missing, at: message.time, ledger) {
        kept.append(missing)
        kept[kept.count - 1].since = now
        kept[kept.count - 1].isRenewed = true
        continue
      }
      guard !isHole(missing, ledger) else {
        ledger.acquit(rule, missing.snapshot.row, cause: Self.loss)
        _ = ledger.excuse(rule, missing.snapshot.row, .hole)
        continue
      }
      guard !mayBecomeHole(missing, at: message.time, ledger) else {
        kept.append(missing)
        kept[kept.count - 1].isOverdue = true
        continue
      }
      failLoss(missing, place, detector, &ledger)
    }
    memory.keep(kept, place)
  }

  private mutating func failLoss(
    _ missing: SequenceMemory.Missing, _ place: Place, _ detector: SequenceDetector, _ ledger: inout Ledger
  ) {
    guard let field = detector.form.field[missing.snapshot.type] else { return }
    countLost(missing, &ledger)
    if missing.mayBeAhead,
      ledger.observation.hasDisorder(of: missing.snapshot.sender, to: missing.snapshot.receiver)
    {
      ledger.acquit(detector.rule, missing.snapshot.row, cause: Self.loss)
      _ = ledger.excuse(detector.rule, missing.snapshot.row, .beforeStart)
      return
    }
    let ties = unrecognised(missing, place, detector, &ledger)
    let number = SkippedNumbers(
      field: field, first: missing.number, last: missing.number, cycle: cycle, step: step,
      frameBefore: missing.frameBefore)
    ledger.fail(detector.rule, over: missing.snapshot, cause: Self.loss, number, ties: ties)
  }

  static let loss = "loss"

  /// Whether all units were silent for long behind the message that skips a number.
  private func isPaused(
    since missing: SequenceMemory.Missing, at now: Int64, _ ledger: borrowing Ledger
  ) -> Bool {
    ledger.observation.hasSilence(
      from: missing.snapshot.time, to: now, of: Observation.hold)
  }

  /// Whether a number was skipped over a hole of the capture.
  private func isHole(_ missing: SequenceMemory.Missing, _ ledger: borrowing Ledger) -> Bool {
    ledger.observation.isHole(
      from: missing.timeBefore, to: missing.snapshot.time, between: missing.snapshot.sender,
      and: missing.snapshot.receiver)
  }

  /// Whether a number was skipped over a silence of all units that the other side's counters may still turn out to have
  /// jumped over.
  private func mayBecomeHole(
    _ missing: SequenceMemory.Missing, at now: Int64, _ ledger: borrowing Ledger
  ) -> Bool {
    let time = missing.snapshot.time
    return now < time.advancedSafely(by: Observation.hold)
      && ledger.observation.since(missing.snapshot.receiver) <= missing.timeBefore
      && ledger.observation.hasSilence(from: missing.timeBefore, to: time)
  }

  /// Where a cause may be why a number was not received: a message that had it counts under another key, or was not
  /// recognised. What else is wrong with the message that skips it explains nothing.
  private func unrecognised(
    _ missing: SequenceMemory.Missing, _ place: Place, _ detector: SequenceDetector, _ ledger: inout Ledger
  ) -> FailureTies {
    let (one, other) = (missing.snapshot.sender, missing.snapshot.receiver)
    let reach = max(detector.openTime, Self.reach)
    let time = missing.snapshot.time
    let period = time.advancedSafely(by: -reach)...max(time, time.advancedSafely(by: reach))
    var ties = FailureTies(includesOwnFrame: false)
    ties.candidates = strays.candidates(missing.number % cycle, between: one, and: other, in: period)
    ties.absence = FailureTies.Absence(
      place: [Int64(place.state), missing.number], sender: one, receiver: other, period: period,
      flow: ledger.flow(missing.snapshot.row))
    return ties
  }

  /// How far messages are out of order at least, nanoseconds: those of a slot, numbered in another order than sent.
  static let disorder: Int64 = 1_000_000

  /// How far from the message that skips a number the one that has it is looked for: nanoseconds.
  private static let reach: Int64 = 20_000_000
}
