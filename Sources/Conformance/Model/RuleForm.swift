public import Events
public import Expressions
public import Results

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
  /// The events that the form names in its own keys, beside those of `select`.
  var selections: [Selection] { get }
  /// What each selected event must fulfil, where that is all that the form looks at.
  var demand: [EventTypeID: Program] { get }
  /// What an instance of the rule is, in the singular and in the words of a report; `nil` = an instance.
  var instance: String? { get }
  /// The window that the form holds numbers against; `nil` = it measures nothing.
  var window: MeasuredWindow? { get }
  /// Whom a failure charges where the requirement does not say it.
  var attribution: Attribution { get }
  /// For how long what is captured may change what is found of an instance.
  var horizon: Horizon { get }
  /// The cells that events take, where the form judges cells of a grid.
  ///
  /// - Parameter selections: all events that the rule sees.
  func grid(_ selections: [Selection]) -> CellGrid?
  /// Builds the form from checked values.
  init(_ values: FormValues) throws(FormError)
  /// What the engine runs.
  ///
  /// - Parameters:
  ///   - rule: the requirement's number in the profile, for the ledger.
  ///   - selections: all events that the rule sees.
  func compile(rule: Int, selections: [Selection]) -> CompiledRule
}

extension RuleForm {
  public static var canFail: Bool { true }
  public var selections: [Selection] { [] }
  public var demand: [EventTypeID: Program] { [:] }
  public var instance: String? { nil }
  public var window: MeasuredWindow? { nil }
  public var attribution: Attribution { .sender }
  public func grid(_ selections: [Selection]) -> CellGrid? { nil }
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
