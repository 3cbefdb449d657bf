/// Reads the part of XML 1.0 with namespaces that NETCONF uses (RFC 6241, 3): UTF-8, no document type, and so no
/// entities but the five that XML has by itself.
///
/// The document is read without recursion, and every size has a bound: a file of a stranger costs no more than
/// its bytes.
struct XMLReader {
  /// Bytes of a document.
  static let largest = 16 << 20
  /// Elements that lie in each other.
  static let deepest = 64
  static let mostElements = 500_000
  static let mostAttributes = 64

  /// An element that is not closed yet.
  private struct Open {
    var node: XMLNode
    /// As it was written, for the end tag.
    var tag: String
    /// What it declares, with the prefix `""` for the default.
    var namespaces: [String: String]
  }

  private var open: [Open] = []
  private var root: XMLNode?
  private var elements = 0

  /// - Throws: the first thing that is wrong.
  static func read(_ bytes: Span<UInt8>) throws(InstanceDataError) -> XMLNode {
    guard bytes.count <= largest else {
      throw InstanceDataError(
        TextPlace(line: 1, column: 1), "the file has more than \(largest >> 20) MiB")
    }
    var scanner = try XMLScanner(bytes)
    var reader = XMLReader()
    return try reader.document(&scanner)
  }

  private mutating func document(_ scanner: inout XMLScanner) throws(InstanceDataError) -> XMLNode {
    try declaration(&scanner)
    while !scanner.isAtEnd {
      if open.isEmpty {
        try outside(&scanner)
      } else {
        try inside(&scanner)
      }
    }
    if let last = open.last {
      throw InstanceDataError(last.node.place, "the element <\(last.tag)> is not closed")
    }
    guard let root else { throw InstanceDataError(scanner.place, "the file has no element") }
    return root
  }

  /// `<?xml version="1.0" encoding="UTF-8"?>`, if it is there.
  private func declaration(_ scanner: inout XMLScanner) throws(InstanceDataError) {
    let begin = scanner.place
    guard scanner.accept("<?xml") else { return }
    var spaced = scanner.skipBlanks()
    while !scanner.accept("?>") {
      guard !scanner.isAtEnd else { throw InstanceDataError(begin, "the XML declaration does not end") }
      guard spaced else { throw InstanceDataError(scanner.place, "expected a blank") }
      let place = scanner.place
      let (name, value) = try attribute(&scanner)
      switch name {
      case "version":
        guard value == "1.0" else {
          throw InstanceDataError(place, "this is XML \(value); only 1.0 is read")
        }
      case "encoding":
        guard ["UTF-8", "US-ASCII"].contains(value.uppercased()) else {
          throw InstanceDataError(place, "the encoding is \(value); write the file as UTF-8")
        }
      default: break
      }
      spaced = scanner.skipBlanks()
    }
  }

  // MARK: Round the root element

