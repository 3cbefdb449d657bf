internal import Platform

/// A rectangle of a grid: whole columns, or every other one, on some rows.
struct CellSpan: Equatable {
  var rows: Range<Int>
  var columns: Range<Int>
  /// Whether only every other column is meant, the first one among them.
  var isSparse = false

  /// The largest grid that is kept.
  static let rowLimit = 16
  static let columnLimit = 512

  var isEmpty: Bool { rows.isEmpty || columns.isEmpty }
  /// Whether the grid has room for it.
  @inline(__always) var fits: Bool {
    rows.upperBound <= Self.rowLimit && columns.upperBound <= Self.columnLimit && rows.lowerBound >= 0
      && columns.lowerBound >= 0
  }

  /// Whether all cells of another one are in it.
  func holds(_ other: CellSpan) -> Bool {
    !other.rows.isEmpty && rows.contains(other.rows.lowerBound) && rows.upperBound >= other.rows.upperBound
      && columns.lowerBound <= other.columns.lowerBound && columns.upperBound >= other.columns.upperBound
  }

  /// The first and the last word that its columns touch; the last one is below the first if there are no columns.
  @inline(__always) var firstWord: Int { columns.lowerBound &>> 6 }
  @inline(__always) var lastWord: Int { (columns.upperBound &- 1) &>> 6 }
  var words: Range<Int> { isEmpty ? 0..<0 : firstWord..<lastWord &+ 1 }
  /// Its cells.
  @inline(__always) var count: Int {
    rows.count &* (isSparse ? (columns.count &+ 1) / 2 : columns.count)
  }

  /// A bit for each of its rows, which must fit.
  @inline(__always) var rowMask: UInt32 {
    (1 &<< UInt32(truncatingIfNeeded: rows.upperBound)) &- (1 &<< UInt32(truncatingIfNeeded: rows.lowerBound))
  }

  /// Its columns among those of a word all of which it spans.
  @inline(__always) var pattern: UInt64 {
    !isSparse ? .max : columns.lowerBound & 1 == 0 ? 0x5555_5555_5555_5555 : 0xAAAA_AAAA_AAAA_AAAA
  }

  /// Its columns among those of one of the words that they touch.
  @inline(__always) func mask(_ word: Int) -> UInt64 {
    let first: UInt64 =
      word == firstWord ? .max &<< UInt64(truncatingIfNeeded: columns.lowerBound) : .max
    let last: UInt64 =
      word == lastWord ? .max &>> UInt64(truncatingIfNeeded: 0 &- columns.upperBound) : .max
    return pattern & first & last
  }
}

/// For each place a region of cells that are owed, and the cells that came: bits of fixed size.
///
/// Most regions are the same on all of their rows and are kept once; a page is taken only for the others.
struct JoinCells: ~Copyable {
  private static let wordsPerRow = CellSpan.columnLimit / 64
  private static let wordsPerPage = CellSpan.rowLimit * wordsPerRow
  /// Words of a place: the region of a row, then what came, row by row.
  private static let stride = wordsPerRow + wordsPerPage

  private var words = OwnedArray<UInt64>()
  /// The rows of each place's region.
  private var rows = OwnedArray<UInt32>()
  /// Columns without a gap of each place's region, all of them where the region has no gap.
  private var solid = OwnedArray<Range<Int>>()
  /// The page with the region of a place that is not the same on all rows; -1 = it is.
  private var pageOf = OwnedArray<Int32>()
  private var pages: [UInt64] = []
  private var freePages: [Int32] = []
  /// The rows of which something came, and the frame in which it came first.
  private var begun = OwnedArray<UInt32>()
  private var frames = OwnedArray<Int>()

  var bytes: Int {
    words.storageBytes + rows.storageBytes + solid.storageBytes + pageOf.storageBytes + pages.storageBytes
      + freePages.storageBytes + begun.storageBytes + frames.storageBytes
  }

  // MARK: Places

  mutating func open(_ place: Int) {
    if place == rows.count {
      words.append(0, times: Self.stride)
      rows.append(0)
      solid.append(0..<0)
      begun.append(0)
      pageOf.append(-1)
      frames.append(0, times: CellSpan.rowLimit)
      return
    }
    words.replace(place &* Self.stride..<(place &+ 1) &* Self.stride, with: 0)
    rows[place] = 0
    solid[place] = 0..<0
    begun[place] = 0
  }

