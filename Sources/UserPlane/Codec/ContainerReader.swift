internal import Wire

/// Reads the fields of an NR RAN container one behind the other.
struct ContainerReader: ~Escapable {
  private let bytes: Span<UInt8>
  private(set) var position: Int
  let end: Int

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  /// Moves past a field and gives its place.
  mutating func place(of octets: Int, _ field: String) throws(WireError) -> Int {
    guard octets <= end - position else { throw WireError.truncated(at: end, field) }
    defer { position += octets }
    return position
  }

  mutating func number(of octets: Int, _ field: String) throws(WireError) -> UInt32 {
    bytes.number(at: try place(of: octets, field), octets: octets)
  }
}

extension Span<UInt8> {
  /// A number of so many octets, at most 4, the most significant one first; the place was checked.
  func number(at place: Int, octets: Int) -> UInt32 {
    var value: UInt32 = 0
    for index in place..<place + octets { value = value << 8 | UInt32(self[index]) }
    return value
  }

  /// Whether an octet of the range is not 0.
  func hasNonZero(_ range: Range<Int>) -> Bool {
    for index in range where self[index] != 0 { return true }
    return false
  }
}

extension ByteWriter {
  /// Writes a number of 24 bits.
  mutating func u24(_ value: UInt32, _ field: String) throws(WireError) {
    guard value < 1 << 24 else { throw WireError(.badValue, at: count, "\(field) \(value)") }
    bits(UInt64(value), 24)
  }

  /// Writes how many items a list has, in an octet.
  mutating func itemCount(_ items: Int, _ field: String) throws(WireError) {
    guard let number = UInt8(exactly: items) else {
      throw WireError(.badLength, at: count, "\(field): \(items) items")
    }
    u8(number)
  }

  /// Fills a container up to 4n − 2 octets (TS 38.425, 5.5.3.24).
  mutating func padContainer() { while count % 4 != 2 { u8(0) } }
}
