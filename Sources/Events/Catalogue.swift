/// All event types that a build knows, by number and by name.
public struct Catalogue: Sendable {
  private let listed: [EventDefinition]
  private let sources: [any EventSource]
  private let byName: [String: Int]
  private let byID: [EventTypeID: Int]
  private let fieldsOfEvent: [[FieldDefinition]]

  /// Joins the tables of the protocols. Numbers and names must be unique and parents present.
  ///
  /// - Parameter sources: protocols whose event types are made on demand; their numbers lie above those of the
  ///   tables.
  public init(_ tables: [[EventDefinition]], sources: [any EventSource] = []) {
    let events = tables.flatMap { $0 }.sorted { $0.id < $1.id }
    listed = events
    self.sources = sources.sorted { $0.numbers.lowerBound < $1.numbers.lowerBound }
    byName = Dictionary(events.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    byID = Dictionary(events.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    precondition(
      byName.count == events.count && byID.count == events.count,
      "two event types have the same number or name")
    var all: [[FieldDefinition]] = []
    for event in events {
      var chain = [event]
      while let parent = chain.last?.parent {
        // Codecs' tables alone lead here, never input: a mistake in them shows with the first run of any test.
        guard let index = byID[parent], chain.count < 8 else {
          preconditionFailure("event type \(event.name) has no parent \(parent.rawValue)")
        }
        chain.append(events[index])
      }
      all.append(chain.reversed().flatMap(\.fields))
    }
    fieldsOfEvent = all
  }

  /// The event types of the tables, and those of sources that were named so far, in ascending order of their
  /// numbers.
  public var events: [EventDefinition] { listed + sources.flatMap(\.known) }

  /// All event types, those of lists in messages excepted.
  public var allEvents: [EventDefinition] { listed + sources.flatMap(\.all) }

  public func event(_ id: EventTypeID) -> EventDefinition? {
    source(of: id)?.event(id) ?? byID[id].map { listed[$0] }
  }

  public func event(named name: String) -> EventDefinition? {
    byName[name].map { listed[$0] } ?? source(named: name)?.event(named: name)
  }

  /// The fields of an event, those of its parents first.
  public func fields(of id: EventTypeID) -> [FieldDefinition] {
    source(of: id)?.fields(of: id) ?? byID[id].map { fieldsOfEvent[$0] } ?? []
  }

  /// The fields that findings tell of an event whatever their rules read.
  public func context(of id: EventTypeID) -> [FieldDefinition] { fields(of: id).filter(\.isContext) }

  /// The field of that name that events of this type have: of the event itself rather than of its parents.
  public func field(named name: String, of id: EventTypeID) -> FieldDefinition? {
    if let source = source(of: id) { return source.field(named: name, of: id) }
    return fields(of: id).last { $0.name == name }
  }

  /// Whether events of some type have a field of that name: of sources, those that have got a slot.
  public func hasField(named name: String) -> Bool {
    fieldsOfEvent.contains { $0.contains { $0.name == name } }
      || sources.contains { source in
        source.known.contains { source.fields(of: $0.id).contains { $0.name == name } }
      }
  }

  /// The names of all fields that events of this type may have.
  public func fieldNames(of id: EventTypeID) -> [String] {
    source(of: id)?.fieldNames(of: id) ?? fields(of: id).map(\.name)
  }

  /// The fields that an event type adds to those of its parent, for readers.
  public func described(_ event: EventDefinition) -> [FieldDefinition] {
    source(of: event.id)?.described(event.id) ?? event.fields
  }

  /// The event types that a selector means: one name, or a family such as `cus.u.*`, which holds the
  /// event before the star and all whose name begins with it and a dot.
  public func select(_ selector: String) -> [EventDefinition] {
    guard selector.hasSuffix(".*") else { return event(named: selector).map { [$0] } ?? [] }
    let stem = selector.dropLast(2)
    let family = sources.first { $0.family == stem || stem.hasPrefix($0.family + ".") }
    let beginning = stem + "."
    return (family?.all ?? listed).filter { $0.name == stem || $0.name.hasPrefix(beginning) }
  }

  private func source(of id: EventTypeID) -> (any EventSource)? {
    guard let first = sources.first, id.rawValue >= first.numbers.lowerBound else { return nil }
    return sources.first { $0.numbers.contains(id.rawValue) }
  }

  private func source(named name: String) -> (any EventSource)? {
    sources.first { name == $0.family || name.hasPrefix($0.family + ".") }
  }
}
