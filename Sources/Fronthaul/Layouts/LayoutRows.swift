internal import Events
internal import Wire

extension Layout {
  /// What is left to know of a structure after it was read into a row.
  struct Filled {
    /// The bit behind the structure, counted from the start of the bytes.
    fileprivate(set) var bit = 0
    /// The byte behind the structure.
    var end: Int { (bit &+ 7) >> 3 }
    /// Whether a reserved bit was not zero.
    var reservedNonZero = false
    fileprivate var values = InlineArray<48, Int64>(repeating: 0)

    /// The value of a field, by its number in the layout.
    @inline(__always)
    func callAsFunction(_ number: Int) -> Int64 { values[number] }
  }

  /// Reads the structure and puts its own fields into their slots.
  ///
  /// Slots of `universe` for which the structure has no value become absent; where the capture did not keep
  /// the bytes, the fields that are missing become unknown.
  /// - Parameter writing: whether the row is touched at all.
  func fill(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ parameters: LayoutParameters = LayoutParameters(),
    limit: WireError.Code = .truncated, universe: FieldSet, writing: Bool, row: inout EventRow
  ) throws(WireError) -> Filled {
    var filled = Filled()
    try fill(
      bytes, range, parameters, limit: limit, universe: universe, writing: writing, row: &row, &filled)
    return filled
  }

  /// Apart, since what is returned is copied from where it is made.
  private func fill(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ parameters: LayoutParameters, limit: WireError.Code,
    universe: FieldSet, writing: Bool, row: inout EventRow, _ filled: inout Filled
  ) throws(WireError) {
    if program.isFixed,
      program.minimumBits <= (min(range.upperBound, bytes.count) &- range.lowerBound) &* 8
    {
      Self.readFixed(program.fixedParts, bytes, range.lowerBound, &filled, writing, &row)
      filled.bit = range.lowerBound &* 8 &+ program.minimumBits
      if writing { row.clear(universe.subtracting(program.fixedSlots)) }
      return
    }
    var reader = LayoutReader(self, range, parameters, limit: limit)
    var written = FieldSet()
    do throws(WireError) {
      try read(bytes, &reader, &filled, writing, &row, &written)
    } catch {
      if writing {
        row.clear(universe.subtracting(written))
        if error.code == .notCaptured {
          for slot in program.slotOfField {
            if let slot, universe.contains(slot), !written.contains(slot) { row.markUnknown(slot) }
          }
        }
      }
      throw error
    }
    if writing { row.clear(universe.subtracting(written)) }
    filled.bit = reader.bit
    filled.values = reader.cursor.registers
  }

  private func read(
    _ bytes: Span<UInt8>, _ reader: inout LayoutReader, _ filled: inout Filled, _ writing: Bool,
    _ row: inout EventRow, _ written: inout FieldSet
  ) throws(WireError) {
    var depth = 0
    while true {
      switch try reader.next(bytes) {
      case .field(let number, let value, _, _):
        if writing, depth == 0, let slot = program.slotOfField[number] {
          row[slot] = value
          written.insert(slot)
        }
      case .reserved(_, let value, _, _), .padding(let value):
        if value != 0 { filled.reservedNonZero = true }
      case .group: depth += 1
      case .endOfGroup: depth -= 1
      case .bytes, .item, .endOfItem: break
      case .end: return
      }
    }
  }

  /// The same for a structure that is fixed, as the headers and sections of most messages are, and all of which is there.
  @inline(__always)
  private static func readFixed(
    _ parts: borrowing [LayoutProgram.FixedPart], _ bytes: Span<UInt8>, _ start: Int, _ filled: inout Filled,
    _ writing: Bool, _ row: inout EventRow
  ) {
    let parts = parts.span
    for index in parts.indices {
      let width = Int(parts[index].width)
      let bits = Bits.value(bytes, start &* 8 &+ Int(parts[index].bit), width)
      guard parts[index].number >= 0 else {
        if bits != 0 { filled.reservedNonZero = true }
        continue
      }
      var value = Int64(bitPattern: bits)
      if parts[index].signed { value = (value &<< Int64(64 &- width)) &>> Int64(64 &- width) }
      filled.values[Int(parts[index].number)] = value
      let slot = parts[index].slot
      if writing, slot >= 0 { row[FieldSlot(rawValue: UInt8(truncatingIfNeeded: slot))] = value }
    }
  }

  /// Sends an event for each item of the groups that have one. The structure's own fields are in the row.
  func sendItems<S: EventSink & ~Copyable>(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ parameters: LayoutParameters = LayoutParameters(),
    row: inout EventRow, sink: inout S
  ) {
    guard program.hasItemEvents else { return }
    var reader = LayoutReader(self, range, parameters)
    // An item's own fields precede the groups inside it; it is sent before their items.
    var unsent = -1
    do throws(WireError) {
      while true {
        switch try reader.next(bytes) {
        case .field(let number, let value, _, _):
          if unsent >= 0, let slot = program.slotOfField[number] { row[slot] = value }
        case .item(let group, let index):
          row.clear(program.groupSlots[group])
          if let slot = program.groups[group].indexSlot { row[slot] = Int64(index) }
          unsent = group
        case .group, .endOfItem:
          if unsent >= 0, let event = program.groupEvents[unsent] {
            row.type = event
            sink.receive(&row)
          }
          unsent = -1
        case .reserved, .padding, .bytes, .endOfGroup: break
        case .end: return
        }
      }
    } catch {
      // The caller has read the structure once before: it has no error left to give.
      return
    }
  }
}
