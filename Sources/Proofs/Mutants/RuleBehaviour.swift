internal import Conformance
internal import Events
internal import Expressions
internal import Results

/// What rules say of many made-up events, to tell those that differ from those that only look different.
///
/// The values that the fields take are those that the rules speak of and their neighbours, as far as the bits of a
/// field can hold them. Where not all combinations can be tried, chance and the surroundings of events that pass
/// choose; the choice is the same in every run. Rules that compute are not tried, since nobody knows which values
/// would matter: they are equal only if their code is.
struct RuleBehaviour {
  /// Whether the behaviour is all that the rules do: not for those that remember.
  let isWhole: Bool
  /// A number for each rule; equal ones say the same of every event that was tried.
  private(set) var fingerprints: [UInt64]

  /// Values of fields; a field that has none is absent.
  private typealias Sample = [(slot: FieldSlot, value: Int64?)]

  /// Combinations that are tried of the values of an event type.
  private static let mostSamples = 1024

  /// - Parameter rules: the original, and what is to be compared with it.
  init(_ rules: [Requirement]) {
    let checks = rules.map(RuleChecks.init)
    isWhole = checks.allSatisfy(\.isWhole)
    fingerprints = Array(repeating: 0xCBF2_9CE4_8422_2325, count: rules.count)
    for event in Set(checks.flatMap { $0.checks.keys }).sorted() {
      let ofEvent = checks.map { $0.checks[event] }
      let programs = ofEvent.flatMap { $0?.programs ?? [] }
      if programs.contains(where: \.computes) {
        for (index, check) in ofEvent.enumerated() { add(check?.code ?? [], to: index) }
      } else {
        let samples = Self.samples(SampleValues(programs).fields, ofEvent.first ?? nil)
        for sample in samples {
          let row = Self.row(event, sample)
          for (index, check) in ofEvent.enumerated() {
            add([check?.outcome(row) ?? RuleChecks.doesNotApply], to: index)
          }
        }
      }
    }
  }

  private mutating func add(_ words: [UInt64], to index: Int) {
    for word in words { fingerprints[index] = (fingerprints[index] ^ word) &* 0x100_0000_01B3 }
  }

  private static func row(_ event: EventTypeID, _ sample: Sample) -> EventRow {
    var row = EventRow(flow: 0)
    row.type = event
    for (slot, value) in sample { if let value { row[slot] = value } }
    return row
  }

  // MARK: Choosing

  private static func samples(_ fields: [SampleValues.Field], _ original: RuleChecks.Check?) -> [Sample] {
    var combinations = 1
    for field in fields where combinations <= mostSamples { combinations *= field.values.count }
    if combinations <= mostSamples {
      return fields.reduce([[]]) { samples, field in
        samples.flatMap { sample in field.values.map { sample + [(field.slot, $0)] } }
      }
    }
    var random = SampleChance()
    var samples = (0..<mostSamples / 2).map { _ in
      fields.map { ($0.slot, $0.values[random.next($0.values.count)]) }
    }
    samples += surroundings(samples, fields, original)
    return samples
  }

  /// Events that differ in one field from one that passes.
  private static func surroundings(
    _ samples: [Sample], _ fields: [SampleValues.Field], _ original: RuleChecks.Check?
  ) -> [Sample] {
    let passing = samples.filter { original?.outcome(row(EventTypeID(rawValue: 0), $0)) == RuleChecks.passes }
    return passing.prefix(4).flatMap { base in
      fields.indices.flatMap { index in
        fields[index].values.map { value in
          var sample = base
          sample[index].value = value
          return sample
        }
      }
    }
  }
}

/// The conditions of a rule by event type.
private struct RuleChecks {
  struct Check {
    var condition: Program?
    /// nil for a rule that remembers.
    var demand: Program?

    var programs: [Program] { [condition, demand].compactMap { $0 } }

    /// The instructions as numbers: equal ones do the same.
    var code: [UInt64] {
      [condition, demand].flatMap { program in
        let words = (program?.instructions ?? []).flatMap { i in
          [
            UInt64(i.op.rawValue) << 24 | UInt64(i.dst) << 16 | UInt64(i.a) << 8 | UInt64(i.b),
            UInt64(bitPattern: i.x), UInt64(bitPattern: i.y),
          ]
        }
        return words + [UInt64(program?.result ?? 0), .max]
      }
    }

    /// What the check says of an event.
    func outcome(_ row: borrowing EventRow) -> UInt64 {
      switch condition?.evaluate(row) ?? .known(1) {
      case .known(0): return RuleChecks.doesNotApply
      case .known: return demand.map { Self.outcome($0.evaluate(row)) } ?? RuleChecks.passes
      case .unknown, .error: return RuleChecks.cannotTell
      }
    }

    private static func outcome(_ value: Evaluated) -> UInt64 {
      switch value {
      case .known(0): RuleChecks.fails
      case .known: RuleChecks.passes
      case .unknown, .error: RuleChecks.cannotTell
      }
    }
  }

  static let doesNotApply: UInt64 = 0
  static let passes: UInt64 = 1
  static let fails: UInt64 = 2
  static let cannotTell: UInt64 = 3

  var checks: [EventTypeID: Check] = [:]
  var isWhole = false

  init(_ requirement: Requirement) {
    let demands = requirement.rule.form.demand
    isWhole = !demands.isEmpty
    // Of a rule that tells events apart, those that `select` names.
    for selection in requirement.rule.selections where selection.role == 0 {
      checks[selection.event.id] = Check(condition: selection.condition, demand: demands[selection.event.id])
    }
  }
}

extension Program {
  /// Whether values are computed rather than compared.
  fileprivate var computes: Bool {
    instructions.contains { instruction in
      switch instruction.op {
      case .add, .subtract, .multiply, .addConstant, .multiplyConstant, .divide, .remainder, .bitAnd,
        .bitCount,
        .subset:
        true
      default: false
      }
    }
  }
}

/// The same chance in every run.
private struct SampleChance {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(count))
  }
}
