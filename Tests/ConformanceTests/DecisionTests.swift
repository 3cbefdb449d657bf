import Conformance
import Results
import Testing

/// Conditions and demands are decided part by part: what comes of it is what the whole is worth.
@Suite struct DecisionTests {
  private typealias Values = (version: Int64, sequence: Int64, slot: Int64)

  private indirect enum Formula: Sendable {
    case atom(String, @Sendable (Values) -> Bool)
    case not(Formula)
    case all([Formula])
    case any([Formula])

    var text: String {
      switch self {
      case .atom(let text, _): text
      case .not(let inner): "!(\(inner.text))"
      case .all(let parts): parts.map { "(\($0.text))" }.joined(separator: " && ")
      case .any(let parts): parts.map { "(\($0.text))" }.joined(separator: " || ")
      }
    }

    func callAsFunction(_ values: Values) -> Bool {
      switch self {
      case .atom(_, let holds): holds(values)
      case .not(let inner): !inner(values)
      case .all(let parts): parts.allSatisfy { $0(values) }
      case .any(let parts): parts.contains { $0(values) }
      }
    }
  }

  /// Every way in which a value is compared: those that a decision takes in, and those that it does not.
  private static let atoms: [Formula] = [
    .atom("version == 1") { $0.version == 1 }, .atom("sequence >= 1") { $0.sequence >= 1 },
    .atom("slot <= 1") { $0.slot <= 1 }, .atom("version in [1..2]") { (1...2).contains($0.version) },
    .atom("sequence in [0, 2]") { $0.sequence != 1 }, .atom("slot != 1") { $0.slot != 1 },
    .atom("version < sequence") { $0.version < $0.sequence },
    .atom("sequence == version") { $0.sequence == $0.version },
    .atom("version + sequence == 2") { $0.version + $0.sequence == 2 },
  ]

  /// Formulas of every shape that is decided in a way of its own.
  private static func formulas(_ a: Formula, _ b: Formula, _ c: Formula) -> [Formula] {
    [
      a, .all([a, b]), .any([a, b]), .all([a, b, c]), .any([a, b, c]), .any([a, .all([b, c])]),
      .any([.all([a, b]), c]), .all([.any([a, b]), c]), .all([a, .any([b, c])]), .not(.any([a, b])),
      .any([a, .not(.all([b, c]))]), .all([.all([a, b]), .any([b, c])]),
    ]
  }

  @Test func conditionsAndDemandsAreWorthWhatTheirPartsAreWorthTogether() throws {
    var rules: [(condition: Formula, demand: Formula)] = []
    for first in Self.atoms.indices {
      let atoms = Array(Self.atoms[first...] + Self.atoms[..<first])
      let demands = Self.formulas(atoms[0], atoms[2], atoms[5])
      let conditions = Self.formulas(atoms[1], atoms[4], atoms[8]).reversed()
      rules += zip(conditions, demands).map { ($0, $1) }
    }
    var feed = Feed(
      try rules.enumerated().map { number, rule in
        try Bench.assertion("r\(number)", when: rule.condition.text, rule.demand.text)
      })
    var expected = rules.map { _ in (passed: 0, failed: 0) }
    for version in Int64(0)..<3 {
      for sequence in Int64(0)..<3 {
        for slot in Int64(0)..<3 {
          feed.send(version: version, sequence: sequence, slot: slot)
          for (number, rule) in rules.enumerated() where rule.condition((version, sequence, slot)) {
            if rule.demand((version, sequence, slot)) {
              expected[number].passed += 1
            } else {
              expected[number].failed += 1
            }
          }
        }
      }
    }
    for (number, result) in feed.results().enumerated() {
      let text = "\(rules[number].condition.text) → \(rules[number].demand.text)"
      #expect(result.tally.passed == expected[number].passed, "\(text)")
      #expect(result.tally.failed == expected[number].failed, "\(text)")
    }
  }

  @Test func whatAnotherPartDecidesNeedsNoResult() throws {
    // The product is too large for 64 bits: it is of no use where the first part has decided.
    let demand = "version == 1 || version * sequence == 4"
    for (when, verdict) in [(nil, Verdict.pass), ("version == 1 && sequence * sequence > 0", .error)] {
      var feed = Feed([try Bench.assertion("a", when: when, demand)])
      feed.send(version: 1, sequence: .max)
      #expect(feed.results()[0].verdict == verdict)
    }
    var feed = Feed([try Bench.assertion("a", when: "version == 2 && sequence * sequence > 0", "slot == 0")])
    feed.send(version: 1, sequence: .max)
    #expect(feed.results()[0].verdict == .notExercised)
  }
}
