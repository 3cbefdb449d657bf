internal import Events

/// Flattens the elements of a layout.
///
/// Layouts are constants of the program, so a contradiction in one (a field that is used before it is read)
/// is a programming error and stops at once; the tests compile every layout.
struct LayoutCompiler {
  private var program: LayoutProgram
  private var group = -1
  private var depth = 0
  /// Bits from the start of the structure or item, as long as they are the same in every message.
  private var position: Int? = 0
  private var conditional = false
  private var nextSlot: Int?

  init(structure name: String, headerBits: Int, firstSlot: Int?) {
    program = LayoutProgram(name: name)
    program.headerBits = headerBits
    position = headerBits
    nextSlot = firstSlot
  }

  mutating func compile(_ elements: [LayoutElement]) {
    program.minimumBits = walk(elements)
  }

  mutating func finish() -> LayoutProgram {
    program.instructions.append(.init(operation: .end))
    precondition(
      program.fields.count <= LayoutProgram.maximumFields, "\(program.name) has too many fields")
    program.index()
    return program
  }

  /// Emits the elements; own fields get their slots before those of groups. Returns the fewest bits.
  private mutating func walk(_ elements: [LayoutElement]) -> Int {
    reserveSlots(elements)
    return emit(elements)
  }

  /// Declares the fields of one level, so that all of them precede the groups inside in the row.
  private mutating func reserveSlots(_ elements: [LayoutElement]) {
    for element in elements {
      switch element {
      case .field(let field), .derived(let field): declare(field, isDerived: element.isDerived)
      case .bytes(let bytes):
        guard !program.fields.contains(where: { $0.field.name == bytes.name && $0.group == group }) else {
          continue
        }
        let field = LayoutField(
          name: bytes.name, width: 0, kind: .integer, unit: .none, signed: false, optional: true, slot: nil,
          clause: "", wireshark: nil, summary: bytes.summary)
        program.fields.append(
          .init(
            field: field, slot: nil, group: group, bitOffset: nil, bitWidth: nil, optional: true,
            isBytes: true))
      case .when(_, let inner):
        let outer = conditional
        conditional = true
        reserveSlots(inner)
        conditional = outer
      case .reserved, .group, .align: break
      }
    }
  }

  /// A field that stands in two branches of one level is one field.
  private mutating func declare(_ field: LayoutField, isDerived: Bool) {
    guard !program.fields.contains(where: { $0.field.name == field.name && $0.group == group }) else {
      return
    }
    var optional = field.optional || conditional
    if case .constant = field.width {} else { optional = true }
    let slot = field.slot ?? slotOfOuterField(field.name) ?? takeSlot(field.name)
    program.fields.append(
      .init(
        field: field, slot: slot, group: group, bitOffset: nil, bitWidth: nil, optional: optional,
        isDerived: isDerived))
  }

  /// A field that a structure has itself or in each item of a group, never both, has one place.
  private func slotOfOuterField(_ name: String) -> FieldSlot? {
    var scope = group
    while scope >= 0 {
      scope = program.groups[scope].parent
      if let outer = program.fields.first(where: { $0.field.name == name && $0.group == scope }) {
        return outer.slot
      }
    }
    return nil
  }

  private mutating func takeSlot(_ name: String) -> FieldSlot? {
    guard let slot = nextSlot else { return nil }
    precondition(slot < 128, "\(program.name) has no slot left for \(name)")
    nextSlot = slot + 1
    return FieldSlot(slot)
  }

  private mutating func emit(_ elements: [LayoutElement]) -> Int {
    var minimum = 0
    for element in elements {
      switch element {
      case .derived: break
      case .field(let field):
        var instruction = LayoutProgram.Instruction(operation: .field, signed: field.signed)
        instruction.number = UInt8(truncatingIfNeeded: number(of: field.name, inGroup: group))
        let width = setQuantity(field.width, &instruction)
        locate(Int(instruction.number), width: width)
        advance(width)
        minimum += width ?? 0
        program.instructions.append(instruction)
      case .reserved(let quantity):
        var instruction = LayoutProgram.Instruction(operation: .reserved)
        instruction.number = UInt8(truncatingIfNeeded: program.reservedCount)
        program.reservedCount += 1
        let width = setQuantity(quantity, &instruction)
        advance(width)
        minimum += width ?? 0
        program.instructions.append(instruction)
      case .bytes(let bytes):
        var instruction = LayoutProgram.Instruction(operation: .bytes)
        instruction.number = UInt8(truncatingIfNeeded: number(of: bytes.name, inGroup: group))
        if let length = bytes.length {
          minimum += setQuantity(length, &instruction) ?? 0
        } else {
          instruction.constant = -2
        }
        position = nil
        program.instructions.append(instruction)
      case .align(let bits):
        program.instructions.append(.init(operation: .align, constant: Int32(bits)))
        position = position.map { ($0 + bits - 1) / bits * bits }
      case .when(let condition, let inner):
        var instruction = LayoutProgram.Instruction(operation: .skipUnless)
        setQuantity(condition, &instruction)
        let at = program.instructions.count
        program.instructions.append(instruction)
        _ = emit(inner)
        program.instructions[at].target = Int16(program.instructions.count)
        position = nil
      case .group(let group): minimum += emit(group)
      }
    }
    return minimum
  }

