import Documents
import Events
import Fronthaul
import Wire

/// The fields of messages by their names: what a structure does not have, and what does not fit, is found at
/// its own place.
extension ScenarioReader {
  /// Names that are read elsewhere, or that nobody can choose.
  struct ReservedNames {
    /// Keys of the mapping that are not fields.
    var keys: Set<String> = []
    /// Fields that follow from something else, and from what.
    var following: [String: String] = [:]
  }

  /// Numbers, repeated parts and bytes by their names: an integer or `true` or `false` is a number, hexadecimal
  /// digits are bytes, a list is a repeated part.
  ///
  /// - Returns: nil if something is wrong, which is then said.
  mutating func fields(
    _ node: Node?, of layout: Layout, besides reserved: ReservedNames = ReservedNames()
  ) -> LayoutValue? {
    items(node, layout.parts, of: layout.name, reserved)
  }

  /// - Parameter structure: the structure, for messages.
  private mutating func items(
    _ node: Node?, _ parts: LayoutParts, of structure: String, _ reserved: ReservedNames
  ) -> LayoutValue? {
    var value = LayoutValue()
    var isWhole = true
    if let node, node.mapping == nil {
      wrong(node, "expected the fields of \(structure) by name, found \(node.kind)")
      return nil
    }
    for entry in node?.mapping ?? [] where !reserved.keys.contains(entry.key) {
      if let source = reserved.following[entry.key] {
        wrong(entry, "`\(entry.key)` follows from \(source)")
        isWhole = false
        continue
      }
      switch parts[entry.key] {
      case .number(let range):
        value.numbers[entry.key] = number(entry, range)
        isWhole = isWhole && value.numbers[entry.key] != nil
      case .bytes:
        value.bytes[entry.key] = bytes(entry.value)
        isWhole = isWhole && value.bytes[entry.key] != nil
      case .items(let inner):
        guard let nodes = entry.value.sequence else {
          wrong(entry.value, "`\(entry.key)` is repeated: expected a list, found \(entry.value.kind)")
          isWhole = false
          continue
        }
        let values = nodes.map { items($0, inner, of: "`\(entry.key)`", ReservedNames()) }
        value.groups[entry.key] = values.compactMap { $0 }
        isWhole = isWhole && !values.contains(nil)
      case nil:
        let names = (parts.names + reserved.keys.sorted()).filter { reserved.following[$0] == nil }
        wrong(
          entry, "\(structure) has no `\(entry.key)`",
          suggestion: Spelling.suggestion(for: entry.key, among: names, kind: "it has"))
        isWhole = false
      }
    }
    return isWhole ? value : nil
  }

  private mutating func number(_ entry: Node.Entry, _ range: ClosedRange<Int64>?) -> Int64? {
    let node = entry.value
    let number = node.flag.map { $0 ? 1 : 0 } ?? (node.scalar?.style == .plain ? node.integer : nil)
    guard let number, range?.contains(number) != false else {
      let found = node.text.map { "`\($0)`" } ?? node.kind
      let expected = Shape.integer(range ?? Int64.min...Int64.max).description
      wrong(node, "`\(entry.key)` is \(expected), not \(found)")
      return nil
    }
    return number
  }

  /// Bytes in hexadecimal, with or without blanks between them.
  mutating func bytes(_ node: Node) -> [UInt8]? {
    let digits = (node.text ?? "").filter { !$0.isWhitespace }
    let bytes = stride(from: 0, to: digits.count - digits.count % 2, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
    guard node.scalar != nil, !digits.isEmpty, digits.count == bytes.count * 2 else {
      let found = node.text.map { "`\($0)`" } ?? node.kind
      wrong(node, "expected bytes like \"01 0a ff\", found \(found)")
      return nil
    }
    return bytes
  }

  /// What is built of values that fit one by one; nil if they do not fit together, which is then said.
  mutating func built<Value>(_ node: Node, _ build: () throws(WireError) -> Value) -> Value? {
    do throws(WireError) {
      return try build()
    } catch {
      wrong(node, "this can't be written: \(error.field)")
      return nil
    }
  }

  private mutating func wrong(_ entry: Node.Entry, _ message: String, suggestion: String? = nil) {
    wrong(entry.keyLocation, length: entry.key.unicodeScalars.count, message, suggestion: suggestion)
  }
}
