public import Events

/// A number with its unit, as an author writes it: `20 ms`, `35.7 us`, `-3 dB`, `0x40`.
public struct Quantity: Sendable, Equatable {
  public let value: Int64
  public let unit: Unit
  public init(value: Int64, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// Reads a literal; arithmetic and names are refused.
  public init(_ text: String) throws(ExpressionError) {
    var parser = try Parser(text)
    let tree = try parser.literal()
    guard case .number(let value, let unit) = tree.kind else {
      throw ExpressionError(at: tree.range, "expected a number")
    }
    self.init(value: value, unit: unit ?? .none)
  }

  /// As an author would write it: in the largest unit that leaves no fraction, `20 ms` rather than 20000000 ns.
  public var text: String {
    guard unit != .none else { return "\(value)" }
    if unit == .centibels { return decibels }
    let scale = UnitWord.scales[unit]?.first { value != 0 && value % $0.factor == 0 }
    return scale.map { "\(value / $0.factor) \($0.word)" } ?? "\(value) \(unit.rawValue)"
  }

  /// Hundredths of a decibel have no word of their own, so they are decimals.
  private var decibels: String {
    let (whole, hundredths) = value.magnitude.quotientAndRemainder(dividingBy: 100)
    let decimals = hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
    let fraction = hundredths == 0 ? "" : "." + (hundredths % 10 == 0 ? "\(hundredths / 10)" : decimals)
    return (value < 0 ? "-" : "") + "\(whole)\(fraction) dB"
  }
}

/// What an author may write behind a number.
struct UnitWord {
  let unit: Unit
  /// How many of the catalogue's unit one of the word is.
  let factor: Int64

  private static let words: [String: UnitWord] = {
    var words: [String: UnitWord] = [:]
    func add(_ unit: Unit, _ factor: Int64, _ names: String...) {
      for name in names { words[name] = UnitWord(unit: unit, factor: factor) }
    }
    add(.nanoseconds, 1, "ns")
    add(.nanoseconds, 1_000, "us", "µs", "μs")
    add(.nanoseconds, 1_000_000, "ms")
    add(.nanoseconds, 1_000_000_000, "s")
    add(.tc, 1, "Tc")
    add(.ts, 1, "Ts")
    add(.symbols, 1, "symbol", "symbols")
    add(.slots, 1, "slot", "slots")
    add(.subframes, 1, "subframe", "subframes")
    add(.frames, 1, "frame", "frames")
    add(.prbs, 1, "PRB", "PRBs")
    add(.bytes, 1, "B", "byte", "bytes")
    add(.bits, 1, "bit", "bits")
    add(.hertz, 1, "Hz")
    add(.hertz, 1_000, "kHz")
    add(.hertz, 1_000_000, "MHz")
    add(.hertz, 1_000_000_000, "GHz")
    add(.centibels, 100, "dB")
    return words
  }()

  static var names: [String] { words.keys.sorted() }

  /// The words that quantities are shown in, larger ones first.
  static let scales: [Unit: [(word: String, factor: Int64)]] = {
    let shown: [Unit: [String]] = [
      .nanoseconds: ["s", "ms", "us"], .hertz: ["GHz", "MHz", "kHz"],
    ]
    return shown.mapValues { names in names.compactMap { name in words[name].map { (name, $0.factor) } } }
  }()

  static func named(_ name: String) -> UnitWord? { words[name] }
}

extension Unit {
  /// Whether it counts things, so that a bare integer can stand for it. A duration, a frequency or a
  /// ratio cannot be guessed from a number alone.
  public var isCount: Bool {
    switch self {
    case .none, .symbols, .slots, .subframes, .frames, .prbs, .bytes, .bits: true
    case .nanoseconds, .tc, .ts, .hertz, .centibels: false
    }
  }

  /// The unit in words, for messages.
  public var description: String {
    switch self {
    case .none: "a plain number"
    case .nanoseconds: "a time (ns)"
    case .centibels: "a level (dB)"
    default: "\(rawValue)"
    }
  }
}
