/// What is to be done at times to come, the earliest first; of equal times what was put in first.
struct TimedQueue<Element> {
  private struct Entry {
    var time: Int64
    var order: UInt64
    var element: Element

    func isBefore(_ other: borrowing Entry) -> Bool { (time, order) < (other.time, other.order) }
  }

  /// A binary heap.
  private var entries: [Entry] = []
  private var count: UInt64 = 0

  /// The time of the first one.
  var time: Int64? { entries.first?.time }

  mutating func add(_ element: Element, at time: Int64) {
    entries.append(Entry(time: time, order: count, element: element))
    count += 1
    var place = entries.count - 1
    while place > 0, entries[place].isBefore(entries[(place - 1) / 2]) {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the first one out.
  mutating func next() -> (time: Int64, element: Element)? {
    guard let last = entries.popLast() else { return nil }
    guard let first = entries.first else { return (last.time, last.element) }
    entries[0] = last
    var place = 0
    while true {
      var smallest = place
      for child in (place * 2 + 1)...(place * 2 + 2)
      where child < entries.count && entries[child].isBefore(entries[smallest]) {
        smallest = child
      }
      guard smallest != place else { break }
      entries.swapAt(place, smallest)
      place = smallest
    }
    return (first.time, first.element)
  }
}
