internal import Documents
internal import Events
internal import Expressions
internal import Results

/// Parameters and capabilities: what the files say, and what the command line puts in its place.
struct ValueReader {
  let documents: DocumentSet
  let names: FileNames
  var diagnostics = Diagnostics()

  init(documents: DocumentSet, names: FileNames) {
    self.documents = documents
    self.names = names
  }

  mutating func values(_ composed: [Composed]) -> [String: DeclaredValue] {
    var values: [String: DeclaredValue] = [:]
    for item in composed {
      guard let value = declared(item.entry) else { continue }
      // A value that does not hold is not checked.
      var quiet = self
      let earlier = item.overridden.compactMap { quiet.declared($0) }
      values[item.entry.key] = (earlier + [value]).reduce(nil) { before, next in
        before.map { next.replacing($0) } ?? next
      }
    }
    return values
  }

  private mutating func declared(_ entry: Node.Entry) -> DeclaredValue? {
    guard let value = value(entry.value) else { return nil }
    let place = entry.keyLocation
    return DeclaredValue(
      value: value, provenance: "\(names[place.file]):\(place.line)", note: entry.value["note"]?.text)
  }

  private mutating func value(_ node: Node) -> ParameterValue? {
    guard node.mapping != nil else { return single(node, unit: nil) }
    if let value = node["value"] {
      let found = single(value, unit: node["unit"]?.text)
      return found == .list([]) && node["optional"]?.flag == true ? .emptyList : found
    }
    guard let place = node["unit"], let unit = place.text else {
      diagnostics.add(
        documents.diagnostic(
          .error, node, "neither a value nor a unit",
          suggestion: "give `value`, or `unit` of a number to be given"))
      return nil
    }
    guard let zero = try? Quantity("0 \(unit)") else {
      diagnostics.add(documents.diagnostic(.error, place, "`\(unit)` is no unit"))
      return nil
    }
    return .unset(zero.unit)
  }

  private mutating func single(_ node: Node, unit: String?) -> ParameterValue? {
    if let nodes = node.sequence { return .list(nodes.compactMap { single($0, unit: unit) }) }
    guard let scalar = node.scalar, !node.isNull else { return nil }
    let text = unit.map { "\(scalar.text) \($0)" } ?? scalar.text
    guard scalar.style == .plain, unit != nil || Self.looksLikeNumber(scalar.text) else {
      return scalar.style == .plain ? ParameterValue(text) : .name(scalar.text)
    }
    do {
      let quantity = try Quantity(text)
      return .number(quantity.value, quantity.unit)
    } catch {
      diagnostics.add(
        documents.diagnostic(
          .error, node, "`\(text)` is no number with a unit: \(error.message)",
          suggestion: error.suggestion ?? "quote it if it is a text"))
      return nil
    }
  }

  private static func looksLikeNumber(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != "-" && $0 != "+" }) else { return false }
    return ("0"..."9").contains(first)
  }

  /// `--parameter name=value`.
  mutating func override(_ values: inout [String: DeclaredValue], with overrides: [String: String]) {
    for (name, text) in overrides.sorted(by: { $0.key < $1.key }) {
      let place = SourceLocation(file: "command line", line: 0, column: 0)
      guard let declared = values[name] else {
        diagnostics.add(
          Diagnostic(
            .error, place, "the profile has no parameter `\(name)`",
            suggestion: Spelling.suggestion(
              for: name, among: values.keys.sorted(), kind: "its parameters are")))
        continue
      }
      let value = ParameterValue(text)
      guard Self.haveSameKind(value, declared.value) else {
        diagnostics.add(
          Diagnostic(
            .error, place,
            "`\(name)` is given as `\(text)`; the profile has `\(declared.value.text)` (\(declared.provenance))",
            suggestion: "give a value of the same kind and unit"))
        continue
      }
      values[name] = DeclaredValue(value: value, provenance: "command line").replacing(declared)
    }
  }

  private static func haveSameKind(_ a: ParameterValue, _ b: ParameterValue) -> Bool {
    switch (a, b) {
    case (.number(_, let x), .number(_, let y)), (.number(_, let x), .unset(let y)): x == y
    case (_, .number), (_, .unset): a.isOpen
    case (.number, _): b.isOpen
    case (.boolean, .boolean), (.name, .name), (.list, .list), (.list, .emptyList): true
    default: false
    }
  }
}
