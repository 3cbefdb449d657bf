public import PackedEncoding

/// Draws values of the types of a schema: whatever the types allow, and as often as it matters what lies at
/// their bounds.
///
/// The same generator of random numbers gives the same values. What is drawn can be encoded, and decodes to itself.
public struct SchemaSampler: Sendable {
  /// What values look like.
  public struct Options: Sendable {
    /// How many of a thousand optional components and information elements are there; fewer in the depth.
    public var optional = 500
    /// How many of a thousand values that may be extended are: known additions, sizes and numbers outside the root.
    public var extended = 100
    /// How many of a thousand values that may be extended have something that the schema does not know.
    public var unknown = 0
    /// Items of a list, where its type does not ask for more.
    public var mostItems = 4
    /// How many of a thousand strings and lists that may be long are: strings longer than 127 octets, lists of
    /// more than 20 items.
    public var long = 0
    /// How many of a thousand of these strings are longer than 16,383 octets, so sent in fragments.
    public var fragmented = 0
    /// Parts of a value, behind which only what must be there comes.
    public var mostParts = 1500
    /// How deep values are nested, behind which only what must be there comes.
    public var deepest = 24

    public init() {}

    /// Only what must be there.
    public static var minimal: Options {
      var options = Options()
      options.optional = 0
      options.extended = 0
      options.mostItems = 0
      return options
    }

    /// All that a decoder may meet, and now and then a string in fragments.
    public static var wild: Options {
      var options = Options()
      options.optional = 800
      options.unknown = 20
      options.long = 60
      options.fragmented = 100
      return options
    }
  }

  let schema: PackedSchema
  public var options: Options
  /// Parts that were drawn for the value at hand.
  private var parts = 0
  /// How deep the part at hand lies.
  private(set) var depth = 0

  /// A type that leads to itself through what must be there ends here without a value.
  private static let bottom = 60

  public init(_ schema: PackedSchema, _ options: Options = Options()) {
    self.schema = schema
    self.options = options
  }

  /// A value of a type; nil where the type has none, such as a list of at least one of nothing.
  public mutating func value(
    of type: PackedSchema.TypeID, using random: inout some RandomNumberGenerator
  ) -> PackedValue? {
    parts = 0
    depth = 0
    return part(type, using: &random)
  }

  mutating func part(
    _ type: PackedSchema.TypeID, using random: inout some RandomNumberGenerator
  ) -> PackedValue? {
    guard depth < Self.bottom else { return nil }
    parts += 1
    depth += 1
    defer { depth -= 1 }
    switch schema.types[type].kind {
    case .boolean: return .boolean(random.happens(500))
    case .null: return .null
    case .integer(let bounds): return integer(bounds, &random)
    case .enumerated(let items): return item(items, &random)
    case .bitString(let size, let inside):
      if let inside { return contained(inside, &random) }
      let count = length(size, &random)
      var octets = random.octets((count + 7) / 8)
      if count % 8 != 0 { octets[octets.count - 1] &= 0xFF << (8 - count % 8) }
      return .bits(octets, count: count)
    case .octetString(let size, let inside):
      if let inside { return contained(inside, &random) }
      return .octets(random.octets(length(size, &random)))
    case .characterString(let alphabet, let size): return text(alphabet, size, &random)
    case .objectIdentifier:
      let first = random.number(0...2)
      let second = random.number(0...(first == 2 ? 200 : 39))
      let arcs = (0..<random.number(0...6)).map { _ in random.next() >> random.number(1...63) }
      return .objectIdentifier([UInt64(first), UInt64(second)] + arcs)
    case .sequence(let sequence): return self.sequence(sequence, &random)
    case .sequenceOf(let size, let item): return list(size, item, &random)
    case .choice(let choice): return self.choice(choice, &random)
    case .open: return nil
    }
  }

  // MARK: How much

  /// Whether no more than what must be there should come.
  private var isFull: Bool { parts >= options.mostParts || depth >= options.deepest }

  /// Whether something optional is there.
  mutating func wants(_ random: inout some RandomNumberGenerator) -> Bool {
    !isFull && random.happens(options.optional * 8 / (8 + depth))
  }

  func extends(_ random: inout some RandomNumberGenerator) -> Bool {
    !isFull && random.happens(options.extended)
  }

  func surprises(_ random: inout some RandomNumberGenerator) -> Bool {
    !isFull && random.happens(options.unknown)
  }

