/// A walk over the options of a pcapng block.
struct PcapngOptions {
  private let order: ByteOrder
  private var position: Int
  private let end: Int
  /// Whether an option reached beyond the end of the block.
  private(set) var isBroken = false

  /// - Parameter range: the place of the options in the window.
  init(_ range: Range<Int>, _ order: ByteOrder) {
    self.order = order
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next option: its code and the place of its value; `nil` at the end.
  mutating func next(_ bytes: Span<UInt8>) -> (code: UInt16, value: Range<Int>)? {
    guard end - position >= 4 else {
      isBroken = isBroken || end != position
      return nil
    }
    let code = order.u16(bytes, position)
    let length = Int(order.u16(bytes, position + 2))
    if code == 0 { return nil }
    guard length <= end - position - 4 else {
      isBroken = true
      return nil
    }
    let value = position + 4..<position + 4 + length
    position = min(end, value.lowerBound + (length + 3) & ~3)
    return (code, value)
  }

  /// Text of at most `limit` bytes; what is not UTF-8 is replaced.
  static func text(_ bytes: Span<UInt8>, _ range: Range<Int>, limit: Int = 1 << 16) -> String {
    var text: [UInt8] = []
    for index in range.prefix(limit) {
      if bytes[index] == 0 { break }
      text.append(bytes[index])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
