import Testing
import Transport

/// What the capture lacks.
@Suite struct GapTests {
  private func acknowledgement(_ tsn: UInt32, _ gaps: [AcknowledgementChunk.GapBlock] = []) -> Chunk {
    .acknowledgement(AcknowledgementChunk(cumulativeTSN: tsn, gapBlocks: gaps))
  }

  @Test func aMessageWaitsForTheOneThatIsSentAgain() {
    // Given that TSN 101 was lost on the way, so that the CU asks for it,
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.du, script.message("c", tsn: 102, sequence: 2))
    script.send(.cu, acknowledgement(100, [.init(start: 2, end: 2)]))
    #expect(script.received.texts == ["a"])
    // when it is sent again,
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    // then both are delivered in the order of their stream.
    #expect(script.received.texts == ["a", "b", "c"])
    #expect(script.received.frames.suffix(2) == [8, 8])
    #expect(script.received.defects.isEmpty && script.received.messages.allSatisfy { !$0.afterGap })
  }

  @Test func whoAcknowledgesWhatIsNotThereKnowsMore() {
    // Given that the DU acknowledges a message that the capture lacks, in the packet of its answer,
    var script = AssociationScript.established()
    script.send(.cu, script.message("asked", tsn: 5000, sequence: 0))
    script.send(.du, acknowledgement(5000), script.message("a", tsn: 100, sequence: 0))
    script.send(.du, acknowledgement(5001), script.message("b", tsn: 101, sequence: 1))
    // when the message turns up after all,
    script.send(.cu, script.message("late", tsn: 5001, sequence: 1))
    script.send(.du, script.message("c", tsn: 102, sequence: 2))
    // then only what was sent between them may answer something unseen.
    #expect(script.received.texts == ["asked", "a", "b", "late", "c"])
    #expect(script.received.messages.map(\.senderKnowsMore) == [false, false, true, false, false])
    #expect(script.decoder.counts.chunksBehindAcknowledgement == 1)
    #expect(script.received.defects.isEmpty)
  }

  @Test func anotherStreamDoesNotWait() {
    var script = AssociationScript.established()
    script.send(.du, script.message("other", tsn: 101, stream: 1, sequence: 0))
    script.send(.du, script.message("free", tsn: 102, sequence: 9, isUnordered: true))
    script.send(.du, script.message("first", tsn: 100, sequence: 0))
    #expect(script.received.texts == ["other", "free", "first"])
    #expect(script.received.defects.isEmpty)
  }

  @Test func stepsOfTheClockAreCounted() {
    // Given an acknowledgement, before which the clock steps back,
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.time -= 1_000_000_000
    script.send(.cu, acknowledgement(100))
    // when the next message comes later than the last one,
    script.time += 2_000_000_000
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    // then it tells of the step.
    #expect(script.received.messages.map(\.clockSteps) == [0, 1])
  }

  @Test func whatOvertakesAGapIsSaidToDoSo() {
    // Given that TSN 101 is on its way while another stream goes on,
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.du, script.message("ahead", tsn: 102, stream: 1, sequence: 0))
    // when it has come,
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    script.send(.du, script.message("c", tsn: 103, stream: 1, sequence: 1))
    // then nothing is in doubt any more.
    #expect(script.received.texts == ["a", "ahead", "b", "c"])
    #expect(script.received.messages.map(\.isAheadOfGap) == [false, true, false, false])
  }

  @Test func whatTheReceiverHasIsNotWaitedFor() {
    // Given that the capture lacks TSN 101 and a message waits for it,
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.du, script.message("c", tsn: 102, sequence: 2))
    // when the receiver acknowledges it, in the packet of its answer,
    script.send(.cu, acknowledgement(102), script.message("answer", tsn: 5000, sequence: 0))
    // then the message that waited comes before the answer, marked.
    #expect(script.received.texts == ["a", "c", "answer"])
    #expect(script.received.messages.map(\.afterGap) == [false, true, false])
    #expect(script.received.defects == [.gap(first: 101, last: 101, .acknowledged)])
    #expect(script.received.messages.map(\.path.side) == [0, 0, 1])
  }

  @Test func aStreamThatLacksNothingIsNotMarked() {
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, stream: 0, sequence: 0))
    script.send(.cu, acknowledgement(101))
    script.send(
      .du, script.message("b", tsn: 102, stream: 0, sequence: 1),
      script.message("c", tsn: 103, stream: 1, sequence: 1),
      script.message("d", tsn: 104, stream: 1, sequence: 2))
    #expect(script.received.texts == ["a", "b", "c", "d"])
    #expect(script.received.messages.map(\.afterGap) == [false, false, true, false])
  }

  @Test func dataThatAreCapturedBehindTheirAcknowledgementAreNotMissed() {
    var script = AssociationScript.established()
    script.send(.cu, acknowledgement(100))
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    #expect(script.received.texts == ["a", "b"])
    #expect(script.received.defects.isEmpty)
  }

  @Test func whatComesAfterItWasGivenUpIsDeliveredAndSaidToBeLate() {
    var script = AssociationScript.established()
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    script.send(.cu, acknowledgement(101))
    for _ in 0..<2 { script.send(.du, script.message("a", tsn: 100, sequence: 0)) }
    script.send(.du, script.message("c", tsn: 102, sequence: 2))
    #expect(script.received.texts == ["b", "a", "c"])
    #expect(script.received.messages.map(\.isLate) == [false, true, false])
    #expect(script.received.messages.map(\.afterGap) == [true, true, false])
    #expect(script.decoder.counts.duplicates == 1)
  }

  @Test func withoutAcknowledgementsInTheCaptureTimeDecides() {
    var script = AssociationScript.established()
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    script.send(.du, script.message("c", tsn: 102, sequence: 2))
    script.time += 4_000_000_000
    script.send(.du, script.message("d", tsn: 103, sequence: 3))
    #expect(script.received.texts.isEmpty)
    script.time += 2_000_000_000
    script.send(.du, script.message("e", tsn: 104, sequence: 4))
    #expect(script.received.texts == ["b", "c", "d", "e"])
    #expect(script.received.defects == [.gap(first: 100, last: 100, .timeout)])
    #expect(script.received.messages.map(\.afterGap) == [true, false, false, false])
  }

  @Test func theEndOfTheCaptureDeliversWhatWaits() {
    var script = AssociationScript.established()
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    script.finish()
    #expect(script.received.texts == ["b"])
    #expect(script.received.defects == [.gap(first: 100, last: 100, .end)])
  }

  @Test func anAcknowledgedEndThatIsNotThereIsTold() {
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.cu, acknowledgement(103))
    script.finish()
    #expect(script.received.defects == [.gap(first: 101, last: 103, .acknowledged)])
  }

  @Test func anAbortDeliversWhatWaitsBeforeItIsTold() throws {
    var script = AssociationScript.established()
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    script.send(.cu, .abort(isReflected: false, causes: [ChunkParameter(type: 12, value: [])]))
    #expect(script.received.texts == ["b"])
    let last = try #require(script.received.entries.last)
    guard case .change(let change) = last else { throw Unexpected(last) }
    #expect(change.kind == .aborted && change.cause == 12 && change.path.side == 1)
  }

  private struct Unexpected: Error {
    let entry: ReceivedMessages.Entry
    init(_ entry: ReceivedMessages.Entry) { self.entry = entry }
  }

  @Test func repeatedDataAreDeliveredOnce() {
    var script = AssociationScript.established()
    let chunks = (0..<4).map { script.message("\($0)", tsn: 100 + $0, sequence: $0) }
    script.send(.du, chunks[0], chunks[1])
    script.send(.du, chunks[1], chunks[2])
    script.send(.du, chunks[0])
    script.send(.du, chunks[3], chunks[3])
    #expect(script.received.texts == ["0", "1", "2", "3"])
    #expect(script.decoder.counts.duplicates == 3 && script.decoder.counts.dataChunks == 7)
  }
}
