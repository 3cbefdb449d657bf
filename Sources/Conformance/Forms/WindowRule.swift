internal import Events
internal import Expressions
public import Results

/// A number of each event lies in an interval, near the ends of which a guard band decides nothing.
public struct WindowRule: RuleForm {
  public static let name = "window"
  public static let summary = "A number of each event, or its spread over some of them, is in a window"
  public static let usesSelect = true
  public static let keys = [
    FormKey("measure", .measure, required: true, "The number"),
    FormKey(
      "within", .interval, required: true, "Smallest and largest number that is allowed; `open`: no end"),
    FormKey("decision", .decision, required: true, "What a number near an end of the window is"),
    FormKey("key", .fields, required: true, "What numbers are counted and shown for"),
    FormKey(
      "late", .choice(["above", "below"]), default: "above",
      "On which side of the window a number is late: below it where the number tells how far ahead something is"
    ),
    FormKey(
      "absolute", .condition,
      "Whether the number has a fixed zero. Where it has not, only the spread of a key's numbers is judged: one wider "
        + "than the window fails"),
    FormKey(
      "acausal", .condition,
      "Which early numbers are impossible: they are counted apart and judged by another requirement"
    ),
    FormKey("margin", .duration, "Added to the guard band: what the criterion itself leaves open"),
    FormKey(
      "over", .fields,
      "The number is the spread of the measure over the events that have the same values in these fields"),
    FormKey("hold", .duration, "How long after its first event a spread is waited for; 5 ms unless given"),
  ]

  let measure: [EventTypeID: Program]
  let lower: Int64
  let upper: Int64
  let lateIsBelow: Bool
  let decision: DecisionRule
  let key: [EventTypeID: [FieldDefinition]]
  let absolute: [EventTypeID: Program]
  let acausal: [EventTypeID: Program]
  let over: [EventTypeID: [FieldDefinition]]
  let hold: Int64
  /// The window as a requirement.
  let interval: String

  public init(_ values: FormValues) throws(FormError) {
    guard let measure = values.expression("measure"), let interval = values.interval("within"),
      let key = values.fields("key"), let decision = values.decision("decision")
    else { throw FormError(key: "measure", "needs `within`, `decision` and `key`") }
    guard interval.0 <= interval.1 else { throw FormError(key: "within", "the interval is empty") }
    self.measure = measure
    (lower, upper) = interval
    self.key = key
    lateIsBelow = values.text("late") == "below"
    absolute = values.expression("absolute") ?? [:]
    acausal = values.expression("acausal") ?? [:]
    over = values.fields("over") ?? [:]
    guard over.isEmpty || (absolute.isEmpty && acausal.isEmpty) else {
      throw FormError(key: "over", "a spread has no zero: `absolute` and `acausal` say nothing about it")
    }
    guard over.isEmpty || interval.0 <= 0 else {
      throw FormError(key: "within", "a spread may be 0: the window must begin there")
    }
    self.interval = Self.interval(measure, isSpread: !over.isEmpty, interval.0, interval.1)
    let margin = try Self.nanoseconds(values, "margin") ?? 0
    switch decision {
    case .guardBand(let width):
      self.decision = .guardBand(width: width.map { $0.addingWithSaturation(margin) })
    case .simple where margin > 0: self.decision = .guardBand(width: margin)
    case .simple: self.decision = .simple
    }
    hold = try Self.nanoseconds(values, "hold") ?? 5_000_000
  }

  private static func nanoseconds(_ values: FormValues, _ key: String) throws(FormError) -> Int64? {
    switch values.duration(key) {
    case nil: return nil
    case .nanoseconds(let length)?: return length
    case .slots?: throw FormError(key: key, "is a length of time, not of slots")
    }
  }

  public var window: MeasuredWindow? {
    guard case .number(let unit)? = measure.min(by: { $0.key < $1.key })?.value.type else { return nil }
    var guardBand: Int64?
    switch decision {
    case .simple: guardBand = 0
    case .guardBand(let width): guardBand = width
    }
    return MeasuredWindow(
      lower: lower == .min ? nil : lower, upper: upper == .max ? nil : upper, guardBand: guardBand,
      isLateBelow: lateIsBelow, unit: unit)
  }

  public var horizon: Horizon {
    // A group of events is over when another one begins, and what has no zero is compared when all is there.
    over.isEmpty && absolute.isEmpty ? .event : .run
  }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    .keyed(WindowPlan(form: self, rule: rule, rounded: RoundedFields(measure, selections)))
  }

  /// What a finding expects.
  var expected: [Statement] { [Statement(.expression, interval)] }

  private static func interval(
    _ measure: [EventTypeID: Program], isSpread: Bool, _ lower: Int64, _ upper: Int64
  ) -> String {
    let text = measure.min { $0.key < $1.key }?.value.text ?? ""
    let number = isSpread ? "spread of \(text)" : text
    return intervalText(number, lower, upper) { quantity($0, measure) }
  }

  /// Whether a number is outside of the window on the side that is not the late one.
  @inline(__always)
  func isEarly(_ number: MeasuredNumber) -> Bool { lateIsBelow ? number.high > upper : number.low < lower }

  /// A number with its unit.
  func quantity(_ number: Int64) -> String { Self.quantity(number, measure) }

  private static func quantity(_ number: Int64, _ measure: [EventTypeID: Program]) -> String {
    guard case .number(let unit)? = measure.first?.value.type else { return "\(number)" }
    return unit.text(number)
  }
}

/// A number, and the whole numbers beside it between which it certainly lies.
struct MeasuredNumber {
  let number: Int64
  /// What decides at the lower end of a window, and at the upper end: a number that is a little less than what is
  /// measured is below any end that is equal to it.
  let low: Int64
  let high: Int64

  /// What is exactly what is measured.
  @inline(__always)
  init(_ number: Int64) { (self.number, low, high) = (number, number, number) }

  /// - Parameter other: what is measured with each field that is rounded down 1 higher.
  init(_ number: Int64, between other: Int64) {
    self.number = number
    low = min(number, other)
    high = max(number, other)
  }

  var isRounded: Bool { low < high }
}

/// Fields of a measure that events have rounded down to whole numbers: a boolean field `xRounded` beside a field `x`
/// says whether `x` is.
struct RoundedFields {
  private var places: [EventTypeID: [(value: FieldSlot, isRounded: FieldSlot)]] = [:]

  init(_ measure: [EventTypeID: Program], _ selections: [Selection]) {
    for selection in selections {
      let event = selection.event
      for field in measure[event.id]?.fields ?? [] {
        guard let mark = event.fields.first(where: { $0.name == field.name + "Rounded" }),
          mark.kind == .boolean
        else { continue }
        places[event.id, default: []].append((field.slot, mark.slot))
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// The event with what is rounded 1 higher; nil where nothing is.
  func raised(_ row: borrowing EventRow) -> RowSnapshot? {
    var copy = row.copy()
    var isRounded = false
    for place in places[row.type] ?? [] where row.value(place.isRounded) == 1 {
      copy[place.value] = row[place.value].advancedSafely(by: 1)
      isRounded = true
    }
    return isRounded ? RowSnapshot(copy) : nil
  }
}

private struct WindowPlan: KeyedPlan {
  let form: WindowRule
  let rule: Int
  let rounded: RoundedFields

  var key: [EventTypeID: [FieldDefinition]] { form.key }
  var needs: Set<CaptureNeed> { [.steadyClock] }

  func makeMemory() -> KeyedMemory {
    form.over.isEmpty ? NumberMemory(form, rule: rule, rounded) : SpreadMemory(form, rule: rule)
  }
}
