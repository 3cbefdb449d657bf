/// Fragments of DATA messages: those with consecutive TSNs from one with B to one with E are a message
/// (RFC 9260, 6.9).
struct FragmentRuns: Sendable {
  /// Fragments of one message with consecutive TSNs.
  struct Run: Sendable {
    /// The TSN of the first fragment and the one behind the last.
    var first: UInt32
    var next: UInt32
    var hasBeginning: Bool
    var hasEnd: Bool
    /// What is known of the message, from its first fragment.
    var message: UserMessage
    var pieces: FragmentPieces

    /// Whether another run, or fragment, is of the same message.
    func matches(_ other: UserMessage) -> Bool {
      message.stream == other.stream && message.isUnordered == other.isUnordered
        && (message.isUnordered || message.streamSequence == other.streamSequence)
    }
  }

  private var runs = SerialList<Run>()

  var isEmpty: Bool { runs.isEmpty }
  var count: Int { runs.count }
  /// What the fragments cost.
  private(set) var weight = 0

  /// Takes a fragment whose TSN is new; gives the message that it completes.
  mutating func insert(
    _ message: UserMessage, _ chunk: DataChunk.Header, _ bytes: Span<UInt8>
  ) -> Run? {
    let tsn = chunk.tsn
    var run = Run(
      first: tsn, next: tsn &+ 1, hasBeginning: chunk.isBeginning, hasEnd: chunk.isEnd, message: message,
      pieces: FragmentPieces())
    // The first run behind the fragment.
    var index = runs.index(of: tsn &+ 1)
    let joinsLeft =
      index > 0 && runs[index - 1].next == tsn && !runs[index - 1].hasEnd && !chunk.isBeginning
      && runs[index - 1].matches(message)
    let joinsRight =
      index < runs.count && runs[index].first == tsn &+ 1 && !runs[index].hasBeginning && !chunk.isEnd
      && runs[index].matches(message)
    if joinsLeft {
      index -= 1
      weight -= runs[index].pieces.weight
      runs[index].pieces.append(bytes, chunk)
      runs[index].next = tsn &+ 1
      runs[index].hasEnd = chunk.isEnd
      runs[index].message.note(message)
      if joinsRight {
        let right = runs.remove(at: index + 1)
        weight -= right.pieces.weight
        runs[index].pieces.append(right.pieces)
        runs[index].next = right.next
        runs[index].hasEnd = right.hasEnd
        runs[index].message.note(right.message)
      }
    } else {
      run.pieces.append(bytes, chunk)
      if joinsRight {
        weight -= runs[index].pieces.weight
        runs[index].pieces.prepend(run.pieces)
        runs[index].first = tsn
        runs.move(at: index, to: tsn)
        runs[index].hasBeginning = chunk.isBeginning
        runs[index].message.noteBeginning(message)
      } else {
        runs.insert(run, tsn, at: index)
      }
    }
    weight += runs[index].pieces.weight
    guard runs[index].hasBeginning, runs[index].hasEnd else { return nil }
    return remove(at: index)
  }

  /// Takes out the runs that will never be a message, since every TSN before `next` has come or was given up.
  mutating func removeBroken(before next: UInt32) -> [Run] {
    var broken: [Run] = []
    var index = 0
    // Runs are in serial order, so the ones that a TSN has passed come first.
    while index < runs.count, runs[index].first.precedes(next) {
      let isOver = runs[index].hasEnd || runs[index].next.precedes(next)
      if isOver {
        broken.append(remove(at: index))
        continue
      }
      // More of the same message may come, but its beginning won't.
      if !runs[index].hasBeginning { discard(at: index) }
      index += 1
    }
    return broken
  }

  /// Forgets the bytes of the run that has the most of them, but not that it is there.
  mutating func discardLargest() {
    guard let index = runs.indexOfLargest({ $0.pieces.weight }) else { return }
    discard(at: index)
  }

  mutating func removeAll() -> [Run] {
    weight = 0
    return runs.removeAll()
  }

  private mutating func discard(at index: Int) {
    weight -= runs[index].pieces.weight
    runs[index].pieces.discard()
    weight += runs[index].pieces.weight
  }

  private mutating func remove(at index: Int) -> Run {
    let run = runs.remove(at: index)
    weight -= run.pieces.weight
    return run
  }
}

extension UserMessage {
  /// Takes what a later fragment says of the message.
  mutating func note(_ fragment: UserMessage) {
    fragments += fragment.fragments
    octets += fragment.octets
    lastFrame = max(lastFrame, fragment.lastFrame)
    firstFrame = min(firstFrame, fragment.firstFrame)
  }

  /// Takes what an earlier fragment says.
  mutating func noteBeginning(_ fragment: UserMessage) {
    var whole = fragment
    whole.note(self)
    self = whole
  }
}
