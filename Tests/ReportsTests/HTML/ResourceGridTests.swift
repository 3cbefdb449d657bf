import Results
import Testing

@testable import Reports

@Suite struct ResourceGridTests {
  private func cells(
    _ part: ClaimedCells.Part, _ rows: Range<Int>, _ columns: Range<Int>, everyOther: Bool = false
  ) -> ClaimedCells {
    ClaimedCells(frame: 1, part: part, rows: rows, columns: columns, everyOtherColumn: everyOther)
  }

  private func picture(_ events: [ClaimedCells]) -> ResourceGrid? {
    ResourceGrid(
      CellPicture(
        rowField: "fromSymbol", columnField: "fromPrb", frames: 1..<9, events: events, eventsBeyondBound: 0))
  }

  @Test func tellsWhatWasAnnouncedFromWhatCame() throws {
    let grid = try #require(picture([cells(.announced, 0..<2, 0..<10), cells(.delivered, 0..<1, 4..<12)]))
    #expect(
      grid.runs == [
        .init(row: 0, columns: 0..<4, state: .missing), .init(row: 0, columns: 4..<10, state: .delivered),
        .init(row: 0, columns: 10..<12, state: .unexpected), .init(row: 1, columns: 0..<10, state: .missing),
      ])
  }

  @Test func everyOtherColumnLeavesTheOthersEmpty() throws {
    let grid = try #require(picture([cells(.announced, 0..<1, 1..<6, everyOther: true)]))
    #expect(grid.runs.map(\.columns) == [1..<2, 3..<4, 5..<6])
  }

  @Test func cellsThatAreTakenTwiceOverlap() throws {
    let grid = try #require(picture([cells(.taken, 0..<1, 0..<4), cells(.taken, 0..<1, 2..<6)]))
    #expect(grid.runs.map(\.state) == [.taken, .overlapping, .taken])
  }

  @Test func whatIsTooLargeIsNotDrawn() {
    #expect(picture([]) == nil)
    #expect(picture([cells(.taken, 0..<1, 0..<ResourceGrid.mostColumns + 1)]) == nil)
    #expect(picture([cells(.taken, 0..<1, 0..<1), cells(.taken, 1_000_000..<1_000_001, 0..<1)]) == nil)
  }
}
