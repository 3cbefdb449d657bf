internal import Platform

/// Gives the lines of a file, a pipe or standard input one by one as they come.
struct LineReader: ~Copyable {
  private var source: ByteSource
  /// Where the next line begins, and up to where it is known to have no end, in the window.
  private var start = 0
  private var searched = 0

  private static let windowLength = 1 << 22

  init(path: String) throws(SystemError) {
    source = try ByteSource.opening(path: path, windowLength: Self.windowLength)
  }

  /// Whether the next line is there without waiting for it.
  var isReady: Bool {
    mutating get { end() != nil || source.isAtEnd }
  }

  /// The next line without its line feed; nil at the end.
  mutating func next() throws(SystemError) -> String? {
    while true {
      if let end = end() {
        defer { start = end + 1 }
        return text(start..<end)
      }
      let left = source.bytes.count - start
      if source.isAtEnd {
        defer { start = source.bytes.count }
        return left > 0 ? text(start..<start + left) : nil
      }
      try source.advance(by: start, needing: left + 1)
      start = 0
      searched = left
    }
  }

  private mutating func end() -> Int? {
    let bytes = source.bytes
    searched = max(searched, start)
    while searched < bytes.count {
      if bytes[searched] == UInt8(ascii: "\n") { return searched }
      searched += 1
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = source.bytes
    return String(decoding: range.map { bytes[$0] }, as: UTF8.self)
  }
}
