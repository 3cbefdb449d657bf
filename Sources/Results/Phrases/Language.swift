/// A language of the texts that people read. Ids, names of fields and expressions are the same in each.
public enum Language: String, Sendable, CaseIterable {
  case en, ja
}

extension LocalizedText {
  /// A text of the message catalogue, which has every text in each language.
  package init(_ en: String, _ ja: String) { self.init(en: en, ja: ja) }

  /// The text in a language; English where it has no other.
  public subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .ja: ja ?? en
    }
  }
}
