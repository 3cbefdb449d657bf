internal import Results

extension WitnessField {
  /// Name and value: `stream = 1`.
  var assignment: String { "\(name) = \(text)" }
}

extension Witness {
  /// What names the message and whom it is about, without what the name of the event says already.
  var about: String {
    let said = event.split(separator: ".").map(String.init)
    return context.filter { !said.contains($0.text) }.map(\.assignment).joined(separator: ", ")
  }

  /// Where the fields that the rule reads stand in the frame, by octets as Wireshark counts them and by bits; empty where
  /// none of them stands anywhere.
  var places: String {
    var ranges: [(name: String, bits: Range<Int>)] = []
    for field in fields {
      guard let bits = field.bits, !bits.isEmpty, !ranges.contains(where: { $0.bits == bits }) else {
        continue
      }
      ranges.append((field.name, bits))
    }
    guard ranges.count > 1 else { return ranges.first.map { Self.place($0.bits) } ?? "" }
    return ranges.map { "\($0.name): \(Self.place($0.bits))" }.joined(separator: "; ")
  }

  static func place(_ bits: Range<Int>) -> String {
    let (first, last) = (bits.lowerBound / 8, (bits.upperBound - 1) / 8)
    let octets = first == last ? "octet \(first)" : "octets \(first) to \(last)"
    guard bits.lowerBound % 8 != 0 || bits.upperBound % 8 != 0 else { return octets }
    return bits.count == 1
      ? "\(octets), bit \(bits.lowerBound)" : "\(octets), bits \(bits.lowerBound) to \(bits.upperBound - 1)"
  }
}
