/// How often numbers of some size occurred: log-linear classes, 64 for each power of two, so that a number is known
/// to 1.6 %.
///
/// Numbers of a magnitude below 128 are exact, those from 2^34 on (17 s in nanoseconds) share the last class of their
/// sign. The classes of two runs are added class by class.
public struct NumberClasses: Sendable, Equatable, Codable {
  /// A class that is not empty.
  public struct Entry: Sendable, Equatable, Codable {
    /// Its place: 0 and above in ascending order of the numbers, -1 and below in descending order of negative ones.
    public var place: Int
    public var count: Int
    public init(place: Int, count: Int) {
      self.place = place
      self.count = count
    }
  }

  /// Classes of a power of two, as a power of two.
  private static let precision = 6
  /// Numbers from 2 to the power of this on are not told apart.
  private static let limit = 34
  /// Classes of one sign.
  public static let side = (limit - precision + 1) << precision

  /// In ascending order of the places.
  public var entries: [Entry]
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// The smallest magnitude of a class, and how many there are in it.
  private static func range(ofPlace place: Int) -> (low: Int64, size: Int64) {
    let power = place >> precision
    guard power > 1 else { return (Int64(place), 1) }
    let fraction = place & (1 << precision - 1)
    return (Int64(1 << precision | fraction) << Int64(power - 1), 1 << Int64(power - 1))
  }

  public var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// The class of the middle number, the lower one of two in the middle: how many numbers come before it in the class,
  /// and how many the class has. Nil where there is no number.
  private var middle: (entry: Entry, before: Int)? {
    var rank = (count - 1) / 2
    for entry in entries where entry.count > 0 {
      if rank < entry.count { return (entry, rank) }
      rank -= entry.count
    }
    return nil
  }

  /// The numbers of a class.
  private static func numbers(of place: Int) -> ClosedRange<Int64> {
    let (low, size) = range(ofPlace: place < 0 ? -1 - place : place)
    let high = low + size - 1
    return place < 0 ? -high...(-low) : low...high
  }

  /// The classes that are not empty, in ascending order of their numbers: which numbers they hold, and how many.
  package var ranges: [(numbers: ClosedRange<Int64>, count: Int)] {
    entries.map { (Self.numbers(of: $0.place), $0.count) }
  }

  /// Where the middle number lies, the lower one of two in the middle: a single number where it is exact. 0 where there is
  /// none.
  public var medianRange: ClosedRange<Int64> { middle.map { Self.numbers(of: $0.entry.place) } ?? 0...0 }

  /// The middle number, exact to the width of its class; 0 where there is none.
  public var median: Int64 {
    guard let (entry, before) = middle else { return 0 }
    let numbers = Self.numbers(of: entry.place)
    // The numbers of a class are taken to be spread evenly over it.
    let size = UInt64(numbers.upperBound - numbers.lowerBound) + 1
    let product = size.multipliedFullWidth(by: UInt64(before))
    return numbers.lowerBound + Int64(UInt64(entry.count).dividingFullWidth(product).quotient)
  }

  public static func += (a: inout NumberClasses, b: NumberClasses) {
    var merged: [Entry] = []
    merged.reserveCapacity(a.entries.count + b.entries.count)
    var (left, right) = (a.entries[...], b.entries[...])
    while let x = left.first, let y = right.first {
      if x.place <= y.place {
        merged.append(Entry(place: x.place, count: x.place == y.place ? x.count + y.count : x.count))
        left.removeFirst()
        if x.place == y.place { right.removeFirst() }
      } else {
        merged.append(y)
        right.removeFirst()
      }
    }
    a.entries = merged + left + right
  }
}
