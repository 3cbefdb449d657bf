/// Lines for a terminal: indented, wrapped to its width, coloured only where that was asked for.
///
/// Every text is made harmless on its way in, so that nothing that came from a capture reaches the terminal
/// as an escape sequence.
package struct ConsolePage {
  /// What a text is, as far as a colour can say it.
  package enum Style: String {
    case plain = ""
    case heading = "1"
    case good = "32"
    case bad = "1;31"
    case doubtful = "33"
    case faint = "2"
  }

  package let columns: Int
  package let colour: Bool
  package private(set) var text = ""

  package init(columns: Int, colour: Bool) {
    // Below this width nothing is readable any more.
    self.columns = max(columns, 40)
    self.colour = colour
  }

  package mutating func blank() {
    if !text.isEmpty && !text.hasSuffix("\n\n") { text += "\n" }
  }

  package mutating func heading(_ title: String, _ style: Style = .heading) {
    blank()
    line(title, style: style)
  }

  /// A text, wrapped; lines after the first are indented by `hanging` columns more.
  package mutating func line(_ content: String, indent: Int = 0, hanging: Int = 0, style: Style = .plain) {
    let lines = content.visible(keepingLines: true).wrapped(to: columns - indent - hanging)
    for (index, line) in lines.enumerated() {
      put(String(repeating: " ", count: indent + (index > 0 ? hanging : 0)), line, style)
    }
  }

  /// A text behind a label that is padded to `width` columns; further lines start below the text. A label
  /// that would take more than half of the page has lines of its own.
  package mutating func entry(
    _ label: String, _ content: String, indent: Int = 0, width: Int = 9, style: Style = .plain
  ) {
    var label = label.visible().padded(to: width) + "  "
    if indent + label.columns > columns / 2 {
      line(label, indent: indent, hanging: 2)
      label = "    "
    }
    let margin = String(repeating: " ", count: indent + label.columns)
    let lines = content.visible(keepingLines: true).wrapped(to: columns - margin.columns)
    for (index, line) in lines.enumerated() {
      put(index == 0 ? String(repeating: " ", count: indent) + label : margin, line, style)
    }
  }

  /// A text to copy, never broken.
  package mutating func verbatim(_ label: String, _ content: String, indent: Int, width: Int = 9) {
    put(String(repeating: " ", count: indent) + label.padded(to: width) + "  ", content.visible(), .plain)
  }

  /// A line of a table, never broken.
  package mutating func row(_ content: String, style: Style = .plain) { put("", content.visible(), style) }

  private mutating func put(_ margin: String, _ line: String, _ style: Style) {
    if line.isEmpty {
      text += "\n"
    } else if colour && style != .plain {
      text += "\(margin)\u{1B}[\(style.rawValue)m\(line)\u{1B}[0m\n"
    } else {
      text += margin + line + "\n"
    }
  }
}
