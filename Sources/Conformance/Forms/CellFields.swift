internal import Events

/// The fields of an event type that say which cells of a grid an event means.
struct CellFields {
  /// Those without which nobody knows the cells.
  let needed: FieldSet
  let all: FieldSet
  let firstRow: FieldSlot
  /// The row behind the last one; `nil` = a single row.
  let endRow: FieldSlot?
  let firstColumn: FieldSlot
  /// The column behind the last one.
  let endColumn: FieldSlot
  /// Whether only every other column is meant.
  let sparsity: FieldSlot?

  /// `nil` where there are too few fields.
  ///
  /// - Parameters:
  ///   - rows: the first row, and maybe the one behind the last.
  ///   - columns: the first column, the one behind the last, and maybe whether only every other one is meant.
  init?(rows: [FieldDefinition], columns: [FieldDefinition]) {
    guard let firstRow = rows.first, columns.count >= 2 else { return nil }
    self.firstRow = firstRow.slot
    endRow = rows.count > 1 ? rows[1].slot : nil
    firstColumn = columns[0].slot
    endColumn = columns[1].slot
    sparsity = columns.count > 2 ? columns[2].slot : nil
    needed = FieldSet((rows + columns.prefix(2)).map(\.slot))
    all = FieldSet((rows + columns).map(\.slot))
  }
}
