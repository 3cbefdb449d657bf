internal import Conformance
internal import Events
internal import Results

/// Collects the cells of the events that have the key of a witness.
struct CellCollector {
  /// Claims that are kept until the key of the witness is known.
  private static let mostBefore = 4_096

  private let grid: CellGrid
  private let witness: Witness
  /// The event type of the witness.
  private let type: EventDefinition
  /// The frames of which no claim was forgotten.
  private var frames: Range<Int>
  /// What came before the key of the witness was known, whatever its key.
  private var unsorted: [CellGrid.Claim] = []
  /// What has the key.
  private var claimed: [ClaimedCells] = []
  /// The event of the witness's frame that has most of its values, and how many of them.
  private var best: (key: [Int64], equal: Int)?

  /// `nil` where the requirement judges no cells of such events.
  init?(_ requirement: Requirement, _ witness: Witness, frames: Range<Int>) {
    guard let grid = requirement.rule.grid, let type = Tekigo.catalogue.event(named: witness.event),
      grid.axes(of: type.id) != nil
    else { return nil }
    self.grid = grid
    self.witness = witness
    self.type = type
    self.frames = frames
  }

  mutating func receive(_ row: borrowing EventRow) {
    guard let claim = grid.claim(row) else { return }
    if claim.cells.frame > witness.frame {
      if !unsorted.isEmpty { (claimed, unsorted) = (sorted, []) }
      if claim.key == best?.key { claimed.append(claim.cells) }
      return
    }
    if claim.cells.frame == witness.frame, row.type == type.id { compare(row, claim.key) }
    unsorted.append(claim)
    if unsorted.count == 2 * Self.mostBefore {
      frames = min(unsorted[Self.mostBefore - 1].cells.frame + 1, frames.upperBound)..<frames.upperBound
      unsorted.removeFirst(Self.mostBefore)
    }
  }

  /// What came so far and has the key.
  private var sorted: [ClaimedCells] {
    guard let key = best?.key else { return [] }
    return claimed
      + unsorted.filter { $0.key == key && frames.contains($0.cells.frame) }.map(\.cells)
  }

  /// Takes an event of the witness's frame for the witness if it is more like it than those before it.
  private mutating func compare(_ row: borrowing EventRow, _ key: [Int64]) {
    var equal = 0
    for field in witness.fields + witness.context {
      guard let value = field.value, let definition = Tekigo.catalogue.field(named: field.name, of: type.id)
      else { continue }
      if row.value(definition.slot) == value { equal += 1 }
    }
    if best.map({ equal > $0.equal }) ?? true { best = (key, equal) }
  }

  /// What was collected; `nil` where the witness was not found again.
  func picture() -> CellPicture? {
    guard best != nil, let axes = grid.axes(of: type.id) else { return nil }
    let claimed = sorted
    let nearest = claimed.enumerated().sorted { a, b in
      (abs(a.element.frame - witness.frame), a.offset) < (abs(b.element.frame - witness.frame), b.offset)
    }.prefix(CellPicture.mostEvents)
    return CellPicture(
      rowField: axes.rows.name, columnField: axes.columns.name, frames: frames,
      events: nearest.sorted { $0.offset < $1.offset }.map(\.element),
      eventsBeyondBound: claimed.count - nearest.count)
  }
}
