/// Fragments of I-DATA messages: those with the numbers from 0 to the one with E are a message (RFC 8260, 2.1).
/// Fragments of other messages may come between them.
struct InterleavedMessages: Sendable {
  struct Assembly: Sendable {
    var message: UserMessage
    /// Fragments in the order of their numbers.
    private(set) var numbers: [UInt32] = []
    private(set) var pieces: [FragmentPieces] = []
    /// The number of the fragment with E.
    private(set) var last: UInt32?
    private(set) var weight = FragmentPieces.baseWeight
    private(set) var isDiscarded = false
    /// Gaps that had been given up when its first part came.
    let gaps: Int

    init(_ message: UserMessage, gaps: Int) {
      self.message = message
      self.gaps = gaps
    }

    var isComplete: Bool { last.map { Int($0) + 1 == numbers.count } ?? false }

    /// Takes a fragment; a number that is there already is left alone.
    mutating func insert(_ fragment: UserMessage, _ chunk: DataChunk.Header, _ bytes: Span<UInt8>) -> Bool {
      var index = numbers.count
      while index > 0, numbers[index - 1] > chunk.fragmentNumber { index -= 1 }
      guard index == 0 || numbers[index - 1] != chunk.fragmentNumber,
        last.map({ chunk.fragmentNumber < $0 }) ?? true
      else { return false }
      if chunk.isEnd {
        guard index == numbers.count else { return false }
        last = chunk.fragmentNumber
      }
      if !numbers.isEmpty {
        if chunk.isBeginning { message.noteBeginning(fragment) } else { message.note(fragment) }
      }
      numbers.insert(chunk.fragmentNumber, at: index)
      weight += 4
      guard !isDiscarded else { return true }
      var piece = FragmentPieces()
      piece.append(bytes, chunk)
      pieces.insert(piece, at: index)
      weight += piece.weight
      return true
    }

    /// Whether a message of the same stream has a higher number.
    func comes(before other: UserMessage) -> Bool {
      message.streamKey == other.streamKey && message.streamSequence.precedes(other.streamSequence)
    }

    mutating func discard() {
      pieces = []
      isDiscarded = true
      weight = FragmentPieces.baseWeight + 4 * numbers.count
    }

    func joined() -> (bytes: [UInt8], isCut: Bool) {
      var all = FragmentPieces()
      for piece in pieces { all.append(piece) }
      return all.joined()
    }
  }

  private var assemblies: [Assembly] = []
  private(set) var weight = 0

  var isEmpty: Bool { assemblies.isEmpty }
  var count: Int { assemblies.count }

  /// Takes a fragment whose TSN is new; gives the message that it completes.
  mutating func insert(
    _ message: UserMessage, _ chunk: DataChunk.Header, _ bytes: Span<UInt8>, gaps: Int
  ) -> Assembly? {
    let index =
      assemblies.lastIndex {
        $0.message.streamKey == message.streamKey && $0.message.streamSequence == message.streamSequence
      } ?? assemblies.count
    if index == assemblies.count {
      assemblies.append(Assembly(message, gaps: gaps))
    } else {
      weight -= assemblies[index].weight
    }
    _ = assemblies[index].insert(message, chunk, bytes)
    if assemblies[index].isComplete { return assemblies.remove(at: index) }
    weight += assemblies[index].weight
    return nil
  }

  /// Whether a message that comes before another in its stream may still be completed: it has begun, and nothing was
  /// given up since.
  func isWorth(waitingFor message: UserMessage, gaps: Int) -> Bool {
    assemblies.contains { $0.gaps == gaps && $0.comes(before: message) }
  }

  /// Takes out what a message of the same stream overtakes.
  mutating func removeBroken(before message: UserMessage) -> [Assembly] {
    remove { $0.comes(before: message) }
  }

  /// Forgets the bytes of the message that has the most of them, but not that it is there.
  mutating func discardLargest() {
    guard let index = assemblies.indices.max(by: { assemblies[$0].weight < assemblies[$1].weight }) else {
      return
    }
    weight -= assemblies[index].weight
    assemblies[index].discard()
    weight += assemblies[index].weight
  }

  mutating func removeAll() -> [Assembly] { remove { _ in true } }

  private mutating func remove(where isRemoved: (Assembly) -> Bool) -> [Assembly] {
    guard !assemblies.isEmpty else { return [] }
    let removed = assemblies.filter(isRemoved)
    guard !removed.isEmpty else { return [] }
    assemblies.removeAll(where: isRemoved)
    weight = assemblies.reduce(0) { $0 + $1.weight }
    return removed
  }
}
