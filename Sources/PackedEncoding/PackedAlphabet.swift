extension PackedType {
  /// The characters of a string type. X.680, 41 and X.691, 30.
  public enum Alphabet: String, Sendable {
    case numeric = "NumericString"
    case printable = "PrintableString"
    case visible = "VisibleString"
    case ia5 = "IA5String"
    /// No fixed width: its size is not visible.
    case utf8 = "UTF8String"
  }
}

extension PackedType.Alphabet {
  /// Bits of a character; of UTF-8: of an octet.
  func width(isAligned: Bool) -> Int {
    switch self {
    case .numeric: 4
    case .printable, .visible, .ia5: isAligned ? 8 : 7
    case .utf8: 8
    }
  }

  /// A character by what is sent for it, as ASCII has it. X.691, 30.5.4.
  func character(_ code: UInt8) -> UInt8 {
    guard self == .numeric else { return code }
    return code == 0 ? 0x20 : 0x2F + code
  }

  /// What is sent for an ASCII character.
  func code(_ character: UInt8) -> UInt8 {
    guard self == .numeric else { return character }
    return character == 0x20 ? 0 : character &- 0x2F
  }

  /// Whether the type has an ASCII character. UTF-8 has them all.
  func contains(_ character: UInt8) -> Bool {
    switch self {
    case .numeric: character == 0x20 || (0x30...0x39).contains(character)
    case .printable:
      character < 64
        ? 0xA7FF_FB81_0000_0000 as UInt64 >> UInt64(character) & 1 == 1
        : character < 128 && 0x07FF_FFFE_07FF_FFFE as UInt64 >> UInt64(character - 64) & 1 == 1
    case .visible: (0x20...0x7E).contains(character)
    case .ia5, .utf8: character < 0x80
    }
  }
}
