internal import Results

/// How often numbers of some size occurred, for many keys: log-linear, 64 classes for each power of two, so that a
/// number is known to 1.6 %.
///
/// Numbers below 128 are exact, those from 2^34 on (17 s in nanoseconds) share the last class. A key takes 15 kB.
struct NumberHistogram {
  /// Classes of a power of two, as a power of two.
  private static let precision = 6
  /// Numbers from 2 to the power of this on are not told apart.
  private static let limit = 34
  /// Classes of one sign.
  private static let side = (limit - precision + 1) << precision
  private static let width = side * 2

  private var counts: [UInt32] = []

  var bytes: Int { counts.storageBytes }

  mutating func addKey() { counts.append(contentsOf: repeatElement(0, count: Self.width)) }

  @inline(__always)
  mutating func add(_ number: Int64, to key: Int) {
    let index =
      key &* Self.width
      &+ (number < 0 ? Self.side &- 1 &- Self.place(number) : Self.side &+ Self.place(number))
    counts[index] &+= counts[index] == .max ? 0 : 1
  }

  /// The class of a number among those of its sign, by its magnitude.
  @inline(__always)
  private static func place(_ number: Int64) -> Int {
    let magnitude = number.magnitude
    guard magnitude >= 1 << UInt64(precision) else { return Int(magnitude) }
    let exponent = 63 &- magnitude.leadingZeroBitCount
    guard exponent < limit else { return side &- 1 }
    let fraction = Int((magnitude &>> UInt64(exponent &- precision)) & (1 << UInt64(precision) - 1))
    return (exponent &- precision &+ 1) << precision | fraction
  }

  /// The classes of a key's numbers.
  func classes(_ key: Int) -> NumberClasses {
    var classes = NumberClasses()
    for index in 0..<Self.width where counts[key * Self.width + index] > 0 {
      classes.entries.append(.init(place: index - Self.side, count: Int(counts[key * Self.width + index])))
    }
    return classes
  }
}
