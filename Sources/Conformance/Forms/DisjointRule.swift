internal import Events
internal import Expressions
internal import Platform
internal import Results

/// Rectangles of a grid, some layers of it each, that share no cell.
public struct DisjointRule: RuleForm {
  public static let name = "disjoint"
  public static let summary = "Events of a key take cells of a grid that no other one takes"
  public static let usesSelect = true
  public static let keys = [
    FormKey(
      "disjoint",
      .mapping([
        FormKey("key", .fields, required: true, "What has a grid of its own"),
        FormKey("rows", .fields, required: true, "First row, and the one after the last"),
        FormKey(
          "columns", .fields, required: true,
          "First column, the one after the last, and whether only every other one is meant"),
        FormKey("layers", .field, "A mask: cells of different layers do not meet; without it there is one"),
        FormKey("unless_same", .field, "Events that have the same value of it may share cells"),
        FormKey("hold", .duration, default: "20 ms", "How long a key is remembered; 20 ms"),
      ]), required: true, "Cells that are taken")
  ]

  let key: [EventTypeID: [FieldDefinition]]
  let rows: [EventTypeID: [FieldDefinition]]
  let columns: [EventTypeID: [FieldDefinition]]
  let layers: [EventTypeID: FieldDefinition]
  let owner: [EventTypeID: FieldDefinition]
  /// Nanoseconds.
  let hold: Int64

  public init(_ values: FormValues) throws(FormError) {
    let inner = values.mapping("disjoint")
    guard let key = inner.fields("key"), let rows = inner.fields("rows"),
      let columns = inner.fields("columns")
    else { throw FormError(key: "disjoint", "needs `key`, `rows` and `columns`") }
    guard rows.values.allSatisfy({ $0.count == 2 }) else {
      throw FormError(key: "disjoint.rows", "takes two fields")
    }
    guard columns.values.allSatisfy({ (2...3).contains($0.count) }) else {
      throw FormError(key: "disjoint.columns", "takes two or three fields")
    }
    switch inner.duration("hold") {
    case .nanoseconds(let length)?: hold = length
    case .slots?: throw FormError(key: "disjoint.hold", "is a length of capture time, not of slots")
    case nil: hold = 20_000_000
    }
    self.key = key
    self.rows = rows
    self.columns = columns
    layers = inner.field("layers") ?? [:]
    owner = inner.field("unless_same") ?? [:]
  }

  public var horizon: Horizon { .event }

  public func grid(_ selections: [Selection]) -> CellGrid? {
    CellGrid(parts: [0: .taken], selections: selections, key: key, rows: rows, columns: columns)
  }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    .tracking(DisjointPlan(form: self, rule: rule, events: selections.eventTypes))
  }
}

private struct DisjointPlan: TrackingPlan {
  let form: DisjointRule
  let rule: Int
  let events: [EventTypeID]

  var needs: Set<CaptureNeed> { [.uniqueFrames] }

  func makeMemory(leader: TrackingMemory?) -> TrackingMemory {
    DisjointMemory(DisjointKeys(form, rule: rule, events: events), rule: rule)
  }
}

/// Hands events to what remembers them.
private final class DisjointMemory: TrackingMemory {
  /// Apart, so that access to all of it is asked for once for each event.
  private var memory: DisjointKeys

  init(_ memory: consuming DisjointKeys, rule: Int) {
    self.memory = memory
    super.init(rule: rule)
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
    let layers: Int64
    /// Whose it is; nil: its own.
    let owner: Int64?
    let frame: Int
    let capture: Int64

    func meets(_ other: Rectangle) -> Bool {
      guard layers & other.layers != 0, rows.overlaps(other.rows), columns.overlaps(other.columns) else {
        return false
      }
      guard owner == nil || owner != other.owner else { return false }
      let common = columns.clamped(to: other.columns)
      // Every other column of one that begins at an odd one never meets every other of an even one.
      if isSparse, other.isSparse { return (columns.lowerBound - other.columns.lowerBound) % 2 == 0 }
      guard isSparse || other.isSparse, common.count == 1 else { return true }
      return (common.lowerBound - (isSparse ? columns : other.columns).lowerBound) % 2 == 0
    }
  }

  private let rule: Int
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

  init(_ form: DisjointRule, rule: Int, events: [EventTypeID]) {
    self.rule = rule
    self.form = form
    keyFields = RoleFields(form.key, events: events)
    rowFields = RoleFields(form.rows, events: events)
    columnFields = RoleFields(form.columns, events: events)
    layerFields = RoleFields(form.layers.mapValues { [$0] }, events: events)
    ownerFields = RoleFields(form.owner.mapValues { [$0] }, events: events)
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
      ledger.inconclusive(rule, row, reason: Reason(.cellsNotCaptured))
      return
    }
    guard let place = place(at: time), rectangles[place].count < Self.rectangleLimit else {
      return exhausted(row, &ledger)
    }
    if let other = rectangles[place].first(where: { $0.meets(taken) }) {
      fail(row, other, &ledger)
    } else {
      ledger.pass(rule, row)
    }
    rectangles[place].append(taken)
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
    ledger.notJudged(
      rule, row,
      reason: Reason(
        .tooManyOpen, "\(keys.limit)", "keys, or \(Self.rectangleLimit) events of a key,"))
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
    var layers: Int64 = -1
    if let slot = layerFields.first(event: event) {
      guard let value = row.value(slot) else { return nil }
      layers = value
    }
    var owner: Int64?
    if let slot = ownerFields.first(event: event) {
      guard let value = row.value(slot) else { return nil }
      owner = value
    }
    return Rectangle(
      rows: rows, columns: columns, isSparse: isSparse, layers: layers, owner: owner,
      frame: Int(row[FrameSlot.frameNumber]), capture: row[FrameSlot.capture])
  }

  @inline(never)
  private func fail(_ row: borrowing EventRow, _ other: Rectangle, _ ledger: inout Ledger) {
    let fields = [form.key, form.rows, form.columns].flatMap { $0[row.type] ?? [] }
    ledger.fail(
      rule, row, cause: "overlap", fields: fields, partner: other.frame,
      expected: "cells that no other event takes",
      observed:
        "frame \(other.frame) takes rows \(other.rows.lowerBound) to \(other.rows.upperBound - 1), columns "
        + "\(other.columns.lowerBound) to \(other.columns.upperBound - 1)",
      ties: FailureTies(frames: [Ledger.frame(Int64(other.frame), of: other.capture)]))
  }
}
