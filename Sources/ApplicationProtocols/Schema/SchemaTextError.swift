/// Why the text of a schema could not be read, and where.
public struct SchemaTextError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public var line: Int
  public var message: String

  @inline(never)
  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  public var description: String { "line \(line): \(message)" }
}
