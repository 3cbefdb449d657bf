/// Steps through a structure, asking for each value: the one logic behind decoding and encoding.
///
/// ``next()`` says what comes; whoever drives the cursor answers with ``supply(_:bits:)`` (a field),
/// ``pass(bits:)`` (bits without a name), ``enter(times:)`` (a group) or ``again(_:)`` (another item).
///
/// It is seven hundred bytes long. What steps call is mutating even where it only looks: for such a call the compiler
/// would copy the cursor.
struct LayoutCursor: ~Copyable {
  enum Step {
    /// A field; answered with its value.
    case field(Int, width: Int)
    case reserved(Int, width: Int)
    /// Opaque bits; `bits` is negative where they take all that is left. Answered with the set bits, or 0.
    case bytes(Int, bits: Int, countsOnes: Bool)
    /// Zero bits up to a boundary.
    case padding(width: Int)
    /// A group; `times` is negative where it goes on until the end.
    case group(Int, times: Int)
    case item(Int, index: Int)
    case endOfItem(Int)
    /// Whether there is room for another item is not for the structure to say.
    case another(Int, minimumBits: Int, filler: LayoutGroup.Filler, index: Int)
    case endOfGroup(Int)
    case end
  }

  private struct Repetition {
    var number = 0
    var body = 0
    var behind = 0
    var times = 0
    var index = 0
    var minimumBits = 0
    var filler = LayoutGroup.Filler.none
  }

  private enum Phase { case running, entering, asking, itemDone, leaving }

  let layout: Layout
  /// Bits from the start of the structure, and of the header in front of it, to what comes next.
  private(set) var position: Int
  private var parameters: LayoutParameters
  private var counter = 0
  private var phase = Phase.running
  /// The values of the fields.
  private(set) var registers = InlineArray<48, Int64>(repeating: 0)
  private var stack = InlineArray<4, Repetition>(repeating: Repetition())
  private var depth = 0
  private var pending = 0

  @inline(__always)
  init(_ layout: Layout, _ parameters: LayoutParameters = LayoutParameters()) {
    self.layout = layout
    position = layout.program.headerBits
    self.parameters = parameters
  }

  /// The value that a field was given.
  func value(_ field: Int) -> Int64 { registers[field] }

  // MARK: Answers

  mutating func supply(_ value: Int64, bits: Int) {
    registers[pending] = value
    position &+= bits
  }

  mutating func pass(bits: Int) { position &+= bits }

  /// Answers ``Step/group(_:times:)``; negative = as often as ``again(_:)`` says.
  mutating func enter(times: Int) {
    stack[depth &- 1].times = times
    phase = times == 0 ? .leaving : times < 0 ? .asking : .entering
  }

  /// Answers ``Step/another(_:minimumBits:filler:index:)``.
  mutating func again(_ more: Bool) { phase = more ? .entering : .leaving }

  // MARK: Steps

  mutating func next() -> Step {
    switch phase {
    case .running: return run()
    case .entering:
      phase = .running
      counter = stack[depth &- 1].body
      return .item(stack[depth &- 1].number, index: stack[depth &- 1].index)
    case .itemDone:
      stack[depth &- 1].index &+= 1
      let state = stack[depth &- 1]
      phase = state.times < 0 ? .asking : state.index < state.times ? .entering : .leaving
      return next()
    case .asking:
      let state = stack[depth &- 1]
      return .another(state.number, minimumBits: state.minimumBits, filler: state.filler, index: state.index)
    case .leaving:
      phase = .running
      counter = stack[depth &- 1].behind
      depth &-= 1
      return .endOfGroup(stack[depth].number)
    }
  }

  private mutating func run() -> Step {
    while true {
      let instruction = layout.program.instructions[counter]
      counter &+= 1
      switch instruction.operation {
      case .field:
        let width = quantity(instruction)
        pending = Int(instruction.number)
        guard width == 0 else { return .field(pending, width: min(width, 64)) }
        registers[pending] = 0
      case .reserved:
        let width = quantity(instruction)
        if width != 0 { return .reserved(Int(instruction.number), width: width) }
      case .bytes:
        pending = Int(instruction.number)
        return .bytes(pending, bits: quantity(instruction), countsOnes: instruction.countsOnes)
      case .align:
        let past = position % Int(instruction.constant)
        if past != 0 { return .padding(width: Int(instruction.constant) - past) }
      case .skipUnless:
        if quantity(instruction) == 0 { counter = Int(instruction.target) }
      case .group:
        var times = quantity(instruction)
        if times == 0, instruction.zeroIsUnknown { times = -2 }
        stack[depth] = Repetition(
          number: Int(instruction.number), body: counter, behind: Int(instruction.target), times: times,
          minimumBits: Int(instruction.minimumBits), filler: instruction.filler)
        depth &+= 1
        return .group(Int(instruction.number), times: times)
      case .nextItem:
        phase = .itemDone
        return .endOfItem(Int(instruction.number))
      case .end:
        counter &-= 1
        return .end
      }
    }
  }

  /// A number of an instruction: -2 where it is whatever is left, else 0 or more.
  private mutating func quantity(_ instruction: LayoutProgram.Instruction) -> Int {
    guard instruction.quantity >= 0 else { return Int(instruction.constant) }
    var values = InlineArray<8, Int64>(repeating: 0)
    var top = -1
    var at = Int(instruction.quantity)
    while true {
      let term = layout.program.terms[at]
      at &+= 1
      switch term.operation {
      case .constant:
        top &+= 1
        values[top] = term.operand
      case .register:
        top &+= 1
        values[top] = registers[Int(term.operand)]
      case .parameter:
        top &+= 1
        values[top] = LayoutParameter(rawValue: Int(term.operand)).map { parameters[$0] } ?? 0
      case .itemIndex:
        top &+= 1
        values[top] = depth > 0 ? Int64(stack[depth &- 1].index) : 0
      case .equal: values[top] = values[top] == term.operand ? 1 : 0
      case .not: values[top] = values[top] == 0 ? 1 : 0
      case .power: values[top] = 1 << min(max(values[top], 0), 16)
      case .done: return Int(min(max(values[top], 0), 1 << 24))
      case .add, .multiply, .divideUp, .larger, .otherwise, .given, .or:
        let b = values[top]
        top &-= 1
        values[top] = Self.combine(values[top], b, term.operation)
      }
    }
  }

  private static func combine(_ a: Int64, _ b: Int64, _ operation: LayoutProgram.Term.Operation) -> Int64 {
    switch operation {
    case .add: return a.addingReportingOverflow(b).partialValue
    case .multiply:
      let product = a.multipliedReportingOverflow(by: b)
      return product.overflow ? .max : product.partialValue
    case .divideUp:
      guard a > 0, b > 0 else { return 0 }
      return (a - 1) / b + 1
    case .larger: return max(a, b)
    case .otherwise: return a != 0 ? a : b
    case .given: return a != 0 ? b : 0
    case .or: return a | b
    default: return 0
    }
  }
}
