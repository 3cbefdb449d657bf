public import Events

/// What an instruction does. `a` and `b` name registers: 0 to 127 are the fields of the row, 128 to 255
/// hold intermediate results. Truth is 1, falsehood 0.
public enum Opcode: UInt8, Sendable {
  /// dst = x
  case constant
  /// dst = a
  case copy
  /// dst = a + b, a - b, a * b; an overflow makes the verdict an error.
  case add, subtract, multiply
  /// dst = a + x, a * x
  case addConstant, multiplyConstant
  /// dst = a / b, a % b, rounded to zero; division by zero makes the verdict an error.
  case divide, remainder
  /// dst = a & b
  case bitAnd
  /// dst = number of bits set in a
  case bitCount
  case equal, notEqual, less, lessOrEqual
  /// a against the constant x
  case equalConstant, notEqualConstant, lessOrEqualConstant, greaterOrEqualConstant
  /// x <= a <= y
  case inRange
  /// 0 <= a < 64 and bit a of x is set
  case inMask
  /// a & ~b == 0
  case subset
  case and, or, not
  /// Whether the message has field a.
  case has
}

/// One step of a ``Program``.
public struct Instruction: Sendable, Equatable {
  public var op: Opcode
  public var dst: UInt8
  public var a: UInt8
  public var b: UInt8
  public var x: Int64
  public var y: Int64

  public init(
    _ op: Opcode, dst: UInt8, a: UInt8 = 0, b: UInt8 = 0, x: Int64 = 0, y: Int64 = 0
  ) {
    self.op = op
    self.dst = dst
    self.a = a
    self.b = b
    self.x = x
    self.y = y
  }
}

/// What an expression is worth: the type that the checker gave it.
public enum ValueType: Sendable, Equatable {
  case boolean
  case number(Unit)
}

/// An expression, type-checked and compiled against the fields of one event type.
///
/// The same program decides (run by the engine on the row in place) and explains (``evaluate(_:)`` and
/// ``explain(_:)``, which also know what is unknown). Instructions are pure and never jump. A program is shared, not
/// copied.
public final class Program: Sendable {
  /// The text that the author wrote.
  public let text: String
  public let type: ValueType
  public let instructions: [Instruction]
  /// The register that holds the value at the end.
  public let result: UInt8
  /// How many registers from 128 on the program has.
  let registerCount: Int
  /// Whether its value is certain where it has all that it reads: nothing in it can overflow, and the registers are few.
  let isSimple: Bool
  /// Fields whose value or presence the program looks at.
  public let reads: FieldSet
  /// The fields among them that every message has, unless it is malformed.
  public let required: FieldSet
  /// For each instruction the part of the text that it computes, or `nil` where that would tell nothing.
  public let origins: [String?]
  /// The fields that occur, in the order in which they occur, for the explanation.
  public let fields: [FieldDefinition]

  public init(
    text: String, type: ValueType, instructions: [Instruction], result: UInt8, origins: [String?],
    fields: [FieldDefinition]
  ) {
    self.text = text
    self.type = type
    self.instructions = instructions
    self.result = result
    let registerCount = instructions.reduce(0) { max($0, Int($1.dst) - 127) }
    self.registerCount = registerCount
    isSimple = registerCount <= SimpleRegisters.count && instructions.allSatisfy { $0.op.isCertain }
    self.origins = origins
    self.fields = fields
    reads = FieldSet(fields.map(\.slot))
    required = FieldSet(fields.filter { !$0.optional }.map(\.slot))
  }
}
