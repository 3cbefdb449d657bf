/// All event types that a build knows, by number and by name.
public struct Catalogue: Sendable {
  /// In ascending order of their numbers.
  public let events: [EventDefinition]
  private let byName: [String: Int]
  private let byID: [EventTypeID: Int]
  private let fieldsOfEvent: [[FieldDefinition]]

  /// Joins the tables of the protocols. Numbers and names must be unique and parents present.
  public init(_ tables: [[EventDefinition]]) {
    let events = tables.flatMap { $0 }.sorted { $0.id < $1.id }
    self.events = events
    byName = Dictionary(events.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    byID = Dictionary(events.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    precondition(
      byName.count == events.count && byID.count == events.count,
      "two event types have the same number or name")
    var all: [[FieldDefinition]] = []
    for event in events {
      var chain = [event]
      while let parent = chain.last?.parent {
        guard let index = byID[parent], chain.count < 8 else {
          preconditionFailure("event type \(event.name) has no parent \(parent.rawValue)")
        }
        chain.append(events[index])
      }
      all.append(chain.reversed().flatMap(\.fields))
    }
    fieldsOfEvent = all
  }

  public func event(_ id: EventTypeID) -> EventDefinition? { byID[id].map { events[$0] } }
  public func event(named name: String) -> EventDefinition? { byName[name].map { events[$0] } }

  /// The fields of an event, those of its parents first.
  public func fields(of id: EventTypeID) -> [FieldDefinition] { byID[id].map { fieldsOfEvent[$0] } ?? [] }

  /// The field of that name that events of this type have: of the event itself rather than of its parents.
  public func field(named name: String, of id: EventTypeID) -> FieldDefinition? {
    fields(of: id).last { $0.name == name }
  }

  /// The event types that a selector means: one name, or a family such as `cus.u.*`, which holds the
  /// event before the star and all whose name begins with it and a dot.
  public func select(_ selector: String) -> [EventDefinition] {
    guard selector.hasSuffix(".*") else { return event(named: selector).map { [$0] } ?? [] }
    let stem = selector.dropLast(2)
    return events.filter { $0.name == stem || $0.name.hasPrefix(stem + ".") }
  }
}
