/// The dimension of a number. Only numbers of the same unit can be compared or added.
public enum Unit: String, Sendable, CaseIterable, Codable {
  /// A plain number: an identifier, a count, a code point.
  case none = ""
  case nanoseconds = "ns"
  /// Basic time unit of NR, 1 / (480 kHz × 4096).
  case tc = "Tc"
  /// Basic time unit of LTE, 1 / 30.72 MHz.
  case ts = "Ts"
  case symbols
  case slots
  case subframes
  case frames
  case prbs = "PRB"
  case bytes = "B"
  case bits = "bit"
  case hertz = "Hz"
  /// Hundredths of a decibel.
  case centibels = "cB"
}

/// How the cell of a field is to be read.
public enum FieldKind: Sendable, Equatable {
  case integer
  case boolean
  /// Named code points; a value without a name keeps its number.
  case enumeration([CodePoint])
  /// A bit mask of this width, shown in hexadecimal.
  case mask(Int)
  /// A 48-bit MAC address.
  case macAddress
  /// Nanoseconds since 1970-01-01 00:00:00 of the capture clock.
  case time
  /// Stands for a content that is too long for a number: only whether two are equal means something.
  case digest
}

/// A value with a name, as the specification spells it.
public struct CodePoint: Sendable, Equatable {
  public let value: Int64
  public let name: String
  public init(_ value: Int64, _ name: String) {
    self.value = value
    self.name = name
  }
}

/// Where the bits of a field lie, so that a finding can show them.
public struct FieldLocation: Sendable, Equatable {
  /// The field whose cell holds the byte, counted from the start of the frame, where the structure begins.
  public let anchor: FieldSlot
  /// Bits from there to the most significant bit of the field.
  public let bitOffset: Int
  public let bitWidth: Int
  /// Whether the bits are a number in two's complement.
  public let isSigned: Bool
  public init(anchor: FieldSlot, bitOffset: Int, bitWidth: Int, isSigned: Bool = false) {
    self.anchor = anchor
    self.bitOffset = bitOffset
    self.bitWidth = bitWidth
    self.isSigned = isSigned
  }

  /// What the bits can say; nil where they are as many as those of a cell.
  public var range: ClosedRange<Int64>? { Self.range(bitWidth: bitWidth, isSigned: isSigned) }

  /// What so many bits can say; nil where they are as many as those of a cell.
  public static func range(bitWidth: Int, isSigned: Bool) -> ClosedRange<Int64>? {
    guard bitWidth > 0, bitWidth < 63 else { return nil }
    let count = Int64(1) << Int64(bitWidth)
    return isSigned ? -count / 2...count / 2 - 1 : 0...count - 1
  }
}

/// One field of an event. It is shared, not copied: rules refer to the same few fields thousands of times.
public final class FieldDefinition: Sendable {
  /// The specification's spelling, for example `startPrbc`.
  public let name: String
  public let slot: FieldSlot
  public let kind: FieldKind
  public let unit: Unit
  /// Whether a message of this type may be without it; reading it then needs `has()`.
  public let optional: Bool
  public let summary: String
  public let clause: String
  /// Wireshark's display-filter name, where there is one.
  public let wireshark: String?
  /// What a display filter compares the field with, and when it is there for one.
  public let filterForm: FilterForm
  public let filterCondition: FilterCondition?
  /// Whether findings tell the field though their rules do not read it: what names the message, and whom it is about.
  public let isContext: Bool
  /// Whether it is the number of the frame that the event is relative to, in the same capture: findings name it as their
  /// partner. It is a context too.
  public let isPartner: Bool
  /// Whether the value rests on messages that came before, so that it may be wrong where the capture lacks some.
  public let isHistory: Bool
  /// Whether it rests on which message came first, or on when messages came.
  public let isOrder: Bool
  public let location: FieldLocation?
  /// What the bits of the field can say; nil where they are not known, as those of a field that is derived.
  public let range: ClosedRange<Int64>?

  /// - Parameter range: needed only of a field that has no one place in the frame.
  public init(
    _ name: String, _ slot: FieldSlot, _ kind: FieldKind = .integer, unit: Unit = .none,
    optional: Bool = false, clause: String = "", wireshark: String? = nil, filter: FilterForm = .number,
    when filterCondition: FilterCondition? = nil, isContext: Bool = false, isPartner: Bool = false,
    isHistory: Bool = false, isOrder: Bool = false,
    location: FieldLocation? = nil,
    range: ClosedRange<Int64>? = nil, _ summary: String
  ) {
    self.name = name
    self.slot = slot
    self.kind = kind
    self.unit = unit
    self.optional = optional
    self.summary = summary
    self.clause = clause
    self.wireshark = wireshark
    filterForm = filter
    self.filterCondition = filterCondition
    self.isContext = isContext || isPartner
    self.isPartner = isPartner
    self.isHistory = isHistory
    self.isOrder = isOrder
    self.location = location
    self.range = location?.range ?? range
  }

  /// A plain number that every message has and no specification names.
  public convenience init(_ name: String, _ slot: FieldSlot, _ summary: String) {
    self.init(name, slot, .integer, summary)
  }

  /// The value as a reader expects it: a name, a hexadecimal mask, an address, a number with its unit.
  public func text(_ value: Int64) -> String {
    switch kind {
    case .time: return isoText(nanoseconds: value)
    case .digest: return "#" + String(UInt64(bitPattern: value), radix: 16)
    case .integer: return unit == .none ? "\(value)" : "\(value) \(unit.rawValue)"
    case .boolean: return value == 0 ? "false" : "true"
    case .enumeration(let points):
      guard let point = points.first(where: { $0.value == value }) else { return "\(value)" }
      return point.name
    case .mask(let width):
      let digits = String(UInt64(bitPattern: value), radix: 16, uppercase: true)
      return "0x" + String(repeating: "0", count: max(0, (width + 3) / 4 - digits.count)) + digits
    case .macAddress:
      return (0..<6).reversed().map { byte in
        let pair = String(UInt8(truncatingIfNeeded: value >> Int64(byte * 8)), radix: 16)
        return pair.count == 1 ? "0" + pair : pair
      }.joined(separator: ":")
    }
  }
}

extension FieldDefinition: Equatable {
  public static func == (a: FieldDefinition, b: FieldDefinition) -> Bool {
    a === b
      || a.name == b.name && a.slot == b.slot && a.kind == b.kind && a.unit == b.unit
        && a.optional == b.optional && a.summary == b.summary && a.clause == b.clause
        && a.wireshark == b.wireshark && a.filterForm == b.filterForm
        && a.filterCondition == b.filterCondition
        && a.isContext == b.isContext && a.isPartner == b.isPartner && a.isHistory == b.isHistory
        && a.location == b.location
        && a.range == b.range
  }
}
