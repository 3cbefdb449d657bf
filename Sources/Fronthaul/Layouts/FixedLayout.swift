package import Wire

/// A structure whose fields always lie at the same places: written from numbers in the order of the fields,
/// without names.
///
/// It is the layout itself, read once: for senders that write the same header millions of times.
package struct FixedLayout: Sendable {
  private struct Field {
    var name: String
    /// Bits in front of it that are reserved.
    var gap: Int
    var width: Int
  }

  private var fields: [Field] = []
  /// Reserved bits behind the last field.
  private var rest = 0
  private let name: String
  /// Bytes of the structure.
  package let byteCount: Int

  /// - Returns: nil for a layout with groups, conditions, or widths that depend on other fields.
  package init?(_ layout: Layout) {
    let program = layout.program
    name = layout.name
    byteCount = program.minimumBits / 8
    var end = 0
    guard program.groups.isEmpty else { return nil }
    for field in program.fields where !field.isDerived {
      guard let offset = field.bitOffset, let width = field.bitWidth, !field.optional, !field.isBytes else {
        return nil
      }
      fields.append(Field(name: field.field.name, gap: offset - end, width: width))
      end = offset + width
    }
    rest = program.minimumBits - end
  }

  /// Appends the structure, reserved bits 0.
  ///
  /// - Parameter values: one for each field, in the order of the layout.
  /// - Throws: for a value that does not fit its field.
  package func encode(_ values: Span<UInt64>, into writer: inout ByteWriter) throws(WireError) {
    guard values.count == fields.count else { throw mismatch(values.count, writer) }
    for index in fields.indices {
      let field = fields[index]
      let value = values[index]
      guard value >> UInt64(field.width) == 0 else { throw excess(field, value, writer) }
      if field.gap > 0 { writer.bits(0, field.gap) }
      writer.bits(value, field.width)
    }
    if rest > 0 { writer.bits(0, rest) }
  }

  @inline(never)
  private func mismatch(_ count: Int, _ writer: ByteWriter) -> WireError {
    WireError(.badLength, at: writer.count, "\(name) has \(fields.count) fields, not \(count)")
  }

  @inline(never)
  private func excess(_ field: Field, _ value: UInt64, _ writer: ByteWriter) -> WireError {
    WireError(.badValue, at: writer.count, "\(field.name) = \(value) does not fit \(field.width) bits")
  }
}
