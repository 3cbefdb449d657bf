internal import Events

/// ``Typed`` → instructions. Registers are given out like a stack: an operation frees those of its operands.
struct CodeGenerator {
  private static let firstRegister = 128

  private(set) var instructions: [Instruction] = []
  private(set) var origins: [String?] = []
  private(set) var fields: [FieldDefinition] = []
  private var free = firstRegister

  static func program(_ tree: Typed, text: String) throws(ExpressionError) -> Program {
    var generator = CodeGenerator()
    var result = try generator.generate(tree)
    if case .field = tree.kind {
      // A field by itself is copied, so that an explanation has something to show.
      let register = try generator.register(for: tree)
      result = generator.emit(Instruction(.copy, dst: register, a: result), tree.text)
    }
    return Program(
      text: text, type: tree.type.value, instructions: generator.instructions, result: result,
      origins: generator.origins, fields: generator.fields)
  }

  private mutating func register(for tree: Typed) throws(ExpressionError) -> UInt8 {
    guard free < 256, let register = UInt8(exactly: free) else {
      throw tree.error("the expression is too large: it needs more than 128 intermediate results")
    }
    free += 1
    return register
  }

  private mutating func emit(_ instruction: Instruction, _ origin: String?) -> UInt8 {
    instructions.append(instruction)
    origins.append(origin)
    return instruction.dst
  }

  private mutating func use(_ field: FieldDefinition) -> UInt8 {
    if !fields.contains(where: { $0.slot == field.slot }) { fields.append(field) }
    return field.slot.rawValue
  }

  /// The register, or the cell of the row, that holds the value.
  private mutating func generate(_ tree: Typed) throws(ExpressionError) -> UInt8 {
    let base = free
    switch tree.kind {
    case .constant(let value):
      return emit(Instruction(.constant, dst: try register(for: tree), x: value), nil)
    case .field(let field): return use(field)
    case .has(let field):
      let slot = use(field)
      return emit(Instruction(.has, dst: try register(for: tree), a: slot), tree.text)
    case .arithmetic(let operation, let a, let b):
      if let short = try withConstant(operation, a, b, tree) { return short }
      return try binary(Self.opcodes[operation] ?? .add, a, b, tree, origin: tree.text)
    case .comparison(let comparison, let a, let b):
      switch comparison {
      case .equal: return try binary(.equal, a, b, tree, origin: tree.text)
      case .notEqual: return try binary(.notEqual, a, b, tree, origin: tree.text)
      case .less: return try binary(.less, a, b, tree, origin: tree.text)
      case .lessOrEqual: return try binary(.lessOrEqual, a, b, tree, origin: tree.text)
      case .greater: return try binary(.less, b, a, tree, origin: tree.text)
      case .greaterOrEqual: return try binary(.lessOrEqual, b, a, tree, origin: tree.text)
      }
    case .subset(let a, let b): return try binary(.subset, a, b, tree, origin: tree.text)
    case .member(let operand, let set): return try member(operand, set, tree)
    case .bitCount(let mask):
      let a = try generate(mask)
      free = base
      return emit(Instruction(.bitCount, dst: try register(for: tree), a: a), tree.text)
    case .not(let inner):
      let a = try generate(inner)
      free = base
      return emit(Instruction(.not, dst: try register(for: tree), a: a), nil)
    case .all(let parts): return try chain(.and, parts, tree)
    case .any(let parts): return try chain(.or, parts, tree)
    }
  }

  private static let opcodes: [Arithmetic: Opcode] = [
    .add: .add, .subtract: .subtract, .multiply: .multiply, .divide: .divide, .remainder: .remainder,
  ]

  private mutating func binary(
    _ opcode: Opcode, _ left: Typed, _ right: Typed, _ tree: Typed, origin: String?
  ) throws(ExpressionError) -> UInt8 {
    let base = free
    let a = try generate(left)
    let b = try generate(right)
    free = base
    return emit(Instruction(opcode, dst: try register(for: tree), a: a, b: b), origin)
  }

