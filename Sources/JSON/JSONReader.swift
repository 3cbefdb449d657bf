/// Reads a JSON text. RFC 8259, with numbers of at most three decimals.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// How deep arrays and objects may be nested.
  private static let deepest = 512

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value()
    skipBlanks()
    guard place == bytes.count else { throw failure("there is something after the value") }
    return value
  }

  @inline(never)
  private func failure(_ message: String) -> JSONError { JSONError(offset: place, message: message) }

  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private mutating func accept(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipBlanks()
    guard place < bytes.count else { throw failure("the text ends where a value should be") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      for (word, value) in [("true", JSONValue.boolean(true)), ("false", .boolean(false)), ("null", .null)]
      where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return value
      }
      throw failure("expected a value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else { throw failure("values are nested deeper than \(Self.deepest)") }
    place += 1
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    guard !accept("}") else { return .object(members) }
    repeat {
      skipBlanks()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
        throw failure("expected a key")
      }
      let key = try string()
      guard accept(":") else { throw failure("expected a colon after the key") }
      members.append(JSONValue.Member(key, try value()))
    } while accept(",")
    guard accept("}") else { throw failure("expected a comma or the end of the object") }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var values: [JSONValue] = []
    guard !accept("]") else { return .array(values) }
    repeat { values.append(try value()) } while accept(",")
    guard accept("]") else { throw failure("expected a comma or the end of the array") }
    return .array(values)
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = place
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    let digits = place
    while place < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place] { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let startsWell = place == digits + 1 || (place > digits && bytes[digits] != UInt8(ascii: "0"))
    let decimals = decimals()
    let isComplete = place == bytes.count || ![0x2E, 0x65, 0x45].contains(bytes[place])
    if let decimals, isComplete, startsWell {
      if let number = Int64(text + decimals) { return .thousandths(number) }
    } else if isComplete, startsWell {
      if let number = Int64(text) { return .integer(number) }
      if let number = UInt64(text) { return .unsigned(number) }
    }
    place = start
    throw failure("expected a whole number of at most 64 bits, or one with up to three decimals")
  }

  /// The digits behind a decimal point, as thousandths; `nil` where there is no such point with one to three of them.
  private mutating func decimals() -> String? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: ".") else { return nil }
    let digits = bytes[(place + 1)...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard 1...3 ~= digits.count else { return nil }
    place += 1 + digits.count
    return String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: 3 - digits.count)
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    place += 1
    var content: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        guard let text = String(validating: content, as: UTF8.self) else {
          throw failure("the string before this place is no UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): try escape(into: &content)
      case ..<0x20: throw failure("a control character in a string")
      default:
        content.append(byte)
        place += 1
      }
    }
    throw failure("the string has no end")
  }

  private mutating func escape(into content: inout [UInt8]) throws(JSONError) {
    guard place + 1 < bytes.count else { throw failure("the string has no end") }
    let letter = bytes[place + 1]
    let plain: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
    ]
    if let byte = plain[letter] {
      content.append(byte)
      place += 2
      return
    }
    guard letter == UInt8(ascii: "u") else { throw failure("there is no such escape") }
    var code = try codeUnit()
    if code & 0xFC00 == 0xD800, bytes[place...].starts(with: "\\u".utf8) {
      let low = try codeUnit()
      guard low & 0xFC00 == 0xDC00 else { throw failure("half a surrogate pair") }
      code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure("half a surrogate pair") }
    content += Array(String(scalar).utf8)
  }

  /// `\u12AB`
  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    let digits = bytes[min(place + 2, bytes.count)..<min(place + 6, bytes.count)]
    let isHexadecimal = digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    guard digits.count == 4, isHexadecimal,
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("an escape of a code needs four digits") }
    place += 6
    return code
  }
}

/// Why a text is no JSON, or none that is read here.
public struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Bytes from the start of the text.
  public var offset: Int
  public var message: String

  public var description: String { "byte \(offset): \(message)" }
}

extension JSONValue {
  /// Reads a text that is one JSON value. Keys keep their order; of keys that are there twice all are kept.
  public init(json text: String) throws(JSONError) {
    var reader = JSONReader(text)
    self = try reader.document()
  }
}