  private mutating func emit(_ inner: LayoutGroup) -> Int {
    let number = program.groups.count
    let outer = (group: group, slot: nextSlot, conditional: conditional)
    program.groups.append(.init(group: inner, parent: group, indexSlot: takeSlot(inner.name)))
    var instruction = LayoutProgram.Instruction(operation: .group, number: UInt8(number))
    switch inner.count {
    case .times(let count): setQuantity(count, &instruction)
    case .untilEnd(let filler):
      instruction.constant = -2
      instruction.filler = filler
    case .timesIfKnown(let count, let filler):
      setQuantity(count, &instruction)
      instruction.filler = filler
      instruction.zeroIsUnknown = true
    }
    let at = program.instructions.count
    program.instructions.append(instruction)
    (group, conditional, position) = (number, false, 0)
    depth += 1
    precondition(depth <= LayoutProgram.maximumDepth, "\(program.name) nests too deep")
    let minimum = walk(inner.elements)
    precondition(minimum > 0, "\(program.name): an item of \(inner.name) can be empty")
    program.instructions.append(
      .init(operation: .nextItem, number: UInt8(number), target: Int16(at + 1)))
    program.instructions[at].target = Int16(program.instructions.count)
    program.instructions[at].minimumBits = Int32(minimum)
    // Groups side by side share their slots: no row shows items of both.
    (group, nextSlot, conditional) = outer
    depth -= 1
    position = nil
    return 0
  }

  private mutating func advance(_ width: Int?) {
    guard let width, let at = position else {
      position = nil
      return
    }
    position = at + width
  }

  private mutating func locate(_ number: Int, width: Int?) {
    program.fields[number].bitWidth = width
    program.fields[number].bitOffset = position
  }

  /// The innermost field of that name that an element in this group can see.
  private func number(of name: String, inGroup start: Int) -> Int {
    var scope = start
    while true {
      if let found = program.fields.lastIndex(where: { $0.field.name == name && $0.group == scope }) {
        return found
      }
      // Static layouts alone lead here, never input: a mistake in them shows with the first run of any test.
      guard scope >= 0 else { preconditionFailure("\(program.name) has no field \(name)") }
      scope = program.groups[scope].parent
    }
  }

  /// Sets the number of an instruction; returns it where it is a constant.
  @discardableResult
  private mutating func setQuantity(
    _ quantity: Quantity, _ instruction: inout LayoutProgram.Instruction
  ) -> Int? {
    if case .constant(let value) = quantity {
      instruction.constant = Int32(truncatingIfNeeded: value)
      return Int(value)
    }
    instruction.quantity = Int16(program.terms.count)
    flatten(quantity)
    program.terms.append(.init(operation: .done))
    return nil
  }

  private mutating func flatten(_ quantity: Quantity) {
    func term(_ operation: LayoutProgram.Term.Operation, _ operand: Int64 = 0) {
      program.terms.append(.init(operation: operation, operand: operand))
    }
    switch quantity {
    case .constant(let value): term(.constant, value)
    case .field(let name): term(.register, Int64(number(of: name, inGroup: group)))
    case .ones(let name):
      let field = number(of: name, inGroup: group)
      for index in program.instructions.indices
      where program.instructions[index].operation == .bytes && program.instructions[index].number == field {
        program.instructions[index].countsOnes = true
      }
      term(.register, Int64(field))
    case .parameter(let parameter): term(.parameter, Int64(parameter.rawValue))
    case .itemIndex: term(.itemIndex)
    case .sum(let a, let b): flatten(a, b, .add)
    case .product(let a, let b): flatten(a, b, .multiply)
    case .quotient(let a, let b): flatten(a, b, .divideUp)
    case .larger(let a, let b): flatten(a, b, .larger)
    case .otherwise(let a, let b): flatten(a, b, .otherwise)
    case .given(let a, let b): flatten(a, b, .given)
    case .power(let a):
      flatten(a)
      term(.power)
    case .not(let a):
      flatten(a)
      term(.not)
    case .isOne(let a, let values):
      for (index, value) in values.enumerated() {
        flatten(a)
        term(.equal, value)
        if index > 0 { term(.or) }
      }
    }
  }

  private mutating func flatten(_ a: Quantity, _ b: Quantity, _ operation: LayoutProgram.Term.Operation) {
    flatten(a)
    flatten(b)
    program.terms.append(.init(operation: operation))
  }
}

extension LayoutElement {
  fileprivate var isDerived: Bool {
    if case .derived = self { return true }
    return false
  }
}
