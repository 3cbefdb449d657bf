/// An XML 1.0 element that is written out with two spaces per level.
struct XMLElement {
  let name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// More children, each made when it is written.
  var made: [() -> XMLElement] = []
  /// Character data; an element has this or children.
  var text: String?

  /// The document with its declaration.
  var document: String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// Hands on the document in pieces of some ten thousand bytes.
  func write<Failure>(to piece: (String) throws(Failure) -> Void) throws(Failure) {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    try write(to: &text, level: 0, piece)
    try piece(text)
  }

  /// Bytes after which a piece is handed on.
  private static let pieceLength = 1 << 16

  private func write<Failure>(
    to output: inout String, level: Int, _ piece: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let margin = String(repeating: "  ", count: level)
    output += margin + "<" + name
    for attribute in attributes {
      output += " \(attribute.name)=\"" + XMLElement.escaped(attribute.value, inAttribute: true) + "\""
    }
    if let text {
      output += ">" + XMLElement.escaped(text, inAttribute: false) + "</\(name)>\n"
    } else if children.isEmpty && made.isEmpty {
      output += "/>\n"
    } else {
      output += ">\n"
      for child in children { try child.write(to: &output, level: level + 1, piece) }
      for make in made { try make().write(to: &output, level: level + 1, piece) }
      output += margin + "</\(name)>\n"
    }
    if output.utf8.count >= Self.pieceLength {
      try piece(output)
      output.removeAll(keepingCapacity: true)
    }
  }

  /// Characters that XML 1.0 does not allow even as references become visible code points first.
  static func escaped(_ text: String, inAttribute: Bool) -> String {
    var output = ""
    for scalar in text.visible(keepingLines: true).unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "\n" where inAttribute: output += "&#10;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
