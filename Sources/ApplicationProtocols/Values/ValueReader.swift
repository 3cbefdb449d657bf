import JSON
import PackedEncoding

/// Takes JSON for a value of a type of a schema: the way back of ``PackedEncoding/PackedValue/json``.
struct ValueReader {
  let schema: PackedSchema

  /// - Parameter siblings: the SEQUENCE that the value stands in, whose components select open types.
  func value(
    _ json: JSONValue, _ type: PackedSchema.TypeID, in siblings: Siblings? = nil
  ) throws(ValueError) -> PackedValue {
    switch (schema.types[type].kind, json) {
    case (.boolean, .boolean(let flag)): return .boolean(flag)
    case (.null, .null): return .null
    case (.integer, .integer(let number)): return .integer(number)
    case (.integer, .unsigned(let number)): return .unsigned(number)
    case (.enumerated(let items), .string(let name)): return try item(name, items)
    case (.bitString(_, nil), .object): return try bits(json)
    case (.octetString(_, nil), .string(let digits)): return .octets(try octets(digits))
    case (.bitString(_, let inside?), .object(let members)),
      (.octetString(_, let inside?), .object(let members)):
      return try contained(members, inside)
    case (.characterString, .string(let text)): return .text(text)
    case (.objectIdentifier, .string(let text)): return try objectIdentifier(text)
    case (.sequence(let sequence), .object(let members)): return try self.sequence(members, sequence)
    case (.sequenceOf(_, let item), .array(let values)):
      var list: [PackedValue] = []
      for (place, value) in values.enumerated() {
        list.append(try inside("[\(place)]") { () throws(ValueError) in try self.value(value, item) })
      }
      return .list(list)
    case (.choice(let choice), .object(let members)): return try self.choice(members, choice)
    case (.open(let open), .object(let members)): return try self.open(members, open, siblings)
    default: throw ValueError("this is no \(schema.types[type].kind.keyword): \(Self.excerpt(json))")
    }
  }

  /// What selects the types of open types in a SEQUENCE: its components by place.
  struct Siblings {
    var components: [PackedType.Component]
    var members: [JSONValue.Member]

    func key(_ place: Int) -> Int64? {
      guard components.indices.contains(place) else { return nil }
      return members.first { $0.key == components[place].name }?.value.number
    }
  }

  // MARK: Errors

  private func inside(
    _ name: String, _ read: () throws(ValueError) -> PackedValue
  ) throws(ValueError) -> PackedValue {
    do { return try read() } catch { throw error.inside(name) }
  }

  private static func excerpt(_ json: JSONValue) -> String {
    let text = json.compactText
    return text.count <= 40 ? text : text.prefix(40) + "…"
  }

  // MARK: Values without parts

  /// The number of something that the schema does not know: `_ext_N`.
  private func unknownPlace(_ name: String) -> Int? {
    guard name.hasPrefix("_ext_"), let place = Int(name.dropFirst(5)), place >= 0 else { return nil }
    return place
  }

  private func item(_ name: String, _ items: PackedType.Enumeration) throws(ValueError) -> PackedValue {
    if items.root.contains(name) || items.extensions?.contains(name) ?? false { return .item(name) }
    guard let place = unknownPlace(name) else { throw ValueError("there is no item `\(name)`") }
    return .unknownItem(place)
  }

  private func octets(_ digits: String) throws(ValueError) -> [UInt8] {
    do { return try Hexadecimal.octets(digits[...]) } catch {
      throw ValueError("these are no octets in hexadecimal: \(Self.excerpt(.string(digits)))")
    }
  }

  private func digits(_ json: JSONValue) throws(ValueError) -> [UInt8] {
    guard case .string(let digits) = json else {
      throw ValueError("these are no octets in hexadecimal: \(Self.excerpt(json))")
    }
    return try octets(digits)
  }

  private func bits(_ json: JSONValue) throws(ValueError) -> PackedValue {
    guard json.members.count == 2, let count = json["bits"]?.number.map({ Int($0) }), let hex = json["hex"]
    else {
      throw ValueError("a BIT STRING has `bits` and `hex`: \(Self.excerpt(json))")
    }
    let octets = try digits(hex)
    guard count >= 0, octets.count == count / 8 + (count % 8).signum() else {
      throw ValueError("\(count) bits are not in \(octets.count) octets")
    }
    guard count % 8 == 0 || octets[octets.count - 1] << (count % 8) == 0 else {
      throw ValueError("the bits after the last one are not 0")
    }
    return .bits(octets, count: count)
  }

