import Results

extension RunResult {
  /// The parameters that a text of a requirement names by `$name`: value and where it comes from.
  func parameters(in text: String) -> [LocalizedText] {
    var names: [Substring] = []
    for part in text.split(separator: "$", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      if !names.contains(name) { names.append(name) }
    }
    return names.compactMap { name in
      profile.parameters.first { $0.name == name }.map(Phrase.named)
    }
  }
}
