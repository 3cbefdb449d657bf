public import Events
internal import Expressions
public import Results

/// The cells that the events of a requirement take, as its form reads them: what a picture of a finding shows.
public struct CellGrid: Sendable {
  /// The cells of one event.
  public struct Claim: Sendable {
    /// What the cells must have in common to belong together. Meaningful among the events of one decoding only.
    public var key: [Int64]
    public var cells: ClaimedCells
  }

  /// What events of a selection do with their cells, by the role of the selection.
  let parts: [Int: ClaimedCells.Part]
  let selections: [Selection]
  let key: [EventTypeID: [FieldDefinition]]
  let rows: [EventTypeID: [FieldDefinition]]
  let columns: [EventTypeID: [FieldDefinition]]

  /// The field by which rows are named in events of a type, and the one by which columns are; `nil` = the requirement
  /// does not read such events.
  public func axes(of type: EventTypeID) -> (rows: FieldDefinition, columns: FieldDefinition)? {
    guard let row = rows[type]?.first, let column = columns[type]?.first else { return nil }
    return (row, column)
  }

  /// What an event takes; `nil` where the requirement does not select it, or where it does not say which cells it means.
  public func claim(_ row: borrowing EventRow) -> Claim? {
    guard let fields = key[row.type],
      let cells = CellFields(rows: rows[row.type] ?? [], columns: columns[row.type] ?? []),
      case .cells(let span) = cells.read(row)
    else { return nil }
    for selection in selections where selection.event.id == row.type {
      guard let part = parts[selection.role] else { continue }
      if let condition = selection.condition {
        guard case .known(let truth) = condition.evaluate(row), truth != 0 else { continue }
      }
      var key: [Int64] = []
      for field in fields { key.append(row.value(field.slot) ?? .min) }
      return Claim(
        key: key,
        cells: ClaimedCells(
          frame: Int(row[FrameSlot.frameNumber]), part: part, rows: span.rows, columns: span.columns,
          everyOtherColumn: span.isSparse))
    }
    return nil
  }
}
