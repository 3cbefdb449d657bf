/// Event types that are not listed ahead: those of a schema, which has hundreds of messages and thousands of
/// fields.
///
/// Nothing is made before somebody names it. A field gets its slot when a rule or a filter first asks for it, and
/// keeps it; a codec then fills the slots that were asked for and no others.
public protocol EventSource: AnyObject, Sendable {
  /// What the names of its event types are or begin with, for example `f1ap`.
  var family: String { get }
  /// The numbers of its event types.
  var numbers: ClosedRange<UInt16> { get }
  /// The event types that were named so far, in ascending order of their numbers.
  var known: [EventDefinition] { get }
  /// All event types but those of lists, which are made when they are named.
  var all: [EventDefinition] { get }
  func event(_ id: EventTypeID) -> EventDefinition?
  func event(named name: String) -> EventDefinition?
  /// The fields of an event type that have a slot, those of its parents first.
  func fields(of id: EventTypeID) -> [FieldDefinition]
  /// A field of an event type, with a slot of its own; nil where there is no such field, or no slot is left.
  func field(named name: String, of id: EventTypeID) -> FieldDefinition?
  /// The names of all fields that events of this type may have.
  func fieldNames(of id: EventTypeID) -> [String]
  /// All fields that an event type adds to its parent, for readers: their slots mean nothing.
  func described(_ id: EventTypeID) -> [FieldDefinition]
}
