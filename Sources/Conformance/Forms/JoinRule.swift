internal import Events
internal import Expressions
public import Results

/// What one side announces, cell by cell of a grid, the other side delivers: all of it, nothing else, and once.
///
/// Events of the left open a region of cells, or widen it; those of the right with the same key cover cells. Late is
/// not missing: a key is judged only when `hold` has passed. Requirements that differ in nothing but what they judge
/// share one memory.
public struct JoinRule: RuleForm {
  public static let name = "join"
  public static let summary = "What is announced is delivered: completely, nothing else, once"
  public static let usesSelect = false
  public static let keys = [
    FormKey(
      "join",
      .mapping([
        FormKey("left", .selector, required: true, "What announces cells"),
        FormKey("right", .selector, required: true, "What delivers cells"),
        FormKey("key", sides("What both have in common"), required: true, "What both have in common"),
        FormKey(
          "rows", sides("First row, and the one after the last; one field = a single row"), required: true,
          "The rows of the cells, 0 to 15"),
        FormKey(
          "columns",
          sides("First column, the one after the last, and whether only every other one is meant"),
          required: true, "The columns of the cells, 0 to 511"),
        FormKey(
          "order", .fieldOf(["left", "right"]),
          "The field of the key that goes up with time: what lies before the first event of a side is inconclusive"
        ),
        FormKey(
          "edges", .fieldsOf(["left", "right"]),
          "Fields of the key: each of their values has a beginning of its own"),
        FormKey(
          "identifier", .fieldOf(["left", "right"]),
          "The field of the key that only names what is announced: a finding tells the events with the same cells "
            + "under another value of it"),
        FormKey("hold", .duration, default: "20 ms", "How long an obligation waits for what is late; 20 ms"),
        FormKey(
          "repeats", .duration,
          "The time after which the key comes again, such as 2560 ms for frameId: over a pause of about a multiple of it "
            + "the capture clock may have stepped, and nothing is joined"),
        FormKey(
          "stands_for_others", .conditionOf(["left"]),
          "Where the left announces cells of other keys too: a right event without a left one is inconclusive then"
        ),
        FormKey(
          "stands_for", .fieldOf(["left", "right"]),
          "The field of the key in which those keys differ: a right event that such a left announces but for this "
            + "field passes, on inference"),
        FormKey(
          "stands_for_bits", .fieldOf(["left"]),
          "The field with the bits of `stands_for` in which those keys are like that of the left; absent: in none"
        ),
        FormKey(
          "stands_for_most", .fieldOf(["left"]),
          "The field that says for how many other keys the left stands; absent: for any number. Right events of "
            + "more keys are inconclusive"),
        FormKey(
          "optional", .conditionOf(["left"]),
          "Where the left announces cells that need not come: what is missing of such a key is no failure"),
      ]), required: true, "What announces, and what delivers"),
    FormKey(
      "judge", .choice(Judgement.allCases.map(\.rawValue)), required: true,
      "What fails: left cells that do not come (`delivered`), a right event without a left one (`scheduled`), one "
        + "with cells beyond those of the left (`inside`), a cell that comes twice (`once`), a left event after "
        + "the first right one (`announced`), a left event whose cells come all the same (`avoided`)"),
  ]

  private static func sides(_ summary: String) -> FormKeyKind {
    .mapping([
      FormKey("left", .fieldsOf(["left"]), required: true, summary),
      FormKey("right", .fieldsOf(["right"]), required: true, summary),
    ])
  }

  enum Judgement: String, CaseIterable { case delivered, scheduled, inside, once, announced, avoided }

  /// Fields of both sides, by event type: no type is on both.
  typealias Fields = [EventTypeID: [FieldDefinition]]

  /// Roles of events.
  static let left = 0
  static let right = 1

  public let selections: [Selection]
  let key: Fields
  let rows: Fields
  let columns: Fields
  /// The cell of the key that goes up with time.
  let order: Int?
  /// The cells of the key that tell beginnings apart.
  let edges: [Int]
  /// The cell of the key that only names what is announced, and what the field is called; `nil` = the rule names none.
  let identifier: (cell: Int, name: String)?
  /// Nanoseconds.
  let hold: Int64
  /// Nanoseconds after which the key comes again; `nil` = never.
  let repeats: Int64?
  let judgement: Judgement
  let standsForOthers: [EventTypeID: Program]
  /// The field of the key in which the keys that a left stands for differ; `nil` = the rule names none.
  let standsFor: Int?
  /// What limits those keys, by event type.
  let standsForBits: [EventTypeID: FieldDefinition]
  let standsForMost: [EventTypeID: FieldDefinition]
  let optional: [EventTypeID: Program]
  /// What the other side is called in findings.
  let leftText: String
  let rightText: String

