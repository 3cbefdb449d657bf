/// A JSON document in memory. Keys keep the order in which they were written, so that equal input gives
/// byte-identical text; integers are exact to 64 bits.
public indirect enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int64)
  /// A number above the largest that `integer` holds.
  case unsigned(UInt64)
  /// A number of thousandths, written with up to three decimals.
  case thousandths(Int64)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  public struct Member: Sendable, Equatable {
    public let key: String
    public let value: JSONValue
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The text or `null`.
  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
  /// The number or `null`.
  package init(_ number: Int64?) { self = number.map(JSONValue.integer) ?? .null }
  package init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }

  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension JSONValue {
  /// The value of a key of an object; nil where it is not there or this is no object.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  public var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  public var number: Int64? {
    if case .integer(let number) = self { return number }
    return nil
  }

  /// The values of an array; none where this is no array.
  public var elements: [JSONValue] {
    if case .array(let values) = self { return values }
    return []
  }

  /// The members of an object; none where this is no object.
  public var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue {
  /// The document as UTF-8 text with two spaces per level and a line feed at the end.
  public var prettyText: String {
    var text = ""
    write(to: &text, level: 0)
    text.append("\n")
    return text
  }

  /// The document on one line, without the line feed.
  public var compactText: String {
    var text = ""
    write(to: &text, level: nil)
    return text
  }

  /// 1500 as `1.5`.
  private static func decimal(_ thousandths: Int64) -> String {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (thousandths < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }

  /// `level` is the nesting depth; `nil` = everything on one line.
  func write(to text: inout String, level: Int?) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .thousandths(let value): text += Self.decimal(value)
    case .unsigned(let value): text += String(value)
    case .string(let value): JSONValue.quote(value, to: &text)
    case .array(let values):
      JSONValue.block(values, "[", "]", to: &text, level: level) { value, text, level in
        value.write(to: &text, level: level)
      }
    case .object(let members):
      JSONValue.block(members, "{", "}", to: &text, level: level) { member, text, level in
        JSONValue.quote(member.key, to: &text)
        text += level == nil ? ":" : ": "
        member.value.write(to: &text, level: level)
      }
    }
  }

  private static func block<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String, level: Int?,
    element write: (Element, inout String, Int?) -> Void
  ) {
    text += open
    let inner = level.map { $0 + 1 }
    for (index, element) in elements.enumerated() {
      separate(index, to: &text, level: inner)
      write(element, &text, inner)
    }
    JSONValue.close(close, elements.isEmpty, to: &text, level: level)
  }

  /// What stands before the element of a place.
  static func separate(_ index: Int, to text: inout String, level: Int?) {
    if index > 0 { text += "," }
    if let level { text += "\n" + String(repeating: "  ", count: level) }
  }

  /// What stands behind the last element.
  static func close(_ close: String, _ isEmpty: Bool, to text: inout String, level: Int?) {
    if let level, !isEmpty { text += "\n" + String(repeating: "  ", count: level) }
    text += close
  }

  /// Besides what JSON demands, everything that a terminal could act upon is escaped: a report is often
  /// looked at with `cat`, and names in it come from captures.
  package static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.actsOnTerminal {
          for unit in String(scalar).utf16 { text += "\\u" + hexadecimal(unit, digits: 4) }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
