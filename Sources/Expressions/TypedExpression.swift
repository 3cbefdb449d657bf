internal import Events

/// What the checker knows of a value.
enum ExpressionType: Equatable {
  case boolean
  /// A bare integer, and what is computed from bare integers, stands for any count.
  case number(Unit, adaptable: Bool)
  case enumeration([CodePoint])
  case mask
  case address
  case text

  var value: ValueType {
    switch self {
    case .boolean: .boolean
    case .number(let unit, _): .number(unit)
    default: .number(.none)
    }
  }

  /// In words, for messages.
  var description: String {
    switch self {
    case .boolean: "a truth value"
    case .number(let unit, _): unit == .none ? "a plain number" : unit.description
    case .enumeration: "a code point"
    case .mask: "a bit mask"
    case .address: "a MAC address"
    case .text: "a text"
    }
  }

  init(_ field: FieldDefinition) {
    switch field.kind {
    case .integer: self = .number(field.unit, adaptable: false)
    case .boolean: self = .boolean
    case .enumeration(let points): self = .enumeration(points)
    case .mask: self = .mask
    case .macAddress: self = .address
    case .time: self = .number(.nanoseconds, adaptable: false)
    case .digest: self = .text
    }
  }
}

/// An expression whose names are resolved and whose types agree.
struct Typed {
  indirect enum Kind {
    case constant(Int64)
    case field(FieldDefinition)
    case has(FieldDefinition)
    case arithmetic(Arithmetic, Typed, Typed)
    /// Between two values that are not constant; the others are memberships.
    case comparison(Comparison, Typed, Typed)
    case member(Typed, ValueSet)
    case subset(Typed, Typed)
    case bitCount(Typed)
    case not(Typed)
    case all([Typed])
    case any([Typed])
  }
  var kind: Kind
  var type: ExpressionType
  /// What the author wrote, for the explanation.
  var text: String
  /// Unicode scalars of the text.
  var range: Range<Int>
  /// Which of the texts that were compiled together.
  var part: Int

  var constant: Int64? {
    if case .constant(let value) = kind { return value }
    return nil
  }

  var children: [Typed] {
    switch kind {
    case .constant, .field, .has: []
    case .arithmetic(_, let a, let b), .comparison(_, let a, let b), .subset(let a, let b): [a, b]
    case .member(let a, _), .bitCount(let a), .not(let a): [a]
    case .all(let parts), .any(let parts): parts
    }
  }

  func error(_ message: String, suggestion: String? = nil) -> ExpressionError {
    ExpressionError(at: range, message, suggestion: suggestion, part: part)
  }
}
