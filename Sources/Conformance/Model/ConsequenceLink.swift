public import Events
public import Expressions

/// Which failures of other requirements explain failures of a requirement, and where these must have happened.
public struct ConsequenceLink: Sendable {
  /// Where a cause is looked for.
  public enum Place: Sendable {
    /// On the frames that the failure is about: its own, and those that the form of the rule names, such as the frame
    /// of the answer that came too late.
    case message
    /// On the frame whose number a field of the failed event holds, in the same capture.
    case frame([EventTypeID: FieldDefinition])
    /// On another frame between the same two units: it explains what is missing. One failure explains what is missing
    /// in one place of the exchange, such as a slot.
    ///
    /// - Parameters:
    ///   - same: a field in which the two agree; a cause that does not show it may be of any value.
    ///   - without: a field that a cause does not show; one that does was recognised.
    case exchange(same: String?, without: String?)
  }

  /// Ids of the other requirements, or prefixes of ids.
  public var causes: [String]
  public var place: Place
  /// The name of the finding that both failures have, for example `late`; `nil` = any.
  public var kind: String?
  /// In the exchange: a field of the cause that says since when what it took away is missing, a time; `nil` = since itself.
  public var since: String?
  /// In the exchange: whether one failure explains whatever is missing up to it, and not one thing alone.
  public var explainsAll = false
  /// Over the event that failed; an event type without one is never a consequence. `nil` = no condition.
  public var condition: [EventTypeID: Program]?

  public init(
    _ causes: [String], on place: Place = .message, kind: String? = nil,
    since: String? = nil, explainsAll: Bool = false, condition: [EventTypeID: Program]? = nil
  ) {
    (self.since, self.explainsAll) = (since, explainsAll)
    self.causes = causes
    self.place = place
    self.kind = kind
    self.condition = condition
  }
}
