internal import Events
internal import Expressions
internal import Results

/// A number taken over many events lies in an interval.
public struct AggregateRule: RuleForm {
  public static let name = "aggregate"
  public static let summary =
    "A count, sum, extreme or share over the run, or over windows of it, is in an interval"
  public static let usesSelect = true
  public static let keys = [
    FormKey(
      "aggregate",
      .mapping([
        FormKey(
          "statistic", .choice(["count", "sum", "minimum", "maximum", "share"]), required: true,
          "What is taken; `share` is the share, in parts per million, of the events for which `of` holds"),
        FormKey("of", .measure, "The number that is taken; `of` of a share is a condition"),
        FormKey("holds", .condition, "The condition of a share"),
        FormKey("key", .fields, "Taken for each key by itself"),
        FormKey("window", .duration, "Length of a window of capture time; without it the whole run"),
      ]), required: true, "What is taken of the selected events"),
    FormKey(
      "within", .interval, required: true, "Smallest and largest value that is allowed; `open`: no end"),
  ]

  enum Statistic: String { case count, sum, minimum, maximum, share }

  let statistic: Statistic
  let measure: [EventTypeID: Program]
  let key: [EventTypeID: [FieldDefinition]]
  let window: Int64?
  let lower: Int64
  let upper: Int64

  public init(_ values: FormValues) throws(FormError) {
    let inner = values.mapping("aggregate")
    guard let statistic = inner.text("statistic").flatMap(Statistic.init) else {
      throw FormError(key: "aggregate.statistic", "is missing")
    }
    let measure = statistic == .share ? inner.expression("holds") : inner.expression("of")
    if measure == nil, statistic != .count {
      throw FormError(
        key: statistic == .share ? "aggregate.holds" : "aggregate.of", "is needed for \(statistic.rawValue)")
    }
    guard let interval = values.interval("within") else { throw FormError(key: "within", "is missing") }
    guard interval.0 <= interval.1 else { throw FormError(key: "within", "the interval is empty") }
    if case .slots? = inner.duration("window") {
      throw FormError(key: "aggregate.window", "is a length of capture time, not of slots")
    }
    self.statistic = statistic
    self.measure = measure ?? [:]
    key = inner.fields("key") ?? [:]
    if case .nanoseconds(let length)? = inner.duration("window") {
      guard length > 0 else { throw FormError(key: "aggregate.window", "must be longer than nothing") }
      window = length
    } else {
      window = nil
    }
    (lower, upper) = interval
  }

  public var horizon: Horizon { window.map { .time($0) } ?? .run }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    .keyed(AggregatePlan(form: self, rule: rule))
  }
}

private struct AggregatePlan: KeyedPlan {
  let form: AggregateRule
  let rule: Int

  var key: [EventTypeID: [FieldDefinition]] { form.key }
  var needs: Set<CaptureNeed> {
    form.statistic == .count || form.statistic == .sum ? [.completeCapture] : []
  }
  var spansRun: Bool { form.window == nil }

  func makeMemory() -> KeyedMemory { AggregateMemory(form, rule: rule) }
}

private final class AggregateMemory: KeyedMemory {
  private struct State {
    var windowStart: Int64
    var events: Int64 = 0
    var value: Int64
    var overflow = false
    /// The first event that was counted.
    var first: Instance?
  }

  private let form: AggregateRule
  private var states: [State] = []
  /// The cells of each key, as its first event had them.
  private var cells: [Int64] = []
  private let keySlots: SlotTable
  private let width: Int

  init(_ form: AggregateRule, rule: Int) {
    self.form = form
    keySlots = SlotTable(form.key)
    width = form.key.values.map(\.count).max() ?? 0
    super.init(rule: rule)
  }

  override var stateBytes: Int { states.storageBytes + cells.storageBytes }

