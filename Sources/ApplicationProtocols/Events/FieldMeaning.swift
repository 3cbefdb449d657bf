internal import Events
internal import PackedEncoding

/// How a value of an ASN.1 type is shown as the field of an event.
enum FieldMeaning {
  static func kind(_ kind: PackedType.Kind) -> FieldKind {
    switch kind {
    case .boolean: return .boolean
    case .integer(let bounds):
      // A number that no cell holds is shown by its bits.
      return bounds.lower == 0 && (bounds.span ?? 0) > UInt64(Int64.max) ? .mask(64) : .integer
    case .enumerated(let items): return points(items.root + (items.extensions ?? []))
    case .choice(let choice): return points((choice.root + (choice.extensions ?? [])).map(\.name))
    case .null, .sequence, .sequenceOf, .open: return .integer
    case .bitString, .octetString, .characterString, .objectIdentifier:
      return maskWidth(kind).map { .mask($0) } ?? .digest
    }
  }

  /// What the type allows; nil where the schema sets no bounds or a cell can't hold them.
  static func range(_ kind: PackedType.Kind) -> ClosedRange<Int64>? {
    switch kind {
    case .integer(let bounds):
      guard !bounds.isExtensible, let lower = bounds.lower, let span = bounds.span,
        span <= UInt64(Int64.max)
      else { return nil }
      let (upper, overflows) = lower.addingReportingOverflow(Int64(span))
      return overflows ? nil : lower...upper
    case .sequenceOf(let size, _):
      guard !size.isExtensible, let upper = size.upper else { return nil }
      return Int64(size.lower)...Int64(upper)
    case .null, .sequence, .open: return 1...1
    case .bitString, .octetString:
      return maskWidth(kind).map { 0...Int64(bitPattern: (1 << UInt64($0)) - 1) }
    default: return nil
    }
  }

  /// The bits of a string that fits into a cell, at most 63; nil for longer ones, and those of characters.
  static func maskWidth(_ kind: PackedType.Kind) -> Int? {
    switch kind {
    case .bitString(let size, _): return width(size, unit: 1)
    case .octetString(let size, _): return width(size, unit: 8)
    default: return nil
    }
  }

  private static func width(_ size: PackedType.Size, unit: Int) -> Int? {
    guard let upper = size.upper, !size.isExtensible, upper > 0, upper <= 63 / unit else { return nil }
    return upper * unit
  }

  private static func points(_ names: [String]) -> FieldKind {
    .enumeration(names.enumerated().map { CodePoint(Int64($0), $1) })
  }
}
