public import Events
public import Expressions

/// A length of time: nanoseconds, or slots of the radio time of the event.
public enum FormDuration: Sendable, Equatable {
  case nanoseconds(Int64)
  case slots(Int64)
}

/// A checked value behind a key. Expressions and fields are resolved for each selected event type.
public indirect enum FormValue: Sendable {
  case expression([EventTypeID: Program])
  case field([EventTypeID: FieldDefinition])
  case fields([EventTypeID: [FieldDefinition]])
  case integer(Int64)
  case duration(FormDuration)
  /// An end that is open is the smallest or the largest number.
  case interval(Int64, Int64)
  case decision(DecisionRule)
  case text(String)
  case flag(Bool)
  case count(selections: [Selection], minimum: Int64)
  case mapping(FormValues)
  case mappings([FormValues])
  case events(FormEvents)
  case states([FormState])
  case perState([String: String])
}

/// Events that a key names.
public struct FormEvents: Sendable {
  /// As the author wrote it.
  public var text: String
  /// No event type twice.
  public var selections: [Selection]
  public init(_ text: String, _ selections: [Selection]) {
    self.text = text
    self.selections = selections
  }
}

/// A state of a machine and what leads out of it, in the order of the file.
public struct FormState: Sendable {
  public var name: String
  public var transitions: [(events: FormEvents, target: String)]
  public init(_ name: String, _ transitions: [(events: FormEvents, target: String)]) {
    self.name = name
    self.transitions = transitions
  }
}

/// The values of a form's keys by name.
public struct FormValues: Sendable {
  public var values: [String: FormValue]
  public init(_ values: [String: FormValue] = [:]) { self.values = values }

  public subscript(_ key: String) -> FormValue? { values[key] }

  /// The fields that expressions and names among the values read, by event type.
  var reads: [EventTypeID: FieldSet] {
    values.values.reduce(into: [:]) { $1.addReads(to: &$0) }
  }

  public func mapping(_ key: String) -> FormValues {
    if case .mapping(let inner)? = values[key] { return inner }
    return FormValues()
  }
  /// The mappings of a list; empty where the key is not written.
  public func mappings(_ key: String) -> [FormValues] {
    if case .mappings(let list)? = values[key] { return list }
    return []
  }
  public func events(_ key: String) -> FormEvents? {
    if case .events(let events)? = values[key] { return events }
    return nil
  }
  public func states(_ key: String) -> [FormState]? {
    if case .states(let states)? = values[key] { return states }
    return nil
  }
  public func perState(_ key: String) -> [String: String] {
    if case .perState(let words)? = values[key] { return words }
    return [:]
  }
  public func integer(_ key: String) -> Int64? {
    if case .integer(let value)? = values[key] { return value }
    return nil
  }
  public func text(_ key: String) -> String? {
    if case .text(let value)? = values[key] { return value }
    return nil
  }
  public func flag(_ key: String) -> Bool? {
    if case .flag(let value)? = values[key] { return value }
    return nil
  }
  public func expression(_ key: String) -> [EventTypeID: Program]? {
    if case .expression(let value)? = values[key] { return value }
    return nil
  }
  public func field(_ key: String) -> [EventTypeID: FieldDefinition]? {
    if case .field(let value)? = values[key] { return value }
    return nil
  }
  public func fields(_ key: String) -> [EventTypeID: [FieldDefinition]]? {
    if case .fields(let value)? = values[key] { return value }
    return nil
  }
  public func duration(_ key: String) -> FormDuration? {
    if case .duration(let value)? = values[key] { return value }
    return nil
  }
  public func decision(_ key: String) -> DecisionRule? {
    if case .decision(let value)? = values[key] { return value }
    return nil
  }
  public func interval(_ key: String) -> (Int64, Int64)? {
    if case .interval(let low, let high)? = values[key] { return (low, high) }
    return nil
  }
}

extension FormValue {
  fileprivate func addReads(to reads: inout [EventTypeID: FieldSet]) {
    func add(_ event: EventTypeID, _ fields: FieldSet) { reads[event, default: FieldSet()].formUnion(fields) }
    func add(_ selections: [Selection]) {
      for selection in selections { add(selection.event.id, selection.condition?.reads ?? FieldSet()) }
    }
    switch self {
    case .expression(let programs): for (event, program) in programs { add(event, program.reads) }
    case .field(let fields): for (event, field) in fields { add(event, FieldSet([field.slot])) }
    case .fields(let fields): for (event, named) in fields { add(event, FieldSet(named.map(\.slot))) }
    case .count(let selections, _): add(selections)
    case .events(let events): add(events.selections)
    case .states(let states): for state in states { state.transitions.forEach { add($0.events.selections) } }
    case .mapping(let inner): reads.merge(inner.reads) { $0.union($1) }
    case .mappings(let list): for inner in list { reads.merge(inner.reads) { $0.union($1) } }
    case .integer, .duration, .interval, .decision, .text, .flag, .perState: break
    }
  }
}