  private mutating func outside(_ scanner: inout XMLScanner) throws(InstanceDataError) {
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { return }
    let place = scanner.place
    // The end of a message of NETCONF 1.0 (RFC 6242, 4.3), which recorded sessions have.
    if root != nil, scanner.accept("]]>]]>") { return }
    guard scanner.current == UInt8(ascii: "<") else {
      if root == nil, [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(scanner.current) {
        throw InstanceDataError(place, "this looks like JSON: write the data as XML, as NETCONF has it")
      }
      throw InstanceDataError(
        place,
        root == nil ? "expected an element: this is no XML" : "there is text after the last element")
    }
    if try !markup(&scanner) {
      if root != nil {
        throw InstanceDataError(
          place, "there is a second element after the first: write each message to a file of its own")
      }
      try startTag(&scanner)
    }
  }

  /// Passes a comment or a processing instruction and says whether there was one.
  private func markup(_ scanner: inout XMLScanner) throws(InstanceDataError) -> Bool {
    let place = scanner.place
    if scanner.accept("<!--") {
      try scanner.skip(past: "-->", place, "the comment")
    } else if scanner.accept("<?") {
      try scanner.skip(past: "?>", place, "the processing instruction")
    } else if scanner.starts(with: "<!DOCTYPE") {
      throw InstanceDataError(place, "a document type is not read: M-plane data has none")
    } else {
      return false
    }
    return true
  }

  // MARK: Content

  private mutating func inside(_ scanner: inout XMLScanner) throws(InstanceDataError) {
    let place = scanner.place
    guard scanner.current == UInt8(ascii: "<") else { return try characters(&scanner) }
    if scanner.accept("<![CDATA[") {
      let start = scanner.position
      try scanner.skip(past: "]]>", place, "the CDATA section")
      append(String(scanner.text(from: start).dropLast(3)))
    } else if scanner.accept("</") {
      try endTag(&scanner, place)
    } else if try !markup(&scanner) {
      try startTag(&scanner)
    }
  }

  private mutating func characters(_ scanner: inout XMLScanner) throws(InstanceDataError) {
    var start = scanner.position
    while !scanner.isAtEnd, scanner.current != UInt8(ascii: "<") {
      if scanner.current == UInt8(ascii: "&") {
        append(scanner.text(from: start))
        append(String(try reference(&scanner)))
        start = scanner.position
      } else {
        scanner.advance()
      }
    }
    append(scanner.text(from: start))
  }

  private mutating func append(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].node.text += text
  }

