public import Events

/// A value in Kleene's logic: known, unknown (bytes not captured, field absent), or not computable.
public enum Evaluated: Sendable, Equatable {
  case known(Int64)
  case unknown
  /// A 64-bit overflow or a division by zero.
  case error
}

/// A part of an expression and what it was worth.
public struct Explanation: Sendable, Equatable {
  public let text: String
  public let value: Evaluated
  public init(text: String, value: Evaluated) {
    self.text = text
    self.value = value
  }
}

extension Program {
  /// Computes the value exactly, with unknowns spreading by Kleene's logic. The row's registers stay as
  /// they are.
  public func evaluate(_ row: borrowing EventRow) -> Evaluated {
    if isSimple, reads.subtracting(row.present).isEmpty, !reads.intersects(row.unknown) {
      return .known(simpleValue(row))
    }
    // Most conditions need one register or two, and to clear all 128 costs more than to compute the condition.
    if registerCount <= 4 {
      var registers = Registers<4>()
      return run(&registers, row)
    }
    var registers = Registers<128>()
    return run(&registers, row)
  }

  /// The value where all that the program reads is there and nothing can go wrong.
  @inline(__always)
  private func simpleValue(_ row: borrowing EventRow) -> Int64 {
    guard !instructions.isEmpty else { return row[FieldSlot(rawValue: result)] }
    var registers = SimpleRegisters()
    for index in instructions.indices { registers.step(instructions[index], row) }
    return registers.read(result, row)
  }

  private func run<let count: Int>(
    _ registers: inout Registers<count>, _ row: borrowing EventRow
  ) -> Evaluated {
    for instruction in instructions { registers.step(instruction, row) }
    return registers.read(result, row)
  }

  /// The sub-values that led to the result, outermost last.
  public func explain(_ row: borrowing EventRow) -> [Explanation] {
    var registers = Registers<128>()
    var explanations: [Explanation] = []
    for (instruction, origin) in zip(instructions, origins) {
      registers.step(instruction, row)
      if let origin {
        explanations.append(Explanation(text: origin, value: registers.read(instruction.dst, row)))
      }
    }
    return explanations
  }
}

extension Opcode {
  /// Whether the result is certain where the operands are known.
  var isCertain: Bool {
    switch self {
    case .add, .subtract, .multiply, .addConstant, .multiplyConstant, .divide, .remainder: false
    case .constant, .copy, .bitAnd, .bitCount, .equal, .notEqual, .less, .lessOrEqual, .equalConstant,
      .notEqualConstant, .lessOrEqualConstant, .greaterOrEqualConstant, .inRange, .inMask, .subset, .and, .or,
      .not, .has:
      true
    }
  }
}

/// The intermediate results of an evaluation in which every value is known.
struct SimpleRegisters: ~Copyable {
  static let count = 4
  private var values = InlineArray<4, Int64>(repeating: 0)

  @inline(__always)
  mutating func read(_ register: UInt8, _ row: borrowing EventRow) -> Int64 {
    register < 128 ? row[FieldSlot(rawValue: register)] : values[Int(register & 127)]
  }

  @inline(__always)
  mutating func step(_ i: Instruction, _ row: borrowing EventRow) {
    values[Int(i.dst & 127)] = compute(i, row)
  }

  @inline(__always)
  private mutating func compute(_ i: Instruction, _ row: borrowing EventRow) -> Int64 {
    let a = read(i.a, row)
    switch i.op {
    case .constant: return i.x
    case .has: return 1
    case .copy: return a
    case .not: return a == 0 ? 1 : 0
    case .bitCount: return Int64(a.nonzeroBitCount)
    case .equalConstant: return a == i.x ? 1 : 0
    case .notEqualConstant: return a != i.x ? 1 : 0
    case .lessOrEqualConstant: return a <= i.x ? 1 : 0
    case .greaterOrEqualConstant: return a >= i.x ? 1 : 0
    case .inRange: return i.x <= a && a <= i.y ? 1 : 0
    case .inMask: return a >= 0 && a < 64 && (i.x &>> a) & 1 == 1 ? 1 : 0
    case .and: return a != 0 && read(i.b, row) != 0 ? 1 : 0
    case .or: return a != 0 || read(i.b, row) != 0 ? 1 : 0
    case .bitAnd: return a & read(i.b, row)
    case .equal: return a == read(i.b, row) ? 1 : 0
    case .notEqual: return a != read(i.b, row) ? 1 : 0
    case .less: return a < read(i.b, row) ? 1 : 0
    case .lessOrEqual: return a <= read(i.b, row) ? 1 : 0
    case .subset: return a & ~read(i.b, row) == 0 ? 1 : 0
    // A program with these is not simple: see `Opcode.isCertain`.
    case .add, .subtract, .multiply, .addConstant, .multiplyConstant, .divide, .remainder: return 0
    }
  }
}

