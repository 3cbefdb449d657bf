import Documents
import Expressions
import Wire

extension WireError {
  /// The place of an error is one of the bytes, or the one behind the last.
  func promisesToLie(in count: Int) throws(Violation) {
    try Violation.unless((0...count).contains(offset), "\(self), in \(count) bytes")
  }
}

extension ExpressionError {
  /// The place of an error is a part of the text, or the end.
  func promisesToLie(in texts: [String]) throws(Violation) {
    let count = texts.indices.contains(part) ? texts[part].unicodeScalars.count : -1
    try Violation.unless(
      offset >= 0 && length >= 0 && offset + length <= count, "\(self), in \(count) characters")
  }
}

extension Diagnostic {
  /// The place of a diagnostic is in one of the lines, or at the end of one.
  func promisesToLie(in text: String) throws(Violation) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Some problems are found behind the last line.
    guard (1...lines.count + 1).contains(location.line) else {
      throw Violation("\(location.text) of \(lines.count) lines: \(message)")
    }
    let line = lines.indices.contains(location.line - 1) ? Substring(lines[location.line - 1]) : ""
    try Violation.unless(
      (1...line.unicodeScalars.count + 1).contains(location.column) && length >= 0,
      "\(location.text), a line of \(line.unicodeScalars.count) characters: \(message)")
    try Violation.unless(!description.isEmpty, "an empty diagnostic")
  }
}

extension [Diagnostic] {
  /// Every diagnostic lies in the text, and there is an error if and only if nothing was read.
  func promiseToExplain(_ text: String, isRead: Bool) throws(Violation) {
    for diagnostic in self { try diagnostic.promisesToLie(in: text) }
    try Violation.unless(
      isRead != contains { $0.severity == .error }, "read: \(isRead), with \(map(\.message))")
  }
}
