internal import Results

extension Witness {
  /// What names the message and whom it is about, without what the name of the event says already.
  var about: LocalizedText {
    let said = event.split(separator: ".").map(String.init)
    return Phrase.list(context.filter { !said.contains($0.text) }.map(\.assignment))
  }

  /// Where the fields that the rule reads stand in the frame, by octets as Wireshark counts them and by bits; empty where
  /// none of them stands anywhere.
  var places: LocalizedText {
    var ranges: [(name: String, bits: Range<Int>)] = []
    for field in fields {
      guard let bits = field.bits, !bits.isEmpty, !ranges.contains(where: { $0.bits == bits }) else {
        continue
      }
      ranges.append((field.name, bits))
    }
    guard ranges.count > 1 else { return Phrase.clauses(ranges.map { Phrase.place($0.bits) }) }
    return Phrase.clauses(
      ranges.map { Phrase.named(LocalizedText($0.name, $0.name), Phrase.place($0.bits)) })
  }

  /// The partner frame, unless what was expected or observed names it.
  var unnamedPartner: Int? {
    partnerFrame.flatMap { partner in
      (expected + observed).contains { $0.arguments.contains("\(partner)") } ? nil : partner
    }
  }
}
