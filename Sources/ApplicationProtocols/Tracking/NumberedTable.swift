/// Values by number, of which the one that was asked for last is mostly the one that is asked for next.
struct NumberedTable<Number: Hashable, Value> {
  private var cells: [Value?] = []
  private var places: [Number: Int] = [:]
  /// Cells that are not in use.
  private var free: [Int] = []
  private var last: (number: Number, place: Int)?

  var count: Int { places.count }
  var numbers: some Collection<Number> { places.keys }
  /// In no order that means anything. Without a value that was taken out.
  var values: [Value] { cells.compactMap { $0 } }

  subscript(_ number: Number) -> Value? {
    @inline(__always) get { place(of: number).flatMap { cells[$0] } }
    set {
      guard let newValue else { return remove(number) }
      if let place = place(of: number) {
        cells[place] = newValue
        last = (number, place)
      } else {
        add(newValue, number)
      }
    }
  }

  /// Takes a value out, which has to be put back at its number: so that it can be changed without being copied.
  @inline(__always)
  mutating func take(_ number: Number) -> Value? {
    guard let place = place(of: number) else { return nil }
    last = (number, place)
    var value: Value?
    swap(&value, &cells[place])
    return value
  }

  @inline(__always)
  private func place(of number: Number) -> Int? {
    if let last, last.number == number { return last.place }
    return places[number]
  }

  private mutating func add(_ value: Value, _ number: Number) {
    let place: Int
    if let unused = free.popLast() {
      place = unused
      cells[place] = value
    } else {
      place = cells.count
      cells.append(value)
    }
    places[number] = place
    last = (number, place)
  }

  private mutating func remove(_ number: Number) {
    guard let place = places.removeValue(forKey: number) else { return }
    cells[place] = nil
    free.append(place)
    last = nil
  }
}
