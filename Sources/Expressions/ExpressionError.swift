/// Why a text is no expression, or not one over the fields of an event.
public struct ExpressionError: Error, Sendable, Equatable {
  /// Which of the texts that were compiled together, from 0.
  public var part: Int
  /// Unicode scalars from the start of that text.
  public var offset: Int
  public var length: Int
  public var message: String
  /// What the author may have meant.
  public var suggestion: String?

  public init(
    at range: Range<Int>, _ message: String, suggestion: String? = nil, part: Int = 0
  ) {
    self.part = part
    offset = range.lowerBound
    length = range.count
    self.message = message
    self.suggestion = suggestion
  }
}

extension ExpressionError {
  /// The same error in the text that this one was cut out of.
  func moved(by distance: Int, part: Int? = nil) -> ExpressionError {
    var moved = self
    moved.offset += distance
    moved.part = part ?? self.part
    return moved
  }
}