  private func objectIdentifier(_ text: String) throws(ValueError) -> PackedValue {
    let arcs = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt64($0) }
    let numbers = arcs.compactMap { $0 }
    guard numbers.count == arcs.count else { throw ValueError("`\(text)` is no OBJECT IDENTIFIER") }
    return .objectIdentifier(numbers)
  }

  // MARK: Values with parts

  private func sequence(
    _ members: [JSONValue.Member], _ sequence: PackedType.Sequence
  ) throws(ValueError) -> PackedValue {
    var given: [PackedValue.Member] = []
    let siblings = Siblings(components: sequence.root, members: members)
    var names: Set<String> = []
    for member in members {
      guard names.insert(member.key).inserted else { throw ValueError("`\(member.key)` is there twice") }
      if let component = sequence.component(named: member.key) {
        let value = try inside(member.key) { () throws(ValueError) in
          try self.value(member.value, component.type, in: siblings)
        }
        given.append(PackedValue.Member(.component(member.key), value))
      } else if sequence.additions != nil, let place = unknownPlace(member.key) {
        let octets = try inside(member.key) { () throws(ValueError) in .opaque(try digits(member.value)) }
        given.append(PackedValue.Member(.addition(place), octets))
      } else {
        throw ValueError("there is no component `\(member.key)`")
      }
    }
    return .sequence(given)
  }

  private func only(_ members: [JSONValue.Member], _ what: String) throws(ValueError) -> JSONValue.Member {
    guard members.count == 1, let member = members.first else {
      throw ValueError("\(what) is an object with one member")
    }
    return member
  }

  private func choice(
    _ members: [JSONValue.Member], _ choice: PackedType.Choice
  ) throws(ValueError) -> PackedValue {
    let member = try only(members, "a CHOICE")
    if let alternative = (choice.root + (choice.extensions ?? [])).first(where: { $0.name == member.key }) {
      let value = try inside(member.key) { () throws(ValueError) in
        try self.value(member.value, alternative.type)
      }
      return .choice(member.key, value)
    }
    guard choice.extensions != nil, let place = unknownPlace(member.key) else {
      throw ValueError("there is no alternative `\(member.key)`")
    }
    return try inside(member.key) { () throws(ValueError) in
      .unknownChoice(place, try digits(member.value))
    }
  }

  private func contained(
    _ members: [JSONValue.Member], _ type: PackedSchema.TypeID
  ) throws(ValueError) -> PackedValue {
    let member = try only(members, "what is contained")
    let name = schema.types[type].name.isEmpty ? schema.types[type].kind.keyword : schema.types[type].name
    guard member.key == name else { throw ValueError("expected `\(name)`, not `\(member.key)`") }
    return try inside(name) { () throws(ValueError) in .contained(name, try self.value(member.value, type)) }
  }

  private func open(
    _ members: [JSONValue.Member], _ open: PackedType.Open, _ siblings: Siblings?
  ) throws(ValueError) -> PackedValue {
    if members.count == 1, members[0].key == "_unknown" {
      return try inside("_unknown") { () throws(ValueError) in .opaque(try digits(members[0].value)) }
    }
    let set = schema.objectSets[open.objectSet]
    guard let key = siblings?.key(open.key), let type = set.row(key)?.types[open.column] else {
      throw ValueError("\(set.name) has no type for the key, so the text should have `_unknown`")
    }
    return try contained(members, type)
  }
}

/// Why JSON is no value of a type, and where.
struct ValueError: Error, Equatable {
  /// From the outermost type to the place: component names, and items by their number.
  var path = ""
  var message: String

  @inline(never)
  init(_ message: String) { self.message = message }

  func inside(_ name: String) -> ValueError {
    var outer = self
    outer.path = path.isEmpty ? name : name + "." + path
    return outer
  }
}

extension PackedType.Sequence {
  /// A component of the root or behind the extension marker.
  fileprivate func component(named name: String) -> PackedType.Component? {
    if let component = root.first(where: { $0.name == name }) { return component }
    for addition in additions ?? [] {
      switch addition {
      case .component(let component) where component.name == name: return component
      case .group(let components):
        if let component = components.first(where: { $0.name == name }) { return component }
      default: continue
      }
    }
    return nil
  }
}
