public import Documents
internal import Platform
public import Results

extension LaboratoryDocument {
  /// Reads what a laboratory states about a test from a file.
  ///
  /// - Parameter units: the units that items can be; `nil` = they are not known, and items are not looked for among them.
  /// - Returns: the document, `nil` if there are errors; and everything that is wrong or doubtful in the file.
  public static func load(
    _ path: String, units: [UnitDescription]?
  ) -> (document: LaboratoryDocument?, diagnostics: [Diagnostic]) {
    switch TextFile.read(path) {
    case .failure(.reason(let reason)):
      return (nil, [Diagnostic(.error, SourceLocation(file: path, line: 0, column: 0), reason)])
    case .success(let text): return read(text, file: path, units: units)
    }
  }

  /// Reads what a laboratory states about a test.
  public static func read(
    _ text: String, file: String, units: [UnitDescription]?
  ) -> (document: LaboratoryDocument?, diagnostics: [Diagnostic]) {
    let (document, found) = YAMLReader.read(text, file: file)
    guard let document else { return (nil, found) }
    var diagnostics = Diagnostics()
    diagnostics.add(found)
    diagnostics.add(ShapeChecker.check(document.root, shape, in: document))
    guard !diagnostics.hasErrors else { return (nil, diagnostics.all) }
    diagnostics.add(EmptyTexts.check(document))
    var check = LaboratoryCheck(document)
    check.run(units: units)
    diagnostics.add(check.diagnostics)
    let all = diagnostics.all.enumerated().sorted {
      ($0.element.location.line, $0.element.location.column, $0.offset)
        < ($1.element.location.line, $1.element.location.column, $1.offset)
    }.map(\.element)
    guard !diagnostics.hasErrors else { return (nil, all) }
    var digest = SHA256Digest()
    digest.add(Array(text.utf8).span)
    let name = FileNames([file])[file]
    let fields = LaboratoryGroup(document.root, LaboratoryField.root)
    return (LaboratoryDocument(file: name, sha256: digest.hexadecimal, fields: fields), all)
  }
}

extension LaboratoryGroup {
  /// The values of a mapping whose shape was checked.
  fileprivate init(_ node: Node, _ table: [LaboratoryField]) {
    self.init()
    for field in table {
      guard let node = node[field.key.rawValue] else { continue }
      values[field.key] = Self.value(node, field)
    }
  }

  /// Lists without anything in them state nothing.
  private static func value(_ node: Node, _ field: LaboratoryField) -> LaboratoryValue? {
    switch field.kind {
    case .text, .date, .choice: node.text.map(LaboratoryValue.text)
    case .flag: node.flag.map(LaboratoryValue.flag)
    case .count: node.integer.map(LaboratoryValue.count)
    case .names, .texts: node.texts.isEmpty ? nil : .texts(node.texts)
    case .group(let fields): .group(LaboratoryGroup(node, fields))
    case .groups(let fields):
      node.sequence.flatMap { nodes in
        nodes.isEmpty ? nil : .groups(nodes.map { LaboratoryGroup($0, fields) })
      }
    }
  }
}

/// Texts without a character: they would be shown as if something had been stated.
private enum EmptyTexts {
  static func check(_ document: Document) -> [Diagnostic] { check(document.root, document) }

  private static func check(_ node: Node, _ document: Document) -> [Diagnostic] {
    switch node.content {
    case .scalar(let scalar):
      guard scalar.text.allSatisfy(\.isWhitespace) else { return [] }
      return [
        document.diagnostic(
          .error, node, "an empty text states nothing", suggestion: "leave the key out")
      ]
    case .sequence(let nodes): return nodes.flatMap { check($0, document) }
    case .mapping(let entries): return entries.flatMap { check($0.value, document) }
    }
  }
}
