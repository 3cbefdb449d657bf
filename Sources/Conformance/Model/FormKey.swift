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
  /// `open` stands for an end that is not there.
  case interval
  /// How numbers near a limit are judged, by the time base of the profile: see ``DecisionRule``.
  case decision
  case text
  case choice([String])
  case flag
  /// `count(selector[condition]) >= number`
  case count
  case mapping([FormKey])
  /// One mapping, or a list of them.
  case mappings([FormKey])
  /// A selector, or a list of selectors: `message[mode == 1]`, `message.*`.
  case selector
  /// Like ``condition``, ``field`` and ``fields``, over the events that other keys name: those beside this one, or
  /// beside the mapping that it is in.
  case conditionOf([String])
  case fieldOf([String])
  case fieldsOf([String])
  /// States, and what leads from each of them to which: `{ state: { "selector": state } }`. `initial` is the key
  /// with the state to begin with.
  case states(initial: String)
  /// A state that the key of that name declares.
  case state(of: String)
  /// A word for some states that the key of that name declares.
  case perState(of: String, [String])
}
