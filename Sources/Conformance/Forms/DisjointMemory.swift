internal import Events
internal import Platform
internal import Results

/// One rule among those that look at the same cells.
struct DisjointParty {
  let rule: Int
  /// Whether cells of different layers, or of one owner, are apart.
  let hasLayers: Bool
  let hasOwner: Bool
}

/// Hands events to what remembers them.
final class DisjointMemory: TrackingMemory {
  /// Apart, so that access to all of it is asked for once for each event.
  private var memory: DisjointKeys

  /// - Parameters:
  ///   - form: whose key and cells all rules have.
  ///   - parties: the rules, at least one.
  init(
    _ form: DisjointRule, layers: [EventTypeID: FieldDefinition], owner: [EventTypeID: FieldDefinition],
    parties: [DisjointParty], events: [EventTypeID]
  ) {
    memory = DisjointKeys(form, layers: layers, owner: owner, parties: parties, events: events)
    super.init(rule: parties[0].rule)
  }

  override var memoryUse: MemoryUse? { memory.use }

  override func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    memory.observe(row, event: event, roles, &ledger)
  }
}

/// Remembers the rectangles of keys that are recent.
private struct DisjointKeys: ~Copyable {
  /// Rectangles of a key.
  private static let rectangleLimit = 256

  private struct Rectangle {
    let rows: Range<Int64>
    let columns: Range<Int64>
    let isSparse: Bool
    /// A mask; nil: not captured, or no rule reads it.
    let layers: Int64?
    /// Its owner; nil: not captured, or no rule reads it.
    let owner: Int64?
    let frame: Int
    let capture: Int64

    /// Whether it can be judged by a rule.
    func isKnown(to party: DisjointParty) -> Bool {
      (!party.hasLayers || layers != nil) && (!party.hasOwner || owner != nil)
    }

    /// Whether a rule forbids it beside another one.
    func meets(_ other: Rectangle, _ party: DisjointParty) -> Bool {
      guard rows.overlaps(other.rows), columns.overlaps(other.columns) else { return false }
      if party.hasLayers {
        guard let layers, let others = other.layers, layers & others != 0 else { return false }
      }
      if party.hasOwner {
        guard let owner, let others = other.owner, owner != others else { return false }
      }
      let common = columns.clamped(to: other.columns)
      // Every other column of one that begins at an odd one never meets every other of an even one.
      if isSparse, other.isSparse { return (columns.lowerBound - other.columns.lowerBound) % 2 == 0 }
      guard isSparse || other.isSparse, common.count == 1 else { return true }
      return (common.lowerBound - (isSparse ? columns : other.columns).lowerBound) % 2 == 0
    }
  }

  private let parties: [DisjointParty]
  private let form: DisjointRule
  private let keyFields: RoleFields
  private let rowFields: RoleFields
  private let columnFields: RoleFields
  private let layerFields: RoleFields
  private let ownerFields: RoleFields
  /// Beside each key the number of its rectangles.
  private var keys: RecentKeys
  private var rectangles = OwnedArray<[Rectangle]>()
  /// The numbers of those that no key has.
  private var free: [Int64] = []
  private var key: [Int64]
  private var cells: [Int64] = Array(repeating: 0, count: 3)

  init(
    _ form: DisjointRule, layers: [EventTypeID: FieldDefinition], owner: [EventTypeID: FieldDefinition],
    parties: [DisjointParty], events: [EventTypeID]
  ) {
    self.parties = parties
    self.form = form
    keyFields = RoleFields(form.key, events: events)
    rowFields = RoleFields(form.rows, events: events)
    columnFields = RoleFields(form.columns, events: events)
    layerFields = RoleFields(layers.mapValues { [$0] }, events: events)
    ownerFields = RoleFields(owner.mapValues { [$0] }, events: events)
    let width = form.key.values.map(\.count).max() ?? 0
    keys = RecentKeys(width: width, more: 1, limit: 8192)
    key = Array(repeating: .min, count: width)
  }