  public init(_ values: FormValues) throws(FormError) {
    let inner = values.mapping("join")
    guard let left = inner.events("left"), let right = inner.events("right"),
      let judgement = values.text("judge").flatMap(Judgement.init)
    else { throw FormError(key: "join", "needs `left` and `right`, and `judge` beside it") }
    if let both = left.selections.first(where: { a in right.selections.contains { $0.event.id == a.event.id }
    }) {
      throw FormError(key: "join.right", "selects `\(both.event.name)`, which is on the left")
    }
    self.judgement = judgement
    (leftText, rightText) = (left.text, right.text)
    let keys = try Self.fields(inner, "key", 1...12)
    guard Set(keys.left.map(\.count) + keys.right.map(\.count)).count == 1 else {
      throw FormError(key: "join.key", "must have as many fields on the left as on the right")
    }
    key = keys.joined
    rows = try Self.fields(inner, "rows", 1...2).joined
    columns = try Self.fields(inner, "columns", 2...3).joined
    if let field = inner.field("order") {
      order = try Self.cell(field.mapValues(\.name), key, "join.order")
    } else {
      order = nil
    }
    var edges: [Int] = []
    let named = inner.fields("edges") ?? [:]
    for index in 0..<(named.values.first?.count ?? 0) {
      edges.append(try Self.cell(named.mapValues { $0[index].name }, key, "join.edges"))
    }
    self.edges = edges
    if let field = inner.field("identifier") {
      identifier = (
        try Self.cell(field.mapValues(\.name), key, "join.identifier"), field.values.first?.name ?? ""
      )
    } else {
      identifier = nil
    }
    switch inner.duration("hold") {
    case .nanoseconds(let length)?: hold = length
    case .slots?: throw FormError(key: "join.hold", "is a length of capture time, not of slots")
    case nil: hold = 20_000_000
    }
    switch inner.duration("repeats") {
    case .nanoseconds(let length)? where length > 2 * Observation.hold: repeats = length
    case .some: throw FormError(key: "join.repeats", "is a length of capture time of more than 40 ms")
    case nil: repeats = nil
    }
    standsForOthers = inner.expression("stands_for_others") ?? [:]
    if let field = inner.field("stands_for") {
      guard !standsForOthers.isEmpty else {
        throw FormError(key: "join.stands_for", "is for `stands_for_others`")
      }
      standsFor = try Self.cell(field.mapValues(\.name), key, "join.stands_for")
    } else {
      standsFor = nil
    }
    standsForBits = inner.field("stands_for_bits") ?? [:]
    standsForMost = inner.field("stands_for_most") ?? [:]
    for (name, limit) in [("stands_for_bits", standsForBits), ("stands_for_most", standsForMost)]
    where !limit.isEmpty && standsFor == nil {
      throw FormError(key: "join.\(name)", "is for `stands_for`")
    }
    optional = inner.expression("optional") ?? [:]
    selections =
      left.selections.map {
        Selection(event: $0.event, condition: $0.condition, role: Self.left, isInstance: false)
      }
      + right.selections.map {
        Selection(event: $0.event, condition: $0.condition, role: Self.right, isInstance: false)
      }
  }

  /// The fields behind a key that has a list for each side.
  private static func fields(
    _ values: FormValues, _ name: String, _ count: ClosedRange<Int>
  ) throws(FormError) -> (left: [[FieldDefinition]], right: [[FieldDefinition]], joined: Fields) {
    let inner = values.mapping(name)
    guard let left = inner.fields("left"), let right = inner.fields("right") else {
      throw FormError(key: "join.\(name)", "needs `left` and `right`")
    }
    for (side, fields) in [("left", left), ("right", right)]
    where !fields.values.allSatisfy({ count.contains($0.count) }) {
      throw FormError(
        key: "join.\(name).\(side)", "takes \(count.lowerBound) to \(count.upperBound) fields")
    }
    return (Array(left.values), Array(right.values), left.merging(right) { first, _ in first })
  }

  /// Where a field stands in the key, the same in all event types.
  private static func cell(
    _ names: [EventTypeID: String], _ key: Fields, _ place: String
  ) throws(FormError) -> Int {
    var cells: Set<Int> = []
    for (event, name) in names {
      guard let cell = key[event]?.firstIndex(where: { $0.name == name }) else {
        throw FormError(key: place, "names `\(name)`, which is no part of the key")
      }
      cells.insert(cell)
    }
    guard let cell = cells.first, cells.count == 1 else {
      throw FormError(key: place, "names a field that stands at different places of the key")
    }
    return cell
  }

  public var attribution: Attribution { .sender }

  public var horizon: Horizon { .time(hold) }

  public func grid(_ selections: [Selection]) -> CellGrid? {
    CellGrid(
      parts: [Self.left: .announced, Self.right: .delivered], selections: selections, key: key, rows: rows,
      columns: columns)
  }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    CompiledRule(.join(JoinPlan(self, rule: rule)))
  }

  /// Whether another rule remembers the same, whatever it judges.
  func sharesMemory(with other: JoinRule) -> Bool {
    func texts(_ programs: [EventTypeID: Program]) -> [EventTypeID: String] { programs.mapValues(\.text) }
    func conditions(_ rule: JoinRule) -> [[String]] {
      rule.selections.map { ["\($0.event.id.rawValue)", "\($0.role)", $0.condition?.text ?? ""] }
    }
    return conditions(self) == conditions(other) && key == other.key && rows == other.rows
      && columns == other.columns && order == other.order && edges == other.edges && hold == other.hold
      && repeats == other.repeats && identifier?.cell == other.identifier?.cell
      && texts(standsForOthers) == texts(other.standsForOthers) && standsFor == other.standsFor
      && standsForBits == other.standsForBits && standsForMost == other.standsForMost
      && texts(optional) == texts(other.optional)
      && (judgement == .avoided) == (other.judgement == .avoided)
  }
}
