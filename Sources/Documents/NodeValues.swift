/// Values of nodes whose shape was checked.
extension Node {
  /// The text of a scalar.
  public var text: String? { isNull ? nil : scalar?.text }

  /// A decimal or hexadecimal integer.
  public var integer: Int64? {
    guard let text = scalar?.text else { return nil }
    let negative = text.hasPrefix("-")
    let digits = negative ? text.dropFirst() : text[...]
    guard digits.hasPrefix("0x") else { return Int64(text) }
    return Int64((negative ? "-" : "") + digits.dropFirst(2), radix: 16)
  }

  /// An unquoted `true` or `false`.
  public var flag: Bool? {
    guard let scalar, scalar.style == .plain else { return nil }
    switch scalar.text {
    case "true": return true
    case "false": return false
    default: return nil
    }
  }

  /// The value itself, or the elements of the list.
  public var oneOrMore: [Node] { sequence ?? [self] }

  /// The texts of a scalar or of a list of scalars.
  public var texts: [String] { oneOrMore.compactMap(\.text) }

  /// English and Japanese, of a text or of a mapping `{en, ja}`.
  public var localized: (en: String, ja: String?)? {
    if let text { return (text, nil) }
    guard let en = self["en"]?.text else { return nil }
    return (en, self["ja"]?.text?.withoutBlanksInJapanese)
  }

  /// Every scalar of the value, the keys of mappings included, in their order.
  public func forEachText(_ body: (String) -> Void) {
    switch content {
    case .scalar(let scalar): body(scalar.text)
    case .sequence(let nodes): for node in nodes { node.forEachText(body) }
    case .mapping(let entries):
      for entry in entries {
        body(entry.key)
        entry.value.forEachText(body)
      }
    }
  }

  /// The value on one line, for an overview.
  public var summary: String {
    switch content {
    case .scalar(let scalar): return scalar.text.onOneLine
    case .sequence(let nodes): return "[" + nodes.map(\.summary).joined(separator: ", ") + "]"
    case .mapping(let entries):
      return "{" + entries.map { "\($0.key): \($0.value.summary)" }.joined(separator: ", ") + "}"
    }
  }
}

/// A day of the Gregorian calendar.
public struct CalendarDate: Sendable, Comparable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Reads `YYYY-MM-DD`; `nil` for anything else, and for days that there are not.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return nil }
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day >= 1, day <= lengths[month - 1] else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension String {
  /// The text with a single blank for each stretch of blanks and line ends.
  fileprivate var onOneLine: String {
    var before: UInt8 = 0x20
    let isOneLine = utf8.allSatisfy { byte in
      defer { before = byte }
      return byte > 0x20 && byte < 0x80 || byte == 0x20 && before != 0x20
    }
    // Most texts are such, and characters are slow to tell apart.
    return isOneLine && before != 0x20 ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text without the blanks that a folded line of YAML leaves between kana, kanji and full-width marks: Japanese has
  /// none.
  fileprivate var withoutBlanksInJapanese: String {
    // Most blanks stand beside a Latin word.
    var before: (UInt8, UInt8) = (0, 0)
    let mayHaveBlanks = utf8.contains { byte in
      defer { before = (before.1, byte) }
      return before.0 >= 0x80 && before.1 == 0x20 && byte >= 0x80
    }
    guard mayHaveBlanks else { return self }
    let scalars = Array(unicodeScalars)
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isBetween =
        scalar == " " && index > 0 && index + 1 < scalars.count && scalars[index - 1].isJapanese
        && scalars[index + 1].isJapanese
      if !isBetween { text.append(scalar) }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Marks of CJK, kana, kanji and full-width forms.
  fileprivate var isJapanese: Bool {
    switch value {
    case 0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60: true
    default: false
    }
  }
}
