/// A promise that the code did not keep for some input.
public struct Violation: Error, Sendable, CustomStringConvertible {
  /// What was promised, and what came instead.
  public let description: String

  public init(_ description: String) { self.description = description }

  /// Throws unless a promise is kept.
  static func unless(_ kept: Bool, _ description: @autoclosure () -> String) throws(Violation) {
    if !kept { throw Violation(description()) }
  }
}
