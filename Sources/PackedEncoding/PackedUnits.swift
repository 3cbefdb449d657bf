/// The content of a string as it is sent, without its length.
struct PackedUnits {
  /// The units one after the other; the last octet is filled with zeros.
  var octets: [UInt8]
  /// Bits, octets or characters.
  var count: Int
  /// Bits of a unit.
  var unit: Int

  /// Whole octets, such as a complete encoding that a string holds.
  init(_ octets: [UInt8], unit: Int) { self.init(octets, count: octets.count * 8 / unit, unit: unit) }

  private init(_ octets: [UInt8], count: Int, unit: Int) {
    self.octets = octets
    self.count = count
    self.unit = unit
  }

  /// - Throws: where the value is not of the type, or has characters or numbers that the type does not have.
  init(_ value: PackedValue, of kind: PackedType.Kind, isAligned: Bool) throws(PackedError) {
    switch (kind, value) {
    case (.bitString(_, nil), .bits(let octets, let count)):
      guard count >= 0, octets.count == (count + 7) / 8 else {
        throw PackedError(.mismatch, at: 0, "\(octets.count) octets for \(count) bits")
      }
      self.init(PackedContent(octets.span, 0..<count).octets, count: count, unit: 1)
    case (.octetString(_, nil), .octets(let octets)): self.init(octets, unit: 8)
    case (.characterString(.utf8, _), .text(let text)): self.init(Array(text.utf8), unit: 8)
    case (.characterString(let alphabet, _), .text(let text)):
      let unit = alphabet.width(isAligned: isAligned)
      var writer = PackedWriter(isAligned: isAligned)
      var count = 0
      for character in text.utf8 {
        guard alphabet.contains(character) else {
          throw PackedError(.badCharacter, at: 0, "a character that \(alphabet.rawValue) does not have")
        }
        writer.bits(UInt64(alphabet.code(character)), unit)
        count += 1
      }
      self.init(writer.octets, count: count, unit: unit)
    case (.objectIdentifier, .objectIdentifier(let arcs)):
      self.init(try Self.octets(of: arcs), unit: 8)
    default: throw PackedError(.mismatch, at: 0, "this is no \(kind.keyword)")
    }
  }

  /// X.690, 8.19.
  private static func octets(of arcs: [UInt64]) throws(PackedError) -> [UInt8] {
    guard arcs.count >= 2, arcs[0] <= 2, arcs[0] == 2 || arcs[1] < 40, arcs[1] <= .max - 80 else {
      throw PackedError(.outOfRange, at: 0, "this is no object identifier")
    }
    var octets: [UInt8] = []
    for arc in [arcs[0] * 40 + arcs[1]] + arcs[2...] {
      let groups = max(1, (70 - arc.leadingZeroBitCount) / 7)
      for group in (0..<groups).reversed() {
        let bits = UInt8(truncatingIfNeeded: arc >> UInt64(group * 7)) & 0x7F
        octets.append(group > 0 ? bits | 0x80 : bits)
      }
    }
    return octets
  }
}
