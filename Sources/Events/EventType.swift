/// Number of an event type. Every protocol owns a range, so that its codec can use constants.
public struct EventTypeID: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
  @inlinable public static func < (a: EventTypeID, b: EventTypeID) -> Bool { a.rawValue < b.rawValue }
}

/// What an event type is: its name, its parent, its fields. It is shared, not copied.
public final class EventDefinition: Sendable {
  public let id: EventTypeID
  /// Dotted name, for example `cus.u.section`.
  public let name: String
  /// The event whose fields this one also has, for example `cus.u` for `cus.u.section`.
  public let parent: EventTypeID?
  /// The fields that the event adds to those of its parent.
  public let fields: [FieldDefinition]
  public let summary: String
  /// Document and clause, for example `CUS 8.3`.
  public let clause: String
  /// A display filter of Wireshark that shows such messages; nil where there is none.
  public let filter: String?
  /// Whether the row keeps its fields from one event of this type to the next of the same flow, so that
  /// ``EventRow/changed`` may be used to skip rules. Types that share slots with others say no.
  public let incremental: Bool
  /// What fields are in every event of the type: conditions on them are decided before the first event.
  public let constants: [FieldSlot: Int64]

  public init(
    _ id: EventTypeID, _ name: String, parent: EventTypeID? = nil, incremental: Bool = false,
    constants: [FieldSlot: Int64] = [:], clause: String, filter: String? = nil, summary: String,
    fields: [FieldDefinition]
  ) {
    self.id = id
    self.name = name
    self.parent = parent
    self.incremental = incremental
    self.constants = constants
    self.clause = clause
    self.filter = filter
    self.summary = summary
    self.fields = fields
  }
}
