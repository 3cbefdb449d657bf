import Testing

@testable import Conformance

/// Regions of cells beside sets of cells that say the same.
@Suite struct JoinCellsTests {
  /// Numbers in an order that looks like none, the same each time.
  private struct Dice {
    private var state: UInt64 = 1

    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  /// The cells of a span: 512 columns to a row.
  private static func cells(_ span: CellSpan) -> Set<Int> {
    let columns = span.columns.filter { !span.isSparse || ($0 - span.columns.lowerBound) % 2 == 0 }
    return Set(span.rows.flatMap { row in columns.map { row * CellSpan.columnLimit + $0 } })
  }

  /// A span whose edges lie at words as often as between them, and which meets others as often as not.
  private static func span(_ dice: inout Dice) -> CellSpan {
    let edges = [0, 1, 5, 63, 64, 65, 100, 127, 128, 273, 511, 512]
    let columns = [edges[dice.roll(edges.count)], edges[dice.roll(edges.count)]].sorted()
    let rows = [dice.roll(5), dice.roll(5)].sorted()
    return CellSpan(
      rows: rows[0]..<rows[1], columns: columns[0]..<columns[1], isSparse: dice.roll(4) == 0)
  }

  @Test func whatIsOwedAndWhatCameIsKnownCellByCell() {
    var dice = Dice()
    for _ in 0..<300 {
      var region = JoinCells()
      region.open(0)
      var owed: Set<Int> = []
      var came: Set<Int> = []
      for frame in 1...6 {
        let added = Self.span(&dice)
        owed.formUnion(Self.cells(added))
        let count = region.owe(added, 0)
        #expect(count == owed.count, "\(added)")
        for _ in 0..<6 {
          let span = Self.span(&dice)
          let cells = Self.cells(span)
          guard !cells.isEmpty else { continue }
          let isInside = region.isInside(span, 0)
          #expect(isInside == cells.isSubset(of: owed), "\(span)")
          guard isInside else { continue }
          let (new, isRepeated) = region.deliver(span, 0, frame: frame)
          #expect(new == cells.subtracting(came).count, "\(span)")
          #expect(isRepeated == !cells.isDisjoint(with: came), "\(span)")
          came.formUnion(cells)
        }
      }
    }
  }

  @Test func aPlaceThatIsOpenedAgainOwesNothing() {
    let span = CellSpan(rows: 0..<2, columns: 10..<200)
    var region = JoinCells()
    region.open(0)
    let owed = region.owe(span, 0)
    #expect(owed == 380)
    #expect(region.deliver(span, 0, frame: 1) == (380, false))
    region.close(0)
    region.open(0)
    let isInside = region.isInside(span, 0)
    #expect(!isInside)
    #expect(region.owe(span, 0) == 380)
    #expect(region.deliver(span, 0, frame: 2) == (380, false), "nothing of it came before")
  }
}
