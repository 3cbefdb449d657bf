internal import Events
internal import Expressions
public import Results

/// What one side asks, the other side answers.
public struct TransactionRule: RuleForm {
  public static let name = "transaction"
  public static let summary = "Each request is answered, once and in time, and nothing else is"
  public static let usesSelect = false
  public static let keys = [
    FormKey(
      "transaction",
      .mapping([
        FormKey("request", .selector, required: true, "What asks for an answer"),
        FormKey("response", .selector, required: true, "What answers"),
        FormKey(
          "key", .fieldsOf(["request", "response"]), required: true,
          "What a request and its answer have in common"),
        FormKey(
          "from", .choice(Side.allCases.map(\.rawValue)), default: "any",
          "Who answers: whom the request was sent to (`opposite`), or who sent it (`same`); any"),
        FormKey(
          "detect", .choice(Detection.allCases.map(\.rawValue)), default: "unanswered",
          "What fails: a request without an answer or with a late one, an answer without a request, a second answer, "
            + "a second request while the first one is open; unanswered"),
        FormKey("within", .duration, "How long after the request the answer is due; without it any time"),
        FormKey(
          "patience", .duration,
          "How long an answer is expected to take for which no time is specified: it is never late, and missing after "
            + "four times that"),
        FormKey(
          "again", .choice(Again.allCases.map(\.rawValue)), default: "another",
          "What a second request with the key of an open one is: another one with an answer of its own, or the `same`, "
            + "which one answer serves; another"),
        FormKey("due_by", .selector, "The message in which the answer is due at last, its parts included"),
        FormKey("due_key", .fieldsOf(["due_by"]), "The part of the key that a message of `due_by` knows"),
        FormKey(
          "cancelled_by",
          .mappings([
            FormKey("events", .selector, required: true, "What takes requests back"),
            FormKey("key", .fieldsOf(["events"]), required: true, "The part of the key that they have"),
          ]), "What makes an answer needless: such requests count neither way"),
        FormKey(
          "message", .fieldOf(["request", "response", "due_by"]),
          "What tells the messages of one frame apart; without it a frame has one message"),
        FormKey(
          "unless", .conditionOf(["response"]),
          "Where the request may have been sent before the capture began: an answer too many is outside"
        ),
      ]), required: true, "Requests and their answers")
  ]

  enum Detection: String, CaseIterable { case unanswered, unsolicited, repeated, overlap }
  enum Again: String, CaseIterable { case another, same }
  enum Side: String, CaseIterable { case any, opposite, same }

  /// Roles of events. What cancels comes behind, a role for each entry.
  static let request = 0
  static let response = 1
  static let due = 2
  static let cancel = 3

  /// Events that know a part of the key.
  struct Part {
    let fields: [EventTypeID: [FieldDefinition]]
    /// Their places in the key.
    let cells: [Int]
  }

  public let selections: [Selection]
  let key: [EventTypeID: [FieldDefinition]]
  let message: [EventTypeID: FieldDefinition]
  let detection: Detection
  let side: Side
  let again: Again
  /// For how long after a request an answer may come, nanoseconds.
  let within: Int64?
  /// Whether the timer is this harness's own: an answer is never late, only missing.
  let isPatience: Bool
  let due: Part?
  let cancels: [Part]
  let unless: [EventTypeID: Program]

