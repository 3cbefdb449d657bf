/// Elements by their TSNs, in serial order. All TSNs lie within half of the number space.
///
/// Elements stay where they are when others come and go before them, and only small entries move: TSNs that come in the
/// worst order cost little more than those that come in the best.
struct SerialList<Element: Sendable>: Sendable {
  private struct Entry: Sendable {
    var tsn: UInt32
    /// Where the element is.
    var place: Int32
  }

  private var order: [Entry] = []
  private var elements: [Element] = []
  /// The TSN of each element, by its place.
  private var tsns: [UInt32] = []

  var isEmpty: Bool { order.isEmpty }
  var count: Int { order.count }

  func tsn(at index: Int) -> UInt32 { order[index].tsn }

  subscript(index: Int) -> Element {
    get { elements[Int(order[index].place)] }
    _modify { yield &elements[Int(order[index].place)] }
  }

  /// Index of the first element at a TSN or behind it.
  func index(of tsn: UInt32) -> Int {
    // What comes next is mostly the highest.
    if let last = order.last, last.tsn.precedes(tsn) { return order.count }
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if order[middle].tsn.precedes(tsn) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Enters an element at the index of its TSN.
  mutating func insert(_ element: Element, _ tsn: UInt32, at index: Int) {
    order.insert(Entry(tsn: tsn, place: Int32(elements.count)), at: index)
    elements.append(element)
    tsns.append(tsn)
  }

  /// Gives an element another TSN, which changes the order of none.
  mutating func move(at index: Int, to tsn: UInt32) {
    order[index].tsn = tsn
    tsns[Int(order[index].place)] = tsn
  }

  mutating func remove(at index: Int) -> Element {
    let place = Int(order.remove(at: index).place)
    // The last element takes the place that becomes free.
    let last = elements.count - 1
    if place != last {
      var moved = self.index(of: tsns[last])
      while Int(order[moved].place) != last { moved += 1 }
      order[moved].place = Int32(place)
      elements.swapAt(place, last)
      tsns.swapAt(place, last)
    }
    tsns.removeLast()
    return elements.removeLast()
  }

  /// Takes out everything, in order.
  mutating func removeAll() -> [Element] {
    let all = order.map { elements[Int($0.place)] }
    self = SerialList()
    return all
  }

  /// The index that makes an element the largest by some measure.
  func indexOfLargest(_ measure: (Element) -> Int) -> Int? {
    order.indices.max { measure(self[$0]) < measure(self[$1]) }
  }
}