  /// `&lt;`, `&#60;`, `&#x3C;` and so on.
  private func reference(_ scanner: inout XMLScanner) throws(InstanceDataError) -> Unicode.Scalar {
    let place = scanner.place
    scanner.advance()
    if scanner.accept("#") {
      let isHexadecimal = scanner.accept("x")
      let start = scanner.position
      while !scanner.isAtEnd, scanner.current != UInt8(ascii: ";"), scanner.position - start <= 8 {
        scanner.advance()
      }
      let digits = scanner.text(from: start)
      guard scanner.accept(";"),
        digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
        let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), XMLScanner.isCharacter(value),
        let character = Unicode.Scalar(value)
      else { throw InstanceDataError(place, "this character reference stands for no character") }
      return character
    }
    let name = try scanner.name()
    guard scanner.accept(";") else { throw InstanceDataError(place, "this entity reference does not end") }
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: throw InstanceDataError(place, "there is no entity `\(name)`")
    }
  }

  // MARK: Tags

  private func attribute(
    _ scanner: inout XMLScanner
  ) throws(InstanceDataError) -> (name: String, value: String) {
    let name = try scanner.name()
    scanner.skipBlanks()
    guard scanner.accept("=") else {
      throw InstanceDataError(scanner.place, "expected `=` and the value of `\(name)`")
    }
    scanner.skipBlanks()
    let quote = scanner.current
    let place = scanner.place
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw InstanceDataError(place, "the value of `\(name)` needs quotes")
    }
    scanner.advance()
    var value = ""
    var start = scanner.position
    while scanner.current != quote {
      guard !scanner.isAtEnd else { throw InstanceDataError(place, "the value of `\(name)` does not end") }
      if scanner.current == UInt8(ascii: "<") {
        throw InstanceDataError(scanner.place, "`<` is not allowed in the value of an attribute")
      }
      if scanner.current == UInt8(ascii: "&") {
        value += scanner.text(from: start)
        value.unicodeScalars.append(try reference(&scanner))
        start = scanner.position
      } else {
        scanner.advance()
      }
    }
    value += scanner.text(from: start)
    scanner.advance()
    return (name, value)
  }

  private mutating func startTag(_ scanner: inout XMLScanner) throws(InstanceDataError) {
    let place = scanner.place
    guard scanner.accept("<") else { throw InstanceDataError(place, "expected an element") }
    let tag = try scanner.name()
    elements += 1
    guard elements <= Self.mostElements else {
      throw InstanceDataError(place, "the file has more than \(Self.mostElements) elements")
    }
    guard open.count < Self.deepest else {
      throw InstanceDataError(place, "more than \(Self.deepest) elements lie in each other")
    }
    var written: [(name: String, value: String, place: TextPlace)] = []
    var isEmpty = false
    while true {
      let spaced = scanner.skipBlanks()
      if scanner.accept("/>") {
        isEmpty = true
        break
      }
      if scanner.accept(">") { break }
      guard !scanner.isAtEnd else { throw InstanceDataError(place, "the tag <\(tag) does not end") }
      let begin = scanner.place
      guard spaced else { throw InstanceDataError(begin, "expected a blank, or the end of the tag") }
      let (name, value) = try attribute(&scanner)
      guard !written.contains(where: { $0.name == name }) else {
        throw InstanceDataError(begin, "the attribute `\(name)` occurs twice")
      }
      guard written.count < Self.mostAttributes else {
        throw InstanceDataError(begin, "the element has more than \(Self.mostAttributes) attributes")
      }
      written.append((name, value, begin))
    }
    try begin(tag, place, written)
    if isEmpty { close() }
  }

  /// Resolves the names of an element and its attributes.
  private mutating func begin(
    _ tag: String, _ place: TextPlace, _ written: [(name: String, value: String, place: TextPlace)]
  ) throws(InstanceDataError) {
    var declared: [String: String] = [:]
    for attribute in written {
      if attribute.name == "xmlns" {
        declared[""] = attribute.value
      } else if attribute.name.hasPrefix("xmlns:") {
        guard !attribute.value.isEmpty else {
          throw InstanceDataError(attribute.place, "a prefix needs a namespace")
        }
        declared[String(attribute.name.dropFirst(6))] = attribute.value
      }
    }
    open.append(Open(node: XMLNode(name: tag, namespace: nil, place: place), tag: tag, namespaces: declared))
    let (name, namespace) = try resolve(tag, place, isElement: true)
    open[open.count - 1].node.name = name
    open[open.count - 1].node.namespace = namespace
    for attribute in written where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
      let (name, namespace) = try resolve(attribute.name, attribute.place, isElement: false)
      open[open.count - 1].node.attributes.append(
        XMLNode.Attribute(name: name, namespace: namespace, value: attribute.value))
    }
  }

  private func resolve(
    _ name: String, _ place: TextPlace, isElement: Bool
  ) throws(InstanceDataError) -> (name: String, namespace: String?) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      let inherited = open.last { $0.namespaces[""] != nil }?.namespaces[""]
      return (name, isElement && inherited != "" ? inherited : nil)
    }
    let prefix = String(name[..<colon])
    let local = String(name[name.utf8.index(after: colon)...])
    guard !prefix.isEmpty, !local.isEmpty, !local.contains(":") else {
      throw InstanceDataError(place, "`\(name)` is no name")
    }
    if prefix == "xml" { return (local, "http://www.w3.org/XML/1998/namespace") }
    guard let namespace = open.last(where: { $0.namespaces[prefix] != nil })?.namespaces[prefix] else {
      throw InstanceDataError(place, "the prefix `\(prefix)` is declared nowhere")
    }
    return (local, namespace)
  }

  private mutating func endTag(_ scanner: inout XMLScanner, _ place: TextPlace) throws(InstanceDataError) {
    let tag = try scanner.name()
    scanner.skipBlanks()
    guard scanner.accept(">") else { throw InstanceDataError(scanner.place, "expected `>`") }
    guard let last = open.last, last.tag == tag else {
      throw InstanceDataError(
        place, "</\(tag)> closes <\(open.last?.tag ?? "")> of line \(open.last?.node.place.line ?? 0)")
    }
    close()
  }

  private mutating func close() {
    guard var node = open.popLast()?.node else { return }
    node.text = node.text.trimmingBlanks
    if open.isEmpty {
      root = node
    } else {
      open[open.count - 1].node.children.append(node)
    }
  }
}

extension String {
  /// Without the white space of XML at both ends.
  fileprivate var trimmingBlanks: String {
    let isBlank: (UInt8) -> Bool = { [0x20, 9, 10, 13].contains($0) }
    guard let first = utf8.firstIndex(where: { !isBlank($0) }),
      let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[first...last])
  }
}
