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

  /// The smallest magnitude of a class, and how many there are in it.
  private static func range(ofPlace place: Int) -> (low: Int64, size: Int64) {
    let power = place >> precision
    guard power > 1 else { return (Int64(place), 1) }
    let fraction = place & (1 << precision - 1)
    return (Int64(1 << precision | fraction) << Int64(power - 1), 1 << Int64(power - 1))
  }

  /// The middle one of a key's numbers; 0 where it has none.
  func median(_ key: Int) -> Int64 {
    let classes = counts[key * Self.width..<(key + 1) * Self.width]
    let total = classes.reduce(0) { $0 + Int($1) }
    guard total > 0 else { return 0 }
    // The lower one of the two in the middle of an even number.
    let rank = (total - 1) / 2
    var before = 0
    for (index, count) in classes.enumerated() where count > 0 {
      guard before + Int(count) > rank else {
        before += Int(count)
        continue
      }
      let isNegative = index < Self.side
      let (low, size) = Self.range(ofPlace: isNegative ? Self.side - 1 - index : index - Self.side)
      // The numbers of a class are taken to be spread evenly over it.
      let along = size * Int64(rank - before) / Int64(count)
      return isNegative ? -(low + size - 1 - along) : low + along
    }
    return 0
  }
}
