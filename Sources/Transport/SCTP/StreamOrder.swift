/// Which message comes next in each stream of a direction.
struct StreamOrder: Sendable {
  /// A stream; I-DATA numbers its unordered messages apart.
  struct Key: Hashable, Sendable {
    var stream: UInt16
    var isUnordered: Bool
  }

  struct State: Sendable {
    /// The sequence number of the next message.
    var expected: UInt32
    /// The TSN of the message that was delivered last.
    var lastTSN: UInt32?
    /// Gaps that had been given up when a message was delivered last.
    var gaps: Int
    /// Behind this TSN the numbers begin at 0 again (RFC 6525).
    var resetBehind: UInt32?
  }

  private var states: [Key: State] = [:]
  /// Whether streams begin at 0 when they are met first; otherwise with whatever comes.
  var beginsAtZero = false

  var count: Int { states.count }
  /// What a stream costs, in octets.
  static let weight = 64

  func state(_ key: Key) -> State? {
    states[key] ?? (beginsAtZero ? State(expected: 0, gaps: 0) : nil)
  }

  subscript(_ key: Key) -> State? {
    get { states[key] }
    set { states[key] = newValue }
  }

  /// Says that numbers begin at 0 again behind a TSN, in some streams or in all that are known.
  mutating func reset(_ streams: [UInt16], behind tsn: UInt32) {
    let keys = streams.isEmpty ? Array(states.keys) : streams.map { Key(stream: $0, isUnordered: false) }
    for key in keys where !key.isUnordered { states[key]?.resetBehind = tsn }
  }

  /// Forgets all streams: the next message of each is taken as it comes.
  mutating func forget() {
    states.removeAll()
    beginsAtZero = false
  }
}
