extension Unicode.Scalar {
  /// Control characters, and those format characters that reorder or hide the text around them.
  package var actsOnTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: return true
    // Line and paragraph separator, directional marks, embeddings, overrides and isolates.
    case 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: return true
    // Noncharacters, and tags that nobody sees.
    case 0xFFFE, 0xFFFF, 0xE0000...0xE007F: return true
    default: return false
    }
  }
}

/// `value` in hexadecimal with leading zeros.
package func hexadecimal(_ value: some FixedWidthInteger & UnsignedInteger, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
