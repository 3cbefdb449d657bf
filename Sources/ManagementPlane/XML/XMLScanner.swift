/// Walks over the bytes of an XML document and knows the line and the column.
///
/// The whole text is checked to be UTF-8 of characters that XML 1.0 (2.2) allows before anything is read, so that
/// what comes later can compare bytes.
struct XMLScanner: ~Escapable {
  private let bytes: Span<UInt8>
  private(set) var position: Int
  private var line = 1
  private var column = 1

  /// - Throws: the first place that is no UTF-8 or no character of XML.
  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) throws(InstanceDataError) {
    self.bytes = bytes
    position = 0
    let start = TextPlace(line: 1, column: 1)
    if bytes.count >= 2, [0xFEFF, 0xFFFE].contains(Int(bytes[0]) << 8 | Int(bytes[1])) {
      throw InstanceDataError(start, "the file is UTF-16; write it as UTF-8")
    }
    if bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 {
      throw InstanceDataError(start, "the file is no UTF-8 text; write it as UTF-8")
    }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    let first = position
    while position < bytes.count {
      guard let length = Self.characterLength(bytes, at: position) else {
        throw InstanceDataError(
          place,
          "here are bytes that are no UTF-8, or a character that XML does not allow: write the file as UTF-8")
      }
      step(length)
    }
    position = first
    line = 1
    column = 1
  }

  var place: TextPlace { TextPlace(line: line, column: column) }
  var isAtEnd: Bool { position >= bytes.count }
  /// The byte here; 0 at the end, which no text has.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The length of the character at a place; nil: it is none.
  private static func characterLength(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    let first = bytes[start]
    if first < 0x80 { return first >= 0x20 || first == 9 || first == 10 || first == 13 ? 1 : nil }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, start + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in start + 1..<start + length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, isCharacter(value) else { return nil }
    return length
  }

  /// Whether XML 1.0 allows a character (2.2).
  static func isCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Passes one character of so many bytes.
  private mutating func step(_ length: Int) {
    if bytes[position] == 10 {
      line += 1
      column = 1
    } else {
      column += 1
    }
    position += length
  }

  /// Passes one byte; a character counts with its first one.
  mutating func advance() {
    if bytes[position] == 10 {
      line += 1
      column = 1
    } else if bytes[position] & 0xC0 != 0x80 {
      column += 1
    }
    position += 1
  }

  func starts(with word: String) -> Bool {
    guard bytes.count - position >= word.utf8.count else { return false }
    var index = position
    for byte in word.utf8 {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Passes a word if it is here.
  mutating func accept(_ word: String) -> Bool {
    guard starts(with: word) else { return false }
    for _ in 0..<word.utf8.count { advance() }
    return true
  }

  /// Passes white space and says whether there was some.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = position
    while [0x20, 9, 10, 13].contains(current) { advance() }
    return position > start
  }

  /// Passes everything up to a word, and the word.
  /// - Throws: at `begin`, where there is no such word.
  mutating func skip(
    past word: String, _ begin: TextPlace, _ what: String
  ) throws(InstanceDataError) {
    while !isAtEnd {
      if accept(word) { return }
      advance()
    }
    throw InstanceDataError(begin, "\(what) does not end")
  }

  /// A name with or without a prefix. Names of YANG are ASCII; what is beyond is taken as it is.
  mutating func name() throws(InstanceDataError) -> String {
    let start = position
    let begin = place
    while Self.isNameByte(current, isFirst: position == start) {
      advance()
      guard position - start <= 256 else {
        throw InstanceDataError(begin, "the name is longer than 256 bytes")
      }
    }
    guard position > start else { throw InstanceDataError(begin, "expected a name") }
    return text(from: start)
  }

  private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }

  func text(from start: Int) -> String {
    var copy: [UInt8] = []
    copy.reserveCapacity(position - start)
    for index in start..<position { copy.append(bytes[index]) }
    return String(decoding: copy, as: UTF8.self)
  }
}
