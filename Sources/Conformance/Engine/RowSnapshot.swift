public import Events

/// A copy of an event for evidence: texts are made of it only when the run is over.
public final class RowSnapshot {
  public let row: EventRow
  public init(_ row: borrowing EventRow) { self.row = row.copy() }
}