  mutating func close(_ place: Int) {
    guard pageOf[place] >= 0 else { return }
    freePages.append(pageOf[place])
    pageOf[place] = -1
  }

  // MARK: What is owed

  /// Adds cells to the region of a place.
  ///
  /// - Returns: how many cells the region has now.
  mutating func owe(_ span: CellSpan, _ place: Int) -> Int {
    guard !span.isEmpty else { return owedCount(place) }
    let added = span.rowMask
    let isFirst = rows[place] == 0
    if pageOf[place] < 0, !isFirst, rows[place] != added, !isRegion(span, place) { divide(place) }
    rows[place] |= added
    guard pageOf[place] < 0 else {
      let page = Int(pageOf[place]) * Self.wordsPerPage
      for row in span.rows {
        for word in span.words { pages[page + row * Self.wordsPerRow + word] |= span.mask(word) }
      }
      return owedCount(place)
    }
    let base = place &* Self.stride
    for word in span.words { words[base &+ word] |= span.mask(word) }
    if !span.isSparse { widen(place, by: span.columns) }
    return isFirst ? span.count : owedCount(place)
  }

  /// Whether a place's region, the same on all of its rows, has the columns of a span and no others.
  private mutating func isRegion(_ span: CellSpan, _ place: Int) -> Bool {
    for word in 0..<Self.wordsPerRow
    where words[place &* Self.stride &+ word] != Self.mask(span, word) { return false }
    return true
  }

  /// Notes columns without a gap that were added to a region: together with those known so far, if they meet them.
  private mutating func widen(_ place: Int, by columns: Range<Int>) {
    let known = solid[place]
    if columns.lowerBound <= known.upperBound, known.lowerBound <= columns.upperBound, !known.isEmpty {
      solid[place] =
        min(known.lowerBound, columns.lowerBound)..<max(known.upperBound, columns.upperBound)
    } else if columns.count > known.count {
      solid[place] = columns
    }
  }

  private static func mask(_ span: CellSpan, _ word: Int) -> UInt64 {
    span.words.contains(word) ? span.mask(word) : 0
  }

  /// Gives the region of a place a page, row by row.
  private mutating func divide(_ place: Int) {
    let page: Int
    if let free = freePages.popLast() {
      page = Int(free)
    } else {
      page = pages.count / Self.wordsPerPage
      pages.append(contentsOf: repeatElement(0, count: Self.wordsPerPage))
    }
    for row in 0..<CellSpan.rowLimit {
      for word in 0..<Self.wordsPerRow {
        pages[page * Self.wordsPerPage + row * Self.wordsPerRow + word] = owed(place, row, word)
      }
    }
    pageOf[place] = Int32(page)
  }

  @inline(__always)
  private func owed(_ place: Int, _ row: Int, _ word: Int) -> UInt64 {
    if pageOf[place] >= 0 {
      return pages[Int(pageOf[place]) &* Self.wordsPerPage &+ row &* Self.wordsPerRow &+ word]
    }
    return rows[place] &>> UInt32(row) & 1 == 0 ? 0 : words[place &* Self.stride &+ word]
  }

  /// Cells of the region.
  private mutating func owedCount(_ place: Int) -> Int {
    if pageOf[place] < 0 {
      let base = place * Self.stride
      let columns = (base..<base + Self.wordsPerRow).reduce(0) { $0 + words[$1].nonzeroBitCount }
      return rows[place].nonzeroBitCount * columns
    }
    let page = Int(pageOf[place]) * Self.wordsPerPage
    return (page..<page + Self.wordsPerPage).reduce(0) { $0 + pages[$1].nonzeroBitCount }
  }

  // MARK: What came

  /// Whether all cells of a span are owed.
  ///
  /// Mutating, since the compiler copies the whole for a call that only borrows it.
  @inline(__always)
  mutating func isInside(_ span: CellSpan, _ place: Int) -> Bool {
    guard pageOf[place] < 0 else { return isInsidePage(span, place) }
    guard span.rowMask & ~rows[place] == 0 else { return false }
    let known = solid[place]
    let isInSolid =
      known.lowerBound <= span.columns.lowerBound && span.columns.upperBound <= known.upperBound
    return isInSolid || isInsideWords(span, place)
  }

