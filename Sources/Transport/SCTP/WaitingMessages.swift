/// Complete messages that wait for others of their streams, and which of them to look at when something has moved.
///
/// A message stops to wait when every TSN before it has come or was given up, when the number of its stream is its own,
/// or when its stream has gone past it. So a look at those before a TSN, and at those of streams that have moved, finds
/// every one, and a message that goes on waiting costs nothing.
struct WaitingMessages: Sendable {
  /// A message as its stream counts it.
  private struct Number: Hashable {
    var stream: StreamOrder.Key
    var sequence: UInt32

    init(_ stream: StreamOrder.Key, _ sequence: UInt32) {
      self.stream = stream
      self.sequence = sequence
    }

    init(_ message: UserMessage) { self.init(message.streamKey, message.streamSequence) }
  }

  private var messages = SerialList<HeldMessage>()
  /// TSNs in serial order, by what streams wait for, and of streams.
  private var byNumber: [Number: [UInt32]] = [:]
  private var byStream: [StreamOrder.Key: [UInt32]] = [:]
  /// Streams in which a message was delivered, or was said to be skipped, since they were looked at.
  private var moved: Set<StreamOrder.Key> = []
  /// What the messages cost, in octets.
  private(set) var weight = 0

  var isEmpty: Bool { messages.isEmpty }
  var count: Int { messages.count }
  /// The TSNs of the first and the last.
  var first: UInt32? { isEmpty ? nil : messages.tsn(at: 0) }
  var last: UInt32? { isEmpty ? nil : messages.tsn(at: count - 1) }

  mutating func insert(_ held: HeldMessage) {
    let tsn = held.message.tsn
    messages.insert(held, tsn, at: messages.index(of: tsn))
    byNumber[Number(held.message), default: []].enter(tsn)
    byStream[held.message.streamKey, default: []].enter(tsn)
    weight += held.weight
  }

  /// Takes out the message at a TSN.
  mutating func remove(_ tsn: UInt32) -> HeldMessage? {
    let index = messages.index(of: tsn)
    guard index < messages.count, messages.tsn(at: index) == tsn else { return nil }
    let held = messages.remove(at: index)
    weight -= held.weight
    let (number, stream) = (Number(held.message), held.message.streamKey)
    byNumber[number]?.leave(tsn)
    if byNumber[number]?.isEmpty == true { byNumber[number] = nil }
    byStream[stream]?.leave(tsn)
    if byStream[stream]?.isEmpty == true { byStream[stream] = nil }
    return held
  }

  func message(_ tsn: UInt32) -> UserMessage? {
    let index = messages.index(of: tsn)
    return index < messages.count && messages.tsn(at: index) == tsn ? messages[index].message : nil
  }

  /// Notes that a stream counts on from another number.
  mutating func note(_ stream: StreamOrder.Key) {
    if !isEmpty, byStream[stream] != nil { moved.insert(stream) }
  }

  /// The TSNs of what to look at, in serial order: those before `next`, and of streams that have moved.
  mutating func candidates(before next: UInt32, _ streams: StreamOrder) -> [UInt32] {
    var found = (0..<messages.index(of: next)).map { messages.tsn(at: $0) }
    let prefix = found.count
    for stream in moved {
      guard let state = streams.state(stream) else { continue }
      if let last = state.lastTSN {
        for tsn in byStream[stream] ?? [] {
          guard !last.precedes(tsn) else { break }
          if !tsn.precedes(next) { found.append(tsn) }
        }
      }
      if let tsn = self.tsn(of: stream, state.expected), !tsn.precedes(next) { found.append(tsn) }
    }
    moved.removeAll(keepingCapacity: true)
    if found.count > prefix + 1 {
      let others = Set(found[prefix...]).sorted { $0.precedes($1) }
      found.replaceSubrange(prefix..., with: others)
    }
    return found
  }

  /// What a stream waits for behind a TSN, once a message there was delivered: it can be looked at in the same turn.
  mutating func follower(of tsn: UInt32, in stream: StreamOrder.Key, _ streams: StreamOrder) -> UInt32? {
    if let first = byStream[stream]?.first, !tsn.precedes(first) { moved.insert(stream) }
    guard let state = streams.state(stream),
      let all = byNumber[Number(stream, state.expected)]
    else { return nil }
    return all.first { tsn.precedes($0) }
  }

  private func tsn(of stream: StreamOrder.Key, _ sequence: UInt32) -> UInt32? {
    byNumber[Number(stream, sequence)]?.first
  }
}

extension [UInt32] {
  /// The index of the first TSN that is not before another.
  fileprivate func index(ofTSN tsn: UInt32) -> Int {
    if let last, last.precedes(tsn) { return count }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].precedes(tsn) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate mutating func enter(_ tsn: UInt32) { insert(tsn, at: index(ofTSN: tsn)) }

  fileprivate mutating func leave(_ tsn: UInt32) {
    let index = index(ofTSN: tsn)
    if index < count, self[index] == tsn { remove(at: index) }
  }
}
