/// A JSON document whose parts are made when they are written, and go then: what is in memory of a large one is a part.
///
/// Its text is that of the ``JSONValue`` with the same content.
package indirect enum JSONDocument<Failure: Error> {
  case value(JSONValue)
  case object([(key: String, value: JSONDocument)])
  case array([JSONDocument])
  /// What is made when it is written.
  case made(() throws(Failure) -> JSONDocument)

  /// How a document is laid out: ``JSONValue/prettyText`` or ``JSONValue/compactText``.
  package enum Layout { case pretty, compact }

  /// Hands on the text, in pieces of some ten thousand bytes; the pretty one with a line feed at its end.
  package func write(_ layout: Layout, to piece: (String) throws(Failure) -> Void) throws(Failure) {
    var text = ""
    try write(&text, layout == .pretty ? 0 : nil, piece)
    if layout == .pretty { text += "\n" }
    try piece(text)
  }

  /// Bytes after which a piece is handed on.
  private static var pieceLength: Int { 1 << 16 }

  private func write(
    _ text: inout String, _ level: Int?, _ piece: (String) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .value(let value): value.write(to: &text, level: level)
    case .made(let make): try make().write(&text, level, piece)
    case .array(let elements):
      text += "["
      let inner = level.map { $0 + 1 }
      for (index, element) in elements.enumerated() {
        JSONValue.separate(index, to: &text, level: inner)
        try element.write(&text, inner, piece)
      }
      JSONValue.close("]", elements.isEmpty, to: &text, level: level)
    case .object(let members):
      text += "{"
      let inner = level.map { $0 + 1 }
      for (index, member) in members.enumerated() {
        JSONValue.separate(index, to: &text, level: inner)
        JSONValue.quote(member.key, to: &text)
        text += level == nil ? ":" : ": "
        try member.value.write(&text, inner, piece)
      }
      JSONValue.close("}", members.isEmpty, to: &text, level: level)
    }
    if text.utf8.count >= Self.pieceLength {
      try piece(text)
      text.removeAll(keepingCapacity: true)
    }
  }

  /// An array each of whose elements is made when it is written.
  package static func array<Element>(
    of elements: [Element], _ make: @escaping (Element) -> JSONDocument
  ) -> JSONDocument {
    .array(elements.map { element in .made { () throws(Failure) in make(element) } })
  }
}