  /// `a + 3`, `a - 3`, `a * 3` in one instruction.
  private mutating func withConstant(
    _ operation: Arithmetic, _ left: Typed, _ right: Typed, _ tree: Typed
  ) throws(ExpressionError) -> UInt8? {
    let operand: Typed
    let value: Int64
    switch (operation, left.constant, right.constant) {
    case (.add, nil, let constant?), (.multiply, nil, let constant?): (operand, value) = (left, constant)
    case (.add, let constant?, nil), (.multiply, let constant?, nil): (operand, value) = (right, constant)
    case (.subtract, nil, let constant?) where constant != .min: (operand, value) = (left, -constant)
    default: return nil
    }
    let base = free
    let a = try generate(operand)
    free = base
    let opcode: Opcode = operation == .multiply ? .multiplyConstant : .addConstant
    return emit(Instruction(opcode, dst: try register(for: tree), a: a, x: value), tree.text)
  }

  private mutating func chain(
    _ opcode: Opcode, _ parts: [Typed], _ tree: Typed
  ) throws(ExpressionError) -> UInt8 {
    let base = free
    var result: UInt8?
    for part in parts {
      // While the rest is computed, the result so far keeps its register.
      let next = try generate(part)
      guard let left = result else {
        result = next
        continue
      }
      free = base
      result = emit(Instruction(opcode, dst: try register(for: tree), a: left, b: next), nil)
    }
    guard let result else { throw tree.error("the expression is empty") }
    return result
  }

  /// A value against a set: the cheapest instructions that decide it.
  private mutating func member(
    _ operand: Typed, _ set: ValueSet, _ tree: Typed
  ) throws(ExpressionError) -> UInt8 {
    let base = free
    let a = try generate(operand)
    free = base
    if let test = Self.test(set) ?? (set.ranges.isEmpty ? Instruction(.constant, dst: 0) : nil) {
      return emit(Self.aimed(test, a, try register(for: tree)), tree.text)
    }
    // The value itself must outlive the first of several tests.
    if a >= UInt8(Self.firstRegister) { _ = try register(for: tree) }
    let kept = free
    var result: UInt8?
    for test in Self.tests(set) {
      free = kept + (result == nil ? 0 : 1)
      let next = emit(Self.aimed(test, a, try register(for: tree)), nil)
      result = result.map { emit(Instruction(.or, dst: $0, a: $0, b: next), nil) } ?? next
    }
    free = base
    guard let result else { throw tree.error("the set is empty") }
    return emit(Instruction(.copy, dst: try register(for: tree), a: result), tree.text)
  }

  private static func aimed(_ test: Instruction, _ a: UInt8, _ register: UInt8) -> Instruction {
    var test = test
    test.a = a
    test.dst = register
    return test
  }

  /// The one instruction that decides membership, where there is one.
  private static func test(_ set: ValueSet) -> Instruction? {
    if let range = set.single {
      switch (range.lowerBound, range.upperBound) {
      case (let low, let high) where low == high: return Instruction(.equalConstant, dst: 0, x: low)
      case (.min, let high): return Instruction(.lessOrEqualConstant, dst: 0, x: high)
      case (let low, .max): return Instruction(.greaterOrEqualConstant, dst: 0, x: low)
      case (let low, let high): return Instruction(.inRange, dst: 0, x: low, y: high)
      }
    }
    if let gap = set.complement.single, gap.lowerBound == gap.upperBound {
      return Instruction(.notEqualConstant, dst: 0, x: gap.lowerBound)
    }
    return set.mask.map { Instruction(.inMask, dst: 0, x: $0) }
  }

  /// Tests of which one must succeed: one for what fits in a mask, one for each other range.
  private static func tests(_ set: ValueSet) -> [Instruction] {
    let small = set.ranges.filter { $0.lowerBound >= 0 && $0.upperBound < 64 }
    let others = set.ranges.filter { !small.contains($0) }
    return ([ValueSet(small)] + others.map { ValueSet([$0]) }).compactMap(test)
  }
}
