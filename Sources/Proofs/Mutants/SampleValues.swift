internal import Events
internal import Expressions

/// The values at which programs may change their minds, field by field.
struct SampleValues {
  struct Field {
    let slot: FieldSlot
    /// At least one; nil = the field is absent.
    let values: [Int64?]
  }
  let fields: [Field]

  /// Values of one field that are tried.
  fileprivate static let most = 64

  init(_ programs: [Program]) {
    var definitions: [FieldDefinition] = []
    var ofField: [UInt8: Set<Int64>] = [:]
    var ofResults: Set<Int64> = [0]
    for program in programs {
      for field in program.fields where !definitions.contains(where: { $0.slot == field.slot }) {
        definitions.append(field)
      }
      for instruction in program.instructions {
        let values = Self.constants(instruction)
        // What an intermediate result is compared with may be near the value of any field.
        if instruction.a < 128, instruction.op != .constant {
          ofField[instruction.a, default: []].formUnion(values)
        } else {
          ofResults.formUnion(values)
        }
      }
    }
    fields = definitions.map { field in
      Field(field, ofField[field.slot.rawValue, default: []].union(ofResults))
    }
  }

  /// The numbers that an instruction compares with, or computes with.
  private static func constants(_ instruction: Instruction) -> [Int64] {
    switch instruction.op {
    case .inMask: (0..<64).filter { instruction.x >> Int64($0) & 1 == 1 }
    case .inRange: [instruction.x, instruction.y]
    case .constant, .addConstant, .multiplyConstant, .equalConstant, .notEqualConstant, .lessOrEqualConstant,
      .greaterOrEqualConstant:
      [instruction.x]
    default: []
    }
  }
}

extension SampleValues.Field {
  fileprivate init(_ field: FieldDefinition, _ constants: Set<Int64>) {
    let range = field.range ?? .min ... .max
    var values = Set<Int64>()
    for constant in constants {
      for step in [Int64(-1), 0, 1] {
        let (value, overflow) = constant.addingReportingOverflow(step)
        if !overflow, range.contains(value) { values.insert(value) }
      }
    }
    if field.kind == .boolean { values = [0, 1] }
    if values.isEmpty { values.insert(max(0, range.lowerBound)) }
    let chosen = values.sorted().prefix(SampleValues.most).map(Optional.some)
    self.init(slot: field.slot, values: chosen + (field.optional ? [nil] : []))
  }
}
