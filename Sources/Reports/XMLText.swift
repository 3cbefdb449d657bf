/// An XML 1.0 element that is written out with two spaces per level.
struct XMLElement {
  let name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// Character data; an element has this or children.
  var text: String?

  /// The document with its declaration.
  var document: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &text, level: 0)
    return text
  }

  private func write(to output: inout String, level: Int) {
    let margin = String(repeating: "  ", count: level)
    output += margin + "<" + name
    for attribute in attributes {
      output += " \(attribute.name)=\"" + XMLElement.escaped(attribute.value, inAttribute: true) + "\""
    }
    if let text {
      output += ">" + XMLElement.escaped(text, inAttribute: false) + "</\(name)>\n"
    } else if children.isEmpty {
      output += "/>\n"
    } else {
      output += ">\n"
      for child in children { child.write(to: &output, level: level + 1) }
      output += margin + "</\(name)>\n"
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
