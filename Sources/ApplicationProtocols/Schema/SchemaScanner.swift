/// Gives the words and marks of a schema's text one by one.
struct SchemaScanner {
  private let bytes: [UInt8]
  /// The place of the next byte.
  private(set) var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Goes back to a place that was read before.
  mutating func seek(_ place: Int) { self.place = place }

  /// - Parameter place: of the line; the next byte without it. Lines are counted here, since only errors need them.
  @inline(never)
  func failure(at place: Int? = nil, _ message: String) -> SchemaTextError {
    let before = bytes[..<min(place ?? self.place, bytes.count)]
    return SchemaTextError(line: 1 + before.count { $0 == UInt8(ascii: "\n") }, message)
  }

  // MARK: Lines

  /// Whether the next line belongs to a section, so begins with a blank.
  var isIndented: Bool { place < bytes.count && bytes[place] == UInt8(ascii: " ") }

  var isAtEnd: Bool { place >= bytes.count }

  /// The rest of the line in words that blanks part.
  mutating func lineOfWords() -> [String] {
    var words: [String] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: " ") {
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, bytes[place] > UInt8(ascii: " ") { place += 1 }
      words.append(text(start..<place))
    }
    place = min(place + 1, bytes.count)
    return words
  }

  /// Goes behind a definition: its lines but the first begin with a blank or a brace.
  mutating func skipDefinition() {
    repeat {
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      place = min(place + 1, bytes.count)
    } while place < bytes.count && [UInt8(ascii: " "), UInt8(ascii: "}")].contains(bytes[place])
  }

  // MARK: Tokens

  /// Skips blanks, line feeds and comments, which begin with `--` and end with the line.
  mutating func skipBlanks() {
    while place < bytes.count {
      if bytes[place] <= UInt8(ascii: " ") {
        place += 1
      } else if bytes[place] == UInt8(ascii: "-"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "-")
      {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else {
        return
      }
    }
  }

  /// The next byte that is no blank; 0 at the end.
  mutating func next() -> UInt8 {
    skipBlanks()
    return place < bytes.count ? bytes[place] : 0
  }

  /// Takes a mark if it is next.
  mutating func accept(_ mark: String) -> Bool {
    skipBlanks()
    var end = place
    for byte in mark.utf8 {
      guard end < bytes.count, bytes[end] == byte else { return false }
      end += 1
    }
    place = end
    return true
  }

  mutating func expect(_ mark: String) throws(SchemaTextError) {
    guard accept(mark) else { throw failure("expected `\(mark)`") }
  }

  /// A name or a keyword: letters, digits, hyphens, underscores and colons.
  mutating func word() throws(SchemaTextError) -> String {
    skipBlanks()
    let start = place
    while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
    guard place > start else { throw failure("expected a name") }
    return text(start..<place)
  }

  /// A whole number as its magnitude and its sign.
  mutating func number() throws(SchemaTextError) -> (magnitude: UInt64, isNegative: Bool) {
    let isNegative = accept("-")
    let start = place
    var value: UInt64 = 0
    while place < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place] {
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(UInt64(bytes[place] - UInt8(ascii: "0")))
      guard !overflows, !carries else { throw failure("the number is too large") }
      value = sum
      place += 1
    }
    guard place > start else { throw failure("expected a number") }
    return (value, isNegative)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
