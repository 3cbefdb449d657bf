internal import Events

/// An expression as it is written, before anybody knows what its names mean.
struct Syntax {
  indirect enum Kind {
    case number(Int64, Unit?)
    case boolean(Bool)
    case name(String)
    case quoted(String)
    case parameter(String)
    case not(Syntax)
    case negative(Syntax)
    case arithmetic(Arithmetic, Syntax, Syntax)
    case comparison(Comparison, Syntax, Syntax)
    case member(Syntax, of: [SyntaxElement])
    case memberOfParameter(Syntax, String, Range<Int>)
    case subset(Syntax, Syntax)
    case call(String, [Syntax])
    case all([Syntax])
    case any([Syntax])
  }
  var kind: Kind
  /// Unicode scalars of the text.
  var range: Range<Int>
  /// Levels of nodes, this one included.
  var depth: Int
}

/// One entry of the set behind `in`.
struct SyntaxElement {
  var lower: Syntax
  /// For `3..7`.
  var upper: Syntax?
}

enum Arithmetic: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}

enum Comparison: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// The comparison that holds when the sides change places.
  var mirrored: Comparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
