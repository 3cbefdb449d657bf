/// The order of texts in which numbers inside of them count as numbers: `eAxC 9` comes before `eAxC 10`, and `0x1A`
/// before `0x100`.
struct NaturalOrder: Comparable {
  private enum Part: Comparable {
    case number(UInt64)
    case text(String)
  }

  private let parts: [Part]
  private let text: String

  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = text.utf8[...]
    while let first = rest.first {
      let isHexadecimal = rest.starts(with: "0x".utf8)
      let start = isHexadecimal ? rest.dropFirst(2) : rest
      let digits = start.prefix { Self.isDigit($0, isHexadecimal) }
      if let number = UInt64(String(digits) ?? "", radix: isHexadecimal ? 16 : 10) {
        parts.append(.number(number))
        rest = start.dropFirst(digits.count)
      } else {
        let run = rest.prefix { !Self.isDigit($0, false) || Self.isDigit(first, false) }
        parts.append(.text(String(decoding: run, as: UTF8.self)))
        rest = rest.dropFirst(run.count)
      }
    }
    self.parts = parts
  }

  private static func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): isHexadecimal
    default: false
    }
  }

  static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
    a.parts != b.parts ? a.parts.lexicographicallyPrecedes(b.parts) : a.text < b.text
  }
}
