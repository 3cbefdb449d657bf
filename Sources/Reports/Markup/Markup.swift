/// A piece of HTML or SVG. Text and values of attributes are escaped where they are written, so that nothing of a capture
/// or a profile becomes markup.
struct Markup: ExpressibleByStringInterpolation {
  private enum Content {
    case text(String)
    case element(name: StaticString, attributes: [(name: String, value: String)], children: [Markup])
    /// A style sheet or a script of ours.
    case source(name: StaticString, text: StaticString)
    /// What stands at the foot of every printed page.
    case pageMark(String)
  }

  private let content: Content

  init(_ text: String) { content = .text(text) }
  init(stringLiteral text: String) { self.init(text) }

  private init(content: Content) { self.content = content }

  /// An element. Attributes without a value are left out; those with an empty one are written without it.
  static func element(
    _ name: StaticString, _ attributes: [(name: String, value: String)], _ children: [Markup]
  ) -> Markup {
    Markup(content: .element(name: name, attributes: attributes, children: children))
  }

  /// The text of a `style` or `script` element, as it is.
  static func source(_ name: StaticString, _ text: StaticString) -> Markup {
    Markup(content: .source(name: name, text: text))
  }

  /// A rule that puts a text at the foot of every printed page.
  static func pageMark(_ text: String) -> Markup { Markup(content: .pageMark(text)) }

  /// The document with its declaration.
  var document: String {
    var output = "<!DOCTYPE html>\n"
    write(to: &output)
    return output + "\n"
  }

  /// The longest text that is shown whole. What captures and profiles call themselves may have any length.
  static let mostOfText = 4_096

  private func write(to output: inout String) {
    switch content {
    case .text(let text): Self.escape(text, to: &output)
    case .source(let name, let text): output += "<\(name)>\n\(text)</\(name)>"
    case .pageMark(let text):
      output += "<style>@page { @bottom-left { content: \"\(Self.styleText(text))\"; } }</style>"
    case .element(let name, let attributes, let children):
      output += "<\(name)"
      for attribute in attributes {
        output += " \(attribute.name)"
        guard !attribute.value.isEmpty else { continue }
        output += "=\""
        Self.escape(attribute.value, to: &output)
        output += "\""
      }
      output += ">"
      guard !Self.voidElements.contains(name.description) else { return }
      for child in children { child.write(to: &output) }
      output += "</\(name)>"
      if Self.blocks.contains(name.description) { output += "\n" }
    }
  }

  private static let voidElements: Set = ["meta", "br", "input", "hr", "col"]
  /// After these a line ends, so that the file can be read.
  private static let blocks: Set = [
    "head", "title", "section", "article", "div", "p", "table", "tr", "thead", "tbody", "ul", "ol", "li",
    "dl", "dd",
    "h1", "h2", "h3", "h4", "header", "footer", "nav", "main", "svg", "figure", "details", "summary", "aside",
    "pre",
  ]

  /// Characters of a mark at the foot of a page: there is one line for it.
  private static let mostOfMark = 80

  /// The text in a string of a style sheet: what is not plain is written by its code point, so that it can't end the
  /// string or the element.
  private static func styleText(_ text: String) -> String {
    let scalars = text.visible().unicodeScalars
    let shown = scalars.prefix(mostOfMark).map { scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || scalar == " " ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
    }.joined()
    return scalars.count > mostOfMark ? shown + "\\2026 " : shown
  }

  private static func escape(_ text: String, to output: inout String) {
    let scalars = text.unicodeScalars
    let isLong = text.utf8.count > mostOfText && scalars.count > mostOfText
    let shown = isLong ? String(String.UnicodeScalarView(scalars.prefix(mostOfText))) : text
    for scalar in shown.visible(keepingLines: true).unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    if isLong { output += "… (+\(scalars.count - mostOfText))" }
  }
}

/// Collects pieces of markup in the order in which they stand.
@resultBuilder
enum MarkupBuilder {
  static func buildExpression(_ piece: Markup) -> [Markup] { [piece] }
  static func buildExpression(_ pieces: [Markup]) -> [Markup] { pieces }
  static func buildExpression(_ text: String) -> [Markup] { [Markup(text)] }
  static func buildBlock(_ pieces: [Markup]...) -> [Markup] { pieces.flatMap(\.self) }
  static func buildOptional(_ pieces: [Markup]?) -> [Markup] { pieces ?? [] }
  static func buildEither(first pieces: [Markup]) -> [Markup] { pieces }
  static func buildEither(second pieces: [Markup]) -> [Markup] { pieces }
  static func buildArray(_ pieces: [[Markup]]) -> [Markup] { pieces.flatMap(\.self) }
}

/// An element with attributes, of which those that are `nil` are left out.
func tag(
  _ name: StaticString, _ attributes: KeyValuePairs<String, String?> = [:],
  @MarkupBuilder _ children: () -> [Markup] = { [] }
) -> Markup {
  .element(
    name, attributes.compactMap { name, value in value.map { (name: name, value: $0) } }, children())
}

/// An element with a class and nothing else.
func tag(_ name: StaticString, _ style: String, @MarkupBuilder _ children: () -> [Markup]) -> Markup {
  .element(name, [(name: "class", value: style)], children())
}
