/// The order of texts in which numbers inside of them count as numbers: `eAxC 9` comes before `eAxC 10`.
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
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      let areDigits = ("0"..."9").contains(first)
      let run = rest.prefix { ("0"..."9").contains($0) == areDigits }
      rest = rest.dropFirst(run.count)
      parts.append(
        areDigits ? UInt64(String(run)).map(Part.number) ?? .text(String(run)) : .text(String(run)))
    }
    self.parts = parts
  }

  static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
    a.parts != b.parts ? a.parts.lexicographicallyPrecedes(b.parts) : a.text < b.text
  }
}
