internal import Events
internal import Expressions
internal import Results

/// The numbers of the keys of a window: counts, extremes, a histogram each. Memory of a key is fixed.
struct WindowMemory {
  /// Keys whose numbers are counted: each takes 15 kB.
  static let capacity = 1024
  static let tooManyKeys = Reason(.tooManyKeys, "\(capacity)")

  /// What is known of a key's numbers.
  struct Numbers {
    var early = 0
    var onTime = 0
    var late = 0
    var acausal = 0
    /// Numbers without a common zero.
    var relative = 0
    var minimum: Int64 = .max
    var maximum: Int64 = .min
    var atMinimum: Instance
    var atMaximum: Instance
    let unit: UnitID?
    let event: EventTypeID
    let key: [Measurement.KeyField]
  }

  private(set) var numbers: [Numbers] = []
  private var histogram = NumberHistogram()

  /// Whether there is room for a key of this number.
  static func has(_ state: Int) -> Bool { state < capacity }

  /// Makes room for the key of an event.
  @inline(never)
  mutating func begin(
    _ state: Int, _ rule: Int, _ row: borrowing EventRow, _ key: [FieldDefinition], _ ledger: inout Ledger
  ) {
    var shown: [Measurement.KeyField] = []
    for field in key {
      let value = row.show(field)
      shown.append(
        Measurement.KeyField(name: field.name, text: value.missing?.rawValue ?? value.text))
    }
    let instance = ledger.instance(rule, row)
    while numbers.count <= state {
      numbers.append(
        Numbers(
          atMinimum: instance, atMaximum: instance, unit: ledger.unit(rule, row), event: row.type, key: shown)
      )
      histogram.addKey()
    }
  }

  /// Takes a number of a key.
  @inline(__always)
  mutating func add(_ number: Int64, to state: Int, _ instance: @autoclosure () -> Instance) {
    if number < numbers[state].minimum {
      numbers[state].minimum = number
      numbers[state].atMinimum = instance()
    }
    if number > numbers[state].maximum {
      numbers[state].maximum = number
      numbers[state].atMaximum = instance()
    }
    histogram.add(number, to: state)
  }

  /// Counts where a number lies, before any guard band.
  @inline(__always)
  mutating func count(_ number: MeasuredNumber, _ form: WindowRule, in state: Int) {
    if number.low >= form.lower, number.high <= form.upper {
      numbers[state].onTime &+= 1
    } else if form.isEarly(number) {
      numbers[state].early &+= 1
    } else {
      numbers[state].late &+= 1
    }
  }

  mutating func countAcausal(in state: Int) { numbers[state].acausal += 1 }
  mutating func countRelative(in state: Int) { numbers[state].relative += 1 }

  var bytes: Int { numbers.storageBytes + histogram.bytes }

  func measurements(_ unit: Unit, _ catalogue: Catalogue) -> [Measurement] {
    numbers.enumerated().compactMap { state, entry in
      guard entry.minimum <= entry.maximum else { return nil }
      var measurement = Measurement(
        unit: entry.unit, event: catalogue.event(entry.event)?.name ?? "", key: entry.key,
        isRelative: entry.relative > 0, minimum: entry.minimum, maximum: entry.maximum,
        classes: histogram.classes(state), numberUnit: unit)
      measurement.early = entry.early
      measurement.onTime = entry.onTime
      measurement.late = entry.late
      measurement.acausal = entry.acausal
      return measurement
    }
  }
}
