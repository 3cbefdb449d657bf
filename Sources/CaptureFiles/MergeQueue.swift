/// The next frame of each input that has one, the earliest first; at equal times the input named first.
struct MergeQueue {
  struct Entry: Comparable {
    var time: Int64
    var input: Int

    static func < (left: Entry, right: Entry) -> Bool {
      left.time < right.time || (left.time == right.time && left.input < right.input)
    }
  }

  /// A binary heap.
  private var entries: [Entry] = []

  var first: Entry? { entries.first }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0, entries[index] < entries[(index - 1) / 2] {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Puts another entry in the place of the first.
  mutating func replaceFirst(_ entry: Entry) {
    if entries.isEmpty { return insert(entry) }
    entries[0] = entry
    sink()
  }

  mutating func removeFirst() {
    guard let last = entries.popLast(), !entries.isEmpty else { return }
    entries[0] = last
    sink()
  }

  /// Moves the entry at the top down to its place.
  private mutating func sink() {
    var index = 0
    while true {
      var least = index
      for child in 2 * index + 1...2 * index + 2 where child < entries.count {
        if entries[child] < entries[least] { least = child }
      }
      if least == index { return }
      entries.swapAt(index, least)
      index = least
    }
  }
}
