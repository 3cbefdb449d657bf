import Events
import Expressions
import Testing

@Suite struct CapabilityConditionTests {
  static let capabilities: [String: ParameterValue] = [
    "beams": .boolean(true), "old": .boolean(false), "layers": .number(4, .none), "method": .name("BFP"),
    "se6-rb-bit": .boolean(true), "bandwidth": .number(100_000_000, .hertz),
  ]

  @Test(arguments: [
    ("beams", CapabilityCondition.Outcome.applies), ("old", .doesNotApply), ("!old && beams", .applies),
    ("layers >= 4", .applies), ("layers in [1..3, 8]", .doesNotApply), ("method == BFP", .applies),
    ("method != \"BFP\"", .doesNotApply), ("method in [none, BFP]", .applies), ("se6-rb-bit", .applies),
    ("bandwidth >= 100 MHz", .applies), ("has(beams)", .applies), ("has(moon)", .doesNotApply),
    ("moon", .unknown(["moon"])), ("beams && moon", .unknown(["moon"])), ("old && moon", .doesNotApply),
    ("beams || moon", .applies), ("moon == 3 || sun", .unknown(["moon", "sun"])), ("true", .applies),
  ])
  func decides(_ text: String, _ outcome: CapabilityCondition.Outcome) throws {
    #expect(try CapabilityCondition.decide(text, Self.capabilities) == outcome, "\(text)")
  }

  @Test(arguments: [("layers", 0), ("beams &&", 8), ("beams + 1", 0), ("method > 3", 0), ("3 == layers", 0)])
  func refusesWithThePlace(_ text: String, _ offset: Int) throws {
    let error = try #require(throws: ExpressionError.self) {
      try CapabilityCondition.decide(text, Self.capabilities)
    }
    #expect(error.offset == offset, "\(error)")
  }
}

@Suite struct QuantityTests {
  @Test(arguments: [
    ("20 ms", 20_000_000, Unit.nanoseconds), ("35.7 us", 35_700, .nanoseconds),
    ("35.7µs", 35_700, .nanoseconds),
    ("0.000000001 s", 1, .nanoseconds), ("-3 dB", -300, .centibels), ("0x40", 64, .none), ("7 Tc", 7, .tc),
    ("1 slot", 1, .slots), ("30 kHz", 30_000, .hertz), ("-9223372036854775808", Int64.min, .none),
  ])
  func readsExactly(_ text: String, _ value: Int64, _ unit: Unit) throws {
    #expect(try Quantity(text) == Quantity(value: value, unit: unit))
  }

  @Test(
    "Is shown as an author would write it",
    arguments: [
      (20_000_000, Unit.nanoseconds, "20 ms"), (35_700, .nanoseconds, "35700 ns"),
      (2_000, .nanoseconds, "2 us"), (0, .nanoseconds, "0 ns"), (-3_000_000_000, .nanoseconds, "-3 s"),
      (30_000, .hertz, "30 kHz"), (-300, .centibels, "-3 dB"), (0, .centibels, "0 dB"),
      (250, .centibels, "2.5 dB"), (-5, .centibels, "-0.05 dB"), (1, .slots, "1 slots"), (64, .none, "64"),
    ])
  func isShownInTheLargestUnitThatFits(_ value: Int64, _ unit: Unit, _ text: String) throws {
    let quantity = Quantity(value: value, unit: unit)
    #expect(quantity.text == text)
    #expect(try Quantity(quantity.text) == quantity, "it reads back")
  }

  @Test(arguments: [
    "", "ms", "1 parsec", "1.5", "0.1 ns", "1 + 1", "--1", "1 ms ms", "1e3", "9223372036854775808",
  ])
  func refusesTheRest(_ text: String) {
    #expect(throws: ExpressionError.self) { try Quantity(text) }
  }

  @Test(arguments: [
    ("20 ms", ParameterValue.number(20_000_000, .nanoseconds)), ("true", .boolean(true)),
    ("BFP", .name("BFP")),
    ("O-DU", .name("O-DU")),
  ])
  func aParameterIsWhatItLooksLike(_ text: String, _ value: ParameterValue) {
    #expect(ParameterValue(text) == value)
  }
}
