import Conformance
import Documents
import Events
import Profiles
import Results
import Testing

/// Two planes made up for these tests: plans that announce cells of a grid, and items that deliver them.
enum Grid {
  static let plan = EventTypeID(rawValue: 1)
  static let item = EventTypeID(rawValue: 2)
  /// What no rule looks at.
  static let pulse = EventTypeID(rawValue: 3)

  static let pair = FieldSlot(20)
  static let slot = FieldSlot(21)
  static let section = FieldSlot(22)
  static let fromRow = FieldSlot(30)
  static let toRow = FieldSlot(31)
  static let from = FieldSlot(32)
  static let to = FieldSlot(33)
  static let sparse = FieldSlot(34)
  static let late = FieldSlot(35)
  static let row = FieldSlot(36)

  static let catalogue: Catalogue = {
    let common = [
      FieldDefinition("pair", pair, ""), FieldDefinition("slot", slot, unit: .slots, ""),
      FieldDefinition("section", section, ""),
    ]
    let columns = [
      FieldDefinition("from", from, optional: true, ""), FieldDefinition("to", to, optional: true, ""),
      FieldDefinition("sparse", sparse, .boolean, ""), FieldDefinition("late", late, .boolean, ""),
    ]
    return Catalogue([
      [
        EventDefinition(
          plan, "plan", clause: "1", summary: "Announces cells",
          fields: common + columns + [
            FieldDefinition("fromRow", fromRow, ""), FieldDefinition("toRow", toRow, ""),
          ]),
        EventDefinition(
          item, "item", incremental: true, clause: "2", summary: "Delivers cells",
          fields: common + columns + [FieldDefinition("row", row, "")]),
      ]
    ])
  }()

  /// A requirement for each of the judgements, with the same join.
  ///
  /// - Parameter right: the items that the join is about.
  static func rules(_ judgements: String..., right: String = "item", more: String = "") -> String {
    judgements.map { judgement in
      """
        - id: \(judgement)
          title: Delivered
          attribute: \(["delivered", "announced"].contains(judgement) ? "receiver" : "sender")
          consequence_of: late
          join:
            left: plan
            right: \(right)
            key: { left: [pair, slot, section], right: [pair, slot, section] }
            rows: { left: [fromRow, toRow], right: [row] }
            columns: { left: [from, to, sparse], right: [from, to, sparse] }
            order: slot
            edges: pair
            \(more)
          judge: \(judgement)

      """
    }.joined()
      + """
        - id: late
          title: Not late
          select: plan, item
          assert: "!late"

      """
  }
}

/// Feeds an engine with plans (of unit 0) and items (of unit 1).
struct GridFeed: ~Copyable {
  private var engine: Engine
  private let ids: [String]
  private var plans = EventRow(flow: EventRow.sharedFlow)
  /// All items are of one flow, so that what is remembered of a flow is of use.
  private var items = EventRow(flow: 1)
  private(set) var frame: Int64 = 0
  private(set) var time: Int64 = 0

  /// - Parameters:
  ///   - before: microseconds that were observed before the first event.
  ///   - showsAllUnits: whether all units are seen from then on; otherwise each from its first event on.
  init(_ text: String, observedBefore before: Int64 = 1_000_000, showsAllUnits: Bool = true) throws {
    let head = "profile: toy\ncite: { document: D, version: \"1\", clause: \"1\" }\nrequirements:\n"
    let (profile, diagnostics) = Profile.read(
      head + text, file: "toy.yaml", catalogue: Grid.catalogue, asOf: "2026-01-01")
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.description))")
    let requirements = try #require(profile).requirements
    ids = requirements.map(\.id)
    engine = Engine(requirements, catalogue: Grid.catalogue, showsAllUnits: showsAllUnits)
    time = -before * 1_000
    engine.begin(at: time + 10_000)
    // Traffic that no rule looks at.
    idle(for: before)
  }

  /// Lets time pass, in microseconds.
  mutating func wait(_ microseconds: Int64) { time += microseconds * 1_000 }

  /// Lets time pass in which nothing is exchanged, and the capture shows that it goes on.
  mutating func idle(for microseconds: Int64) {
    var rest = microseconds
    while rest > 0 {
      wait(min(rest, 5_000))
      rest -= 5_000
      items.type = Grid.pulse
      items[FrameSlot.captureTime] = time
      engine.receive(&items)
    }
  }

  private static func fill(
    _ row: inout EventRow, frame: Int64, time: Int64, sender: Int64, _ pair: Int64, _ slot: Int64,
    _ section: Int64, _ columns: Range<Int64>?, _ sparse: Bool
  ) {
    row[FrameSlot.frameNumber] = frame
    row[FrameSlot.captureTime] = time
    row[FrameSlot.capture] = 0
    row[FrameSlot.sender] = sender
    row[FrameSlot.receiver] = 1 - sender
    row[Grid.pair] = pair
    row[Grid.slot] = slot
    row[Grid.section] = section
    if let columns {
      row[Grid.from] = columns.lowerBound
      row[Grid.to] = columns.upperBound
    }
    row[Grid.sparse] = sparse ? 1 : 0
  }

  private mutating func begin() {
    frame += 1
    wait(10)
  }

  mutating func plan(
    pair: Int64 = 0, slot: Int64, section: Int64 = 0, rows: Range<Int64> = 0..<2,
    columns: Range<Int64>? = 0..<100, sparse: Bool = false, late: Bool = false, unknown: FieldSlot? = nil
  ) {
    begin()
    plans.clear(.all)
    Self.fill(&plans, frame: frame, time: time, sender: 0, pair, slot, section, columns, sparse)
    plans[Grid.fromRow] = rows.lowerBound
    plans[Grid.toRow] = rows.upperBound
    plans[Grid.late] = late ? 1 : 0
    if let unknown { plans.markUnknown(unknown) }
    plans.type = Grid.plan
    engine.receive(&plans)
  }

  mutating func item(
    pair: Int64 = 0, slot: Int64, section: Int64 = 0, row number: Int64, columns: Range<Int64>? = 0..<100,
    sparse: Bool = false, late: Bool = false, unknown: FieldSlot? = nil, isUnreadable: Bool = false
  ) {
    begin()
    items.isUnreadable = isUnreadable
    items.clear(Grid.from)
    items.clear(Grid.to)
    Self.fill(&items, frame: frame, time: time, sender: 1, pair, slot, section, columns, sparse)
    items[Grid.row] = number
    items[Grid.late] = late ? 1 : 0
    if let unknown { items.markUnknown(unknown) }
    items.type = Grid.item
    engine.receive(&items)
  }

  /// What is announced, and all of it delivered.
  mutating func exchange(pair: Int64 = 0, slot: Int64) {
    plan(pair: pair, slot: slot)
    item(pair: pair, slot: slot, row: 0)
    item(pair: pair, slot: slot, row: 1)
  }

  /// - Parameter after: microseconds that were observed behind the last event.
  mutating func results(after: Int64 = 50_000) -> [String: RequirementResult] {
    let limits = CaptureLimits(end: time + after * 1_000)
    let units = ["DU", "RU"].map {
      UnitDescription(name: $0, role: "", addresses: [], provenance: "profile")
    }
    let results = engine.finish(limits, waivers: [], units: units)
    return Dictionary(zip(ids, results), uniquingKeysWith: { first, _ in first })
  }

  var memoryUse: [MemoryUse] { engine.memoryUse }
}
