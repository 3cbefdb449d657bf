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

  /// Which cells an event means.
  enum Cells {
    case cells(CellSpan)
    /// The event does not say it.
    case absent
    /// The capture does not.
    case unknown
  }

  @inline(__always)
  func read(_ row: borrowing EventRow) -> Cells {
    guard !all.intersects(row.unknown) else { return .unknown }
    guard needed.subtracting(row.present).isEmpty else { return .absent }
    let firstRow = row[firstRow]
    let endRow = endRow.map { row[$0] } ?? firstRow &+ 1
    let (first, end) = (row[firstColumn], row[endColumn])
    let isSparse = sparsity.map { row.present.contains($0) && row[$0] == 1 } ?? false
    guard firstRow >= 0, first >= 0, endRow >= 0, end >= 0, endRow < 1 << 20, end < 1 << 20 else {
      return .absent
    }
    return .cells(
      CellSpan(
        rows: Int(firstRow)..<max(Int(firstRow), Int(endRow)),
        columns: Int(first)..<max(Int(first), Int(end)),
        isSparse: isSparse))
  }
}
