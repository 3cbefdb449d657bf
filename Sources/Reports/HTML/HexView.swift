import Results

/// The headers of a frame in hexadecimal, with the bits of the fields that a rule reads marked.
extension HTMLReport {
  private static let octetsPerLine = 16

  func hexView(_ excerpt: FrameExcerpt, marked fields: [WitnessField], title: LocalizedText) -> Markup {
    let marks = fields.compactMap(\.bits)
    return tag("figure", "hex") {
      tag("figcaption") { t(title) }
      tag("pre") {
        for part in excerpt.parts { lines(part, marks) }
      }
      for field in fields {
        if let bits = field.bits, let picture = bitPicture(field.name, bits, in: excerpt) { picture }
      }
      if !excerpt.leftOut.isEmpty {
        tag("p", "faint") {
          excerpt.leftOut.map { t(Phrase.leftOut($0.what, bytes: $0.bytes)) }.joined(
            separator: t(Phrase.listSeparator))
        }
      }
    }
  }

  private func lines(_ part: FrameExcerpt.Part, _ marks: [Range<Int>]) -> [Markup] {
    let digits = Array(part.bytes)
    let count = digits.count / 2
    var pieces: [Markup] = []
    for start in stride(from: 0, to: count, by: Self.octetsPerLine) {
      pieces.append(tag("span", "offset") { hexOffset(part.offset + start) })
      for index in start..<min(start + Self.octetsPerLine, count) {
        let octet = String(digits[2 * index..<2 * index + 2])
        let bits = (part.offset + index) * 8..<(part.offset + index + 1) * 8
        pieces.append(" ")
        pieces.append(marks.contains { $0.overlaps(bits) } ? tag("mark") { octet } : Markup(octet))
      }
      pieces.append("\n")
    }
    return pieces
  }

  /// The octets of a field bit by bit, where it does not fill them.
  private func bitPicture(_ name: String, _ bits: Range<Int>, in excerpt: FrameExcerpt) -> Markup? {
    guard !bits.isEmpty, bits.lowerBound % 8 != 0 || bits.upperBound % 8 != 0 else { return nil }
    let octets = bits.lowerBound / 8...(bits.upperBound - 1) / 8
    guard octets.count <= 4 else { return nil }
    var pieces: [Markup] = []
    for octet in octets {
      guard let value = excerpt.octet(octet) else { return nil }
      pieces.append(tag("span", "offset") { hexOffset(octet) })
      pieces.append(" ")
      for bit in 0..<8 {
        let digit = value >> (7 - UInt8(bit)) & 1 == 1 ? "1" : "0"
        pieces.append(bits.contains(octet * 8 + bit) ? tag("mark") { digit } : Markup(digit))
      }
      pieces.append("  ")
    }
    return tag("pre", "bits") {
      "\(name)  "
      pieces
    }
  }

  private func hexOffset(_ offset: Int) -> String {
    let digits = String(offset, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension FrameExcerpt {
  /// An octet of the frame; `nil` where it is not in the excerpt.
  func octet(_ offset: Int) -> UInt8? {
    for part in parts {
      let place = (offset - part.offset) * 2
      guard place >= 0, place + 2 <= part.bytes.utf8.count else { continue }
      let start = part.bytes.index(part.bytes.startIndex, offsetBy: place)
      return UInt8(part.bytes[start..<part.bytes.index(start, offsetBy: 2)], radix: 16)
    }
    return nil
  }
}
