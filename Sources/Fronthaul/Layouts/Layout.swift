package import Events

/// What a structure is made of, in wire order.
package indirect enum LayoutElement: Sendable {
  case field(LayoutField)
  /// Bits that are sent as 0 and ignored.
  case reserved(Quantity)
  case group(LayoutGroup)
  /// Elements that are there only where the condition is not 0.
  case when(Quantity, [LayoutElement])
  /// Zero bits up to a multiple of so many bits, counted from the start of the structure.
  case align(Int)
  /// Opaque bits; `nil` = all that is left.
  case bytes(LayoutBytes)
  /// No bits at all: a value that the decoder computes from the fields.
  case derived(LayoutField)
}

/// A number in a structure.
package struct LayoutField: Sendable {
  package var name: String
  /// In bits; a field of width 0 is absent.
  package var width: Quantity
  package var kind: FieldKind
  package var unit: Unit
  package var signed: Bool
  package var optional: Bool
  /// The place in the row; `nil` = the next free one of the event.
  package var slot: FieldSlot?
  package var clause: String
  package var wireshark: String?
  package var summary: String
}

extension LayoutField {
  /// A value as a reader expects it.
  func text(_ value: Int64) -> String {
    FieldDefinition(name, slot ?? FieldSlot(0), kind, unit: unit, summary).text(value)
  }
}

/// Opaque bits in a structure.
package struct LayoutBytes: Sendable {
  package var name: String
  /// In bits; `nil` = all that is left.
  package var length: Quantity?
  package var summary: String
}

/// Elements that are repeated.
package struct LayoutGroup: Sendable {
  package enum Count: Sendable {
    case times(Quantity)
    /// As often as the structure has room, the filler at its end left out.
    case untilEnd(Filler)
    /// The number where it is not 0 (known), else as often as there is room.
    case timesIfKnown(Quantity, Filler)
  }

  /// What fills the last 32-bit word where the items do not.
  package enum Filler: UInt8, Sendable {
    /// Room for less than an item; an item of zeros is an item.
    case none
    /// Zeros; items of zeros in the last word are filler.
    case zeros
    /// The last item once more.
    case repetition
  }

  package var name: String
  package var count: Count
  /// The event that each item becomes in the row.
  package var event: EventTypeID?
  package var clause: String
  package var summary: String
  package var elements: [LayoutElement]
}

extension LayoutElement {
  static func field(
    _ name: String, _ width: Quantity, _ kind: FieldKind, unit: Unit = .none, signed: Bool = false,
    optional: Bool = false, slot: FieldSlot? = nil, clause: String = "", wireshark: String? = nil,
    _ summary: String
  ) -> LayoutElement {
    .field(
      LayoutField(
        name: name, width: width, kind: kind, unit: unit, signed: signed, optional: optional, slot: slot,
        clause: clause, wireshark: wireshark.map { "oran_fh_cus." + $0 }, summary: summary))
  }

  /// A plain number.
  static func field(
    _ name: String, _ width: Quantity, unit: Unit = .none, signed: Bool = false, optional: Bool = false,
    slot: FieldSlot? = nil, clause: String = "", wireshark: String? = nil, _ summary: String
  ) -> LayoutElement {
    .field(
      name, width, .integer, unit: unit, signed: signed, optional: optional, slot: slot, clause: clause,
      wireshark: wireshark, summary)
  }

  /// A field of one bit that says yes or no.
  static func flag(
    _ name: String, slot: FieldSlot? = nil, clause: String = "", wireshark: String? = nil,
    _ summary: String
  ) -> LayoutElement {
    .field(name, 1, .boolean, slot: slot, clause: clause, wireshark: wireshark, summary)
  }

  static func derived(
    _ name: String, _ kind: FieldKind, unit: Unit = .none, optional: Bool = false, slot: FieldSlot? = nil,
    clause: String = "", _ summary: String
  ) -> LayoutElement {
    .derived(
      LayoutField(
        name: name, width: 0, kind: kind, unit: unit, signed: true, optional: optional, slot: slot,
        clause: clause, wireshark: nil, summary: summary))
  }

  static func bytes(_ name: String, bits length: Quantity? = nil, _ summary: String) -> LayoutElement {
    .bytes(LayoutBytes(name: name, length: length, summary: summary))
  }

  static func group(
    _ name: String, _ count: LayoutGroup.Count, event: EventTypeID? = nil, clause: String = "",
    _ summary: String, _ elements: [LayoutElement]
  ) -> LayoutElement {
    .group(
      LayoutGroup(
        name: name, count: count, event: event, clause: clause, summary: summary, elements: elements))
  }
}

/// One structure: the single table from which it is decoded, encoded, described and put into rows.
///
/// A layout is compiled once into a flat ``LayoutProgram``; everything that reads or writes the structure
/// steps through that program with a ``LayoutCursor``.
package final class Layout: Sendable {
  package let name: String
  package let clause: String
  package let summary: String
  package let elements: [LayoutElement]
  let program: LayoutProgram

  /// - Parameters:
  ///   - headerBits: bits of a header in front that do not belong to the structure but count for alignment.
  ///   - firstSlot: where fields without a place of their own go; `nil` = they get none.
  package init(
    _ name: String, clause: String, headerBits: Int = 0, firstSlot: Int? = nil, _ summary: String,
    _ elements: [LayoutElement]
  ) {
    self.name = name
    self.clause = clause
    self.summary = summary
    self.elements = elements
    var compiler = LayoutCompiler(structure: name, headerBits: headerBits, firstSlot: firstSlot)
    compiler.compile(elements)
    program = compiler.finish()
  }

  /// The place of a field in the row.
  package func slot(_ name: String) -> FieldSlot? {
    program.fields.first { $0.field.name == name }?.slot
  }

  /// The numbers of the fields of a name: several where alternatives have one each.
  func numbers(of name: String) -> [Int] {
    program.fields.indices.filter { program.fields[$0].field.name == name }
  }

  /// Whether opaque bytes take all that is left.
  package var endsOpen: Bool { program.instructions.contains { $0.operation == .bytes && $0.constant == -2 } }

  /// Whether opaque bytes of that name take all that is left.
  func isOpenEnd(_ name: String) -> Bool {
    program.instructions.contains {
      $0.operation == .bytes && $0.constant == -2 && program.fields[Int($0.number)].field.name == name
    }
  }

  /// The fewest bytes that the structure can have.
  package var minimumBytes: Int { (program.minimumBits + 7) / 8 }
}
