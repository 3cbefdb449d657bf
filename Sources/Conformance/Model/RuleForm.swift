public import Events
public import Expressions

/// A kind of rule. A new one is a file with a type that conforms, and its name in ``RuleForms``.
///
/// Profiles are read by the table in ``keys``: the loader, `lint`, `explain`, the JSON Schema and the
/// reference know nothing else of a form.
public protocol RuleForm: Sendable {
  /// Name of the form, for example `assertion`.
  static var name: String { get }
  static var summary: String { get }
  /// The form's top-level keys in a requirement. The first one marks the form.
  static var keys: [FormKey] { get }
  /// Whether the rule names events with `select`; one that counts events names them in its own key.
  static var usesSelect: Bool { get }
  /// Whether a rule can fail; one that only wants to see enough leaves a gap.
  static var canFail: Bool { get }
  /// The events that the form names in its own keys; empty where it uses `select`.
  var selections: [Selection] { get }
  /// Builds the form from checked values.
  init(_ values: FormValues) throws(FormError)
  /// What the engine runs. `rule` is the requirement's number in the profile, for the ledger.
  func makeRuntime(rule: Int) -> RuleRuntime
}

extension RuleForm {
  public static var canFail: Bool { true }
  public var selections: [Selection] { [] }
}

/// What a form becomes when it is compiled.
public enum RuleRuntime {
  /// One truth for each selected event, without memory.
  case assertion([EventTypeID: Program])
  /// Something that remembers.
  case keyed(KeyedEvaluator)
}

/// A key of a form, or of a mapping inside one.
public struct FormKey: Sendable {
  public let name: String
  public let kind: FormKeyKind
  public let required: Bool
  /// What holds where the key is not written, as an author would write it; nil = nothing, or it depends.
  public let `default`: String?
  public let summary: String
  public init(
    _ name: String, _ kind: FormKeyKind, required: Bool = false, default: String? = nil, _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.required = required
    self.default = `default`
    self.summary = summary
  }
}

/// What may stand behind a key.
public indirect enum FormKeyKind: Sendable {
  /// A boolean expression over the fields of each selected event.
  case condition
  /// A numeric expression over the fields of each selected event.
  case measure
  /// The name of a field, or a list of names.
  case field
  case fields
  case integer
  /// A number with a time unit (`20 ms`), or with `slots`.
  case duration
  /// Two numbers, or parameters, `[lower, upper]`.
  case interval
  case text
  case choice([String])
  case flag
  /// `count(selector[condition]) >= number`
  case count
  case mapping([FormKey])
}

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
  case interval(Int64, Int64)
  case text(String)
  case flag(Bool)
  case count(selections: [Selection], minimum: Int64)
  case mapping(FormValues)
}

/// The values of a form's keys by name.
public struct FormValues: Sendable {
  public var values: [String: FormValue]
  public init(_ values: [String: FormValue] = [:]) { self.values = values }

  public subscript(_ key: String) -> FormValue? { values[key] }

  public func mapping(_ key: String) -> FormValues {
    if case .mapping(let inner)? = values[key] { return inner }
    return FormValues()
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
  public func interval(_ key: String) -> (Int64, Int64)? {
    if case .interval(let low, let high)? = values[key] { return (low, high) }
    return nil
  }
}

/// Why a form refuses its values although each by itself is of the right type.
public struct FormError: Error, Sendable, Equatable {
  /// The key that the message is about; dots lead into mappings.
  public var key: String
  public var message: String
  public init(key: String, _ message: String) {
    self.key = key
    self.message = message
  }
}