  /// The same of columns among which there may be some that are not owed.
  @inline(never)
  private mutating func isInsideWords(_ span: CellSpan, _ place: Int) -> Bool {
    let base = place &* Self.stride
    var outside: UInt64 = 0
    var word = span.firstWord
    while word <= span.lastWord {
      outside |= span.mask(word) & ~words[base &+ word]
      word &+= 1
    }
    return outside == 0
  }

  @inline(never)
  private func isInsidePage(_ span: CellSpan, _ place: Int) -> Bool {
    span.rows.allSatisfy { row in
      span.words.allSatisfy { span.mask($0) & ~owed(place, row, $0) == 0 }
    }
  }

  /// Whether any cell of a span is owed.
  @inline(__always)
  mutating func touches(_ span: CellSpan, _ place: Int) -> Bool {
    var inside: UInt64 = 0
    for row in span.rows {
      for word in span.words { inside |= span.mask(word) & owed(place, row, word) }
    }
    return inside != 0
  }

  /// Notes cells that came, all of which are owed.
  ///
  /// - Returns: how many of them had not come, and whether one had come before.
  @inline(__always)
  mutating func deliver(_ span: CellSpan, _ place: Int, frame: Int) -> (new: Int, isRepeated: Bool) {
    let fresh = span.rowMask & ~begun[place]
    if fresh != 0 { begin(place, fresh, frame) }
    var repeated = 0
    let (first, last) = (span.firstWord, span.lastWord)
    guard first <= last else { return (span.count, false) }
    let (firstMask, inner, lastMask) = (span.mask(first), span.pattern, span.mask(last))
    var row = span.rows.lowerBound
    while row < span.rows.upperBound {
      let base = place &* Self.stride &+ Self.wordsPerRow &* (row &+ 1)
      deliver(firstMask, at: base &+ first, &repeated)
      var word = first &+ 1
      while word < last {
        deliver(inner, at: base &+ word, &repeated)
        word &+= 1
      }
      if last > first { deliver(lastMask, at: base &+ last, &repeated) }
      row &+= 1
    }
    return (span.count &- repeated, repeated != 0)
  }

  /// Notes cells of a word.
  @inline(__always)
  private mutating func deliver(_ mask: UInt64, at word: Int, _ repeated: inout Int) {
    let before = words[word]
    words[word] = before | mask
    // Counting bits takes longer than all the rest, and mostly there are none.
    if before & mask != 0 { repeated &+= (before & mask).nonzeroBitCount }
  }

  /// Notes cells that came, whether or not they are owed.
  ///
  /// - Returns: how many of them were owed and had not come, and whether one had come before.
  mutating func cover(_ span: CellSpan, _ place: Int, frame: Int) -> (new: Int, isRepeated: Bool) {
    var surplus = 0
    for row in span.rows {
      let base = place * Self.stride + Self.wordsPerRow * (row + 1)
      for word in span.words {
        surplus += (span.mask(word) & ~words[base + word] & ~owed(place, row, word)).nonzeroBitCount
      }
    }
    let (new, isRepeated) = deliver(span, place, frame: frame)
    return (new - surplus, isRepeated)
  }

  /// Notes the frame in which rows came first.
  @inline(never)
  private mutating func begin(_ place: Int, _ fresh: UInt32, _ frame: Int) {
    begun[place] |= fresh
    var rest = fresh
    while rest != 0 {
      frames[place &* CellSpan.rowLimit &+ rest.trailingZeroBitCount] = frame
      rest &= rest &- 1
    }
  }

  /// The frame in which something of a row came first; meaningless where nothing came.
  func firstFrame(_ place: Int, row: Int) -> Int { frames[place * CellSpan.rowLimit + row] }

  // MARK: In words

  /// The runs of columns of a row that are owed and did not come.
  func missing(_ place: Int, row: Int) -> [Range<Int>] {
    let base = place * Self.stride + Self.wordsPerRow * (row + 1)
    return Self.runs((0..<Self.wordsPerRow).map { owed(place, row, $0) & ~words[base + $0] })
  }

  /// The runs of columns of a row that are owed.
  func owed(_ place: Int, row: Int) -> [Range<Int>] {
    Self.runs((0..<Self.wordsPerRow).map { owed(place, row, $0) })
  }

  private static func runs(_ words: [UInt64]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in 0..<CellSpan.columnLimit where words[column / 64] >> UInt64(column % 64) & 1 == 1 {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }
}
