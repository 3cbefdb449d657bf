internal import Events
internal import Platform
internal import Results

/// Keys of a lane that may turn out to be others under a wrong name.
struct JoinCandidates {
  /// Keys that are looked at; of those beyond no counterpart is named.
  static let capacity = 1024

  private(set) var keys: [(place: Int, serial: Int)] = []

  /// - Parameter isOpen: whether a key is still open.
  mutating func add(_ place: Int, serial: Int, isOpen: (Int, Int) -> Bool) {
    if keys.count == Self.capacity { keys.removeAll { !isOpen($0.place, $0.serial) } }
    if keys.count < Self.capacity { keys.append((place, serial)) }
  }
}

/// An event with the same cells as another one, and the key of that but for the identifier.
struct JoinCounterpart {
  let frame: Int
  let identifier: Int64
}

/// What came for an announcement under another identifier: named by the findings of both, judged by neither.
extension JoinMatcher {
  /// Notes a key whose first event is one of the right: it may be that of a left under another name.
  mutating func noteCandidate(_ place: Int, of lane: Int) {
    guard form.identifier != nil else { return }
    let serial = memory.entries[place].serial
    var candidates = lanes.lanes[lane].unannounced
    lanes.lanes[lane].unannounced = JoinCandidates()
    candidates.add(place, serial: serial) { memory.entries[$0].serial == $1 }
    lanes.lanes[lane].unannounced = candidates
  }

  /// A right event that brings cells which the left of a key lacks, under another identifier. From then on it is known of
  /// the key of that event what it stands for.
  mutating func counterpart(of place: Int, _ left: Instance) -> JoinCounterpart? {
    guard let (cell, _) = form.identifier else { return nil }
    for (other, serial) in lanes.lanes[memory.entries[place].lane].unannounced.keys {
      guard memory.entries[other].serial == serial, memory.entries[other].left == nil,
        isSameBut(cell, place, other),
        let right = memory.waiting(at: other).first(where: { brings($0.span, whatLacks: place) })
      else { continue }
      memory.counterparts[other] = JoinCounterpart(
        frame: left.frame, identifier: memory.keys.cell(place, cell))
      return JoinCounterpart(frame: right.instance.frame, identifier: memory.keys.cell(other, cell))
    }
    return nil
  }

  private mutating func brings(_ span: CellSpan, whatLacks place: Int) -> Bool {
    !span.isEmpty && span.fits
      && span.rows.allSatisfy { row in
        memory.cells.missing(place, row: row).contains {
          $0.lowerBound <= span.columns.lowerBound && span.columns.upperBound <= $0.upperBound
        }
      }
  }

  /// Whether two keys differ in the identifier alone.
  private func isSameBut(_ cell: Int, _ place: Int, _ other: Int) -> Bool {
    (0..<memory.keys.width).allSatisfy {
      (memory.keys.cell(place, $0) == memory.keys.cell(other, $0)) == ($0 != cell)
    }
  }

  /// What came for a left event instead; nothing where no counterpart is known.
  func statement(_ counterpart: JoinCounterpart?, of place: Int) -> [Statement] {
    guard let counterpart, let (cell, name) = form.identifier else { return [] }
    return [
      Statement(
        .broughtAs, "\(counterpart.frame)", name, "\(counterpart.identifier)",
        "\(memory.keys.cell(place, cell))")
    ]
  }

  /// What a right event without a left stands for; `nil` = nothing is known.
  func announcement(of place: Int) -> (frame: Int, statement: Statement)? {
    guard let counterpart = memory.counterparts[place], let (cell, name) = form.identifier else { return nil }
    return (
      counterpart.frame,
      Statement(
        .sentForOther, name, "\(memory.keys.cell(place, cell))", "\(counterpart.frame)",
        "\(counterpart.identifier)")
    )
  }
}
