/// What the octets of strings mean.
extension PackedContent {
  // MARK: Characters, X.691, 30

  /// Whether it consists of characters of an alphabet.
  ///
  /// - Parameter width: bits of a character; of UTF-8: of an octet.
  func isText(_ alphabet: PackedType.Alphabet, width: Int) -> Bool {
    var isASCII = true
    for index in 0..<bits.count / width where !alphabet.contains(character(index, of: alphabet, width)) {
      isASCII = false
      break
    }
    return isASCII || alphabet == .utf8 && String(validating: octets, as: UTF8.self) != nil
  }

  /// The text. What is no UTF-8 is replaced; characters of other types above 127 are those of Latin-1.
  func text(_ alphabet: PackedType.Alphabet, width: Int) -> String {
    guard alphabet != .utf8 else { return String(decoding: octets, as: UTF8.self) }
    var text = ""
    for index in 0..<bits.count / width {
      text.unicodeScalars.append(Unicode.Scalar(character(index, of: alphabet, width)))
    }
    return text
  }

  private func character(_ index: Int, of alphabet: PackedType.Alphabet, _ width: Int) -> UInt8 {
    guard width < 8 else { return self[index] }
    let first = bits.lowerBound + index * width
    let units = PackedContent(bytes, first..<first + width)
    return alphabet.character(units[0] >> UInt8(8 - width))
  }

  // MARK: Object identifiers, X.690, 8.19

  enum ObjectIdentifierForm {
    /// Each number takes as few octets as possible.
    case minimal
    case notMinimal
    /// It has no number, or the last one does not end.
    case none
    /// A number does not fit into 64 bits.
    case beyond
  }

  var objectIdentifierForm: ObjectIdentifierForm {
    var form = ObjectIdentifierForm.minimal
    var isFirst = true
    var value: UInt64 = 0
    for index in 0..<octetCount {
      let octet = self[index]
      if isFirst, octet == 0x80 { form = .notMinimal }
      guard value >> 57 == 0 else { return .beyond }
      value = value << 7 | UInt64(octet & 0x7F)
      isFirst = octet & 0x80 == 0
      if isFirst { value = 0 }
    }
    return octetCount > 0 && isFirst ? form : .none
  }

  /// The numbers of an object identifier.
  var arcs: [UInt64] {
    var arcs: [UInt64] = []
    var value: UInt64 = 0
    for index in 0..<octetCount {
      value = value << 7 | UInt64(self[index] & 0x7F)
      guard self[index] & 0x80 == 0 else { continue }
      if arcs.isEmpty {
        let first = min(value / 40, 2)
        arcs = [first, value - first * 40]
      } else {
        arcs.append(value)
      }
      value = 0
    }
    return arcs
  }
}
