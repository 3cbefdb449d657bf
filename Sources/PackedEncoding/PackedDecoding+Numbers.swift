/// Whole numbers and enumerations.
extension PackedDecoding {
  /// A constrained whole number less its lower bound. X.691, 11.5.
  mutating func constrained(_ number: ConstrainedNumber, _ node: Int) throws(PackedError) -> UInt64 {
    let place = bit
    let value: UInt64
    switch number.form {
    case .nothing: return 0
    case .bits: value = try bits(Int(number.width))
    case .octets:
      try align(node)
      value = try bits(Int(number.width))
    case .countedOctets:
      let count = try bits(Int(number.width)) + 1
      guard count <= number.largestCount else {
        throw PackedError(
          .outOfRange, at: outer(place), "\(count) octets for a number of at most \(number.largestCount)")
      }
      try align(node)
      value = try bits(Int(count) * 8)
      if count > 1, value >> ((count - 1) * 8) == 0 { note(.numberNotMinimal, outer(place), node) }
    }
    guard value <= number.span else { throw outOfRange(value, number, place) }
    return value
  }

  @inline(never)
  private mutating func outOfRange(_ value: UInt64, _ number: ConstrainedNumber, _ place: Int) -> PackedError
  {
    PackedError(.outOfRange, at: outer(place), "\(value) outside 0…\(number.span)")
  }

  /// X.691, 13.
  mutating func integer(_ id: Int, _ node: Int) throws(PackedError) -> Int64 {
    let type = program.types[id]
    let place = bit
    if type.isExtensible, try flag() {
      let value = try unconstrained(node)
      guard !type.isUnsigned || value >= 0 else {
        throw beyond(place, "a negative number where those above 63 bits are known too")
      }
      let isBelow = type.isBoundedBelow && value < type.lower
      let isAbove = type.isConstrained && UInt64(bitPattern: value &- type.lower) > type.number.span
      if !isBelow, !isAbove { note(.rootSentAsExtension, outer(place), node) }
      return value
    }
    guard type.isBoundedBelow else { return try unconstrained(node) }
    let offset =
      type.isConstrained ? try constrained(type.number, node) : try countedOctets(isSigned: false, node)
    guard offset <= type.largestOffset else { throw beyond(place, "\(type.lower) + \(offset)") }
    return type.lower &+ Int64(bitPattern: offset)
  }

  /// Two's complement behind the number of its octets. X.691, 11.8.
  private mutating func unconstrained(_ node: Int) throws(PackedError) -> Int64 {
    Int64(bitPattern: try countedOctets(isSigned: true, node))
  }

  /// The octets of a number behind how many they are; however many, it has to have a value of 64 bits.
  private mutating func countedOctets(isSigned: Bool, _ node: Int) throws(PackedError) -> UInt64 {
    let place = bit
    let length = try lengthDeterminant(node)
    guard !length.isFragment, length.count > 0 else {
      throw PackedError(.outOfRange, at: outer(place), "a number of \(length.count) octets")
    }
    guard end - bit >= length.count * 8 else { throw truncated(length.count * 8) }
    var isMinimal = true
    var value: UInt64 = isSigned && flag(at: bit) ? .max : 0
    for index in 0..<length.count {
      let octet = try bits(8)
      let (high, next) = (value >> 56, value << 8 | octet)
      // The first nine bits of the shortest form with a sign are not all alike; without one it has no octet 0.
      if index == 0, length.count > 1, !isSigned { isMinimal = octet != 0 }
      if index == 1, isSigned, Int64(bitPattern: next) >> 7 == Int64(bitPattern: value) >> 7 {
        isMinimal = false
      }
      let fits = isSigned ? Int64(bitPattern: next) >> 8 == Int64(bitPattern: value) : high == 0
      guard fits else { throw beyond(place, "a number of \(length.count) octets") }
      value = next
    }
    if !isMinimal { note(.numberNotMinimal, outer(place), node) }
    return value
  }

  @inline(never)
  private mutating func beyond(_ place: Int, _ what: String) -> PackedError {
    PackedError(.outOfRange, at: outer(place), "\(what): it has no value of 64 bits here")
  }

  /// X.691, 11.6.
  mutating func normallySmall(_ node: Int) throws(PackedError) -> Int {
    guard try flag() else { return Int(try bits(6)) }
    let place = bit
    let value = try countedOctets(isSigned: false, node)
    guard value <= PackedIndex.largest else {
      throw PackedError(.outOfRange, at: outer(place), "the index \(value)")
    }
    if value < 64 { note(.numberNotMinimal, outer(place), node) }
    return Int(value)
  }

  /// X.691, 14.
  mutating func enumerated(_ id: Int, _ node: Int) throws(PackedError) -> Int64 {
    let type = program.types[id]
    let place = bit
    guard type.isExtensible, try flag() else {
      guard type.rootCount > 0 else {
        throw PackedError(.outOfRange, at: outer(place), "an enumeration without items")
      }
      return Int64(try constrained(type.number, node))
    }
    let index = try normallySmall(node)
    if index >= type.extensionCount { note(.unknownItem, outer(place), node) }
    return Int64(Int(type.rootCount) + index)
  }
}

/// Indices of what a newer version of a specification added.
enum PackedIndex {
  /// More than any specification will have; keeps indices small.
  static let largest = 65_535
}
