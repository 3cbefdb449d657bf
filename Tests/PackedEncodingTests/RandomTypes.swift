import PackedEncoding

/// Types and values of them by chance, the same for the same seed.
struct RandomTypes {
  private var state: UInt64
  private(set) var types: [PackedType] = []
  private var sets: [PackedSchema.ObjectSet] = []
  let top: PackedSchema.TypeID

  init(seed: UInt64) {
    state = seed
    top = 0
    types.append(PackedType(name: "Top", .null))
    types[0].kind = .sequence(sequence(depth: 3))
  }

  func schema(aligned: Bool) -> PackedSchema {
    PackedSchema(isAligned: aligned, types: types, objectSets: sets, top: [])
  }

  // MARK: Chance

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func isLucky(_ one: Int) -> Bool { number(1...one) == 1 }

  mutating func choose<T>(_ values: T...) -> T { values[number(0...values.count - 1)] }

  private mutating func octets(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  // MARK: Types

  private mutating func type(depth: Int) -> PackedSchema.TypeID {
    let kind: PackedType.Kind
    switch number(depth > 0 ? 0...13 : 0...8) {
    case 0: kind = .boolean
    case 1: kind = .null
    case 2, 3: kind = .integer(bounds())
    case 4:
      let names = (0..<number(1...300)).map { "item\($0)" }
      let added = isLucky(2) ? nil : (0..<number(0...80)).map { "added\($0)" }
      kind = .enumerated(.init(root: names, extensions: added))
    case 5: kind = .bitString(size(40), containing: nil)
    case 6: kind = .octetString(size(40), containing: nil)
    case 7: kind = .characterString(choose(.numeric, .printable, .visible, .ia5, .utf8), size(9))
    case 8: kind = .objectIdentifier
    case 9: kind = .sequenceOf(size(3), type(depth: depth - 1))
    case 10:
      let inside = type(depth: depth - 1)
      kind = isLucky(2) ? .octetString(.init(), containing: inside) : .bitString(.init(), containing: inside)
    case 11: kind = .choice(choice(depth: depth - 1))
    default: kind = .sequence(sequence(depth: depth - 1))
    }
    return add(kind)
  }

  private mutating func add(_ kind: PackedType.Kind) -> PackedSchema.TypeID {
    types.append(PackedType(name: "T\(types.count)", kind))
    return types.count - 1
  }

  private mutating func bounds() -> PackedType.Bounds {
    let isExtensible = isLucky(3)
    let lower: Int64 = choose(0, 1, -1, -128, 1 << 40, .min)
    let spans: [UInt64?] = [
      0, 1, 7, 254, 255, 256, 65_535, 65_536, 1 << 32 - 1, 1 << 40, 1 << 63, .max, nil,
    ]
    let span = spans[number(0...spans.count - 1)]
    if isLucky(8) { return .init(lower: nil, span: nil, isExtensible: isExtensible) }
    return .init(
      lower: lower, span: span.map { lower < 0 ? $0 : min($0, .max - UInt64(lower)) },
      isExtensible: isExtensible)
  }

  private mutating func size(_ largest: Int) -> PackedType.Size {
    let lower = number(0...largest)
    let uppers: [Int?] = [lower, lower, lower + 1, lower + 254, lower + 255, 65_535, 65_536, nil]
    return .init(lower: lower, upper: uppers[number(0...7)], isExtensible: isLucky(3))
  }

  private mutating func choice(depth: Int) -> PackedType.Choice {
    let root = (0..<number(1...9)).map { PackedType.Component("root\($0)", type(depth: depth)) }
    let added = (0..<number(0...3)).map { PackedType.Component("added\($0)", type(depth: depth)) }
    return .init(root: root, extensions: isLucky(2) ? nil : added)
  }

  private mutating func sequence(depth: Int) -> PackedType.Sequence {
    var root = (0..<number(0...5)).map { component("root\($0)", depth) }
    if isLucky(2) {
      let key = add(.integer(.init(lower: 0, span: 65_535)))
      root.append(.init("id", key))
      root.append(.init("value", open(key: root.count - 1, depth: depth)))
    }
    guard isLucky(2) else { return .init(root: root, additions: nil) }
    let additions = (0..<number(0...4)).map { index -> PackedType.Addition in
      isLucky(3)
        ? .group((0..<number(1...3)).map { component("member\(index)\($0)", depth) })
        : .component(.init("added\(index)", type(depth: depth)))
    }
    return .init(root: root, additions: additions)
  }

  private mutating func component(_ name: String, _ depth: Int) -> PackedType.Component {
    let type = type(depth: depth)
    switch number(0...3) {
    case 0: return .init(name, type, isOptional: true)
    case 1:
      switch types[type].kind {
      case .sequence, .sequenceOf, .choice: return .init(name, type)
      case .bitString(_, _?), .octetString(_, _?): return .init(name, type)
      default: return .init(name, type, defaultValue: value(of: type))
      }
    default: return .init(name, type)
    }
  }

  private mutating func open(key: Int, depth: Int) -> PackedSchema.TypeID {
    let rows = (0..<number(0...6)).map { _ in
      PackedSchema.ObjectSet.Row(
        key: Int64(number(0...20)), types: [isLucky(9) ? nil : type(depth: depth)], words: [:])
    }
    sets.append(.init(name: "Set\(sets.count)", columns: ["Value"], rows: rows))
    return add(.open(.init(objectSet: sets.count - 1, key: key, column: 0)))
  }

  // MARK: Values

  mutating func value(of type: PackedSchema.TypeID) -> PackedValue {
    switch types[type].kind {
    case .boolean: return .boolean(isLucky(2))
    case .null, .open: return .null
    case .integer(let bounds): return integer(bounds)
    case .enumerated(let items):
      guard let added = items.extensions, isLucky(2) else {
        return .item(items.root[number(0...items.root.count - 1)])
      }
      let index = number(0...added.count + 9)
      return index < added.count ? .item(added[index]) : .unknownItem(index)
    case .bitString(let size, nil):
      let count = length(size)
      var bits = octets((count + 7) / 8)
      if count % 8 > 0 { bits[bits.count - 1] &= ~(0xFF >> UInt8(count % 8)) }
      return .bits(bits, count: count)
    case .octetString(let size, nil): return .octets(octets(length(size)))
    case .bitString(_, let inside?), .octetString(_, let inside?): return contained(inside)
    case .characterString(let alphabet, let size): return .text(text(alphabet, size))
    case .objectIdentifier:
      let first = UInt64(number(0...2))
      let second = first == 2 ? next() >> 8 : UInt64(number(0...39))
      return .objectIdentifier(
        [first, second] + (0..<number(0...5)).map { _ in next() >> UInt64(number(0...63)) })
    case .sequence(let sequence): return self.sequence(sequence)
    case .sequenceOf(let size, let item):
      return .list((0..<length(size)).map { _ in value(of: item) })
    case .choice(let choice):
      guard let added = choice.extensions, isLucky(2) else { return alternative(choice.root) }
      return added.isEmpty || isLucky(3)
        ? .unknownChoice(added.count + number(0...99), octets(number(0...9))) : alternative(added)
    }
  }

  private mutating func alternative(_ alternatives: [PackedType.Component]) -> PackedValue {
    let chosen = alternatives[number(0...alternatives.count - 1)]
    return .choice(chosen.name, value(of: chosen.type))
  }

  private mutating func contained(_ type: PackedSchema.TypeID) -> PackedValue {
    .contained(types[type].name, value(of: type))
  }

  private mutating func integer(_ bounds: PackedType.Bounds) -> PackedValue {
    guard let lower = bounds.lower else {
      return .integer(Int64(bitPattern: next()) >> Int64(number(0...63)))
    }
    let offset = min(next() >> UInt64(number(0...63)), bounds.span ?? UInt64(Int64.max))
    if lower < 0 {
      let (sum, overflow) = lower.addingReportingOverflow(Int64(min(offset, UInt64(Int64.max))))
      return .integer(overflow ? .max : sum)
    }
    let sum = UInt64(lower).addingReportingOverflow(offset)
    guard !sum.overflow, let value = Int64(exactly: sum.partialValue) else {
      return bounds.span == nil ? .integer(.max) : .unsigned(sum.partialValue)
    }
    // What lies outside, where that is allowed.
    let span = bounds.span ?? .max
    guard bounds.isExtensible, isLucky(3), span < 1 << 32 else { return .integer(value) }
    return .integer(lower + Int64(span) + 1 + Int64(number(0...999)))
  }

  private mutating func length(_ size: PackedType.Size) -> Int {
    if size.isExtensible, isLucky(3) { return max(0, size.lower - number(1...2)) }
    return min(size.upper ?? .max, size.lower + number(0...3))
  }

  private mutating func text(_ alphabet: PackedType.Alphabet, _ size: PackedType.Size) -> String {
    let characters: String
    switch alphabet {
    case .numeric: characters = " 0123456789"
    case .printable: characters = "AZaz09 '()+,-./:=?"
    case .visible: characters = " !_@~Z9"
    case .ia5: characters = "\u{0}\u{7F}\tA"
    case .utf8: characters = "gNB é適合🛰"
    }
    return String((0..<length(size)).map { _ in characters.randomElement(using: &self) ?? "0" })
  }

  private mutating func sequence(_ sequence: PackedType.Sequence) -> PackedValue {
    var members: [PackedValue.Member] = []
    for component in sequence.root { add(component, always: false, to: &members) }
    let known = sequence.additions ?? []
    for addition in known {
      let isSent = isLucky(2)
      switch addition {
      case .component(let component): if isSent { add(component, always: true, to: &members) }
      case .group(let components):
        for component in components where isSent || component.defaultValue != nil {
          add(component, always: false, isSent: isSent, to: &members)
        }
      }
    }
    if sequence.additions != nil, isLucky(5) {
      members.append(.init(.addition(known.count + number(0...70)), .opaque(octets(number(0...5)))))
    }
    return .sequence(members)
  }

  private mutating func add(
    _ component: PackedType.Component, always: Bool, isSent: Bool = true,
    to members: inout [PackedValue.Member]
  ) {
    if let value = component.defaultValue {
      let value = isSent && isLucky(2) ? self.value(of: component.type) : value
      members.append(.init(.component(component.name), value))
    } else if always || !component.isOptional || isLucky(2) {
      let key = members.last.flatMap { member in
        if case .integer(let key) = member.value { key } else { nil }
      }
      let value =
        if case .open(let open) = types[component.type].kind { field(open, key) } else {
          self.value(of: component.type)
        }
      members.append(.init(.component(component.name), value))
    }
  }

  private mutating func field(_ open: PackedType.Open, _ key: Int64?) -> PackedValue {
    let set = sets[open.objectSet]
    guard let key, let inside = set.row(key)?.types[0] else { return .opaque(octets(number(0...4))) }
    return contained(inside)
  }
}

extension RandomTypes: RandomNumberGenerator {}
