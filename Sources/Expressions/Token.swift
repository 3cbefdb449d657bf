/// The smallest piece of an expression.
struct Token: Equatable {
  enum Kind: Equatable {
    /// An integer, or a decimal number as its digits and the number of those behind the point.
    case number(digits: Int128, decimals: Int)
    case name(String)
    case parameter(String)
    case quoted(String)
    case symbol(Symbol)
    case end
  }
  var kind: Kind
  /// Unicode scalars of the text.
  var range: Range<Int>
  var spaceBefore: Bool
}

/// Operators and punctuation. Longer ones stand first, so that the first that fits is the right one.
enum Symbol: String, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case and = "&&"
  case or = "||"
  case upTo = ".."
  case less = "<"
  case greater = ">"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"
  case not = "!"
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBracket = "["
  case closeBracket = "]"
  case comma = ","

  /// Each with its one or two scalars.
  fileprivate static let table = allCases.map { (symbol: $0, scalars: Array($0.rawValue.unicodeScalars)) }
}

/// Cuts a text into tokens.
struct Lexer {
  /// Longer expressions are refused, so that everything behind is bounded.
  static let longest = 10_000

  private let scalars: [Unicode.Scalar]
  private var position = 0

  static func tokens(of text: String) throws(ExpressionError) -> [Token] {
    var lexer = Lexer(scalars: Array(text.unicodeScalars))
    guard lexer.scalars.count <= longest else {
      throw ExpressionError(at: 0..<1, "the expression is longer than \(longest) characters")
    }
    var tokens: [Token] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  /// The names behind each `$`, whatever else the text is.
  static func parameterNames(in text: String) -> [String] {
    var lexer = Lexer(scalars: Array(text.unicodeScalars))
    var names: [String] = []
    while let c = lexer.scalar(lexer.position) {
      lexer.position += 1
      guard c == "$", let first = lexer.scalar(lexer.position), lexer.isLetter(first) else { continue }
      names.append(lexer.name())
    }
    return names
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private func scalar(_ index: Int) -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func next() throws(ExpressionError) -> Token {
    let before = position
    while let c = scalar(position), c.isBlank { position += 1 }
    let start = position
    let kind = try kind(from: start)
    return Token(kind: kind, range: start..<position, spaceBefore: start > before)
  }

  private mutating func kind(from start: Int) throws(ExpressionError) -> Token.Kind {
    guard let first = scalar(start) else { return .end }
    if isDigit(first) { return try number() }
    if isLetter(first) { return .name(name()) }
    if first == "$" {
      position += 1
      guard let c = scalar(position), isLetter(c) else {
        throw ExpressionError(at: start..<position, "expected the name of a parameter after `$`")
      }
      return .parameter(name())
    }
    if first == "\"" || first == "'" { return try quoted(first) }
    for (symbol, spelling) in Symbol.table where spelling[0] == first {
      if spelling.count > 1, scalar(start + 1) != spelling[1] { continue }
      position += spelling.count
      return .symbol(symbol)
    }
    position += 1
    throw ExpressionError(
      at: start..<position, "unexpected character `\(first)`", suggestion: Self.suggestions[first])
  }

  private static let suggestions: [Unicode.Scalar: String] = [
    "=": "use `==` to compare", "&": "use `&&`", "|": "use `||`", "≤": "use `<=`", "≥": "use `>=`",
    "≠": "use `!=`", "×": "use `*`", "^": "there is no power or exclusive or",
  ]

  /// A hyphen belongs to a name when a letter or digit follows, since the specifications name fields like
  /// `gNB-DU-ID`; so does a dot, which leads to a field of another event.
  private mutating func name() -> String {
    let start = position
    while let c = scalar(position) {
      let continues: Bool
      switch c {
      case "-": continues = scalar(position + 1).map { isLetter($0) || isDigit($0) } ?? false
      case ".": continues = scalar(position + 1).map(isLetter) ?? false
      case "µ", "μ": continues = true
      default: continues = isLetter(c) || isDigit(c)
      }
      guard continues else { break }
      position += 1
    }
    return text(start..<position)
  }

  private mutating func number() throws(ExpressionError) -> Token.Kind {
    let start = position
    if scalar(position) == "0", let mark = scalar(position + 1), mark == "x" || mark == "b" {
      position += 2
      let radix = mark == "x" ? 16 : 2
      let digits = position
      while let c = scalar(position), c.properties.isASCIIHexDigit, radix == 16 || c == "0" || c == "1" {
        position += 1
      }
      guard position > digits else {
        throw ExpressionError(at: start..<position, "expected digits after `0\(mark)`")
      }
      return .number(digits: try value(digits..<position, radix: radix), decimals: 0)
    }
    skipDigits()
    var all = text(start..<position)
    var decimals = 0
    if scalar(position) == ".", let c = scalar(position + 1), isDigit(c) {
      position += 1
      let fraction = position
      skipDigits()
      decimals = position - fraction
      all += text(fraction..<position)
    }
    guard let digits = Int128(all), digits <= 1 << 64, decimals <= 18 else {
      throw ExpressionError(at: start..<position, "the number does not fit in 64 bits")
    }
    return .number(digits: digits, decimals: decimals)
  }

  private func value(_ range: Range<Int>, radix: Int) throws(ExpressionError) -> Int128 {
    guard let value = Int64(text(range), radix: radix) else {
      throw ExpressionError(
        at: range.lowerBound - 2..<range.upperBound, "the number does not fit in 64 bits (63 and a sign)")
    }
    return Int128(value)
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(ExpressionError) -> Token.Kind {
    let start = position
    position += 1
    while let c = scalar(position), c != quote { position += 1 }
    guard position < scalars.count else {
      throw ExpressionError(at: start..<position, "the text has no closing `\(quote)`")
    }
    position += 1
    return .quoted(text(start + 1..<position - 1))
  }

  private mutating func skipDigits() {
    while let c = scalar(position), isDigit(c) { position += 1 }
  }

  private func text(_ range: Range<Int>) -> String { scalars.text(range) }

  private func isDigit(_ c: Unicode.Scalar) -> Bool { ("0"..."9").contains(c) }
  private func isLetter(_ c: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(c) || ("A"..."Z").contains(c) || c == "_" || c == "µ" || c == "μ"
  }
}
