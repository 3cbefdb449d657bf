public import Events
internal import Synchronization

/// The event types of an application protocol: one for each message of its schema, and one for each list in a
/// message that somebody names.
///
/// The schema is read when something of the family is asked for first. A field gets its slot when it is asked for
/// by its path; ``layout()`` tells a decoder which were.
public final class ApplicationEvents: EventSource {
  public let family: String
  public let numbers: ClosedRange<UInt16>
  let shipped: ShippedProtocol
  private let state = Mutex<EventVocabulary?>(nil)

  public init(_ shipped: ShippedProtocol) {
    self.shipped = shipped
    family = shipped.rawValue
    numbers = shipped.eventNumbers
  }

  /// What was asked for so far, for a decoder. It does not change when more is asked for.
  ///
  /// - Throws: where the schema can't be read.
  public func layout() throws(SchemaTextError) -> ApplicationLayout {
    let schema = try shipped.schema
    return state.withLock { state in
      let vocabulary = state ?? EventVocabulary(schema, family: family, first: numbers.lowerBound)
      state = vocabulary
      return ApplicationLayout(vocabulary)
    }
  }

  public var known: [EventDefinition] {
    state.withLock { state in state?.named.keys.sorted().compactMap { state?.definition($0) } ?? [] }
  }

  public var all: [EventDefinition] {
    withVocabulary { vocabulary in
      vocabulary.unlisted.compactMap { vocabulary.definition($0) }
    } ?? []
  }

  public func event(_ id: EventTypeID) -> EventDefinition? {
    withVocabulary { $0.definition(id) } ?? nil
  }

  public func event(named name: String) -> EventDefinition? {
    withVocabulary { vocabulary in
      vocabulary.event(named: name).flatMap { vocabulary.definition($0) }
    } ?? nil
  }

  public func fields(of id: EventTypeID) -> [FieldDefinition] {
    withVocabulary { $0.fields(of: id) } ?? []
  }

  public func field(named name: String, of id: EventTypeID) -> FieldDefinition? {
    withVocabulary { $0.field(named: name, of: id) } ?? nil
  }

  public func fieldNames(of id: EventTypeID) -> [String] {
    withVocabulary { vocabulary in
      vocabulary.fields(of: id).map(\.name) + vocabulary.described(id, limit: 1_000).map(\.name)
    } ?? []
  }

  public func described(_ id: EventTypeID) -> [FieldDefinition] {
    withVocabulary { $0.described(id, limit: 10_000) } ?? []
  }

  /// A shipped schema can be read, which the tests make sure of; a family without one has no events.
  private func withVocabulary<Result: Sendable>(_ body: (inout EventVocabulary) -> Result) -> Result? {
    guard let schema = try? shipped.schema else { return nil }
    return state.withLock { state in
      if state == nil { state = EventVocabulary(schema, family: family, first: numbers.lowerBound) }
      // In place: it is large, and asked thousands of times while a profile is loaded.
      return state?.with(body)
    }
  }
}

extension EventVocabulary {
  fileprivate mutating func with<Result>(_ body: (inout EventVocabulary) -> Result) -> Result { body(&self) }
}

extension ShippedProtocol {
  /// The numbers of the event types of the protocol.
  var eventNumbers: ClosedRange<UInt16> {
    switch self {
    case .f1ap: 0x1000...0x1FFF
    case .e1ap: 0x2000...0x2FFF
    }
  }
}
