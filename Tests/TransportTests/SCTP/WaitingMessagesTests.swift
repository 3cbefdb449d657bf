import Testing

@testable import Transport

/// Messages in the worst order cost about what they cost in the best: what goes on waiting is not looked at.
@Suite struct WaitingMessagesTests {
  private func message(_ tsn: UInt32, stream: UInt16 = 0, sequence: UInt32) -> HeldMessage {
    let nowhere = TransportAddress(nil, port: 0)
    let path = AssociationPath(
      association: 0, side: 0, source: nowhere, destination: nowhere, transport: .sctp)
    var message = UserMessage(path, payload: 0..<1, octets: 1, frame: 1)
    (message.tsn, message.stream, message.streamSequence) = (tsn, stream, sequence)
    return HeldMessage(message, [1])
  }

  private let key = StreamOrder.Key(stream: 0, isUnordered: false)

  /// The messages 1,001 to 5,000, the last one first.
  private func descending() -> WaitingMessages {
    var waiting = WaitingMessages()
    for tsn in (1_001...5_000 as ClosedRange<UInt32>).reversed() {
      waiting.insert(message(tsn, sequence: tsn))
    }
    return waiting
  }

  @Test func messagesLieInTheOrderOfTheirTSNs() {
    var waiting = descending()
    #expect(waiting.count == 4_000 && waiting.first == 1_001 && waiting.last == 5_000)
    #expect(waiting.candidates(before: 1_004, StreamOrder()) == [1_001, 1_002, 1_003])
    #expect(waiting.remove(1_002)?.message.tsn == 1_002 && waiting.remove(1_002) == nil)
    #expect(waiting.candidates(before: 1_004, StreamOrder()) == [1_001, 1_003])
  }

  @Test func aStreamThatHasNotMovedIsNotLookedAt() {
    var waiting = descending()
    var streams = StreamOrder()
    streams[key] = StreamOrder.State(expected: 3_000, lastTSN: 900, gaps: 0)
    #expect(waiting.candidates(before: 1_000, streams) == [])
    // Of one that has moved, what it waits for and nothing else.
    waiting.note(key)
    #expect(waiting.candidates(before: 1_000, streams) == [3_000])
    #expect(waiting.candidates(before: 1_000, streams) == [], "it was looked at")
    waiting.note(StreamOrder.Key(stream: 1, isUnordered: false))
    #expect(waiting.candidates(before: 1_000, streams) == [], "nothing of it waits")
  }

  @Test func whatAStreamHasGonePastIsLookedAt() {
    var waiting = descending()
    var streams = StreamOrder()
    streams[key] = StreamOrder.State(expected: 9_999, lastTSN: 1_003, gaps: 0)
    waiting.note(key)
    #expect(waiting.candidates(before: 1_000, streams) == [1_001, 1_002, 1_003])
  }

  @Test func aMessageLetsTheNextOfItsStreamGoInTheSameTurn() {
    var waiting = descending()
    var streams = StreamOrder()
    streams[key] = StreamOrder.State(expected: 1_003, lastTSN: 1_002, gaps: 0)
    _ = waiting.remove(1_001)
    _ = waiting.remove(1_002)
    #expect(waiting.follower(of: 1_002, in: key, streams) == 1_003)
    #expect(waiting.follower(of: 1_003, in: key, streams) == nil, "not back in the same turn")
  }

  /// Insertions and removals in an order without a pattern, beside an array.
  @Test func aSerialListIsAnOrderedArray() {
    var list = SerialList<UInt32>()
    var model: [UInt32] = []
    var state: UInt32 = 7
    for step in 0..<4_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      // Across the end of the numbers.
      let tsn = UInt32.max - 500 &+ (state >> 8) % 1_000
      let index = list.index(of: tsn)
      #expect(index == model.firstIndex { $0 == tsn || tsn.precedes($0) } ?? model.count)
      if index < model.count, model[index] == tsn {
        #expect(list.remove(at: index) == model.remove(at: index))
      } else {
        list.insert(tsn, tsn, at: index)
        model.insert(tsn, at: index)
      }
      if step % 500 == 0 { #expect((0..<list.count).map { list[$0] } == model) }
    }
    #expect(list.removeAll() == model && list.isEmpty)
  }
}
