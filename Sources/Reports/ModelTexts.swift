internal import Events
internal import Results

extension [UnitDescription] {
  /// The unit's name; of one that is not known, that.
  func title(_ id: UnitID?) -> LocalizedText {
    let name = name(id)
    if unit(id) != nil { return LocalizedText(name, name) }
    return LocalizedText(name, id.map { "装置 \($0.rawValue)" } ?? "不明な装置")
  }
}
