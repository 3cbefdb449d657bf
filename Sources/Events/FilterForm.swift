/// What a display filter of Wireshark compares a field with.
public enum FilterForm: Sendable, Equatable {
  /// A number, that of a code point too. A negative one is left out: Wireshark takes the bits of most signed fields for
  /// an unsigned number.
  case number
  /// A number that Wireshark knows to be signed.
  case signedNumber
  /// The octets of a string of so many bits, at most 63, filled up with zeros.
  case octets(bits: Int)
  /// Only that the field is there: its value is no number, or one that Wireshark shows otherwise.
  case presence
  /// Each value is a field of its own, by these names; none where the name is empty.
  case names([String])
}

/// When a field of an event is one of Wireshark's: where another field of the event has one of some values.
public struct FilterCondition: Sendable, Equatable {
  public let slot: FieldSlot
  public let values: Set<Int64>

  public init(_ slot: FieldSlot, in values: Set<Int64>) {
    self.slot = slot
    self.values = values
  }
}

extension FieldDefinition {
  /// The term of a display filter that a value of the field fulfils; nil where there is none.
  ///
  /// - Parameter row: the event; nil: it is over, and only terms that do without the rest of it are given.
  public func filterTerm(_ value: Int64, in row: borrowing EventRow) -> String? {
    if let condition = filterCondition {
      guard let other = row.value(condition.slot), condition.values.contains(other) else { return nil }
    }
    return term(value)
  }

  /// The same for an event that is over, of which no other field is known.
  public func filterTerm(_ value: Int64) -> String? { filterCondition == nil ? term(value) : nil }

  private func term(_ value: Int64) -> String? {
    if case .names(let names) = filterForm {
      guard value >= 0, value < names.count, !names[Int(value)].isEmpty else { return nil }
      return names[Int(value)]
    }
    guard let wireshark else { return nil }
    switch filterForm {
    case .presence: return wireshark
    case .signedNumber: return "\(wireshark) == \(value)"
    case .octets(let bits): return "\(wireshark) == \(Self.octets(value, bits: bits))"
    case .number, .names:
      if kind == .macAddress { return "\(wireshark) == \(text(value))" }
      if kind == .mask(64) { return "\(wireshark) == \(UInt64(bitPattern: value))" }
      return value < 0 ? nil : "\(wireshark) == \(value)"
    }
  }

  /// Pairs of digits with colons between them.
  private static func octets(_ value: Int64, bits: Int) -> String {
    let count = (bits + 7) / 8
    let filled = UInt64(bitPattern: value) << UInt64(count * 8 - bits)
    let pairs = (0..<count).reversed().map { octet in
      let pair = String(UInt8(truncatingIfNeeded: filled >> UInt64(octet * 8)), radix: 16)
      return pair.count == 1 ? "0" + pair : pair
    }
    // A single octet would be read as a number.
    return count == 1 ? "0x" + pairs[0] : pairs.joined(separator: ":")
  }
}
