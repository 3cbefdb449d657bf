/// SEQUENCE, SEQUENCE OF and CHOICE.
extension PackedEncoder {
  func list(
    _ values: [PackedValue], _ size: PackedType.Size, _ item: PackedSchema.TypeID,
    into writer: inout PackedWriter
  ) throws(PackedError) {
    func write(_ range: Range<Int>, _ writer: inout PackedWriter) throws(PackedError) {
      for index in range {
        do throws(PackedError) {
          try encode(values[index], item, key: nil, into: &writer)
        } catch { throw error.inside("[\(index)]") }
      }
    }
    if try constrainedLength(values.count, size, into: &writer) {
      try write(0..<values.count, &writer)
    } else {
      try writer.fragmented(values.count) { (writer, range) throws(PackedError) in
        try write(range, &writer)
      }
    }
  }

  func choice(
    _ value: PackedValue, _ choice: PackedType.Choice, into writer: inout PackedWriter
  ) throws(PackedError) {
    switch value {
    case .choice(let name, let content):
      do throws(PackedError) {
        if let index = choice.root.firstIndex(where: { $0.name == name }) {
          if choice.extensions != nil { writer.flag(false) }
          writer.constrained(UInt64(index), span: UInt64(choice.root.count - 1))
          try encode(content, choice.root[index].type, key: nil, into: &writer)
        } else if let index = choice.extensions?.firstIndex(where: { $0.name == name }),
          let added = choice.extensions?[index]
        {
          writer.flag(true)
          writer.normallySmall(index)
          try openType(try complete(content, added.type, depth: writer.depth), into: &writer)
        } else {
          throw failure(.outOfRange, "there is no such alternative", writer)
        }
      } catch { throw error.inside(name) }
    case .unknownChoice(let index, let octets):
      try checkUnknown(index, choice.extensions?.count, writer)
      writer.flag(true)
      writer.normallySmall(index)
      try openType(octets, into: &writer)
    default: throw mismatch(.choice(choice), writer)
    }
  }

  func sequence(
    _ members: [PackedValue.Member], _ sequence: PackedType.Sequence, into writer: inout PackedWriter
  ) throws(PackedError) {
    let known = sequence.additions ?? []
    var values: [String: PackedValue] = [:]
    var additions: [Int: [UInt8]] = [:]
    for member in members {
      let earlier: Bool
      switch (member.name, member.value) {
      case (.component(let name), _): earlier = values.updateValue(member.value, forKey: name) != nil
      case (.addition(let index), .opaque(let octets)):
        try checkUnknown(index, sequence.additions?.count, writer)
        earlier = additions.updateValue(octets, forKey: index) != nil
      case (.addition, _): throw failure(.mismatch, "an unknown addition is not opaque", writer)
      }
      if earlier { throw failure(.mismatch, "a component is given twice", writer) }
    }
    let components = sequence.components
    if let stranger = Set(values.keys).subtracting(components.map(\.name)).min() {
      throw failure(.mismatch, "there is no component `\(stranger)`", writer)
    }
    let present = Members(components: components, values: values)
    var place = sequence.root.count
    for (index, addition) in known.enumerated() {
      let range = place..<place + addition.components.count
      additions[index] = try self.addition(addition, range, of: present, depth: writer.depth)
      place = range.upperBound
    }
    if sequence.additions != nil { writer.flag(!additions.isEmpty) }
    try write(0..<sequence.root.count, of: present, into: &writer)
    try write(additions, known: known.count, into: &writer)
  }

  /// The components of a SEQUENCE, those behind the extension marker included, and the values of those that are
  /// there.
  private struct Members {
    var components: [PackedType.Component]
    var values: [String: PackedValue]

    /// What is to be sent of a component: its value, unless that is the default.
    func sent(_ place: Int) -> PackedValue? {
      let component = components[place]
      guard let value = values[component.name] else { return nil }
      return value == component.defaultValue ? nil : value
    }

    func isAnySent(_ places: Range<Int>) -> Bool { places.contains { sent($0) != nil } }
  }

  /// A bit for every addition of the type, and those that are there. X.691, 19.7 to 19.9.
  private func write(
    _ additions: [Int: [UInt8]], known: Int, into writer: inout PackedWriter
  ) throws(PackedError) {
    guard let highest = additions.keys.max() else { return }
    let count = max(highest + 1, known)
    guard count < 16_384 else { throw failure(.outOfRange, "a bitmap of \(count) additions", writer) }
    writer.normallySmallLength(count)
    for index in 0..<count { writer.flag(additions[index] != nil) }
    for index in 0..<count {
      if let octets = additions[index] { try openType(octets, into: &writer) }
    }
  }

  /// The complete encoding of an addition; nil: it is not there.
  private func addition(
    _ addition: PackedType.Addition, _ places: Range<Int>, of members: Members, depth: Int
  ) throws(PackedError) -> [UInt8]? {
    guard members.isAnySent(places) else { return nil }
    var content = PackedWriter(isAligned: schema.isAligned, depth: depth)
    switch addition {
    case .group: try write(places, of: members, into: &content)
    case .component(let component):
      do throws(PackedError) {
        try write(component, at: places.lowerBound, of: members, into: &content)
      } catch { throw error.inside(schema.types[component.type].name).inside(component.name) }
    }
    return content.complete
  }

  /// Presence bits and components.
  private func write(
    _ places: Range<Int>, of members: Members, into writer: inout PackedWriter
  ) throws(PackedError) {
    for place in places where members.components[place].hasPresenceBit {
      writer.flag(members.sent(place) != nil)
    }
    for place in places {
      let component = members.components[place]
      guard members.values[component.name] != nil || component.hasPresenceBit else {
        throw failure(.mismatch, "the component `\(component.name)` is missing", writer)
      }
      do throws(PackedError) {
        try write(component, at: place, of: members, into: &writer)
      } catch { throw error.inside(component.name) }
    }
  }

  private func write(
    _ component: PackedType.Component, at place: Int, of members: Members, into writer: inout PackedWriter
  ) throws(PackedError) {
    guard let value = members.sent(place) else { return }
    try encode(value, component.type, key: key(of: component, in: members), into: &writer)
  }

  /// The INTEGER that selects the type of an open type.
  private func key(of component: PackedType.Component, in members: Members) -> Int64? {
    guard case .open(let open) = schema.types[component.type].kind,
      members.components.indices.contains(open.key)
    else { return nil }
    let component = members.components[open.key]
    guard case .integer = schema.types[component.type].kind, let value = members.values[component.name]
    else { return nil }
    return schema.types[component.type].kind.number(of: value)
  }
}
