internal import Events
internal import Expressions
internal import Results

/// Judges each number by itself; those without a common zero together, when all have been seen.
final class NumberMemory: KeyedMemory {
  private let form: WindowRule
  private let measure: NumberReaders
  private let absolute: NumberReaders
  private let acausal: NumberReaders
  private let rounded: RoundedFields
  private let mayBeRounded: Bool
  private let reads: FieldSet
  /// Half of the guard band; nil: no uncertainty is stated.
  private let guardBand: Int64?
  private var memory = WindowMemory()

  init(_ form: WindowRule, rule: Int, _ rounded: RoundedFields) {
    self.form = form
    measure = NumberReaders(form.measure)
    absolute = NumberReaders(form.absolute)
    acausal = NumberReaders(form.acausal)
    self.rounded = rounded
    mayBeRounded = !rounded.isEmpty
    reads = form.measure.values.reduce(FieldSet()) { $0.union($1.reads) }
    switch form.decision {
    case .simple: guardBand = 0
    case .guardBand(let width): guardBand = width
    }
    super.init(rule: rule)
  }

  override func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool {
    if WindowMemory.has(state), state >= memory.numbers.count {
      memory.begin(state, rule, row, form.key[row.type] ?? [], &ledger)
    }
    // Each number stands for itself: those outside of what is judged say nothing about it.
    guard ledger.isInside else { return false }
    guard case .known(let measured) = measure.read(row) else {
      refuse(row, &ledger)
      return false
    }
    guard WindowMemory.has(state) else {
      ledger.notJudged(rule, row, reason: WindowMemory.tooManyKeys)
      return false
    }
    memory.add(measured, to: state, ledger.instance(rule, row))
    let number =
      mayBeRounded && isAtLimit(measured) ? exact(measured, row) : MeasuredNumber(measured)
    memory.count(number, form, in: state)
    if !absolute.isEmpty, absolute.read(row) != .known(1) {
      // Judged when all are there.
      memory.countRelative(in: state)
      return false
    }
    guard let guardBand else {
      if isAcausal(number, row, state) { return false }
      ledger.inconclusive(rule, row, reason: Self.noUncertainty)
      return false
    }
    if number.low >= form.lower.advancedSafely(by: guardBand),
      number.high <= form.upper.advancedSafely(by: -guardBand)
    {
      ledger.pass(rule, row, reads: reads)
    } else {
      judge(number, guardBand, row, state, &ledger)
    }
    return false
  }

  private static let noUncertainty = Reason(.noUncertainty)

  /// Whether a part of a unit decides on which side of something a number is.
  @inline(__always)
  private func isAtLimit(_ number: Int64) -> Bool {
    let guardBand = guardBand ?? 0
    return number == form.lower || number == form.upper
      || number.subtractingWithSaturation(form.lower).magnitude == guardBand.magnitude
      || number.subtractingWithSaturation(form.upper).magnitude == guardBand.magnitude
  }

  @inline(never)
  private func exact(_ number: Int64, _ row: borrowing EventRow) -> MeasuredNumber {
    guard let raised = rounded.raised(row), case .known(let other) = measure.read(raised.row) else {
      return MeasuredNumber(number)
    }
    return MeasuredNumber(number, between: other)
  }

  /// A number outside of what certainly passes.
  @inline(never)
  private func judge(
    _ number: MeasuredNumber, _ guardBand: Int64, _ row: borrowing EventRow, _ state: Int,
    _ ledger: inout Ledger
  ) {
    if isAcausal(number, row, state) { return }
    let isBelow = number.low < form.lower.advancedSafely(by: guardBand)
    let distance =
      isBelow
      ? number.low.subtractingReportingOverflow(form.lower)
      : number.high.subtractingReportingOverflow(form.upper)
    guard !distance.overflow, distance.partialValue.magnitude <= UInt64(guardBand) else {
      fail(number, row, &ledger)
      return
    }
    ledger.inconclusive(rule, row, reason: Reason(.guardBand, form.quantity(guardBand)))
  }

