internal import Events
internal import Expressions

/// A part of an expression: its instructions, and the register with its value.
private struct ExpressionPart {
  let instructions: ArraySlice<Instruction>
  let result: UInt8

  /// The parts that an operation joins, and those that it joins in these; the part itself if it is of another kind.
  func operands(of operation: Opcode) -> [ExpressionPart] {
    guard let last = instructions.last, last.op == operation, last.dst == result else { return [self] }
    let body = instructions.dropLast()
    // Registers are given out like a stack: the right operand leaves that of the left one alone.
    let end = body.lastIndex { $0.dst == last.a }.map { $0 + 1 } ?? body.startIndex
    let left = ExpressionPart(instructions: body[..<end], result: last.a)
    let right = ExpressionPart(instructions: body[end...], result: last.b)
    return left.operands(of: operation) + right.operands(of: operation)
  }

  /// The last instruction, if a decision can take its place.
  var comparison: Instruction? {
    guard let last = instructions.last, last.dst == result else { return nil }
    switch last.op {
    case .inRange, .inMask, .equalConstant, .lessOrEqualConstant, .greaterOrEqualConstant: return last
    default: return nil
    }
  }
}

/// What a decision does with the value of an expression, by how the value is compared.
private struct Decision {
  let plain: Step
  let inRange: Step
  let inMask: Step

  static let skip = Decision(plain: .skipUnless, inRange: .skipUnlessInRange, inMask: .skipUnlessInMask)
  static let settle = Decision(plain: .settleIf, inRange: .settleIfInRange, inMask: .settleIfInMask)
  static let check = Decision(plain: .check, inRange: .checkInRange, inMask: .checkInMask)

  func step(_ part: ExpressionPart) -> CodeStep {
    guard let last = part.comparison else { return CodeStep(op: plain, a: part.result) }
    switch last.op {
    case .inMask: return CodeStep(op: inMask, a: last.a, x: last.x)
    case .equalConstant: return CodeStep(op: inRange, a: last.a, x: last.x, y: last.x)
    case .lessOrEqualConstant: return CodeStep(op: inRange, a: last.a, x: .min, y: last.x)
    case .greaterOrEqualConstant: return CodeStep(op: inRange, a: last.a, x: last.x, y: .max)
    default: return CodeStep(op: inRange, a: last.a, x: last.x, y: last.y)
    }
  }
}

/// Checks as flat code.
extension RuleAssembly {
  /// Appends a check: its condition, jumps over the rest, its demand.
  ///
  /// Conditions that must all hold are decided one by one, and so are demands: what is decided by the first of them is
  /// true of the whole, whatever the others are worth. The last step of each is fused with the decision where the two
  /// together are one comparison.
  mutating func emit(_ check: Check, bit: Int) {
    var jumps: [Int] = []
    if let condition = check.condition {
      for part in Self.whole(condition).operands(of: .and) { jumps.append(append(part, .skip, bit)) }
    }
    if let demand = check.demand {
      let alternatives = Self.whole(demand).operands(of: .or)
      for part in alternatives.dropLast() { jumps.append(append(part, .settle, bit)) }
      for part in alternatives[alternatives.count - 1].operands(of: .and) { _ = append(part, .check, bit) }
    } else {
      code.append(CodeStep(op: .applies, b: UInt8(bit)))
    }
    for jump in jumps { code[jump].jump = Int32(code.count - jump - 1) }
  }

  private static func whole(_ program: Program) -> ExpressionPart {
    ExpressionPart(instructions: program.instructions[...], result: program.result)
  }

  /// Appends a part of an expression, and what is decided by it.
  ///
  /// - Returns: where the decision stands.
  private mutating func append(_ part: ExpressionPart, _ decision: Decision, _ bit: Int) -> Int {
    for instruction in part.comparison == nil ? part.instructions : part.instructions.dropLast() {
      code.append(
        CodeStep(
          op: Step(instruction.op), dst: instruction.dst, a: instruction.a, b: instruction.b,
          x: instruction.x, y: instruction.y))
    }
    var step = decision.step(part)
    step.b = UInt8(bit)
    code.append(step)
    return code.count - 1
  }
}
