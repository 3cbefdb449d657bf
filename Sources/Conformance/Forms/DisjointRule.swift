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
    .tracking(DisjointPlan(self, rule: rule, selections: selections))
  }

  /// Whether another rule has the same key and cells, and the same layers and owners where both have some.
  fileprivate func looksAtTheSame(as other: DisjointRule) -> Bool {
    func agree<Fields: Equatable>(_ one: [EventTypeID: Fields], _ other: [EventTypeID: Fields]) -> Bool {
      one.isEmpty || other.isEmpty || one == other
    }
    return key == other.key && rows == other.rows && columns == other.columns && hold == other.hold
      && agree(layers, other.layers) && agree(owner, other.owner)
  }
}

private struct DisjointPlan: TrackingPlan {
  let rule: Int
  let events: [EventTypeID]
  private let selections: [Selection]
  /// This rule, and those that left their events to it.
  private var forms: [(rule: Int, form: DisjointRule)]

  init(_ form: DisjointRule, rule: Int, selections: [Selection]) {
    self.rule = rule
    self.selections = selections
    events = selections.eventTypes
    forms = [(rule, form)]
  }

  var needs: Set<CaptureNeed> { [.uniqueFrames] }

  mutating func leaveRoles(to other: inout any TrackingPlan) -> UInt64 {
    guard var leader = other as? DisjointPlan, leader.canTake(self) else { return 0 }
    leader.forms += forms
    other = leader
    return 1
  }

  /// Whether another plan looks at the same cells of the same events.
  private func canTake(_ other: DisjointPlan) -> Bool {
    func conditions(_ selections: [Selection]) -> [[String]] {
      selections.map { ["\($0.event.id.rawValue)", "\($0.role)", $0.condition?.text ?? ""] }
    }
    return conditions(selections) == conditions(other.selections)
      && forms.allSatisfy { $0.form.looksAtTheSame(as: other.forms[0].form) }
  }

  func makeMemory(leader: TrackingMemory?) -> TrackingMemory {
    DisjointMemory(
      forms[0].form, layers: forms.lazy.map(\.form.layers).first { !$0.isEmpty } ?? [:],
      owner: forms.lazy.map(\.form.owner).first { !$0.isEmpty } ?? [:],
      parties: forms.map {
        DisjointParty(rule: $0.rule, hasLayers: !$0.form.layers.isEmpty, hasOwner: !$0.form.owner.isEmpty)
      }, events: events)
  }
}