/// The intermediate results of one exact evaluation: registers from 128 on, as many as the program has. Nothing is
/// allocated. What looks at them is mutating: for other calls the compiler copies them, up to a kilobyte.
private struct Registers<let count: Int>: ~Copyable {
  private var values = InlineArray<count, Int64>(repeating: 0)
  private var unknown = FieldSet()
  private var failed = FieldSet()

  mutating func read(_ register: UInt8, _ row: borrowing EventRow) -> Evaluated {
    if register < 128 {
      return row.value(FieldSlot(rawValue: register)).map(Evaluated.known) ?? .unknown
    }
    let slot = FieldSlot(rawValue: register & 127)
    if failed.contains(slot) { return .error }
    return unknown.contains(slot) ? .unknown : .known(values[Int(slot.rawValue)])
  }

  mutating func step(_ i: Instruction, _ row: borrowing EventRow) {
    // An instruction may overwrite its own operand, so the state is changed after the computation.
    let result = compute(i, row)
    let slot = FieldSlot(rawValue: i.dst & 127)
    unknown.remove(slot)
    failed.remove(slot)
    switch result {
    case .known(let value): values[Int(slot.rawValue)] = value
    case .unknown: unknown.insert(slot)
    case .error: failed.insert(slot)
    }
  }

  private mutating func compute(_ i: Instruction, _ row: borrowing EventRow) -> Evaluated {
    switch i.op {
    case .constant: return .known(i.x)
    case .has:
      let slot = FieldSlot(rawValue: i.a)
      if row.unknown.contains(slot) { return .unknown }
      return .known(row.present.contains(slot) ? 1 : 0)
    case .and: return conjunction(read(i.a, row), read(i.b, row))
    case .or: return negation(conjunction(negation(read(i.a, row)), negation(read(i.b, row))))
    case .not: return negation(read(i.a, row))
    default: break
    }
    let left = read(i.a, row)
    guard case .known(let a) = left else { return left }
    switch i.op {
    case .copy: return .known(a)
    case .addConstant: return checked(a.addingReportingOverflow(i.x))
    case .multiplyConstant: return checked(a.multipliedReportingOverflow(by: i.x))
    case .bitCount: return .known(Int64(a.nonzeroBitCount))
    case .equalConstant: return truth(a == i.x)
    case .notEqualConstant: return truth(a != i.x)
    case .lessOrEqualConstant: return truth(a <= i.x)
    case .greaterOrEqualConstant: return truth(a >= i.x)
    case .inRange: return truth(i.x <= a && a <= i.y)
    case .inMask: return truth(a >= 0 && a < 64 && (i.x >> a) & 1 == 1)
    default: break
    }
    let right = read(i.b, row)
    guard case .known(let b) = right else { return right }
    switch i.op {
    case .add: return checked(a.addingReportingOverflow(b))
    case .subtract: return checked(a.subtractingReportingOverflow(b))
    case .multiply: return checked(a.multipliedReportingOverflow(by: b))
    case .divide: return b == 0 ? .error : checked(a.dividedReportingOverflow(by: b))
    case .remainder: return b == 0 ? .error : checked(a.remainderReportingOverflow(dividingBy: b))
    case .bitAnd: return .known(a & b)
    case .equal: return truth(a == b)
    case .notEqual: return truth(a != b)
    case .less: return truth(a < b)
    case .lessOrEqual: return truth(a <= b)
    case .subset: return truth(a & ~b == 0)
    default: return .error
    }
  }

  private func truth(_ value: Bool) -> Evaluated { .known(value ? 1 : 0) }

  private func checked(_ result: (partialValue: Int64, overflow: Bool)) -> Evaluated {
    result.overflow ? .error : .known(result.partialValue)
  }

  private func negation(_ value: Evaluated) -> Evaluated {
    if case .known(let v) = value { return truth(v == 0) }
    return value
  }

  /// False wins over everything: what the other side is worth cannot matter any more.
  private func conjunction(_ a: Evaluated, _ b: Evaluated) -> Evaluated {
    if a == .known(0) || b == .known(0) { return .known(0) }
    if a == .error || b == .error { return .error }
    if a == .unknown || b == .unknown { return .unknown }
    return .known(1)
  }
}