  private func isAcausal(_ number: MeasuredNumber, _ row: borrowing EventRow, _ state: Int) -> Bool {
    guard form.isEarly(number), !acausal.isEmpty, isTrue(acausal, row) else { return false }
    memory.countAcausal(in: state)
    return true
  }

  /// Whether a condition holds, of what is rounded too.
  private func isTrue(_ condition: NumberReaders, _ row: borrowing EventRow) -> Bool {
    if condition.read(row) == .known(1) { return true }
    guard mayBeRounded, let raised = rounded.raised(row) else { return false }
    return condition.read(raised.row) == .known(1)
  }

  private func fail(_ number: MeasuredNumber, _ row: borrowing EventRow, _ ledger: inout Ledger) {
    let program = measure.program(row.type)
    let excess =
      number.low < form.lower
      ? form.lower.subtractingReportingOverflow(number.low)
      : number.high.subtractingReportingOverflow(form.upper)
    let text = "\(program?.text ?? "") = \(form.quantity(number.number))"
    ledger.fail(
      rule, row, cause: form.isEarly(number) ? "early" : "late", fields: program?.fields ?? [],
      expected: form.expected,
      observed: number.isRounded
        ? [Statement(number.high > number.number ? .slightlyMore : .slightlyLess, text, form.quantity(1))]
        : [Statement(.expression, text)],
      excess: excess.overflow ? .max : excess.partialValue)
  }

  /// The number can't be told.
  @inline(never)
  private func refuse(_ row: borrowing EventRow, _ ledger: inout Ledger) {
    let text = measure.program(row.type)?.text ?? ""
    if measure.read(row) == .error {
      ledger.notJudged(rule, row, reason: Reason(.overflow, text))
    } else {
      ledger.inconclusive(rule, row, reason: Reason(.notCaptured, text))
    }
  }

  // MARK: The end

  override func finish(at end: Int64, _ ledger: inout Ledger) {
    for numbers in memory.numbers where numbers.relative > 0 { judgeSpread(numbers, &ledger) }
  }

  /// Numbers without a common zero: whatever the zero is, one of them is outside if they are too far apart.
  private func judgeSpread(_ numbers: WindowMemory.Numbers, _ ledger: inout Ledger) {
    let spread = numbers.maximum.subtractingReportingOverflow(numbers.minimum)
    let room = room ?? .max
    var rest = numbers.relative
    let isTooWide = self.room != nil && (spread.overflow || spread.partialValue > room)
    let width = form.quantity(spread.overflow ? .max : spread.partialValue)
    if isTooWide {
      rest -= 1
      ledger.fail(
        rule, numbers.atMaximum, cause: "spread", fields: [], partner: numbers.atMinimum.frame,
        expected: [Statement(.spreadWithin, form.interval, form.quantity(room))],
        observed: [Statement(.spread, numbers.keyText, width)], ties: .none)
    }
    guard rest > 0 else { return }
    ledger.tally(line: rule, unit: numbers.unit) { $0.inconclusive += rest }
    ledger.reason(rule, Reason(.noCommonClock), times: rest)
  }

  /// The widest spread that is allowed; `nil`: numbers may lie any distance apart in a window with one end.
  private var room: Int64? {
    guard form.lower != .min, form.upper != .max else { return nil }
    let window = form.upper.subtractingReportingOverflow(form.lower)
    return window.overflow
      ? .max : window.partialValue.advancedSafely(by: (guardBand ?? 0).multipliedWithSaturation(by: 2))
  }

  override var stateBytes: Int { memory.bytes }

  override func measurements(_ catalogue: Catalogue) -> [Measurement] {
    var measurements = memory.measurements(measure.unit, catalogue)
    guard !absolute.isEmpty else { return measurements }
    for number in measurements.indices {
      measurements[number].capture = 0
      measurements[number].room = room
    }
    return measurements
  }
}

extension WindowMemory.Numbers {
  /// The key in words.
  var keyText: String { key.map { "\($0.name) \($0.text)" }.joined(separator: ", ") }
}
