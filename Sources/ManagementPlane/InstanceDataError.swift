/// What is wrong with M-plane data, and where.
public struct InstanceDataError: Error, Sendable, Equatable {
  /// From 1; columns count Unicode scalars, as an editor does.
  public var line: Int
  public var column: Int
  public var message: String

  /// Unicode scalars of a message, which may quote what stands in the file.
  private static let longestMessage = 400

  @inline(never)
  public init(_ place: TextPlace, _ message: String) {
    line = place.line
    column = place.column
    let scalars = message.unicodeScalars
    self.message =
      scalars.count > Self.longestMessage ? String(scalars.prefix(Self.longestMessage)) + "…" : message
  }
}

/// A place in a text: line and column from 1, columns in Unicode scalars.
public struct TextPlace: Sendable, Hashable {
  public var line: Int
  public var column: Int
}