  public init(_ values: FormValues) throws(FormError) {
    let inner = values.mapping("transaction")
    guard let request = inner.events("request"), let response = inner.events("response"),
      let key = inner.fields("key")
    else { throw FormError(key: "transaction", "needs `request`, `response` and `key`") }
    self.key = key
    detection = inner.text("detect").flatMap(Detection.init) ?? .unanswered
    side = inner.text("from").flatMap(Side.init) ?? .any
    again = inner.text("again").flatMap(Again.init) ?? .another
    message = inner.field("message") ?? [:]
    unless = inner.expression("unless") ?? [:]
    isPatience = inner["patience"] != nil
    within =
      try isPatience
      ? Self.length("patience", inner)?.multipliedWithSaturation(by: Self.patienceFactor)
      : Self.length("within", inner)
    let names = key.values.first?.map(\.name) ?? []
    due = try inner.events("due_by").map { events throws(FormError) in
      try Self.part(inner.fields("due_key"), of: names, "transaction.due_key")
    }
    if due == nil, inner["due_key"] != nil {
      throw FormError(key: "transaction.due_key", "is for `due_by`, which is not there")
    }
    var cancels: [Part] = []
    for (index, entry) in inner.mappings("cancelled_by").enumerated() {
      cancels.append(
        try Self.part(entry.fields("key"), of: names, "transaction.cancelled_by.\(index).key"))
    }
    guard cancels.count <= 60 else {
      throw FormError(key: "transaction.cancelled_by", "has more than 60 entries")
    }
    self.cancels = cancels
    let judgesRequests = detection == .unanswered || detection == .overlap
    var selections: [Selection] = []
    func add(_ events: FormEvents?, _ role: Int, isInstance: Bool) {
      selections += (events?.selections ?? []).map {
        Selection(event: $0.event, condition: $0.condition, role: role, isInstance: isInstance)
      }
    }
    add(request, Self.request, isInstance: judgesRequests)
    add(response, Self.response, isInstance: !judgesRequests)
    add(inner.events("due_by"), Self.due, isInstance: false)
    for (index, entry) in inner.mappings("cancelled_by").enumerated() {
      add(entry.events("events"), Self.cancel + index, isInstance: false)
    }
    self.selections = selections
    try checkUse(inner)
  }

  /// How many times the patience absence takes: one answer may well take longer than another.
  private static let patienceFactor: Int64 = 4

  private static func length(_ key: String, _ values: FormValues) throws(FormError) -> Int64? {
    switch values.duration(key) {
    case .nanoseconds(let length)?: return length
    case .slots?: throw FormError(key: "transaction.\(key)", "is a length of capture time, not of slots")
    case nil: return nil
    }
  }

  /// Keys that say something only where a certain thing is looked for.
  private func checkUse(_ values: FormValues) throws(FormError) {
    if detection != .unanswered, due != nil {
      throw FormError(key: "transaction.due_by", "is for `detect: unanswered`")
    }
    if detection != .unanswered, values["again"] != nil {
      throw FormError(key: "transaction.again", "is for `detect: unanswered`")
    }
    if isPatience, values["within"] != nil {
      throw FormError(key: "transaction.patience", "is for answers for which no time is given by `within`")
    }
    if isPatience, detection != .unanswered {
      throw FormError(key: "transaction.patience", "is for `detect: unanswered`")
    }
    if detection == .unsolicited || detection == .repeated, within != nil {
      throw FormError(
        key: "transaction.within", "is for requests, `detect: \(detection.rawValue)` judges answers")
    }
    if detection != .unsolicited, detection != .repeated, values["unless"] != nil {
      throw FormError(key: "transaction.unless", "is for `detect: unsolicited` and `detect: repeated`")
    }
  }

  /// A part of the key, by the names of its fields.
  private static func part(
    _ fields: [EventTypeID: [FieldDefinition]]?, of names: [String], _ key: String
  ) throws(FormError) -> Part {
    guard let fields, let first = fields.values.first else {
      throw FormError(key: key, "is missing: which requests are meant?")
    }
    var cells: [Int] = []
    for field in first {
      guard let cell = names.firstIndex(of: field.name) else {
        throw FormError(
          key: key, "names `\(field.name)`, which is no part of the key [\(names.joined(separator: ", "))]")
      }
      cells.append(cell)
    }
    return Part(fields: fields, cells: cells)
  }

  public var attribution: Attribution {
    detection == .unanswered ? .receiver : .sender
  }

  public var horizon: Horizon {
    // A late answer tells a request that is answered late from one that never is.
    detection == .unanswered ? .run : .event
  }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    CompiledRule(.transaction(TransactionPlan(form: self, rule: rule)))
  }
}
