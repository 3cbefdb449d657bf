import Platform

/// Takes an input apart: settings in front, the data to be read behind them.
///
/// Where the input ends, settings are 0 and parts are empty, so that every input means something.
struct InputCursor: ~Escapable {
  private let input: Span<UInt8>
  private var position = 0

  @_lifetime(copy input)
  init(_ input: Span<UInt8>) { self.input = input }

  var isAtEnd: Bool { position >= input.count }

  mutating func byte() -> UInt8 {
    guard position < input.count else { return 0 }
    position += 1
    return input[position - 1]
  }

  /// 16 bits, the more significant byte first.
  mutating func word() -> UInt16 { UInt16(byte()) << 8 | UInt16(byte()) }

  /// The next bytes, at most `count` of them.
  mutating func bytes(_ count: Int = .max) -> [UInt8] {
    let end = position + min(max(0, count), input.count - position)
    var result: [UInt8] = []
    result.append(copying: input.extracting(position..<end))
    position = end
    return result
  }
}

extension InputCursor {
  /// The rest as text, where it is UTF-8.
  var text: String? {
    var cursor = self
    return String(validating: cursor.bytes(), as: UTF8.self)
  }
}
