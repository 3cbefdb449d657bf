internal import Events
internal import Wire

extension Layout {
  /// What is left to know of a structure after it was read into a row.
  struct Filled: ~Copyable {
    /// The byte behind the structure.
    var end = 0
    /// Whether a reserved bit was not zero.
    var reservedNonZero = false
    var values: LayoutReader

    /// The value of a field, by its number in the layout.
    func callAsFunction(_ number: Int) -> Int64 { values.cursor.value(number) }
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
    var filled = Filled(values: LayoutReader(self, range, parameters, limit: limit))
    var written = FieldSet()
    do throws(WireError) {
      if program.isFixed {
        try readFixed(bytes, &filled, writing, &row, &written)
      } else {
        try read(bytes, &filled, writing, &row, &written)
      }
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
    filled.end = filled.values.byte
    return filled
  }

  private func read(
    _ bytes: Span<UInt8>, _ filled: inout Filled, _ writing: Bool, _ row: inout EventRow,
    _ written: inout FieldSet
  ) throws(WireError) {
    var depth = 0
    while true {
      switch try filled.values.next(bytes) {
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

  /// The same for a structure that is fixed, as the headers and sections of most messages are.
  private func readFixed(
    _ bytes: Span<UInt8>, _ filled: inout Filled, _ writing: Bool, _ row: inout EventRow,
    _ written: inout FieldSet
  ) throws(WireError) {
    for instruction in program.instructions where instruction.operation != .end {
      let value = try filled.values.read(instruction, bytes)
      if instruction.operation == .reserved {
        if value != 0 { filled.reservedNonZero = true }
      } else if writing, let slot = program.slotOfField[Int(instruction.number)] {
        row[slot] = value
        written.insert(slot)
      }
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
