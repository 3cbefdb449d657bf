/// What scanners ask of the scalars of a text. Nearly all are ASCII, of which nobody need look up properties.
extension [Unicode.Scalar] {
  /// The text of some of them; of a range that reaches beyond the end what there is.
  func text(_ range: Range<Int>) -> String {
    let part = self[range.clamped(to: 0..<count)]
    guard part.allSatisfy(\.isASCII) else {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: part)
      return String(view)
    }
    return String(decoding: part.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { isASCII ? value == 32 || (9...13).contains(value) : properties.isWhitespace }

  /// Whether it is a letter or a digit.
  var isAlphanumeric: Bool {
    guard !isASCII else {
      return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
    }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
