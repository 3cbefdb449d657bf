/// Strings and lengths.
extension PackedEncoder {
  /// The content of a string, with errors that tell how far the encoding has come.
  func units(
    _ value: PackedValue, _ kind: PackedType.Kind, _ writer: PackedWriter
  ) throws(PackedError) -> PackedUnits {
    do throws(PackedError) {
      return try PackedUnits(value, of: kind, isAligned: schema.isAligned)
    } catch { throw failure(error.code, error.message, writer) }
  }

  /// Writes the length of a string or a list where it is in the constrained form.
  ///
  /// - Returns: whether it was written; else the general form is needed.
  func constrainedLength(
    _ count: Int, _ size: PackedType.Size, into writer: inout PackedWriter
  ) throws(PackedError) -> Bool {
    let isInRoot = size.contains(count)
    if size.isExtensible { writer.flag(!isInRoot) }
    guard isInRoot || size.isExtensible else {
      throw failure(.outOfRange, "a size of \(count) is not allowed", writer)
    }
    guard isInRoot, let span = size.constrainedSpan else { return false }
    writer.constrained(UInt64(count - size.lower), span: span)
    return true
  }

  func string(
    _ units: PackedUnits, _ size: PackedType.Size, isText: Bool = false, into writer: inout PackedWriter
  ) throws(PackedError) {
    guard try constrainedLength(units.count, size, into: &writer) else {
      return try general(units, into: &writer)
    }
    switch size.alignment(unit: units.unit, isText: isText) {
    case .never: break
    case .always: writer.align()
    case .unlessEmpty: if units.count > 0 { writer.align() }
    }
    writer.append(units.octets.span, 0..<units.count * units.unit)
  }

  /// Octets behind their number. X.691, 11.2.
  func openType(_ octets: [UInt8], into writer: inout PackedWriter) throws(PackedError) {
    try general(PackedUnits(octets, unit: 8), into: &writer)
  }

  private func general(_ units: PackedUnits, into writer: inout PackedWriter) throws(PackedError) {
    try writer.fragmented(units.count) { writer, range in
      writer.append(units.octets.span, range.lowerBound * units.unit..<range.upperBound * units.unit)
    }
  }
}
