/// The documents that something was composed of, so that a diagnostic can show the line of any of them.
public struct DocumentSet: Sendable {
  /// In the order in which they were added.
  public private(set) var documents: [Document] = []
  private var numbers: [String: Int] = [:]

  public init(_ documents: [Document] = []) {
    for document in documents { add(document) }
  }

  public mutating func add(_ document: Document) {
    numbers[document.file] = documents.count
    documents.append(document)
  }

  public subscript(_ file: String) -> Document? { numbers[file].map { documents[$0] } }

  public func diagnostic(
    _ severity: Severity, _ location: SourceLocation, length: Int = 1, _ message: String,
    suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, location, length: length, message, sourceLine: self[location.file]?.line(location.line) ?? "",
      suggestion: suggestion)
  }

  public func diagnostic(
    _ severity: Severity, _ node: Node, _ message: String, suggestion: String? = nil
  ) -> Diagnostic {
    diagnostic(severity, node.location, length: node.length, message, suggestion: suggestion)
  }

  /// Where a character of a scalar's text stands: see ``Document/location(of:in:)``.
  public func location(of offset: Int, in node: Node) -> SourceLocation {
    self[node.location.file]?.location(of: offset, in: node) ?? node.location
  }
}
