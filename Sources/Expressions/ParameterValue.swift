public import Events

/// What a profile gives to `$name`.
public indirect enum ParameterValue: Sendable, Equatable {
  case number(Int64, Unit)
  case boolean(Bool)
  /// The name of a code point, or any other text.
  case name(String)
  /// A number that nobody gave yet. Rules that read it are checked and do not apply.
  case unset(Unit)
  /// For `in $name`.
  case list([ParameterValue])
  /// A list that holds nothing unless somebody gives it members: rules that read it apply.
  case emptyList

  /// Reads what an author writes: a quantity, a truth value, or else a name.
  public init(_ text: String) {
    if text == "true" || text == "false" {
      self = .boolean(text == "true")
    } else if let quantity = try? Quantity(text) {
      self = .number(quantity.value, quantity.unit)
    } else {
      self = .name(text)
    }
  }

  /// Whether somebody gave a value. A list without members is one that nobody gave: nothing could be in it.
  public var isGiven: Bool {
    switch self {
    case .unset: false
    case .list(let values): !values.isEmpty
    case .number, .boolean, .name, .emptyList: true
    }
  }

  /// Whether it stands for an end of an interval that is not there.
  public var isOpen: Bool { self == .name("open") }

  /// As an author would write it.
  public var text: String {
    switch self {
    case .number(let value, let unit): Quantity(value: value, unit: unit).text
    case .boolean(let value): value ? "true" : "false"
    case .name(let name): name
    case .unset(let unit): unit == .none ? "not set" : "not set (\(unit.rawValue))"
    case .emptyList: "[]"
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    }
  }
}