  var use: MemoryUse {
    MemoryUse(
      form: DisjointRule.name, what: "keys whose cells are told apart", most: keys.most, limit: keys.limit,
      bytes: keys.bytes + free.storageBytes + rectangles.storageBytes
        + rectangles.indices.reduce(0) { $0 + rectangles[$1].storageBytes })
  }

  mutating func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    let time = row[FrameSlot.captureTime]
    let start = time.subtractingWithSaturation(form.hold)
    while let place = keys.forgetOldest(before: start) { free.append(keys[place, 0]) }
    guard roles.certain != 0, keyFields.read(row, event: event, into: &key),
      let taken = rectangle(row, event)
    else {
      for party in parties { missCells(row, party, &ledger) }
      return
    }
    guard let place = place(at: time), rectangles[place].count < Self.rectangleLimit else {
      return exhausted(row, &ledger)
    }
    for party in parties {
      guard taken.isKnown(to: party) else {
        missCells(row, party, &ledger)
        continue
      }
      if let other = rectangles[place].first(where: { $0.meets(taken, party) }) {
        fail(row, other, party, &ledger)
      } else {
        ledger.pass(party.rule, row)
      }
    }
    rectangles[place].append(taken)
  }

  @inline(never)
  private func missCells(_ row: borrowing EventRow, _ party: DisjointParty, _ ledger: inout Ledger) {
    ledger.inconclusive(party.rule, row, reason: Reason(.cellsNotCaptured))
  }

  /// Where the rectangles of the key at hand are.
  private mutating func place(at time: Int64) -> Int? {
    guard let found = keys.place(of: key, at: time) else { return nil }
    guard found.isNew else { return Int(keys[found.place, 0]) }
    let number = free.popLast() ?? Int64(rectangles.count)
    keys[found.place, 0] = number
    if number == rectangles.count { rectangles.append([]) }
    rectangles[Int(number)].removeAll(keepingCapacity: true)
    return Int(number)
  }

  @inline(never)
  private func exhausted(_ row: borrowing EventRow, _ ledger: inout Ledger) {
    let reason = Reason(.tooManyOpenEvents, "\(keys.limit)", "\(Self.rectangleLimit)")
    for party in parties { ledger.notJudged(party.rule, row, reason: reason) }
  }

  private mutating func rectangle(_ row: borrowing EventRow, _ event: Int) -> Rectangle? {
    guard rowFields.read(row, event: event, into: &cells), cells[0] != .min, cells[1] != .min else {
      return nil
    }
    let rows = cells[0]..<max(cells[0], cells[1])
    cells[2] = 0
    guard columnFields.read(row, event: event, into: &cells), cells[0] != .min, cells[1] != .min else {
      return nil
    }
    let (columns, isSparse) = (cells[0]..<max(cells[0], cells[1]), cells[2] == 1)
    return Rectangle(
      rows: rows, columns: columns, isSparse: isSparse,
      layers: layerFields.first(event: event).flatMap { row.value($0) },
      owner: ownerFields.first(event: event).flatMap { row.value($0) },
      frame: Int(row[FrameSlot.frameNumber]), capture: row[FrameSlot.capture])
  }

  @inline(never)
  private func fail(
    _ row: borrowing EventRow, _ other: Rectangle, _ party: DisjointParty, _ ledger: inout Ledger
  ) {
    let fields = [form.key, form.rows, form.columns].flatMap { $0[row.type] ?? [] }
    ledger.fail(
      party.rule, row, cause: "overlap", fields: fields, partner: other.frame,
      expected: [Statement(.cellsOfItsOwn)],
      observed: [
        Statement(
          .cellsTaken, "\(other.frame)", "\(other.rows.lowerBound)", "\(other.rows.upperBound - 1)",
          "\(other.columns.lowerBound)", "\(other.columns.upperBound - 1)")
      ],
      ties: FailureTies(frames: [Ledger.frame(Int64(other.frame), of: other.capture)]))
  }
}
