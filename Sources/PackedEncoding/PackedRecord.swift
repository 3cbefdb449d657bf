/// What the decoder does for a type: its description in a form that is copied without counting references.
///
/// Which members mean something depends on the operation.
struct PackedRecord {
  enum Operation: UInt8 {
    case boolean, null, integer, enumerated
    case string, text, objectIdentifier, sequence, list, choice, open

    /// Whether a value has content or consists of others; else it is a number.
    var hasParts: Bool { rawValue >= Operation.string.rawValue }
  }

  var operation: Operation
  /// Whether the type, or its size, has an extension marker.
  var isExtensible = false
  /// The value of an INTEGER, the index of a root item or alternative, or a size.
  var number = ConstrainedNumber(span: 0)
  /// Whether the number is constrained; else a length stands in front of it, or it is in the general form itself.
  var isConstrained = false

  // INTEGER.

  /// Whether there is a smallest value; else ``lower`` is the smallest that 64 bits hold.
  var isBoundedBelow = false
  /// The smallest value, or the smallest size.
  var lower: Int64 = 0
  /// Whether values may lie above the largest signed number of 64 bits.
  var isUnsigned = false
  /// The largest difference to ``lower`` with which a value can be told in 64 bits.
  var largestOffset: UInt64 = 0

  // Strings and lists.

  /// The largest size.
  var upper: Int64 = .max
  /// Bits of a unit of length.
  var unit: UInt8 = 0
  /// Whether the content behind a size that is constrained begins on an octet.
  var alignment = Alignment.always
  var alphabet = PackedType.Alphabet.utf8

  // What it consists of.

  /// The type of the items of a list, or that a string contains; -1: none.
  var inside: Int32 = -1
  /// The first component, alternative, or -1.
  var first: Int32 = 0
  /// Items, components or alternatives of the root.
  var rootCount: Int32 = 0
  /// Components of the root with a presence bit.
  var presenceBits: Int32 = 0
  /// Items, alternatives or additions behind the extension marker.
  var extensionCount: Int32 = 0
  /// The first addition of a SEQUENCE.
  var firstAddition: Int32 = 0
  /// The place of a SEQUENCE among the ``PackedElementRecord``s; -1: it is none.
  var element: Int32 = -1

  // Open types.

  /// The component whose value is the key.
  var key: Int32 = 0
  var objectSet: Int32 = 0
  var column: Int32 = 0

  enum Alignment: UInt8 {
    case never, unlessEmpty, always
  }

  init(_ operation: Operation) { self.operation = operation }
}

/// How a constrained whole number is written. X.691, 11.5.
struct ConstrainedNumber {
  enum Form: UInt8 {
    /// There is one value only.
    case nothing
    /// A field of bits, wherever it stands.
    case bits
    /// One or two octets that begin on an octet.
    case octets
    /// As few octets as possible behind their number, which is constrained itself.
    case countedOctets
  }

  /// The largest value; the smallest is 0.
  var span: UInt64
  private(set) var form = Form.nothing
  /// Bits of the number, or of the number of its octets.
  private(set) var width: UInt8 = 0
  /// The most octets.
  private(set) var largestCount: UInt8 = 0

  init(span: UInt64, isAligned: Bool = false) {
    self.span = span
    guard span > 0 else { return }
    let bits = 64 - span.leadingZeroBitCount
    width = UInt8(bits)
    if !isAligned || span < 255 {
      form = .bits
    } else if span < 65_536 {
      form = .octets
      width = span == 255 ? 8 : 16
    } else {
      form = .countedOctets
      largestCount = UInt8((bits + 7) / 8)
      width = UInt8(8 - (largestCount - 1).leadingZeroBitCount)
    }
  }
}

/// A component of a SEQUENCE, or an alternative of a CHOICE.
struct PackedComponentRecord {
  var type: Int32
  /// Components of the root, then additions with the members of each group counted one by one.
  var place: Int32
  var hasPresenceBit = false
  var defaultForm = DefaultForm.none
  /// The default value of a component that is a number.
  var defaultNumber: Int64 = 0
  /// The first octet of the content of a string that is the default value, and how many bits it has.
  var defaultFirst: Int32 = 0
  var defaultBits: Int32 = 0

  enum DefaultForm: UInt8 {
    /// No default value, or one that may be sent. X.691, 19.5.
    case none
    case number
    case content
  }
}

/// A SEQUENCE of a number in one or two octets, an ENUMERATED in a few bits, and an open type with the number as its key:
/// all that protocols of 3GPP make of information elements and PDUs, and so half of what there is to decode.
struct PackedElementRecord {
  /// Types of the components.
  var number: Int32
  var item: Int32
  var open: Int32
  /// Bits of the number, and its bounds.
  var numberWidth: Int32
  var lower: Int64
  var numberSpan: UInt64
  /// Bits of the item, and the last one.
  var itemWidth: Int32
  var itemSpan: UInt64
  /// Where the open type finds its type.
  var objectSet: Int32
  var column: Int32
}

/// What stands at one bit of the bitmap of additions.
struct PackedAdditionRecord {
  /// The first component.
  var first: Int32
  /// The members of a version bracket; 0: a component alone.
  var memberCount: Int32
  /// Members with a presence bit.
  var presenceBits: Int32
}

/// Where the slots of an object set lie: a table of a power of two, in which a key stands at the place of its last
/// bits or in the next free one behind.
struct PackedObjectSetRecord {
  var firstSlot: Int32
  /// The number of slots less one.
  var mask: Int32
  var columnCount: Int32
}

/// A row of an object set, or nothing.
struct PackedRowSlot {
  var key: Int64
  /// The types of the row, -1 for a column without one; -1: the slot is free.
  var firstType: Int32
}
