internal import Events
internal import Expressions

/// Reads the number of an expression from rows. A field, or the difference of two, with or without a constant, costs a
/// few nanoseconds; everything else is evaluated.
struct NumberReader {
  /// Fields that are added and subtracted; -1 = none.
  private let added: Int16
  private let subtracted: Int16
  private let constant: Int64
  private let reads: FieldSet
  let program: Program

  init(_ program: Program) {
    self.program = program
    reads = program.reads
    let (added, subtracted, constant) = Self.simple(program) ?? (-1, -1, 0)
    self.added = added
    self.subtracted = subtracted
    self.constant = constant
  }

  /// The fields and the constant that a program comes to; nil for one that does more.
  private static func simple(_ program: Program) -> (Int16, Int16, Int64)? {
    var result: (added: Int16, subtracted: Int16, constant: Int64)?
    var register: UInt8?
    for instruction in program.instructions {
      switch instruction.op {
      case .copy where result == nil && instruction.a < 128: result = (Int16(instruction.a), -1, 0)
      case .subtract where result == nil && instruction.a < 128 && instruction.b < 128:
        result = (Int16(instruction.a), Int16(instruction.b), 0)
      case .addConstant where result == nil && instruction.a < 128:
        result = (Int16(instruction.a), -1, instruction.x)
      case .addConstant where instruction.a == register:
        result?.constant &+= instruction.x
      default: return nil
      }
      register = instruction.dst
    }
    guard register == program.result, result.map({ $0.constant.magnitude < 1 << 40 }) ?? false else {
      return nil
    }
    return result
  }

  @inline(__always)
  func read(_ row: borrowing EventRow) -> Evaluated {
    guard added >= 0, reads.subtracting(row.present).isEmpty, !reads.intersects(row.unknown) else {
      return program.evaluate(row)
    }
    let first = row[FieldSlot(rawValue: UInt8(truncatingIfNeeded: added))]
    let second = subtracted < 0 ? 0 : row[FieldSlot(rawValue: UInt8(truncatingIfNeeded: subtracted))]
    let (difference, overflow) = first.subtractingReportingOverflow(second)
    let (sum, overflowToo) = difference.addingReportingOverflow(constant)
    return overflow || overflowToo ? .error : .known(sum)
  }
}

/// The readers of an expression for several event types, found without hashing.
struct NumberReaders {
  private let events: [EventTypeID]
  private let readers: [NumberReader]

  init(_ programs: [EventTypeID: Program]) {
    let sorted = programs.sorted { $0.key < $1.key }
    events = sorted.map(\.key)
    readers = sorted.map { NumberReader($0.value) }
  }

  var isEmpty: Bool { events.isEmpty }

  /// Unknown for an event type that the expression is not for.
  @inline(__always)
  func read(_ row: borrowing EventRow) -> Evaluated {
    for index in events.indices where events[index] == row.type { return readers.span[index].read(row) }
    return .unknown
  }

  /// The expression for an event type.
  func program(_ event: EventTypeID) -> Program? {
    events.firstIndex(of: event).map { readers[$0].program }
  }

  /// The unit of the number.
  var unit: Unit {
    if case .number(let unit)? = readers.first?.program.type { return unit }
    return .none
  }
}
