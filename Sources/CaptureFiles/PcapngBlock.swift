import Platform

/// A pcapng block in the making, little-endian.
struct PcapngBlock {
  private var bytes: [UInt8] = []
  private var hasOptions = false
  /// Bytes of data that the caller writes between the parts of the block, so that they need not be copied.
  private var outside = 0
  /// The length of a text that has no place in an option.
  private(set) var textTooLong: Int?

  init(type: UInt32) {
    append(type)
    append(UInt32(0))  // The length, which ``finished()`` knows.
  }

  mutating func append<Number: FixedWidthInteger>(_ value: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> Number(shift)))
    }
  }

  /// Appends data and fills up to a multiple of four bytes.
  mutating func append(_ data: Span<UInt8>) {
    bytes.reserveCapacity(bytes.count + data.count + 16)
    bytes.append(copying: data)
    pad()
  }

  /// Leaves room for data that the caller writes, and fills up behind it.
  /// - Returns: how many bytes of the finished block go in front of the data.
  mutating func leaveRoom(for count: Int) -> Int {
    let seam = bytes.count
    outside += count
    pad()
    return seam
  }

  mutating func append(option code: UInt16, bytes value: [UInt8]) {
    hasOptions = true
    append(code)
    append(UInt16(truncatingIfNeeded: value.count))
    append(value.span)
  }

  mutating func append(option code: UInt16, text: String) {
    let value = Array(text.utf8)
    if value.count > UInt16.max { textTooLong = value.count } else { append(option: code, bytes: value) }
  }

  mutating func append(option code: UInt16, number: UInt64) {
    hasOptions = true
    append(code)
    append(UInt16(8))
    append(number)
  }

  private mutating func pad() { while (bytes.count + outside) & 3 != 0 { bytes.append(0) } }

  /// The block with its end and its lengths.
  consuming func finished() -> [UInt8] {
    var block = consume self
    if block.hasOptions { block.append(UInt32(0)) }
    let length = UInt32(block.bytes.count + 4 + block.outside)
    block.append(length)
    for index in 0..<4 {
      block.bytes[4 + index] = UInt8(truncatingIfNeeded: length >> UInt32(8 * index))
    }
    return block.bytes
  }
}
