internal import Events
internal import Results

/// Events of a join that could not be read whole, and the keys that they may have: what an event does not tell of its key
/// stands for any value.
struct JoinDoubts {
  /// Events that are kept. What those beyond could be of is not known: it is as if they told nothing.
  static let capacity = 1024

  private struct Doubt {
    let key: [Int64]
    /// Which values of the key are known, the lowest bit for the first one.
    let known: UInt64
    let isUnreadable: Bool
    var time: Int64
  }

  private var doubts: [Doubt] = []
  /// When the last event came of which no value is kept, nanoseconds.
  private var anyKey: Int64?

  /// Notes an event.
  ///
  /// - Parameters:
  ///   - key: its values, of those that are known.
  ///   - isUnreadable: whether its bytes were captured and can't be read.
  ///   - horizon: events before it are no longer of interest.
  mutating func add(
    _ key: [Int64], known: UInt64, isUnreadable: Bool, at time: Int64, horizon: Int64
  ) {
    let key = key.enumerated().map { known >> UInt64($0.offset) & 1 == 1 ? $0.element : 0 }
    if let last = doubts.last, last.key == key, last.known == known, last.isUnreadable == isUnreadable {
      doubts[doubts.count - 1].time = time
      return
    }
    if doubts.count == Self.capacity, doubts[0].time < horizon { doubts.removeAll { $0.time < horizon } }
    guard doubts.count < Self.capacity else {
      anyKey = time
      return
    }
    doubts.append(Doubt(key: key, known: known, isUnreadable: isUnreadable, time: time))
  }

  /// Why an event with a key may be one of these; `nil` = it is none.
  ///
  /// - Parameters:
  ///   - time: those before it do not count.
  ///   - cell: the values of the key.
  func reason(since time: Int64, _ cell: (Int) -> Int64) -> Reason? {
    if let anyKey, anyKey >= time { return Reason(.partnerMayBeCut) }
    let found = doubts.last { doubt in
      doubt.time >= time
        && doubt.key.indices.allSatisfy {
          doubt.known >> UInt64($0) & 1 == 0 || doubt.key[$0] == cell($0)
        }
    }
    return found.map { Reason($0.isUnreadable ? .partnerUnreadable : .partnerMayBeCut) }
  }

  /// Behind a time over which no unit was seen, they count for as long as they would have before.
  mutating func wait(for length: Int64) {
    for index in doubts.indices { doubts[index].time = doubts[index].time.addingWithSaturation(length) }
    anyKey = anyKey?.addingWithSaturation(length)
  }

  mutating func removeAll() { self = JoinDoubts() }
}