  override func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool {
    let begin = windowStart(row[FrameSlot.captureTime])
    while state >= states.count { addKey(row, at: begin) }
    if form.window != nil {
      if states[state].windowStart != begin {
        close(state, upTo: ledger.observation.last, &ledger)
        states[state] = start(at: begin)
      }
    } else if !ledger.isInside {
      return false
    }
    var measured: Int64 = 1
    if let program = form.measure[row.type] {
      switch program.evaluate(row) {
      case .known(let value): measured = value
      case .unknown:
        ledger.inconclusive(rule, row, reason: Reason(.notCaptured, program.text))
        return false
      case .error:
        ledger.notJudged(rule, row, reason: Reason(.overflow, program.text))
        return false
      }
    }
    if states[state].events == 0 { states[state].first = ledger.instance(rule, row) }
    add(measured, to: state)
    return false
  }

  @inline(never)
  private func addKey(_ row: borrowing EventRow, at begin: Int64) {
    states.append(start(at: begin))
    let range = keySlots.range(row.type)
    for index in 0..<width {
      let slot = index < range.count ? keySlots[range.lowerBound + index] : nil
      cells.append(slot.flatMap { row.value($0) } ?? .min)
    }
  }

  /// Windows begin at multiples of their length since 1970, so that a part of a capture has those of the whole.
  private func windowStart(_ time: Int64) -> Int64 {
    guard let window = form.window else { return 0 }
    let rest = time % window
    return time.advancedSafely(by: rest < 0 ? -rest - window : -rest)
  }

  private func start(at time: Int64) -> State {
    let initial: Int64
    switch form.statistic {
    case .minimum: initial = .max
    case .maximum: initial = .min
    case .count, .sum, .share: initial = 0
    }
    return State(windowStart: time, value: initial)
  }

  private func add(_ measured: Int64, to state: Int) {
    states[state].events += 1
    switch form.statistic {
    case .count: states[state].value += 1
    case .sum:
      let (sum, overflow) = states[state].value.addingReportingOverflow(measured)
      states[state].value = sum
      if overflow { states[state].overflow = true }
    case .minimum: states[state].value = min(states[state].value, measured)
    case .maximum: states[state].value = max(states[state].value, measured)
    case .share: states[state].value += measured != 0 ? 1 : 0
    }
  }

  private func close(_ index: Int, upTo end: Int64, _ ledger: inout Ledger) {
    let state = states[index]
    guard let first = state.first else { return }
    if let window = form.window {
      // A window that is not wholly seen lacks what lies outside.
      let isCut = state.windowStart.advancedSafely(by: window) > end
      guard state.windowStart >= ledger.observation.start, !isCut else {
        _ = ledger.excuse(rule, first, isCut ? .behindEnd : .beforeStart)
        return
      }
    }
    guard !state.overflow else {
      ledger.notJudged(rule, first, reason: Reason(.sumOverflow))
      return
    }
    let (scaled, overflow) = state.value.multipliedReportingOverflow(by: 1_000_000)
    guard form.statistic != .share || !overflow else {
      ledger.notJudged(rule, first, reason: Reason(.shareOverflow))
      return
    }
    let value = form.statistic == .share ? scaled / state.events : state.value
    if (form.lower...form.upper).contains(value) {
      ledger.pass(rule, first)
    } else {
      ledger.fail(
        rule, first, cause: form.statistic.rawValue, fields: keyFields(index, first.event),
        expected: [Statement(.expression, intervalText(form.statistic.rawValue, form.lower, form.upper))],
        observed: [Statement(.statistic, form.statistic.rawValue, "\(value)", "\(state.events)")], ties: .none
      )
    }
  }

  private func keyFields(_ state: Int, _ event: EventTypeID) -> [WitnessField] {
    zip(form.key[event] ?? [], cells[(state * width)...]).map { field, value in field.witness(value) }
  }

  override func breakOff(at end: Int64, _ ledger: inout Ledger) {
    guard form.window != nil else { return }
    finish(at: end, &ledger)
    for index in states.indices { states[index] = start(at: states[index].windowStart) }
  }

  override func finish(at end: Int64, _ ledger: inout Ledger) {
    for index in states.indices { close(index, upTo: end, &ledger) }
  }
}
