import Results

/// Which cells of a slot were announced and which came, around a finding.
struct ResourceGrid {
  /// What became of a cell.
  enum State: String, CaseIterable {
    case delivered, missing, unexpected, taken, overlapping
  }

  /// Cells of a row that follow one another and have the same state.
  struct Run: Equatable {
    var row: Int
    var columns: Range<Int>
    var state: State
  }

  let rows: Range<Int>
  let columns: Range<Int>
  private(set) var runs: [Run] = []

  static let mostRows = 64
  static let mostColumns = 1_024

  /// `nil` where there is nothing to draw, or too much.
  init?(_ picture: CellPicture) {
    guard let first = picture.events.first else { return nil }
    rows = picture.events.reduce(first.rows) {
      min($0.lowerBound, $1.rows.lowerBound)..<max($0.upperBound, $1.rows.upperBound)
    }
    columns = picture.events.reduce(first.columns) {
      min($0.lowerBound, $1.columns.lowerBound)..<max($0.upperBound, $1.columns.upperBound)
    }
    guard !rows.isEmpty, !columns.isEmpty, rows.count <= Self.mostRows, columns.count <= Self.mostColumns
    else {
      return nil
    }
    for row in rows { add(row, picture.events.filter { $0.rows.contains(row) }) }
  }

  private mutating func add(_ row: Int, _ events: [ClaimedCells]) {
    for column in columns {
      let claims = events.filter {
        $0.columns.contains(column) && (!$0.everyOtherColumn || (column - $0.columns.lowerBound) % 2 == 0)
      }
      guard let state = Self.state(claims) else { continue }
      if let last = runs.last, last.row == row, last.state == state, last.columns.upperBound == column {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        runs.append(Run(row: row, columns: column..<column + 1, state: state))
      }
    }
  }

  private static func state(_ claims: [ClaimedCells]) -> State? {
    let taken = claims.count { $0.part == .taken }
    if taken > 0 { return taken > 1 ? .overlapping : .taken }
    let isAnnounced = claims.contains { $0.part == .announced }
    let isDelivered = claims.contains { $0.part == .delivered }
    switch (isAnnounced, isDelivered) {
    case (true, true): return .delivered
    case (true, false): return .missing
    case (false, true): return .unexpected
    case (false, false): return nil
    }
  }
}

extension HTMLReport {
  @MarkupBuilder
  func resourceGrid(_ cells: CellPicture, witness: Witness) -> [Markup] {
    if let grid = ResourceGrid(cells) {
      let states = ResourceGrid.State.allCases.filter { state in grid.runs.contains { $0.state == state } }
      tag("figure", "grid") {
        tag("figcaption") {
          t(Phrase.resourceGrid(rows: cells.rowField, columns: cells.columnField))
          for state in states {
            " "
            tag("span", "key \(state.rawValue)") { t(Phrase.cell(state.rawValue)) }
          }
        }
        picture(grid, cells, states)
        tag("p", "faint") { t(Phrase.gridFrames(cells.frames.lowerBound, cells.frames.upperBound - 1)) }
      }
    }
  }

  private func picture(_ grid: ResourceGrid, _ cells: CellPicture, _ states: [ResourceGrid.State]) -> Markup {
    let (left, top, height, width) = (44.0, 6.0, 15.0, 660.0)
    let scale = width / Double(grid.columns.count)
    let missing = grid.runs.filter { $0.state == .missing }.reduce(0) { $0 + $1.columns.count }
    var picture = Picture(
      width: Int(left + width) + 16, height: Int(top + height * Double(grid.rows.count)) + 24,
      title: t(Phrase.gridInWords(cells: grid.runs.reduce(0) { $0 + $1.columns.count }, missing: missing)))
    for row in grid.rows {
      let y = top + height * Double(row - grid.rows.lowerBound)
      picture.text(left - 6, y + 11, "\(row)", "tick", anchor: "end")
      picture.rectangle(left, y + 1, width, height - 2, "empty")
    }
    for run in grid.runs {
      let y = top + height * Double(run.row - grid.rows.lowerBound)
      picture.rectangle(
        left + scale * Double(run.columns.lowerBound - grid.columns.lowerBound), y + 1,
        scale * Double(run.columns.count), height - 2, "cell \(run.state.rawValue)",
        title:
          "\(cells.rowField) \(run.row), \(cells.columnField) \(run.columns.lowerBound)–\(run.columns.upperBound - 1): "
          + t(Phrase.cell(run.state.rawValue)))
    }
    let base = top + height * Double(grid.rows.count) + 14
    picture.text(left, base, "\(grid.columns.lowerBound)", "tick")
    picture.text(left + width, base, "\(grid.columns.upperBound - 1)", "tick", anchor: "end")
    return picture.svg
  }
}
