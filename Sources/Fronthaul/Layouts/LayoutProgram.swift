internal import Events

/// A layout, flattened: what ``LayoutCursor`` steps through.
///
/// Instructions and quantities are plain numbers, so that stepping counts no references.
struct LayoutProgram: Sendable {
  struct Instruction: Sendable {
    enum Operation: UInt8, Sendable {
      case field, reserved, bytes, align, skipUnless, group, nextItem, end
    }

    var operation: Operation
    /// Number of the field, of the run of bytes, of the reserved bits or of the group.
    var number: UInt8 = 0
    /// A constant width, count or alignment; -1 = see `quantity`, -2 = whatever is left.
    var constant: Int32 = -1
    /// Where the computation of the number begins.
    var quantity: Int16 = -1
    /// Where to go on: behind the skipped elements, behind the group, at the first element of the item.
    var target: Int16 = 0
    /// The fewest bits that an item of the group has.
    var minimumBits: Int32 = 0
    var filler: LayoutGroup.Filler = .none
    var signed = false
    /// Whether a count of 0 means that the group goes on until the end.
    var zeroIsUnknown = false
    /// Whether the set bits of the bytes are asked for later.
    var countsOnes = false
  }

  /// One step of a computation on a stack.
  struct Term: Sendable {
    enum Operation: UInt8, Sendable {
      case constant, register, parameter, itemIndex, add, multiply, divideUp, power, larger, otherwise, given
      case equal, or, not, done
    }

    var operation: Operation
    var operand: Int64 = 0
  }

  /// A field, or reserved bits, of a structure that is fixed.
  struct FixedPart: Sendable {
    /// Bits from the start of the structure.
    var bit: Int32
    var width: Int32
    /// Number of the field; -1 = reserved bits.
    var number: Int16
    /// Where the row holds it; -1 = nowhere.
    var slot: Int16
    var signed: Bool
  }

  struct Field: Sendable {
    var field: LayoutField
    var slot: FieldSlot?
    /// The group that the field is in; -1 = the structure itself.
    var group: Int
    /// Bits from the start of the structure (or of the item), where that is always the same.
    var bitOffset: Int?
    var bitWidth: Int?
    /// Whether the structure can be without it.
    var optional: Bool
    var isDerived = false
    /// Whether it is a run of bytes: its cell holds nothing, its register the number of set bits.
    var isBytes = false
  }

  struct Group: Sendable {
    var group: LayoutGroup
    /// The group around it; -1 = none.
    var parent: Int
    /// Where the row holds the position of the item.
    var indexSlot: FieldSlot?
  }

  var name: String
  var instructions: [Instruction] = []
  var terms: [Term] = []
  var fields: [Field] = []
  var groups: [Group] = []
  var reservedCount = 0
  var minimumBits = 0
  /// Bits in front of the structure from which its positions count.
  var headerBits = 0
  /// Fields for which a cursor has room, and groups inside groups.
  static let maximumFields = 48
  static let maximumDepth = 4

  /// Where the row holds each field.
  private(set) var slotOfField: [FieldSlot?] = []
  /// The slots of the structure's own fields that are on the wire.
  private(set) var ownSlots = FieldSet()
  /// The slots of each group's fields.
  private(set) var groupSlots: [FieldSet] = []
  /// The events that items become; `nil` = none.
  private(set) var groupEvents: [EventTypeID?] = []
  /// Whether items of some group become events.
  private(set) var hasItemEvents = false
  /// Whether fields and reserved bits of constant widths are all that there is, each a single time.
  private(set) var isFixed = false
  /// What a fixed structure consists of, in wire order; nothing of another one.
  private(set) var fixedParts: [FixedPart] = []
  /// The slots of these.
  private(set) var fixedSlots = FieldSet()
  /// Whether what fills the last word is a repetition, so that it need not be zero.
  private(set) var repeatsAsFiller = false

  /// Computes what rows are filled by, once the fields are complete.
  mutating func index() {
    slotOfField = fields.map(\.slot)
    ownSlots = FieldSet(fields.filter { $0.group < 0 }.compactMap(\.slot))
    groupSlots = groups.indices.map { group in
      FieldSet(fields.filter { $0.group == group && !$0.isDerived }.compactMap(\.slot))
    }
    groupEvents = groups.map(\.group.event)
    isFixed = instructions.allSatisfy {
      switch $0.operation {
      case .field, .reserved: $0.quantity < 0 && (1...64).contains($0.constant)
      case .end: true
      default: false
      }
    }
    if isFixed { indexFixedParts() }
    hasItemEvents = groupEvents.contains { $0 != nil }
    repeatsAsFiller = instructions.contains { $0.filler == .repetition }
  }

  private mutating func indexFixedParts() {
    var bit: Int32 = 0
    for instruction in instructions where instruction.operation != .end {
      let isField = instruction.operation == .field
      let slot = isField ? slotOfField[Int(instruction.number)] : nil
      fixedParts.append(
        FixedPart(
          bit: bit, width: instruction.constant, number: isField ? Int16(instruction.number) : -1,
          slot: slot.map { Int16($0.rawValue) } ?? -1, signed: instruction.signed))
      if let slot { fixedSlots.insert(slot) }
      bit += instruction.constant
    }
  }
}
