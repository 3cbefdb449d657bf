extension Shape {
  /// Every key below the shape with its place, what may stand there and what it means: a Markdown table.
  public var reference: String {
    var rows: [(key: String, kind: String, summary: String)] = []
    collect(under: "", into: &rows)
    let lines = rows.map { "| `\($0.key)` | \($0.kind) | \($0.summary) |" }
    return (["| key | value | meaning |", "|---|---|---|"] + lines).joined(separator: "\n") + "\n"
  }

  private func collect(under path: String, into rows: inout [(key: String, kind: String, summary: String)]) {
    switch self {
    case .mapping(let keys):
      for key in keys {
        let place = path.isEmpty ? key.name : "\(path).\(key.name)"
        let kind = Self.kind(key.shape) + (key.required ? ", required" : "")
        rows.append((place, kind, key.summary.replacing("|", with: "\\|")))
        key.shape.collect(under: place, into: &rows)
      }
    case .list(let element), .oneOrMore(let element), .range(let element):
      element.collect(under: path + "[]", into: &rows)
    case .dictionary(let value): value.collect(under: path + ".*", into: &rows)
    case .either(let a, let b):
      a.collect(under: path, into: &rows)
      b.collect(under: path, into: &rows)
    case .text, .integer, .flag, .choice, .date, .any: return
    }
  }

  /// In a few words; long lists of names are told elsewhere.
  private static func kind(_ shape: Shape) -> String {
    switch shape {
    case .choice(let names) where names.count > 16: "a name"
    case .integer(let range):
      switch (range.lowerBound == .min, range.upperBound == .max) {
      case (true, true): "integer"
      case (false, true): "integer from \(range.lowerBound)"
      case (true, false): "integer up to \(range.upperBound)"
      case (false, false): "\(range.lowerBound) to \(range.upperBound)"
      }
    case .oneOrMore(let element): kind(element) + ", or a list"
    case .either(let a, let b): kind(a) + ", or " + kind(b)
    case .range(let element): "[lower, upper], each " + kind(element)
    case .list(let element):
      if case .mapping = element { "list of mappings" } else { "list of " + kind(element) }
    default: shape.description.replacing("|", with: "\\|")
    }
  }
}