  /// How many items a list has.
  func count(_ size: PackedType.Size, _ random: inout some RandomNumberGenerator) -> Int {
    if size.isExtensible, extends(&random), let end = size.upper, end < 1000 { return end + 1 }
    let most = isFull ? size.lower : max(size.lower, options.mostItems)
    let upper = min(size.upper ?? .max, most)
    if !isFull, (size.upper ?? .max) > 20, random.happens(options.long) {
      return random.number(20...min(size.upper ?? .max, 500))
    }
    return random.number(size.lower...max(size.lower, upper))
  }

  /// How many octets, bits or characters a string has.
  private func length(_ size: PackedType.Size, _ random: inout some RandomNumberGenerator) -> Int {
    if size.isExtensible, let upper = size.upper, upper < 1000, extends(&random) {
      return upper + random.number(1...20)
    }
    guard size.lower != size.upper else { return size.lower }
    let upper = size.upper ?? .max
    if upper > 20_000, !isFull, random.happens(options.long) {
      return random.happens(options.fragmented)
        ? random.number(16_384...min(upper, 70_000)) : random.number(128...2000)
    }
    switch random.number(0...9) {
    case 0: return size.lower
    case 1: return min(upper, max(size.lower, 300))
    default: return random.number(size.lower...min(upper, size.lower + 24))
    }
  }

  // MARK: Values without parts

  private func integer(
    _ bounds: PackedType.Bounds, _ random: inout some RandomNumberGenerator
  ) -> PackedValue {
    // Small and large numbers are as likely as each other: numbers of all lengths are drawn.
    let drawn = random.next() >> UInt64(random.number(0...63))
    guard let lower = bounds.lower else { return .integer(Int64(bitPattern: drawn)) }
    guard let span = bounds.span else { return .integer(lower &+ Int64(bitPattern: drawn >> 1)) }
    if bounds.isExtensible, span < UInt64(Int64.max), extends(&random) {
      let upper = lower + Int64(span)
      return .integer(
        random.happens(500) ? lower - 1 - Int64(drawn & 0xFFFF) : upper + 1 + Int64(drawn & 0xFFFF_FFFF))
    }
    let offset =
      switch random.number(0...7) {
      case 0: UInt64(0)
      case 1: span
      default: drawn <= span ? drawn : span == .max ? drawn : drawn % (span + 1)
      }
    let number = UInt64(bitPattern: lower) &+ offset
    return lower >= 0 && number > UInt64(Int64.max)
      ? .unsigned(number) : .integer(Int64(bitPattern: number))
  }

  private func item(
    _ items: PackedType.Enumeration, _ random: inout some RandomNumberGenerator
  ) -> PackedValue? {
    if let added = items.extensions {
      if surprises(&random) { return .unknownItem(added.count + random.stranger()) }
      if !added.isEmpty, extends(&random) { return added.randomElement(using: &random).map { .item($0) } }
    }
    return items.root.randomElement(using: &random).map { .item($0) }
  }

  private func text(
    _ alphabet: PackedType.Alphabet, _ size: PackedType.Size, _ random: inout some RandomNumberGenerator
  ) -> PackedValue {
    let count = length(size, &random)
    let letters: [Character] =
      if alphabet == .utf8 {
        Array("aZ09 é適合✓😀")
      } else if alphabet == .printable {
        Array("ABCXYZabcxyz0189 '()+,-./:=?")
      } else if [.visible, .ia5].contains(alphabet) {
        (0x20...0x7E as ClosedRange<UInt8>).map { Character(Unicode.Scalar($0)) }
      } else {
        // What all alphabets have.
        Array("0189 ")
      }
    return .text(String((0..<count).compactMap { _ in letters.randomElement(using: &random) }))
  }

  mutating func contained(
    _ type: PackedSchema.TypeID, _ random: inout some RandomNumberGenerator
  ) -> PackedValue? {
    let name = schema.types[type].name.isEmpty ? schema.types[type].kind.keyword : schema.types[type].name
    return part(type, using: &random).map { .contained(name, $0) }
  }
}

extension RandomNumberGenerator {
  /// A number of a range, each as likely as the others.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Whether something happens that happens so often in a thousand times.
  mutating func happens(_ perMille: Int) -> Bool { number(0...999) < perMille }

  mutating func octets(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next() >> 32) }
  }

  /// How far something unknown lies behind what is known: mostly next to it, now and then in the long form of
  /// a normally small number.
  mutating func stranger() -> Int { happens(900) ? number(0...2) : number(64...300) }
}
